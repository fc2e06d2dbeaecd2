tricks-advice-throw-the-queen-under = { CARD("AS") } oder { CARD("KS") } führt: Gib { CARD("QS") } jetzt drunter.
tricks-advice-discard-the-queen = Du kannst nicht bedienen: Wirf { CARD("QS") } ab.
tricks-advice-lead-the-queen-under-the-last-high-spade = Von Pik sind nur noch höhere als { CARD("QS") } draußen: Den Stich muss jemand anderes nehmen.
tricks-advice-lead-spades-to-force-the-queen = Ein Pik unter { CARD("QS") } nimmt sie nicht und holt sie vielleicht heraus.
tricks-advice-play-high-while-holding-the-queen = Du hast { CARD("QS") }, also kann sie niemand auf dein hohes Pik legen.
tricks-advice-stay-below-the-queen = Ein Pik unter { CARD("QS") } nimmt sie nicht, und sie kann hier noch fallen.
tricks-advice-drop-a-high-spade-under = Ein höheres Pik führt: Gib deins jetzt drunter, bevor { CARD("QS") } darauf fallen kann.
tricks-advice-discard-high-spades = { CARD("AS") } oder { CARD("KS") } muss vielleicht { CARD("QS") } nehmen: Wirf das hohe Pik jetzt ab.
tricks-advice-cash-the-jack = { CARD("JD") } schlägt niemand mehr: Spiel ihn aus, dann gehört er dir.
tricks-advice-cash-the-sheep = { tricks-advice-cash-the-jack }
tricks-advice-keep-for-the-jack = { CARD("JD") } ist noch draußen: Behalt das höhere Karo, das ihn fangen kann.
tricks-advice-keep-for-the-sheep = { tricks-advice-keep-for-the-jack }

tricks-advice-drop-a-high-heart-under = Ein höheres Herz führt: Gib dein hohes Herz jetzt drunter.
tricks-advice-win-clean-tricks-high = Du spielst zuletzt, und hier liegt nichts Schlechtes: Nimm den Stich mit der höchsten Karte, die du entbehren kannst.
tricks-advice-win-clean-tricks = Du spielst zuletzt, und hier liegt nichts Schlechtes: Nimm den Stich und spiel als Nächstes aus.
tricks-advice-win-for-the-lead = Hier liegt noch nichts Schlechtes, und niemand schlägt diese Karte: Du spielst als Nächstes aus.
tricks-advice-the-only-card-below = Die einzige erlaubte Karte, die diesen Stich nicht nehmen kann.
tricks-advice-duck-as-high-as-possible = Deine höchste Karte, die noch drunterbleibt: Behalt die niedrigeren für später.
tricks-advice-duck-and-keep-a-higher = Sie kann diesen Stich nicht nehmen, und du behältst eine höhere Karte für einen besseren.
tricks-advice-win-with-the-highest = Du nimmst den Stich sowieso: Spiel deine höchste Karte und behalt die niedrigen.
tricks-advice-win-and-keep-a-higher = Du nimmst den Stich sowieso und behältst eine höhere Karte für später.
tricks-advice-win-with-a-plain-card = Du nimmst den Stich sowieso: Spiel eine Karte, die selbst nichts zählt.
tricks-advice-go-over-as-low-as-possible = Drunterbleiben geht nicht: Spiel niedrig, vielleicht geht noch jemand drüber.
tricks-advice-win-while-all-follow = Hier liegt nichts Schlechtes, und vielleicht bedienen noch alle: Jetzt ist eine hohe Karte am billigsten.
tricks-advice-go-over-high = Drunterbleiben geht nicht, und hier liegt noch nichts Schlechtes: Spiel lieber jetzt hoch als später.
tricks-advice-spend-a-high-card = Spiel sie jetzt: Mit der niedrigeren Karte, die du behältst, bleibst du später leichter drunter.
tricks-advice-leave-it-to-others = Mindestens die Hälfte der übrigen Karten dieser Farbe ist höher: Gut möglich, dass jemand drübergeht.

tricks-advice-discard-high-hearts = Ein hohes Herz kann dich später etwas kosten: Wirf es ab.
tricks-advice-end-a-suit = Deine letzte Karte dieser Farbe: Danach kannst du abwerfen, wenn sie ausgespielt wird.
tricks-advice-discard-what-may-win = Niedrigere Karten dieser Farbe sind noch draußen: Diese nimmt später vielleicht einen schlechten Stich.
tricks-advice-discard-a-heart = Du kannst nicht bedienen: Wirf dieses Herz ab.
tricks-advice-discard-what-wins-nothing = Von dieser Farbe sind nur noch höhere Karten draußen: Deine anderen brauchst du dringender.
tricks-advice-discard-what-nobody-follows = Sonst hat niemand diese Farbe: Später ausgespielt, würde diese Karte alles nehmen, was darauf fällt.

tricks-advice-lead-a-short-suit = Du hast höchstens zwei Karten dieser Farbe: Spiel sie aus, dann kannst du bald darauf abwerfen.
tricks-advice-shorten-a-suit-by-leading = { tricks-advice-lead-a-short-suit }
tricks-advice-end-a-suit-by-leading = { tricks-advice-end-a-suit }
tricks-advice-lead-a-sure-exit = Alle Karten dieser Farbe, die noch draußen sind, sind höher: Den Stich muss jemand anderes nehmen.
tricks-advice-lead-under-most = Die meisten Karten dieser Farbe, die noch draußen sind, sind höher: Wahrscheinlich geht jemand drüber.
tricks-advice-lead-under-some = { tricks-advice-leave-it-to-others }
tricks-advice-cash-while-all-follow = Vielleicht bedienen noch alle: Jetzt ist eine hohe Karte am billigsten.
tricks-advice-lead-the-lowest = Deine niedrigste Karte dieser Farbe: Vielleicht geht jemand drüber.
tricks-advice-lead-the-only-suit = Eine andere Farbe darfst du nicht ausspielen.
tricks-advice-take-the-rest = Keine deiner Karten lässt sich schlagen: Alle übrigen Stiche gehören dir.
tricks-advice-keep-the-lead = Niemand schlägt diese Karte: Du spielst auch als Nächstes aus.

tricks-advice-keep-a-stopper = Wer in diesem Stich führt, hat bisher { $game ->
    [hearts] alle Punkte
   *[other] alle Herzen
}: Spiel niedrig, dann kann deine höhere Karte das vielleicht noch stoppen.
