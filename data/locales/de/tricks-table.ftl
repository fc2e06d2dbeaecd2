tricks-title-hand = { $game } · Tisch { $table } · Runde { $hand }
tricks-title-hand-over = { tricks-title-hand } beendet
tricks-title-over = { $game } · Tisch { $table } · Partie beendet

tricks-facts = { $stake ->
    [0] Kein Einsatz
   *[other] Einsatz: { $stake }
} · { $rules }
tricks-seat-free = frei
tricks-side = **Team { $number }:**
tricks-sides = 🤝 { $sides }
tricks-side-score = { $who } **{"\u200E"}{ $score }**
tricks-details-key-unfinished = 🔓 Mischschlüssel von Runde { $round }, die nicht beendet wurde: `{ $key }`
tricks-details-key-undealt = 🔓 Mischschlüssel von Runde { $round }, die nicht ausgeteilt wurde: `{ $key }`
tricks-how = Mit **Mitspielen** nimmst du Platz. **Partie{"\u00A0"}starten** füllt den Rest mit Computern auf und teilt allen dreizehn Karten aus.
tricks-details-levels = Andere Stufen: { $names }
tricks-details-level = -# { $level }: { $about }
tricks-details-facts = Computer: { $level } · Zeit pro Zug: { $time }, dann spielt einer für dich

tricks-sat-out = 💸 { $user }{"\u200E"} setzt diese Partie aus: Sie kann { $stake ->
    [1] einen Punkt
   *[other] { $stake } Punkte
} kosten.
tricks-note-sat-out = Die Partie hat ohne dich begonnen: Sie kann { $stake ->
    [1] einen Punkt
   *[other] { $stake } Punkte
} kosten. Deine Punkte reichen { $affordable ->
    [0] noch für keinen Einsatz.
   *[other] für einen Einsatz von{"\u00A0"}{ $affordable }.
}
tricks-trick = Stich { $number } von { $tricks }
tricks-paused = ⏸️ **Pause: Alle sind weg.** Weiter geht es mit { $is_between ->
    [yes] { BUTTON("tricks-button-next") }
   *[no] { BUTTON("tricks-button-hand") }
}. { $is_staked ->
    [yes] Jemand ist ausgestiegen und hat noch einen Einsatz. Computer spielen weiter:
   *[no] Die Partie bleibt erhalten bis:
} { $when }
tricks-all-left = 🤖 **Alle sind ausgestiegen, aber ihre Einsätze laufen noch.** Computer spielen die Partie zu Ende. Dann gehen alle Einsätze zurück, außer es kommt zwischen zwei Runden jemand wieder.

tricks-time-left = {" "}⏳ { $when }
tricks-time-open = {" "}…
tricks-turn = { $mark } { $who } { tricks-seat-turn }
tricks-prepare = 👉 { $who }: auf { BUTTON("tricks-button-hand") } drücken{ $when }

tricks-seat-turn = **{ $turn ->
    [choose] wählt
    [lead] spielt aus
   *[play] ist dran
}**{ $when }
tricks-seat-thinking = denkt nach …
tricks-seat-choosing = wählt
tricks-seat-away = weg, 🤖 spielt
tricks-seat-gone = weg
tricks-seat-took = nimmt den Stich
tricks-seat-taken = hat { $cards }
tricks-seat-score = Stand { $score }
tricks-seat-side-score = { tricks-seat-side }: { $score }
tricks-seat-side = Team { $side }
tricks-seat-hand = diese Runde { $points }
tricks-seat-before = vorige Runde { $points }

tricks-scores-hand = Runde
tricks-scores-total = gesamt
tricks-number = { $number }
tricks-after = nach { $hands ->
    [1] einer Runde
   *[other] { $hands } Runden
}


tricks-sheet-title = 📋 **Punktestand** · { $hands ->
    [0] erste Runde
   *[other] { tricks-after }
}
tricks-sheet-earlier = -# Frühere Runden gespielt von { $who }
tricks-sheet-running = -# Diese Runde: { $points }

tricks-sheet = Punktestand { tricks-after }, die Besten zuerst.
    { $players }
tricks-sheet-player = { $name }: { $score } ({ $hands }){ $taken ->
    [none] {""}
   *[cards] , genommen: { $taken }
}
tricks-picture-seat = Platz { $number }

tricks-claimed = ✋ Die letzten { $tricks } Stiche gehen an { $who }.
tricks-last-trick = -# Voriger Stich: { $cards } → { $who }
tricks-next-hand = ▶️ Nächste Runde: { $when }
tricks-last-hand = ▶️ Letzte Runde: { $when }
tricks-anyone-starts = -# Alle am Tisch können starten: { $when }
tricks-next-seats = -# 🪑 Am Tisch: { $names }
tricks-won = 🏆 { $who } { $winners ->
    [one] gewinnt
   *[other] gewinnen
} { tricks-after }!
tricks-lost = 🐷 { $who } { $losers ->
    [one] verliert
   *[other] verlieren
}.
tricks-paid = { $who } **{"\u200E"}{ $points }**
tricks-paid-among = -# Um den Einsatz spielten: { $who }.
tricks-paid-left = -# Ausgestiegen, das zählt als verloren: { $who }.
tricks-stakes-returned = 💰 Alle mit einem Einsatz sind ausgestiegen: Alle Einsätze gehen zurück.
tricks-stakes-even = 💰 Gleichstand: Niemand zahlt.
tricks-called-off = Abgebrochen: Niemand gewinnt oder verliert.

tricks-closer = Geschlossen von { $who }.
tricks-closed-asked = Jemand hat den Tisch geschlossen.
tricks-closed-agreed = Alle waren für den Abbruch.
tricks-closed-time = Geschlossen, weil lange niemand gespielt hat.
tricks-closed-empty = Es sitzt niemand mehr am Tisch.
tricks-closed-place-lost = Ich komme nicht mehr in den Kanal dieses Tischs.
tricks-again = -# Einen neuen Tisch eröffnen: `/{ $game } open`

tricks-button-join = Mitspielen
tricks-button-leave = Aussteigen
tricks-button-add-computer = Computer dazu
tricks-button-levels = Computer
tricks-button-start = Partie starten
tricks-button-again = Noch mal spielen
tricks-button-next = Nächste Runde
tricks-button-hand = Meine Karten
tricks-button-last-trick = Voriger Stich
tricks-button-review = Analyse
tricks-button-cut = Eigenes Wort
tricks-button-hand-over = Einstellungen
tricks-button-details = Details
tricks-button-scores = Stand
tricks-button-close = Schließen
tricks-button-ask-leave = Aussteigen
tricks-button-ask-call-off = Partie abbrechen

tricks-terms-speed = Zeit pro Zug: { $time }
tricks-terms-usual = Übliche Regeln: { $rules }

tricks-stay = Weiterspielen
tricks-button-give-up = Aussteigen
tricks-button-call-off = Partie abbrechen
tricks-calling-off = Abbruch ({ $agreed }/{ $people })

tricks-sure-leave = **Aussteigen?** Ein Computer übernimmt deinen Platz. Die Partie zählt für dich als verloren{ $has_stake ->
    [yes] {" "}und dein Einsatz bleibt drin
   *[no] {""}
}, außer du kommst zwischen zwei Runden zurück.
tricks-sure-leave-guest = **Aussteigen?** Ein Computer übernimmt deinen Platz. Zwischen zwei Runden kannst du wieder mitspielen.
tricks-sure-leave-last = **Aussteigen?** Außer dir ist niemand mehr da: Die Partie wird abgebrochen, und der Tisch schließt. Niemand gewinnt oder verliert.
tricks-sure-take-over = **Für { $who } weiterspielen?** Du bekommst Platz { $seat } mit { $teams ->
    [on] dem Stand seines Teams
   *[off] seinem Stand
}: **{ $score }** (Rang{"\u00A0"}{ $place }{"\u00A0"}von{"\u00A0"}{ $of }).
tricks-take-over-button = Platz übernehmen
tricks-take-over-keep = Jetzt nicht
tricks-take-over-kept = -# Gespielte Runden bleiben, wie sie sind.
tricks-take-over-own-stake = -# Der Einsatz auf diesem Platz ist deiner.
tricks-take-over-no-stake = -# Auf diesem Platz liegt kein Einsatz.
tricks-take-over-others-stake = -# Der Einsatz auf diesem Platz gehört weiter { $who }.
tricks-sure-call-off = **Partie abbrechen?** Dann gewinnt oder verliert niemand. Alle müssen zustimmen: bisher { $agreed } von { $people }.
tricks-sure-call-off-now = **Partie abbrechen?** Niemand gewinnt oder verliert, und der Tisch schließt sofort.

tricks-note-took-over = ✅ Platz { $seat } gehört dir, ab der nächsten Runde.
tricks-note-added = ✅ Ein Computer hat Platz genommen.
tricks-note-gave-up = Du bist ausgestiegen. Jetzt hat ein Computer deinen Platz.
tricks-note-asked = Du stimmst zu, die Partie an Tisch { $table } abzubrechen. Sie endet, sobald alle zustimmen.
tricks-note-last-trick = Stich { $number }: { $cards }
tricks-note-started = Die Partie hat begonnen: [zum Tisch]({ $link }).
tricks-note-played = Du hast { $card } gespielt · [zum Tisch]({ $link })

tricks-levels-title = 🤖 Computer · { $game } · Tisch { $table }
tricks-levels-how = Das kannst du ändern, bis die erste Partie beginnt.
tricks-levels-all = Alle Computer: { $level }
tricks-levels-seat = { $computer }: { $level }
tricks-levels-mixed = verschieden
