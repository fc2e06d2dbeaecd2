# Apa yang disimpan tentang orang, apa yang mereka boleh buat, dan apa jadi dengannya.

privacy-former-player = bekas pemain

privacy-about-title = ## 🔐 Apa yang bot ini simpan
privacy-about-kept = **Apa yang disimpan**
    Tentang anda, hanya nombor akaun Discord anda: tiada nama, tiada gambar, tiada mesej.
    Di setiap pelayan, dan di luar pelayan:
    - mata anda, dan semua yang mengubahnya
    - meja, pusingan dan permainan anda, dengan kad dan skor anda
    - apa yang anda tambah pada setiap kocokan
    - jawapan latihan, kad harian dan kejohanan anda
    - pingat dan pencapaian anda
    - sama ada anda yang terakhir ubah tetapan, dan sama ada anda disekat

    Untuk semua pelayan:
    - pilihan anda, dengan zon waktu, waktu senyap dan cuti
    - bila kali terakhir anda diingatkan tentang giliran
    - saluran mesej terus anda dengan bot, dan bahasanya: bahasa Discord anda
    - kawan yang berkongsi kod dengan anda, dan sejak bila
    - sehingga sepuluh hari, lokasi mesej dengan kad anda
privacy-about-why = **Sebab**
    Untuk main, untuk kira setiap pusingan sekali sahaja, dan supaya setiap pembahagian kad boleh disemak kemudian.
privacy-about-seen = **Siapa nampak**
    Ia tak pernah diserahkan kepada pihak lain.
    - mata dan statistik anda: ahli pelayan
    - apa yang anda main di luar pelayan: kawan yang berkongsi kod dengan anda
    - pusingan dengan kadnya: sesiapa yang main dalam pusingan itu atau boleh lihat salurannya
    - cuti anda: sesiapa yang boleh lihat meja perlahan anda
    - semuanya: pengendali bot, dan sesiapa yang menyimpan pangkalan data dan sandarannya
privacy-about-ends = **Berapa lama**
    Sampai anda padam, atau 30 hari selepas pelayan keluarkan bot. Pengendali tentukan berapa lama sandaran disimpan.
    -# Selepas data dipadam, satu kod disimpan selama 30 hari di setiap pelayan tempat anda pernah ada dompet, supaya tiada siapa dapat mata dengan memadam data. Ia tak boleh dijejak kembali kepada anda tanpa kunci rahsia.
privacy-about-how = `/privacy export` hantar semuanya kepada anda.
    `/privacy delete` padam semuanya di setiap pelayan.
    `/privacy hide-word` sorok perkataan yang anda guna untuk potong terup.

privacy-export = Semua yang disimpan tentang anda: satu fail JSON, dan satu jadual (CSV) untuk setiap bahagian.
privacy-export-sent = Semua yang disimpan tentang anda ada dalam mesej terus anda.
privacy-export-here = Saya tak dapat hantar mesej terus kepada anda. Simpan ini sekarang: ia akan hilang.

privacy-delete-title = ## Padam data anda?
privacy-delete-goes = **Apa yang dipadam, di setiap pelayan**
    - mata, sejarah dan statistik anda
    - pingat dan pencapaian anda
    - jawapan latihan, kad harian, kejohanan, kod yang dikongsi dan pilihan anda
    - nombor akaun anda dalam data orang lain
privacy-delete-stays = **Apa yang kekal**
    - pusingan, untuk orang yang main dengan anda: di tempat anda tertulis “bekas pemain”
    - apa yang anda tambah pada kocokan, tanpa nama anda
    - sekatan oleh pelayan
    - satu kod untuk setiap dompet anda, selama 30 hari (lihat `/privacy about`)
    - mesej yang sudah dihantar di saluran
privacy-delete-sure = **Ini tak boleh dibatalkan.** Anda boleh main semula serta-merta, sebagai orang baharu. Selama 30{"\u00A0"}hari, dompet baharu bermula dengan{"\u00A0"}0, dan anda tak dapat mata harian hari ini.
privacy-button-keep = Kekalkan data saya
privacy-button-delete = Padam data saya
privacy-deleted-title = ## Data anda sudah dipadam
privacy-deleted = { $servers ->
    [0] Tiada apa yang disimpan di mana-mana pelayan
   *[other] Sebelum ini data itu disimpan di { $servers } pelayan
}. { $rounds ->
    [0] Anda belum pernah main mana-mana pusingan.
   *[other] Anda kini “bekas pemain” dalam { $rounds } pusingan.
}

error-privacy-busy = Saya sedang uruskan itu. Tunggu sampai siap.
error-nothing-kept = Tiada apa yang disimpan tentang anda.
error-export-too-big = Yang disimpan tentang anda ialah { $megabytes } MB, lebih daripada yang Discord terima. Minta daripada pengendali bot.
error-nothing-to-delete = { error-nothing-kept }
error-deletion-not-yours = Hanya orang yang minta boleh padam datanya.
error-deletion-expired = Soalan itu sudah luput, dan tiada apa yang dipadam. Taip `/privacy delete` sekali lagi.
privacy-table = { $game } · [meja { $table }]({ $link })
error-deletion-at-tables = Keluar dari meja-meja ini dahulu, atau tutup yang anda buka.
    { $tables }
