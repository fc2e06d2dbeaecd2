tricks-advice-expose-a-hidden-pig = Mindestens drei andere Pik decken dein Schwein: Gib es später ab, zum doppelten Preis.
tricks-advice-expose-a-guarded-sheep = Mit einem höheren Karo gewinnst du { CARD("JD") } oft selbst, für doppelt so viel.
tricks-advice-expose-a-long-sheep = Mit so vielen Karos gewinnst du { CARD("JD") } oft selbst, für doppelt so viel.
tricks-advice-expose-a-covered-ace = Mit deinen niedrigen Herzen bleibst du drunter, und die Herzen der anderen kosten sie doppelt.
tricks-advice-expose-a-hidden-transformer = Mindestens drei andere Kreuz decken { CARD("10C") }: Gib den Verdoppler später ab, dann zählt bei jemand anderem alles ×4.
tricks-advice-expose-a-transformer-with-the-sheep = Du hast ein höheres Karo, um { CARD("JD") } zu gewinnen, und { CARD("10C") } macht daraus ×4.
tricks-advice-expose-a-transformer-in-a-low-hand = Du hast wenige hohe Karten, also verlieren wahrscheinlich andere damit ×4.

tricks-advice-keep-a-bare-pig = Mit so wenigen anderen Pik wird dir das Schwein bald herausgeholt.
tricks-advice-keep-a-hunted-pig = Die anderen haben mehr Pik und können ein offenes Schwein herausholen.
tricks-advice-keep-an-unguarded-sheep = Du hast kein höheres Karo, um das Schaf zu gewinnen.
tricks-advice-keep-a-thinly-guarded-sheep = Ein höheres Karo reicht oft nicht, um das Schaf zu gewinnen.
tricks-advice-keep-an-uncovered-ace = Du hast wenige niedrige Herzen zum Drunterbleiben, und jedes Herz in deinen Stichen würde doppelt kosten.
tricks-advice-keep-an-ace-among-high-hearts = Auch dein anderes hohes Herz nimmt vielleicht Herzen, und die würden alle doppelt kosten.
tricks-advice-keep-a-bare-transformer = Mit so wenigen anderen Kreuz musst du den Verdoppler vielleicht selbst nehmen.
tricks-advice-keep-a-hunted-transformer = Die anderen haben mehr Kreuz und können den Verdoppler herausholen, sobald sie ihn sehen.

tricks-plan-gongzhu-finish = **Plan: alle Herzen sammeln.**
tricks-plan-gongzhu-stop = **Plan: das Sammeln stoppen.**

tricks-advice-run-for-all-hearts = Alle Herzen bisher sind bei dir, und niemand schlägt diese Karte: Sammle alle dreizehn.
tricks-advice-stop-all-hearts = Eine Person hat bisher alle Herzen: Nimm eines, dann werden es keine dreizehn.
tricks-advice-try-to-stop-all-hearts = Eine Person hat bisher alle Herzen: Geh drüber, dann stoppst du das vielleicht.
tricks-advice-keep-hearts-from-a-collector = Wer in diesem Stich führt, hat bisher alle Herzen: Gib keines dazu.

tricks-advice-hope-for-a-high-spade = { CARD("AS") } oder { CARD("KS") } kann noch kommen und das Schwein nehmen.
tricks-advice-lead-the-sheep = { CARD("JD") } gehört dir, wenn niemand ein höheres Karo spielt.
tricks-advice-bring-the-sheep-home = Nach dir schlägt niemand { CARD("JD") }: Spiel und behalt das Schaf.
tricks-advice-catch-the-sheep = Diese Karte nimmt { CARD("JD") }, und das bringt mehr, als der Rest des Stichs bisher kostet.
tricks-advice-go-for-the-sheep = Hier liegt { CARD("JD") } und bringt mehr, als der Rest bisher kostet: Versuch, das Schaf zu bekommen.
tricks-advice-draw-the-higher-diamonds = Karos über deinem { CARD("JD") } sind noch draußen: Zieh sie zuerst.
tricks-advice-keep-the-sheep = Hier würdest du { CARD("JD") } verlieren: Behalt das Schaf für einen Stich, den du nimmst.
tricks-advice-risk-the-sheep = { CARD("JD") } führt bisher, aber jemand kann noch drübergehen.
tricks-advice-discard-a-lost-sheep = Nur Karos über { CARD("JD") } sind noch draußen: Das Schaf bekommst du kaum, also wirf es ab.
tricks-advice-win-what-pays = Mit dem, was du schon hast, bringt dir dieser Stich Punkte, und diese Karte nimmt ihn.
tricks-advice-go-for-what-pays = Mit dem, was du schon hast, würde dir dieser Stich bisher Punkte bringen: Versuch, ihn zu nehmen.
tricks-advice-win-while-it-is-cheap = Für sich kostet dieser Stich höchstens 50: Nimm ihn, solange er billig ist, und spiel als Nächstes aus.
tricks-advice-throw-the-transformer-under = Ein höheres Kreuz führt: Gib { CARD("10C") } jetzt drunter.
tricks-advice-discard-the-transformer = Du kannst nicht bedienen: Wirf { CARD("10C") } ab.
tricks-advice-hope-for-a-high-club = Ein höheres Kreuz kann noch kommen und { CARD("10C") } nehmen.
tricks-advice-lead-the-transformer-under-the-last-high-clubs = Von Kreuz sind nur noch höhere als { CARD("10C") } draußen: Den Stich muss jemand anderes nehmen.
tricks-advice-stay-below-the-transformer = { CARD("10C") } ist noch draußen, und ein niedrigeres Kreuz nimmt den Verdoppler nicht.

tricks-advice-give-the-sheep-to-your-side = Dein Team nimmt diesen Stich, und { CARD("JD") } gleich mit.
tricks-advice-give-your-side-the-lowest-heart = Dein Team nimmt diesen Stich sowieso: Gib dein niedrigstes Herz dazu.
tricks-advice-use-a-high-card-with-your-partner = Dein Team nimmt diesen Stich sowieso: Spiel eine hohe Karte und behalt die niedrigen.
tricks-advice-keep-what-costs-from-your-partner = Dein eigenes Team führt in diesem Stich: Behalt die teuren Karten für einen anderen.
tricks-advice-lead-a-diamond-for-the-sheep = Niemand schlägt dieses Karo: Hat die Person dir gegenüber { CARD("JD") }, kann es jetzt dein Team nehmen.
tricks-advice-give-your-partner-all-hearts = Alle Herzen hat bisher die Person dir gegenüber, und sie nimmt diesen Stich: Gib noch eines dazu.
tricks-advice-stop-all-hearts-with-your-partner = Eine Person im anderen Team hat bisher alle Herzen: Diesen Stich nimmt dein Team, und dieses Herz stoppt sie.
