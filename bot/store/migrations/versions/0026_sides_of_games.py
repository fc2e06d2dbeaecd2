"""Keep on which side each player of a game of teams was."""

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"


def upgrade() -> None:
    op.add_column("game_players", sa.Column("side", sa.Integer))


def downgrade() -> None:
    op.drop_column("game_players", "side")
