"""Opens a table of Gnau, by its command or by a button."""

from typing import Any

import discord
from discord import app_commands

from bot.commands.rule_sets import rules_called, suggest_kept
from bot.commands.stakes import Wanted, refusal
from bot.commands.tables import open_table, seconds_of, settings_to_open, table_here
from bot.rules.cards import MAX_PACKS
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS, parse_rules
from bot.tables.commands import Join
from bot.tables.gnau import (
    DealerPolicy,
    GnauMachine,
    GnauTable,
    GnauTableOptions,
    SplitMode,
    new_gnau_table,
    opening_stake,
    player_cover,
    stake_covered,
    verify_player_cover,
    with_opener_seated,
    with_own_deal,
)
from bot.tables.gnau.settings import GnauSettings, new_table_options
from bot.tables.ids import TableId
from bot.tables.machine import Moment
from bot.tables.rule_sets import rule_set_called
from bot.tables.server_settings import ServerSettings
from bot.text import dashed
from bot.views.gnau.buttons import FOLLOWS, tell_joined
from bot.views.visit import Visit

Decks = app_commands.Range[int, 1, MAX_PACKS]


async def open_gnau(  # noqa: PLR0913, PLR0917 - what can be said of a table
    visit: Visit,
    stake: int | None = None,
    dealer: str | None = None,
    rules: str | None = None,
    split: str | None = None,
    pace: str | None = None,
    *,
    join: bool = True,
) -> None:
    """Open a table in the channel of an interaction. None stands for the setting of the server.

    Args:
        stake: The points for one point of a hand.
        dealer: A `DealerPolicy`.
        rules: The name of a preset of house rules, or the name or key of a set that the server keeps.
        split: A `SplitMode`.
        pace: The seconds from the deal to the reveal.
        join: Whether the opener takes a seat. An opener with too few points for that gets no seat, and is
            told so.

    Raises:
        RuleError: The member may not open this table, or it cannot be opened.
    """
    settings = await settings_to_open(visit)
    options = new_table_options(
        settings,
        stake,
        _rules_called(visit, settings, rules) if rules else None,
        DealerPolicy(dealer) if dealer else None,
        SplitMode(split) if split else None,
        seconds_of(pace),
    )
    table = _new_table(visit, options)
    if table.is_bankroll:
        choices = ".".join(each or "" for each in (dealer, _carried(settings, rules), split))
        # Three dots at the beginning are `FOLLOWS`, so the pace comes first.
        choices = f"{pace}.{choices}" if pace else choices
        await _verify_stake(visit, settings, table, choices)
    why_not = None
    if join and not table.seats:
        why_not = await _why_not_seated(visit, table)
        if why_not is None:
            table = with_opener_seated(table, str(visit.interaction.id))
    await open_table(visit, GnauMachine.game, table)
    if why_not is not None:
        text = visit.text
        await visit.tell(text("gnau-note-not-seated", why=text.error(why_not)))
    elif table.is_bankroll:
        await _warn_of_stake(visit, table)


def _new_table(visit: Visit, options: GnauTableOptions) -> GnauTable:
    return new_gnau_table(
        opener_id=visit.user_id,
        opener_part=str(visit.interaction.id),
        options=options,
        seed_root=visit.services.chance.fresh_root(),
        now_ms=visit.services.clock.now_ms(),
    )


async def play_again(visit: Visit, followed_id: TableId, stake: int | None = None) -> None:
    """Seat a person at the table that follows a closed one. The first person opens it.

    Args:
        stake: None for the stake of the closed table.

    Raises:
        RuleError: The person may not open or join the table, or another table is in the channel.
    """
    if await _joined_next(visit, followed_id):
        return
    try:
        await _open_next(visit, followed_id, stake)
    except RuleError as error:
        # Someone else may have opened it at the same moment.
        if error.code != "table-here" or not await _joined_next(visit, followed_id):
            raise


async def _joined_next(visit: Visit, followed_id: TableId) -> bool:
    """Seat a person at the channel's table if it follows the closed one; return whether it does."""
    tables = visit.tables(GnauMachine.game)
    try:
        stored, table = await table_here(visit, GnauMachine.game)
    except RuleError as error:
        if error.code != "no-table-here":
            raise
        return False
    if table.follows_id != followed_id:
        return False
    await visit.defer()
    step = await tables.apply(stored.table_id, Join(visit.user_id, str(visit.interaction.id)))
    await tell_joined(visit, step.table)
    return True


async def _open_next(visit: Visit, followed_id: TableId, stake: int | None) -> None:
    """Open the table that follows a closed one, with its options and with the person seated."""
    settings = await settings_to_open(visit)
    _, closed = await visit.tables(GnauMachine.game).get(followed_id)
    before: GnauTableOptions = closed.options
    options = new_table_options(
        settings, stake or before.stake_points, before.rules, before.dealer, before.split, before.reveal_s
    )
    table = _new_table(visit, options)
    if table.is_bankroll:
        await _verify_stake(visit, settings, table, f"{FOLLOWS}{followed_id}")
    if not table.seats:
        why_not = await _why_not_seated(visit, table)
        if why_not is not None:
            raise why_not
        table = with_opener_seated(table, str(visit.interaction.id))
    table = with_own_deal(table, followed_id, visit.services.clock.now_ms())
    await open_table(visit, GnauMachine.game, table)


async def _why_not_seated(visit: Visit, table: GnauTable) -> RuleError | None:
    """Return why the opener of a table has too few points to play at it; None if they have enough."""
    if not table.is_bankroll:
        return None
    services, opener_id = visit.services, table.opener_id
    purses = await services.bankroll.purses(visit.guild_id, opener_id)
    limits = {} if purses.limit is None else {opener_id: purses.limit}
    moment = Moment(services.clock.now_ms(), services.chance, {opener_id: purses.own}, loss_limits=limits)
    try:
        verify_player_cover(table, opener_id, moment)
    except RuleError as error:
        return error
    return None


async def open_gnau_for(visit: Visit, stake: int | None = None, choices: str = "") -> None:
    """Open a table by a button.

    Args:
        stake: None for the usual stake of the server.
        choices: The pace, if one was chosen, then dealer policy, preset and split mode, separated by dots.
            Each of these three may be empty. Instead, a closed table can follow three dots, whose options
            the table has.

    Raises:
        RuleError: The member may not open this table, or it cannot be opened.
    """
    if choices.startswith(FOLLOWS):
        await play_again(visit, TableId(int(choices.removeprefix(FOLLOWS))), stake)
        return
    *pace, dealer, rules, split = (each or None for each in (choices or "..").split("."))
    await open_gnau(visit, stake, dealer, rules, split, *pace)


async def take_gnau_seat(visit: Visit, table_id: TableId) -> bool:
    """Give the person who clicked or typed a seat at a table, and tell them so in private.

    Returns:
        True: nobody is asked anything first.

    Raises:
        RuleError: There is no seat for the person.
    """
    await visit.take()
    # No person can choose the id of an interaction, so it is a fair part of the shuffle.
    join = Join(visit.user_id, str(visit.interaction.id))
    step = await visit.tables(GnauMachine.game).apply(table_id, join)
    await tell_joined(visit, step.table)
    return True


async def _verify_stake(visit: Visit, settings: ServerSettings, table: GnauTable, choices: str) -> None:
    """Check that members of this server could play for a table's stake.

    Raises:
        RuleError: `stake-too-high`.
    """
    purses = await visit.services.bankroll.purses(visit.guild_id, table.opener_id)
    # Against the house, no player loses points to other members, so the limit of such losses does not count.
    own = purses.own if table.options.dealer is DealerPolicy.HOUSE else purses.to_lose
    stake, highest = table.options.stake_points, opening_stake(table, own, purses.others)
    if highest >= stake:
        return
    wanted = Wanted(GnauMachine.game, "round", stake, player_cover(table), choices)
    # A stake that the opener can play for comes first.
    affordable = settings.stake_within(min(highest, stake_covered(table, own)))
    raise refusal(wanted, purses, affordable or settings.stake_within(highest))


async def _warn_of_stake(visit: Visit, table: GnauTable) -> None:
    """Tell the opener of a table, in private, if most members could not play for its stake."""
    usual = stake_covered(table, await visit.services.bankroll.usual_balance(visit.guild_id))
    if usual < table.options.stake_points:
        game, need = GnauMachine.game, player_cover(table)
        await visit.tell(visit.text("table-stake-high", unit="round", game=game, need=need, stake=usual))


def _rules_called(visit: Visit, settings: ServerSettings, called: str) -> HouseRules:
    """Return a preset, or the house rules that a server keeps under a name or a key.

    Raises:
        RuleError: `rule-set-unknown`, or the kept rules are of a newer version.
    """
    if called in PRESETS:
        return PRESETS[called]
    rules: HouseRules = rules_called(visit, settings, GnauMachine.game, called)
    return rules


def _carried(settings: ServerSettings, called: str | None) -> str | None:
    """Return chosen rules in the form in which a button carries them."""
    if called is None or called in PRESETS:
        return called
    return rule_set_called(settings.rule_sets, GnauMachine.game, called).key


async def rules_of_hands(visit: Visit, typed: str | None) -> HouseRules:
    """Return the house rules for a question about hands.

    Args:
        typed: A preset, the name of a set that the server keeps, or rules on one line; None for the rules of
            tables that are opened without a choice in the interaction's server.

    Raises:
        RuleError: The rules cannot be read.
    """
    settings = await visit.services.settings.for_guild(visit.guild_id)
    if typed is None:
        return settings.for_game(GnauSettings).rules
    try:
        return _rules_called(visit, settings, typed)
    except RuleError:
        return parse_rules(typed)


async def suggest_rules(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Suggest house rules that match the typed text: presets, and the sets that the server keeps."""
    visit = Visit.of(interaction)
    presets = {visit.text(f"gnau-set-{dashed(name)}"): name for name in PRESETS}
    return await suggest_kept(visit, GnauMachine.game, current, presets)
