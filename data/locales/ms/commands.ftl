# Keterangan perintah: paling panjang 100 aksara setiap satu.

command-help = Lihat semua permainan, cara main dan tetapan anda (hanya anda nampak)

command-gnau = Ngau (牛): lima kad lawan bandar
command-gnau-open = Buka meja Ngau di saluran ini
command-gnau-open-stake = Mata setiap pusingan, didarabkan dengan bayaran kad (lalai: ikut pelayan)
command-gnau-open-dealer = Siapa jadi bandar (lalai: ikut pelayan)
command-gnau-open-split = Siapa yang susun kad (lalai: ikut pelayan)
command-gnau-open-rules = Peraturan khas (lalai: ikut pelayan)
command-gnau-open-join = Anda sendiri ambil tempat (lalai: ya)
command-gnau-deal = Bahagi kad untuk pusingan seterusnya
command-gnau-hand = Lihat kad anda (hanya anda nampak)
command-gnau-close = Tutup meja di saluran ini
command-gnau-daily = Jawab sepuluh soalan latihan hari ini, tanpa mata (hanya anda nampak)
command-gnau-practice = Berlatih cari susunan terbaik, seberapa lama pun (hanya anda nampak)
command-gnau-leaderboard = Lihat pemain teratas di pelayan ini
command-gnau-leaderboard-period = Pusingan bila yang dikira, ikut hari UTC (lalai: semua)
command-gnau-leaderboard-sort = Kedudukan ikut apa (lalai: mata)
command-gnau-history = Senaraikan pusingan lepas seseorang, atau lihat semula satu
command-gnau-history-member = Siapa (lalai: anda)
command-gnau-history-round = Pusingan untuk dilihat semula, contohnya 7.3 untuk pusingan 3 meja 7
command-gnau-stats = Lihat keputusan dan nasib seseorang
command-gnau-stats-member = { command-gnau-history-member }
command-gnau-learn = { command-tricks-learn }
command-gnau-rules = Lihat tingkatan kad, siapa bayar, dan peraturan khas meja ini
command-gnau-odds = Lihat peluang setiap jenis kad, atau peluang lima kad lawan bandar
command-gnau-odds-cards = { command-gnau-solve-cards } (lalai: semua kad)
command-gnau-odds-rules = Peraturan khas, contohnya plain atau ties=push (lalai: ikut pelayan)
command-gnau-odds-decks = Berapa set terup (lalai: satu, dua mulai sebelas orang)
command-gnau-solve = Lihat semua cara susun lima kad, yang terbaik dahulu (hanya anda nampak)
command-gnau-solve-cards = Lima kad seperti 3 6 8 4 8 atau 10H AS KD 4C 6S
command-gnau-solve-rules = { command-gnau-odds-rules }
command-gnau-solve-decks = { command-gnau-odds-decks }
command-gnau-verify = Semak pembahagian kad satu pusingan yang sudah tamat
command-gnau-verify-round = Pusingan mana, contohnya 7.3 untuk pusingan 3 meja 7 (lalai: yang terbaru di saluran ini)

command-points = Mata anda dalam semua permainan
command-points-balance = Lihat mata seseorang di pelayan ini
command-points-balance-member = { command-gnau-history-member }
command-points-claim = Tuntut mata hari ini, jika pelayan ini memberinya
command-points-give = Beri seseorang sebahagian mata anda, jika pelayan ini benarkan
command-points-give-member = { command-manage-points-add-member }
command-points-give-points = { command-manage-points-add-points }

command-manage = Untuk pengurus pelayan
command-manage-settings = Ubah tetapan pelayan ini (hanya anda nampak)
command-manage-tables = Senaraikan meja yang dibuka di pelayan ini dan tutup (hanya anda nampak)
command-manage-block = Sekat seseorang daripada bermain di pelayan ini
command-manage-block-member = Siapa (taip ID jika dia sudah keluar)
command-manage-unblock = Benarkan seseorang bermain semula di pelayan ini
command-manage-unblock-member = { command-manage-block-member }
command-manage-rules = Simpan peraturan khas dengan nama, dan kongsi (hanya anda nampak)
command-manage-hide-word = Sorok perkataan yang digunakan untuk potong terup
command-manage-hide-word-word = Perkataan itu, tepat seperti yang ditaip
command-manage-show-word = Tunjuk semula perkataan yang disorok
command-manage-show-word-word = { command-manage-hide-word-word }
command-manage-points-add = Beri seseorang mata baharu
command-manage-points-add-member = Siapa yang dapat
command-manage-points-add-points = Berapa banyak
command-manage-points-add-reason = Sebab (semua orang nampak)
command-manage-points-reset = Kembalikan mata seseorang kepada mata permulaan
command-manage-points-reset-member = Mata siapa
command-manage-points-reset-reason = { command-manage-points-add-reason }

command-tricks-learn = Belajar main dalam beberapa halaman pendek (hanya anda nampak)
command-tricks-start = Mulakan permainan (pemain komputer isi tempat kosong)
command-tricks-hand = Lihat kad anda dan main dari situ (hanya anda nampak)
command-tricks-play = Main satu kad
command-tricks-play-card = Kad yang boleh dimainkan sekarang, contohnya QS atau 10H
command-tricks-hint = Lihat apa patut dimainkan, diserahkan atau didedahkan, dan sebabnya (hanya anda nampak)
command-tricks-review = Ulas pusingan yang tamat dengan nasihat pemain komputer handal (hanya anda nampak)
command-tricks-review-hand = Pusingan mana, contohnya 7.3 untuk pusingan 3 meja 7 (lalai: yang terbaru di saluran ini)
command-tricks-verify = Semak pembahagian kad dan permainan satu pusingan yang tamat
command-tricks-verify-hand = { command-tricks-review-hand }
command-tricks-rules = Lihat peraturan meja ini, atau peraturan biasa
command-tricks-leaderboard = Lihat pemain terbaik di pelayan ini, ikut penarafan
command-tricks-daily = Main kad harian sekali, kad yang sama untuk semua di sini (hanya anda nampak)
command-tricks-close = Tutup meja di saluran ini (permainan berhenti hanya jika semua pemain setuju)

command-preferences = Pilih tetapan anda sendiri untuk semua pelayan (hanya anda nampak)

command-about = Lihat versi, siapa jalankan bot ini, dan kod sumbernya (hanya anda nampak)

command-privacy = Data anda
command-privacy-about = Lihat apa yang disimpan tentang anda, dan sebabnya (hanya anda nampak)
command-privacy-export = Dapatkan semua yang disimpan tentang anda, dari semua pelayan
command-privacy-hide-word = Sorok perkataan yang anda guna untuk potong terup di pelayan ini
command-privacy-hide-word-round = Di mana anda guna, contohnya 7.3 untuk pusingan 3 meja 7
command-privacy-delete = Padam data anda di semua pelayan (tanya sekali lagi)

command-menu-deal = Ajak ke meja saya…
command-menu-challenge = Cabar…

command-choice-dealer-house = Bot
command-choice-dealer-opener = Saya
command-choice-dealer-rotate = Pemain seterusnya setiap pusingan
command-choice-dealer-winner = Pemenang terbesar pusingan sebelumnya
command-choice-dealer-anyone = Sesiapa yang mahu
command-choice-dealer-bid = Bida tertinggi: lihat empat kad, kemudian bida
command-choice-split-auto = Bot cari susunan terbaik
command-choice-split-own = Setiap pemain susun kad sendiri
command-choice-period-today = Hari ini
command-choice-period-week = Minggu ini
command-choice-period-month = Bulan ini
command-choice-period-all = Sepanjang masa
command-choice-sort-points = Mata
command-choice-sort-rounds = Pusingan
command-choice-sort-best-hand = Kad terbaik
command-choice-sort-drill = Latihan harian

command-choice-level-easy = Mudah: buat silap seperti orang baru belajar
command-choice-level-casual = Biasa: main ikut nasihat pemain yang pandai
command-choice-level-strong = Handal: fikir jauh ke depan
command-gnau-open-pace = Masa untuk bida atau susun kad (lalai: tetapan pelayan ini)
command-turns = Senaraikan meja di semua pelayan yang menunggu anda (hanya anda nampak)
command-choice-pace-10 = 10 saat
command-choice-pace-20 = 20 saat
command-choice-pace-30 = 30 saat
command-choice-pace-45 = 45 saat
command-choice-pace-60 = 1 minit
command-choice-pace-90 = 90 saat
command-choice-pace-120 = 2 minit
command-choice-pace-180 = 3 minit
command-choice-pace-300 = 5 minit
command-choice-pace-600 = 10 minit
command-choice-pace-3600 = 1 jam
command-choice-pace-10800 = 3 jam
command-choice-pace-21600 = 6 jam
command-choice-pace-43200 = 12 jam
command-choice-pace-86400 = 1 hari
command-choice-pace-172800 = 2 hari
command-choice-pace-259200 = 3 hari
