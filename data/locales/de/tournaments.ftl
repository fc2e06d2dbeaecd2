tricks-closed-played = Alle Runden des Turniers sind gespielt.
tricks-duplicate-over = -# Das Turnier: { $channel }
tricks-duplicate-hands = -# Turnier in { $channel }: { $hands } Runden, jede zählt für sich
tricks-duplicate-sealed = -# 🔒 Den Mischschlüssel gibt es, wenn alle Tische diese Runde gespielt haben.
error-tournament-table-stays = Eine Partie im Turnier lässt sich nicht abbrechen. Steigst du aus, spielt ein Computer für dich weiter.
tournament-title-gathering = ### 🏆 { $game } · Turnier { $tournament }
tournament-title-playing = ### 🏆 { $game } · Turnier { $tournament } läuft
tournament-title-over = ### 🏆 { $game } · Turnier { $tournament } ist beendet
tournament-title-cancelled = ### 🏆 { $game } · Turnier { $tournament } ist abgesagt
tournament-facts = -# { $hands } Runden · { $time } pro Zug · ohne Einsatz
tournament-about = Alle Tische spielen dieselben Runden. Verglichen wirst du mit denen, die deine Karten hatten.
tournament-joined = **Dabei: { $people }** von höchstens { $seats }
tournament-begins = Beginnt, sobald { $seats } Leute dabei sind, oder mit mindestens 4: { $when }
tournament-needs-threads = ⚠️ Ich kann hier keine privaten Threads erstellen. Gib mir **Private Threads erstellen** und **Nachrichten in Threads senden**.
tournament-table = Tisch { $number } · Runde { $hand } von { $hands } · { $names }
tournament-table-over = Tisch { $number } · fertig · { $names }
tournament-won = 🎉 **{ $who }** { $winners ->
    [one] gewinnt
    *[other] teilen sich den Sieg
}!
tournament-cancelled = Die Serververwaltung hat es beendet. Es hat kein Ergebnis.
tournament-not-begun = Es endete, bevor es begann.
tournament-key = -# 🔓 Mischschlüssel aller Runden: `{ $key }`
tournament-standing = **Nach Runde { $hands }**
tournament-points = -# +1 für jeden Tisch, der mit denselben Karten schlechter war, −1 für jeden besseren. In Klammern: der Abstand zum Durchschnitt.
tournament-line = { $rank } { $name } · **{ $points }** ({ $ahead })
tournament-line-left = -# { $name } · ausgestiegen
tournament-sealed = -# Eine Runde zählt, wenn alle Tische sie gespielt haben.
tournament-thread = Turnier { $tournament } · Tisch { $number }
tournament-button-join = Mitspielen
tournament-button-leave = Aussteigen
tournament-button-begin = Starten
tournament-button-table = Mein Tisch
tournament-button-standing = Alle
tournament-button-check = Runden prüfen
tournament-button-ask-cancel = Absagen…
tournament-button-cancel = Turnier absagen
tournament-button-keep = Weiterlaufen lassen
tournament-sure-cancel = Das Turnier absagen? Seine Tische schließen, und es hat kein Ergebnis.
tournament-note-joined = Du bist dabei. Dein Tisch wird ein privater Thread hier, und ich füge dich hinzu.
tournament-note-joined-last = Du bist dabei, und es geht los. Ich füge dich zum Thread deines Tischs hinzu.
tournament-note-left = Du bist nicht mehr im Turnier.
tournament-note-begun = Es geht los. Ich richte die Tische ein.
tournament-note-cancelled = Das Turnier ist abgesagt.
tournament-note-table = Dein Tisch: { $channel }
tournament-check-true = ✅ Runde { $hand }: die verschlossenen Karten an { $tables ->
    [one] 1 Tisch
    *[other] { $tables } Tischen
}
tournament-check-false = ❌ Runde { $hand }: andere Karten als die verschlossenen
tournament-check-sealed = 🔒 Die anderen Runden sind noch verschlossen.
tournament-check-how = -# Tische: { $tables }. Jede Runde eines Tischs im Ganzen: `/{ $game } verify`, `/{ $game } review`, etwa `hand: 7.3` für Runde 3 von Tisch 7
error-tournament-here = In diesem Kanal gibt es schon ein Turnier. Bring es erst zu Ende, oder sag es ab.
error-tournament-unknown = Dieses Turnier gibt es nicht mehr. Eröffne ein anderes: `/tournament open`
error-tournament-none-here = In diesem Kanal gab es noch kein Turnier. Eröffne eines: `/tournament open`
error-tournament-begun = Das Turnier läuft schon. Aussteigen kannst du an deinem Tisch.
error-tournament-ended = Das Turnier ist zu Ende.
error-tournament-joined-already = Du bist schon dabei. Es hat noch nicht begonnen.
error-tournament-not-joined = Du bist nicht in diesem Turnier.
error-tournament-full = Alle { $people } Plätze sind vergeben. Vielleicht steigt noch jemand aus.
error-tournament-too-few = Es braucht { $least } Leute. Warte, bis mehr dabei sind.
error-tournament-changed = Gerade kam oder ging jemand. Versuch es noch mal.
error-tournament-sealed = Runde { $hand } ist noch verschlossen: Prüfen kannst du sie, wenn alle Tische sie gespielt haben.
error-tournament-needs-channel = Ein Turnier braucht einen Textkanal. Gib den Befehl in einem ein.
error-tournament-no-table-yet = Dein Tisch ist noch nicht da. Versuch es gleich noch mal.
