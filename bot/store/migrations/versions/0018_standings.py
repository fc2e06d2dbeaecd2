"""Leaderboards are kept up to date with every round, instead of counted from all of them when asked for.

Of periods that are over nothing is filled in: nobody can ask for them.
"""

from collections.abc import Iterator
from datetime import date, timedelta
from typing import Final

import sqlalchemy as sa
from alembic import context, op

revision = "0018"
down_revision = "0017"

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
DAY_MS: Final = 24 * 60 * 60 * 1000

COUNT_ROUNDS = """
UPDATE accounts SET rounds = counted.rounds
FROM (
    SELECT rounds.guild_id AS guild_id, round_players.user_id AS user_id, count(*) AS rounds,
        CASE rounds.points WHEN 'score' THEN 'user' ELSE 'purse' END AS kind
    FROM rounds JOIN round_players ON round_players.round_id = rounds.id
    WHERE round_players.user_id > 0
    GROUP BY rounds.guild_id, round_players.user_id, rounds.points
) AS counted
WHERE accounts.guild_id = counted.guild_id AND accounts.kind = counted.kind
    AND accounts.owner_id = counted.user_id
"""
PLAYED = """
FROM rounds JOIN round_players ON round_players.round_id = rounds.id
    JOIN game_tables ON game_tables.id = rounds.table_id
WHERE rounds.settled_ms >= :since_ms AND round_players.user_id > 0
"""
POINTS = f"""
SELECT user_id, rounds.guild_id, 'points-' || rounds.points, CAST(:period AS VARCHAR),
    CAST(:since_day AS INTEGER), sum(delta_points), count(*), NULL
{PLAYED} GROUP BY user_id, rounds.guild_id, rounds.points
"""
ROUNDS = f"""
SELECT user_id, rounds.guild_id, 'rounds-' || game_tables.game, CAST(:period AS VARCHAR),
    CAST(:since_day AS INTEGER), count(*), count(*), NULL
{PLAYED} GROUP BY user_id, rounds.guild_id, game_tables.game
"""
# Nothing but these constants is put in.
HANDS = f"""
SELECT user_id, guild_id, 'hand-' || game, CAST(:period AS VARCHAR), CAST(:since_day AS INTEGER),
    hand_rank, hands, round_id
FROM (
    SELECT user_id, rounds.guild_id AS guild_id, game_tables.game AS game, hand_rank, round_id,
        count(*) OVER (PARTITION BY user_id, rounds.guild_id, game_tables.game) AS hands,
        row_number() OVER (
            PARTITION BY user_id, rounds.guild_id, game_tables.game ORDER BY hand_rank DESC, round_id
        ) AS place
    {PLAYED} AND hand_rank IS NOT NULL
) AS held
WHERE place = 1
"""  # noqa: S608
DRILL = """
SELECT user_id, guild_id, 'drill', CAST(:period AS VARCHAR), CAST(:since_day AS INTEGER),
    sum(CASE WHEN is_right THEN 1 ELSE 0 END), count(*), NULL
FROM drill_answers WHERE day > 0 AND day >= :since_day AND user_id > 0 GROUP BY user_id, guild_id
"""
INSERT = "INSERT INTO standings (user_id, guild_id, board, period, since_day, score, rounds, round_id)"
# What people gain of all time is what they have.
BOARDS: Final = {
    ROUNDS: ("today", "week", "month", "all"),
    HANDS: ("today", "week", "month", "all"),
    DRILL: ("today", "week", "month", "all"),
    POINTS: ("today", "week", "month"),
}


def upgrade() -> None:
    op.add_column("accounts", sa.Column("rounds", sa.Integer(), nullable=False, server_default="0"))
    op.create_table(
        "standings",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("board", sa.String(48), nullable=False),
        sa.Column("period", sa.String(8), nullable=False),
        sa.Column("since_day", sa.Integer(), nullable=False),
        sa.Column("score", sa.BigInteger(), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("round_id", ROW_ID),
        sa.Column("earlier_score", sa.BigInteger()),
        sa.Column("earlier_round_id", ROW_ID),
        sa.PrimaryKeyConstraint("user_id", "guild_id", "board", "period", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    progress = context.config.attributes.get("progress", iter)
    for step in progress(list(_steps())):
        op.execute(step)


def downgrade() -> None:
    op.drop_table("standings")
    op.drop_index("ix_accounts_ranked", "accounts")
    # Not in batch mode: SQLite would drop the old table, to which entries refer.
    op.drop_column("accounts", "rounds")


def _steps() -> Iterator[sa.TextClause]:
    yield sa.text(COUNT_ROUNDS)
    for query, periods in BOARDS.items():
        for period in periods:
            since_day = _first_day(period, _newest_day())
            values = {"period": period, "since_day": since_day}
            if query is not DRILL:
                values["since_ms"] = since_day * DAY_MS
            yield sa.text(f"{INSERT} {query}").bindparams(**values)
    yield sa.text(
        "CREATE INDEX ix_accounts_ranked ON accounts (guild_id, kind, balance_points DESC, owner_id) "
        "WHERE rounds > 0"
    )
    yield sa.text(
        "CREATE INDEX ix_standings_ranked ON standings "
        "(guild_id, board, period, since_day, score DESC, rounds, user_id)"
    )


def _newest_day() -> int:
    """Return the day of the latest round or answer; every period that is not over holds it, or nothing."""
    connection = op.get_bind()
    settled_ms = connection.execute(sa.text("SELECT max(settled_ms) FROM rounds")).scalar_one() or 0
    answered = connection.execute(sa.text("SELECT max(day) FROM drill_answers")).scalar_one() or 0
    return max(settled_ms // DAY_MS, answered)


def _first_day(period: str, day: int) -> int:
    today = date(1970, 1, 1) + timedelta(days=day)
    first = {
        "today": day,
        "week": day - today.weekday(),
        "month": day - today.day + 1,
        "all": 0,
    }
    return first[period]
