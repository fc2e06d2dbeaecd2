"""Tables, their events, rounds and the ledger."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    _create_game_tables()
    _create_table_events()
    _create_rounds()
    _create_round_players()
    _create_accounts()
    _create_postings()
    _create_entries()
    _create_facts()


def downgrade() -> None:
    for name in (
        "facts",
        "entries",
        "postings",
        "accounts",
        "round_players",
        "rounds",
        "table_events",
        "game_tables",
    ):
        op.drop_table(name)


def _create_game_tables() -> None:
    op.create_table(
        "game_tables",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger()),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("is_open", sa.Boolean(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("snapshot", sa.JSON(), nullable=False),
        sa.Column("deadline_ms", sa.BigInteger()),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.Column("updated_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_game_tables"),
        sqlite_autoincrement=True,
    )
    op.create_index(
        "uq_game_tables_open",
        "game_tables",
        ["channel_id", "game"],
        unique=True,
        sqlite_where=sa.text("is_open = 1"),
        postgresql_where=sa.text("is_open"),
    )


def _create_table_events() -> None:
    op.create_table(
        "table_events",
        sa.Column("table_id", ROW_ID, nullable=False),
        sa.Column("seq", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at_ms", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(64), nullable=False),
        sa.Column("data", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_table_events"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_tables.id"], name="fk_table_events_table_id_game_tables"
        ),
    )


def _create_rounds() -> None:
    op.create_table(
        "rounds",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("table_id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("record", sa.JSON(), nullable=False),
        sa.Column("settled_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_rounds"),
        sa.UniqueConstraint("table_id", "number", name="uq_rounds_table_id_number"),
        sa.ForeignKeyConstraint(["table_id"], ["game_tables.id"], name="fk_rounds_table_id_game_tables"),
    )
    op.create_index("ix_rounds_guild_id", "rounds", ["guild_id"])


def _create_round_players() -> None:
    op.create_table(
        "round_players",
        sa.Column("round_id", ROW_ID, nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("delta_points", sa.BigInteger(), nullable=False),
        sa.Column("balance_points", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("round_id", "user_id", name="pk_round_players"),
        sa.ForeignKeyConstraint(["round_id"], ["rounds.id"], name="fk_round_players_round_id_rounds"),
    )
    op.create_index("ix_round_players_user_id", "round_players", ["user_id"])


def _create_accounts() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("owner_id", sa.BigInteger(), nullable=False),
        sa.Column("balance_points", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("guild_id", "kind", "owner_id", name="uq_accounts_guild_id_kind_owner_id"),
        sa.CheckConstraint(
            "balance_points BETWEEN -9000000000000000000 AND 9000000000000000000",
            name=op.f("ck_accounts_balance_points_range"),
        ),
    )


def _create_postings() -> None:
    op.create_table(
        "postings",
        sa.Column("id", ROW_ID, nullable=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("reference", sa.String(128), nullable=False),
        sa.Column("created_ms", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_postings"),
        sa.UniqueConstraint("reference", name="uq_postings_reference"),
    )


def _create_entries() -> None:
    op.create_table(
        "entries",
        sa.Column("posting_id", ROW_ID, nullable=False),
        sa.Column("account_id", ROW_ID, nullable=False),
        sa.Column("amount_points", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("posting_id", "account_id", name="pk_entries"),
        sa.ForeignKeyConstraint(["posting_id"], ["postings.id"], name="fk_entries_posting_id_postings"),
        sa.ForeignKeyConstraint(["account_id"], ["accounts.id"], name="fk_entries_account_id_accounts"),
        sa.CheckConstraint("amount_points <> 0", name=op.f("ck_entries_amount_points_moves")),
    )


def _create_facts() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.String(255), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
