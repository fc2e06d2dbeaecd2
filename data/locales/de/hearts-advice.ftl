tricks-advice-pass-the-queen-when-short = Zu wenige andere Pik decken { CARD("QS") }: Sie wird bald herausgeholt.
tricks-advice-pass-high-spades-when-short = Mit wenigen niedrigen Pik daneben müssen { CARD("AS") } und { CARD("KS") } vielleicht { CARD("QS") } nehmen.
tricks-advice-pass-high-hearts = Hohe Herzen nehmen Herz-Stiche, und jedes Herz darin kostet Punkte.
tricks-advice-pass-a-short-suit = Du behältst nichts von dieser Farbe: Bekommst du keine dazu, kannst du auf sie abwerfen.
tricks-advice-pass-high-cards = Eine hohe Karte nimmt Stiche, die du nicht willst.
tricks-advice-pass-low-for-the-moon = Mit dem Rest könnte dir der Durchmarsch gelingen, und niedrige Karten geben nur Stiche ab.
tricks-advice-pass-from-a-long-suit = Von dieser Farbe hast du so viele, dass bald jemand schlechte Karten darauf abwirft.
tricks-advice-pass-to-shorten = Du behältst höchstens zwei von dieser Farbe: Sind sie weg, kannst du auf sie abwerfen.
tricks-advice-pass-the-highest-of-a-suit = Du behältst nur niedrigere Karten dieser Farbe, und mit denen bleibst du leichter drunter.

tricks-plan-hearts-finish = **Plan: Durchmarsch.**
tricks-plan-hearts-try = **Plan: Durchmarsch versuchen.** Sonst hat noch niemand einen Punkt.
tricks-plan-hearts-stop = **Plan: den Durchmarsch stoppen.**

tricks-advice-run-for-the-moon = Alle Punkte bisher sind bei dir, und niemand schlägt diese Karte: Mach den Durchmarsch.
tricks-advice-keep-the-moon-alive = Sonst hat noch niemand einen Punkt, und diese Karte nimmt auch die Punkte hier: Der Durchmarsch bleibt möglich.
tricks-advice-stop-the-moon = Eine Person hat bisher alle Punkte: Nimm die Punkte hier selbst, dann ist kein Durchmarsch mehr möglich.
tricks-advice-try-to-stop-the-moon = Eine Person hat bisher alle Punkte: Geh drüber, dann stoppst du vielleicht den Durchmarsch.
tricks-advice-keep-hearts-from-the-moon = Wer in diesem Stich führt, hat bisher alle Punkte: Gib keine dazu, sonst droht der Durchmarsch.

tricks-advice-lead-spades-at-her-holder = Du hast { CARD("QS") } weitergegeben: Ein niedrigeres Pik nimmt sie nicht und holt sie vielleicht heraus.
tricks-advice-go-high-past-the-queen = { CARD("QS") } kann hier nicht mehr fallen, und es liegen keine Punkte da: Weg mit deinem hohen Pik.
tricks-advice-discard-a-costly-spade = Du kannst nicht bedienen: Wirf dieses Pik ab, es kostet Punkte.
tricks-advice-throw-the-king-under = { CARD("AS") } führt: Gib { CARD("KS") } jetzt drunter, denn er kostet Punkte.
tricks-advice-take-the-jack = Diese Karte nimmt sicher { CARD("JD") }, und das zieht 10 von deinem Stand ab.
tricks-advice-go-for-the-jack = Hier liegt { CARD("JD") }. Wer ihn nimmt, dem zieht er 10 vom Stand ab: Versuch, ihn zu bekommen.

tricks-advice-play-high-in-the-first-trick = Im ersten Stich gibt es keine Punkte: Weg mit deinem höchsten Kreuz.
tricks-advice-play-any-in-the-first-trick = Im ersten Stich gibt es keine Punkte: Ihn zu nehmen kostet nichts.
