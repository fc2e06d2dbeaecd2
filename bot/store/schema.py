"""The tables of the database, for SQLite and PostgreSQL alike.

A change here needs a migration beside it; a test compares the two.
"""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    UniqueConstraint,
    false,
    text,
    true,
)
from sqlalchemy.types import TypeDecorator

# What this program keeps is a few levels deep. Far deeper, walking through it would run out of stack.
_MOST_LEVELS: Final = 50
# In place of what is no text; this program itself writes ASCII alone.
_REPLACED: Final = "\N{REPLACEMENT CHARACTER}"


class Damaged(dict[str, Any]):
    """What an object reads as that cannot be read: an empty one, which no game takes for a table."""


class JsonObject(TypeDecorator[dict[str, Any]]):
    """An object as JSON. What is none reads as `Damaged`.

    SQLite keeps any bytes as JSON. One damaged row must not make a list of many unreadable.

    Args:
        may_be_null: Whether there need not be any: then null, SQL's and JSON's, reads as None.
    """

    impl = JSON
    cache_ok = True

    def __init__(self, *, may_be_null: bool = False) -> None:
        super().__init__()
        self.may_be_null = may_be_null

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Any]:
        """Return what reads a kept value; some drivers have read it already."""
        read = super().result_processor(dialect, coltype) or _as_it_is
        return lambda value: self._object(read, value)

    def _object(self, read: Callable[[Any], Any], value: Any) -> dict[str, Any] | None:
        try:
            found = read(value)
        except (ValueError, TypeError, RecursionError):
            return Damaged()
        if found is None and self.may_be_null:
            return None
        is_whole = isinstance(found, dict) and not (isinstance(value, str) and _is_suspicious(value, found))
        return found if is_whole else Damaged()


def _as_it_is(value: Any) -> Any:
    return value


def _is_suspicious(text: str, found: dict[str, Any]) -> bool:
    return _REPLACED in text or (text.count("{") + text.count("[") > _MOST_LEVELS and _is_deep(found))


def _is_deep(found: dict[str, Any]) -> bool:
    level: list[Any] = [found]
    for _ in range(_MOST_LEVELS):
        level = [child for each in level for child in _children(each) if isinstance(child, dict | list)]
        if not level:
            return False
    return True


def _children(value: Any) -> Any:
    return value.values() if isinstance(value, dict) else value


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
    # Null at tables from before this was kept.
    Column("opener_id", BigInteger),
    Column("is_open", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("snapshot", JsonObject, nullable=False),
    Column("deadline_ms", BigInteger),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Index("ix_game_tables_guild_id_opener_id", "guild_id", "opener_id"),
    # Closed, but nobody has been shown how it ended.
    Column("owes_last_look", Boolean, nullable=False, server_default=false()),
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
Index(
    "ix_game_tables_open_guild_id",
    game_tables.c.guild_id,
    sqlite_where=text("is_open = 1"),
    postgresql_where=text("is_open"),
)

Index(
    "ix_game_tables_owes_last_look",
    game_tables.c.guild_id,
    sqlite_where=text("owes_last_look = 1"),
    postgresql_where=text("owes_last_look"),
)

table_events = Table(
    "table_events",
    metadata,
    Column("table_id", RowId, ForeignKey("game_tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("kind", String(64), nullable=False),
    Column("data", JsonObject, nullable=False),
)

rounds = Table(
    "rounds",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("table_id", RowId, ForeignKey("game_tables.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("record", JsonObject, nullable=False),
    # Null in rounds from before there were snapshots of them.
    Column("snapshot", JsonObject(may_be_null=True)),
    Column("points", String(16), nullable=False, server_default="score"),
    Column("settled_ms", BigInteger, nullable=False),
    # Whether its result stands in the chat for good, in a message of its own.
    Column("is_announced", Boolean, nullable=False, server_default=true()),
    UniqueConstraint("table_id", "number"),
    Index("ix_rounds_guild_id_settled_ms", "guild_id", "settled_ms"),
)

Index(
    "ix_rounds_not_announced",
    rounds.c.table_id,
    sqlite_where=text("is_announced = 0"),
    postgresql_where=text("NOT is_announced"),
)

round_players = Table(
    "round_players",
    metadata,
    Column("round_id", RowId, ForeignKey("rounds.id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("delta_points", BigInteger, nullable=False),
    Column("balance_points", BigInteger, nullable=False),
    Column("is_dealer", Boolean, nullable=False, server_default=false()),
    Column("hand_rank", Integer),
)

# Games that take several rounds, by the round that ended them. Where each round is a game there are none.
games = Table(
    "games",
    metadata,
    Column("round_id", RowId, ForeignKey("rounds.id"), primary_key=True, autoincrement=False),
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("hands", Integer, nullable=False),
)

game_players = Table(
    "game_players",
    metadata,
    Column("round_id", RowId, ForeignKey("games.round_id"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("best_hand", Integer, nullable=False),
    Column("sweeps", Integer, nullable=False),
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
    Column("guild_id", BigInteger, nullable=False, index=True),
    Column("reference", String(128), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    # Who moved points by hand, and why; null for what games and the bot itself move.
    Column("actor_id", BigInteger),
    Column("reason", String(200)),
    UniqueConstraint("reference"),
)

guild_settings = Table(
    "guild_settings",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # Only what differs from the defaults, by name.
    Column("options", JsonObject, nullable=False),
    Column("changed_ms", BigInteger, nullable=False),
    Column("changed_by", BigInteger, nullable=False),
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
    # When an account is deleted, the database looks for entries that refer to it.
    Column("account_id", RowId, ForeignKey("accounts.id"), primary_key=True, index=True),
    Column("amount_points", BigInteger, nullable=False),
    CheckConstraint("amount_points <> 0", name="amount_points_moves"),
)

# Triggers keep the sum of each posting's entries here. SQLite checks nothing at the end of a transaction but
# foreign keys, so what has to be zero by then refers to the only row of a table that holds zero.
zero = Table("zero", metadata, Column("points", BigInteger, primary_key=True, autoincrement=False))

posting_sums = Table(
    "posting_sums",
    metadata,
    Column("posting_id", RowId, ForeignKey("postings.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "sum_points",
        BigInteger,
        ForeignKey("zero.points", deferrable=True, initially="DEFERRED"),
        nullable=False,
    ),
)

# Which process answers for a server, until when unless it says so again.
guild_leases = Table(
    "guild_leases",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    # A process names itself afresh at every start; the name of host and process is for people.
    Column("holder", String(64), nullable=False, index=True),
    Column("holder_name", String(255), nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
)

# Servers that have sent the bot away.
departures = Table(
    "departures",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("left_ms", BigInteger, nullable=False),
)

# Who has had a purse deleted, so that the next one is not filled again. Without the key it names nobody.
forgotten_purses = Table(
    "forgotten_purses",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("pseudonym", String(64), primary_key=True),
    Column("expires_ms", BigInteger, nullable=False),
)

# A day is counted from 1970-01-01. The rules of its set stay those of the first person who asked for it.
drill_days = Table(
    "drill_days",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("rules", JsonObject, nullable=False),
)

drill_answers = Table(
    "drill_answers",
    metadata,
    Column("id", RowId, primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("user_id", BigInteger, nullable=False),
    # Day 0 is free practice: there the number is the seed of the hand.
    Column("day", Integer, nullable=False),
    Column("number", BigInteger, nullable=False),
    # The places of the three cards, such as 013; empty for No Ox.
    Column("places", String(3), nullable=False),
    Column("is_right", Boolean, nullable=False),
    Column("answered_ms", BigInteger, nullable=False),
    UniqueConstraint("guild_id", "user_id", "day", "number"),
    Index("ix_drill_answers_guild_id_day", "guild_id", "day"),
)

drill_shares = Table(
    "drill_shares",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("shared_ms", BigInteger, nullable=False),
)

# The hand of a day that everybody in a server plays once. It comes to light as people play it to the end.
daily_deals = Table(
    "daily_deals",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    # The secret that it is shuffled by, in hexadecimal digits.
    Column("seed_root", String(64), nullable=False),
)

daily_hands = Table(
    "daily_hands",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game", String(32), primary_key=True),
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False, index=True),
    Column("version", Integer, nullable=False),
    Column("snapshot", JsonObject, nullable=False),
    # Null until it is played to the end.
    Column("score", Integer),
    Column("begun_ms", BigInteger, nullable=False),
    Column("ended_ms", BigInteger),
    Column("shared_ms", BigInteger),
)
