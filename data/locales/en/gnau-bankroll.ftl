# Bankrolls: play points of which nobody ever has less than none.

gnau-daily-taken = { $got ->
    [one] Here is today's point.
   *[other] Here are today's { $got } points.
} You now have { $balance }.
    -# Play points only: never bought, sold or redeemed.
gnau-gift-given = 🎁 { $giver } gave { $member } { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

# Below a refusal for want of points
points-button-claim = { $points ->
    [one] Claim today's point
   *[other] Claim today's { $points } points
}
points-button-open-for = { $stake ->
    [0] Open without a stake
   *[other] Open with a stake of { $stake }
}
points-next-daily = Your next daily points come { $when }.
points-from-managers = A server manager can give you points.

error-only-with-bankrolls = Points are a plain score in this server: nothing to claim, nothing to give away.
error-no-daily = This server gives no daily points.
error-daily-forgotten = You deleted your data today, so there are no points for you today. Come back { $when }.
error-daily-taken = You've already claimed today's points. Come back { $when }.
error-giving-off = This server doesn't allow giving points away.
error-gift-to-oneself = Those points are yours already. Choose somebody else.
error-gift-too-young = Your Discord account has to be { $days ->
    [one] one day
   *[other] { $days } days
} old before you can give points away here.
error-gift-too-big = You can give away { $cap ->
    [one] one point
   *[other] { $cap } points
} a day here; { $left ->
    [0] none are
    [one] one is
   *[other] { $left } are
} left for today.
error-gift-not-covered = { $balance ->
    [0] You have no points.
    [one] You have only one point.
   *[other] You have only { $balance } points.
}
error-points-out-of-range = No account can hold that many points. Use `/manage reset` to start somebody over.
error-bots-have-no-points = Bots don't play and have no points.
error-needs-manage-server = Only a server manager can do that.
