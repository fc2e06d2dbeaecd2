# Picking the three cards of a passport: the buttons of the drill and of one's own split at a table.

gnau-pick-confirm = Confirm
gnau-pick-undo = Undo
gnau-pick-no-ox = No Ox

# $cards: those that are pressed
gnau-pick-picked = Picked: { $cards }
gnau-pick-nothing = Picked: nothing yet
