# Backups, and moving the database.

cli-copies-write = Writing
cli-copies-check = Comparing
# Stands behind numbers of rows, beside the progress bar.
cli-copies-unit = rows
cli-copies-holds = { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, { $postings ->
    [one] one posting
   *[other] { $postings } postings
}

cli-backup-help = write the whole database into one file
cli-backup-description = Writes the whole database (DATABASE_URL) into one new file, then reads it back and compares. The bot may be running. The file holds hidden cards: keep it to yourself.
cli-backup-file = the file to write
cli-backup-force = replace FILE if it exists
cli-backup-there = { $file } already exists. Choose another name, or use --force.
# $holds: cli-copies-holds
cli-backup-done = { $file }: { $holds }, { $kilobytes } kB, read back and compared.

cli-restore-help = put a backup back into the database
cli-restore-description = Puts a backup into the database (DATABASE_URL), all or nothing, then reads it back and compares. The bot must be stopped.
cli-restore-file = the file that “backup” wrote
cli-restore-force = replace everything in the database
# $database: where. $holds: cli-copies-holds
cli-restore-done = { $database } now holds the backup: { $holds }. Start the bot.

cli-move-help = copy the database to another place
cli-move-description = Copies one database into another, empty one (a file or a PostgreSQL server), all or nothing, then reads it back and compares. The bot must be stopped.
cli-move-from = the present database, such as data/var/gnau.sqlite3
cli-move-to = the new database, such as postgresql://user:password@host/name
# What a sentence about a database calls --from and --to.
cli-move-address = the address
cli-move-table = table
cli-move-rows = rows
# The sum of all whole numbers in a table.
cli-move-sum = sum
cli-move-same = the same in both
# $holds: cli-copies-holds. $database: the new address, without its password
cli-move-done = Moved: { $holds }. Now set DATABASE_URL to { $database } (with its password, if any) and start the bot. The old database is unchanged: delete it once the new one works.

# Why a database is not copied, and what to do.

error-copy-same = Both are the same database, { $database }. Name another one.
error-copy-source-missing = There's no file { $database }.
error-copy-source-unreadable = { $database } can't be read: { $why }.
error-copy-source-empty = { $database } holds nothing from this bot.
error-copy-source-unusable = { $database } is damaged, or isn't a database of this bot.
error-copy-target-not-empty = { $database } isn't empty. Only “restore --force” replaces it.
error-copy-unwritable = { $database } can't be written: { $why }.
error-copy-refused = { $database } refused it: { $why }. Nothing was changed.
error-copy-row-damaged = In row { $key } of the table { $table }, { $column } is damaged, and PostgreSQL won't take it. Nothing was changed. A backup into a file keeps it.
error-copy-differs = What was written differs from what was read ({ $tables }). Nothing was changed. Try again, or check the disk.
error-copy-in-use = A bot is running on { $database }: { $holder }. Stop it first. After a crash, wait { $left_s ->
    [one] one second
   *[other] { $left_s } seconds
}.
