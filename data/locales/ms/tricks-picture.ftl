# Kata-kata dalam gambar meja trik, sependek yang boleh.

tricks-picture-trick = Trik { $number }/{ $tricks }
tricks-picture-last = Trik { $number }/{ $tricks }, tamat
tricks-picture-led = mula
tricks-picture-turn = giliran
tricks-picture-lead = giliran mula
tricks-picture-choosing = memilih
tricks-picture-ready = sedia
tricks-picture-away = tiada
tricks-picture-winner = dapat
tricks-picture-ahead = di depan

tricks-said-trick = Di atas meja: { $cards }. { $who } mula.
tricks-said-open = { $card } (didedahkan)
tricks-said-winner = dapat trik ini
tricks-said-seat = { $who }: { $facts }.
tricks-said-cards = { $count ->
    [0] tiada kad lagi
   *[other] tinggal { $count } kad
}
tricks-said-counting = sudah ambil { $cards }
tricks-said-exposed = dedah { $cards }
