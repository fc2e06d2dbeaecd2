gnau-history-title = ### 📜 Runden von { $user }
    -# Seite { $page }, die neuesten zuerst
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` als Geber · { $when }
gnau-history-dealer = -# Geber: { $hand }
gnau-history-how = -# Eine noch mal ansehen: `/gnau history round:`

gnau-past-possible = -# Möglich war { $possible }

error-no-rounds-own = Du hast auf diesem Server noch kein Gnau gespielt. Spiel an einem Tisch mit oder eröffne einen: `/gnau open`.
error-no-rounds-of = Diese Person hat auf diesem Server noch kein Gnau gespielt.
