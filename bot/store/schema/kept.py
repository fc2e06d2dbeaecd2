"""Tables of primary data: a record of what people do, as it happens."""

import sqlalchemy as sa

from bot.store.guarded import BigNumber, Flag, HexBytes, JsonObject, Member, Number, RowId, Words
from bot.tables.points import AccountKind, PointsMode

# Marks the columns of people whose rows other people share. If the person's data is deleted, a stand-in takes
# their place there.
SHARED = "shared"

metadata = sa.MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

game_tables = sa.Table(
    "game_tables",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("guild_id", BigNumber, nullable=False),
    sa.Column("channel_id", BigNumber, nullable=False),
    sa.Column("message_id", BigNumber),
    sa.Column("game", Words(32), nullable=False),
    # Null at tables that are older than this column.
    sa.Column("opener_id", BigNumber, info={SHARED: True}),
    sa.Column("is_open", Flag, nullable=False),
    sa.Column("version", Number, nullable=False),
    sa.Column("snapshot", JsonObject, nullable=False),
    sa.Column("deadline_ms", BigNumber),
    sa.Column("created_ms", BigNumber, nullable=False),
    sa.Column("updated_ms", BigNumber, nullable=False),
    sa.Index("ix_game_tables_guild_id_opener_id", "guild_id", "opener_id"),
    sa.Index("ix_game_tables_channel_id_game_id", "channel_id", "game", "id"),
    # Whether the table is closed, but its end has not been shown yet.
    sa.Column("owes_last_look", Flag, nullable=False, server_default=sa.false()),
    # The id is part of references and custom ids, so it is never reused.
    sqlite_autoincrement=True,
)

# SQLite uses a partial index only for queries that state its condition literally.
sa.Index(
    "uq_game_tables_open",
    game_tables.c.channel_id,
    game_tables.c.game,
    unique=True,
    sqlite_where=sa.text("is_open = 1"),
    postgresql_where=sa.text("is_open"),
)
sa.Index(
    "ix_game_tables_open_guild_id",
    game_tables.c.guild_id,
    sqlite_where=sa.text("is_open = 1"),
    postgresql_where=sa.text("is_open"),
)

sa.Index(
    "ix_game_tables_owes_last_look",
    game_tables.c.guild_id,
    sqlite_where=sa.text("owes_last_look = 1"),
    postgresql_where=sa.text("owes_last_look"),
)

table_events = sa.Table(
    "table_events",
    metadata,
    sa.Column("table_id", RowId, sa.ForeignKey("game_tables.id"), primary_key=True),
    sa.Column("seq", Number, primary_key=True, autoincrement=False),
    sa.Column("at_ms", BigNumber, nullable=False),
    sa.Column("kind", Words(64), nullable=False),
    sa.Column("data", JsonObject, nullable=False),
)

rounds = sa.Table(
    "rounds",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("table_id", RowId, sa.ForeignKey("game_tables.id"), nullable=False),
    sa.Column("guild_id", BigNumber, nullable=False),
    sa.Column("number", Number, nullable=False),
    sa.Column("record", JsonObject, nullable=False),
    # Null in rounds that are older than this column.
    sa.Column("snapshot", JsonObject(may_be_null=True)),
    sa.Column("points", Member(PointsMode, 16), nullable=False, server_default="score"),
    sa.Column("settled_ms", BigNumber, nullable=False),
    # False while the result still needs a permanent message of its own in the chat.
    sa.Column("is_announced", Flag, nullable=False, server_default=sa.true()),
    sa.UniqueConstraint("table_id", "number"),
    sa.Index("ix_rounds_guild_id_settled_ms", "guild_id", "settled_ms"),
)

sa.Index(
    "ix_rounds_not_announced",
    rounds.c.table_id,
    sqlite_where=sa.text("is_announced = 0"),
    postgresql_where=sa.text("NOT is_announced"),
)

round_players = sa.Table(
    "round_players",
    metadata,
    sa.Column("round_id", RowId, sa.ForeignKey("rounds.id"), primary_key=True),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, info={SHARED: True}),
    sa.Column("delta_points", BigNumber, nullable=False),
    sa.Column("balance_points", BigNumber, nullable=False),
    sa.Column("is_dealer", Flag, nullable=False, server_default=sa.false()),
    sa.Column("hand_rank", Number),
    # Finds a player's rounds in the order in which they were played.
    sa.Index("ix_round_players_user_id_round_id", "user_id", "round_id"),
)

# Games of several rounds, each with the round that ended it. Where each round is a game, there are no rows.
games = sa.Table(
    "games",
    metadata,
    sa.Column("round_id", RowId, sa.ForeignKey("rounds.id"), primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, nullable=False, index=True),
    sa.Column("hands", Number, nullable=False),
)

game_players = sa.Table(
    "game_players",
    metadata,
    sa.Column("round_id", RowId, sa.ForeignKey("games.round_id"), primary_key=True),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True, info={SHARED: True}),
    sa.Column("seat", Number, nullable=False),
    sa.Column("score", Number, nullable=False),
    sa.Column("place", Number, nullable=False),
    sa.Column("best_hand", Number, nullable=False),
    sa.Column("sweeps", Number, nullable=False),
    # Only of the hands that the player finished personally: all hands of the game, unless they left it.
    sa.Column("own_hands", Number, nullable=False, server_default="0"),
    sa.Column("own_score", Number, nullable=False, server_default="0"),
    # Null in games without teams.
    sa.Column("side", Number),
)

accounts = sa.Table(
    "accounts",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("guild_id", BigNumber, nullable=False),
    sa.Column("kind", Member(AccountKind, 16), nullable=False),
    sa.Column("owner_id", BigNumber, nullable=False, info={SHARED: True}),
    sa.Column("balance_points", BigNumber, nullable=False),
    # How many settled rounds had these points at stake. Not kept for former players, who are not ranked.
    sa.Column("rounds", Number, nullable=False, server_default="0"),
    sa.UniqueConstraint("guild_id", "kind", "owner_id"),
    # SQLite silently turns a sum beyond 64 bits into a rounded float. This check refuses it instead.
    sa.CheckConstraint(
        "balance_points BETWEEN -9000000000000000000 AND 9000000000000000000", name="balance_points_range"
    ),
)

sa.Index(
    "ix_accounts_ranked",
    accounts.c.guild_id,
    accounts.c.kind,
    accounts.c.balance_points.desc(),
    accounts.c.owner_id,
    sqlite_where=sa.text("rounds > 0"),
    postgresql_where=sa.text("rounds > 0"),
)

postings = sa.Table(
    "postings",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("guild_id", BigNumber, nullable=False, index=True),
    sa.Column("reference", Words(128), nullable=False),
    sa.Column("created_ms", BigNumber, nullable=False),
    # The person who moved points by hand, and the reason. Null where a game or the bot itself moved them.
    sa.Column("actor_id", BigNumber),
    sa.Column("reason", Words(200)),
    sa.UniqueConstraint("reference"),
)

guild_settings = sa.Table(
    "guild_settings",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    # Only the options that differ from the defaults, by name.
    sa.Column("options", JsonObject, nullable=False),
    sa.Column("changed_ms", BigNumber, nullable=False),
    sa.Column("changed_by", BigNumber, nullable=False),
)

facts = sa.Table(
    "facts",
    metadata,
    sa.Column("name", Words(64), primary_key=True),
    sa.Column("value", Words(255), nullable=False),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("posting_id", RowId, sa.ForeignKey("postings.id"), primary_key=True),
    # Indexed, because the database looks for an account's entries when the account is deleted.
    sa.Column("account_id", RowId, sa.ForeignKey("accounts.id"), primary_key=True, index=True),
    sa.Column("amount_points", BigNumber, nullable=False),
    sa.CheckConstraint("amount_points <> 0", name="amount_points_moves"),
)

# Triggers keep the sum of each posting's entries in `posting_sums`. It must be zero at the end of a
# transaction. SQLite checks nothing but foreign keys then, so the sum refers to the only row of `zero`.
zero = sa.Table("zero", metadata, sa.Column("points", BigNumber, primary_key=True, autoincrement=False))

posting_sums = sa.Table(
    "posting_sums",
    metadata,
    sa.Column("posting_id", RowId, sa.ForeignKey("postings.id", ondelete="CASCADE"), primary_key=True),
    sa.Column(
        "sum_points",
        BigNumber,
        sa.ForeignKey("zero.points", deferrable=True, initially="DEFERRED"),
        nullable=False,
    ),
)

# The process that answers for a server, and until when, unless it renews the lease.
guild_leases = sa.Table(
    "guild_leases",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    # A process has a new id at every start. Its name (host and process number) is for people.
    sa.Column("holder", Words(64), nullable=False, index=True),
    sa.Column("holder_name", Words(255), nullable=False),
    sa.Column("expires_ms", BigNumber, nullable=False),
)

# Servers that the bot was removed from.
departures = sa.Table(
    "departures",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("left_ms", BigNumber, nullable=False),
)

# Deleted purses, so that their owners' next purses get no opening grant. Only the key links a pseudonym
# to a person.
forgotten_purses = sa.Table(
    "forgotten_purses",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("pseudonym", Words(64), primary_key=True),
    sa.Column("expires_ms", BigNumber, nullable=False),
)

# Days are counted from 1970-01-01. A day's set keeps the rules under which it was first asked for.
drill_days = sa.Table(
    "drill_days",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("day", Number, primary_key=True, autoincrement=False),
    sa.Column("rules", JsonObject, nullable=False),
)

drill_answers = sa.Table(
    "drill_answers",
    metadata,
    sa.Column("id", RowId, primary_key=True),
    sa.Column("guild_id", BigNumber, nullable=False),
    sa.Column("user_id", BigNumber, nullable=False),
    # Day 0 is free practice, where `number` is the seed of the hand.
    sa.Column("day", Number, nullable=False),
    sa.Column("number", BigNumber, nullable=False),
    # The positions of the three pressed cards, such as 013; empty for No Ox.
    sa.Column("places", Words(3, made_of="01234"), nullable=False),
    sa.Column("is_right", Flag, nullable=False),
    sa.Column("answered_ms", BigNumber, nullable=False),
    sa.UniqueConstraint("guild_id", "user_id", "day", "number"),
    sa.Index("ix_drill_answers_guild_id_day", "guild_id", "day"),
)

drill_shares = sa.Table(
    "drill_shares",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("day", Number, primary_key=True, autoincrement=False),
    sa.Column("shared_ms", BigNumber, nullable=False),
)

# The hand of a day, which each member of a server plays once. A player learns all of its cards only by
# playing it to the end.
daily_deals = sa.Table(
    "daily_deals",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("game", Words(32), primary_key=True),
    sa.Column("day", Number, primary_key=True, autoincrement=False),
    # The secret of its shuffle, in hexadecimal digits.
    sa.Column("seed_root", HexBytes(64), nullable=False),
    # The version of the advice that its computer players follow.
    sa.Column("advice", Words(16), nullable=False, server_default="0.1"),
)

daily_hands = sa.Table(
    "daily_hands",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("game", Words(32), primary_key=True),
    sa.Column("day", Number, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("version", Number, nullable=False),
    sa.Column("snapshot", JsonObject, nullable=False),
    # Null until the hand is over.
    sa.Column("score", Number),
    sa.Column("begun_ms", BigNumber, nullable=False),
    sa.Column("ended_ms", BigNumber),
    sa.Column("shared_ms", BigNumber),
    # The public message with the result; null if there is none, or it cannot be edited.
    sa.Column("channel_id", BigNumber),
    sa.Column("message_id", BigNumber),
)

sa.Index(
    "ix_daily_hands_shown",
    daily_hands.c.day,
    sqlite_where=sa.text("message_id IS NOT NULL"),
    postgresql_where=sa.text("message_id IS NOT NULL"),
)

# The latest day that was announced in each server.
announcements = sa.Table(
    "announcements",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("day", Number, nullable=False),
)

# Personal preferences, which hold in all servers. A person who has chosen nothing, and was never told
# that it is their turn, has no row.
preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    # Only the options that differ from the defaults, by name.
    sa.Column("options", JsonObject, nullable=False),
    sa.Column("changed_ms", BigNumber, nullable=False, index=True),
    # When the person was last told that it is their turn.
    sa.Column("called_ms", BigNumber),
)

# Direct messages with players' cards, kept as long as they may be edited to tell how the round ended.
letters = sa.Table(
    "letters",
    metadata,
    sa.Column("table_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("number", Number, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("guild_id", BigNumber, nullable=False, index=True),
    sa.Column("channel_id", BigNumber, nullable=False),
    sa.Column("message_id", BigNumber, nullable=False),
    sa.Column("sent_ms", BigNumber, nullable=False, index=True),
)

# The channels of people's direct messages. Discord lets a bot open few of them, and the library forgets them.
direct_channels = sa.Table(
    "direct_channels",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("channel_id", BigNumber, nullable=False),
)

# The language of people's Discord, for messages that answer no click. Only of people who have sat at a table.
client_languages = sa.Table(
    "client_languages",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("language", Words(16), nullable=False),
)
