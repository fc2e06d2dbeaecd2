season-of = -# Medaillen im { $month }
season-button-past = 🏅 { $month }
season-button-older = ← { $month }
season-button-newer = { $month } →
season-button-now = Dieser Monat →
season-others = -# Und { $others } weitere.
season-nobody-here = -# { $others ->
    [1] Wer gewonnen hat, ist nicht mehr hier.
   *[other] Die { $others } mit Medaille sind nicht mehr hier.
}
season-no-medals = In jenem Monat gab es keine Medaille.
error-season-unknown = Aus jenem Monat gibt es keine Medaillen mehr. Der laufende Monat: `/gnau leaderboard`.

season-news = **🏅 Medaillen im { $month }**
season-news-line = { $board }: { $winners }

medals-title = **Medaillen** · { $counts }
medals-line = { $mark } { $board } · { $month }
achievements-title = **Erfolge**
achievements-line = 🏅 { $name } · { $date }
achievements-told = 🏅 **Neuer Erfolg:** { $name }

achievement-gnau-tonku = Der erste Ngau Tonku
achievement-drill-week = Eine Woche Tagesübung ohne Fehler
achievement-deal-checked = Zum ersten Mal eine Runde geprüft
