# Kenapa pusingan berakhir begitu: kad sendiri lawan kad bandar.

gnau-button-why = Kenapa?
gnau-button-as-text = Sebagai teks
gnau-button-practise = Berlatih

gnau-why-title = Kenapa? · meja { $table }, pusingan { $round }
gnau-why-you = Anda · **{ $hand }**
gnau-why-you-dealt = Anda bandar · **{ $hand }** · **{ $delta }**
gnau-why-dealer = Bandar: { $dealer } · **{ $hand }**
gnau-why-line = { $user } · { $hand } · { $whose ->
    [dealer] anda{" "}
   *[player] {""}
}**{ $delta }**
gnau-why-not-there = -# Anda tak main dalam pusingan ini.

gnau-why-swapped = -# { $three_six ->
    [swapped] Di sini 3 dikira 6, dan 6 dikira 3.
   *[free] 3 boleh dikira 6, dan 6 boleh dikira 3.
}

gnau-why-category = { $higher } lebih tinggi daripada { $lower }.
gnau-why-pair = Kedua-duanya Ngau Sepasang: sepasang { $higher } kalahkan sepasang { $lower }.
gnau-why-bomb = Kedua-duanya Bom: empat { $higher } kalahkan empat { $lower }.
gnau-why-card = Kad sama kuat, jadi kad tertinggi menentukan: { $higher } kalahkan { $lower }.
gnau-why-number = Kedua-duanya Ngau 1–10: { $higher } kalahkan { $lower }.
gnau-why-nenku = Nenku dikira Ngau 1: { $higher } kalahkan { $lower }.
gnau-why-equal = Kedua-duanya sama kuat.
gnau-why-pays = { $hand } bayar ×{ $times } · nilai meja { $stake }{ $bid ->
    [0] {""}
   *[other] {" · "}bandar ×{ $bid } · dinaikkan ×{ $raised }
} · **{ $delta }**
gnau-why-chance = 🎲 **{ $split ->
    [missed] Dengan susunan terbaik
   *[best] Sebelum kad dibuka
}:** menang { $gains }, kalah { $pays }{ $is_always_paid ->
    [yes] {""}
   *[no] , tiada siapa bayar { $moves_nothing }
}
gnau-why-possible = 💡 Boleh dapat: **{ $hand }** · **{ $delta }**
gnau-why-best = ✅ Tiada susunan lain yang lebih baik.
gnau-why-more = -# { BUTTON("gnau-button-as-text") }: keputusan penuh dalam perkataan. { BUTTON("gnau-button-practise") }: belajar cam ngau lebih cepat.
gnau-why-check = -# Adil? `/gnau verify round:{ $round }`
