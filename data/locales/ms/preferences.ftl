# Apa yang orang pilih untuk diri sendiri.

preferences-title = ## 🎛️ Pilihan anda
    -# Hanya anda nampak. Ia terpakai di semua pelayan.

preferences-name-turn-calls = Peringatan giliran
preferences-about-turn-calls = Apabila meja sudah tunggu anda 20{"\u00A0"}saat, paling kerap sekali seminit.
    -# Jika satu giliran sejam atau lebih, sekali lagi pada separuh masa.
preferences-choice-turn-calls-off = Tiada peringatan
preferences-choice-turn-calls-ping = Ping di setiap meja
preferences-choice-turn-calls-direct = Mesej terus

preferences-name-forced-cards = Kad wajib
preferences-about-forced-cards = Jika hanya satu kad boleh dimainkan, ia dimainkan secara automatik.
preferences-name-text-only = Teks sahaja
preferences-about-text-only = Tiada gambar atau emoji kad dalam apa yang hanya anda nampak.
preferences-name-four-colours = Empat warna
preferences-about-four-colours = Setiap sut ada warna sendiri dalam gambar yang hanya anda nampak.
preferences-name-more-time = Lebih masa
preferences-about-more-time = Giliran lebih lama, setakat yang pelayan benarkan.

preferences-name-language = Bahasa
preferences-about-language = Untuk apa yang hanya anda nampak.
preferences-language-own = Ikut Discord

turn-call-ping = ⏰ { $user }, giliran anda. [Pergi ke meja]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
turn-call-letter = ⏰ Giliran anda. [Pergi ke meja]({ $link }){ $slow ->
    [yes] {" "}· ⏳ { $when }
   *[no] {""}
}
preferences-choice-turn-calls-auto = Ping di meja perlahan sahaja
turns-title = ## ⏰ Giliran anda
    -# Meja di semua pelayan yang menunggu anda. Hanya anda nampak.
turns-line = - [{ $game } · meja { $table }]({ $link }){ $has_server ->
    [yes] {" "}· { $server }
   *[no] {""}
} · ⏳ { $when }
turns-more = { $tables } lagi meja menunggu anda.
turns-none = Tiada meja menunggu anda.

preferences-button-quiet = 🌙 Waktu senyap
preferences-quiet-title = ## 🌙 Waktu senyap
    -# Di meja perlahan masa anda berhenti, dan tiada peringatan.
    -# Meja perlahan ialah meja dengan sejam atau lebih setiap giliran.
    -# Hanya anda nampak waktu ini. Perubahan dikira mulai giliran anda yang seterusnya.
preferences-name-time-zone = Zon waktu
preferences-zone-placeholder = Anda tinggal di mana?
preferences-zone-now = Sekarang pukul { $time } di sana
preferences-zone-other = Zon waktu lain
preferences-zone-typed = Nama, atau jam dari UTC
preferences-zone-why = Contohnya Asia/Kuala_Lumpur atau UTC+8
preferences-name-quiet-hours = Setiap hari
preferences-quiet-none = Tiada
preferences-quiet-start = Dari { $time }
preferences-quiet-end = Hingga { $time } · { $hours } jam
preferences-button-vacation = 🏖️ Cuti
preferences-vacation-title = ## 🏖️ Cuti
    -# Di meja perlahan masa anda berhenti, paling lama seminggu sebulan.
    -# Orang lain di meja itu nampak anda sedang bercuti, dan sampai bila.
preferences-vacation-left = { $days ->
    [0] Tiada lagi hari cuti untuk bulan ini.
   *[other] Anda ada { $days } hari lagi untuk bulan ini.
}
preferences-vacation-days = { $days } hari
preferences-button-leave = Cuti { $days } hari sekarang
preferences-button-return = Saya kembali
preferences-vacation-running = Anda bercuti hingga { $when }.
    -# Jika anda kembali awal, hari yang sudah mula dikira penuh.
