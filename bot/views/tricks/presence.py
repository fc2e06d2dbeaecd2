"""Who opens or presses something of their own at a table is there, even if they were away."""

from typing import Any

import discord

from bot.players import Game
from bot.tables.ids import TableId, UserId
from bot.tables.ports import StoredTable
from bot.tables.tricks import TakeSeatBack, TrickTable
from bot.views.client import tables_of


async def table_before(
    interaction: discord.Interaction[Any], game: Game, table_id: TableId
) -> tuple[StoredTable, TrickTable]:
    """Return a table for who clicked or typed; if they were away, they have their seat back by that.

    Raises:
        RuleError: `table-unknown`.
    """
    user_id, tables = UserId(interaction.user.id), tables_of(interaction, game)
    stored, table = await tables.get(table_id)
    place = table.seat_of(user_id)
    if table.is_open and place is not None and table.seats[place].is_away:
        step = await tables.apply(table_id, TakeSeatBack(user_id))
        return step.stored, step.table
    return stored, table
