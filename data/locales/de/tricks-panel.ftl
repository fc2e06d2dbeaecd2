tricks-panel-title-first = { $game } · [Tisch { $table }]({ $link })
tricks-panel-title = { $game } · [Tisch { $table }]({ $link }) · Runde { $hand }
tricks-panel-closed = Der Tisch ist geschlossen.
tricks-panel-no-seat = Du sitzt nicht mehr an diesem Tisch.
tricks-panel-lobby = ✅ **Du hast Platz { $seat }.** Deine Karten erscheinen hier.

tricks-panel-partner = -# 🤝 Mit dir spielt: { $who }

tricks-panel-nothing = nichts
tricks-panel-hand-over = Diese Runde ist beendet. Hier ist die neueste.

tricks-panel-turn = 👉 **Du bist dran**{ $when }
tricks-panel-lead = 👉 **Du spielst aus**{ $when }
tricks-panel-why-not = -# ✋ { $reason }
tricks-panel-between = Runde beendet: **{ $score }** für dich, insgesamt { $total }.
tricks-panel-before = -# Vorige Runde: **{ $score }** für dich, insgesamt { $total }
tricks-panel-over = Dein Endstand: { $total }.
tricks-panel-away = 💤 Deine Zeit war um. Ein Computer spielt für dich.
tricks-panel-paused = ⏸️ **Pause: Alle sind weg.** Drück auf { BUTTON("tricks-panel-back") }, um weiterzuspielen.

tricks-panel-clear = Neu wählen
tricks-panel-claim = Rest nehmen
tricks-panel-hint = Tipp
tricks-panel-back = Bin wieder da
