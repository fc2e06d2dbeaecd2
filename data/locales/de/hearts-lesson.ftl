lesson-hearts-cost = **Der niedrigste Stand gewinnt.** Jedes Herz in deinen Stichen kostet 1, { CARD("QS") } kostet 13. Sonst zählt nichts.
lesson-hearts-cost-asked = Diesen Stich nimmt { $who }. Was kostet er?
lesson-hearts-cost-hint = Zähl 1{"\u00A0"}für jedes Herz und 13{"\u00A0"}für { CARD("QS") }.
lesson-hearts-cost-right = { $queen } für { CARD("QS") } und { $hearts } für das Herz:{"\u00A0"}{ $cost }.

lesson-hearts-pass = Vor dem ersten Stich **gibst du drei Karten weiter**: in der ersten Runde nach links, dann nach rechts, dann nach gegenüber, dann keine.
    Deine neuen Karten siehst du, wenn alle weitergegeben haben.
lesson-hearts-pass-asked = Welche drei würdest du weitergeben?
lesson-hearts-pass-hint = Gib hohe Herzen weiter, und { CARD("QS") }, wenn wenige Pik sie decken. Behalt niedrige Karten.
lesson-hearts-pass-right = Mit nur einem anderen Pik wird { CARD("QS") } bald herausgeholt, und hohe Herzen nehmen teure Stiche.

lesson-hearts-first = **{ CARD("2C") } wird im ersten Stich** jeder Runde ausgespielt. Hast du kein Kreuz, wirf irgendeine Karte ab, nur kein Herz und nicht { CARD("QS") }.
lesson-hearts-first-asked = Du hast kein Kreuz. Welche dieser Karten darfst du spielen?
lesson-hearts-first-right = Du hast kein Kreuz, und diese Karte kostet nichts.

lesson-hearts-lead = Niemand darf Herz **ausspielen**, bis Herz frei ist: bis jemand eines auf eine andere Farbe abgeworfen hat.
    { CARD("QS") } darfst du ausspielen, aber das ist meist keine gute Idee.
lesson-hearts-lead-asked = Du spielst aus, und es lag noch kein Herz. Drück auf eine Karte, die du ausspielen darfst.
lesson-hearts-lead-right = Vorerst geht alles außer Herz.

lesson-hearts-moon = **Durchmarsch:** Nimm alle 13 Herzen und { CARD("QS") }, dann bekommst du 0 und alle anderen 26.
lesson-hearts-moon-asked = Die anderen Herzen sind noch im Spiel. Kann { $who } den Durchmarsch noch schaffen?
lesson-hearts-moon-hint = Hat sonst jemand ein Herz oder { CARD("QS") } genommen?
lesson-hearts-moon-right = Sonst hat noch niemand ein Herz genommen. Tut es jemand, zählen all diese gegen { $who }.

lesson-hearts-end = **Die Partie endet** nach der Runde, in der ein Stand über { $target } steigt. Der niedrigste Stand gewinnt.
lesson-hearts-end-asked = Wer gewinnt?
lesson-hearts-end-hint = { $who } liegt über { $target }, also endet die Partie. Wer hat den niedrigsten Stand?
lesson-hearts-end-right = { $who } liegt über { $target }, und { $winner } hat den niedrigsten Stand.
