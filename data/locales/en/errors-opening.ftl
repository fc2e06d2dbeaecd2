# Why no more tables can be opened, and what to do.

# $tables: links to them
error-too-many-own-tables = { $limit ->
    [one] One table of your own can be open here at a time. You have
   *[other] { $limit } tables of your own can be open here at a time. You have
} { $tables }. Close one with `/gnau close` in its channel, then open the next.
error-opened-just-now = You have just opened a table. You can open the next one { $when }.
error-too-many-tables = { $limit ->
    [one] One table is
   *[other] { $limit } tables are
} open in this server, all it allows. Join one, or come again when one has closed: tables that nobody plays at close by themselves. Somebody with Manage Server can allow more with `/gnau settings`.
