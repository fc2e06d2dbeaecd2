# The command line.

cli-description =
    A Discord bot that runs card tables: Gnau, the Malaysian game of ox, Hearts
    and Gong Zhu. Play points only.
cli-guide = guide: { $folder }
cli-command = COMMAND

# $reason: what the operating system says
cli-input-lost = Standard input cannot be read: { $reason }.
cli-output-lost = Standard output closed early: { $reason }. The answer is incomplete.

cli-play-help = play in the browser, without Discord
cli-play-description = Start the very same bot inside a simulated Discord and serve one channel in the browser, with a few people to switch between. No account, no token, no network.
cli-play-port = the page's port on this machine (default: the last one used, or a free one)
cli-play-no-browser = print the address, but open no browser
# $source: checkout or wheel
cli-play-missing = This needs the extra “play”: pip install { $source ->
    [checkout] -e ".[play]"
   *[wheel] "gnau[play]"
}
cli-play-port-invalid = “{ $port }” isn't a port. Give a number from 1 to 65535, or leave it out.
cli-play-port-taken = Port { $port } is taken. Choose another with --port, or leave it out.
cli-play-address = Your table is at { $url }
cli-play-hint = Press a game's button there to open a table, or How to play. “Viewing as”, at the top, changes who you are. To type a command, such as /gnau open, press Enter, then the arrow beside it. Ctrl-C stops it; the points are kept.
cli-play-bye = Good night! The points are kept.

cli-run-help = run the bot against Discord
cli-run-description = Run the bot against Discord until Ctrl-C. A database from an older version is backed up and brought up to date first. Needs DISCORD_TOKEN, in the environment or in a file .env in this folder; the guide's page “Hosting” lists every setting.
cli-run-upgrading = Upgrading the database
cli-run-served-elsewhere = Process { $process } is already running these servers. Stop it, or give each process its own SHARD_IDS: two would answer every click twice.
cli-run-monitor-taken = Health and figures cannot be served at { $address } ({ $reason }). Choose another MONITOR_PORT or MONITOR_HOST.

cli-sync-help = tell Discord about the commands
cli-sync-description = Tell Discord about the commands. The bot does so by itself on its first start, and whenever they have changed.
cli-sync-guild = only for this server, where they appear at once
cli-sync-done = { $commands ->
    [one] One command
   *[other] { $commands } commands
} synced { $place }.
cli-sync-everywhere = for all servers
cli-sync-one = for server { $guild }

cli-emoji-help = upload the cards as the application's own emoji
cli-emoji-description = Upload pictures of the 52 cards as emoji of your application (which may have 2,000). Messages and buttons then show them; without them, cards are written as text. It needs no server and no permission. What is already there is left alone, so run it again after an interruption, or after an update that changes the pictures. A running bot notices within five minutes.
cli-emoji-action = sync uploads what is missing
cli-emoji-dry-run = say what would be done, and do nothing
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
cli-emoji-full = An application may have { $limit } emoji. Yours has room for { $room } more, but { $missing } are needed: delete some in Discord's developer portal (your application → Emojis).

cli-invite-help = print the link that adds the bot to a server
cli-invite-description = Print the invite link, with exactly the permissions the bot needs.
cli-invite-application = the application's id (default: read from DISCORD_TOKEN)

cli-check-help = check the settings and the database
cli-check-description = Check the settings, the database (its migrations, its rows, and whether its points add up) and the backups. Without --repair nothing is changed, and Discord isn't asked. Exit status: 0 if all is well, 2 if something is wrong, or still is after --repair.
cli-check-repair = first put right what follows from other rows (balances, leaderboards, statistics), after a backup, and say what was done
cli-check-settings = Settings: good.
cli-check-settings-open = Settings: anyone on this machine can read { $file }, which holds the bot's token. Close it to them: chmod 600 { $file }
# $build: compiled or python
cli-check-players = Computer players: { $build ->
    [compiled] compiled.
   *[python] pure Python. Compiled they look further ahead in the same time; the guide says how.
}
# $name: bot or cogs. $file: where the other package is
cli-check-packages-shadowed = Packages: in this folder “python -m bot” takes “{ $name }” from { $file }. Start the bot in a folder of its own.
# $others: the other packages that were installed
cli-check-packages-shared = Packages: { $others } installs “{ $name }” as well, and the files of one overwrite the other's. Install the bot into an environment of its own: a virtual environment, pipx, uv tool or a container.
cli-check-token = Token: set, and well formed.
cli-check-backups-off = Backups: BACKUP_FOLDER is not set, so the bot writes none.
cli-check-backups-none = Backups: none in { $folder } yet. The bot writes the first one when it runs.
# $file: the newest. $hours: how old it is
cli-check-backups = Backups: the newest is { $hours ->
    [0] less than an hour old
    [one] one hour old
   *[other] { $hours } hours old
}: { $file }
# $database: the file
cli-check-database-open = Database: anyone on this machine can open { $database }, which holds hidden cards. The next start closes it to them.
# $database: the whole path of the file, or the address of the server
cli-check-database-new = Database: none yet; it is created on the first start: { $database }
cli-check-database-current = Database: good, at revision { $revision }: { $database }
cli-check-database-old = Database: at revision { $revision }; it is brought to { $head } on the next start: { $database }

# What is wrong with a setting, and what to do.

# $file: the whole path of .env in the current folder
setting-token-missing = DISCORD_TOKEN is not set. Write a line DISCORD_TOKEN=… with the bot's token into { $file } (Discord's developer portal → your application → Bot → Reset Token).
setting-token-malformed = { $name } does not look like a bot token. Copy it again from Discord's developer portal (your application → Bot → Reset Token).
setting-token-refused = Discord refused DISCORD_TOKEN. Reset it in the developer portal (your application → Bot → Reset Token) and put the new one in.
setting-intents-missing = Discord refused the bot's intents. It asks for no privileged ones; check that the application in the developer portal is the one of this token.
setting-discord-unreachable = Discord cannot be reached. Check this machine's connection (and DISCORD_PROXY_URL, where it is set) and try again.
setting-discord-refused = Discord refused: { $reason }
# $status: of HTTP, for example 403 Forbidden
setting-discord-page = A page came back ({ $status }) instead of Discord's answer. Check DISCORD_PROXY_URL, where it is set, and whether this network lets the bot reach discord.com.
setting-discord-limited = Discord accepts nothing more from this machine's address for now (429 Too Many Requests). Wait an hour before trying again; every further attempt makes it last longer.
setting-shards-refused = Discord refused the shards. Check SHARD_COUNT and SHARD_IDS; if neither is set, the bot follows Discord's advice.
setting-shards-too-few = Discord wants more shards for this many servers. Raise SHARD_COUNT in all processes, or set neither SHARD_COUNT nor SHARD_IDS.
setting-not-a-choice = { $name } is “{ $value }”. Choose one of: { $choices }.
setting-not-a-number = { $name } is “{ $value }”. It must be a whole number from { $lowest } to { $highest }.
setting-not-a-switch = { $name } is “{ $value }”. Write on or off.
setting-not-shard-ids = { $name } is “{ $value }”. Write shard numbers, counting from 0: for example 0-3, or 0,2,5.
setting-shards-uncounted = { $name } needs SHARD_COUNT: how many shards the bot has in all its processes together.
setting-no-such-shard = { $name } names shard { $value }. With this SHARD_COUNT, the last one is { $highest }.
setting-not-a-url = { $name } isn't a proxy's address. It looks like http://proxy:8080, without a name or password.
setting-secret-too-short = { $name } is too short. Use at least { $least } characters that nobody can guess.
setting-not-short = { $name } must be one line of at most { $most } characters.
setting-not-a-host = { $name } is “{ $value }”. It must be a name or address of this machine, for example 127.0.0.1 or 0.0.0.0.

# What is wrong with a database that the command line names.
cli-database-invalid = this cannot be read; examples: data/var/gnau.sqlite3, sqlite:///data/var/gnau.sqlite3 or postgresql://user:password@host/name
cli-database-option = its database doesn't know the option “{ $option }”; take it out

# What is wrong with the database, and what to do. $setting: what names it, for example DATABASE_URL

error-database-url-invalid = { $setting } cannot be read. Examples: sqlite:///data/var/gnau.sqlite3 or postgresql://user:password@host/name.
error-database-url-option = { $setting } has the option “{ $option }”, which its database doesn't know. Take it out.
error-database-driver-missing = This database needs the package { $driver }: pip install { $driver }
error-database-unreachable = The database at { $database } cannot be reached. Is its server running, and is { $setting } right?
error-database-refused = The database at { $database } refused the connection. Check the user, the password and the name in { $setting }.
error-database-unwritable = The database { $database } cannot be written. Check that the folder exists and that the bot may write there, or change { $setting }.
error-database-damaged = { $database } is not a usable database. Restore it from a backup, or move it away to start afresh.
error-database-busy = The database { $database } is busy with another program. Stop that one and try again.
error-database-full = There is no room left for { $database }. Free some space and try again.
error-database-too-old = The database { $database } was written by a version before 0.2.1 (revision { $revision }). Start version 0.2.1 with it once, then this one. Nothing was changed.
error-database-too-new = The database { $database } was written by a newer version of the bot (revision { $revision }). Update the bot.

# The simulated server of `play`.

cli-play-database = where the evening's points are kept: a file, or an address such as DATABASE_URL takes it
play-server = The Kopitiam
play-channel = card-table
play-bot = Gnau
play-direct-message = -# ✉️ Direct message to you
