## Kad

error-card-unknown = “{ $card }” bukan kad. Tulis nombor atau huruf, kemudian sut: AS, 10H, 3D atau QC.
error-card-suit-missing = “{ $card }” perlukan sut: S, H, D atau C.
error-card-too-often = { $card } muncul { $count } kali, tetapi { $packs } set terup hanya ada { $packs }.
error-rank-too-often = { $rank } muncul { $count } kali, tetapi { $packs ->
    [1] satu set terup hanya ada empat
   *[other] { $packs } set terup hanya ada empat setiap satu
}.
error-hand-not-five = Perlu lima kad. Di sini ada { $count }.
error-passport-not-three = Pilih tiga kad untuk ngau, atau pilih Tiada Ngau.

## Peraturan khas

error-rules-invalid = Peraturan khas mestilah nama set peraturan atau objek JSON dengan pilihan, bukan “{ $value }”.
error-rules-preset-unknown = Tiada set peraturan “{ $preset }”. Set peraturan: { $known }.
error-rules-option-unknown = Tiada peraturan khas “{ $option }”. Peraturan khas: { $known }.
error-rules-option-twice = “{ $option }” diberi dua kali.
error-rules-value-invalid = { $option } tak boleh jadi “{ $value }”. Pilih daripada: { $allowed }.
error-rules-conflict = { $one } dan { $other } tak boleh bersama. Ubah satu dahulu.
error-rules-part-invalid = “{ $part }” bukan peraturan khas. Tulis seperti ini: { $example }.
error-stake-invalid = Nilai meja mestilah nombor bulat dari 1 hingga { $highest }, bukan “{ $stake }”.

## Rekod

error-game-unknown = Tiada permainan “{ $game }”. Permainan: { $known }.
error-record-not-json = Satu rekod mestilah satu objek JSON dalam satu baris.
error-record-not-object = { error-record-not-json }
error-record-key-unknown = Rekod tiada medan “{ $key }”. Medan: { $known }.
error-record-key-missing = Rekod perlukan medan “{ $key }”.
error-record-key-twice = Medan “{ $key }” muncul dua kali dalam satu objek.
error-record-players-invalid = “players” mestilah objek dengan senarai lima kad untuk setiap nama, bukan “{ $value }”.
error-record-hand-invalid = Kad milik “{ $hand }” mestilah senarai lima kad seperti ["AS","10H","3D","QC","8C"].
error-record-hand-size = Kad milik “{ $hand }” mesti ada lima keping, bukan { $count }.
error-record-bid-invalid = “bid” mestilah nombor bida bandar, 1 hingga 3, bukan “{ $value }”.
error-record-raises-invalid = “raises” mesti ada 1, 2, 3 atau 5 untuk setiap pemain, bukan “{ $value }”.
error-record-cards-invalid = “{ $key }” mestilah senarai kad seperti ["AS","10H"].
error-record-seats-invalid = “{ $key }” mestilah empat senarai kad, satu untuk setiap tempat.
error-record-hand-number-invalid = “hand” mestilah nombor pusingan dalam permainannya, mulai 1, bukan “{ $value }”.
error-record-passes-missing = Kad diserahkan dalam pusingan ini: “passes” mesti sebut tiga kad yang setiap tempat beri.
error-record-passes-not-expected = Tiada kad diserahkan dalam pusingan ini: “passes” mestilah null.
error-record-leader-invalid = “leader” mestilah tempat dari 0 hingga 3, atau null dalam pusingan pertama permainan, bukan “{ $value }”.
error-options-invalid = Peraturan khas mestilah objek JSON dengan pilihan, bukan “{ $value }”.

## Trik

error-deal-seats = Kad dibahagikan kepada empat tempat, tiga belas setiap satu, bukan { $count }.
error-deal-size = Tempat { $seat } mesti ada tiga belas kad, bukan { $count }.
error-deal-card-twice = { $card } dibahagikan dua kali.
error-play-not-begun = Belum mula main: masih ada yang memilih kad.
error-play-finished = Pusingan ini sudah tamat.
error-not-your-turn = Belum giliran anda.
error-card-not-held = { $card } tiada dalam tangan anda.
error-must-follow-suit = Ikut sut: anda ada { $suit ->
    [S] sped
    [H] lekuk
    [D] daiman
   *[C] kelawar
}.

## Hearts

error-pass-count = Serah { $needed } kad, bukan { $count }.
error-pass-card-twice = Anda boleh pilih { $card } sekali sahaja.
error-pass-over = Masa untuk serah kad sudah tamat.
error-passed-already = Anda sudah pilih kad anda.
error-two-of-clubs-leads = { CARD("2C") } mulakan trik pertama.
error-points-in-first-trick = { $card } ada mata: ia tak boleh dimainkan dalam trik pertama selagi anda ada kad tanpa mata.
error-hearts-not-broken = Lekuk belum dibuka: mula dengan sut lain.

## Gong Zhu

error-expose-over = Masa untuk dedah kad sudah tamat.
error-exposed-already = { error-passed-already }
error-expose-card-twice = { error-pass-card-twice }
error-expose-not-allowed = { $card } tak boleh didedahkan. Hanya { CARD("AH") }, { CARD("QS") }, { CARD("JD") } dan { CARD("10C") } boleh.
error-two-of-spades-leads = { CARD("2S") } mulakan trik pertama permainan.
error-exposed-in-first-trick = { $card } didedahkan: ia mesti tunggu sampai trik pertama sutnya selesai, selagi anda ada kad lain dalam sut itu.
