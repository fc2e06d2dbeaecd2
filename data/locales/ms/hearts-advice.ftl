# Kenapa sesuatu kad pilihan yang baik dalam Hearts.

## Serah kad

tricks-advice-pass-the-queen-when-short = Sped lain terlalu sedikit untuk melindungi { CARD("QS") }: ia cepat dipaksa keluar apabila orang mula dengan sped.
tricks-advice-pass-high-spades-when-short = Dengan sped rendah yang sedikit, { CARD("AS") } dan { CARD("KS") } mungkin kena ambil { CARD("QS") }.
tricks-advice-pass-high-hearts = Lekuk tinggi menang trik lekuk, dan setiap lekuk di dalamnya tambah skor anda.
tricks-advice-pass-a-short-suit = Anda tak simpan sut ini langsung: jika tiada yang menyerahkannya kepada anda, anda boleh buang kad apabila orang mula dengannya.
tricks-advice-pass-high-cards = Kad tinggi menang trik yang anda tak mahu.
tricks-advice-pass-low-for-the-moon = Kad yang anda simpan boleh tembak bulan, dan kad rendah hanya kalah trik.
tricks-advice-pass-from-a-long-suit = Anda ada begitu banyak kad sut ini, jadi tak lama lagi orang lain buang kad buruk padanya.
tricks-advice-pass-to-shorten = Anda simpan paling banyak dua kad sut ini: selepas habis, anda boleh buang kad padanya.
tricks-advice-pass-the-highest-of-a-suit = Anda hanya simpan kad lebih rendah sut ini, yang lebih mudah kalah.

## Rancangan untuk seluruh pusingan

tricks-plan-hearts-finish = **Rancangan: tembak bulan.**
tricks-plan-hearts-try = **Rancangan: cuba tembak bulan.** Belum ada orang lain dapat mata.
tricks-plan-hearts-stop = **Rancangan: halang bulan.**

tricks-advice-run-for-the-moon = Semua mata setakat ini milik anda, dan tiada siapa boleh atasi kad ini: tembak bulan.
tricks-advice-keep-the-moon-alive = Belum ada orang lain dapat mata, dan kad ini ambil mata di sini juga: masih boleh tembak bulan.
tricks-advice-stop-the-moon = Seorang pemain ada semua mata setakat ini: ambil mata di sini sendiri, dan tiada siapa boleh tembak bulan.
tricks-advice-try-to-stop-the-moon = Seorang pemain ada semua mata setakat ini: main lebih tinggi, dan anda mungkin dapat halang bulan.
tricks-advice-keep-hearts-from-the-moon = Pemain yang sedang menang trik ini ada semua mata setakat ini: jangan beri apa-apa mata, nanti dia mungkin tembak bulan.

## Ratu sped, dan J daiman jika dikira

tricks-advice-lead-spades-at-her-holder = Anda sudah serah { CARD("QS") }: sped lebih rendah tak akan mengambilnya, dan boleh paksa ia keluar.
tricks-advice-go-high-past-the-queen = { CARD("QS") } tak boleh jatuh di sini lagi, dan tiada mata di sini: buang sped tinggi anda.
tricks-advice-discard-a-costly-spade = Anda tak dapat ikut sut: buang sped ini, yang ada mata.
tricks-advice-throw-the-king-under = { CARD("AS") } sedang menang: buang { CARD("KS") } di bawahnya, kerana ia ada mata.
tricks-advice-take-the-jack = Kad ini pasti dapat { CARD("JD") }, yang tolak 10 daripada skor anda.
tricks-advice-go-for-the-jack = { CARD("JD") } ada di sini, yang tolak 10 daripada skor yang mendapatnya: cuba menang.

## Trik pertama

tricks-advice-play-high-in-the-first-trick = Trik pertama tiada mata: buang kelawar tertinggi anda.
tricks-advice-play-any-in-the-first-trick = Trik pertama tiada mata: menang pun tak rugi.
