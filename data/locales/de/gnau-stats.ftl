gnau-stats-title = ### 📊 Statistik von { $user }
gnau-stats-in-score = **Als Punktestand gezählt**
gnau-stats-in-bankroll = **Als Guthaben gezählt**

gnau-stats-all = **{ $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}** · **{ $net }** { $points ->
    [one] Punkt
   *[other] Punkte
} insgesamt
gnau-stats-as = { $role ->
    [dealer] Als Geber
   *[player] Gegen den Geber
}: **{ $net }** · { $won } gewonnen, { $lost } verloren, { $even } gleich

gnau-stats-bid = 🏦 Mit dem höchsten Gebot gegeben, { $rounds ->
    [1] einmal
   *[other] { $rounds }-mal
}: **{ $net }** · { $won } gewonnen, { $lost } verloren, { $even } gleich
gnau-stats-raised = { $rounds ->
    [1] Einmal
   *[other] { $rounds }-mal
} erhöht: **{ $net }** · { $won } gewonnen, { $lost } verloren, { $even } gleich

gnau-stats-biggest-win = { gnau-stats-biggest-win-only } in{"\u00A0"}Runde{"\u00A0"}`{ $round }`
gnau-stats-best-hand = { gnau-stats-best-hand-only } in{"\u00A0"}Runde{"\u00A0"}`{ $round }`
gnau-stats-biggest-win-only = Größter Gewinn: **{ $delta }**
gnau-stats-best-hand-only = Bestes Blatt: **{ $name }**
gnau-stats-longest = Längste Siegesserie: **{ $rounds }**
gnau-stats-winning = { $rounds ->
    [1] Die letzte Runde gewonnen.
   *[other] Die letzten { $rounds } gewonnen.
}
gnau-stats-losing = { $rounds ->
    [1] Die letzte Runde verloren.
   *[other] Die letzten { $rounds } verloren.
}

gnau-stats-too-early = 🍀 **Glück:** noch zu früh. Zu sehen ab { $least } Runden.
gnau-stats-luck = 🍀 **Glück:** { $actual } { $points ->
    [one] Punkt
   *[other] Punkte
}, erwartet { $expected }.
gnau-stats-luckier = Mehr Glück als **{ $percent }** aller, die spielen.
gnau-stats-unluckier = Weniger Glück als **{ $percent }** aller, die spielen.
gnau-stats-drill = Tagesübung: **{ $days } Tage in Folge**
gnau-stats-own-splits = -# { $rounds ->
    [1] Ein Blatt wurde von Hand aufgeteilt
   *[other] { $rounds } Blätter wurden von Hand aufgeteilt
}. Beim Glück zählt die beste Aufteilung, darum sieht eine übersehene wie Pech aus.

gnau-stats-luck-bids = -# In Runden mit Geboten beginnt das Glück nach deinen vier Karten.{ $left_out ->
    [0] {""}
   *[other] {" "}Von { $rounds } solchen Runden zählen die letzten { $counted }.
}

gnau-stats-picture = Der Stand über { $rounds } Runden: von { $start } bis { $end }, am tiefsten { $low }, am höchsten { $high }.
gnau-stats-picture-start = Anfang: { $start }
gnau-stats-picture-end = Jetzt: { $end }
gnau-stats-picture-round = Runde
gnau-stats-picture-caption = -# Stand nach jeder Runde: von { $start } bis { $end }, zwischen { $low } und { $high }.
