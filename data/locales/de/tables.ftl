table-restored = -# 🔄 Nach Neustart wiederhergestellt: { $when }
table-on-vacation = 🏖️ { $user } ist weg bis { $when }

table-title = { $game } · Tisch { $table }
table-title-closed = { $game } · Tisch { $table } ist geschlossen
table-title-details = { $game } · Details zu Tisch { $table }
table-closed = Tisch { $table } ist geschlossen.
table-left = ✅ Du bist ausgestiegen.
table-cost = 💰 Eine { $unit ->
    [game] Partie
   *[round] Runde
} kann dich höchstens { $need ->
    [1] einen Punkt
   *[other] { $need } Punkte
} kosten.
# $players: an wie viele so viel verloren gehen könnte
table-cost-dealer = { table-cost } { $dealer } kann { $players ->
    [0] niemanden
    [1] nur eine Person
   *[other] { $players } Leute
} auszahlen.
table-stake-high = Eine { $unit ->
    [game] Partie
   *[round] Runde
} mit diesem Einsatz kann { $need } Punkte kosten, mehr als die meisten hier haben.{ $stake ->
    [0] {""}
   *[other] {" "}Mit { $stake } könnten die meisten spielen: `/{ $game } open stake:{ $stake }`.
}

fair-lock = -# 🔒 Mischschloss `{ $commitment }…`
fair-key = -# 🔓 Mischschlüssel `{ $key }…`
fair-lock-whole = 🔒 **Mischschloss von Runde { $round }** (Schema { $scheme }): der SHA-256 des Schlüssels zum nächsten Mischen.
    `{ $commitment }`
    -# Die ersten Ziffern stehen am Tisch. `/{ $game } verify` zeigt danach den Schlüssel.

cut-title = Abheben
cut-label = Dein eigenes Wort
cut-why = Fließt in jedes Mischen ein, damit niemand die Karten vorher kennt.
cut-note = ✅ Dein Wort fließt in jedes Mischen ein, bis du es änderst oder aussteigst: { $word }
