"""Opening a table of Gnau: by its command, or by a button where nothing is said."""

from typing import Any

import discord

from bot.commands.tables import TableBot, open_table, require_may_open, require_permissions, where_typed
from bot.rules.gnau.options import PRESETS
from bot.tables.gnau import DealerPolicy, GnauMachine, SplitMode, new_gnau_table
from bot.tables.gnau.settings import new_table_options
from bot.tables.ids import UserId


async def open_gnau(  # noqa: PLR0913, PLR0917 - what can be said of a table
    bot: TableBot,
    interaction: discord.Interaction[Any],
    stake: int | None = None,
    dealer: str | None = None,
    rules: str | None = None,
    split: str | None = None,
) -> None:
    """Open a table in the channel of an interaction; what is not said is as the server has it.

    Args:
        bot: The bot.
        interaction: Who opens it, and where.
        stake: What one point of a hand is worth.
        dealer: Who deals.
        rules: The name of a preset.
        split: Who splits the hands.

    Raises:
        RuleError: They may not, or something else speaks against it.
    """
    require_permissions(interaction)
    guild_id, _ = where_typed(interaction)
    settings = await bot.services.settings.for_guild(guild_id)
    require_may_open(interaction, settings)
    options = new_table_options(
        settings,
        stake,
        PRESETS[rules] if rules else None,
        DealerPolicy(dealer) if dealer else None,
        SplitMode(split) if split else None,
    )
    table = new_gnau_table(
        opener_id=UserId(interaction.user.id),
        opener_part=str(interaction.id),
        options=options,
        seed_root=bot.services.chance.fresh_root(),
        now_ms=bot.services.clock.now_ms(),
    )
    await open_table(bot, interaction, GnauMachine.game, table)
