## Nama kad

gnau-category-five-dukes = Lima Gambar
gnau-category-five-small = Lima Kecil
gnau-category-bomb = Bom { $rank }
gnau-category-silver = Ngau Perak
gnau-category-tonku = Ngau Tongku
gnau-category-nenku = Nenku
gnau-category-double = Sepasang { $rank }
gnau-category-single = { $strength ->
    [10] Ngau-Ngau
   *[other] Ngau { $strength }
}
gnau-category-none = Tiada Ngau
gnau-known-name = { $hand }{ $kind ->
    [five-dukes] {" "}(五公)
    [five-small] {" "}(五小)
    [bomb] {" "}(炸弹)
    [silver] {" "}(银牛)
    [double] {" "}(孖宝)
    [ox-ten] {" "}(牛牛)
    [tonku] {" "}(牛冬菇)
   *[other] {""}
}

## Kad pemain berbanding kad bandar

gnau-outcome-beats = menang lawan bandar
gnau-outcome-ties = sama dengan bandar
gnau-outcome-loses = kalah kepada bandar

## Peraturan khas dalam satu baris

gnau-set-classic = Klasik
gnau-set-plain = Asas: 10 ialah kad gambar, 3 dan 6 sepasang, tiada Lima Kecil
gnau-set-kopitiam = Kopitiam: peraturan rumah orang Malaysia, sepasang bayar ×3, kad paling tinggi bayar kurang
gnau-set-kopitiam-aces = Kopitiam A tinggi: sepasang A kalahkan sepasang K dan bayar ×4
gnau-set-niuniu = Niuniu 斗牛: tanah besar China, ada Bom dan Ngau Perak, tiada pasangan, bayar ikut nombor
gnau-set-taiwan = Taiwan 妞妞: seperti Niuniu tanpa Ngau Perak, bayaran lain

gnau-preset-classic = klasik
gnau-preset-plain = asas
gnau-preset-kopitiam = kopitiam
gnau-preset-kopitiam-aces = kopitiam A tinggi
gnau-preset-niuniu = niuniu
gnau-preset-taiwan = taiwan
gnau-own-rules = peraturan khas
gnau-summary-changed = { $preset }, tetapi { $changes }
gnau-summary-packs = { $rules } · { $packs } set terup

gnau-short-tens-in-five-dukes-on = 10 ialah kad gambar dalam Lima Gambar
gnau-short-tens-in-five-dukes-off = 10 tak dikira dalam Lima Gambar
gnau-short-tens-in-tonku-on = 10 boleh jadi Ngau Tongku
gnau-short-tens-in-tonku-off = 10 tak jadi Ngau Tongku
gnau-short-five-small-any = Lima Kecil dengan apa-apa jumlah
gnau-short-five-small-off = tiada Lima Kecil
gnau-short-five-small-total-10 = Lima Kecil hanya sampai jumlah 10
gnau-short-triplet-passport-on = tiga kad sama ialah ngau
gnau-short-triplet-passport-off = tiga kad sama bukan ngau
gnau-short-pair-three-six-on = 3 dan 6 dikira Sepasang 6
gnau-short-pair-three-six-off = 3 dan 6 bukan sepasang
gnau-short-nenku-ox-one = Nenku setaraf Ngau 1
gnau-short-nenku-special = Nenku kalahkan Ngau Sepasang
gnau-short-ties-dealer = jika sama, bandar menang
gnau-short-ties-push = jika sama, seri
gnau-short-ties-high-card = jika sama, kad tertinggi menang
gnau-short-three-six-free = 3 boleh dikira 6, dan 6 boleh dikira 3
gnau-short-three-six-fixed = 3 tetap 3, dan 6 tetap 6
gnau-short-three-six-swapped = 3 dikira 6, dan 6 dikira 3
gnau-short-tonku-spades = Ngau Tongku perlu A sped
gnau-short-tonku-any = mana-mana A boleh jadi Ngau Tongku
gnau-short-tonku-off = tiada Ngau Tongku
gnau-short-doubles-on = pasangan jadi Ngau Sepasang
gnau-short-doubles-off = tiada Ngau Sepasang
gnau-short-aces-low = sepasang A paling rendah
gnau-short-aces-high = sepasang A paling tinggi
gnau-short-bomb-on = empat kad sama ialah Bom
gnau-short-bomb-off = tiada Bom
gnau-short-silver-on = lima kad dari 10 hingga K ialah Ngau Perak
gnau-short-silver-off = tiada Ngau Perak
gnau-short-order-dukes-first = Lima Gambar kalahkan Lima Kecil
gnau-short-order-small-first = Lima Kecil kalahkan Bom dan Lima Gambar
gnau-short-payout = { $hand } bayar { $points }

## Peraturan khas sebagai ayat

gnau-rule-tens-in-five-dukes-on = Lima Gambar: kelima-lima kad ialah 10, J, Q atau K.
gnau-rule-tens-in-five-dukes-off = Lima Gambar: kelima-lima kad ialah J, Q atau K.
gnau-rule-tens-in-tonku-on = 10 boleh jadi kad gambar dalam Ngau Tongku.
gnau-rule-tens-in-tonku-off = 10 tak boleh jadi kad gambar dalam Ngau Tongku.
gnau-rule-five-small-any = Lima Kecil: kelima-lima kad ialah A, 2, 3 atau 4, tak perlu ngau.
gnau-rule-five-small-off = Lima Kecil tak dimainkan.
gnau-rule-five-small-total-10 = Lima Kecil: kelima-lima kad ialah A, 2, 3 atau 4, jumlahnya paling banyak 10, tak perlu ngau.
gnau-rule-triplet-passport-on = Tiga kad sama sentiasa jadi ngau.
gnau-rule-triplet-passport-off = Hanya tiga kad yang berjumlah 10, 20 atau 30 jadi ngau.
gnau-rule-pair-three-six-on = Di luar ngau, mana-mana dua daripada 3 dan 6 jadi Sepasang 6: 3 3, 3 6 dan 6 6.
gnau-rule-pair-three-six-off = Di luar ngau, 3 dan 6 bukan sepasang.
gnau-rule-nenku-ox-one = Nenku, seperti Ngau Tongku tetapi dengan A lain, setaraf Ngau 1.
gnau-rule-nenku-special = Nenku, seperti Ngau Tongku tetapi dengan A lain, setingkat di bawahnya.
gnau-rule-ties-dealer = Jika sama, bandar menang. Hanya dua Lima Gambar dikira seri.
gnau-rule-ties-push = Jika sama, seri: tiada siapa bayar.
gnau-rule-ties-high-card = Jika sama, kad tertinggi menang: K turun sampai A, kemudian sped, lekuk, daiman, kelawar.
gnau-rule-three-six-free = 3 boleh dikira 6, dan 6 boleh dikira 3, ikut suka anda.
gnau-rule-three-six-fixed = 3 tetap 3, dan 6 tetap 6.
gnau-rule-three-six-swapped = 3 sentiasa dikira 6, dan 6 dikira 3.
gnau-rule-tonku-spades = Hanya A sped jadi Ngau Tongku. A lain jadi Nenku.
gnau-rule-tonku-any = Mana-mana A dengan kad gambar jadi Ngau Tongku, jadi tiada Nenku.
gnau-rule-tonku-off = Ngau Tongku dan Nenku tak dimainkan. A dan kad gambar dikira digit akhirnya.
gnau-rule-doubles-on = Di luar ngau, dua kad yang sama jadi Ngau Sepasang.
gnau-rule-doubles-off = Sepasang di luar ngau dikira digit akhirnya, macam dua kad biasa.
gnau-rule-aces-low = Sepasang A ialah Ngau Sepasang paling rendah.
gnau-rule-aces-high = Sepasang A ialah Ngau Sepasang paling tinggi, di atas K.
gnau-rule-bomb-on = Bom: empat kad yang sama, tak perlu ngau. Kad lebih tinggi menang.
gnau-rule-bomb-off = Empat kad sama bukan apa-apa yang istimewa.
gnau-rule-silver-on = Ngau Perak: kelima-lima kad ialah 10, J, Q atau K, sekurang-kurangnya satu 10. Tak perlu ngau.
gnau-rule-silver-off = Campuran 10 dan kad gambar bukan apa-apa yang istimewa.
gnau-rule-order-dukes-first = Lima Gambar paling tinggi.
gnau-rule-order-small-first = Lima Kecil paling tinggi, kemudian Bom, kemudian Lima Gambar.

## Bayaran setiap kad

gnau-payout-five-dukes = { gnau-category-five-dukes }
gnau-payout-five-small = { gnau-category-five-small }
gnau-payout-bomb = Bom
gnau-payout-silver = { gnau-category-silver }
gnau-payout-tonku = { gnau-category-tonku }
gnau-payout-nenku = { gnau-category-nenku }
gnau-payout-aces = Sepasang A
gnau-payout-double = Ngau Sepasang
gnau-payout-ox-ten = Ngau-Ngau
gnau-payout-single = Ngau 1–9
gnau-payout-singles = Ngau { $strengths }
gnau-payout-no-ox = { gnau-category-none }
gnau-rules-pays = { $hand } bayar **×{ $points }**, bukan ×{ $usual }

## `/gnau rules`

gnau-rules-title = 🐂 Ngau · 牛 · Gnau, Ngao
gnau-rules-goal = Lima kad seorang, lawan **bandar**. Cari **ngau**: tiga kad yang berjumlah 10, 20 atau 30. **Dua kad lagi** ialah kekuatan anda.
    A dikira 1. J, Q dan K ialah kad gambar dan dikira 10. { $three_six ->
        [fixed] 3 tetap 3, dan 6 tetap 6.
        [swapped] 3 dikira 6, dan 6 dikira 3.
       *[free] 3 boleh dikira 6, dan 6 boleh dikira 3.
    }
gnau-rules-ranking = **Yang tertinggi dahulu**
gnau-rules-paying = **Bayaran:** jika menang, anda dapat bayaran kad anda × nilai meja. Jika kalah, anda bayar ikut kad bandar.
gnau-rules-ties = **Jika sama:** { $ties ->
    [push] tiada siapa bayar.
    [high_card] kad tertinggi menang: K turun sampai A, kemudian sped, lekuk, daiman, kelawar.
   *[dealer] bandar menang, tetapi dua Lima Gambar dikira seri{ $unpaid ->
        [yes] , dan jika kedua-duanya Tiada Ngau, tiada siapa bayar
       *[no] {""}
    }.
}
gnau-rules-here = **Di pelayan ini:** { $rules }
gnau-rules-here-table = **Di meja ini:** { $rules }
gnau-rules-new-tables = -# Peraturan meja kekal sampai ditutup. Meja baharu di pelayan ini: { $rules }
gnau-rules-told = -# Permainan keluarga Malaysia, dimainkan terutamanya pada Tahun Baru Cina. 牛 (ngau) bermaksud lembu. Lima Gambar ialah 五公, Ngau Tongku 牛冬菇, Ngau Sepasang 孖宝, Ngau-Ngau 牛牛.
gnau-rules-dealer = **Bandar:** { $dealer }
gnau-rules-split = **Susunan kad:** { $split }
gnau-rules-stake = **Nilai meja:** { $stake } mata
gnau-rules-stake-limits = { gnau-rules-stake }, atau pilih { $lowest } hingga { $highest }
gnau-rules-reveal = **Buka kad:** { $seconds ->
    [0] serta-merta
   *[other] apabila semua sedia, atau selepas { $time }
}
gnau-rules-points-score = **Mata:** skor yang boleh turun bawah sifar
gnau-rules-points-bankroll = **Mata:** dompet yang tak pernah turun bawah sifar

## Tingkatan kad

gnau-rank-five-dukes = lima kad yang semuanya { $tens ->
    [on] 10, J, Q atau K
   *[off] J, Q atau K
}
gnau-rank-five-small = lima kad dari A hingga 4{ $kind ->
    [total_10] , jumlahnya paling banyak 10
   *[any] {""}
}
gnau-rank-bomb = empat kad yang sama, makin tinggi makin baik
gnau-rank-silver = lima kad dari 10 hingga K, sekurang-kurangnya satu 10
gnau-rank-tonku = ngau, kemudian { $ace ->
    [any] mana-mana A
   *[spades] A sped
} dengan { $tens ->
    [on] 10, J, Q atau K
   *[off] J, Q atau K
}
gnau-rank-nenku = ngau, kemudian A lain dengan { $tens ->
    [on] 10, J, Q atau K
   *[off] J, Q atau K
}
gnau-rank-aces = ngau, kemudian sepasang A
gnau-rank-double = ngau, kemudian sepasang, dari K{"\u00A0"}K turun sampai { $aces ->
    [high] 2{"\u00A0"}2
   *[low] A{"\u00A0"}A
}
gnau-rank-single = ngau, kemudian digit akhir jumlah dua kad lagi, 0 dikira 10
gnau-rank-none = tiada tiga kad yang jadi ngau
gnau-rank-line = **{ $name }**: { $meaning }. { $pays }
gnau-rank-said = { $title }, { $pays }: { $meaning }. { $cards }
gnau-rank-within = -# **Nenku** ialah nama bagi satu jenis Ngau 1: { $meaning }. { $pays }
gnau-rank-pays = Bayar **×{ $points }**
gnau-rank-pays-by = Bayar { $paid }
gnau-rank-pays-of = **×{ $points }** untuk{"\u00A0"}{ $strengths }
gnau-rank-singles = -# **{ $name }**: { $pays }
gnau-rank-times = ×{ $points }
gnau-rank-times-of = { $strengths }: ×{ $points }

gnau-example-worth = { $hand } (×{ $points })
gnau-example = { $cards } → **{ $here }**, bukan { $otherwise }
gnau-example-against = { $cards } lawan { $dealer } bandar → **{ $here }**, bukan { $otherwise }
