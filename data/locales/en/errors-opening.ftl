# Why no more tables can be opened, and what to do.

# $who: who has too little for it. $unit: after what it is paid. $affordable: for what stake it could be
error-stake-too-high = At a stake of { $stake }, a { $unit ->
    [game] game
   *[round] round
} can cost { $need ->
    [one] one point
   *[other] { $need } points
}, and { $who ->
    [you] you have { $balance }
    [others] nobody else here has that many
   *[all] nobody here has that many
}.{ $affordable ->
    [0] {""}
   *[other] {" "}You could open with a stake of { $affordable }.
}

# $tables: links to them
error-too-many-own-tables = { $limit ->
    [one] You can have one table open here at a time
   *[other] You can have { $limit } tables open here at a time
}, and you already have { $tables }. Close one with `/gnau close` in its channel first.
error-opened-just-now = You've just opened a table. You can open another { $when }.
error-too-many-tables = { $limit ->
    [one] This server allows one open table, and it is taken.
   *[other] This server allows { $limit } open tables, and all are taken.
} Join one, or come back later: tables nobody plays at close by themselves. A server manager can allow more with `/manage settings`.
