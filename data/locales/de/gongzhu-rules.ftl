tricks-goal-gongzhu = Zu viert, alle bekommen dreizehn Karten. **{ $teams ->
        [on] Das Team mit dem höheren Stand gewinnt.
       *[off] Der höchste Stand gewinnt, der niedrigste verliert.
    }** In deinen Stichen zählt:
    - { CARD("QS") }, das Schwein: −100 · { CARD("JD") }, das Schaf: +100
    - { CARD("AH") }{"\u00A0"}−50 · { CARD("KH") }{"\u00A0"}−40 · { CARD("QH") }{"\u00A0"}−30 · { CARD("JH") }{"\u00A0"}−20 · { CARD("10H") } bis { CARD("5H") }{"\u00A0"}je −10 · { CARD("4H") }, { CARD("3H") }, { CARD("2H") } nichts. Alle dreizehn Herzen: +200.
    - { CARD("10C") }, der Verdoppler, verdoppelt das alles (offen: ×4). Hast du keine dieser Karten, bringt er +50 (offen: +100).
    - Vor dem ersten Stich darfst du { CARD("AH") }, { CARD("QS") }, { CARD("JD") } oder { CARD("10C") } offenlegen, dann wirken sie doppelt ({ CARD("AH") }: alle Herzen). Eine offene Karte muss warten, bis ihre Farbe einmal ausgespielt wurde, außer sie ist deine einzige dieser Farbe.
    - Bedien, wenn du kannst. Die höchste Karte der ausgespielten Farbe nimmt den Stich, A ist am höchsten. Wer ihn nimmt, spielt als Nächstes aus.
tricks-paying-gongzhu = { $teams ->
    [on] Einen Einsatz zahlen am Ende alle im Team, das verliert, und das andere Team teilt ihn unter sich. Bei Gleichstand zahlt niemand.
   *[off] Ein Einsatz geht am Ende vom niedrigsten Stand an den höchsten. Bei Gleichstand wird geteilt.
} Computer zahlen und gewinnen nie, und wer ausgestiegen ist, kann nicht gewinnen.

tricks-until-gongzhu = Bis −{ $points }
tricks-target-gongzhu = Schluss ist nach der Runde, in der { $teams ->
    [on] der Stand eines Teams
   *[off] ein Stand
} bei **−{ $points }** oder darunter liegt.
tricks-stake-gongzhu = 💰 Einsatz unter allen, die mitspielen: **{ $stake }**. { $teams ->
    [on] Alle im Team, das verliert, zahlen ihn an das andere.
   *[off] Er geht vom niedrigsten Stand an den höchsten.
}

tricks-rule-gongzhu-pig-flips-all-hearts = Nimmst du alle Herzen und das Schwein, zählt es +100.
tricks-rule-gongzhu-pig-flips-never = Das Schwein zählt −100, auch wenn du alle Herzen nimmst.
tricks-rule-gongzhu-pig-flips-all-points = Nimmst du alle Herzen, { CARD("JD") }, { CARD("10C") } und das Schwein, zählt es +100. Sonst zählt es −100.
tricks-rule-gongzhu-first-lead-two-of-spades = { CARD("2S") } eröffnet die erste Runde. Später spielt aus, wer das Schwein genommen hat.
tricks-rule-gongzhu-first-lead-two-of-clubs = { CARD("2C") } eröffnet die erste Runde. Später spielt aus, wer das Schwein genommen hat.
tricks-rule-gongzhu-teams-off = Alle spielen für sich.
tricks-rule-gongzhu-teams-on = Teams: Platz 1 und 3 spielen gegen Platz 2 und 4. Stiche und Punkte zählen einzeln. Der Stand eines Teams ist die Summe seiner zwei, und niemand sieht die Karten im eigenen Team.

tricks-short-gongzhu-pig-flips-never = Das Schwein zählt nie +100
tricks-short-gongzhu-pig-flips-all-points = Das Schwein zählt nur mit allen Zählkarten +100
tricks-short-gongzhu-first-lead-two-of-clubs = { CARD("2C") } eröffnet
tricks-short-gongzhu-teams-on = Zwei gegen zwei

tricks-told-gongzhu = -# 拱猪 (*gǒng zhū*) heißt „das Schwein hinausschieben“: Wer verlor, musste traditionell eine Karte mit der Nase aus dem Stapel schieben.
