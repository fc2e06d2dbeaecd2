# Bankrolls: play points of which nobody ever has less than none.

gnau-daily-taken = Here are today's { $got } points. You have { $balance } now.
    -# Play points only: nothing is bought, sold or redeemed.
gnau-gift-given = 🎁 { $member }, here { $points ->
    [one] is { $points } point
   *[other] are { $points } points
} for you.
gnau-points-granted = 🎖️ { $member } received { $points ->
    [one] { $points } point
   *[other] { $points } points
} and now has { $balance }. Reason: { $reason }
gnau-points-reset = ♻️ { $member }'s points were reset: { $before } → { $balance }. Reason: { $reason }
gnau-points-reset-nothing = There is nothing to reset: { $member } has { $balance ->
    [one] { $balance } point
   *[other] { $balance } points
}, as everybody does at the start.

error-only-with-bankrolls = In this server points are a plain score: there is no allowance, and nothing to give away.
error-no-daily = In this server there is no daily allowance.
error-daily-forgotten = You had everything about you deleted today, so there are no points for you today. There are more { $when }.
error-daily-taken = You've already claimed today's points. Come back { $when }.
error-giving-off = Points cannot be given away in this server.
error-gift-to-oneself = You have these points already. Choose somebody else.
error-gift-too-young = To give points away here, your Discord account has to be { $days ->
    [one] one day
   *[other] { $days } days
} old.
error-gift-too-big = Everybody can give away { $cap } points a day here; today you can still give { $left }.
error-gift-not-covered = You have { $balance } points, and cannot give more.
error-points-out-of-range = So many points no account can hold. `/gnau reset` puts somebody back to where everybody starts.
error-bots-have-no-points = Bots do not play, and have no points.
error-needs-manage-server = Only somebody with Manage Server can do that.
