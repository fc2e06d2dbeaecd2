# Penghujung satu sesi, dan bagaimana menyambungnya.

gnau-evening-deals = Kad dibahagikan: { $when }
gnau-button-again = Main lagi

gnau-details-key = 🔓 **Kod pembuka kocokan pusingan { $round }**, pusingan yang tak pernah dibahagikan (skim { $scheme }):
    `{ $key }`
    -# SHA-256-nya ialah { $before ->
    [0] kod kunci kocokan pertama.
   *[other] kod pembuka pusingan { $before }, dan SHA-256 kod itu ialah kod pembuka pusingan sebelumnya, begitulah seterusnya sampai ke kod kunci kocokan pertama.
}

gnau-evening-won = 🎉 { $users } juara sesi ini: **{ $delta }**
gnau-evening-closed = -# Meja { $table } sudah ditutup.

gnau-evening-title = Sesi Ngau
gnau-evening-rounds = { $rounds } pusingan
gnau-evening-player = Pemain { $number }
gnau-evening-best-hand = Lima kad terbaik
gnau-evening-run = Rentetan menang
gnau-evening-run-of = { $rounds } kali berturut-turut
gnau-evening-missed = Ngau paling banyak terlepas
gnau-evening-missed-of = { $oxen } ngau
gnau-evening-luckiest = Paling bertuah
gnau-evening-unluckiest = Paling tak bertuah
gnau-evening-luck = { $actual }, jangkaan { $expected }
gnau-evening-said = { $title }: { $name }, { $value }
