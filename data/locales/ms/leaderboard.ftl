# Siapa di depan di sebuah pelayan.

leaderboard-title-points = 🏆 { medal-points }
leaderboard-title-rounds = 🏆 { medal-rounds }
leaderboard-title-best-hand = 🏆 { medal-best-hand }
leaderboard-title-drill = 🏆 { medal-drill }
medal-points = Mata terbanyak
medal-rounds = Pusingan terbanyak
medal-best-hand = Lima kad terbaik
medal-drill = Latihan harian
leaderboard-all = -# Sepanjang masa
leaderboard-since = -# Sejak { $when }
leaderboard-all-points = -# Mata setiap orang sekarang
leaderboard-since-points = -# Menang dan kalah sejak { $when }

leaderboard-line = { $rank } **{ $name }** · { $value }
leaderboard-own = -# { $who }: kedudukan { $rank } daripada { $of } · { $value }

leaderboard-points = { $points } mata · { leaderboard-rounds }
leaderboard-gain = { $gain } mata · { leaderboard-rounds }
leaderboard-rounds = { $rounds } pusingan
leaderboard-hand = { $name } dalam{"\u00A0"}`{ $round }`
leaderboard-drill = { $right } daripada { $answered } betul

leaderboard-unranked = -# { $who } belum ada kedudukan: main satu pusingan.
leaderboard-unranked-drill = -# { $who } belum ada kedudukan: cuba `/gnau daily`.
leaderboard-nobody-yet = Belum ada kedudukan bulan ini.

error-nobody-ranked = Belum ada sesiapa main Ngau di pelayan ini. Buka meja: `/gnau open`.
error-nobody-ranked-since = Belum ada sesiapa main Ngau di sini sejak { $when }. Lihat sepanjang masa: `/gnau leaderboard`.
error-nobody-drilled = Belum ada sesiapa jawab soalan harian dalam tempoh ini. Jadilah yang pertama: `/gnau daily`.

page-back = ← Kembali
page-on = Seterusnya →

leaderboard-picture = { $title }
    { $lines }
leaderboard-picture-number = { $number }
leaderboard-picture-start = Bar bermula pada { $number }
leaderboard-picture-rank = Kedudukan { $rank }
