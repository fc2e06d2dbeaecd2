"""Keep the medals of each month, and what people have achieved.

Of what was played before, achievements are found where it takes one look at each row: best hands, hands in
which a person took everything, and weeks of the drill. Medals begin with the month that is running, because
standings of earlier months were overwritten.
"""

import sqlalchemy as sa
from alembic import op

revision = "0028"
down_revision = "0027"

# A rank that only Ngau Tonku has, under all rules. Ranks never change.
_TONKU = 400
_SET = 10
_WEEK = 7
_DAY_MS = 24 * 60 * 60 * 1000
_MOST = 2**63 - 1


def upgrade() -> None:
    op.create_table(
        "seasons",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since_day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("closed_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "medals",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("since_day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.String(48), primary_key=True),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.BigInteger, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("round_id", sa.BigInteger().with_variant(sa.Integer, "sqlite")),
    )
    op.create_index("ix_medals_user_id_guild_id", "medals", ["user_id", "guild_id"])
    op.create_table(
        "achievements",
        sa.Column("guild_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("achieved_ms", sa.BigInteger, nullable=False),
        sa.Column("round_id", sa.BigInteger().with_variant(sa.Integer, "sqlite")),
    )
    op.create_index("ix_achievements_user_id", "achievements", ["user_id"])
    for found in (_HANDS, _SWEEPS, _WEEKS):
        op.execute(f"INSERT INTO achievements (user_id, guild_id, name, achieved_ms) {found}")


# People whose data was deleted have negative ids. In SQLite, a damaged value may be a text, which is greater
# than any number.
_HANDS = f"""
    SELECT p.user_id, r.guild_id, 'gnau-tonku', min(r.settled_ms)
    FROM round_players AS p JOIN rounds AS r ON r.id = p.round_id
    JOIN game_tables AS t ON t.id = r.table_id
    WHERE p.hand_rank = {_TONKU} AND p.user_id BETWEEN 1 AND {_MOST} AND r.settled_ms <= {_MOST}
        AND t.game = 'gnau'
    GROUP BY p.user_id, r.guild_id
"""  # noqa: S608 - constants
_SWEEPS = f"""
    SELECT p.user_id, r.guild_id, t.game || '-sweep', min(r.settled_ms)
    FROM game_players AS p JOIN rounds AS r ON r.id = p.round_id
    JOIN game_tables AS t ON t.id = r.table_id
    WHERE p.sweeps BETWEEN 1 AND {_MOST} AND p.user_id BETWEEN 1 AND {_MOST} AND r.settled_ms <= {_MOST}
    GROUP BY p.user_id, r.guild_id, t.game
"""  # noqa: S608 - constants
# Of days without a mistake, the sixth one before is six days ago.
_WEEKS = f"""
    SELECT w.user_id, w.guild_id, 'drill-week', CAST(min(w.day) AS BIGINT) * {_DAY_MS}
    FROM (
        SELECT user_id, guild_id, day,
            lag(day, {_WEEK - 1}) OVER (PARTITION BY guild_id, user_id ORDER BY day) AS earlier
        FROM drill_results WHERE "right" = {_SET} AND answered = {_SET}
    ) AS w
    WHERE w.day - w.earlier = {_WEEK - 1}
    GROUP BY w.user_id, w.guild_id
"""  # noqa: S608 - constants


def downgrade() -> None:
    for name in ("achievements", "medals", "seasons"):
        op.drop_table(name)
