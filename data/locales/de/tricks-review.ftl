tricks-advice-looking-ahead = In vielen durchgespielten Verteilungen war nichts anderes klar besser.
tricks-advice-looking-ahead-than = Mit { $other } gehen nach vielen durchgespielten Verteilungen etwa { $points } Punkte verloren.
tricks-advice-looking-ahead-nothing = Mit Nichtstun gehen nach vielen durchgespielten Verteilungen etwa { $points } Punkte verloren.
tricks-advice-plain = Nichts spricht für eine andere Wahl.

tricks-hint-play = 💡 **Spiel { $card }.** { $advice }
tricks-hint-only = 💡 **Spiel { $card }.** Nur diese Karte darfst du spielen.
tricks-hint-reason = - **{ $cards }:** { $advice }
tricks-hint-against = - **Nicht { $cards }:** { $advice }
tricks-hint-how = -# Von einem Computer, der nur sieht, was du siehst.

tricks-review-hand = Runde { $hand } von Tisch { $table }

tricks-review-own = { $game } · { $hand } · deine Analyse
tricks-review-costliest = **{ $count ->
    [one] Deine teuerste Entscheidung
   *[other] Deine teuersten Entscheidungen
}**
tricks-review-mistake = { $rank }. **{ $where }:** { $done }, besser: **{ $better }**
tricks-review-before = Vor dem ersten Stich
tricks-review-in-trick = Stich { $number }
tricks-review-cost = -# Kostet etwa { $points } Punkte, verglichen mit { $teams ->
    [on] dem anderen Team
   *[off] den anderen
}
tricks-review-more-mistakes = { $count ->
    [1] Noch eine Entscheidung hätte
   *[other] Noch { $count } Entscheidungen hätten
} besser sein können.
tricks-review-flawless = ✅ **Keine Fehler:** Ein starker Computer hätte es nicht besser gemacht.
tricks-review-next-mistake = Fehler →
tricks-review-tricks = Stich für Stich

tricks-review-trick = { $game } · { $hand } · Stich { $number } von { $tricks }
tricks-review-you = { $who } **(du)**
tricks-review-led = ausgespielt
tricks-review-took = nimmt ihn: **{ $score }**
tricks-review-so-far = -# Die Runde bisher: { $scores }
tricks-review-score = { $who } {"\u200E"}{ $score }
tricks-review-otherwise = 💭 { $who } wählte { $done }, besser: **{ $better }**
tricks-review-expected = Erwartet: **{ $best }** mit{"\u00A0"}{ $better }, **{ $worth }** mit{"\u00A0"}{ $done }
tricks-review-held = -# Beurteilt nach diesen Karten: { $cards }
tricks-review-same = ✅ Ein starker Computer hätte es nicht besser gemacht.
tricks-review-silent = -# ⏳ Der Computer denkt noch nach. Öffne diese Seite noch mal für den Rest.
tricks-review-advice = -# 💭 Beurteilt nur nach den Karten dieses Platzes.
tricks-review-measured = -# 💭 { $is_own ->
    [yes] Beurteilt nur nach deinen Karten.
   *[no] Erwartet: { $teams ->
        [on] wie viele Punkte dieses Team vorn liegt.
       *[off] Punkte Vorsprung vor den anderen.
    }
}{ $may_end ->
    [no] {""}
   *[yes] {" "}Gegen Ende zählt auch, wer die Partie gewinnt.
}

error-hand-not-found = Auf diesem Server gibt es keine beendete Runde { $hand } dieses Spiels.
error-no-hand-here = In diesem Kanal ist noch keine Runde dieses Spiels beendet. Nenn eine, etwa 7.3.
