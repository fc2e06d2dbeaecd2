# Gong Zhu: nama, perintah, dan apa yang hanya dikatakan di mejanya.

game-name-gongzhu = 🐷 Gong Zhu
command-choice-game-gongzhu = Gong Zhu

command-gongzhu = Gong Zhu (拱猪) untuk empat orang: dapatkan kambing, elak khinzir
command-gongzhu-open = Buka meja Gong Zhu di saluran ini
command-gongzhu-open-stake = Bayaran yang kalah kepada pemenang, atau 0 (lalai: ikut pelayan)
command-gongzhu-open-rules = Peraturan khas yang disimpan di pelayan ini (lalai: yang biasa)
command-gongzhu-open-target = Permainan tamat apabila skor sampai tolak sebanyak ini (lalai: 1000)
command-gongzhu-open-hands = Permainan tamat paling lewat selepas sekian pusingan (lalai: tiada had)
command-gongzhu-open-level = Sejauh mana pemain komputer pandai (lalai: biasa)
command-gongzhu-open-pig-flips = Khinzir tambah skor pemain yang ambil semua lekuk? (lalai: ya)
command-gongzhu-open-first-lead = Kad mana mulakan pusingan pertama? (lalai: 2 sped)
command-gongzhu-open-teams = Tempat 1 dan 3 lawan 2 dan 4, skor dicampur (lalai: tak)

command-choice-pig-flips-all_hearts = Ya: dengan semua lekuk, khinzir tambah skor anda
command-choice-pig-flips-never = Tak: khinzir sentiasa tolak skor anda
command-choice-pig-flips-all_points = Hanya jika kambing dan pengganda pun anda ambil, khinzir tambah skor anda
command-choice-first-lead-two_of_spades = 2 sped
command-choice-first-lead-two_of_clubs = 2 kelawar

## Di meja

tricks-aim-gongzhu = **Matlamat:** dapatkan kambing (J daiman, +100), tetapi elak lekuk dan khinzir (ratu sped, −100). { $teams ->
    [on] Pihak dengan skor lebih tinggi menang.
   *[off] Skor paling tinggi menang.
}

gongzhu-exposing = 👁️ **Kad boleh didedahkan**{ $when }
    Tekan { BUTTON("tricks-button-hand") } dan pilih.
gongzhu-picture-exposing = Kad boleh didedahkan

gongzhu-seat-exposed = dedah { $cards }
gongzhu-all-hearts = ❤️ { $who } **ambil semua lekuk!**
gongzhu-pig = 🐷 { $who } ambil khinzir dan mulakan pusingan seterusnya.

## Di atas dan di bawah kad pemain sendiri

gongzhu-panel-choose-exposed = 👁️ **Pilih kad untuk didedahkan, atau tiada**{ $when }
    Kad yang didedahkan dikira dua kali ganda, dan semua orang nampak.
gongzhu-panel-none-exposable = 👁️ **Anda tiada kad untuk didedahkan**{ $when }
    Tetap tekan { BUTTON("gongzhu-panel-expose-nothing") }, supaya tiada siapa tahu.
gongzhu-panel-exposed = ✅ Anda dedah: { $cards }. Tunggu yang lain.
gongzhu-panel-open = -# 👁️ Didedahkan: { $cards }
gongzhu-panel-open-of = { $cards } ({ $who })
gongzhu-panel-expose = Dedah { $cards }
gongzhu-panel-expose-nothing = Tak dedah

## Petua, ulasan dan papan pendahulu

gongzhu-hint-expose = 💡 **Dedah { $cards }.**
gongzhu-hint-expose-nothing = 💡 **Jangan dedah apa-apa.**
gongzhu-hint-none-exposable = 💡 **Jangan dedah apa-apa.** Anda tiada satu pun daripada empat kad yang boleh didedahkan.
gongzhu-review-exposing = { $game } · { $hand } · dedah kad
tricks-standings-sweeps-gongzhu = { $sweeps } kali ambil semua lekuk
command-gongzhu-open-pace = Masa setiap giliran sebelum pemain komputer main (lalai: 45 saat)

achievement-gongzhu-sweep = Pertama kali ambil semua lekuk
