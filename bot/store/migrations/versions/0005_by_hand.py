"""Points that people move by hand: who, and why."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("postings", sa.Column("actor_id", sa.BigInteger()))
    op.add_column("postings", sa.Column("reason", sa.String(200)))


def downgrade() -> None:
    op.drop_column("postings", "reason")
    op.drop_column("postings", "actor_id")
