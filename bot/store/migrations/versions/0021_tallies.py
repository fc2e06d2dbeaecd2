"""What games of several hands, and the drill, come to is kept with every game and answer instead of counted.

Ratings follow from all games in the order in which they ended, so these are gone through one after another;
all else is counted by the database.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, Final

import sqlalchemy as sa
from alembic import context, op
from openskill.models import BradleyTerryFull

revision = "0021"
down_revision = "0020"

DAILY_HANDS: Final = 10
# How many rounds are looked at for games at a time, and how many tallies are kept by one statement.
CHUNK: Final = 10_000
START: Final = 1000
POINTS: Final = 40
UNRATED: Final = -1_000_000_000

RESULTS: Final = f"""
INSERT INTO drill_results (guild_id, user_id, day, "right", answered, days)
WITH played AS (
    SELECT guild_id, user_id, day, sum(CASE WHEN is_right THEN 1 ELSE 0 END) AS "right", count(*) AS answered
    FROM drill_answers WHERE day <> 0 GROUP BY guild_id, user_id, day
), complete AS (
    SELECT guild_id, user_id, day,
        day - row_number() OVER (PARTITION BY guild_id, user_id ORDER BY day) AS run
    FROM played WHERE answered = {DAILY_HANDS}
), runs AS (
    SELECT guild_id, user_id, day,
        row_number() OVER (PARTITION BY guild_id, user_id, run ORDER BY day) AS days
    FROM complete
)
SELECT played.guild_id, played.user_id, played.day, "right", answered, coalesce(runs.days, 0)
FROM played LEFT JOIN runs ON runs.guild_id = played.guild_id AND runs.user_id = played.user_id
    AND runs.day = played.day
"""  # noqa: S608 - nothing but a constant is put in
STREAKS: Final = """
INSERT INTO drill_streaks (guild_id, user_id, streak)
SELECT guild_id, user_id, sum(CASE WHEN id > last_wrong THEN 1 ELSE 0 END)
FROM (
    SELECT guild_id, user_id, id,
        max(CASE WHEN is_right THEN 0 ELSE id END) OVER (PARTITION BY guild_id, user_id) AS last_wrong
    FROM drill_answers
) AS answers
GROUP BY guild_id, user_id
"""
GAMES: Final = sa.text("""
SELECT games.round_id, games.guild_id, games.hands, game_tables.game, user_id, score, place, best_hand, sweeps
FROM games JOIN game_players ON game_players.round_id = games.round_id
    JOIN rounds ON rounds.id = games.round_id
    JOIN game_tables ON game_tables.id = rounds.table_id
WHERE games.round_id BETWEEN :first AND :last
ORDER BY games.round_id, seat
""")


@dataclass
class Tally:
    """What the games come to that somebody has finished so far."""

    lowest_hand: int
    highest_hand: int
    games: int = 0
    won: int = 0
    hands: int = 0
    total_score: int = 0
    sweeps: int = 0
    skill: Any = None

    def count(self, row: Any) -> None:
        self.games += 1
        self.won += row.place == 1
        self.hands += row.hands
        self.total_score += row.score
        self.lowest_hand = min(self.lowest_hand, row.best_hand)
        self.highest_hand = max(self.highest_hand, row.best_hand)
        self.sweeps += row.sweeps

    @property
    def score(self) -> int:
        if self.skill is None:
            return UNRATED + self.won
        rating: int = round(self.skill.ordinal(alpha=POINTS, target=START))
        return max(rating, 0)


Tallies = dict[tuple[int, int, str], Tally]


def upgrade() -> None:
    tallies = _create_tables()
    progress = context.config.attributes.get("progress", iter)
    counted: Tallies = {}
    last_round = op.get_bind().execute(sa.text("SELECT max(round_id) FROM games")).scalar_one() or 0
    for step in progress([sa.text(RESULTS), sa.text(STREAKS), *range(1, last_round + 1, CHUNK)]):
        if isinstance(step, int):
            _count_games(step, counted)
        else:
            op.execute(step)
    rows = list(_rows(counted))
    for start in range(0, len(rows), CHUNK):
        op.bulk_insert(tallies, rows[start : start + CHUNK])
    op.create_index("ix_drill_results_guild_id_day_right", "drill_results", ["guild_id", "day", "right"])
    op.create_index("ix_drill_results_user_id", "drill_results", ["user_id"])
    op.create_index("ix_drill_streaks_user_id", "drill_streaks", ["user_id"])
    op.execute(
        "CREATE INDEX ix_game_tallies_ranked ON game_tallies "
        "(guild_id, game, score DESC, games DESC, user_id)"
    )


def downgrade() -> None:
    op.drop_table("game_tallies")
    op.drop_table("drill_streaks")
    op.drop_table("drill_results")


def _create_tables() -> sa.Table:
    op.create_table(
        "drill_results",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("day", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("right", sa.Integer(), nullable=False),
        sa.Column("answered", sa.Integer(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", "day", name="pk_drill_results"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "drill_streaks",
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("streak", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("guild_id", "user_id", name="pk_drill_streaks"),
        sqlite_with_rowid=False,
    )
    return op.create_table(
        "game_tallies",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("won", sa.Integer(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.Column("total_score", sa.BigInteger(), nullable=False),
        sa.Column("lowest_hand", sa.Integer(), nullable=False),
        sa.Column("highest_hand", sa.Integer(), nullable=False),
        sa.Column("sweeps", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "game", name="pk_game_tallies"),
        sqlite_with_rowid=False,
    )


def _count_games(first: int, counted: Tallies) -> None:
    """Count the games that ended with one of so many rounds."""
    found = op.get_bind().execute(GAMES, {"first": first, "last": first + CHUNK - 1})
    for _, group in groupby(found, key=lambda row: row.round_id):
        rows = list(group)
        theirs = [_tally(counted, row) for row in rows]
        for row, tally in zip(rows, theirs, strict=True):
            tally.count(row)
        # A game with one person among computer players says nothing about how well people play.
        if len(rows) > 1:
            _rate(theirs, [float(row.place) for row in rows])


def _tally(counted: Tallies, row: Any) -> Tally:
    return counted.setdefault((row.user_id, row.guild_id, row.game), Tally(row.best_hand, row.best_hand))


def _rate(theirs: list[Tally], places: list[float]) -> None:
    model = BradleyTerryFull()
    teams = [[tally.skill or model.rating()] for tally in theirs]
    for tally, (skill,) in zip(theirs, model.rate(teams, ranks=places), strict=True):
        tally.skill = skill


def _rows(counted: Tallies) -> Iterator[dict[str, Any]]:
    for (user_id, guild_id, game), tally in counted.items():
        # Whoever has had everything about them deleted is an opponent of others, and nothing else.
        if user_id > 0:
            skill = tally.skill
            yield {
                "user_id": user_id,
                "guild_id": guild_id,
                "game": game,
                "score": tally.score,
                "games": tally.games,
                "won": tally.won,
                "hands": tally.hands,
                "total_score": tally.total_score,
                "lowest_hand": tally.lowest_hand,
                "highest_hand": tally.highest_hand,
                "sweeps": tally.sweeps,
                "mu": None if skill is None else skill.mu,
                "sigma": None if skill is None else skill.sigma,
            }
