# Rounds, looked up again.
#
# $user: a person, as a mention or a name
# $page: the number of the page
# $delta: points gained or lost, with a sign
# $round: the id of a round, such as 7.3
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”
# $possible: the name of a hand that would have been better

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
