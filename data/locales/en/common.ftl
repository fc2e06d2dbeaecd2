# Words of the whole house.

game-name-gnau = 🐂 Gnau

points-gained = +{ $points }
points-lost = −{ $points }
points-unmoved = ±0
play-points = -# Play points only.

# The end of a list of names. $others: those before the last, with commas between them
names-and = { $others } and { $last }

# Of a drill or a daily deal. $days: at least 2
days-in-a-row = 🔥 { $days } days in a row

error-no-balance = { $user } hasn't played here yet.
balance-line = { $user } has **{ $balance ->
    [one] { $balance } point
   *[other] { $balance } points
}** { $rounds ->
    [0] and hasn't played yet
    [one] after one round
   *[other] after { $rounds } rounds
}.

permission-view-channel = View Channel
permission-send-messages = Send Messages
permission-send-messages-in-threads = Send Messages in Threads
