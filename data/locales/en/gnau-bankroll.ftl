# Bankrolls: play points of which nobody ever has less than none.
#
# $got and $points: points, as a number
# $balance: the points that a person has now, as a number
# $giver: who gives, as a mention
# $member: a member of the server, as a mention
# $stake: points; 0 for none
# $when: a time, which Discord writes in its reader's own language, such as “in 5 minutes”
# $days: how many days
# $cap: the most points that may be given in a day
# $left: how many of them are left

gnau-daily-taken = 🎁 Today's points: **+{ $got }**. You now have { $balance }.
gnau-gift-given = 🎁 { $giver } gave { $member } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Below a refusal for want of points
points-button-claim = { $points ->
    [1] Claim today's point
   *[other] Claim today's { $points } points
}
points-button-open-for = { $stake ->
    [0] Open without a stake
   *[other] Open with a stake of { $stake }
}
points-next-daily = Next daily points: { $when }
points-from-managers = A server manager can give you points.

error-only-with-bankrolls = Points are just a score in this server: nothing to claim or give.
error-no-daily = This server gives no daily points.
error-daily-forgotten = You deleted your data today, so you get no points today. Next claim: { $when }
error-daily-taken = You've already claimed today's points. Next claim: { $when }
error-giving-off = Giving points is off in this server.
error-gift-to-oneself = Those points are yours already. Choose someone else.
error-gift-too-young = To give points here, your Discord account must be at least { $days ->
    [1] one day
   *[other] { $days } days
} old.
error-gift-too-big = You can give { $cap ->
    [1] one point
   *[other] { $cap } points
} a day here. Left for today: { $left }
error-gift-not-covered = You have { $balance ->
    [0] no points
    [1] only one point
   *[other] only { $balance } points
}.
error-points-out-of-range = Nobody can hold that many points. `/manage points-reset` starts someone over.
error-bots-have-no-points = Bots don't play and have no points.
error-needs-manage-server = Only a server manager can do that.
