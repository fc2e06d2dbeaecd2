"""Where people have shown their results of daily deals, so that their places there are kept up to date."""

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    for name in ("channel_id", "message_id"):
        op.add_column("daily_hands", sa.Column(name, sa.BigInteger()))
    is_shown = sa.text("message_id IS NOT NULL")
    op.create_index(
        "ix_daily_hands_shown", "daily_hands", ["day"], sqlite_where=is_shown, postgresql_where=is_shown
    )


def downgrade() -> None:
    op.drop_index("ix_daily_hands_shown", "daily_hands")
    for name in ("message_id", "channel_id"):
        op.drop_column("daily_hands", name)
