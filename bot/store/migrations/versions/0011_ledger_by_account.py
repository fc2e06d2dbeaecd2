"""An account's entries and a server's postings are found without looking through the whole ledger."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_index("ix_entries_account_id", "entries", ["account_id"])
    op.create_index("ix_postings_guild_id", "postings", ["guild_id"])


def downgrade() -> None:
    op.drop_index("ix_postings_guild_id", "postings")
    op.drop_index("ix_entries_account_id", "entries")
