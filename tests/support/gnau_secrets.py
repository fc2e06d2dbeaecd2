"""What Gnau keeps from people, and decks by which a test can tell an earlier round's cards from a secret."""

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from bot.app import CardsBot
from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.tables.gnau import GnauTable
from bot.tables.gnau.state import Hands
from bot.tables.ids import UserId
from tests.support.card_secrets import gives_away_card, gives_away_hand, gives_away_seed
from tests.support.guild import CardRoom, StackedDeck
from tests.support.secrecy import Secret

SEEDS_AHEAD: Final = 3

_seed_of = lru_cache(maxsize=1000)(fair_deal.seed_of)


class FreshDeck(StackedDeck):
    """The real shuffle, from which cards that were shown already are dealt last.

    So whoever sees a card of a running round has not seen it in an earlier one. There are cards enough for
    two rounds of five hands.
    """

    def __init__(self) -> None:
        super().__init__()
        self.shown: set[Card] = set()

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int
    ) -> list[Card]:
        shuffled = super().shuffled(deck, seed, parts, round_number)
        return shuffled if self.hands else sorted(shuffled, key=lambda card: card in self.shown)


class GnauSecrets:
    """The hands of running rounds, what was chosen in them, and the seeds of all rounds to come."""

    def __init__(self, room: CardRoom) -> None:
        self._room = room

    async def of(self, bot: CardsBot) -> list[Secret]:
        found: list[Secret] = []
        for step in await bot.services.games.all_open():
            table = step.table
            found += _seeds(table)
            if table.hands is not None and table.has_cards_out:
                found += self._hands(table)
                found += _choices(table)
            elif table.hands is not None:
                self._note_shown(table.hands)
        return found

    def _hands(self, table: GnauTable) -> Iterator[Secret]:
        assert table.hands is not None
        shown = self._room.deck.shown if isinstance(self._room.deck, FreshDeck) else set()
        for owner_id, cards in _by_owner(table.hands):
            seen = cards if owner_id is None else table.seen_cards(UserId(owner_id))
            for card in cards:
                if card not in shown:
                    # What lies face down is hidden from its owner, too.
                    reader_id = owner_id if card in seen else None
                    yield Secret(reader_id, f"{owner_id}'s {card}", gives_away_card(card))
            yield Secret(owner_id, f"{owner_id}'s hand", gives_away_hand(cards))

    def _note_shown(self, hands: Hands) -> None:
        if isinstance(self._room.deck, FreshDeck):
            self._room.deck.shown |= {card for _, cards in _by_owner(hands) for card in cards}


def _by_owner(hands: Hands) -> list[tuple[int | None, tuple[Card, ...]]]:
    dealer = [(hands.dealer_id, hands.dealer)] if hands.dealer else []
    return [*dealer, *hands.players.items()]


def _seeds(table: GnauTable) -> Iterator[Secret]:
    # The seed of a running round is secret, that of a settled one is not.
    first = table.round if table.has_cards_out else table.round + 1
    yield Secret(None, "the root of all seeds", gives_away_seed(table.seed_root))
    for number in range(first, first + SEEDS_AHEAD):
        seed = _seed_of(table.seed_root, number)
        yield Secret(None, f"the seed of round {number}", gives_away_seed(seed))


def _choices(table: GnauTable) -> Iterator[Secret]:
    """Yield what has been chosen; to be told apart, everybody at the table has to choose another three."""
    for user_id, places in table.choices.items():
        if places:
            orders = "|".join({"".join(map(str, order)) for order in (places, sorted(places))})
            listed = "|".join({", ?".join(map(str, order)) for order in (places, sorted(places))})
            pattern = re.compile(rf":(?:{orders})(?!\w)|[\[(](?:{listed})[\])]")
            yield Secret(user_id, f"what {user_id} has chosen", partial(_is_in, pattern))


def _is_in(pattern: re.Pattern[str], text: str) -> bool:
    return pattern.search(text) is not None
