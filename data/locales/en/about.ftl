# What this bot is, and who runs it.
#
# $version: such as 0.3.0
# $contact: who runs the bot, in their own words
# $url: where its source is
# $licence: the name of its licence

# $bot: its name in Discord
about-title = ## { $bot }
    Card tables for play points: never bought, sold or redeemed.
# $games: their names, one beside the other
about-games = **Games:** { $games }
about-version = **Version:** { $version }
about-host = **Run by:** { $contact }
about-no-host = **Run by:** unknown. Ask the person who added this bot.
about-privacy = **Your data:** `/privacy about`
about-source = **Source:** { $url } · { $licence } licence
about-licence = **Licence:** { $licence }

# Below the first screen that `/help` shows.
help-more = To get better, practise alone: at the end of { BUTTON("lesson-button-open") }, or with `/gnau practice`.
    -# Type `/` to see every command.
help-outside = ## 🃏 Card games for you
    To learn a game, press it below. Then play alone: `/gnau daily`, `/gnau practice`, `/hearts daily` and `/gongzhu daily`.
    -# Tables need a server that has the bot.
help-button-turns = ⏰ Your turn
help-button-preferences = 🎛️ Preferences
help-button-settings = ⚙️ Settings
