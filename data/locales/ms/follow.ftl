follow-button = Ikuti
follow-button-stop = Berhenti ikuti
follow-button-again = Terus ikuti
follow-button-review = { $game ->
    [gnau] Lihat pusingan { $number }
   *[other] Ulas pusingan { $number }
}
follow-until = -# 👀 Mengikuti [meja ini]({ $link }). Tamat sendiri: { $when }
follow-out = 🃏 **Kad sudah dibahagikan.** Kad dibuka paling lewat: { $when }
follow-bidding = 🃏 **Empat kad seorang.** Bida tertinggi jadi bandar. Bida ditunjukkan paling lewat: { $when }
follow-raising = 🏦 **{ $dealer } jadi bandar ×{ $bid }.** Yang lain naikkan nilai, atau tak, paling lewat: { $when }
follow-turning = Kad sedang dibuka satu demi satu di meja.
follow-ended = { $why ->
    [seated] Anda sudah ada tempat di [meja { $table }]({ $link }), jadi anda tak mengikutinya lagi.
    [closed] Meja { $table } sudah ditutup, jadi anda tak mengikutinya lagi.
    [refused] Anda tak boleh mengikuti meja { $table } lagi.
   *[stopped] Anda tak lagi mengikuti [meja { $table }]({ $link }).
}
follow-seated = Anda ada tempat di sini. Lihat kad anda sendiri.
