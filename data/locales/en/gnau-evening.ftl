# The end of an evening, and how to go on from it.

gnau-evening-deals = Deals: { $when }
gnau-button-again = Play again

# In Details. $before: the last round; 0 if none was dealt
gnau-evening-key = 🔓 **Key of round { $round }**, which was never dealt (scheme { $scheme }):
    `{ $key }`
    -# Its SHA-256 is { $before ->
    [0] the lock of the first shuffle.
   *[other] the key of round { $before }, whose SHA-256 is the key of the round before, and so on back to the lock of the first shuffle.
}
