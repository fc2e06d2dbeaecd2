command-help = Spiele, Anleitungen und Einstellungen zeigen (nur du siehst es)

command-gnau = Gnau (牛, Ochse): fünf Karten gegen den Geber
command-gnau-open = Einen Gnau-Tisch in diesem Kanal eröffnen
command-gnau-open-stake = Punkte pro Runde, mal Wert des Blatts (Standard: wie auf diesem Server)
command-gnau-open-dealer = Wer gibt (Standard: wie auf diesem Server)
command-gnau-open-split = Wer die Karten aufteilt (Standard: wie auf diesem Server)
command-gnau-open-rules = Hausregeln (Standard: wie auf diesem Server)
command-gnau-open-join = Selbst mitspielen (Standard: ja)
command-gnau-deal = Die nächste Runde austeilen
command-gnau-hand = Deine Karten zeigen (nur du siehst sie)
command-gnau-close = Den Tisch in diesem Kanal schließen
command-gnau-daily = Die zehn Blätter von heute aufteilen, ohne Punkte (nur du siehst es)
command-gnau-practice = Die beste Aufteilung finden üben, so lange du willst (nur du siehst es)
command-gnau-leaderboard = Zeigen, wer auf diesem Server vorn liegt
command-gnau-leaderboard-period = Welche Runden zählen, in UTC-Tagen (Standard: alle)
command-gnau-leaderboard-sort = Wonach sortiert wird (Standard: Punkte)
command-gnau-history = Frühere Runden auflisten oder eine noch mal ansehen
command-gnau-history-member = Von wem (Standard: von dir)
command-gnau-history-round = Welche Runde du noch mal sehen willst, etwa 7.3 für Runde 3 von Tisch 7
command-gnau-stats = Ergebnisse und Glück zeigen
command-gnau-stats-member = { command-gnau-history-member }
command-gnau-learn = { command-tricks-learn }
command-gnau-rules = Zeigen, was welches Blatt wert ist, wer zahlt und welche Hausregeln gelten
command-gnau-odds = Die Chancen aller Blätter zeigen, oder die von einem gegen den Geber
command-gnau-odds-cards = { command-gnau-solve-cards } (Standard: alle Blätter)
command-gnau-odds-rules = Hausregeln, etwa plain oder ties=push (Standard: wie auf diesem Server)
command-gnau-odds-decks = Wie viele Decks (Standard: eines, ab elf Blättern zwei)
command-gnau-solve = Alle Aufteilungen von fünf Karten zeigen, die beste zuerst (nur du siehst es)
command-gnau-solve-cards = Fünf Karten, etwa 3 6 8 4 8 oder 10H AS KD 4C 6S
command-gnau-solve-rules = { command-gnau-odds-rules }
command-gnau-solve-decks = { command-gnau-odds-decks }
command-gnau-verify = Prüfen, ob eine beendete Runde fair ausgeteilt wurde
command-gnau-verify-round = Welche, etwa 7.3 für Runde 3 von Tisch 7 (Standard: die letzte in diesem Kanal)

command-points = Deine Punkte, in allen Spielen
command-points-balance = Zeigen, wie viele Punkte jemand auf diesem Server hat
command-points-balance-member = { command-gnau-history-member }
command-points-claim = Die Punkte von heute abholen, wenn dieser Server welche vergibt
command-points-give = Punkte verschenken, wenn dieser Server es erlaubt
command-points-give-member = { command-manage-points-add-member }
command-points-give-points = { command-manage-points-add-points }

command-manage = Für die Serververwaltung
command-manage-settings = Einstellungen dieses Servers ändern (nur du siehst es)
command-manage-tables = Offene Tische dieses Servers auflisten und schließen (nur du siehst es)
command-manage-block = Jemanden auf diesem Server vom Spielen ausschließen
command-manage-block-member = Wen (gib die ID ein, wenn die Person nicht mehr da ist)
command-manage-unblock = Jemanden auf diesem Server wieder mitspielen lassen
command-manage-unblock-member = { command-manage-block-member }
command-manage-rules = Hausregeln unter einem Namen speichern und teilen (nur du siehst es)
command-manage-hide-word = Ein Wort vom Abheben verbergen
command-manage-hide-word-word = Das Wort, genau wie eingegeben
command-manage-show-word = Ein verborgenes Wort wieder zeigen
command-manage-show-word-word = { command-manage-hide-word-word }
command-manage-points-add = Jemandem neue Punkte geben
command-manage-points-add-member = Wer sie bekommt
command-manage-points-add-points = Wie viele
command-manage-points-add-reason = Warum (alle sehen es)
command-manage-points-reset = Jemanden auf die Startpunkte zurücksetzen
command-manage-points-reset-member = Wen
command-manage-points-reset-reason = { command-manage-points-add-reason }

command-tricks-learn = Das Spiel auf ein paar kurzen Seiten lernen (nur du siehst sie)
command-tricks-start = Die Partie starten (Computer übernehmen die freien Plätze)
command-tricks-hand = Deine Karten zeigen und von dort spielen (nur du siehst sie)
command-tricks-play = Eine Karte spielen
command-tricks-play-card = Eine Karte, die du jetzt spielen darfst, etwa QS oder 10H
command-tricks-hint = Einen Tipp zum nächsten Zug zeigen, mit Begründung (nur du siehst es)
command-tricks-review = Eine beendete Runde mit dem Rat eines starken Computers durchgehen (nur du siehst es)
command-tricks-review-hand = Welche, etwa 7.3 für Runde 3 von Tisch 7 (Standard: die letzte in diesem Kanal)
command-tricks-verify = Prüfen, ob eine beendete Runde fair ausgeteilt und gespielt wurde
command-tricks-verify-hand = { command-tricks-review-hand }
command-tricks-rules = Die Regeln dieses Tischs zeigen, oder die üblichen
command-tricks-leaderboard = Zeigen, wer auf diesem Server am besten spielt, nach Wertung
command-tricks-daily = Die Tagesrunde spielen, einmal, mit denselben Karten wie alle hier (nur du siehst es)
command-tricks-close = Den Tisch in diesem Kanal schließen (in einer Partie müssen alle zustimmen)

command-preferences = Deine eigenen Einstellungen für alle Server (nur du siehst es)

command-about = Version, Betrieb und Quellcode des Bots zeigen (nur du siehst es)

command-privacy = Deine Daten
command-privacy-about = Zeigen, was über dich gespeichert ist und warum (nur du siehst es)
command-privacy-export = Alles bekommen, was über dich gespeichert ist, von allen Servern
command-privacy-hide-word = Dein Wort vom Abheben auf diesem Server verbergen
command-privacy-hide-word-round = Wo du es benutzt hast, etwa 7.3 für Runde 3 von Tisch 7
command-privacy-delete = Deine Daten auf allen Servern löschen (fragt noch einmal nach)

command-menu-deal = Mit mir spielen…
command-menu-challenge = Herausfordern…

command-choice-dealer-house = Das Haus (der Bot gibt)
command-choice-dealer-opener = Ich
command-choice-dealer-rotate = Reihum, jede Runde jemand anderes
command-choice-dealer-winner = Wer in der letzten Runde am meisten gewonnen hat
command-choice-dealer-anyone = Wer möchte
command-choice-dealer-bid = Wer am meisten bietet: vier Karten ansehen, dann bieten
command-choice-split-auto = Der Bot findet die beste Aufteilung
command-choice-split-own = Alle teilen ihre Karten selbst auf
command-choice-period-today = Heute
command-choice-period-week = Diese Woche
command-choice-period-month = Dieser Monat
command-choice-period-all = Insgesamt
command-choice-sort-points = Punkte
command-choice-sort-rounds = Runden
command-choice-sort-best-hand = Bestes Blatt
command-choice-sort-drill = Tagesübung

command-choice-level-easy = Leicht: macht Anfängerfehler
command-choice-level-casual = Normal: spielt nach bewährten Faustregeln
command-choice-level-strong = Stark: denkt voraus
