"""Games that take several rounds, and what they were to their people."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("round_id", ROW_ID, autoincrement=False, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("hands", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("round_id", name="pk_games"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_games_round_id_rounds"),
    )
    op.create_index("ix_games_guild_id", "games", ["guild_id"])
    op.create_table(
        "game_players",
        sa.Column("round_id", ROW_ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("best_hand", sa.Integer(), nullable=False),
        sa.Column("sweeps", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("round_id", "user_id", name="pk_game_players"),
        sa.ForeignKeyConstraint(["round_id"], ["games.round_id"], name="fk_game_players_round_id_games"),
    )
    op.create_index("ix_game_players_user_id", "game_players", ["user_id"])


def downgrade() -> None:
    op.drop_table("game_players")
    op.drop_table("games")
