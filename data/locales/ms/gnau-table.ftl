# Meja Ngau seperti yang orang lihat.

gnau-house = bot

gnau-table-title-round = 🐂 Ngau · meja { $table } · pusingan { $round }
gnau-table-facts = Bandar: { $dealer } · Nilai meja: { $stake }
gnau-table-facts-lobby = { $facts } · { $rules }{ $split ->
    [own] {" · "}susun sendiri
   *[auto] {""}
}
gnau-table-first-deals = yang pertama sertai
gnau-table-aim = **Matlamat:** kalahkan bandar. 3 kad yang berjumlah 10, 20 atau 30 ialah **ngau**. 2 kad lagi dikira digit akhirnya, 0 paling baik.
gnau-table-seat = { $mark } { $user }{"\u200E"} · { $balance } mata
gnau-table-nobody = Belum ada orang. Jadilah yang pertama!
gnau-table-out = 🃏 **Kad sudah dibahagikan:** lihat mesej terus anda atau { BUTTON("gnau-button-hand") }, kemudian { $split ->
    [own] pilih tiga kad dan tekan { BUTTON("gnau-pick-confirm") }
   *[auto] tekan { BUTTON("gnau-button-ready") }
}. Kad dibuka apabila { $split ->
    [own] semua sudah pilih
   *[auto] semua sedia atau hos tekan { BUTTON("gnau-button-reveal") }
}, paling lewat: { $when }
gnau-table-chosen = ✅ { $user } sudah pilih
gnau-table-sat-out = 💸 { $user } tak ikut main: di sini boleh kalah sampai { $need } mata sepusingan. { $stake ->
    [0] Dia belum mampu main: `/points claim` boleh bantu.
   *[other] Dia mampu nilai meja{"\u00A0"}{ $stake }.
}
gnau-table-ready = ✅ { $user } sudah sedia
gnau-table-looking = 👀 { $user } sedang tengok
gnau-table-gone = 🚪 { $user } sudah keluar dari pelayan
gnau-table-undelivered = 👀 { $user } · mesej terus tak sampai: tekan { BUTTON("gnau-button-hand") }

gnau-result-dealer = **Bandar: { $dealer }{"\u200E"}** · **{ $delta }**
gnau-result-player = { $mark } { $user } **{ $outcome ->
    [beats] menang { $points }
    [draws] seri
    [unpaid] tak kalah apa-apa
   *[loses] kalah { $points }
}** · baki { $balance }
gnau-result-first = ✨ { $hand } pertama dalam sesi ini
gnau-result-ties = -# Kad sama: bandar menang.
gnau-result-streak = 🔥 { $streak }
gnau-result-streak-of = { $user }: { $streak }
gnau-missed-hand = { $user } sebenarnya boleh dapat { $hand }
gnau-missed-many = { $people } pemain terlepas ngau
gnau-missed = 🐂 { $missed }{ $joke ->
    [0] . Ngaunya lari.
    [1] . Pandai betul ia menyorok.
    [2] . Ia masih meragut rumput.
    [3] . Gembala pun kadang-kadang hilang seekor.
   *[other] . Tiada ngau yang tercedera.
}
gnau-in-a-row = menang { $rounds } kali berturut-turut
gnau-result-no-passport = Bukan ngau: { $sum }
gnau-result-nothing-chosen = Masa tamat
gnau-result-possible = 💡 boleh dapat: **{ $name }**
gnau-result-next = Seterusnya: { $dealer } jadi bandar untuk { $seats }.
gnau-result-next-none = Seterusnya: { $dealer } jadi bandar, tetapi belum ada pemain.
gnau-result-anyone-deals = -# Sesiapa yang duduk boleh bahagi kad: { $when }
gnau-result-nobody = Tiada orang duduk. Tekan { BUTTON("gnau-button-join") } untuk terus main.

gnau-split-group = { $cards } ({ $sum })
gnau-split-named = { $cards } · **{ $name }**
gnau-split-pair = sepasang
gnau-split-tonku = A + gambar

gnau-by-card = kad tertinggi { $card }

gnau-picture-hand = Kad anda: { $cards }
gnau-picture-result = Keputusan pusingan
gnau-picture-result-hand = { $name }, { $delta }: { $hand }
gnau-picture-points = { $delta }, { $balance }
gnau-picture-balance = kini { $points }
gnau-picture-pays = { $times }× nilai meja
gnau-picture-possible = terlepas: { $name }
gnau-picture-dealer = Bandar: { $dealer }
gnau-picture-dealer-unnamed = Bandar
gnau-picture-seat = Tempat { $number }
gnau-picture-seated = { $seat } = { $user }

gnau-fair-before = -# Dibahagikan sebelum pembahagian kad boleh disemak.

gnau-closed-best-hand = 🃏 Lima kad terbaik: **{ $hand }** oleh { $user }{"\u200E"} dalam{"\u00A0"}pusingan{"\u00A0"}{ $round }
gnau-closed-biggest-win = 💰 Kemenangan terbesar: **{ $delta }** oleh { $user }{"\u200E"} dalam{"\u00A0"}pusingan{"\u00A0"}{ $round }
gnau-closed-most-rounds = 🪑 Paling banyak pusingan, **{ $rounds }**: { $users }
gnau-closed-line = { $mark } { $user }{"\u200E"} · **{ $delta }**
gnau-closed-more = dan { $people } lagi

gnau-hand-title = Kad anda · meja { $table }, pusingan { $round }
gnau-hand-best = Susunan terbaik: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}bayar{"\u00A0"}**×{ $points }**
}
gnau-hand-choose = Pilih tiga kad untuk ngau anda, kemudian tekan { BUTTON("gnau-pick-confirm") }. Pilihan anda muktamad.
    -# { $fallback ->
    [best] Tak pasti? Jika anda tak pilih apa-apa, susunan terbaik anda dikira.
   *[none] Hati-hati: salah pilih, atau tak sempat pilih, dikira Tiada Ngau.
}
gnau-hand-find = **Ada ngau dalam kad anda?** Tekan bar gelap untuk lihat susunan terbaik, yang dikira jika anda biarkan. Atau tekan { BUTTON("gnau-button-split") }.
gnau-hand-chosen = Anda pilih: **{ $name }**{ $points ->
    [0] {""}
   *[other] {" · "}bayar{"\u00A0"}**×{ $points }**
}
gnau-hand-counted = Dikira **{ $name }**
gnau-hand-dealer = Bandar: **{ $hand }**
gnau-told-won = **Anda menang { $points }**
gnau-told-lost = **Anda kalah { $points }**
gnau-hand-balance = baki { $balance }
gnau-told-even = **Tak menang, tak kalah**
gnau-hand-footer-revealed = -# Sudah dibuka · [ke meja]({ $link })
gnau-hand-footer = -# Buka kad: { $when } · [ke meja]({ $link })

gnau-note-joined = Anda sudah masuk. Lima kad anda sampai melalui mesej terus apabila kad dibahagikan.
gnau-note-joined-bank = Anda sudah masuk sebagai bandar: semua orang lawan anda. Apabila ada yang masuk, tekan { BUTTON("gnau-button-deal") }.
gnau-note-not-seated = Meja sudah dibuka, tetapi anda belum ada tempat. { $why }
gnau-note-ready = Anda sudah sedia. Kad dibuka apabila semua sudah sedia.
gnau-note-undelivered = Saya tak dapat hantar mesej terus kepada anda, jadi kad anda menunggu di sini: tekan { BUTTON("gnau-button-hand") } · [ke meja]({ $link })
    -# Jika mesej terus anda ditutup: menu pelayan → Privacy Settings → Direct Messages.

gnau-terms-speed = { $seconds ->
    [0] Buka kad serta-merta
   *[other] Buka kad selepas { $time }
}
gnau-terms-dealer = Bandar: { $choice }
gnau-terms-split = Susunan: { $choice }

gnau-details-odds = 🎲 Seorang pemain menang dalam { $gains } pusingan dan kalah dalam { $pays }. Dalam selebihnya, tiada siapa bayar. Kelebihan bandar: { $edge } daripada nilai meja, jika semua kad disusun dengan cara terbaik.

gnau-button-join = Sertai
gnau-button-leave = Keluar
gnau-note-bank-taken = ✅ Anda jadi bandar: semua orang lawan anda.
gnau-note-bank-passed = ✅ Anda bukan bandar lagi.

gnau-button-cut = Tambah perkataan
gnau-button-take-bank = Jadi bandar
gnau-button-give-bank = Berhenti jadi bandar

gnau-button-deal = Bahagi kad
gnau-button-deal-again = Bahagi lagi
gnau-button-ready = Sedia
gnau-button-split = Susun sendiri
gnau-button-reveal = Buka kad
gnau-button-hand = Kad saya
gnau-button-hand-over = Tetapan
gnau-button-details = Butiran
gnau-button-close = Tutup
gnau-letter-place-lost = Saya kehilangan akses ke saluran meja ini, jadi kad terus dibuka. Pusingan dikira, dan meja ditutup.
gnau-letter-link = Pergi ke meja

gnau-note-dealt = Kad sudah dibahagikan: [ke meja]({ $link })

gnau-solution-title = Semua susunan · { $rules }
gnau-solution-way = { $mark } { $name } · { $points } mata
