# Panel di sebalik Lagi: apa yang seseorang boleh buat di meja sekarang.

more-button = Lagi
more-title = ### { $game } · meja { $table }
    -# Hos: { $host }

more-about-add-computer = Isi satu tempat kosong.
more-about-ask-call-off = Hentikan permainan: tiada siapa menang atau kalah.
more-about-ask-leave = Pemain komputer ambil tempat anda.
more-about-close = Tamatkan meja untuk semua orang.
more-about-cut = Taip apa-apa perkataan. Ia dicampur ke dalam setiap kocokan, jadi tiada siapa boleh menipu.
more-about-details = { $game ->
    [gnau] Peluang, semua peraturan
   *[other] Semua peraturan
} dan kod kunci kocokan yang penuh.
more-about-follow = Tengok meja ini tanpa duduk. Hanya anda nampak.
more-about-give-bank = Biar orang lain jadi bandar.
more-about-hand-over = Ubah nilai meja, peraturan, hos dan lain-lain.
more-about-last-trick = Kad dalam trik sebelum ini.
more-about-leave = Lepaskan tempat anda. Mata anda kekal.
more-about-levels = Sejauh mana pemain komputer pandai.
more-about-scores = Perubahan skor setiap pusingan.
more-about-take-bank = Semua orang lawan anda.
