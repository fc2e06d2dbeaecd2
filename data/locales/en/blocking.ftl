# People who may not play in a server.

blocking-blocked = { $member } can no longer play here. They finish what they are playing, then their seat is freed. `/manage unblock` lets them play again.
blocking-unblocked = { $member } can play in this server again.

error-blocked = A server manager has blocked you from playing here. You can finish a round you have cards in, and still look things up.
error-block-oneself = You can't block yourself.
error-blocked-already = { $user } is already blocked. `/manage unblock` lets them play again.
error-not-blocked = { $user } isn't blocked. `/manage settings` lists who is, under { BUTTON("settings-page-access") }.
error-too-many-blocked = This server has already blocked { $most } people, the most there is room for. Unblock somebody with `/manage unblock`, or ban people from the server itself.
