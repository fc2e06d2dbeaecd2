"""In the standings of games, hands count for whoever has played them.

Before, all hands of a game counted for everybody who had begun it, those too that a computer player ended for
them. Where the last hand of a game says who has played each, earlier games are counted so as well; of older
ones nobody knows, and they stay as they were.
"""

import json
from collections.abc import Iterator, Sequence
from typing import Any, Final

import sqlalchemy as sa
from alembic import context, op

revision = "0022"
down_revision = "0021"

# How many rounds are looked at for games at a time.
CHUNK: Final = 1_000

COUNTED: Final = sa.text("""
UPDATE game_players SET own_score = score,
    own_hands = (SELECT hands FROM games WHERE games.round_id = game_players.round_id)
""")
PLAYED: Final = sa.text("""
SELECT game_players.round_id, game_players.user_id, seat, best_hand, games.guild_id, game_tables.game,
    CAST(rounds.snapshot AS TEXT) AS snapshot
FROM game_players JOIN games ON games.round_id = game_players.round_id
    JOIN rounds ON rounds.id = games.round_id
    JOIN game_tables ON game_tables.id = rounds.table_id
WHERE games.round_id BETWEEN :first AND :last AND user_id > 0 AND rounds.snapshot IS NOT NULL
""")
CORRECTED: Final = sa.text("""
UPDATE game_players SET own_hands = :hands, own_score = :score, best_hand = :best, sweeps = :sweeps
WHERE round_id = :round_id AND user_id = :user_id
""")
TOTALS: Final = sa.text("""
SELECT sum(own_hands) AS hands, sum(own_score) AS score, sum(sweeps) AS sweeps,
    coalesce(min(CASE WHEN own_hands > 0 THEN best_hand END), 0) AS lowest,
    coalesce(max(CASE WHEN own_hands > 0 THEN best_hand END), 0) AS highest
FROM game_players JOIN games ON games.round_id = game_players.round_id
    JOIN rounds ON rounds.id = games.round_id
    JOIN game_tables ON game_tables.id = rounds.table_id
WHERE user_id = :user_id AND games.guild_id = :guild_id AND game_tables.game = :game
""")
TALLIED: Final = sa.text("""
UPDATE game_tallies SET hands = :hands, total_score = :score, sweeps = :sweeps,
    lowest_hand = :lowest, highest_hand = :highest
WHERE user_id = :user_id AND guild_id = :guild_id AND game = :game
""")


def upgrade() -> None:
    for name in ("own_hands", "own_score"):
        op.add_column("game_players", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    connection = op.get_bind()
    connection.execute(COUNTED)
    progress = context.config.attributes.get("progress", iter)
    last_round = connection.execute(sa.text("SELECT max(round_id) FROM games")).scalar_one() or 0
    people = set[tuple[int, int, str]]()
    for first in progress(range(1, last_round + 1, CHUNK)):
        rows = connection.execute(PLAYED, {"first": first, "last": first + CHUNK - 1}).all()
        for row, own in _with_others_hands(rows):
            connection.execute(CORRECTED, {"round_id": row.round_id, "user_id": row.user_id, **own})
            people.add((row.user_id, row.guild_id, row.game))
    for user_id, guild_id, game in sorted(people):
        key = {"user_id": user_id, "guild_id": guild_id, "game": game}
        totals = connection.execute(TOTALS, key).mappings().one()
        connection.execute(TALLIED, {**totals, **key})


def downgrade() -> None:
    # Not in batch mode: SQLite would drop the old table.
    op.drop_column("game_players", "own_score")
    op.drop_column("game_players", "own_hands")


def _with_others_hands(rows: Sequence[Any]) -> Iterator[tuple[Any, dict[str, int]]]:
    """Yield the rows of those who have not played all hands of their game, with what theirs come to."""
    for row in rows:
        try:
            own = _own_hands(row)
        except (IndexError, KeyError, TypeError, ValueError):
            # What is damaged stays as it was counted.
            continue
        if own is not None:
            yield row, own


def _own_hands(row: Any) -> dict[str, int] | None:
    """Return what somebody's own hands of a game come to; None where all of them are theirs."""
    table = json.loads(row.snapshot)
    scores, played_by, sweepers = table["scores"], table.get("played_by", []), table["sweepers"]
    # What is known is of the latest hands.
    unknown = len(scores) - len(played_by)
    own = [
        hand
        for hand in range(len(scores))
        if hand < unknown or played_by[hand - unknown][row.seat] == row.user_id
    ]
    if len(own) == len(scores):
        return None
    theirs = [int(scores[hand][row.seat]) for hand in own]
    # Whether few points are good or many, the best of all the hands tells.
    best = min if row.best_hand == min(hand[row.seat] for hand in scores) else max
    return {
        "hands": len(own),
        "score": sum(theirs),
        "best": best(theirs, default=0),
        "sweeps": sum(sweepers[hand] == row.seat for hand in own),
    }
