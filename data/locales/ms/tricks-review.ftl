# Petua semasa main, dan ulasan pusingan yang sudah tamat.

tricks-advice-looking-ahead = Dalam banyak simulasi, tiada pilihan lain yang jelas lebih baik.
tricks-advice-looking-ahead-than = Berdasarkan banyak simulasi, { $other } rugi kira-kira { $points } mata.
tricks-advice-looking-ahead-nothing = Berdasarkan banyak simulasi, tak buat apa-apa rugi kira-kira { $points } mata.
tricks-advice-plain = Tiada sebab untuk pilih yang lain.

tricks-hint-play = 💡 **Main { $card }.** { $advice }
tricks-hint-only = 💡 **Main { $card }.** Itu sahaja kad yang boleh anda main.
tricks-hint-reason = - **{ $cards }:** { $advice }
tricks-hint-against = - **Bukan { $cards }:** { $advice }
tricks-hint-how = -# Daripada pemain komputer yang hanya nampak apa yang anda nampak.

## Ulasan

tricks-review-hand = pusingan { $hand } meja { $table }

tricks-review-own = { $game } · { $hand } · ulasan anda
tricks-review-costliest = **{ $count } pilihan anda yang paling merugikan**
tricks-review-mistake = { $rank }. **{ $where }:** { $done }, lebih baik: **{ $better }**
tricks-review-before = Sebelum main
tricks-review-in-trick = Trik { $number }
tricks-review-cost = -# Rugi kira-kira { $points } mata, berbanding { $teams ->
    [on] pihak lawan
   *[off] pemain lain
}
tricks-review-more-mistakes = { $count } pilihan lagi boleh jadi lebih baik.
tricks-review-flawless = ✅ **Tiada silap:** pemain komputer handal pun tak dapat buat lebih baik.
tricks-review-next-mistake = Silap →
tricks-review-tricks = Trik demi trik

tricks-review-trick = { $game } · { $hand } · trik { $number } daripada { $tricks }
tricks-review-you = { $who } **(anda)**
tricks-review-led = mula
tricks-review-took = dapat: **{ $score }**
tricks-review-so-far = -# Pusingan setakat ini: { $scores }
tricks-review-score = { $who } {"\u200E"}{ $score }
tricks-review-otherwise = 💭 { $who } pilih { $done }, lebih baik: **{ $better }**
tricks-review-expected = Jangkaan: **{ $best }** dengan{"\u00A0"}{ $better }, **{ $worth }** dengan{"\u00A0"}{ $done }
tricks-review-held = -# Dinilai daripada kad ini: { $cards }
tricks-review-same = ✅ Pemain komputer handal pun tak dapat buat lebih baik.
tricks-review-silent = -# ⏳ Masih berfikir. Buka halaman ini sekali lagi untuk selebihnya.
tricks-review-advice = -# 💭 Dinilai daripada kad pemain itu sahaja.
tricks-review-measured = -# 💭 { $is_own ->
    [yes] Dinilai daripada kad anda sahaja.
   *[no] Jangkaan: { $teams ->
        [on] berapa mata pihak ini di depan.
       *[off] berapa mata di depan pemain lain.
    }
}{ $may_end ->
    [no] {""}
   *[yes] {" "}Di hujung permainan, kemenangan pun dikira.
}

error-hand-not-found = Pelayan ini tiada pusingan { $hand } yang tamat dalam permainan ini.
error-no-hand-here = Belum ada pusingan permainan ini yang tamat di saluran ini. Namakan satu, contohnya 7.3.
