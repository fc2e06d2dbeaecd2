error-card-unknown = „{ $card }“ ist keine Karte. Schreib Rang und Farbe: AS, 10H, 3D oder QC.
error-card-suit-missing = „{ $card }“ braucht eine Farbe: S (Pik), H (Herz), D (Karo) oder C (Kreuz).
error-card-too-often = { $card } ist { $count ->
    [2] zweimal
   *[other] { $count }-mal
} dabei, aber { $packs ->
    [1] ein Deck hat nur eine davon
   *[other] { $packs } Decks haben nur { $packs } davon
}.
error-rank-too-often = { $count } Karten haben den Rang { $rank }, aber { $packs ->
    [1] ein Deck hat nur vier davon
   *[other] { $packs } Decks haben nur je vier davon
}.
error-hand-not-five = Ein Blatt hat fünf Karten. Dieses hat { $count }.
error-passport-not-three = Wähl drei Karten für den Ochsen, oder Kein Ochse.

error-rules-invalid = Hausregeln müssen ein Name einer Vorlage oder ein JSON-Objekt mit Optionen sein, nicht „{ $value }“.
error-rules-preset-unknown = Es gibt keine Vorlage „{ $preset }“. Vorlagen: { $known }.
error-rules-option-unknown = Es gibt keine Hausregel „{ $option }“. Hausregeln: { $known }.
error-rules-option-twice = „{ $option }“ steht zweimal da.
error-rules-value-invalid = { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-rules-conflict = { $one } und { $other } passen nicht zusammen. Ändere erst eines davon.
error-rules-part-invalid = „{ $part }“ ist keine Hausregel. Schreib Hausregeln so: { $example }.
error-stake-invalid = Der Einsatz muss eine ganze Zahl von 1 bis { $highest } sein, nicht „{ $stake }“.

error-game-unknown = Es gibt kein Spiel „{ $game }“. Spiele: { $known }.
error-record-not-json = Eine Aufzeichnung muss ein JSON-Objekt in einer Zeile sein.
error-record-not-object = { error-record-not-json }
error-record-key-unknown = Eine Aufzeichnung hat keinen Schlüssel „{ $key }“. Schlüssel: { $known }.
error-record-key-missing = Der Aufzeichnung fehlt der Schlüssel „{ $key }“.
error-record-key-twice = Der Schlüssel „{ $key }“ steht zweimal in einem Objekt.
error-record-players-invalid = „players“ muss ein Objekt mit einer Liste von fünf Karten für jeden Namen sein, nicht „{ $value }“.
error-record-hand-invalid = Das Blatt von „{ $hand }“ muss eine Liste von fünf Karten sein, etwa ["AS","10H","3D","QC","8C"].
error-record-hand-size = Das Blatt von „{ $hand }“ muss fünf Karten haben, nicht { $count }.
error-record-bid-invalid = „bid“ muss das Gebot sein, mit dem der Geber gibt, 1 bis 3, nicht „{ $value }“.
error-record-raises-invalid = „raises“ muss für jeden Namen 1, 2, 3 oder 5 haben, nicht „{ $value }“.
error-record-cards-invalid = „{ $key }“ muss eine Liste von Karten sein, etwa ["AS","10H"].
error-record-seats-invalid = „{ $key }“ muss aus vier Listen von Karten bestehen, einer für jeden Platz.
error-record-hand-number-invalid = „hand“ muss die Nummer der Runde in ihrer Partie sein, ab 1, nicht „{ $value }“.
error-record-passes-missing = In dieser Runde wird weitergegeben: „passes“ muss sagen, welche drei Karten jeder Platz abgab.
error-record-passes-not-expected = In dieser Runde wird nicht weitergegeben: „passes“ muss null sein.
error-record-leader-invalid = „leader“ muss ein Platz von 0 bis 3 sein, oder null in der ersten Runde einer Partie, nicht „{ $value }“.
error-options-invalid = Hausregeln müssen ein JSON-Objekt mit Optionen sein, nicht „{ $value }“.

error-deal-seats = Ausgeteilt werden vier Blätter mit je dreizehn Karten, nicht { $count }.
error-deal-size = Platz { $seat } muss dreizehn Karten haben, nicht { $count }.
error-deal-card-twice = { $card } wurde zweimal ausgeteilt.
error-play-not-begun = Es geht noch nicht los: Jemand wählt noch Karten.
error-play-finished = Diese Runde ist beendet.
error-not-your-turn = Du bist noch nicht dran.
error-card-not-held = { $card } hast du nicht.
error-must-follow-suit = Du musst bedienen: Du hast { $suit ->
    [S] Pik
    [H] Herz
    [D] Karo
   *[C] Kreuz
}.

error-pass-count = Gib { $needed } Karten weiter, nicht { $count }.
error-pass-card-twice = { $card } kannst du nur einmal wählen.
error-pass-over = Zum Weitergeben ist es zu spät.
error-passed-already = Du hast deine Karten schon gewählt.
error-two-of-clubs-leads = { CARD("2C") } wird im ersten Stich ausgespielt.
error-points-in-first-trick = { $card } zählt: Im ersten Stich geht das nur, wenn alle deine Karten zählen.
error-hearts-not-broken = Herz ist noch nicht frei: Spiel eine andere Farbe aus.

error-expose-over = Zum Offenlegen ist es zu spät.
error-exposed-already = { error-passed-already }
error-expose-card-twice = { error-pass-card-twice }
error-expose-not-allowed = { $card } kannst du nicht offenlegen. Das geht nur mit { CARD("AH") }, { CARD("QS") }, { CARD("JD") } und { CARD("10C") }.
error-two-of-spades-leads = { CARD("2S") } wird im ersten Stich einer Partie ausgespielt.
error-exposed-in-first-trick = { $card } liegt offen und muss warten, bis die Farbe einmal ausgespielt wurde, solange du andere Karten dieser Farbe hast.
