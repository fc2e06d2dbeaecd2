# Apa yang dikatakan di meja semua permainan.

table-restored = -# 🔄 Dipulihkan selepas mula semula: { $when }
table-on-vacation = 🏖️ { $user } bercuti hingga { $when }

table-title = { $game } · meja { $table }
table-title-closed = { $game } · meja { $table } sudah ditutup
table-title-details = { $game } · butiran meja { $table }
table-closed = Meja { $table } sudah ditutup.
table-left = ✅ Anda keluar dari meja.
table-cost = 💰 Anda boleh kalah sampai { $need } mata dalam satu { $unit ->
    [game] permainan
   *[round] pusingan
}.
table-cost-dealer = { table-cost } { $players ->
    [0] { $dealer } tak mampu bayar sesiapa
   *[other] { $dealer } mampu bayar { $players } pemain
}.
table-stake-high = Dengan nilai meja ini, seorang pemain boleh kalah sampai { $need } mata dalam satu { $unit ->
    [game] permainan
   *[round] pusingan
}, lebih daripada yang kebanyakan pemain di sini ada.{ $stake ->
    [0] {""}
   *[other] {" "}Kebanyakan mampu main dengan { $stake }: `/{ $game } open stake:{ $stake }`.
}

fair-lock = -# 🔒 Kod kunci kocokan `{ $commitment }…`
fair-key = -# 🔓 Kod pembuka kocokan `{ $key }…`
fair-lock-whole = 🔒 **Kod kunci kocokan pusingan { $round }** (skim { $scheme }): SHA-256 bagi kod pembuka kocokan seterusnya.
    `{ $commitment }`
    -# Digit-digit pertamanya ada di meja. `/{ $game } verify` tunjuk kod pembukanya selepas itu.

cut-title = Potong terup
cut-label = Satu perkataan anda sendiri
cut-why = Dicampur ke dalam setiap kocokan, jadi tiada siapa boleh tahu kad lebih awal.
cut-note = ✅ Perkataan anda ada dalam setiap kocokan sampai anda ubah atau keluar: { $word }
