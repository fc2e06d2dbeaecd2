"""Finds what is worth telling of an evening of Gnau when its table closes, from all its settled rounds."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from bot.services import Services
from bot.tables.gnau import GnauTable
from bot.tables.gnau.highlights import Highlights, PlayedTable, highlights_of, played_tables
from bot.tables.history import StoredRound
from bot.tables.ports import StoredTable

log = logging.getLogger(__name__)

# Reading more rounds would take too long. A longer evening tells only what its table has kept.
MOST_ROUNDS: Final = 300
# The odds of house rules that are new to this process take seconds. The end of the evening does not wait.
ODDS_WAIT_S: Final = 3.0


async def evening_highlights(services: Services, stored: StoredTable, table: GnauTable) -> Highlights:
    """Return the highlights of a closed table; they are empty unless all its rounds can be read."""
    if not 0 < table.rounds_played <= MOST_ROUNDS:
        return Highlights()
    kept = await services.history.rounds_at(stored.guild_id, stored.table_id, most=MOST_ROUNDS)
    rounds = await asyncio.to_thread(_recalled, kept)
    if len(rounds) != table.rounds_played:
        return Highlights()
    try:
        async with asyncio.timeout(ODDS_WAIT_S):
            keys = {each.odds_key for each in rounds}
            odds = {key: await services.odds.round_odds(*key) for key in keys}
    except TimeoutError:
        odds = {}
    return highlights_of(table, rounds, odds)


def _recalled(kept: Sequence[StoredRound]) -> list[PlayedTable]:
    try:
        return played_tables(kept)
    except Exception as error:  # noqa: BLE001 - a damaged round must not keep a table's end from being shown
        log.warning("the rounds of an evening cannot be read: %s", type(error).__name__)
        return []
