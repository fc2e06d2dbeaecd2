"""What is counted of all that people do, and kept with it so that nobody has to count again."""

import sqlalchemy as sa

from bot.store.guarded import BigNumber, JsonObject, Measure, Member, Number, RowId, Words
from bot.store.schema.kept import metadata
from bot.tables.leaderboards import Period

# What people's rounds come to on each leaderboard, in the latest period in which they played. It follows from
# `rounds`, `round_players` and `drill_answers`, and is kept with every change of these.
standings = sa.Table(
    "standings",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("board", Words(48), primary_key=True),
    sa.Column("period", Member(Period, 8), primary_key=True),
    # The day on which that period began, from 1970-01-01; 0 where it is all time.
    sa.Column("since_day", Number, nullable=False),
    sa.Column("score", BigNumber, nullable=False),
    sa.Column("rounds", Number, nullable=False),
    # Of best hands: the round, and the best hand before it with its own.
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

# What somebody's rounds of Gnau come to up to one of them, so that nobody has to read all of them again. It
# follows from `rounds` and `round_players`, and whoever asks goes on from there.
summaries = sa.Table(
    "summaries",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("upto_round_id", RowId, nullable=False),
    # How many they are.
    sa.Column("rounds", Number, nullable=False),
    # Of another form than this program's it is made anew.
    sa.Column("form", Number, nullable=False),
    # By the kind of points.
    sa.Column("statistics", JsonObject, nullable=False),
)

# What somebody's games of a kind come to, and how well they play. It follows from `games` and `game_players`,
# and is kept with every game that ends.
game_tallies = sa.Table(
    "game_tallies",
    metadata,
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("game", Words(32), primary_key=True),
    # What they are ranked by.
    sa.Column("score", Number, nullable=False),
    sa.Column("games", Number, nullable=False),
    sa.Column("won", Number, nullable=False),
    sa.Column("hands", Number, nullable=False),
    sa.Column("total_score", BigNumber, nullable=False),
    sa.Column("lowest_hand", Number, nullable=False),
    sa.Column("highest_hand", Number, nullable=False),
    sa.Column("sweeps", Number, nullable=False),
    # How well they play against people; null for somebody who has played with computer players only.
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

# What somebody's answers to a day's set come to, and how many they have answered right in a row by now. Both
# follow from `drill_answers`, and are kept with every answer.
drill_results = sa.Table(
    "drill_results",
    metadata,
    sa.Column("guild_id", BigNumber, primary_key=True, autoincrement=False),
    sa.Column("user_id", BigNumber, primary_key=True, autoincrement=False, index=True),
    sa.Column("day", Number, primary_key=True, autoincrement=False),
    sa.Column("right", Number, nullable=False),
    sa.Column("answered", Number, nullable=False),
    # How many days in a row they have completed the set, up to this one; 0 until it is complete.
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
