# People who may not play in a server.
#
# $member: a member of the server, as a mention
# $user: a person, as a mention or a name
# $most: how many people can be blocked

blocking-blocked = { $member } can no longer play here. They finish what they're playing, then lose their seat.
blocking-unblocked = { $member } can play in this server again.

error-blocked = A server manager has blocked you from playing here. You can finish the round you're in, and still use commands such as `/gnau stats`.
error-block-oneself = You can't block yourself.
error-blocked-already = { $user } is already blocked. Undo it with `/manage unblock`.
error-not-blocked = { $user } isn't blocked. `/manage settings` lists who is.
error-too-many-blocked = This server has already blocked { $most } people, which is the limit. Unblock someone first.
