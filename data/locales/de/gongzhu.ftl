game-name-gongzhu = 🐷 Gong Zhu
command-choice-game-gongzhu = Gong Zhu

command-gongzhu = Gong Zhu (Schweinejagd) zu viert: das Schaf fangen, das Schwein vermeiden
command-gongzhu-open = Einen Gong-Zhu-Tisch in diesem Kanal eröffnen
command-gongzhu-open-stake = Was der niedrigste Stand an den höchsten zahlt, oder 0 (Standard: wie auf diesem Server)
command-gongzhu-open-rules = Gespeicherte Hausregeln dieses Servers (Standard: die üblichen)
command-gongzhu-open-target = Schluss, wenn ein Stand minus diese Zahl erreicht (Standard: 1000)
command-gongzhu-open-hands = Schluss spätestens nach so vielen Runden (Standard: unbegrenzt)
command-gongzhu-open-level = Wie gut die Computer spielen (Standard: normal)
command-gongzhu-open-pig-flips = Bringt das Schwein Punkte, wenn jemand alle Herzen nimmt? (Standard: ja)
command-gongzhu-open-first-lead = Welche Karte die erste Runde eröffnet (Standard: die Pik-Zwei)
command-gongzhu-open-teams = Platz 1 und 3 gegen 2 und 4, ihre Stände zusammengezählt (Standard: aus)

command-choice-pig-flips-all_hearts = Ja: Mit allen Herzen zählt das Schwein für dich
command-choice-pig-flips-never = Nein: Das Schwein zählt immer gegen dich
command-choice-pig-flips-all_points = Nur wenn Schaf und Verdoppler dabei sind, zählt das Schwein für dich
command-choice-first-lead-two_of_spades = Die Pik-Zwei
command-choice-first-lead-two_of_clubs = Die Kreuz-Zwei

tricks-aim-gongzhu = **Ziel:** das Schaf gewinnen (Karo-Bube, +100), aber keine Herzen und nicht das Schwein (Pik-Dame, −100). { $teams ->
    [on] Das Team mit dem höheren Stand gewinnt.
   *[off] Der höchste Stand gewinnt.
}

gongzhu-exposing = 👁️ **Karten dürfen offengelegt werden**{ $when }
    Drück auf { BUTTON("tricks-button-hand") } und wähl deine.
gongzhu-picture-exposing = Karten offenlegen

gongzhu-seat-exposed = offen: { $cards }
gongzhu-all-hearts = ❤️ { $who } **nimmt alle Herzen!**
gongzhu-pig = 🐷 { $who } nimmt das Schwein und spielt in der nächsten Runde aus.

gongzhu-panel-choose-exposed = 👁️ **Wähl Karten zum Offenlegen, oder keine**{ $when }
    Eine offene Karte zählt doppelt, und alle sehen sie.
gongzhu-panel-none-exposable = 👁️ **Du hast nichts zum Offenlegen**{ $when }
    Drück trotzdem auf { BUTTON("gongzhu-panel-expose-nothing") }, damit es niemand merkt.
gongzhu-panel-exposed = ✅ Du legst { $cards } offen. Die anderen wählen noch.
gongzhu-panel-open = -# 👁️ Offen: { $cards }
gongzhu-panel-open-of = { $cards } ({ $who })
gongzhu-panel-expose = { $cards } offenlegen
gongzhu-panel-expose-nothing = Nichts offenlegen

gongzhu-hint-expose = 💡 **Leg { $cards } offen.**
gongzhu-hint-expose-nothing = 💡 **Leg nichts offen.**
gongzhu-hint-none-exposable = 💡 **Leg nichts offen.** Du hast keine der vier Karten, die man offenlegen darf.
gongzhu-review-exposing = { $game } · { $hand } · offenlegen
tricks-standings-sweeps-gongzhu = { $sweeps ->
    [1] einmal
   *[other] { $sweeps }-mal
} alle Herzen
command-gongzhu-open-pace = Zeit pro Zug, bevor ein Computer spielt (Standard: 45 Sekunden)

achievement-gongzhu-sweep = Zum ersten Mal alle Herzen
