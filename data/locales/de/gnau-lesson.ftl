lesson-gnau-ox = Du bekommst fünf Karten und spielst gegen den Geber.
    Finde einen **Ochsen**: drei Karten, die zusammen 10, 20 oder 30 ergeben{ $triplet ->
        [on] , oder drei vom gleichen Rang
       *[off] {""}
    }.
    Ein Ass zählt 1. J, Q und K zählen 10.
lesson-gnau-ox-asked = Welche drei Karten sind der Ochse?

lesson-gnau-hand = Fünf Karten: { $cards }

lesson-gnau-none = Ergeben keine drei Karten einen Ochsen, ist dein Blatt **Kein Ochse**, das niedrigste von allen.
lesson-gnau-none-asked = Gibt es einen Ochsen? Drück auf seine drei Karten oder auf { BUTTON("gnau-pick-no-ox") }.

lesson-gnau-two = Dein Ochse liegt links. Zähl die **anderen zwei** zusammen: **Nur die letzte Ziffer zählt**.
    0 zählt als 10 und ist am besten, dann kommen 9 bis 1.
lesson-gnau-two-asked = Wie stark sind die anderen zwei?
lesson-gnau-two-hint = Zähl die zwei Karten rechts zusammen und nimm die letzte Ziffer.

lesson-gnau-best = { $doubles ->
        [on] Haben die **anderen zwei den gleichen Rang, ist es ein Paarochse**. Er schlägt Ochse 1 bis 10. Das höhere Paar gewinnt, { $aces ->
            [high] A
           *[low] K
        } ist am höchsten.
       *[off] Es kann einen Unterschied machen, welche drei der Ochse sind.
    }
    { $three_six ->
        [free] Eine{"\u00A0"}3 darf als{"\u00A0"}6 zählen und eine{"\u00A0"}6 als{"\u00A0"}3.{" "}
        [swapped] Eine{"\u00A0"}3 zählt als{"\u00A0"}6 und eine{"\u00A0"}6 als{"\u00A0"}3.{" "}
       *[fixed] {""}
    }Steckt mehr als ein Ochse im Blatt, zählt dein bester.
lesson-gnau-best-asked = Ein Blatt, verschieden aufgeteilt. Was ist am besten?
lesson-gnau-best-hint = { $kind ->
    [tonku] Ein Ass und ein Bild neben dem Ochsen sind Ngau Tonku, und das schlägt jede Summe.
   *[other] Ein Paar schlägt jede Summe, und das höhere Paar gewinnt.
}
lesson-gnau-way = Aufteilung { $number }

lesson-gnau-special = **Besondere Blätter** schlagen alle anderen. Das höchste zuerst:
lesson-gnau-special-asked = Was ist dieses Blatt?
lesson-gnau-special-hint = { $special ->
    [tonku] Such erst den Ochsen. Was sind die anderen zwei?
   *[other] Schau auf die Ränge der Karten. Dieses Blatt braucht keinen Ochsen.
}

lesson-gnau-wins = Du spielst **nur gegen den Geber**. Das bessere Blatt gewinnt. Und wenn beide gleich sind?
lesson-gnau-wins-asked = Wer gewinnt?
lesson-gnau-wins-hint = Vergleich die Namen der beiden Blätter.
lesson-gnau-your-hand = Du
lesson-gnau-you = Ich
lesson-gnau-dealer = Der Geber
lesson-gnau-nobody = Niemand

lesson-gnau-pays = **Das bessere Blatt bestimmt den Preis.** Du gewinnst, was dein Blatt zahlt, oder verlierst, was das des Gebers zahlt.
lesson-gnau-pays-asked = Der Einsatz ist { $stake }. Wie viele Punkte gewinnst oder verlierst du?
lesson-gnau-pays-hint = Der Geber hat das bessere Blatt: Nimm, was es zahlt, mal den Einsatz.
lesson-gnau-payout = { $hand } ×{ $points }
lesson-gnau-pays-right = Der Geber gewinnt mit { $hand }, und das zahlt { $points }{"\u00A0"}×{"\u00A0"}den Einsatz.

lesson-gnau-bids = An manchen Tischen **bieten alle ums Geben**. Alle sehen vier Karten und bieten 0 bis 3. Wer am meisten bietet, gibt, und die anderen erhöhen auf 1, 2, 3 oder 5. Dann wird die fünfte Karte umgedreht.
    Jede Zahlung wird **mit beiden Zahlen malgenommen**.
lesson-gnau-bids-asked = Der Geber hat ×{ $bid } geboten, du hast auf ×{ $raised } erhöht, und der Einsatz ist { $stake }. Wie viele Punkte gewinnst oder verlierst du?
lesson-gnau-bids-hint = Das Blatt des Gebers kostet dich { $price }. Nimm das mal beide Zahlen.
lesson-gnau-bids-right = { $price } × { $bid } × { $raised }.

lesson-gnau-end = Der Bot findet deine beste Aufteilung, außer wenn an einem Tisch alle selbst aufteilen.
    { BUTTON("lesson-button-practise") }: Finde den Ochsen in drei Blättern.
    { BUTTON("lesson-button-table") }: Spiel hier mit anderen.
    -# Hausregeln hier: { $rules } · `/gnau rules`
