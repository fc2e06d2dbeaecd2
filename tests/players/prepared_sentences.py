"""Whether what is said of cards to pass, to expose or to keep is true, by the whole deal; see `sentences`."""

from dataclasses import dataclass

from bot.rules.cards import Card, Suit
from bot.rules.tricks import BySeat, Cards, height
from tests.players.moments import FACES, named


@dataclass
class Chosen:
    """A hand before it is played, and what one seat passes or exposes.

    Args:
        deal: What all were dealt.
        seat: Who chooses.
        cards: What they choose.
        card: One of it.
    """

    deal: BySeat
    seat: int
    cards: Cards
    card: Card

    def __post_init__(self):
        self.held = [card for card in self.deal[self.seat] if card.suit is self.card.suit]
        self.elsewhere = 13 - len(self.held)
        self.kept = [card for card in self.held if card not in self.cards]
        self.high = height(self.card)


def _strength(cards):
    """Return how many cards nobody can beat, from each ace down, and how many the longest suit has."""
    sure, longest = 0, 0
    for suit in Suit:
        own = sorted((height(card) for card in cards if card.suit is suit), reverse=True)
        sure += sum(own[: place + 1] == [*range(14, 13 - place, -1)] for place in range(len(own)))
        longest = max(longest, len(own))
    return sure + longest


PASSED = {
    "pass-the-queen-when-short": lambda c: str(c.card) == "QS" and len(c.held) <= 5,
    "pass-high-spades-when-short": lambda c: (
        c.card.suit is Suit.SPADES
        and c.high > 12
        and sum(height(card) < 12 for card in c.held) < 5
        and "QS" not in named(c.kept)
    ),
    "pass-high-hearts": lambda c: c.card.suit is Suit.HEARTS and c.high >= FACES,
    "pass-a-short-suit": lambda c: not c.kept,
    "pass-high-cards": lambda c: c.high >= FACES,
    "pass-from-a-long-suit": lambda c: any(
        sum(card.suit is c.card.suit for card in cards) <= 2
        for seat, cards in enumerate(c.deal)
        if seat != c.seat
    ),
    "pass-to-shorten": lambda c: len(c.kept) <= 2,
    "pass-low-for-the-moon": lambda c: (
        max(map(height, c.cards)) < FACES and _strength([x for x in c.deal[c.seat] if x not in c.cards]) >= 7
    ),
    "pass-the-highest-of-a-suit": lambda c: bool(c.kept) and max(map(height, c.kept)) < c.high,
}

EXPOSED = {
    "expose-a-hidden-pig": lambda c: str(c.card) == "QS" and len(c.held) >= 4,
    "expose-a-guarded-sheep": lambda c: str(c.card) == "JD" and any(height(card) > 11 for card in c.held),
    "expose-a-long-sheep": lambda c: str(c.card) == "JD" and len(c.held) >= 6,
    "expose-a-covered-ace": lambda c: str(c.card) == "AH" and sum(height(card) < 9 for card in c.held) >= 2,
    "expose-a-hidden-transformer": lambda c: str(c.card) == "10C" and len(c.held) >= 4,
    "expose-a-transformer-with-the-sheep": lambda c: (
        str(c.card) == "10C"
        and "JD" in named(c.deal[c.seat])
        and any(card.suit is Suit.DIAMONDS and height(card) > 11 for card in c.deal[c.seat])
    ),
    "expose-a-transformer-in-a-low-hand": lambda c: (
        str(c.card) == "10C" and sum(height(card) >= FACES for card in c.deal[c.seat]) <= 4
    ),
}

NOT_EXPOSED = {
    "keep-a-bare-pig": lambda c: str(c.card) == "QS" and len(c.held) <= 3,
    "keep-a-hunted-pig": lambda c: str(c.card) == "QS" and c.elsewhere > len(c.held),
    "keep-an-unguarded-sheep": lambda c: str(c.card) == "JD" and max(map(height, c.held)) == 11,
    "keep-a-thinly-guarded-sheep": lambda c: (
        str(c.card) == "JD" and sum(height(card) > 11 for card in c.held) == 1
    ),
    "keep-an-uncovered-ace": lambda c: str(c.card) == "AH" and sum(height(card) < 9 for card in c.held) <= 2,
    "keep-an-ace-among-high-hearts": lambda c: (
        str(c.card) == "AH" and sum(height(card) >= FACES for card in c.held) >= 2
    ),
    "keep-a-bare-transformer": lambda c: str(c.card) == "10C" and len(c.held) <= 3,
    "keep-a-hunted-transformer": lambda c: str(c.card) == "10C" and c.elsewhere > len(c.held),
}
