gnau-odds-category-bomb = Bombe
gnau-odds-category-double = Paarochse
gnau-odds-category-single = Ochse 1–10
gnau-odds-count = { $hands }
gnau-odds-beat = Gewonnen
gnau-odds-tie = Gleich
gnau-odds-lose = Verloren

gnau-odds-title = 🎲 Chancen · { $rules }
gnau-odds-round = Du gewinnst in **{ $gains }** der Runden und verlierst in **{ $pays }**. In **{ $moves_nothing }** zahlt niemand.
    -# Dein Blatt ist in { $beats } besser, in { $loses } schlechter und in { $ties } gleich: { $rule }.
gnau-odds-ties = { $rule ->
    [push] Gleichstand ist unentschieden
    [high_card] Bei Gleichstand entscheidet die höchste Karte
    [unpaid] Bei Gleichstand gewinnt der Geber, aber zweimal Kein Ochse kostet nichts und zweimal Fünf Bilder ist unentschieden
   *[dealer] Bei Gleichstand gewinnt der Geber, aber zweimal Fünf Bilder ist unentschieden
}
gnau-odds-nenku = -# { $nenku }. Was die Blätter bedeuten: `/gnau rules`
gnau-odds-edge = Vorteil des Gebers: **{ $edge }** des Einsatzes
gnau-odds-picture = Chance auf jede Art von Blatt: { $bars }.
gnau-odds-button-details = Details

gnau-odds-hands = Von allen { $hands } Blättern:
gnau-odds-player = Erwartet pro eingesetztem Punkt: **{ $decimal }**

gnau-odds-hand-points = Du gewinnst gegen **{ $gains }** der Blätter des Gebers und verlierst gegen **{ $pays }**.{ $is_always_paid ->
    [yes] {""}
   *[no] {" "}Gegen **{ $moves_nothing }** zahlt niemand.
}
gnau-odds-hand-picture = Chance auf Gewinn, Gleichstand und Verlust: { $bars }.
gnau-odds-hand = { gnau-odds-player }
gnau-odds-hand-tie = -# { $ends ->
    [draw] Gleichstand ist unentschieden.
    [unpaid] Bei Gleichstand gewinnt der Geber, aber { $hand } zahlt nichts.
   *[dealer] Bei Gleichstand gewinnt der Geber.
}
gnau-odds-hand-of = -# Gegen alle { $hands } Blätter, die der Geber mit den anderen { $cards } Karten haben kann.
