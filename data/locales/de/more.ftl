more-button = Mehr
more-title = ### { $game } · Tisch { $table }
    -# Host: { $host }

more-about-add-computer = Setzt einen Computer auf einen freien Platz.
more-about-ask-call-off = Beendet die Partie ohne Gewinn und Verlust.
more-about-ask-leave = Ein Computer übernimmt deinen Platz.
more-about-close = Schließt den Tisch für alle.
more-about-cut = Irgendein Wort von dir. Es fließt ins Mischen ein, damit niemand tricksen kann.
more-about-details = { $game ->
    [gnau] Chancen, alle Regeln
   *[other] Alle Regeln
} und das ganze Mischschloss.
more-about-follow = Zeigt dir diesen Tisch auch ohne Platz. Das siehst nur du.
more-about-give-bank = Lässt jemand anderes geben.
more-about-hand-over = Ändert Einsatz, Regeln, Host und mehr.
more-about-last-trick = Die Karten des vorigen Stichs.
more-about-leave = Macht deinen Platz frei. Deine Punkte bleiben.
more-about-levels = Wie gut die Computer spielen.
more-about-scores = Was jede Runde gebracht hat.
more-about-take-bank = Alle spielen gegen dich.
