# Apa itu bot ini, dan siapa yang menjalankannya.

about-title = ## { $bot }
    Meja terup dengan mata mainan: tak pernah dibeli, dijual atau ditebus.
about-games = **Permainan:** { $games }
about-version = **Versi:** { $version }
about-host = **Dijalankan oleh:** { $contact }
about-no-host = **Dijalankan oleh:** tak diketahui. Tanya orang yang menambah bot ini.
about-privacy = **Data anda:** `/privacy about`
about-source = **Kod sumber:** { $url } · lesen { $licence }
about-licence = **Lesen:** { $licence }

help-more = Mahu jadi lebih handal? Berlatih sendiri: di hujung { BUTTON("lesson-button-open") }, atau dengan `/gnau practice`.
    -# Taip `/` untuk lihat semua perintah.
help-outside = ## 🃏 Permainan terup untuk anda
    Belajar satu permainan: tekan di bawah. Kemudian main sendiri: `/gnau daily`, `/gnau practice`, `/hearts daily` dan `/gongzhu daily`.
    -# Meja perlukan pelayan yang ada bot.
help-button-preferences = 🎛️ Pilihan
help-button-settings = ⚙️ Tetapan
help-button-turns = ⏰ Giliran anda
