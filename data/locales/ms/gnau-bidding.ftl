# Pusingan yang semua orang lihat empat kad dan bida untuk jadi bandar.

gnau-table-highest-bid = pembida tertinggi

gnau-bidding-table = 🃏 **Empat kad seorang.** Tekan { BUTTON("gnau-button-hand") } dan bida untuk jadi bandar: bida tertinggi jadi bandar, dan nilai meja didarabkan sebanyak itu. Bida ditunjukkan apabila semua sudah bida, paling lewat: { $when }
gnau-raising-table = 🏦 **{ $dealer } jadi bandar ×{ $bid }.** Yang lain: tekan { BUTTON("gnau-button-hand") } dan naikkan nilai, atau tak. Kad kelima dibuka apabila semua sudah pilih, paling lewat: { $when }
gnau-raising-bids = -# Bida: { $bids }
gnau-raising-bid = { $user } { $number ->
    [0] tak bida
   *[other] ×{ $number }
}
gnau-raising-lot = -# Bida sama tinggi, jadi kocokan yang tentukan.
gnau-bidding-done = ✅ { $user } sudah { $phase ->
    [raising] pilih
   *[bidding] bida
}
gnau-bidding-thinking = 👀 { $user } sedang berfikir
gnau-bidding-plays = ✅ { $user } main ikut nilai meja
gnau-bidding-banker = 🏦 { $user } jadi bandar

gnau-bidding-ask = **Mahu bida untuk jadi bandar?** Bida tertinggi jadi bandar, dan semuanya didarabkan sebanyak itu. Kad kelima anda masih tersembunyi.
gnau-bidding-made = { $number ->
    [0] Anda tak mahu jadi bandar.
   *[other] Anda bida **×{ $number }**.
} Bida ditunjukkan apabila semua sudah bida.
gnau-raising-ask = **{ $dealer } jadi bandar ×{ $bid }.** Naikkan nilai, dan mata anda didarabkan sebanyak itu.
gnau-raising-made = **{ $dealer } jadi bandar ×{ $bid }.** Anda main untuk **{ $times }×** nilai meja. Kad kelima dibuka apabila semua sudah pilih.
gnau-raising-yours = **Anda jadi bandar ×{ $bid }.** Sekarang giliran yang lain naikkan nilai.
gnau-bidding-limit = -# Lebih daripada ini tak ditawarkan: semua orang mesti mampu bayar.
gnau-bidding-footer = -# Tamat: { $when } · [ke meja]({ $link })

gnau-bid-button-bid = { $number ->
    [0] Tak bida
   *[other] Bida ×{ $number }
}
gnau-bid-button-raise = { $number ->
    [1] Tak naik
   *[other] Naik ×{ $number }
}

gnau-bid-button-hint = Petua
gnau-bid-hint-title = ### 💡 Empat kad anda
gnau-bid-hint-chance = Lawan seorang pemain, anda menang **{ $wins }** dan seri { $ties }.
gnau-bid-hint-dealer = **Sebagai bandar**, lawan { $players } pemain yang main ikut nilai meja: { $worth }
gnau-bid-hint-raise = **Lawan bandar ×{ $bid }:** { $worth }
gnau-bid-hint-worth = ×{ $number } **{ $points }**
gnau-bid-hint-basis = -# Mata secara purata, dikira tepat bagi setiap kad kelima dan setiap kad lawan yang mungkin. Bida orang lain tak dikira, walaupun ia memberi gambaran tentang kad mereka.

gnau-note-joined-bidding = Anda sudah masuk. Apabila kad dibahagikan, anda lihat empat kad dan bida untuk jadi bandar.
gnau-note-dealer-found = 🏦 { $dealer } jadi bandar ×{ $bid }: tekan { BUTTON("gnau-button-hand") } untuk naikkan nilai · [ke meja]({ $link })

gnau-picture-times = { $name } ×{ $times }
gnau-result-bid = -# Bandar ×{ $bid }
gnau-result-raised = -# Bandar ×{ $bid } · dinaikkan ×{ $raised } · untuk { $times }× nilai meja
gnau-result-next-bid = Seterusnya: { $seats } bida untuk jadi bandar.
gnau-result-next-bid-alone = Seterusnya: pusingan dengan bida. Perlu seorang pemain lagi.
gnau-picture-four = Kad anda: { $cards }, dan satu lagi tertutup
gnau-suspense-four = Empat kad sudah dibuka. Sekarang kad kelima…
