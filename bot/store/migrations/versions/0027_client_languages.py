"""Remember the language of people's Discord."""

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    op.create_table(
        "client_languages",
        sa.Column("user_id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("language", sa.String(16), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("client_languages")
