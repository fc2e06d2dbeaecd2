"""What people have chosen for themselves."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "preferences",
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("changed_ms", sa.BigInteger(), nullable=False),
        sa.Column("called_ms", sa.BigInteger()),
        sa.PrimaryKeyConstraint("user_id", name="pk_preferences"),
    )
    op.create_index("ix_preferences_changed_ms", "preferences", ["changed_ms"])


def downgrade() -> None:
    op.drop_table("preferences")
