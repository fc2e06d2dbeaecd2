# Siapa paling handal dalam sebuah permainan trik di pelayan.

tricks-standings-title = { $game } · papan pendahulu
tricks-standings-about = -# Dinilai daripada permainan dengan pemain lain. Semua bermula dengan { $start }.

tricks-standings-line = { $rank } **{ $name }** · **{ $rating }**
    -# { $record }
tricks-standings-own = -# { $who }: kedudukan { $rank } daripada { $of } · { $rating } · { $record }
tricks-standings-unranked = -# { $who } belum ada kedudukan: habiskan satu permainan dahulu.
tricks-standings-unrated = belum dinilai

tricks-standings-won = menang { $won } daripada { $games }
tricks-standings-average = { $average } sepusingan
tricks-standings-best = terbaik { $best }

error-nobody-finished = Belum ada sesiapa habiskan permainan di sini. Buka meja: `/{ $game } open`.
