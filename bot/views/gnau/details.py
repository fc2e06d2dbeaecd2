"""The details of a table that a member asks for: the edge, the full lock of the shuffle, and all rules."""

from collections.abc import Iterable

from discord import ui

from bot.rules.cards import packs_for
from bot.rules.fair_deal import CHAIN_ROUNDS, SCHEME
from bot.rules.gnau.odds import RoundOdds
from bot.tables.gnau import GnauMachine, GnauTable
from bot.tables.ids import GuildId, TableId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.conventions import percent
from bot.text.tricks import game_name
from bot.views.gnau.rules import table_rules_view
from bot.views.style import LINE, PRIVATE, panel
from bot.views.visit import Visit


async def show_details(visit: Visit, table_id: TableId) -> None:
    """Show the details of a table privately to the person who clicked, and the rules while it is open.

    The edge takes a moment to compute under house rules that this process has not seen before.
    """
    await visit.think()
    services, text = visit.services, visit.text
    stored, table = await visit.tables(GnauMachine.game).get(table_id)
    odds = await services.odds.round_odds(table.options.rules, packs_for(len(table.players) + 1))
    await visit.show(details_view(text, stored, table, odds))
    if table.is_open:
        settings = await services.settings.for_guild(GuildId(stored.guild_id))
        await visit.show(table_rules_view(text, table.options, settings))


def details_view(text: Text, stored: StoredTable, table: GnauTable, odds: RoundOdds) -> ui.LayoutView:
    """Return the details of a table without its rules.

    Args:
        odds: Those of a round under the table's rules.
    """
    return panel(PRIVATE, _blocks(text, stored, table, odds))


def _blocks(text: Text, stored: StoredTable, table: GnauTable, odds: RoundOdds) -> Iterable[str]:
    game = game_name(text, GnauMachine.game)
    yield f"### {text('table-title-details', game=game, table=str(stored.table_id))}"
    shares = {"gains": odds.gains, "pays": odds.pays, "edge": odds.dealer_expectation}
    yield text("gnau-details-odds", **{name: percent(text, share) for name, share in shares.items()})
    yield LINE
    if not table.is_open:
        yield from _keys(text, table)
    elif not table.has_unproven_cards:
        number, commitment = table.lock
        yield text(
            "fair-lock-whole",
            unit="round",
            round=str(number),
            commitment=commitment.hex(),
            scheme=str(SCHEME),
            game=GnauMachine.game,
        )
    yield text("play-points")


def _keys(text: Text, table: GnauTable) -> Iterable[str]:
    """Yield the key of the round that a closed table never dealt, from which those of all rounds follow."""
    if table.round < CHAIN_ROUNDS:
        number, key = str(table.round + 1), table.next_seed.hex()
        yield text("gnau-details-key", round=number, before=table.round, scheme=str(SCHEME), key=key)
