# Hearts: tentang apa, dan peraturan khasnya.

tricks-goal-hearts = Empat pemain, tiga belas kad seorang. **Skor paling rendah menang.** { $spot ->
    [on] Setiap lekuk yang anda ambil dikira ikut nombornya (J{"\u00A0"}11, Q{"\u00A0"}12, K{"\u00A0"}13, A{"\u00A0"}14), { CARD("QS") } dikira 25.
   *[off] Setiap lekuk yang anda ambil dikira 1, { CARD("QS") } dikira 13.
}
    - { CARD("2C") } mula. Ikut sut jika ada. Kad tertinggi dalam sut kad pertama, A paling tinggi, dapat trik dan mulakan trik seterusnya.
    - Tiada lekuk dan tiada { CARD("QS") } dalam trik pertama. Lekuk boleh memulakan trik selepas ada lekuk yang dibuang.
tricks-paying-hearts = Jika ada nilai meja, setiap orang yang tak menang bayar di akhir permainan, dan para pemenang berkongsi. Pemain komputer tak pernah bayar atau menang, dan yang sudah keluar tak boleh menang.

tricks-until-hearts = Main sampai { $points }
tricks-target-hearts = Permainan tamat jika skor seseorang melebihi **{ $points }** selepas satu pusingan. Jika seri, kemenangan dikongsi.
tricks-stake-hearts = 💰 Nilai meja antara pemain: **{ $stake }**. Semua yang lain bayar pemenang.

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } ialah kad biasa.
tricks-rule-hearts-jack-of-diamonds-on = **{ CARD("JD") }{"\u00A0"}−10** untuk yang mengambilnya. Ia tak boleh dimainkan dalam trik pertama, dan perlu untuk tembak bulan.
tricks-rule-hearts-moon-add-to-others = **Tembak bulan:** ambil semua lekuk dan { CARD("QS") }, dan anda dapat 0 dan setiap orang lain dapat { $moved }.
tricks-rule-hearts-moon-take-from-self = **Tembak bulan:** ambil semua lekuk dan { CARD("QS") }, dan { $moved } ditolak daripada skor anda.
tricks-rule-hearts-moon-choose = **Tembak bulan:** ambil semua lekuk dan { CARD("QS") }, dan pilih: { $moved } untuk setiap orang lain, atau tolak { $moved } daripada skor anda.
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } tak buka lekuk.
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } buka lekuk: selepas ia dimainkan, lekuk boleh memulakan trik.
tricks-rule-hearts-passing-cycle = **Serah kad:** sebelum main, semua orang serah tiga kad: ke kiri, kemudian ke kanan, kemudian ke seberang, kemudian tiada.
tricks-rule-hearts-passing-left = **Serah kad:** sebelum main, semua orang serah tiga kad ke kiri.
tricks-rule-hearts-passing-none = **Tak serah kad:** anda main kad yang dibahagikan.
tricks-rule-hearts-black-maria-off = { CARD("KS") } dan { CARD("AS") } tak dikira.
tricks-rule-hearts-black-maria-on = **Black Maria:** { CARD("KS") } dikira 10, { CARD("AS") } dikira 7. Kedua-duanya tak boleh dimainkan dalam trik pertama, dan perlu untuk tembak bulan.
tricks-rule-hearts-spot-off = Semua lekuk dikira sama.
tricks-rule-hearts-spot-on = **Spot Hearts:** makin tinggi lekuk, makin mahal.

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") }{"\u00A0"}−10
tricks-short-hearts-moon-take-from-self = Tembak bulan tolak { $moved } daripada skor sendiri
tricks-short-hearts-moon-choose = Yang tembak bulan pilih cara kiraan
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } buka lekuk
tricks-short-hearts-passing-left = Sentiasa serah ke kiri
tricks-short-hearts-passing-none = Tak serah kad
tricks-short-hearts-black-maria-on = { CARD("KS") }{"\u00A0"}dikira 10, { CARD("AS") }{"\u00A0"}7
tricks-short-hearts-spot-on = Lekuk dikira ikut nombor, { CARD("QS") }{"\u00A0"}25

tricks-told-hearts = -# Hearts berasal daripada Reversis, permainan lama Perancis tentang mengelak trik.
