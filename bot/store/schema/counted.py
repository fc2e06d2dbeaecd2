"""Tables of derived data: counted results, kept so that no query has to count all rounds again."""

import sqlalchemy as sa

from bot.store.guarded import BigNumber, JsonObject, Measure, Member, Number, RowId, Words
from bot.store.schema.kept import metadata
from bot.tables.days import Period

# A player's result on each leaderboard, in the latest period in which they played. The rows follow from
# `rounds`, `round_players` and `drill_answers`, and change together with them.
standings = sa.Table(
    "standings",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("board", Words(48), primary_key=True),
    sa.Column("period", Member(Period, 8), primary_key=True),
    # The day on which the period began, counted from 1970-01-01; 0 for all time.
    sa.Column("since_day", Number, nullable=False),
    sa.Column("score", BigNumber, nullable=False),
    sa.Column("rounds", Number, nullable=False),
    # Only for best hands: the round of the best hand, and the previous best hand with its round.
    sa.Column("round_id", RowId),
    sa.Column("earlier_score", BigNumber),
    sa.Column("earlier_round_id", RowId),
    sqlite_with_rowid=False,
)

sa.Index(
    "ix_standings_ranked",
    standings.c.guild_id,
    standings.c.board,
    standings.c.period,
    standings.c.since_day,
    standings.c.score.desc(),
    standings.c.rounds,
    standings.c.user_id,
)

# Statistics of a player's rounds of Gnau up to one round, which later rounds are added to. So not all rounds
# have to be read again. The rows follow from `rounds` and `round_players`.
summaries = sa.Table(
    "summaries",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("upto_round_id", RowId, nullable=False),
    # How many rounds of Gnau the statistics count.
    sa.Column("rounds", Number, nullable=False),
    # The version of the statistics. A row of another version than this program's is made anew.
    sa.Column("form", Number, nullable=False),
    # Keyed by the kind of points.
    sa.Column("statistics", JsonObject, nullable=False),
)

# Totals of a player's games of one kind, and the player's skill. The rows follow from `games` and
# `game_players`, and change with every game that ends.
game_tallies = sa.Table(
    "game_tallies",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("game", Words(32), primary_key=True),
    # The value that players are ranked by.
    sa.Column("score", Number, nullable=False),
    sa.Column("games", Number, nullable=False),
    sa.Column("won", Number, nullable=False),
    sa.Column("hands", Number, nullable=False),
    sa.Column("total_score", BigNumber, nullable=False),
    sa.Column("lowest_hand", Number, nullable=False),
    sa.Column("highest_hand", Number, nullable=False),
    sa.Column("sweeps", Number, nullable=False),
    # The skill against people; null for a player who has played with computer players only.
    sa.Column("mu", Measure),
    sa.Column("sigma", Measure),
    sqlite_with_rowid=False,
)

sa.Index(
    "ix_game_tallies_ranked",
    game_tallies.c.guild_id,
    game_tallies.c.game,
    game_tallies.c.score.desc(),
    game_tallies.c.games.desc(),
    game_tallies.c.user_id,
)

# `drill_results` holds a person's result of a day's set, `drill_streaks` the current number of right answers
# in a row. Both follow from `drill_answers`, and change with every answer.
drill_results = sa.Table(
    "drill_results",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("day", Number, primary_key=True, autoincrement=False),
    sa.Column("right", Number, nullable=False),
    sa.Column("answered", Number, nullable=False),
    # How many days in a row the person has completed the set, up to this day; 0 until the set is complete.
    sa.Column("days", Number, nullable=False),
    sa.Index("ix_drill_results_guild_id_day_right", "guild_id", "day", "right"),
    sqlite_with_rowid=False,
)

drill_streaks = sa.Table(
    "drill_streaks",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("streak", Number, nullable=False),
    sqlite_with_rowid=False,
)
