deal-check-form-ok = Die Datei ist genau so, wie sie geschrieben wurde.
deal-check-form-wrong = Die Datei wurde verändert: In ihr steht „{ $found }“ statt „{ $expected }“.
deal-check-digest-ok = Ihre Prüfsumme passt zu ihrem Inhalt.
deal-check-digest-wrong = Ihr Inhalt wurde verändert: Ihre Prüfsumme ist { $expected }, nicht { $found }.
deal-check-commitment-ok = Der Schlüssel passt ins Schloss: Sein SHA-256 ist das Schloss.
deal-check-commitment-wrong = Der Schlüssel passt nicht ins Schloss: Sein SHA-256 ist { $expected }, aber das Schloss ist { $found }.
deal-check-differs = { $who }: { $expected }, aber in der Datei steht { $found }.
deal-left-open = Der Datei fehlt ein verborgenes Wort, darum lassen sich die Karten daraus nicht noch mal austeilen.

deal-check-packs-ok = Gemischt: { $expected ->
    [1] ein Deck
   *[other] { $expected } Decks
}, richtig für so viele Blätter.
deal-check-packs-wrong = Für so viele Blätter braucht es { $expected ->
    [1] ein Deck
   *[other] { $expected } Decks
}, aber in der Datei steht { $found }.
deal-check-shuffle-ok = Noch mal gemischt, beginnt das Deck mit den Karten des Gebers: { $expected }.
deal-check-shuffle-wrong = Noch mal gemischt, beginnt das Deck mit { $expected }, aber der Geber hat { $found }.
deal-check-hands-ok = Alle anderen haben die jeweils nächsten fünf Karten.
deal-check-hands-wrong = Nicht alle anderen haben die jeweils nächsten fünf Karten.
deal-check-bid-ok = Wer am meisten geboten hat, gibt, und bei gleichen Geboten hat das Mischen entschieden.
deal-check-bid-wrong = Die falsche Person gibt, oder mit dem falschen Gebot.
deal-check-settlement-ok = Die Zahlungen stimmen.
deal-check-settlement-wrong = Die Zahlungen stimmen nicht.

deal-check-deal-ok = Noch mal ausgeteilt, bekommt jeder Platz die aufgezeichneten Karten.
deal-check-deal-wrong = Noch mal ausgeteilt, bekommt nicht jeder Platz die aufgezeichneten Karten.
deal-check-play-ok = Noch mal gespielt, folgen alle { $expected } Karten den Regeln.
deal-check-play-wrong = Noch mal gespielt, verletzt die Runde { $found ->
    [0] am Anfang
    [1] nach einer Karte
   *[other] nach { $found } Karten
} eine Regel: „{ $reason }“
deal-check-scores-ok = Die Stände stimmen.
deal-check-scores-wrong = Die Stände stimmen nicht.

verify-true = ✅ { $dealt }: alles stimmt
verify-false = ❌ { $dealt }: etwas stimmt nicht
verify-round = Runde { $round } von Tisch { $table }
verify-hand = Runde { $round } von Tisch { $table }
verify-more = -# { $more ->
    [1] Noch eines weicht ab
   *[other] Noch { $more } weichen ab
}. Alles steht in der Datei.
verify-seeds = 🔒 Schloss: `{ $commitment }`
    🔓 Schlüssel: `{ $seed }`
verify-parts = **Was alle zum Mischen beigetragen haben**
verify-no-parts = -# nichts: Niemand saß am Tisch
verify-part = -# { $who }: `{ $part }`
verify-part-hidden = -# { $who }: ein verborgenes Wort (SHA-256 `{ $digest }`)
verify-hidden = -# Ich habe eben mit dem verborgenen Wort ausgeteilt. In der Datei steht nur sein SHA-256, darum kann niemand aus ihr allein austeilen.
verify-how = -# Vergleich das Schloss mit dem am Tisch, und such, was du beigetragen hast. Außerhalb von Discord: `python -m bot verify`, oder „Check a deal“ in der Anleitung.
gnau-verify-dealer = { $user }, Geber
