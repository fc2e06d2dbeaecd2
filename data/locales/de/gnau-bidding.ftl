gnau-table-highest-bid = wer am meisten bietet

gnau-bidding-table = 🃏 **Alle haben vier Karten.** Drück auf { BUTTON("gnau-button-hand") } und biete ums Geben. Wer am meisten bietet, gibt, und der Einsatz wird mit diesem Gebot malgenommen. Die Gebote werden gezeigt, wenn alle geboten haben, spätestens: { $when }
gnau-raising-table = 🏦 **{ $dealer } gibt ×{ $bid }.** Alle anderen drücken auf { BUTTON("gnau-button-hand") } und erhöhen, oder nicht. Die fünfte Karte wird umgedreht, wenn alle gewählt haben, spätestens: { $when }
gnau-raising-bids = -# Gebote: { $bids }
gnau-raising-bid = { $user } { $number ->
    [0] keines
   *[other] ×{ $number }
}
gnau-raising-lot = -# Gleiche Gebote: Das Mischen hat entschieden.
gnau-bidding-done = ✅ { $user } hat { $phase ->
    [raising] gewählt
   *[bidding] geboten
}
gnau-bidding-thinking = 👀 { $user } überlegt
gnau-bidding-plays = ✅ { $user } spielt um den Einsatz
gnau-bidding-banker = 🏦 { $user } gibt

gnau-bidding-ask = **Willst du geben?** Wer am meisten bietet, gibt, und dann wird alles mit diesem Gebot malgenommen. Deine fünfte Karte bleibt verdeckt.
gnau-bidding-made = { $number ->
    [0] Du willst nicht geben.
   *[other] Du bietest **×{ $number }**.
} Die Gebote werden gezeigt, wenn alle geboten haben.
gnau-raising-ask = **{ $dealer } gibt ×{ $bid }.** Wenn du erhöhst, wird für dich alles auch mit dieser Zahl malgenommen.
gnau-raising-made = **{ $dealer } gibt ×{ $bid }.** Du spielst um **{ $times }×** den Einsatz. Die fünfte Karte wird umgedreht, wenn alle gewählt haben.
gnau-raising-yours = **Du gibst ×{ $bid }.** Jetzt erhöhen die anderen.
gnau-bidding-limit = -# Mehr geht nicht: Alle müssen zahlen können.
gnau-bidding-footer = -# [Zum Tisch]({ $link }) · Ende: { $when }

gnau-bid-button-bid = { $number ->
    [0] Kein Gebot
   *[other] ×{ $number } bieten
}
gnau-bid-button-raise = { $number ->
    [1] Nicht erhöhen
   *[other] Auf ×{ $number }
}

gnau-bid-button-hint = Tipp
gnau-bid-hint-title = ### 💡 Deine vier Karten
gnau-bid-hint-chance = Gegen ein anderes Blatt gewinnst du in **{ $wins }** der Fälle, gleich ist es in { $ties }.
gnau-bid-hint-dealer = **Wenn du gibst**, gegen { $players ->
    [1] eine Person
   *[other] { $players } andere
} um den einfachen Einsatz: { $worth }
gnau-bid-hint-raise = **Gegen den Geber ×{ $bid }:** { $worth }
gnau-bid-hint-worth = ×{ $number } **{ $points }**
gnau-bid-hint-basis = -# Punkte im Schnitt, exakt über jede fünfte Karte und jedes Blatt der anderen. Ihre Gebote sind nicht eingerechnet, obwohl sie etwas über ihre Karten verraten.

gnau-note-joined-bidding = Du bist dabei. Beim nächsten Austeilen siehst du vier Karten und bietest ums Geben.
gnau-note-dealer-found = 🏦 { $dealer } gibt ×{ $bid }: Drück auf { BUTTON("gnau-button-hand") }, um zu erhöhen · [zum Tisch]({ $link })

gnau-picture-times = { $name } ×{ $times }
gnau-result-bid = -# Geber ×{ $bid }
gnau-result-raised = -# Geber ×{ $bid } · erhöht ×{ $raised } · zusammen ×{ $times }
gnau-result-next-bid = Nächste Runde: { $seats } bieten ums Geben.
gnau-result-next-bid-alone = Nächste Runde: mit Geboten. Es fehlt noch jemand.
gnau-picture-four = Deine Karten: { $cards }, und eine verdeckt
gnau-suspense-four = Vier Karten sind offen. Jetzt die fünfte…
