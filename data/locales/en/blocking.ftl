# People who may not play in a server.

blocking-blocked = { $member } can no longer play here. They finish the current round, then their seat is freed. `/gnau unblock` lets them play again.
blocking-unblocked = { $member } can play in this server again.

error-blocked = You cannot play in this server: somebody with Manage Server has blocked you. A round in which you have cards goes on to its end, and you can still look things up.
error-block-oneself = You cannot block yourself.
error-blocked-already = { $user } is blocked already. `/gnau unblock` lets them play again.
error-not-blocked = { $user } is not blocked. `/gnau settings` lists who is, under **Who and where**.
error-too-many-blocked = { $most } people are blocked already, and that is all there is room for. Let one play again with `/gnau unblock`, or ban whom you do not want in your server at all.
