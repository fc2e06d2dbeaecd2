"""How a table of Hearts or Gong Zhu begins."""

from bot.players import TrickGame
from bot.tables.ids import UserId
from bot.tables.tricks.deadlines import IDLE_MS
from bot.tables.tricks.options import TableOptions
from bot.tables.tricks.seats import Seat
from bot.tables.tricks.state import TrickTable


def new_table(  # noqa: PLR0913 - a table has so many sides
    *,
    game: TrickGame,
    opener_id: UserId,
    opener_part: str,
    options: TableOptions,
    seed_root: bytes,
    now_ms: int,
) -> TrickTable:
    """Open a table: a lobby, with who opens it in the first seat.

    Args:
        game: Which game.
        opener_id: Who opens it.
        opener_part: What they add to the shuffles.
        options: How it is played at.
        seed_root: 32 bytes that nobody can foresee.
        now_ms: When.
    """
    parts, deadline_ms = {opener_id: opener_part}, now_ms + IDLE_MS
    table = TrickTable(game, opener_id, options, seed_root, parts=parts, deadline_ms=deadline_ms)
    return table.with_seat(0, Seat(opener_id))
