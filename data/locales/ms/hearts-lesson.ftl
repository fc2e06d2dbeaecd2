# Pelajaran Hearts.

lesson-hearts-cost = **Skor paling rendah menang.** Setiap kad lekuk yang anda ambil dikira 1, { CARD("QS") } dikira 13. Kad lain tak dikira.
lesson-hearts-cost-asked = { $who } dapat trik ini. Berapa skornya bertambah?
lesson-hearts-cost-hint = Kira 1{"\u00A0"}untuk setiap kad lekuk dan 13{"\u00A0"}untuk { CARD("QS") }.
lesson-hearts-cost-right = { $queen } untuk { CARD("QS") } dan { $hearts } untuk kad lekuk:{"\u00A0"}{ $cost }.

lesson-hearts-pass = Sebelum main, **semua orang serah tiga kad**: ke kiri pada pusingan pertama, kemudian ke kanan, kemudian ke seberang, kemudian tiada.
    Anda lihat kad baharu selepas semua orang serah.
lesson-hearts-pass-asked = Tiga kad mana patut anda serah?
lesson-hearts-pass-hint = Serah kad lekuk tinggi, dan { CARD("QS") } jika sped lain terlalu sedikit untuk melindunginya. Simpan kad rendah.
lesson-hearts-pass-right = Dengan hanya satu sped lain, { CARD("QS") } cepat dipaksa keluar, dan kad lekuk tinggi dapat trik yang mahal.

lesson-hearts-first = **{ CARD("2C") } mulakan trik pertama** setiap pusingan. Jika anda tiada kelawar, buang apa-apa kad kecuali lekuk atau { CARD("QS") }.
lesson-hearts-first-asked = Anda tiada kelawar. Kad mana boleh anda main?
lesson-hearts-first-right = Anda tiada kelawar, dan kad itu tak dikira apa-apa.

lesson-hearts-lead = Tiada siapa boleh **mula** dengan lekuk selagi lekuk belum dibuka, iaitu selagi belum ada orang buang lekuk pada sut lain.
    Anda boleh mula dengan { CARD("QS") }, tetapi biasanya bukan idea yang baik.
lesson-hearts-lead-asked = Anda mula, dan belum ada lekuk dimainkan. Tekan kad yang boleh memulakan trik.
lesson-hearts-lead-right = Apa-apa kad selain lekuk boleh buat masa ini.

lesson-hearts-moon = **Tembak bulan:** ambil kesemua 13 lekuk dan { CARD("QS") }, dan anda dapat 0 dan setiap orang lain dapat 26.
lesson-hearts-moon-asked = Lekuk yang lain belum dimainkan. Masih bolehkah { $who } tembak bulan?
lesson-hearts-moon-hint = Ada orang lain ambil lekuk atau { CARD("QS") }?
lesson-hearts-moon-right = Belum ada orang lain ambil lekuk. Jika ada, semua ini merugikan { $who }.

lesson-hearts-end = **Permainan tamat** jika skor seseorang melebihi { $target } selepas satu pusingan. Skor paling rendah menang.
lesson-hearts-end-asked = Siapa menang?
lesson-hearts-end-hint = Skor { $who } melebihi { $target }, jadi permainan tamat. Skor siapa paling rendah?
lesson-hearts-end-right = Skor { $who } melebihi { $target }, dan skor { $winner } paling rendah.
