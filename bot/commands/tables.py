"""The table of a channel: found, or opened and shown."""

from typing import Any, Protocol

import discord

from bot.commands.opening import opener_of
from bot.commands.places import place_of
from bot.delivery import Deliveries
from bot.delivery.messages import DELIVERY_FAULTS
from bot.rules.errors import RuleError
from bot.services import Services
from bot.tables.ids import MessageId
from bot.tables.ports import StoredTable, TableExists
from bot.views.client import tables_of


class TableBot(Protocol):
    """The bot, as far as commands about tables know it."""

    services: Services
    delivery: Deliveries


async def table_here(interaction: discord.Interaction[Any], game: str) -> tuple[StoredTable, Any]:
    """Return the open table of a game in the channel of an interaction, and its state.

    Raises:
        RuleError: There is none, or it was typed in no server.
    """
    _, channel_id = place_of(interaction)
    return await tables_of(interaction, game).in_channel(channel_id)


async def open_table(bot: TableBot, interaction: discord.Interaction[Any], game: str, table: Any) -> None:
    """Keep a new table and show it in the channel of an interaction, which it answers.

    Args:
        bot: The bot.
        interaction: Who opens it, and where.
        game: Which game.
        table: How it begins.

    Raises:
        RuleError: `table-here`, or whatever else speaks against it.
    """
    guild_id, channel_id = place_of(interaction)
    try:
        stored = await tables_of(interaction, game).open(guild_id, channel_id, table, opener_of(interaction))
    except TableExists as error:
        # Its message may have been deleted: then this brings it back.
        bot.delivery.show(error.table)
        raise RuleError("table-here", link=error.table.url) from error
    with bot.delivery.first_post(stored):
        await _show_new(bot, interaction, stored, table)
    # Not before the answer is out: it would have to share the processor.
    bot.delivery.complete(stored, table)


async def _show_new(
    bot: TableBot, interaction: discord.Interaction[Any], stored: StoredTable, table: Any
) -> None:
    view = await bot.delivery.view(stored, table)
    try:
        answer = await interaction.response.send_message(view=view)
    except DELIVERY_FAULTS:
        # The answer came too late or was lost on the way; the table is open all the same, so show it.
        bot.delivery.show(stored)
        return
    if answer.message_id is not None:
        await tables_of(interaction, stored.game).set_message(stored.table_id, MessageId(answer.message_id))
