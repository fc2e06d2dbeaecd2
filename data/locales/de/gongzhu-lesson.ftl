lesson-gongzhu-count = **Der höchste Stand gewinnt.** In deinen Stichen zählt:
    { CARD("QS") }, das Schwein: −100
    { CARD("JD") }, das Schaf: +100
    { CARD("AH") } −50 · { CARD("KH") } −40 · { CARD("QH") } −30 · { CARD("JH") } −20 · { CARD("10H") } bis { CARD("5H") } je −10 · niedrigere Herzen 0
lesson-gongzhu-count-asked = Diesen Stich nimmt { $who }. Wie viel zählt er?
lesson-gongzhu-count-hint = Zwei dieser Karten zählen: Rechne sie zusammen.
lesson-gongzhu-count-right = { CARD("AS") } ist das höchste Pik und nimmt das Schwein und { CARD("KH") }:{"\u00A0"}{ $count }.

lesson-gongzhu-expose = Vor dem ersten Stich darfst du { CARD("QS") }, { CARD("JD") } oder { CARD("AH") } **offenlegen**. Alle sehen die Karte, und sie zählt doppelt. { CARD("AH") } verdoppelt alle Herzen.
    Eine offene Karte muss **warten, bis ihre Farbe einmal ausgespielt wurde**, außer sie ist deine einzige dieser Farbe.
lesson-gongzhu-expose-asked = Dein Schwein liegt offen, und Pik wird zum ersten Mal ausgespielt. Drück auf eine Karte, die du spielen darfst.
lesson-gongzhu-expose-right = Du bedienst, und das Schwein wartet.

lesson-gongzhu-double = { CARD("10C") } ist **der Verdoppler**: Wer ihn nimmt, bei dem zählt alles andere doppelt, ob gut oder schlecht. Allein bringt er{"\u00A0"}+50.
    Offen macht er aus allem{"\u00A0"}**×4**, und allein bringt er{"\u00A0"}+100.
lesson-gongzhu-double-asked = { CARD("10C") } lag offen, und du hast das hier genommen. Wie viel zählt es?
lesson-gongzhu-double-hint = Rechne Schaf und Herz zusammen. { CARD("10C") } lag offen, also zählt das ×4.
lesson-gongzhu-double-right = Das Schaf minus { CARD("KH") } sind{"\u00A0"}{ $plain }, und mit { CARD("10C") } offen zählt das ×4.

lesson-gongzhu-wise = **Leg offen, was dir hilft:** { CARD("JD") } mit höheren Karos, um ihn zu gewinnen, { CARD("QS") } oder { CARD("10C") } mit vielen der gleichen Farbe, { CARD("AH") } mit niedrigen Herzen, um drunterzubleiben.
lesson-gongzhu-wise-asked = Welche davon würdest du offenlegen?

lesson-gongzhu-all = **Alle Herzen:** Nimm alle 13, dann zählen sie +200 statt −200. Hast du auch das Schwein, zählt es +100.
lesson-gongzhu-all-asked = Die anderen Herzen sind noch im Spiel. Kann { $who } noch alle 13 bekommen?
lesson-gongzhu-all-hint = Hat sonst jemand ein Herz genommen, und sei es ein kleines?
lesson-gongzhu-all-right = Sonst hat noch niemand ein Herz genommen. Tut es jemand, zählen all diese gegen { $who }.

lesson-gongzhu-end = **{ CARD("2S") } eröffnet die erste Runde.** Später spielt aus, wer das Schwein genommen hat.
    Die Partie endet nach der Runde, in der ein Stand bei { $target } oder darunter liegt. Der höchste Stand gewinnt, der niedrigste verliert.
lesson-gongzhu-end-asked = { $who } hat in dieser Runde das Schwein genommen. Wie geht es weiter?
lesson-gongzhu-end-leads = { $who } spielt aus
lesson-gongzhu-end-two = Ausgespielt wird { CARD("2S") }
lesson-gongzhu-end-over = Die Partie endet
lesson-gongzhu-end-hint = Liegt ein Stand bei { $target } oder darunter? Wenn nicht: Wer hat das Schwein genommen?
lesson-gongzhu-end-right = Noch kein Stand liegt bei { $target } oder darunter, und { $who } hat das Schwein genommen.
