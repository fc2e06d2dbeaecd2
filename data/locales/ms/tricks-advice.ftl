# Kenapa sesuatu kad pilihan yang baik, dalam mana-mana permainan trik.

## Ratu sped, dan J daiman jika dikira

tricks-advice-throw-the-queen-under = { CARD("AS") } atau { CARD("KS") } sedang menang: buang { CARD("QS") } di bawahnya.
tricks-advice-discard-the-queen = Anda tak dapat ikut sut: buang { CARD("QS") } kepada orang lain.
tricks-advice-lead-the-queen-under-the-last-high-spade = Sped yang belum keluar semuanya lebih tinggi daripada { CARD("QS") }: orang lain mesti menang.
tricks-advice-lead-spades-to-force-the-queen = Sped di bawah { CARD("QS") } tak akan mengambilnya, dan boleh paksa ia keluar.
tricks-advice-play-high-while-holding-the-queen = { CARD("QS") } di tangan anda, jadi tiada siapa boleh buangnya pada sped tinggi anda.
tricks-advice-stay-below-the-queen = Sped di bawah { CARD("QS") } tak akan mengambilnya, dan ia masih boleh jatuh di sini.
tricks-advice-drop-a-high-spade-under = Sped lebih tinggi sedang menang: buang sped tinggi anda sekarang, sebelum { CARD("QS") } jatuh padanya.
tricks-advice-discard-high-spades = { CARD("AS") } atau { CARD("KS") } mungkin kena ambil { CARD("QS") }: buang kad itu sekarang.
tricks-advice-cash-the-jack = Tiada siapa boleh atasi { CARD("JD") } lagi: mula dengannya dan menang.
tricks-advice-cash-the-sheep = { tricks-advice-cash-the-jack }
tricks-advice-keep-for-the-jack = { CARD("JD") } belum keluar: simpan daiman lebih tinggi yang boleh menangkapnya.
tricks-advice-keep-for-the-sheep = { tricks-advice-keep-for-the-jack }

## Ikut sut

tricks-advice-drop-a-high-heart-under = Lekuk lebih tinggi sedang menang: buang lekuk tinggi anda di bawahnya.
tricks-advice-win-clean-tricks-high = Anda main terakhir dan tiada kad buruk di sini: menang dengan kad tertinggi yang boleh anda lepaskan.
tricks-advice-win-clean-tricks = Anda main terakhir dan tiada kad buruk di sini: menang, dan mulakan trik seterusnya.
tricks-advice-win-for-the-lead = Setakat ini tiada kad buruk di sini, dan tiada siapa boleh atasi kad ini: anda mulakan trik seterusnya.
tricks-advice-the-only-card-below = Satu-satunya kad anda yang tak boleh menang trik ini.
tricks-advice-duck-as-high-as-possible = Kad tertinggi anda yang masih kalah: simpan yang lebih rendah untuk nanti.
tricks-advice-duck-and-keep-a-higher = Ia tak boleh menang trik ini, dan anda simpan kad lebih tinggi untuk trik yang lebih baik.
tricks-advice-win-with-the-highest = Anda tetap menang: guna kad tertinggi dan simpan yang rendah.
tricks-advice-win-and-keep-a-higher = Anda tetap menang, dan simpan kad lebih tinggi untuk nanti.
tricks-advice-win-with-a-plain-card = Anda tetap menang: guna kad yang tak dikira apa-apa.
tricks-advice-go-over-as-low-as-possible = Anda tak dapat kekal di bawah: main rendah, dan mungkin orang lain main lebih tinggi.
tricks-advice-win-while-all-follow = Tiada kad buruk di sini, dan semua orang mungkin masih boleh ikut sut: kad tinggi paling murah sekarang.
tricks-advice-go-over-high = Anda tak dapat kekal di bawah, dan setakat ini tiada kad buruk: main tinggi sekarang, bukan nanti.
tricks-advice-spend-a-high-card = Main sekarang: kad lebih rendah yang anda simpan lebih mudah kalah nanti.
tricks-advice-leave-it-to-others = Sekurang-kurangnya separuh baki kad sut ini lebih tinggi: mungkin sekali ada yang main lebih tinggi.

## Membuang

tricks-advice-discard-high-hearts = Lekuk tinggi boleh merugikan anda nanti: buang.
tricks-advice-end-a-suit = Kad terakhir anda dalam sut ini: nanti anda boleh buang kad lain apabila orang mula dengan sut ini.
tricks-advice-discard-what-may-win = Kad lebih rendah sut ini belum keluar: kad ini mungkin menang trik buruk nanti.
tricks-advice-discard-a-heart = Anda tak dapat ikut sut: buang lekuk ini.
tricks-advice-discard-what-wins-nothing = Baki kad sut ini semuanya lebih tinggi: anda lebih perlukan kad lain.
tricks-advice-discard-what-nobody-follows = Tiada orang lain ada sut ini: jika nanti anda mula dengannya, kad ini dapat semua yang dibuang padanya.

## Memulakan trik

tricks-advice-lead-a-short-suit = Anda ada paling banyak dua kad sut ini: mula dengannya, dan tak lama lagi anda boleh buang kad padanya.
tricks-advice-shorten-a-suit-by-leading = { tricks-advice-lead-a-short-suit }
tricks-advice-end-a-suit-by-leading = { tricks-advice-end-a-suit }
tricks-advice-lead-a-sure-exit = Baki kad sut ini semuanya lebih tinggi: orang lain mesti menang.
tricks-advice-lead-under-most = Kebanyakan baki kad sut ini lebih tinggi: besar kemungkinan ada yang main lebih tinggi.
tricks-advice-lead-under-some = { tricks-advice-leave-it-to-others }
tricks-advice-cash-while-all-follow = Semua orang mungkin masih boleh ikut sut: kad tinggi paling murah sekarang.
tricks-advice-lead-the-lowest = Kad terendah anda dalam sut ini: mungkin ada yang main lebih tinggi.
tricks-advice-lead-the-only-suit = Anda tak boleh mula dengan sut lain.
tricks-advice-take-the-rest = Tiada siapa boleh atasi mana-mana kad anda: semua baki trik milik anda.
tricks-advice-keep-the-lead = Tiada siapa boleh atasi kad ini: anda mulakan trik seterusnya juga.

## Lawan pemain yang mungkin ambil semuanya

tricks-advice-keep-a-stopper = Pemain yang sedang menang trik ini ada semua { $game ->
    [hearts] mata
   *[other] lekuk
} setakat ini: main rendah, dan kad lebih tinggi anda masih boleh menghalangnya.
