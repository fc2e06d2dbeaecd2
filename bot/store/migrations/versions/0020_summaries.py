"""What people's rounds come to is kept up to one of them; somebody's rounds are found in their order.

No summary is filled in: whoever asks for somebody's makes it, some hundred rounds at a time, and so does the
cleaning up of each day.
"""

from collections.abc import Iterator

import sqlalchemy as sa
from alembic import context, op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table(
        "summaries",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("upto_round_id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("form", sa.Integer(), nullable=False),
        sa.Column("statistics", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "guild_id", name="pk_summaries"),
    )
    op.create_index("ix_summaries_guild_id", "summaries", ["guild_id"])
    progress = context.config.attributes.get("progress", iter)
    for step in progress(list(_steps())):
        op.execute(step)


def downgrade() -> None:
    op.create_index("ix_round_players_user_id", "round_players", ["user_id"])
    op.drop_index("ix_round_players_user_id_round_id", "round_players")
    op.drop_index("ix_game_tables_channel_id_game_id", "game_tables")
    op.drop_table("summaries")


def _steps() -> Iterator[sa.TextClause]:
    yield sa.text("CREATE INDEX ix_round_players_user_id_round_id ON round_players (user_id, round_id)")
    yield sa.text("CREATE INDEX ix_game_tables_channel_id_game_id ON game_tables (channel_id, game, id)")
    yield sa.text("DROP INDEX ix_round_players_user_id")
