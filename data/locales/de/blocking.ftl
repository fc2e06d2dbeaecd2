blocking-blocked = { $member } kann hier nicht mehr spielen. Was gerade läuft, darf noch zu Ende gespielt werden, dann ist der Platz frei.
blocking-unblocked = { $member } kann auf diesem Server wieder spielen.

error-blocked = Die Serververwaltung hat dich hier vom Spielen ausgeschlossen. Deine laufende Runde kannst du beenden, und Befehle wie `/gnau stats` kannst du weiter benutzen.
error-block-oneself = Dich selbst kannst du nicht ausschließen.
error-blocked-already = { $user } ist schon ausgeschlossen. Rückgängig geht es mit `/manage unblock`.
error-not-blocked = { $user } ist nicht ausgeschlossen. Wer es ist, steht in `/manage settings`.
error-too-many-blocked = Dieser Server hat schon { $most } Leute ausgeschlossen, mehr geht nicht. Lass erst jemanden wieder zu.
