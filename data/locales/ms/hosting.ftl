# Apa yang hos sebuah meja boleh buat.

host-title = ### { $game } · meja { $table } · tetapan
    Perubahan dikira mulai pembahagian kad seterusnya. Semua orang nampak.
host-button-stake = { $stake ->
    [0] Tetapkan nilai meja
   *[other] Ubah nilai meja: { $stake }
}
host-rules = Peraturan: { $rules }
host-stake = { $stake ->
    [0] Tiada nilai meja
   *[other] Nilai meja: { $stake }
}
host-speed = Masa: { $time }
host-remove = Keluarkan seseorang…
host-hand-over = Tukar hos…
host-done = ✅ Mulai pembahagian kad seterusnya · { $now }
host-done-removed = ✅ Anda keluarkan { $user }. Dia boleh sertai semula.
hand-over-seat = Tempat { $number }
hand-over-done = ✅ { $user } jadi hos sekarang.

host-stake-title = Ubah nilai meja
host-stake-label = Nilai meja dalam mata
host-stake-why = Dari { $lowest } hingga { $highest } di pelayan ini{ $has_free ->
    [yes] , atau 0 untuk tiada
   *[no] {""}
}.

host-removed-note = { $host } keluarkan anda dari [meja ini]({ $link }). Anda tak rugi apa-apa, dan boleh sertai semula.

news-removed = 🚪 { $host } keluarkan { $guest } dari meja.
news-changed = ✏️ { $host } ubah meja · { $now }
news-next = ✏️ Mulai pembahagian kad seterusnya · { $now }
news-host = 👑 { $user } jadi hos sekarang.

error-only-host = Hanya hos atau pengurus pelayan boleh buat begitu.
error-only-host-leads = { error-only-host }
error-heir-not-seated = Dia tiada tempat di meja. Pilih orang yang duduk di meja.
error-guest-not-seated = Dia sudah pun keluar dari meja.
error-stake-no-number = “{ $stake }” bukan bilangan mata. Tulis digit sahaja, contohnya 5.
