# The command line.

cli-description = A Discord bot that runs card tables: Gnau, the Malaysian game of ox, Hearts and Gong Zhu. Play points only.
cli-command = COMMAND

# $reason: what the operating system says
cli-input-lost = Standard input cannot be read: { $reason }.
cli-output-lost = Standard output takes no more: { $reason }. The answer is not complete.

cli-play-help = play in the browser, without Discord
cli-play-description = Start the very same bot inside a simulated Discord and serve one channel in the browser, with a few people to switch between. No account, no token, no network.
cli-play-port = the port of the page on this machine (when not given, that of the last time, or a free one)
cli-play-no-browser = only print the address, open no browser
cli-play-missing = This needs the extra “play”: pip install -e ".[play]"
cli-play-port-invalid = “{ $port }” is no port. Give a number from 1 to 65535, or leave it out.
cli-play-port-taken = Port { $port } cannot be used. Choose another one with --port, or leave it out.
cli-play-address = Your table is at { $url }
cli-play-hint = Type /gnau open there (or /hearts open, /gongzhu open), press Enter, then the arrow beside it. “Viewing as”, at the top, changes who you are. Ctrl-C ends it; the points are kept.
cli-play-bye = Good night! The points are kept.

cli-run-help = run the bot against Discord
cli-run-description = Run the bot against Discord until Ctrl-C. A database of an older version is backed up and brought up to date first. Needs DISCORD_TOKEN, in the environment or in .env; .env.example explains every setting.
cli-run-served-elsewhere = Process { $process } is running with the same servers. Stop it, or give each process its own SHARD_IDS: two would answer every click twice.
cli-run-monitor-taken = Health and figures cannot be served at { $address } ({ $reason }). Choose another MONITOR_PORT or MONITOR_HOST.

cli-sync-help = tell Discord the commands
cli-sync-description = Tell Discord the commands. The bot does that by itself on its first start and when they have changed.
cli-sync-guild = only for this server, where they show at once
cli-sync-done = { $commands ->
    [one] One group of commands
   *[other] { $commands } groups of commands
} synced { $place }.
cli-sync-everywhere = for all servers
cli-sync-one = for server { $guild }

cli-emoji-help = upload the cards as the application's own emoji
cli-emoji-description = Upload the pictures of the 52 cards as emoji of your application (it may have 2,000). From then on messages and buttons show them; without them, cards are written as text. No server and no permission is needed. What is there already is left alone, so run it again after an interruption, and after an update that changes the pictures. A running bot notices within five minutes.
cli-emoji-action = sync uploads what is missing
cli-emoji-dry-run = only say what would be done
cli-emoji-prune = also delete the emoji of older card pictures; no others are touched
cli-emoji-bar = Cards
cli-emoji-unit = emoji
cli-emoji-plan = { $missing ->
    [0] No emoji
    [one] One emoji
   *[other] { $missing } emoji
} would be uploaded, { $outdated ->
    [0] none
   *[other] { $outdated }
} deleted.
cli-emoji-done = { $uploaded ->
    [0] No emoji was
    [one] One emoji was
   *[other] { $uploaded } emoji were
} uploaded, { $deleted ->
    [0] none
   *[other] { $deleted }
} deleted. All 52 cards have theirs.
cli-emoji-outdated = { $count ->
    [one] One emoji of an older card picture is
   *[other] { $count } emoji of older card pictures are
} still there, for messages that show them. --prune deletes them.
# $room: how many more fit
cli-emoji-full = An application may have { $limit } emoji. Yours has room for { $room } more, and { $missing } are needed: delete some in Discord's developer portal (your application → Emojis).

cli-invite-help = print the link that brings the bot into a server
cli-invite-description = Print the invite link, with exactly the permissions the bot needs.
cli-invite-application = the application's id (read from DISCORD_TOKEN when not given)

cli-check-help = say whether the settings and the database are right
cli-check-description = Look at the settings, at the database (its migrations, and whether the points in it add up) and at the backups. Nothing is changed, and Discord is not asked.
cli-check-settings = Settings: good.
cli-check-token = Token: there, and well formed.
cli-check-backups-off = Backups: BACKUP_FOLDER is not set, so none is written by itself.
cli-check-backups-none = Backups: none in { $folder } yet. The bot writes the first one when it runs.
# $file: the newest. $hours: how old it is
cli-check-backups = Backups: the newest is { $hours ->
    [0] less than an hour old
    [one] one hour old
   *[other] { $hours } hours old
}: { $file }
# $database: the file
cli-check-database-open = Database: everybody on this machine can open { $database }, and hidden cards are in it. The next start keeps them out.
cli-check-database-new = Database: none yet; it is created on the first start.
cli-check-database-current = Database: good, at revision { $revision }.
cli-check-database-old = Database: at revision { $revision }; it is brought to { $head } on the next start.

# What is wrong with a setting, and what to do.

setting-token-missing = DISCORD_TOKEN is not set. Copy .env.example to .env and put the bot's token there (Discord's developer portal → your application → Bot → Reset Token).
setting-token-malformed = { $name } does not look like a bot token. Copy it again from Discord's developer portal (your application → Bot → Reset Token).
setting-token-refused = Discord refused DISCORD_TOKEN. Reset it in the developer portal (your application → Bot → Reset Token) and put the new one in.
setting-intents-missing = Discord refused the bot's intents. It asks for no privileged ones; check that the application in the developer portal is the one of this token.
setting-discord-unreachable = Discord cannot be reached. Check this machine's connection (and DISCORD_PROXY_URL, where it is set) and try again.
setting-discord-refused = Discord refused: { $reason }
# $status: of HTTP, for example 403 Forbidden
setting-discord-page = A page came back ({ $status }) instead of Discord's answer. Check DISCORD_PROXY_URL, where it is set, and whether this network lets the bot through to discord.com.
setting-discord-limited = Discord takes nothing more from this machine's address for now (429 Too Many Requests). Wait for an hour before you try again; each attempt before makes it last longer.
setting-shards-refused = Discord refused the shards. Check SHARD_COUNT and SHARD_IDS; when neither is set, the bot does as Discord advises.
setting-shards-too-few = Discord wants more shards for as many servers. Raise SHARD_COUNT in all processes, or set neither SHARD_COUNT nor SHARD_IDS.
setting-not-a-choice = { $name } is “{ $value }”. Choose one of: { $choices }.
setting-not-a-number = { $name } is “{ $value }”. It is a whole number from { $lowest } to { $highest }.
setting-not-a-switch = { $name } is “{ $value }”. Write on or off.
setting-not-shard-ids = { $name } is “{ $value }”. Write the numbers of shards, the first being 0: for example 0-3, or 0,2,5.
setting-shards-uncounted = { $name } needs SHARD_COUNT: how many shards the bot has in all its processes together.
setting-no-such-shard = { $name } names shard { $value }. With this SHARD_COUNT the last one is { $highest }.
setting-not-a-url = { $name } is no address of a proxy. It looks like http://proxy:8080, without a name and a password.
setting-secret-too-short = { $name } is too short. Take at least { $least } characters that nobody can guess.
setting-not-a-host = { $name } is “{ $value }”. It is a name or an address of this machine, for example 127.0.0.1 or 0.0.0.0.

# What is wrong with a database that the command line names.
cli-database-invalid = this cannot be read; examples: data/var/gnau.sqlite3, sqlite:///data/var/gnau.sqlite3 or postgresql://user:password@host/name
cli-database-option = the option “{ $option }” is one its database does not know; take it out

# What is wrong with the database, and what to do. $setting: what names it, for example DATABASE_URL

error-database-url-invalid = { $setting } cannot be read. Examples: sqlite:///data/var/gnau.sqlite3 or postgresql://user:password@host/name.
error-database-url-option = { $setting } has the option “{ $option }”, which its database does not know. Take it out.
error-database-driver-missing = This database needs the package { $driver }: pip install { $driver }
error-database-unreachable = The database at { $database } cannot be reached. Is its server running, and is { $setting } right?
error-database-refused = The database at { $database } refused the connection. Check the user, the password and the name in { $setting }.
error-database-unwritable = The database { $database } cannot be written. Check that the folder exists and that the bot may write there, or change { $setting }.
error-database-damaged = { $database } is not a usable database. Restore it from a backup, or move it away to start afresh.
error-database-busy = The database { $database } is busy with another program. Stop that one and try again.
error-database-full = There is no room left for { $database }. Make some, and try again.
error-database-too-new = The database { $database } was written by a newer version of the bot (revision { $revision }). Update the bot.

# The simulated server of `play`.

cli-play-database = where the evening's points are kept: a file, or an address such as DATABASE_URL takes it
play-server = The Kopitiam
play-channel = card-table
play-bot = Gnau
play-direct-message = -# ✉️ Direct message to you
