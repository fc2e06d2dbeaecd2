# Meja permainan trik seperti yang orang lihat.

tricks-title-hand = { $game } · meja { $table } · pusingan { $hand }
tricks-title-hand-over = { tricks-title-hand } tamat
tricks-title-over = { $game } · meja { $table } · permainan tamat

tricks-facts = { $stake ->
    [0] Tiada nilai meja
   *[other] Nilai meja: { $stake }
} · { $rules }
tricks-seat-free = kosong
tricks-side = **Pihak { $number }:**
tricks-sides = 🤝 { $sides }
tricks-side-score = { $who } **{"\u200E"}{ $score }**
tricks-details-key-unfinished = 🔓 Kod pembuka kocokan pusingan { $round }, pusingan yang tak habis dimainkan: `{ $key }`
tricks-details-key-undealt = 🔓 Kod pembuka kocokan pusingan { $round }, pusingan yang tak dibahagikan: `{ $key }`
tricks-how = Tekan **Sertai** untuk ambil tempat. **Mulakan** isi tempat lain dengan pemain komputer dan bahagi tiga belas kad kepada semua orang.
tricks-details-levels = Tahap lain: { $names }
tricks-details-level = -# { $level }: { $about }
tricks-details-facts = Pemain komputer: { $level } · { $time } setiap giliran, kemudian pemain komputer main untuk anda

tricks-sat-out = 💸 { $user }{"\u200E"} tak ikut permainan ini: seorang pemain boleh kalah sampai { $stake } mata.
tricks-note-sat-out = Permainan bermula tanpa anda: seorang pemain boleh kalah sampai { $stake } mata. { $affordable ->
    [0] Anda belum mampu apa-apa nilai meja.
   *[other] Anda mampu nilai meja{"\u00A0"}{ $affordable }.
}
tricks-trick = Trik { $number } daripada { $tricks }
tricks-paused = ⏸️ **Berhenti sekejap: semua orang tiada di meja.** Tekan { $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
} untuk teruskan. { $is_staked ->
    [yes] Seseorang yang keluar masih ada mata tersimpan. Pemain komputer sambung main:
   *[no] Disimpan sampai:
} { $when }
tricks-all-left = 🤖 **Semua orang sudah keluar, tetapi mata mereka masih tersimpan.** Pemain komputer habiskan permainan. Kemudian semua mata dipulangkan, kecuali ada yang kembali antara dua pusingan.

tricks-time-left = {" "}⏳ { $when }
tricks-time-open = …
tricks-turn = { $mark } Giliran { $who } **{ $turn ->
    [choose] memilih
    [lead] mula
   *[play] main
}**{ $when }
tricks-prepare = 👉 { $who }: tekan { BUTTON("tricks-button-hand") }{ $when }

tricks-seat-turn = **giliran { $turn ->
    [choose] memilih
    [lead] mula
   *[play] main
}**{ $when }
tricks-seat-thinking = sedang berfikir…
tricks-seat-choosing = sedang memilih
tricks-seat-away = tiada, 🤖 main
tricks-seat-gone = tiada
tricks-seat-took = dapat
tricks-seat-taken = ambil { $cards }
tricks-seat-score = skor { $score }
tricks-seat-side-score = { tricks-seat-side }: { $score }
tricks-seat-side = pihak { $side }
tricks-seat-hand = pusingan ini { $points }
tricks-seat-before = pusingan lepas { $points }

tricks-scores-hand = pusingan
tricks-scores-total = jumlah
tricks-number = { $number }
tricks-after = selepas { $hands } pusingan

tricks-sheet-title = 📋 **Skor** · { $hands ->
    [0] pusingan pertama
   *[other] { tricks-after }
}
tricks-sheet-earlier = -# Pusingan sebelum ini dimainkan oleh { $who }
tricks-sheet-running = -# Pusingan ini: { $points }

tricks-sheet = Skor { tricks-after }, yang terbaik dahulu.
    { $players }
tricks-sheet-player = { $name }: { $score } ({ $hands }){ $taken ->
    [none] {""}
   *[cards] , ambil { $taken }
}
tricks-picture-seat = Tempat { $number }

tricks-claimed = ✋ { $who } tuntut { $tricks } trik terakhir.
tricks-last-trick = -# Trik sebelum ini: { $cards } → { $who }
tricks-next-hand = ▶️ Pusingan seterusnya: { $when }
tricks-last-hand = ▶️ Pusingan terakhir: { $when }
tricks-anyone-starts = -# Sesiapa yang duduk boleh mulakan: { $when }
tricks-next-seats = -# 🪑 Di meja: { $names }
tricks-won = 🏆 { $who } menang { tricks-after }!
tricks-lost = 🔻 { $who } kalah.
tricks-paid = { $who } **{"\u200E"}{ $points }**
tricks-paid-among = -# Nilai meja antara pemain: { $who }.
tricks-paid-left = -# { $who } keluar, dan itu dikira kalah.
tricks-stakes-returned = 💰 Semua yang ada mata tersimpan sudah keluar: semua mata dipulangkan.
tricks-stakes-even = 💰 Pemain seri: tiada siapa bayar.
tricks-called-off = Dibatalkan: tiada siapa menang atau kalah.

tricks-closer = Ditutup oleh { $who }.
tricks-closed-asked = Ada orang menutupnya.
tricks-closed-agreed = Semua setuju batalkan permainan.
tricks-closed-time = Ditutup selepas lama tiada yang main.
tricks-closed-empty = Pemain terakhir sudah keluar.
tricks-closed-place-lost = Saya kehilangan akses ke salurannya.
tricks-again = -# Buka meja baharu: `/{ $game } open`

tricks-button-join = Sertai
tricks-button-leave = Keluar
tricks-button-add-computer = Tambah komputer
tricks-button-levels = Komputer
tricks-button-start = Mulakan
tricks-button-again = Main lagi
tricks-button-next = Pusingan baharu
tricks-button-hand = Kad saya
tricks-button-last-trick = Trik sebelum ini
tricks-button-review = Ulasan
tricks-button-cut = Tambah perkataan
tricks-button-hand-over = Tetapan
tricks-button-details = Butiran
tricks-button-scores = Skor
tricks-button-close = Tutup
tricks-button-ask-leave = Keluar
tricks-button-ask-call-off = Batalkan

tricks-terms-speed = { $time } setiap giliran
tricks-terms-usual = Peraturan biasa: { $rules }

tricks-stay = Terus main
tricks-button-give-up = Keluar permainan
tricks-button-call-off = Batalkan permainan
tricks-calling-off = Batalkan ({ $agreed }/{ $people })

tricks-sure-leave = **Keluar dari permainan?** Pemain komputer ambil tempat anda. Permainan dikira kalah untuk anda{ $has_stake ->
    [yes] {" "}dan mata anda kekal tersimpan di dalamnya
   *[no] {""}
}, kecuali anda kembali antara dua pusingan.
tricks-sure-leave-guest = **Keluar dari permainan?** Pemain komputer ambil tempat anda. Anda boleh sertai semula antara dua pusingan.
tricks-sure-leave-last = **Keluar dari permainan?** Anda pemain terakhir, jadi permainan dibatalkan dan meja ditutup. Tiada siapa menang atau kalah.
tricks-sure-take-over = **Ambil alih daripada { $who }?** Anda dapat tempat { $seat } dengan skor { $teams ->
    [on] pihaknya
   *[off] tempat itu
}, **{ $score }** (kedudukan{"\u00A0"}{ $place }{"\u00A0"}daripada{"\u00A0"}{ $of }).
tricks-take-over-button = Ambil tempat
tricks-take-over-keep = Lain kali
tricks-take-over-kept = -# Pusingan yang sudah dimainkan kekal seperti itu.
tricks-take-over-own-stake = -# Mata tersimpan di tempat ini milik anda.
tricks-take-over-no-stake = -# Tiada mata tersimpan di tempat ini.
tricks-take-over-others-stake = -# Mata tersimpan di tempat ini tetap milik { $who }.
tricks-sure-call-off = **Batalkan permainan?** Tiada siapa menang atau kalah. Semua orang mesti setuju: { $agreed } daripada { $people } setakat ini.
tricks-sure-call-off-now = **Batalkan permainan?** Tiada siapa menang atau kalah, dan meja terus ditutup.

tricks-note-took-over = ✅ Tempat { $seat } milik anda, mulai pusingan seterusnya.
tricks-note-added = ✅ Seorang pemain komputer sudah ambil tempat.
tricks-note-gave-up = Anda keluar. Tempat anda kini diambil pemain komputer.
tricks-note-asked = Anda setuju batalkan permainan di meja { $table }. Permainan berhenti apabila semua setuju.
tricks-note-last-trick = Trik { $number }: { $cards }
tricks-note-started = Permainan sudah bermula: [ke meja]({ $link }).
tricks-note-played = Anda main { $card } · [ke meja]({ $link })

tricks-levels-title = 🤖 Pemain komputer · { $game } · meja { $table }
tricks-levels-how = Anda boleh ubah ini sampai permainan pertama bermula.
tricks-levels-all = Semua komputer: { $level }
tricks-levels-seat = { $computer }: { $level }
tricks-levels-mixed = bercampur
