# Why no more tables can be opened, and what to do.
#
# $stake: points for which a round or a game is played
# $need: so many points, as a number
# $balance: the points that a person has now, as a number
# $limit: how many tables
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”

# $who: who has too little for it. $unit: after what it is paid. $affordable: for what stake it could be
error-stake-too-high = At a stake of { $stake }, a { $unit ->
    [game] game
   *[round] round
} can cost { $need ->
    [1] one point
   *[other] { $need } points
}, and { $who ->
    [you] you have { $balance }
    [others] nobody else here has that many
   *[all] nobody here has that many
}.{ $affordable ->
    [0] {""}
   *[other] {" "}Open with a stake of { $affordable } or less.
}

# $tables: links to them
error-too-many-own-tables = You can have { $limit ->
    [1] one table
   *[other] { $limit } tables
} open here, and you already have { $tables }. Close one first.
error-opened-just-now = You've just opened a table. You can open the next one: { $when }
error-too-many-tables = This server allows { $limit ->
    [1] one open table
   *[other] { $limit } open tables
} at a time. Join one, or come back later. Server managers can allow more: `/manage settings`
