# Panel peribadi tetapan pelayan.

language-name = Bahasa Melayu

settings-title = ⚙️ Tetapan · { $page }

settings-page-rules = Peraturan
settings-page-hands = Kad istimewa
settings-page-payouts = Bayaran
settings-page-table = Meja
settings-page-access = Pelayan
settings-page-points = Mata
settings-page-pace = Kelajuan

settings-intro-rules = -# Untuk meja Ngau baharu.
settings-intro-hands = { settings-intro-rules }
settings-intro-payouts = -# Bayaran setiap kad di meja Ngau baharu: 0 hingga 100 kali nilai meja.
settings-intro-table = { settings-intro-rules }
settings-intro-access = -# Berkuat kuasa serta-merta. Meja yang sedang dibuka boleh terus main.
settings-intro-pace = -# Berkuat kuasa serta-merta.
settings-intro-points = -# Meja yang sedang dibuka tak berubah sampai tamat.

## Nama setiap tetapan, dan gunanya

settings-name-preset = Set peraturan
settings-about-preset = Tetapkan semua peraturan khas dan bayaran sekali gus.
settings-name-tens-in-five-dukes = 10 dalam Lima Gambar
settings-about-tens-in-five-dukes = 10 dikira kad gambar: mana-mana lima daripada 10, J, Q dan K jadi Lima Gambar.
settings-name-tens-in-tonku = 10 dalam Ngau Tongku
settings-about-tens-in-tonku = 10 dikira kad gambar dalam Ngau Tongku dan Nenku.
settings-name-five-small = Lima Kecil
settings-about-five-small = Bila lima kad dari A hingga 4 jadi Lima Kecil.
settings-name-triplet-passport = Tiga kad sama
settings-about-triplet-passport = Sentiasa jadi ngau.
settings-name-pair-three-six = Kad 3 dan 6
settings-about-pair-three-six = Di luar ngau, 3 dan 6, atau 3 dan 3, jadi sepasang 6.
settings-name-nenku = Nenku
settings-about-nenku = Tingkatan A selain sped dengan J, Q atau K.
settings-name-ties = Kad sama kuat
settings-about-ties = Siapa menang jika kad sama kuat.
settings-name-three-six = 3 dan 6 dikira apa
settings-about-three-six = Dalam ngau dan di luarnya.
settings-name-tonku = Ngau Tongku
settings-about-tonku = A mana yang perlu, bersama kad gambar.
settings-name-doubles = Ngau Sepasang
settings-about-doubles = Sepasang di luar ngau kalahkan apa-apa jumlah.
settings-name-aces = Sepasang A
settings-about-aces = Tingkatannya antara Ngau Sepasang.
settings-name-bomb = Bom
settings-about-bomb = Empat kad yang sama, tak perlu ngau.
settings-name-silver = Ngau Perak
settings-about-silver = Lima kad daripada 10, J, Q dan K, sekurang-kurangnya satu 10. Tak perlu ngau.
settings-name-order = Lima kad tertinggi
settings-about-order = Mana yang di atas.
settings-name-dealer = Bandar
settings-about-dealer = Siapa jadi bandar, kecuali ditentukan dalam `/gnau open`.
settings-name-split = Susunan kad
settings-about-split = Siapa susun kad, kecuali ditentukan dalam `/gnau open`.
settings-name-stake-points = Nilai meja biasa
settings-about-stake-points = Digunakan kecuali ditentukan dalam `/gnau open`.
settings-name-lowest-stake = Nilai meja terendah
settings-about-lowest-stake = Yang paling kecil untuk sebuah meja.
settings-name-highest-stake = Nilai meja tertinggi
settings-about-highest-stake = Yang paling besar untuk sebuah meja.
settings-name-reveal-s = Saat sebelum kad dibuka
settings-about-reveal-s = Dari 0, iaitu dibuka serta-merta, hingga 259200, iaitu 3 hari.
settings-name-own-reveal-s = Saat untuk susun sendiri
settings-about-own-reveal-s = Dari 10 hingga 259200.
settings-name-bid-s = Saat untuk bida
settings-about-bid-s = Dari 5 hingga 120, dan selama itu lagi untuk naikkan nilai.
settings-name-suspense = Debaran
settings-about-suspense = Cara kad dibuka, juga di meja yang sedang berjalan.
settings-name-language = Bahasa
settings-about-language = Untuk mesej yang semua orang nampak.
settings-name-channels = Saluran
settings-about-channels = Di mana meja boleh dibuka. Bebenang dikira sebagai salurannya.
settings-name-opener-role = Siapa boleh buka meja
settings-about-opener-role = Sesiapa boleh sertai.
settings-name-announcement-channel = Pengumuman harian
settings-about-announcement-channel = Di mana latihan dan kad setiap hari dihantar, dengan yang terbaik semalam.
settings-name-announce-medals = Pingat bulanan
settings-about-announce-medals = Pengumuman harian pertama setiap bulan sebut nama pemenang.
settings-out-of-reach = ⚠️ Saya tak boleh hantar di situ. Benarkan saya melihatnya dan hantar mesej, atau pilih saluran lain.
settings-name-tables-per-member = Meja setiap ahli
settings-about-tables-per-member = Berapa meja seorang ahli boleh buka. Pengurus dikecualikan.
settings-name-tables-per-server = Meja di pelayan
settings-about-tables-per-server = Berapa meja boleh dibuka serentak.
settings-name-more-time = Lebih masa
settings-about-more-time = Berapa kali ganda masa bagi ahli yang memintanya dalam `/preferences`.
settings-name-computers-pace = Kelajuan pemain komputer
settings-about-computers-pace = Dalam Hearts dan Gong Zhu, juga di meja yang sedang berjalan.
settings-name-opening-pause-s = Saat antara dua meja
settings-about-opening-pause-s = Sebelum seorang ahli boleh buka satu lagi. Pengurus dikecualikan.
settings-name-blocked = Pemain yang disekat
settings-about-blocked = Mereka tak boleh main di sini. Lihat `/manage block`.
settings-nobody = tiada
settings-name-rule-sets = Set peraturan yang disimpan di sini
settings-about-rule-sets = Peraturan khas dengan nama anda sendiri. Lihat `/manage rules`.
settings-name-hidden-words = Perkataan yang disorok
settings-about-hidden-words = Perkataan yang digunakan untuk potong terup. Lihat `/manage hide-word`.
settings-name-points = Jenis mata
settings-about-points = Dengan dompet, semua bermula dengan mata permulaan. Skor disimpan sampai anda tukar balik.
settings-name-opening-grant-points = Mata permulaan
settings-about-opening-grant-points = Dompet sahaja: mata yang semua orang dapat di awal.
settings-name-daily-points = Mata harian
settings-about-daily-points = Dompet sahaja: untuk `/points claim`.
settings-name-giving = Beri mata
settings-about-giving = Dompet sahaja: dengan `/points give`.
settings-name-giving-min-age-days = Usia akaun dalam hari
settings-about-giving-min-age-days = Akaun lebih baharu tak boleh beri mata, atau main untuk lebih daripada nombor di bawah.
settings-name-giving-cap-points = Had beri sehari
settings-about-giving-cap-points = Untuk setiap pemberi. Juga had satu pusingan atau permainan bagi akaun baharu.

settings-value = **{ $name }:** { $value }

## Apa yang boleh dipilih

settings-choice-dealer-house = Bot
settings-choice-dealer-opener = Hos
settings-choice-dealer-rotate = Pemain seterusnya setiap pusingan
settings-choice-dealer-winner = Pemenang terbesar pusingan sebelumnya
settings-choice-dealer-anyone = Sesiapa yang mahu
settings-choice-dealer-bid = Pembida tertinggi: lihat empat kad, kemudian bida
settings-choice-split-auto = Bot, cara terbaik
settings-choice-split-own = Setiap pemain
settings-choice-suspense-off = Semua sekali gus
settings-choice-suspense-quick = Satu demi satu, 6 saat
settings-choice-suspense-slow = Satu demi satu, 12 saat
settings-choice-computers-pace-brisk = Pantas: setengah saat satu kad
settings-choice-computers-pace-usual = Biasa: sesaat satu kad
settings-choice-computers-pace-calm = Tenang: dua saat satu kad
settings-choice-points-score = Skor: boleh turun bawah sifar
settings-choice-points-bankroll = Dompet: anda hanya boleh kalah mata yang anda ada
settings-choice-five-small-any = Dengan apa-apa jumlah
settings-choice-five-small-off = Tak pernah
settings-choice-five-small-total-10 = Sampai jumlah 10
settings-choice-nenku-ox-one = Setaraf Ngau 1
settings-choice-nenku-special = Di atas Ngau Sepasang
settings-choice-ties-dealer = Bandar
settings-choice-ties-push = Tiada siapa
settings-choice-ties-high-card = Kad tertinggi
settings-choice-three-six-free = Mana-mana, ikut suka
settings-choice-three-six-fixed = Nombor sendiri
settings-choice-three-six-swapped = Bertukar tempat
settings-choice-tonku-spades = A sped
settings-choice-tonku-any = Mana-mana A
settings-choice-tonku-off = Tiada, tak dimainkan
settings-choice-aces-low = Paling rendah
settings-choice-aces-high = Paling tinggi
settings-choice-order-dukes-first = Gambar, kemudian Kecil
settings-choice-order-small-first = Kecil, Bom, Gambar
settings-switch-on = Ya
settings-switch-off = Tak
settings-language-own = Ikut Discord
settings-none-of-these = Pilihan sendiri
settings-everywhere = Di mana-mana
settings-everyone = Semua orang
settings-nowhere = Tiada
settings-clear-announcement-channel = Jangan umumkan
settings-clear-channels = Benarkan di mana-mana
settings-clear-opener-role = Benarkan semua orang

## Borang dan butang

settings-change = ✏️ { $form }
settings-form-high-hands = Bayaran kad tinggi
settings-form-ox-hands = Bayaran kad ngau
settings-form-high-singles = Bayaran Ngau 5–9
settings-form-low-singles = Bayaran Ngau 1–4, Tiada Ngau
settings-form-stakes = Nilai meja
settings-form-reveal = Buka kad
settings-form-thinking = { settings-name-more-time }
settings-form-opening = Had buka meja
settings-form-grants = Mata permulaan dan mata harian
settings-form-giving = Had beri mata
settings-reset = Set semula…
settings-reset-question = ### Set semula semuanya?
    Mata, meja, sekatan, perkataan yang disorok dan set peraturan kekal.
settings-reset-yes = Set semula semua
settings-reset-no = Kekalkan tetapan

## Apa yang salah, dan apa yang boleh

error-settings-only-managers = Hanya pengurus pelayan boleh ubah tetapan. `/gnau rules` tunjuk peraturan.
error-server-setting-invalid = “{ $value }” tak sesuai untuk “{ $setting }”. Pilih yang lain.
error-server-setting-out-of-range = { $setting }: masukkan nombor bulat dari { $lowest } hingga { $highest }, bukan “{ $value }”.
error-stakes-disordered = Nilai meja biasa ({ $stake }) mestilah antara { $lowest } dan { $highest }.
error-stake-not-allowed = Nilai meja di sini mestilah antara { $lowest } dan { $highest }.
error-channel-not-allowed = Meja tak boleh dibuka di sini. Cuba { $channels }.
error-opener-role-missing = Hanya { $role } boleh buka meja di sini. Anda boleh sertai mana-mana meja.
