tricks-goal-hearts = Zu viert, alle bekommen dreizehn Karten. **Der niedrigste Stand gewinnt.** { $spot ->
    [on] Jedes Herz in deinen Stichen kostet seinen Rang (J{"\u00A0"}11, Q{"\u00A0"}12, K{"\u00A0"}13, A{"\u00A0"}14), { CARD("QS") } kostet 25.
   *[off] Jedes Herz in deinen Stichen kostet 1, { CARD("QS") } kostet 13.
}
    - { CARD("2C") } wird zuerst ausgespielt. Bedien, wenn du kannst. Die höchste Karte der ausgespielten Farbe nimmt den Stich, A ist am höchsten. Wer ihn nimmt, spielt als Nächstes aus.
    - Weder Herz noch { CARD("QS") } im ersten Stich. Herz darf ausgespielt werden, sobald eines abgeworfen wurde.
tricks-paying-hearts = Einen Einsatz zahlen am Ende alle, die nicht gewonnen haben. Wer gewinnt, bekommt oder teilt ihn. Computer zahlen und gewinnen nie, und wer ausgestiegen ist, kann nicht gewinnen.

tricks-until-hearts = Bis { $points }
tricks-target-hearts = Schluss ist nach der Runde, in der ein Stand über **{ $points }** steigt. Bei Gleichstand wird der Sieg geteilt.
tricks-stake-hearts = 💰 Einsatz unter allen, die mitspielen: **{ $stake }**. Wer gewinnt, bekommt ihn von allen anderen.

tricks-rule-hearts-jack-of-diamonds-off = { CARD("JD") } ist eine gewöhnliche Karte.
tricks-rule-hearts-jack-of-diamonds-on = **{ CARD("JD") }{"\u00A0"}−10**, wenn du ihn nimmst. Im ersten Stich darf er nicht gespielt werden, und zum Durchmarsch gehört er dazu.
tricks-rule-hearts-moon-add-to-others = **Durchmarsch:** Nimm alle Herzen und { CARD("QS") }, dann bekommst du 0 und alle anderen { $moved }.
tricks-rule-hearts-moon-take-from-self = **Durchmarsch:** Nimm alle Herzen und { CARD("QS") }, dann gehen { $moved } von deinem Stand ab.
tricks-rule-hearts-moon-choose = **Durchmarsch:** Nimm alle Herzen und { CARD("QS") } und wähl: { $moved } für alle anderen, oder { $moved } von deinem Stand ab.
tricks-rule-hearts-queen-breaks-hearts-off = { CARD("QS") } gibt Herz nicht frei.
tricks-rule-hearts-queen-breaks-hearts-on = { CARD("QS") } gibt Herz frei: Ist sie gespielt, darf Herz ausgespielt werden.
tricks-rule-hearts-passing-cycle = **Weitergeben:** Vor dem ersten Stich gibst du drei Karten weiter: nach links, dann nach rechts, dann nach gegenüber, dann keine.
tricks-rule-hearts-passing-left = **Weitergeben:** Vor dem ersten Stich gibst du drei Karten nach links weiter.
tricks-rule-hearts-passing-none = **Kein Weitergeben:** Du spielst die Karten, die du bekommst.
tricks-rule-hearts-black-maria-off = { CARD("KS") } und { CARD("AS") } kosten nichts.
tricks-rule-hearts-black-maria-on = **Black Maria:** { CARD("KS") } kostet 10, { CARD("AS") } kostet 7. Im ersten Stich darf keine der beiden gespielt werden, und zum Durchmarsch gehören sie dazu.
tricks-rule-hearts-spot-off = Alle Herzen kosten gleich viel.
tricks-rule-hearts-spot-on = **Spot Hearts:** Je höher ein Herz, desto mehr kostet es.

tricks-short-hearts-jack-of-diamonds-on = { CARD("JD") }{"\u00A0"}−10
tricks-short-hearts-moon-take-from-self = Durchmarsch: { $moved } vom eigenen Stand ab
tricks-short-hearts-moon-choose = Durchmarsch: wer ihn schafft, wählt
tricks-short-hearts-queen-breaks-hearts-on = { CARD("QS") } gibt Herz frei
tricks-short-hearts-passing-left = Immer nach links weitergeben
tricks-short-hearts-passing-none = Kein Weitergeben
tricks-short-hearts-black-maria-on = { CARD("KS") }{"\u00A0"}kostet 10, { CARD("AS") }{"\u00A0"}7
tricks-short-hearts-spot-on = Herzen kosten ihren Rang, { CARD("QS") }{"\u00A0"}25

tricks-told-hearts = -# Hearts stammt von Reversis ab, einem alten französischen Spiel, bei dem man Stiche vermeidet.
