# Rounds, looked up again.

gnau-history-title = ### 📜 { $user }'s rounds
    -# Page { $page }, newest first
gnau-history-played = **{ $delta }** · `{ $round }` · { $when }
gnau-history-dealt = **{ $delta }** · `{ $round }` as the dealer · { $when }
# Below one's own hand. $hand: what the dealer's was called
gnau-history-dealer = -# Dealer: { $hand }
gnau-history-how = -# See one again: `/gnau history round:`

gnau-past-possible = -# { $possible } was possible

error-no-rounds-own = You haven't played Gnau in this server yet. Open or join a table: `/gnau open`.
error-no-rounds-of = They haven't played Gnau in this server yet.
