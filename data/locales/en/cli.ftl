# The command line.

cli-description = 
    A Discord bot that runs card tables: Gnau (the Malaysian ox game), Hearts
    and Gong Zhu. Play points only.
cli-guide = guide: { $folder }
cli-command = COMMAND
# Options that several commands have.
cli-json = answer one JSON object
cli-rules = house rules: a preset (classic, plain, kopitiam, kopitiam_aces, niuniu, taiwan), then option=value, separated by commas, such as kopitiam,ties=push
cli-packs = decks of 52 cards, 1 to 8 (default: as few as hold the cards, and two from eleven hands up)

# $reason: what the operating system says
cli-input-lost = Standard input can't be read: { $reason }.
cli-output-lost = Standard output closed early: { $reason }. The answer is incomplete.

cli-play-help = play in the browser, without Discord
cli-play-description = Run the bot inside a simulated Discord and serve one channel in the browser, with a few people to switch between. No account, token or network.
cli-play-port = the page's port (default: the last one used, or a free one)
cli-play-language = the language of everything on the page, by its folder in data/locales (default: the last one chosen on the page)
cli-play-unknown-language = There is no language “{ $language }”. There are: { $known }.
cli-play-no-browser = print the address, but open no browser
# $source: checkout or wheel
cli-play-missing = This needs the extra “play”: { $source ->
    [checkout] pip install -e ".[play]"
   *[wheel] name it after the wheel, as in uvx --from "./gnau-….whl[play]" gnau play, or pip install "./gnau-….whl[play]"
}
cli-play-port-invalid = “{ $port }” isn't a port. Give a number from 1 to 65535.
cli-play-port-taken = Port { $port } is taken. Choose another with --port.
cli-play-address = Your table is at { $url }
cli-play-hint = “Viewing as”, at the top, changes who you are. To type a command such as /gnau open, press Enter, then the arrow beside it. Ctrl-C stops.
cli-play-bye = Stopped. Your points are saved.

cli-init-help = set the bot up: three questions, each answer checked at once
cli-init-description = Ask for the bot's token, a folder for its data and whether to use PostgreSQL. Check each answer, write the settings into a file .env in this folder, print the invite link, and offer to start the bot.
cli-init-systemd = also write gnau.service, with which systemd starts the bot
cli-init-exists = There are settings in { $file } already. Change them there, or move the file away first.
cli-init-begin = Three questions. Ctrl-C stops, and nothing is written before the last answer.
cli-init-token = 1/3 The bot's token (Discord's developer portal → New Application → Bot → Reset Token), not shown as you type:
cli-init-token-missing = Without a token there is no bot. Paste it and press Enter.
cli-init-token-ok = That's { $name }.
cli-init-folder = 2/3 The folder for points, tables and backups (Enter: { $folder }):
cli-init-folder-unwritable = Nothing can be written into { $folder }. Choose another folder, or make it yours.
cli-init-database = 3/3 Enter keeps everything in a file there. For PostgreSQL, type its address, postgresql://user:password@host/name:
cli-init-unfinished = Not every question was answered. Nothing was written.
cli-init-written = Your settings are in { $file }. Only you can open it.
cli-init-unit-written = { $file } is written. Move it to ~/.config/systemd/user, then: systemctl --user enable --now gnau, and loginctl enable-linger, so that it runs while you're logged out.
cli-init-invite = To bring the bot into your server, open { $url }
cli-init-start = Start the bot now? [y/N]

cli-run-help = run the bot against Discord
cli-run-description = Run the bot against Discord until Ctrl-C. An older database is backed up and upgraded first. Needs DISCORD_TOKEN, in the environment or a file .env in this folder. The guide lists every setting.
cli-run-upgrading = Upgrading the database
cli-run-served-elsewhere = Process { $process } already runs these servers. Stop it, or give each process its own SHARD_IDS.
cli-run-monitor-taken = Health and figures can't be served at { $address } ({ $reason }). Choose another MONITOR_PORT or MONITOR_HOST.

cli-sync-help = tell Discord about the commands
cli-sync-description = Tell Discord about the commands. The bot does so itself when it starts.
cli-sync-guild = only for this server, where they appear at once
cli-sync-done = { $commands ->
    [one] One command
   *[other] { $commands } commands
} synced { $place }.
cli-sync-not-for-users = People can't install the bot for themselves yet. If they should, choose User Install under Installation in Discord's developer portal.
cli-sync-everywhere = for all servers
cli-sync-one = for server { $guild }

cli-emoji-help = upload the cards as the application's own emoji
cli-emoji-description = Upload the 52 cards as emoji of your application, for its messages and buttons. What is there stays, so run it again after an interruption or an update. A running bot notices within five minutes.
cli-emoji-action = sync uploads what is missing
cli-emoji-dry-run = say what would be done, and do nothing
cli-emoji-prune = also delete the emoji of older card pictures
cli-emoji-bar = Cards
cli-emoji-unit = emoji
cli-emoji-plan = To upload: { $missing }. To delete: { $outdated }.
cli-emoji-done = Uploaded: { $uploaded }. Deleted: { $deleted }. All 52 cards are there.
cli-emoji-outdated = Emoji of older card pictures, kept for the messages that show them: { $count }. --prune deletes them.
# $room: how many more fit
cli-emoji-full = Your application has room for { $room } more emoji of { $limit }, but needs { $missing }. Delete some in Discord's developer portal (your application → Emojis).

cli-invite-help = print the link that adds the bot to a server
cli-invite-description = Print the invite link, with exactly the permissions the bot needs.
cli-invite-for-oneself = the link for anyone who wants the bot for themselves, everywhere
cli-invite-application = the application's id (default: read from DISCORD_TOKEN)

cli-texts-help = say how much of each language is translated
cli-texts-description = Say how much of each language is translated, what is missing in which file, and what is wrong. Exit status: 0 if nothing is wrong, else 1. What is missing isn't wrong: English stands in.
cli-texts-language = only this language, by the name of its folder in data/locales
cli-texts-unknown-language = There is no folder “{ $language }” in data/locales beside “en”.
cli-texts-only-english = There is only English so far.
cli-texts-of = { $language }: { $is_offered ->
    [yes] offered in lists of languages
   *[no] not offered yet: that takes 90% of tier 1
}
cli-texts-tier = {"  "}tier { $tier }, { $name }: { $have } of { $of } ({ $percent }%)
cli-texts-tier-playing = playing
cli-texts-tier-managing = managing and advice
cli-texts-tier-terminal = the terminal, which stays English
cli-texts-missing = {"  "}missing in { $file }: { $missing }
cli-texts-misspelt = {"  "}can't be read in { $where }
cli-texts-unknown = {"  "}English has no { $id }
cli-texts-terms = {"  "}{ $id } quotes a term that terms.ftl lacks: { $names }
cli-texts-variables = {"  "}{ $id } uses what English doesn't give: { $names }
cli-texts-too-long = {"  "}{ $id } is too long: { $long } of { $room } characters
# A Chinese or Japanese sign takes two columns
cli-texts-too-wide = {"  "}{ $id } is too wide for a phone: { $wide } of { $columns } columns

cli-check-help = check the settings and the database
cli-check-description = Check the settings, the database (migrations, rows, points) and the backups. Changes nothing without --repair, and doesn't ask Discord. Exit status: 0 if all is well, 2 if not.
cli-check-repair = first repair what follows from other rows, after a backup
cli-check-settings = Settings: good.
cli-check-settings-open = Settings: anyone on this machine can read { $file }, which holds the bot's token. Fix: chmod 600 { $file }
# $build: compiled or python
cli-check-players = Computer players: { $build ->
    [compiled] compiled.
   *[python] pure Python. Compiled, they look further ahead (see the guide).
}
# $name: bot or cogs. $file: where the other package is
cli-check-packages-shadowed = Packages: in this folder “python -m bot” takes “{ $name }” from { $file }. Start the bot in its own folder.
# $others: the other packages that were installed
cli-check-packages-shared = Packages: { $others } installs “{ $name }” as well, and each overwrites the other's files. Install the bot into an environment of its own.
# $language: a tag such as zh-CN. $name: the language's name in English
cli-check-fonts = Fonts: none here has the letters of { $language } ({ $name }), so its pictures use English words. The guide says which fonts to install.
cli-check-token = Token: set and well formed.
cli-check-backups-off = Backups: none, since BACKUP_FOLDER isn't set.
cli-check-backups-none = Backups: none in { $folder } yet. The running bot writes the first one.
# $file: the newest. $hours: how old it is
cli-check-backups = Backups: the newest is { $hours ->
    [0] less than an hour old
    [one] one hour old
   *[other] { $hours } hours old
}: { $file }
# $database: the file
cli-check-database-open = Database: anyone on this machine can open { $database }, which holds hidden cards. The next start changes that.
# $database: the whole path of the file, or the address of the server
cli-check-database-new = Database: none yet, the first start creates it: { $database }
cli-check-database-current = Database: good, at revision { $revision }: { $database }
cli-check-database-old = Database: at revision { $revision }, the next start upgrades it to { $head }: { $database }

# What is wrong with a setting, and what to do.

# $file: the whole path of .env in the current folder
setting-token-missing = DISCORD_TOKEN isn't set. Write a line DISCORD_TOKEN=… with the bot's token into { $file } (Discord's developer portal → your application → Bot → Reset Token).
setting-token-malformed = { $name } doesn't look like a bot token. Copy it again from Discord's developer portal.
setting-token-refused = Discord refused DISCORD_TOKEN. Reset it in the developer portal and put in the new one.
setting-intents-missing = Discord refused the bot's intents, none of them privileged. Check that the token belongs to the right application.
setting-discord-unreachable = Discord can't be reached. Check this machine's connection and DISCORD_PROXY_URL.
setting-discord-refused = Discord refused: { $reason }
# $status: of HTTP, for example 403 Forbidden
setting-discord-page = A web page ({ $status }) came back instead of Discord's answer. Check DISCORD_PROXY_URL and this network.
setting-discord-limited = Discord limits this machine's address (429 Too Many Requests). Wait an hour: each attempt makes it longer.
setting-shards-refused = Discord refused the shards. Correct SHARD_COUNT and SHARD_IDS, or set neither.
setting-shards-too-few = Discord wants more shards for this many servers. Raise SHARD_COUNT in all processes, or set neither it nor SHARD_IDS.
setting-not-a-choice = { $name } is “{ $value }”. Choose one of: { $choices }.
setting-not-a-number = { $name } is “{ $value }”. It must be a whole number from { $lowest } to { $highest }.
setting-not-a-switch = { $name } is “{ $value }”. Write on or off.
setting-not-shard-ids = { $name } is “{ $value }”. Write shard numbers from 0: 0-3, or 0,2,5.
setting-shards-uncounted = { $name } needs SHARD_COUNT: the number of shards in all processes together.
setting-no-such-shard = { $name } names shard { $value }. With this SHARD_COUNT, the last one is { $highest }.
setting-not-a-url = { $name } isn't a proxy address. Write something like http://proxy:8080, without a name or password.
setting-secret-too-short = { $name } is too short. Use at least { $least } characters that nobody can guess.
setting-not-short = { $name } must be one line of at most { $most } characters.
setting-not-a-host = { $name } is “{ $value }”. Write a name or address of this machine, such as 127.0.0.1 or 0.0.0.0.

# What is wrong with a database that the command line names.
cli-database-invalid = this can't be read (examples: data/var/gnau.sqlite3, sqlite:///data/var/gnau.sqlite3 or postgresql://user:password@host/name)
cli-database-option = this kind of database doesn't support the option “{ $option }”: remove it

# What is wrong with the database, and what to do. $setting: what names it, for example DATABASE_URL

error-database-url-invalid = { $setting } can't be read. Examples: sqlite:///data/var/gnau.sqlite3 or postgresql://user:password@host/name.
error-database-url-option = { $setting } has the option “{ $option }”, which this kind of database doesn't support. Remove it.
error-database-driver-missing = This database needs the package { $driver }: pip install { $driver }
error-database-unreachable = The database at { $database } can't be reached. Check its server and { $setting }.
error-database-refused = The database at { $database } refused the connection. Check the user, password and name in { $setting }.
error-database-unwritable = The database { $database } can't be written. Check its folder, or change { $setting }.
error-database-damaged = { $database } isn't a usable database. Restore a backup, or move it away to start afresh.
error-database-busy = Another program is using the database { $database }. Stop that one and try again.
error-database-full = The disk is full: there's no space left for { $database }. Free some and try again.
error-database-too-old = The database { $database } is from before version 0.2.1 (revision { $revision }). Start version 0.2.1 with it once, then this one.
error-database-too-new = The database { $database } is from a newer version of the bot (revision { $revision }). Update the bot.

# The simulated server of `play`.

cli-play-database = where points are kept: a file, or an address as in DATABASE_URL
