# Hasil semua pusingan seseorang.

gnau-stats-title = ### 📊 Statistik { $user }
gnau-stats-in-score = **Dengan skor**
gnau-stats-in-bankroll = **Dengan dompet**

gnau-stats-all = **{ $rounds } pusingan** · jumlah **{ $net }** mata
gnau-stats-as = Sebagai { $role ->
    [dealer] bandar
   *[player] pemain
}: **{ $net }** · { $won } menang, { $lost } kalah, { $even } tak berubah

gnau-stats-bid = 🏦 Jadi bandar melalui bida, { $rounds } kali: **{ $net }** · { $won } menang, { $lost } kalah, { $even } tak berubah
gnau-stats-raised = Naikkan nilai, { $rounds } kali: **{ $net }** · { $won } menang, { $lost } kalah, { $even } tak berubah

gnau-stats-biggest-win = { gnau-stats-biggest-win-only } dalam{"\u00A0"}pusingan{"\u00A0"}`{ $round }`
gnau-stats-best-hand = { gnau-stats-best-hand-only } dalam{"\u00A0"}pusingan{"\u00A0"}`{ $round }`
gnau-stats-biggest-win-only = Kemenangan terbesar: **{ $delta }**
gnau-stats-best-hand-only = Lima kad terbaik: **{ $name }**
gnau-stats-longest = Rentetan menang terpanjang: **{ $rounds }**
gnau-stats-winning = { $rounds ->
    [1] Menang pusingan terakhir.
   *[other] Menang { $rounds } pusingan terakhir.
}
gnau-stats-losing = { $rounds ->
    [1] Kalah pusingan terakhir.
   *[other] Kalah { $rounds } pusingan terakhir.
}

gnau-stats-too-early = 🍀 **Nasib:** terlalu awal untuk tahu. Tanya lagi selepas { $least } pusingan.
gnau-stats-luck = 🍀 **Nasib:** { $actual } mata, jangkaan { $expected }.
gnau-stats-luckier = Lebih bertuah daripada **{ $percent }** pemain.
gnau-stats-unluckier = Kurang bertuah daripada **{ $percent }** pemain.
gnau-stats-drill = Latihan harian: **{ $days } hari berturut-turut**
gnau-stats-own-splits = -# { $rounds } kali pemain ini susun kad sendiri. Nasib dikira dengan susunan terbaik, jadi susunan terbaik yang terlepas nampak macam nasib tak baik.

gnau-stats-luck-bids = -# Dalam pusingan dengan bida, nasib bermula selepas empat kad pertama.{ $left_out ->
    [0] {""}
   *[other] {" "}Daripada { $rounds } pusingan begitu, { $counted } yang terakhir dikira.
}

gnau-stats-picture = Baki sepanjang { $rounds } pusingan: dari { $start } ke { $end }, paling rendah { $low }, paling tinggi { $high }.
gnau-stats-picture-start = Mula: { $start }
gnau-stats-picture-end = Kini: { $end }
gnau-stats-picture-round = Pusingan
gnau-stats-picture-caption = -# Baki selepas setiap pusingan: dari { $start } ke { $end }, antara { $low } dan { $high }.
