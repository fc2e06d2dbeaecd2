gnau-pick-confirm = Bestätigen
gnau-pick-undo = Rückgängig
gnau-pick-no-ox = Kein Ochse
gnau-pick-sure = Trotzdem bestätigen

gnau-pick-picked = Gewählt: { $cards }
gnau-pick-summed = { gnau-pick-picked } = { $sum }
gnau-pick-sum = Summe: **{ $sum }**
gnau-pick-not-ox = ⚠️ Das ist kein Ochse: { $sum }. Es würde als „Kein Ochse“ zählen. Wähl andere Karten, oder drück auf { BUTTON("gnau-pick-sure") }.
gnau-pick-nothing = Gewählt: noch nichts
