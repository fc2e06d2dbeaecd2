"""What Hearts and Gong Zhu keep from people: cards still in somebody's hand, picks, and seeds to come."""

import re
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Final

from bot.app import CardsBot
from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.tables.tricks import TrickTable
from bot.tables.tricks.state import WITH_CARDS
from bot.text.cards import card_plain
from tests.support.card_secrets import gives_away_seed
from tests.support.secrecy import Secret

SEEDS_AHEAD: Final = 2

_seed_of = lru_cache(maxsize=1000)(fair_deal.seed_of)


class TrickSecrets:
    """The cards that are still held in running hands, and the seeds of these and of all hands to come.

    A card counts as given away by its rank and suit side by side: as people see it, or as ids hold it. A
    whole pack is dealt in every hand, so what was shown in one hand is a secret again in the next: a watch
    has to forget between two hands.
    """

    async def of(self, bot: CardsBot) -> list[Secret]:
        found: list[Secret] = []
        for step in await bot.services.games.all_open():
            if isinstance(step.table, TrickTable):
                found += _seeds(step.table)
                found += _held(step.table) if step.table.phase in WITH_CARDS else ()
        return found


def names_card(card: Card) -> Callable[[str], bool]:
    """Return whether a text names a card: as chat shows it, or as a custom id holds it."""
    plain = card_plain(card)
    found = re.compile(rf"(?<![\w.]){re.escape(plain)}|(?<!\w){card}(?!\w)").search
    return lambda text: found(text) is not None


def _held(table: TrickTable) -> Iterator[Secret]:
    assert table.hand is not None
    for place, cards in enumerate(table.hand.held):
        owner_id = table.seats[place].user_id
        for card in set(cards) - set(table.view_of(place).exposed[place]):
            what = f"seat {place}'s {card} in hand {table.round}"
            yield Secret(owner_id, what, names_card(card), _givers(table, place, card))


def _givers(table: TrickTable, place: int, card: Card) -> frozenset[int]:
    """Return who has passed a card to a seat, and so knows where it is."""
    for giver, seat in enumerate(table.seats):
        if giver != place and seat.user_id is not None and card in table.view_of(giver).given:
            return frozenset({seat.user_id})
    return frozenset()


def _seeds(table: TrickTable) -> Iterator[Secret]:
    first = table.round if table.phase in WITH_CARDS else table.round + 1
    yield Secret(None, "the root of all seeds", gives_away_seed(table.seed_root))
    for number in range(first, first + SEEDS_AHEAD):
        yield Secret(None, f"the seed of hand {number}", gives_away_seed(_seed_of(table.seed_root, number)))
