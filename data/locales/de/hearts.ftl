game-name-hearts = ♥️ Hearts
command-choice-game-hearts = Hearts

command-hearts = Hearts zu viert: Herzen und die Pik-Dame vermeiden
command-hearts-open = Einen Hearts-Tisch in diesem Kanal eröffnen
command-hearts-open-stake = Was eine Niederlage kostet, oder 0 (Standard: wie auf diesem Server)
command-hearts-open-rules = Gespeicherte Hausregeln dieses Servers (Standard: die üblichen)
command-hearts-open-target = Schluss, wenn ein Stand über dieser Zahl liegt (Standard: 100, in Spot Hearts 500)
command-hearts-open-hands = Schluss spätestens nach so vielen Runden (Standard: unbegrenzt)
command-hearts-open-level = Wie gut die Computer spielen (Standard: normal)
command-hearts-open-jack-of-diamonds = Der Karo-Bube zieht 10 von deinem Stand ab (Standard: nein)
command-hearts-open-moon = Was der Durchmarsch bringt (Standard: Punkte für alle anderen)
command-hearts-open-queen-breaks-hearts = Auch die Pik-Dame gibt Herz frei (Standard: nein)
command-hearts-open-passing = Wohin drei Karten gehen (Standard: links, rechts, gegenüber, keine im Wechsel)
command-hearts-open-black-maria = Der Pik-König kostet 10 und das Pik-Ass 7 (Standard: nein)
command-hearts-open-spot = Spot Hearts: Herzen kosten ihren Rang, die Pik-Dame 25 (Standard: nein)

command-choice-moon-add_to_others = Punkte für alle anderen
command-choice-moon-take_from_self = Punkte vom eigenen Stand ab
command-choice-moon-choose = Wer ihn schafft, wählt
command-choice-passing-cycle = Links, rechts, gegenüber, keine im Wechsel
command-choice-passing-left = Immer links
command-choice-passing-none = Kein Weitergeben

tricks-aim-hearts = **Ziel:** { $spot ->
    [on] Herzen (ihr Rang) und die Pik-Dame (25) vermeiden
   *[off] Herzen (je 1) und { $black_maria ->
        [on] drei Pik vermeiden: Dame (13), König (10) und Ass (7)
       *[off] die Pik-Dame (13) vermeiden
    }
}. Der niedrigste Stand gewinnt.

hearts-passing = 🔁 **Gib drei Karten nach { $direction ->
    [left] links
    [right] rechts
   *[across] gegenüber
} weiter**{ $when }
    Drück auf { BUTTON("tricks-button-hand") } und wähl deine.
hearts-picture-passing = Drei Karten nach { $direction ->
    [left] links
    [right] rechts
   *[across] gegenüber
}
hearts-picture-moon = Durchmarsch!

hearts-choosing = 🌕 **Durchmarsch!** Wer ihn geschafft hat, wählt, wie er zählt.
hearts-not-broken = Herz ist nicht frei
hearts-broken = 💔 Herz ist frei
hearts-taken = ❤️×{ $count }
hearts-taken-spot = ❤️×{ $count } ({ $points })
hearts-moon-add-to-others = 🌕 **Durchmarsch** von { $who }: { $points } für alle anderen!
hearts-moon-take-from-self = 🌕 **Durchmarsch** von { $who }: { $points } vom eigenen Stand ab!

hearts-panel-choose-pass = 🔁 **Wähl drei Karten für { $who }**{ $when }
hearts-panel-passed = ✅ Du gibst { $cards } an { $who }. Die anderen wählen noch.
hearts-panel-received = -# 🔁 Von { $who }: { $cards } · weitergegeben: { $given }
hearts-panel-moon = 🌕 **Durchmarsch!** Wähl, wie er zählt{ $when }
hearts-shot-outcome = { $choice }: { $scores }
    -# { $end ->
        [won] Die Partie endet, und du gewinnst.
        [shared] Die Partie endet, und du teilst dir den Sieg.
        [lost] Die Partie endet, und { $who } { $winners ->
            [one] gewinnt
           *[other] gewinnen
        }.
       *[on] Die Partie geht weiter.
    }
hearts-shot-own = **du { $score }**
hearts-shot-score = { $who } { $score }
hearts-panel-others-moon = 🌕 Durchmarsch von { $who }! Wie er zählt, wird noch gewählt.
hearts-panel-pass = { $cards } weitergeben
hearts-panel-pass-more = Weitergeben: { $picked }/{ $needed }
hearts-panel-moon-add-to-others = { $points } für alle anderen
hearts-panel-moon-take-from-self = { $points } von meinem Stand ab

hearts-hint-pass = 💡 **Gib { $cards } weiter.**
hearts-hint-moon-add-won = 💡 **{ hearts-panel-moon-add-to-others }.** Damit endet die Partie, und du gewinnst.
hearts-hint-moon-add-shared = 💡 **{ hearts-panel-moon-add-to-others }.** Damit endet die Partie, und du teilst dir den Sieg.
hearts-hint-moon-add-ahead = 💡 **{ hearts-panel-moon-add-to-others }.** Dann liegt niemand vor dir, und die Partie endet früher.
hearts-hint-moon-take-lost = 💡 **{ $points } von deinem Stand ab.** Mit { $points } für alle anderen wäre die Partie zu Ende, und du würdest sie nicht gewinnen.
hearts-hint-moon-take-behind = 💡 **{ $points } von deinem Stand ab.** Du liegst so oder so zurück, und mit { $points } für alle anderen wäre die Partie früher zu Ende.
hearts-hint-moon-either = 💡 **Beides ist gleich gut.** Die Partie endet mit dieser Runde, und alle behalten ihren Rang.
hearts-review-passing = { $game } · { $hand } · weitergeben nach { $direction ->
    [left] links
    [right] rechts
   *[across] gegenüber
}
tricks-standings-sweeps-hearts = { $sweeps ->
    [1] ein Durchmarsch
   *[other] { $sweeps } Durchmärsche
}
command-hearts-open-pace = Zeit pro Zug, bevor ein Computer spielt (Standard: 45 Sekunden)

achievement-hearts-sweep = Der erste Durchmarsch
