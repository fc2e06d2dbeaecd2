# Duplicate tournaments: all tables play the same hands.
#
# $channel: where the tournament's message is

tricks-closed-played = The tournament's hands are played.
tricks-duplicate-over = -# The tournament: { $channel }
tricks-duplicate-sealed = -# 🔒 The shuffle key comes once every table has played this hand.
error-tournament-table-stays = You can't call off a table of a tournament. If you leave, a computer player plays on for you.
