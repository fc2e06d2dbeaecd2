"""Services around the play of Gnau: exact odds, drills, leaderboards and statistics."""
