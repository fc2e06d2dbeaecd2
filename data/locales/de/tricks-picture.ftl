tricks-picture-trick = Stich { $number } von{"\u00A0"}{ $tricks }
tricks-picture-last = Stich { $number } von{"\u00A0"}{ $tricks }, beendet
tricks-picture-led = zuerst
tricks-picture-turn = ist dran
tricks-picture-lead = spielt aus
tricks-picture-choosing = wählt
tricks-picture-ready = bereit
tricks-picture-away = weg
tricks-picture-winner = nimmt ihn
tricks-picture-ahead = führt

tricks-said-trick = Auf dem Tisch: { $cards }. Ausgespielt von { $who }.
tricks-said-open = { $card } (offen)
tricks-said-winner = nimmt diesen Stich
tricks-said-seat = { $who }: { $facts }.
tricks-said-cards = { $count ->
    [0] keine Karten mehr
    [1] noch eine Karte
   *[other] noch { $count } Karten
}
tricks-said-counting = hat { $cards } genommen
tricks-said-exposed = hat { $cards } offen
