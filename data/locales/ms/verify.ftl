# Pembahagian kad disemak, di terminal dan di Discord.

deal-check-form-ok = Fail ini tepat seperti yang ditulis.
deal-check-form-wrong = Fail ini sudah diubah: tertulis “{ $found }”, bukan “{ $expected }”.
deal-check-digest-ok = Kod semakannya padan dengan isinya.
deal-check-digest-wrong = Isinya sudah diubah: kod semakan isi itu { $expected }, bukan { $found }.
deal-check-commitment-ok = Kod pembuka padan dengan kod kunci: SHA-256-nya ialah kod kunci itu.
deal-check-commitment-wrong = Kod pembuka tak padan dengan kod kunci: SHA-256-nya { $expected }, tetapi kod kuncinya { $found }.
deal-check-differs = { $who }: { $expected }, tetapi dalam fail { $found }.
deal-left-open = Satu perkataan yang disorok tiada dalam fail ini, jadi kad tak boleh dibahagikan semula daripadanya.

## Ngau

deal-check-packs-ok = Dikocok: { $expected } set terup, betul untuk pemain sebanyak ini.
deal-check-packs-wrong = Pemain sebanyak ini perlukan { $expected } set terup, tetapi dalam fail { $found }.
deal-check-shuffle-ok = Apabila dikocok semula, terup bermula dengan kad bandar: { $expected }.
deal-check-shuffle-wrong = Apabila dikocok semula, terup bermula dengan { $expected }, tetapi bandar ada { $found }.
deal-check-hands-ok = Setiap pemain ada lima kad seterusnya.
deal-check-hands-wrong = Bukan setiap pemain ada lima kad seterusnya.
deal-check-bid-ok = Bida tertinggi jadi bandar, dan antara bida yang sama, kocokan yang tentukan.
deal-check-bid-wrong = Orang yang salah jadi bandar, atau dengan nombor yang salah.
deal-check-settlement-ok = Bayaran betul.
deal-check-settlement-wrong = Bayaran salah.

## Hearts dan Gong Zhu

deal-check-deal-ok = Apabila dibahagikan semula, setiap tempat dapat kad seperti yang direkodkan.
deal-check-deal-wrong = Apabila dibahagikan semula, bukan setiap tempat dapat kad seperti yang direkodkan.
deal-check-play-ok = Apabila dimainkan semula, kesemua { $expected } kad ikut peraturan.
deal-check-play-wrong = Apabila dimainkan semula, pusingan ini langgar peraturan { $found ->
    [0] di awal
   *[other] selepas { $found } kad
}: “{ $reason }”
deal-check-scores-ok = Skor betul.
deal-check-scores-wrong = Skor salah.

verify-true = ✅ { $dealt }: semuanya betul
verify-false = ❌ { $dealt }: ada yang tak betul
verify-round = Pusingan { $round } meja { $table }
verify-hand = Pusingan { $round } meja { $table }
verify-more = -# { $more } lagi berbeza, semuanya dalam fail.
verify-seeds = 🔒 Kod kunci: `{ $commitment }`
    🔓 Kod pembuka: `{ $seed }`
verify-parts = **Apa yang setiap orang tambah pada kocokan**
verify-no-parts = -# tiada: tiada orang duduk
verify-part = -# { $who }: `{ $part }`
verify-part-hidden = -# { $who }: perkataan yang disorok (SHA-256 `{ $digest }`)
verify-hidden = -# Tadi saya bahagi kad dengan perkataan yang disorok itu. Fail hanya ada SHA-256-nya, jadi tiada siapa boleh bahagi kad daripada fail sahaja.
verify-how = -# Bandingkan kod kunci dengan kod kunci di meja, dan cari apa yang anda tambah. Di luar Discord: `python -m bot verify`, atau “Check a deal” dalam panduan.
gnau-verify-dealer = { $user }, bandar
