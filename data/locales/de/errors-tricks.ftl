error-game-stake-invalid = Der Einsatz einer Partie muss zwischen 0 und { $most } Punkten liegen.
error-game-stake-uncovered = Eine Partie kann hier { $stake ->
    [1] einen Punkt
   *[other] { $stake } Punkte
} kosten, und du hast { $balance }.
error-nobody-has-stake = Eine Partie kann hier { $stake ->
    [1] einen Punkt
   *[other] { $stake } Punkte
} kosten, und dafür reicht es hier bei niemandem. Eröffne einen Tisch mit { $affordable ->
    [0] `stake:0`.
   *[other] Einsatz { $affordable } oder weniger.
}
error-join-between-hands = Die Karten sind ausgeteilt. Nach dieser Runde kannst du den Platz eines Computers übernehmen.
error-seat-taken-meanwhile = Diesen Platz hat gerade jemand genommen. Drück noch mal auf **Mitspielen**.
error-no-free-seat = Kein Platz ist frei.
error-game-is-running = Warte, bis diese Partie beendet ist.
error-no-game-running = Es läuft keine Partie.
error-hand-over = Diese Runde ist beendet. Nimm die neueste Nachricht des Tischs.
error-levels-are-set = Die Partie hat begonnen, darum bleiben die Computer, wie sie sind. Eröffne einen anderen Tisch, um das zu ändern.
error-only-players-call-off = Die Partie abbrechen kann nur, wer mitspielt, oder die Serververwaltung.
error-left-with-stake = Jemand ist ausgestiegen und hat noch einen Einsatz in dieser Partie. Darum lässt sie sich nicht abbrechen. Steigen alle aus, spielen Computer sie zu Ende.
error-calling-off-asked-already = Du hast schon zugestimmt. Die Partie wird abgebrochen, sobald alle zugestimmt haben.
error-claim-uncertain = Du kannst den Rest nicht nehmen: Nicht jeder Stich gehört sicher dir.
error-nothing-to-choose = Für dich gibt es gerade nichts zu wählen.
error-no-trick-yet = In dieser Runde hat noch niemand einen Stich genommen.
