# Hearts: nama, perintah, dan apa yang hanya dikatakan di mejanya.

game-name-hearts = ♥️ Hearts
command-choice-game-hearts = Hearts

command-hearts = Hearts untuk empat orang: elak kad lekuk dan ratu sped
command-hearts-open = Buka meja Hearts di saluran ini
command-hearts-open-stake = Bayaran setiap yang kalah kepada pemenang, atau 0 (lalai: ikut pelayan)
command-hearts-open-rules = Peraturan khas yang disimpan di pelayan ini (lalai: yang biasa)
command-hearts-open-target = Permainan tamat apabila skor melebihi ini (lalai: 100, Spot Hearts 500)
command-hearts-open-hands = Permainan tamat paling lewat selepas sekian pusingan (lalai: tiada had)
command-hearts-open-level = Sejauh mana pemain komputer pandai (lalai: biasa)
command-hearts-open-jack-of-diamonds = J daiman tolak 10 daripada skor anda (lalai: tak)
command-hearts-open-moon = Kiraan apabila tembak bulan (lalai: tambah skor semua yang lain)
command-hearts-open-queen-breaks-hearts = Ratu sped juga buka lekuk (lalai: tak)
command-hearts-open-passing = Ke mana semua serah tiga kad (lalai: kiri, kanan, seberang, tiada, bergilir)
command-hearts-open-black-maria = K sped dikira 10 dan A sped 7 (lalai: tak)
command-hearts-open-spot = Spot Hearts: lekuk dikira ikut nombornya, ratu sped 25 (lalai: tak)

command-choice-moon-add_to_others = Tambah skor semua yang lain
command-choice-moon-take_from_self = Tolak daripada skor yang tembak bulan
command-choice-moon-choose = Yang tembak bulan pilih
command-choice-passing-cycle = Kiri, kanan, seberang, tiada, bergilir
command-choice-passing-left = Sentiasa ke kiri
command-choice-passing-none = Tak serah kad

## Di meja

tricks-aim-hearts = **Matlamat:** elak { $spot ->
    [on] kad lekuk (ikut nombornya) dan ratu sped (25)
   *[off] kad lekuk (1 setiap satu) dan { $black_maria ->
        [on] tiga kad sped: Q (13), K (10) dan A (7)
       *[off] ratu sped (13)
    }
}. Skor paling rendah menang.

hearts-passing = 🔁 **Serah tiga kad { $direction ->
    [left] ke kiri
    [right] ke kanan
   *[across] ke seberang
}**{ $when }
    Tekan { BUTTON("tricks-button-hand") } dan pilih.
hearts-picture-passing = Serah tiga kad { $direction ->
    [left] ke kiri
    [right] ke kanan
   *[across] ke seberang
}
hearts-picture-moon = Tembak bulan!

hearts-choosing = 🌕 **Ada yang tembak bulan!** Dia pilih cara kiraannya.
hearts-not-broken = lekuk belum dibuka
hearts-broken = 💔 lekuk sudah dibuka
hearts-taken = ❤️×{ $count }
hearts-taken-spot = ❤️×{ $count } ({ $points })
hearts-moon-add-to-others = 🌕 { $who } **tembak bulan**: { $points } untuk semua yang lain!
hearts-moon-take-from-self = 🌕 { $who } **tembak bulan**: tolak { $points } daripada skornya!

## Di atas dan di bawah kad pemain sendiri

hearts-panel-choose-pass = 🔁 **Pilih tiga kad untuk { $who }**{ $when }
hearts-panel-passed = ✅ Anda serah { $cards } kepada { $who }. Tunggu yang lain.
hearts-panel-received = -# 🔁 Daripada { $who }: { $cards } · anda serah { $given }
hearts-panel-moon = 🌕 **Anda tembak bulan!** Pilih cara kiraannya{ $when }
hearts-shot-outcome = { $choice }: { $scores }
    -# { $end ->
        [won] Permainan tamat, dan anda menang.
        [shared] Permainan tamat, dan anda berkongsi kemenangan.
        [lost] Permainan tamat, dan { $who } menang.
       *[on] Permainan diteruskan.
    }
hearts-shot-own = **anda { $score }**
hearts-shot-score = { $who } { $score }
hearts-panel-others-moon = 🌕 { $who } tembak bulan dan pilih cara kiraannya.
hearts-panel-pass = Serah { $cards }
hearts-panel-pass-more = Serah ({ $picked }/{ $needed })
hearts-panel-moon-add-to-others = { $points } untuk semua yang lain
hearts-panel-moon-take-from-self = Skor saya tolak { $points }

## Petua, ulasan dan papan pendahulu

hearts-hint-pass = 💡 **Serah { $cards }.**
hearts-hint-moon-add-won = 💡 **{ hearts-panel-moon-add-to-others }.** Itu menamatkan permainan, dan anda menang.
hearts-hint-moon-add-shared = 💡 **{ hearts-panel-moon-add-to-others }.** Itu menamatkan permainan, dan anda berkongsi kemenangan.
hearts-hint-moon-add-ahead = 💡 **{ hearts-panel-moon-add-to-others }.** Dengan itu tiada siapa di depan anda, dan permainan tamat lebih cepat.
hearts-hint-moon-take-lost = 💡 **Tolak { $points } daripada skor anda.** { $points } untuk semua yang lain akan menamatkan permainan, dan anda tak menang.
hearts-hint-moon-take-behind = 💡 **Tolak { $points } daripada skor anda.** Anda tetap di belakang, dan { $points } untuk semua yang lain akan menamatkan permainan lebih cepat.
hearts-hint-moon-either = 💡 **Pilih mana-mana.** Permainan tamat dengan pusingan ini, dan kedudukan semua orang tetap sama.
hearts-review-passing = { $game } · { $hand } · serah { $direction ->
    [left] ke kiri
    [right] ke kanan
   *[across] ke seberang
}
tricks-standings-sweeps-hearts = { $sweeps } kali tembak bulan
command-hearts-open-pace = Masa setiap giliran sebelum pemain komputer main (lalai: 45 saat)

achievement-hearts-sweep = Pertama kali tembak bulan
