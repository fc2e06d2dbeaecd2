# Latihan, seperti yang dilihat seseorang seorang diri.

gnau-drill-title-daily = 🎯 Latihan harian · soalan { $number }/{ $count }
gnau-drill-title-free = 🎯 Latihan bebas
gnau-drill-how = Pilih tiga kad untuk ngau terbaik anda, atau tekan{"\u00A0"}{ BUTTON("gnau-pick-no-ox") }.
gnau-drill-footer = -# Peraturan: { $rules } · Tanpa mata

## Latihan bida

gnau-drill-title-bids = 🏦 Bida atau tak?
gnau-drill-bids-how = Anda lihat empat daripada lima kad anda. Jika jadi bandar lawan { $players } pemain yang main ikut nilai meja, adakah anda menang mata **secara purata**?
gnau-drill-bids-right = ✅ **Betul:** jadi bandar bernilai **{ $worth }** kali nilai meja secara purata, lawan { $players } pemain.
    Anda kalahkan setiap seorang dalam { $wins } daripada semua kemungkinan.
    -# Dikira tepat bagi setiap kad kelima dan setiap kad yang mereka mungkin ada.
gnau-drill-bids-wrong = ❌ Jadi bandar bernilai **{ $worth }** kali nilai meja secara purata, lawan { $players } pemain.
    Anda kalahkan setiap seorang dalam { $wins } daripada semua kemungkinan.
    -# Dikira tepat bagi setiap kad kelima dan setiap kad yang mereka mungkin ada.

## Jawapan

gnau-drill-right = ✅ **Betul: { $name }**
gnau-drill-wrong = ❌ { $reason }
    Terbaik: **{ $name }**
gnau-drill-split = { $passport } ┃ { $rest }
gnau-drill-counted = -# Jawapan pertama anda yang dikira.
gnau-drill-streak = 🔥 { $streak } betul berturut-turut.

## Apa yang salah

gnau-drill-missed = Ada ngau dalam kad ini.
gnau-drill-weaker = { $cards } hanya jadi { $name }.
gnau-drill-no-passport = { $cards } berjumlah { $sums }. Ngau perlukan 10, 20 atau 30.

## Kenapa yang terbaik itu terbaik

gnau-drill-why = { $passport }. { $rest }.
gnau-drill-why-free = Kad 3 dan 6 boleh saling menggantikan.
gnau-drill-why-fixed = Di sini 3 tetap 3, dan 6 tetap 6.
gnau-drill-why-swapped = Di sini 3 dikira 6, dan 6 dikira 3.
gnau-drill-why-five-dukes = Kelima-limanya kad gambar: mana-mana pilihan pun betul.
gnau-drill-why-five-small = Kelima-limanya kecil: mana-mana pilihan pun betul.
gnau-drill-why-bomb = Empat kad sama: mana-mana pilihan pun betul.
gnau-drill-why-silver = Kelima-limanya 10 dan kad gambar: mana-mana pilihan pun betul.
gnau-drill-why-none = Tiada tiga kad yang berjumlah 10, 20 atau 30.
gnau-drill-why-sum = { $sum } berjumlah{"\u00A0"}{ $total }
gnau-drill-why-triplet = Tiga kad sama dikira ngau di sini
gnau-drill-why-tonku = Dua lagi ialah { CARD("AS") } dan kad gambar
gnau-drill-why-nenku = Dua lagi ialah A dan kad gambar
gnau-drill-why-pair = Dua lagi sepasang: { $rank }{"\u00A0"}{ $rank }
gnau-drill-why-three-six = 3 dan 6 dikira sepasang di sini
gnau-drill-why-single = Dua lagi berjumlah { $sum }{"\u00A0"}={"\u00A0"}{ $total }
gnau-drill-why-digit = { gnau-drill-why-single }: digit akhir{"\u00A0"}{ $strength }
gnau-drill-why-ten = { gnau-drill-why-single }: digit akhir{"\u00A0"}0, dikira{"\u00A0"}10

## Keputusan hari itu

gnau-drill-result = 🎯 Latihan harian · { $date }
gnau-drill-score = { $right } daripada { $count } betul
gnau-drill-place = Kedudukan **{ $place }** daripada { $people } setakat ini
gnau-drill-tomorrow = -# Set seterusnya: { $when }
gnau-drill-name = 🎯 Latihan Ngau
gnau-drill-shared = { $user } · { $name } { $date } · **{ $right }/{ $count }**
gnau-drill-over = 🎯 **Set itu sudah tamat.** Sepuluh soalan baharu setiap hari.
gnau-drill-past = Hari itu sudah berlalu. Ini set hari ini.

gnau-drill-button-next = Soalan seterusnya
gnau-drill-button-free = Latihan bebas
gnau-drill-bids-button-go = Bida atau tak?
gnau-drill-bids-button-bid = Bida
gnau-drill-bids-button-no-bid = Tak bida
gnau-drill-button-share = Kongsi
gnau-drill-button-today = Set hari ini

error-drill-day-over = Set itu sudah tamat. Taip `/gnau daily` untuk set hari ini.
error-drill-hand-unknown = Soalan itu tiada dalam set. Taip `/gnau daily` untuk teruskan.
error-drill-not-complete = Habiskan set dahulu. Taip `/gnau daily` untuk teruskan.
error-drill-shared-already = Anda sudah kongsi keputusan itu.
