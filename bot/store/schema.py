"""The tables of the database, for SQLite and PostgreSQL alike.

A change here needs a migration beside it; a test compares the two.
"""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# SQLite numbers rows by itself only where the key is declared INTEGER, which holds 64 bits there anyway.
RowId = BigInteger().with_variant(Integer(), "sqlite")

game_tables = Table(
    "game_tables",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger),
    Column("game", String(32), nullable=False),
    Column("is_open", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("snapshot", JSON, nullable=False),
    Column("deadline_ms", BigInteger),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    # A number is part of references and custom ids, so it is never given out twice.
    sqlite_autoincrement=True,
)

# SQLite uses a partial index only where a query says its condition in the very same words.
Index(
    "uq_game_tables_open",
    game_tables.c.channel_id,
    game_tables.c.game,
    unique=True,
    sqlite_where=text("is_open = 1"),
    postgresql_where=text("is_open"),
)

table_events = Table(
    "table_events",
    metadata,
    Column("table_id", RowId, ForeignKey("game_tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String(64), nullable=False),
    Column("data", JSON, nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, ForeignKey("game_tables.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("number", Integer, nullable=False),
    Column("record", JSON, nullable=False),
    Column("settled_ms", BigInteger, nullable=False),
    UniqueConstraint("table_id", "number"),
)

round_players = Table(
    "round_players",
    metadata,
    Column("round_id", RowId, ForeignKey("rounds.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("delta_points", BigInteger, nullable=False),
    Column("balance_points", BigInteger, nullable=False),
)

accounts = Table(
    "accounts",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("owner_id", BigInteger, nullable=False),
    Column("balance_points", BigInteger, nullable=False),
    UniqueConstraint("guild_id", "kind", "owner_id"),
    # SQLite turns a sum beyond 64 bits into a rounded float without a word. This refuses it instead.
    CheckConstraint(
        "balance_points BETWEEN -9000000000000000000 AND 9000000000000000000", name="balance_points_range"
    ),
)

postings = Table(
    "postings",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("reference", String(128), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    UniqueConstraint("reference"),
)

facts = Table(
    "facts",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", String(255), nullable=False),
)

entries = Table(
    "entries",
    metadata,
    Column("posting_id", RowId, ForeignKey("postings.id"), primary_key=True),
    Column("account_id", RowId, ForeignKey("accounts.id"), primary_key=True),
    Column("amount_points", BigInteger, nullable=False),
    CheckConstraint("amount_points <> 0", name="amount_points_moves"),
)
