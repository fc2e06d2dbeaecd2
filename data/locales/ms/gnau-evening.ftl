# Penghujung satu sesi, dan bagaimana menyambungnya.

gnau-evening-deals = Kad dibahagikan: { $when }
gnau-button-again = Main lagi

gnau-details-key = 🔓 **Anak kunci kocokan pusingan { $round }**, yang tak sempat dibahagikan (skim { $scheme }):
    `{ $key }`
    -# SHA-256-nya ialah { $before ->
    [0] kunci kocokan pertama.
   *[other] anak kunci pusingan { $before }, dan SHA-256 yang itu ialah anak kunci pusingan sebelumnya, begitulah seterusnya sampai ke kunci kocokan pertama.
}

gnau-evening-won = 🎉 { $users } juara sesi ini: **{ $delta }**
gnau-evening-closed = -# Meja { $table } sudah ditutup.

gnau-evening-title = Sesi Ngau
gnau-evening-rounds = { $rounds } pusingan
gnau-evening-player = Pemain { $number }
gnau-evening-best-hand = Kad terbaik
gnau-evening-run = Rentetan menang
gnau-evening-run-of = { $rounds } kali berturut-turut
gnau-evening-missed = Ngau paling banyak terlepas
gnau-evening-missed-of = { $oxen } ngau
gnau-evening-luckiest = Paling bertuah
gnau-evening-unluckiest = Paling tak bertuah
gnau-evening-luck = { $actual }, jangkaan { $expected }
gnau-evening-said = { $title }: { $name }, { $value }
