# Peluang, di Discord dan di terminal.

gnau-odds-category-bomb = Bom
gnau-odds-category-double = Ngau Sepasang
gnau-odds-category-single = Ngau 1–10
gnau-odds-count = { $hands }
gnau-odds-beat = Menang
gnau-odds-tie = Seri
gnau-odds-lose = Kalah

gnau-odds-title = 🎲 Peluang · { $rules }
gnau-odds-round = Anda menang dalam **{ $gains }** pusingan dan kalah dalam **{ $pays }**. Dalam **{ $moves_nothing }**, tiada siapa bayar.
    -# Kad anda lebih baik dalam { $beats }, lebih lemah dalam { $loses } dan sama dalam { $ties }: { $rule }.
gnau-odds-ties = { $rule ->
    [push] jika sama, seri
    [high_card] jika sama, kad tertinggi menang
    [unpaid] jika sama, bandar menang, tetapi Tiada Ngau tak bayar apa-apa dan Lima Gambar seri
   *[dealer] jika sama, bandar menang, tetapi Lima Gambar seri
}
gnau-odds-nenku = -# { $nenku }. Maksud setiap kad: `/gnau rules`
gnau-odds-edge = Kelebihan bandar: **{ $edge }** daripada nilai meja
gnau-odds-picture = Peluang setiap jenis kad: { $bars }.
gnau-odds-button-details = Butiran

gnau-odds-hands = Daripada kesemua { $hands } kemungkinan:
gnau-odds-player = Jangkaan bagi setiap mata nilai meja: **{ $decimal }**

gnau-odds-hand-points = Anda menang dalam **{ $gains }** daripada semua kemungkinan kad bandar dan kalah dalam **{ $pays }**.{ $is_always_paid ->
    [yes] {""}
   *[no] {" "}Dalam **{ $moves_nothing }**, tiada siapa bayar.
}
gnau-odds-hand-picture = Peluang menang, seri dan kalah: { $bars }.
gnau-odds-hand = { gnau-odds-player }
gnau-odds-hand-tie = -# { $ends ->
    [draw] Jika sama, seri.
    [unpaid] Jika sama, bandar menang, tetapi { $hand } tak bayar apa-apa.
   *[dealer] Jika sama, bandar menang.
}
gnau-odds-hand-of = -# Lawan kesemua { $hands } kemungkinan kad bandar daripada { $cards } kad yang lain.
