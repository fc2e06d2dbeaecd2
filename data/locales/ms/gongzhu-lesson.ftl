# Pelajaran Gong Zhu.

lesson-gongzhu-count = **Skor paling tinggi menang.** Kad yang anda ambil dikira:
    { CARD("QS") }, khinzir: −100
    { CARD("JD") }, kambing: +100
    { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") } hingga { CARD("5H") } −10 setiap satu · lekuk lebih rendah 0
lesson-gongzhu-count-asked = { $who } dapat trik ini. Berapa skornya?
lesson-gongzhu-count-hint = Dua daripada kad ini dikira: jumlahkan.
lesson-gongzhu-count-right = { CARD("AS") } ialah sped tertinggi: ia ambil khinzir dan { CARD("KH") },{"\u00A0"}{ $count }.

lesson-gongzhu-expose = Sebelum main anda boleh **dedah** { CARD("QS") }, { CARD("JD") } atau { CARD("AH") }. Semua orang nampak, dan ia dikira dua kali ganda. { CARD("AH") } gandakan semua lekuk.
    Kad yang didedahkan mesti **tunggu sampai trik pertama sutnya selesai**, kecuali itu satu-satunya kad anda dalam sut itu.
lesson-gongzhu-expose-asked = Anda sudah dedah khinzir, dan ini trik sped yang pertama. Tekan kad yang boleh anda main.
lesson-gongzhu-expose-right = Anda ikut sut, dan khinzir tunggu.

lesson-gongzhu-double = { CARD("10C") }, **pengganda**, gandakan semua kad lain yang diambil oleh pemain yang mendapatnya, baik atau buruk. Tanpa kad lain yang dikira, nilainya{"\u00A0"}+50.
    Jika didedahkan, semuanya jadi{"\u00A0"}**×4**, dan tanpa kad lain yang dikira nilainya{"\u00A0"}+100.
lesson-gongzhu-double-asked = { CARD("10C") } sudah didedahkan, dan anda ambil kad ini. Berapa skornya?
lesson-gongzhu-double-hint = Jumlahkan kambing dan lekuk. { CARD("10C") } yang didedahkan jadikannya ×4.
lesson-gongzhu-double-right = Kambing tolak { CARD("KH") } ialah{"\u00A0"}{ $plain }, dan { CARD("10C") } yang didedahkan jadikannya ×4.

lesson-gongzhu-wise = **Dedah kad yang membantu anda:** { CARD("JD") } dengan daiman lebih tinggi untuk mendapatkannya, { CARD("QS") } atau { CARD("10C") } antara banyak kad sutnya, { CARD("AH") } dengan lekuk rendah untuk elak dapat trik.
lesson-gongzhu-wise-asked = Kad mana patut anda dedah?

lesson-gongzhu-all = **Semua lekuk:** ambil kesemua 13, dan ia dikira +200, bukan −200. Jika khinzir pun anda ambil, ia dikira +100.
lesson-gongzhu-all-asked = Lekuk yang lain belum dimainkan. Masih bolehkah { $who } dapat kesemua 13?
lesson-gongzhu-all-hint = Ada orang lain ambil lekuk, walaupun yang rendah?
lesson-gongzhu-all-right = Belum ada orang lain ambil lekuk. Jika ada, semua ini merugikan { $who }.

lesson-gongzhu-end = **{ CARD("2S") } mulakan pusingan pertama.** Selepas itu, pemain yang ambil khinzir mulakan pusingan seterusnya.
    Permainan tamat jika skor seseorang { $target } atau lebih rendah selepas satu pusingan. Skor paling tinggi menang, paling rendah kalah.
lesson-gongzhu-end-asked = { $who } ambil khinzir dalam pusingan ini. Apa seterusnya?
lesson-gongzhu-end-leads = { $who } mula
lesson-gongzhu-end-two = { CARD("2S") } mula
lesson-gongzhu-end-over = Tamat
lesson-gongzhu-end-hint = Ada yang sudah sampai { $target }? Jika tiada, siapa ambil khinzir?
lesson-gongzhu-end-right = Belum ada yang sampai { $target }, dan { $who } ambil khinzir.
