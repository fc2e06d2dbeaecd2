manage-granted = 🎖️ { $manager } gibt { $member } { $points ->
    [one] { $points } neuen Punkt
   *[other] { $points } neue Punkte
}. Neuer Stand: { $balance }. Grund: { $reason }
manage-reset = ♻️ { $manager } hat die Punkte von { $member } zurückgesetzt: { $before }{"\u00A0"}→{"\u00A0"}{ $balance }. Grund: { $reason }
manage-reset-nothing = { $member } hat schon die Startpunkte: { $balance }.

word-hidden = Dieses Wort ist auf diesem Server jetzt verborgen. `verify` zeigt stattdessen diesen Code:
    `{ $digest }`
    Ältere Nachrichten, in denen es steht, musst du selbst löschen.
word-shown = Dieses Wort ist auf diesem Server wieder zu sehen.
error-word-not-hidden = Dieses Wort ist hier nicht verborgen. Schreib es genau so, wie es beim Abheben eingegeben wurde.
error-too-many-hidden-words = Dieser Server hat schon { $most } Wörter verborgen, mehr geht nicht. `/manage show-word` zeigt eines wieder.
error-no-own-word = Bei `{ $round }` war kein eigenes Wort von dir dabei.

open-tables-title = ## 🗂️ Offene Tische
open-tables-none = Auf diesem Server ist kein Tisch offen.
open-tables-seated = { $people ->
    [0] niemand am Tisch
    [1] eine Person am Tisch
   *[other] { $people } Leute am Tisch
}
open-tables-line = **{ $game } · [Tisch { $table }]({ $link })** in { $channel }
    -# { open-tables-seated } · eröffnet: { $when }
open-tables-button-ask = Tisch { $table } schließen…
open-tables-button-keep = Offen lassen
open-tables-button-close = Schließen
open-tables-question = ### { $game } · [Tisch { $table }]({ $link }) schließen?
    -# { open-tables-seated }
    Eine laufende Partie wird abgebrochen, und ihre Einsätze gehen zurück.
