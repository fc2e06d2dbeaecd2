# Rounds, looked up again.

gnau-history-title = ### 📜 Rounds of { $user }
    -# Page { $page } of { $pages }, the newest first
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` as the dealer · { $when }
gnau-history-how = -# See one again: `/gnau round`

gnau-past-hand = > **{ $name }:** { $cards }
gnau-past-hand-possible = > **{ $name }:** { $cards }
    > -# { $possible } was possible

error-no-rounds-own = You have not played a round of Gnau in this server yet. Open a table with `/gnau open`, or join one.
error-no-rounds-of = They have not played a round of Gnau in this server yet.
