# Apa yang hanya pengurus pelayan boleh buat.

manage-granted = 🎖️ { $manager } beri { $member } { $points } mata baharu. Dia kini ada { $balance }. Sebab: { $reason }
manage-reset = ♻️ { $manager } set semula mata { $member }: { $before }{"\u00A0"}→{"\u00A0"}{ $balance }. Sebab: { $reason }
manage-reset-nothing = { $member } memang sudah ada mata permulaan: { $balance }.

## Perkataan yang masuk ke dalam kocokan

word-hidden = Perkataan itu kini disorok di pelayan ini. `verify` tunjuk kod ini sebagai ganti:
    `{ $digest }`
    Padam sendiri mesej lama yang menunjukkannya.
word-shown = Perkataan itu ditunjukkan semula di pelayan ini.
error-word-not-hidden = Perkataan itu tak disorok di sini. Taip tepat seperti ketika potong terup.
error-too-many-hidden-words = Pelayan ini sudah sorok { $most } perkataan, iaitu hadnya. `/manage show-word` tunjuk semula satu.
error-no-own-word = Anda tak tambah perkataan sendiri pada `{ $round }`.

## Meja yang dibuka

open-tables-title = ## 🗂️ Meja yang dibuka
open-tables-none = Tiada meja dibuka di pelayan ini.
open-tables-seated = { $people ->
    [0] tiada orang duduk
   *[other] { $people } orang duduk
}
open-tables-line = **{ $game } · [meja { $table }]({ $link })** di { $channel }
    -# { open-tables-seated } · dibuka: { $when }
open-tables-button-ask = Tutup meja { $table }…
open-tables-button-keep = Biar terbuka
open-tables-button-close = Tutup
open-tables-question = ### Tutup { $game } · [meja { $table }]({ $link })?
    -# { open-tables-seated }
    Permainan yang sedang berjalan dibatalkan, dan mata tersimpan dipulangkan.
