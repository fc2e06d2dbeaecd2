# Why no more tables can be opened, and what to do.

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
