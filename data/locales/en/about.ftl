# What this bot is, and who runs it.

# $bot: its name in Discord
about-title = ## { $bot }
    Card tables for play points: never bought, sold or redeemed.
# $games: their names, one beside the other
about-games = **Games:** { $games }
about-version = **Version:** { $version }
about-host = **Host:** { $contact }
about-no-host = **Host:** no contact given. Ask whoever added this bot to the server.
about-privacy = **Privacy:** `/privacy about` says what is kept about you, and how to get it or delete it.
about-source = **Source:** { $url } · { $licence } licence
about-licence = **Licence:** { $licence }
