"""Tables of Hearts and Gong Zhu in the simulated server, played on quickly."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Final

from bot.players import TrickGame
from bot.rules.tricks import BySeat
from bot.tables.ids import ChannelId
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickTable
from tests.support.guild import CardRoom, text_of
from tests.support.trick_tables import next_step

# In such steps a message catches up with what has happened, edit by edit.
EDIT_S: Final = 2
EDITS: Final = 9


async def table_in(room: CardRoom, game: TrickGame) -> tuple[StoredTable, TrickTable]:
    """Return the open table of a game, and its state."""
    stored, table = await room.bot.services.games.tables_of(game.name).in_channel(ChannelId(room.channel.id))
    return stored, table


def held_at(table: TrickTable) -> BySeat:
    """Return what each seat still holds of a hand that was dealt."""
    assert table.hand is not None
    held: BySeat = table.hand.held
    return held


async def play_on(room: CardRoom, game: TrickGame, until: Callable[[TrickTable], bool]) -> TrickTable:
    """Have everybody do what they may, without a pause, until something holds of the table."""
    tables = room.bot.services.games.tables_of(game.name)
    stored, table = await table_in(room, game)
    while not until(table):
        # As if somebody had clicked: what follows is the bot's own work, which the room waits for.
        with room.env._bot_scope():
            table = (await tables.apply(stored.table_id, next_step(table))).table
    await _catch_up(room, game)
    return table


async def finish_hand(room: CardRoom, game: TrickGame) -> TrickTable:
    """Have the running hand played to its end."""
    return await play_on(room, game, lambda table: table.phase in {Phase.BETWEEN, Phase.OVER})


async def _catch_up(room: CardRoom, game: TrickGame) -> None:
    """Wait until the message shows the table as it is."""
    for _ in range(EDITS):
        view = await room.bot.delivery.for_game(game.name).view(*await table_in(room, game))
        if text_of(room.table) == text_of(SimpleNamespace(content="", components=view.to_components())):
            return
        await room.env.advance_time(EDIT_S)
    raise AssertionError("the message does not show the table")
