# Pingat bulan lepas, dan pencapaian.

season-of = -# Pingat { $month }
season-button-past = 🏅 { $month }
season-button-older = ← { $month }
season-button-newer = { $month } →
season-button-now = Bulan ini →
season-others = -# Dan { $others } lagi.
season-nobody-here = -# { $others } pemenang sudah keluar dari pelayan.
season-no-medals = Tiada siapa menang pingat pada bulan itu.
error-season-unknown = Pingat bulan itu sudah tiada. Lihat bulan ini: `/gnau leaderboard`.

season-news = **🏅 Pingat { $month }**
season-news-line = { $board }: { $winners }

medals-title = **Pingat** · { $counts }
medals-line = { $mark } { $board } · { $month }
achievements-title = **Pencapaian**
achievements-line = 🏅 { $name } · { $date }
achievements-told = 🏅 **Pencapaian baharu:** { $name }

achievement-gnau-tonku = Ngau Tongku pertama
achievement-drill-week = Seminggu latihan harian tanpa silap
achievement-deal-checked = Pertama kali semak pembahagian kad
