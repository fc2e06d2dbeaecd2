"""Which version of the advice the computer players of a daily deal follow, as long as it is played."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    # What was dealt before there was a second version follows the first.
    op.add_column("daily_deals", sa.Column("advice", sa.String(16), nullable=False, server_default="0.1"))


def downgrade() -> None:
    op.drop_column("daily_deals", "advice")
