lesson-tricks-you = Du
lesson-tricks-yes = Ja
lesson-tricks-no = Nein
lesson-tricks-trick = **Auf dem Tisch:**
lesson-tricks-led = { $played } (ausgespielt)
lesson-tricks-taken = **{ lesson-tricks-picture-taken }:** { $cards }
lesson-tricks-exposed = **Offen:** { $cards }
lesson-tricks-picture-taken = { $who ->
    [Du] Deine Stiche
   *[other] Stiche von { $who }
}
lesson-tricks-picture-held = Deine Karten
lesson-tricks-held = **{ lesson-tricks-picture-held }:** { $cards }
lesson-tricks-scores = **{ lesson-tricks-picture-scores }:**
lesson-tricks-picture-scores = Stand nach der Runde

lesson-tricks-follow = Alle spielen eine Karte. **Bedien die ausgespielte Farbe**, wenn du kannst. Wenn nicht, spiel irgendeine Karte.
    Die höchste Karte dieser Farbe nimmt den Stich, A ist am höchsten. Wer ihn nimmt, spielt als Nächstes aus.
lesson-tricks-play-asked = Du bist dran. Drück auf eine Karte, die du spielen darfst.
lesson-tricks-follow-right = Karo wurde ausgespielt, und du hast welches. Also musst du bedienen.

lesson-tricks-end = { BUTTON("lesson-button-practise") }: eine Runde allein, mit Tipps für die ersten drei Stiche.
    { BUTTON("lesson-button-table") }: mit anderen spielen. Computer übernehmen die freien Plätze.
    Du weißt nicht weiter? { BUTTON("tricks-panel-hint") } sagt, was ein starker Computer tun würde und warum.
    -# Der Rest der Regeln: `/{ $game } rules`
