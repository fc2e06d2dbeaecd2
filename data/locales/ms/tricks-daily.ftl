# Kad harian sebuah permainan trik, seperti yang dilihat seseorang seorang diri.

tricks-daily-title = { $game } · kad harian { $date }
tricks-daily-how = Semua orang di sini dapat kad ini, sekali sahaja, lawan tiga pemain komputer yang sama. Tiada petua, tak perlu cepat.
tricks-daily-how-outside = Semua orang di luar pelayan dapat kad ini, sekali sahaja, lawan tiga pemain komputer yang sama. Tiada petua, tak perlu cepat.
tricks-daily-outdated = -# 🤖 Pemain komputer sudah dikemas kini sejak anda mula main kad ini.
tricks-daily-lock = -# 🔒 Kod kunci kocokan `{ $commitment }`
tricks-daily-seed = -# 🔓 Kod pembuka kocokan `{ $seed }`

tricks-daily-hand = kad harian { $date }

## Keputusan

tricks-daily-score = Skor: { $score }
tricks-daily-place = Kedudukan **{ $place }** daripada { $people }{ $is-over ->
    [yes] {""}
   *[no] {" "}setakat ini
}
tricks-daily-standing = **Papan pendahulu**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# … dan { $others } lagi
tricks-daily-before = -# Hari sebelumnya: { $standing }
tricks-daily-tomorrow = -# Kad seterusnya: { $when }
tricks-daily-shared = { $user } · { $game } { $date } · **{ $score }**
tricks-daily-over = Hari itu sudah berlalu. Ini kad hari ini.

tricks-daily-button-share = Kongsi
tricks-daily-button-review = Ulasan
tricks-daily-button-today = Main kad hari ini

error-daily-deal-not-begun = Anda belum mula main kad itu. Kad hari ini: `/{ $game } daily`
error-daily-deal-over = Anda sudah habis main kad ini. Setiap kad harian dikira sekali.
error-daily-deal-not-over = Habiskan kad itu dahulu.
error-daily-deal-shared-already = Anda sudah kongsi keputusan itu.
