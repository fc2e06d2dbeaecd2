gnau-evening-deals = Austeilen: { $when }
gnau-button-again = Noch mal spielen

gnau-details-key = 🔓 **Mischschlüssel von Runde { $round }**, die nie ausgeteilt wurde (Schema { $scheme }):
    `{ $key }`
    -# Sein SHA-256 ist { $before ->
    [0] das Schloss des ersten Mischens.
   *[other] der Schlüssel von Runde { $before }, dessen SHA-256 der Schlüssel der Runde davor ist, und so weiter bis zum Schloss des ersten Mischens.
}

gnau-evening-won = 🎉 Der Abend geht an { $users }: **{ $delta }**
gnau-evening-closed = -# Tisch { $table } ist geschlossen.

gnau-evening-title = Gnau-Abend
gnau-evening-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
gnau-evening-player = Person { $number }
gnau-evening-best-hand = Bestes Blatt
gnau-evening-run = Längste Serie
gnau-evening-run-of = { $rounds } Siege in Folge
gnau-evening-missed = Am meisten übersehen
gnau-evening-missed-of = { $oxen ->
    [one] { $oxen } Ochse
   *[other] { $oxen } Ochsen
}
gnau-evening-luckiest = Glückspilz
gnau-evening-unluckiest = Pechvogel
gnau-evening-luck = { $actual }, erwartet { $expected }
gnau-evening-said = { $title }: { $name }, { $value }
