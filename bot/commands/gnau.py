"""Opening a table of Gnau: by its command, or by a button where nothing is said."""

from typing import Any

import discord

from bot.commands.stakes import Wanted, refusal
from bot.commands.tables import TableBot, open_table, settings_to_open, where_typed
from bot.rules.errors import RuleError
from bot.rules.gnau.options import PRESETS
from bot.tables.gnau import (
    DealerPolicy,
    GnauMachine,
    GnauTable,
    SplitMode,
    new_gnau_table,
    opening_stake,
    player_cover,
    stake_covered,
    verify_player_cover,
    with_opener_seated,
)
from bot.tables.gnau.settings import new_table_options
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from bot.tables.settings import ServerSettings
from bot.views.interactions import send_note, text_for


async def open_gnau(  # noqa: PLR0913, PLR0917 - what can be said of a table
    bot: TableBot,
    interaction: discord.Interaction[Any],
    stake: int | None = None,
    dealer: str | None = None,
    rules: str | None = None,
    split: str | None = None,
    *,
    join: bool = True,
) -> None:
    """Open a table in the channel of an interaction; what is not said is as the server has it.

    Args:
        bot: The bot.
        interaction: Who opens it, and where.
        stake: What one point of a hand is worth.
        dealer: Who deals.
        rules: The name of a preset.
        split: Who splits the hands.
        join: Whether they play at it themselves. Where they have too little for that they have no seat, and
            are told so.

    Raises:
        RuleError: They may not, or something else speaks against it.
    """
    settings = await settings_to_open(bot, interaction)
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
    if table.is_bankroll:
        choices = ".".join(each or "" for each in (dealer, rules, split))
        await _verify_stake(bot, interaction, settings, table, choices)
    why_not = None
    if join and not table.seats:
        why_not = await _why_not_seated(bot, interaction, table)
        if why_not is None:
            table = with_opener_seated(table, str(interaction.id))
    await open_table(bot, interaction, GnauMachine.game, table)
    if why_not is not None:
        text = text_for(interaction)
        await send_note(interaction, text("gnau-note-not-seated", why=text.error(why_not)))
    elif table.is_bankroll:
        await _warn_of_stake(bot, interaction, table)


async def _why_not_seated(
    bot: TableBot, interaction: discord.Interaction[Any], table: GnauTable
) -> RuleError | None:
    """Return why whoever opens a table has too little to play at it; None where they can."""
    if not table.is_bankroll:
        return None
    guild_id, _ = where_typed(interaction)
    services, opener_id = bot.services, table.opener_id
    purses = await services.bankroll.purses(guild_id, opener_id)
    limits = {} if purses.limit is None else {opener_id: purses.limit}
    moment = Moment(services.clock.now_ms(), services.chance, {opener_id: purses.own}, loss_limits=limits)
    try:
        verify_player_cover(table, opener_id, moment)
    except RuleError as error:
        return error
    return None


async def open_gnau_for(
    bot: TableBot, interaction: discord.Interaction[Any], stake: int | None = None, choices: str = ""
) -> None:
    """Open a table by a button.

    Args:
        bot: The bot.
        interaction: Whose click it is, and where.
        stake: The stake; the server's usual one if None.
        choices: Who deals, the preset and who splits, with dots between; each may be empty.

    Raises:
        RuleError: They may not, or something else speaks against it.
    """
    chosen = (each or None for each in choices.split("."))
    await open_gnau(bot, interaction, stake, *chosen)


async def _verify_stake(
    bot: TableBot,
    interaction: discord.Interaction[Any],
    settings: ServerSettings,
    table: GnauTable,
    choices: str,
) -> None:
    """Check that somebody here could play for a table's stake.

    Raises:
        RuleError: `stake-too-high`.
    """
    guild_id, _ = where_typed(interaction)
    purses = await bot.services.bankroll.purses(guild_id, table.opener_id)
    # Against the bot nobody can lose to others.
    own = purses.own if table.options.dealer is DealerPolicy.HOUSE else purses.to_lose
    stake, highest = table.options.stake_points, opening_stake(table, own, purses.others)
    if highest >= stake:
        return
    wanted = Wanted(GnauMachine.game, "round", stake, player_cover(table), choices)
    # What they could sit down for themselves comes first.
    affordable = settings.stake_within(min(highest, stake_covered(table, own)))
    raise refusal(wanted, purses, affordable or settings.stake_within(highest))


async def _warn_of_stake(bot: TableBot, interaction: discord.Interaction[Any], table: GnauTable) -> None:
    """Tell who has opened a table, and nobody else, that most people could not play for its stake."""
    guild_id, _ = where_typed(interaction)
    usual = stake_covered(table, await bot.services.bankroll.usual_balance(guild_id))
    if usual < table.options.stake_points:
        text = text_for(interaction)
        await send_note(interaction, text("gnau-note-stake-high", need=player_cover(table), stake=usual))
