"""Who opened a table, so that nobody opens too many."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_tables", sa.Column("opener_id", sa.BigInteger()))
    op.create_index("ix_game_tables_guild_id_opener_id", "game_tables", ["guild_id", "opener_id"])
    op.create_index(
        "ix_game_tables_open_guild_id",
        "game_tables",
        ["guild_id"],
        sqlite_where=sa.text("is_open = 1"),
        postgresql_where=sa.text("is_open"),
    )


def downgrade() -> None:
    op.drop_index("ix_game_tables_open_guild_id", "game_tables")
    op.drop_index("ix_game_tables_guild_id_opener_id", "game_tables")
    op.drop_column("game_tables", "opener_id")
