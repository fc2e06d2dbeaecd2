# Picking the three cards of an ox: the buttons of the drill and of one's own split at a table.

gnau-pick-confirm = Confirm
gnau-pick-undo = Undo
gnau-pick-no-ox = { -no-ox }
gnau-pick-sure = Confirm anyway

# $cards: those that are pressed
gnau-pick-picked = Picked: { $cards }
# The same at a table. $sum: what they come to so far, such as 12 or 15
gnau-pick-summed = { gnau-pick-picked } = { $sum }
# Below a picture that shows which cards are picked. $sum: such as 8, or 4 + 8 = 12
gnau-pick-sum = Sum: **{ $sum }**
# $sum: such as 4 + 8 + 10 = 22
gnau-pick-not-ox = ⚠️ Not an ox: { $sum }. It would count as { -no-ox }. Pick other cards, or press { BUTTON("gnau-pick-sure") }.
gnau-pick-nothing = Picked: nothing yet
