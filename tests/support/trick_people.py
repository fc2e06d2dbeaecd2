"""Tables of Hearts and Gong Zhu in the simulated server, played on quickly."""

from collections.abc import Callable

from bot.players import Game
from bot.tables.ids import ChannelId
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickTable
from tests.support.guild import CardRoom
from tests.support.trick_tables import next_step

# In these steps the message catches up, edit by edit, and the next hand is still to come.
EDITS_S = (2,) * 8


async def table_in(room: CardRoom, game: Game) -> tuple[StoredTable, TrickTable]:
    """Return the open table of a game, and its state."""
    stored, table = await room.bot.services.games.of(game).in_channel(ChannelId(room.channel.id))
    return stored, table


async def play_on(room: CardRoom, game: Game, until: Callable[[TrickTable], bool]) -> TrickTable:
    """Have everybody do what they may, without a pause, until something holds of the table."""
    tables = room.bot.services.games.of(game)
    stored, table = await table_in(room, game)
    while not until(table):
        table = (await tables.apply(stored.table_id, next_step(table))).table
    for edit_s in EDITS_S:
        await room.env.advance_time(edit_s)
    return table


async def finish_hand(room: CardRoom, game: Game) -> TrickTable:
    """Have the running hand played to its end."""
    return await play_on(room, game, lambda table: table.phase in {Phase.BETWEEN, Phase.OVER})
