leaderboard-title-points = 🏆 { medal-points }
leaderboard-title-rounds = 🏆 { medal-rounds }
leaderboard-title-best-hand = 🏆 { medal-best-hand }
leaderboard-title-drill = 🏆 { medal-drill }
medal-points = Die meisten Punkte
medal-rounds = Die meisten Runden
medal-best-hand = Die besten Blätter
medal-drill = Tagesübung
leaderboard-all = -# Insgesamt
leaderboard-since = -# Seit { $when }
leaderboard-all-points = -# Was alle jetzt haben
leaderboard-since-points = -# Gewonnen und verloren seit { $when }

leaderboard-line = { $rank } **{ $name }** · { $value }
leaderboard-own = -# { $who }: Rang { $rank } von { $of } · { $value }

leaderboard-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} · { leaderboard-rounds }
leaderboard-gain = { $gain } { $points ->
    [one] Punkt
   *[other] Punkte
} · { leaderboard-rounds }
leaderboard-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}
leaderboard-hand = { $name } in{"\u00A0"}`{ $round }`
leaderboard-drill = { $right } von { $answered } richtig

leaderboard-unranked = -# { $who } ist noch nicht in der Rangliste: erst eine Runde spielen.
leaderboard-unranked-drill = -# { $who } ist noch nicht in der Rangliste: probier `/gnau daily`.
leaderboard-nobody-yet = In diesem Monat ist noch niemand in der Rangliste.

error-nobody-ranked = Auf diesem Server hat noch niemand Gnau gespielt. Eröffne einen Tisch: `/gnau open`.
error-nobody-ranked-since = Seit { $when } hat hier niemand Gnau gespielt. Für alle Zeit: `/gnau leaderboard`.
error-nobody-drilled = In dieser Zeit hat niemand bei der Tagesübung mitgemacht. Mach den Anfang: `/gnau daily`.

page-back = ← Zurück
page-on = Weiter →

leaderboard-picture = { $title }
    { $lines }
leaderboard-picture-number = { $number }
leaderboard-picture-start = Balken beginnen bei { $number }
leaderboard-picture-rank = Rang { $rank }
