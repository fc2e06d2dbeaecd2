# The menu of a member: Deal me in with…, and Challenge…
#
# $table: the table's number
# $link: the address of the table's message
# $who: a person or a computer player, by name or mention
# $count: how many people

# $game: with its sign. $inviter, $invited: mentions
invitation-asked = ### { $game } · [table { $table }]({ $link })
    { $invited }, { $inviter } would like to play with you.
invitation-button-join = Deal me in
invitation-button-decline = Not now
# What has become of it
invitation-joined = ✅ { $who } is in · [table { $table }]({ $link })
invitation-declined = { $who } can't play right now.
# To a person who is asked first whether to take over a seat in a running game
invitation-seat-first = Take the seat first, then invite { $who }.

challenge-asked = **Which game would you like to play with { $who }?**
    A table opens here, and they get an invitation.

error-invited-yourself = That's you. Pick someone else.
error-invited-bot = Bots don't play here. Pick a person.
error-invited-not-here = { $who } isn't in this server.
error-invited-cannot-see = { $who } can't see this channel. Invite them in another one.
error-invited-seated = You and { $who } already sit [at the same table]({ $link }).
# $when: as in "in 10 minutes"
error-invitation-waiting = You've invited { $who } already. You can invite them again: { $when }
error-invitation-declined = { $who } can't play right now. You can invite them again: { $when }
error-invitations-too-many = You've invited { $count } people in ten minutes. You can invite the next one: { $when }
error-invitation-not-yours = This invitation is for { $who }. To join too, go [to the table]({ $link }).
