tricks-standings-title = { $game } · Rangliste
tricks-standings-about = -# Gewertet werden Partien mit anderen. Alle beginnen bei { $start }.

tricks-standings-line = { $rank } **{ $name }** · **{ $rating }**
    -# { $record }
tricks-standings-own = -# { $who }: Rang { $rank } von { $of } · { $rating } · { $record }
tricks-standings-unranked = -# { $who } ist noch nicht in der Rangliste: erst eine Partie zu Ende spielen.
tricks-standings-unrated = noch keine Wertung

tricks-standings-won = { $won } von { $games } gewonnen
tricks-standings-average = { $average } pro Runde
tricks-standings-best = beste Runde { $best }

error-nobody-finished = Hier hat noch niemand eine Partie zu Ende gespielt. Eröffne einen Tisch: `/{ $game } open`.
