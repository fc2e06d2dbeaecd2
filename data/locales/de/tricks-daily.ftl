tricks-daily-title = { $game } · Tagesrunde vom { $date }
tricks-daily-how = Alle hier bekommen diese Karten, einmal, gegen dieselben drei Computer. Ohne Tipps und ohne Eile.
tricks-daily-how-outside = Alle außerhalb von Servern bekommen diese Karten, einmal, gegen dieselben drei Computer. Ohne Tipps und ohne Eile.
tricks-daily-outdated = -# 🤖 Seit dem Beginn dieser Runde wurden die Computer aktualisiert.
tricks-daily-lock = -# 🔒 Mischschloss `{ $commitment }`
tricks-daily-seed = -# 🔓 Mischschlüssel `{ $seed }`

tricks-daily-hand = Tagesrunde vom { $date }

tricks-daily-score = Stand: { $score }
tricks-daily-place = { $is-over ->
    [yes] Rang
   *[no] Bisher Rang
} **{ $place }** von { $people }
tricks-daily-standing = **Rangliste**
tricks-daily-line = { $rank } **{ $name }** · { $score }
tricks-daily-more = -# … und { $others } weitere
tricks-daily-before = -# Am Tag davor: { $standing }
tricks-daily-tomorrow = -# Nächste Tagesrunde: { $when }
tricks-daily-shared = { $user } · { $game } { $date } · **{ $score }**
tricks-daily-over = Dieser Tag ist vorbei. Das ist die Tagesrunde von heute.

tricks-daily-button-share = Teilen
tricks-daily-button-review = Analyse
tricks-daily-button-today = Tagesrunde spielen

error-daily-deal-not-begun = Du hast diese Tagesrunde nicht begonnen. Die von heute: `/{ $game } daily`
error-daily-deal-over = Du hast diese Tagesrunde beendet. Jede zählt nur einmal.
error-daily-deal-not-over = Spiel diese Tagesrunde erst zu Ende.
error-daily-deal-shared-already = Dieses Ergebnis hast du schon geteilt.
