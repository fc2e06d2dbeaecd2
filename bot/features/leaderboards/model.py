"""One person's line on a leaderboard of a server.

A ranking by points covers all games together, and counts all rounds that moved points of that kind. Every
other ranking covers one game. A leaderboard lists exactly the people who have played a round that counts.
"""

from dataclasses import dataclass

from bot.tables.ids import TableId, UserId


@dataclass(frozen=True)
class Standing:
    """One person's line in a server's leaderboard.

    Args:
        score: What people are ranked by: points, rounds, the rank of a hand, or hands split right.
        rounds: How many settled rounds the person took part in; in the drill, how many hands they answered.
        best_round: The table and the round of the person's best hand; None on other leaderboards.
    """

    user_id: UserId
    score: int
    rounds: int
    best_round: tuple[TableId, int] | None = None
