"""Whether what is said of cards to pass or to expose is true, by the whole deal; see `sentences`."""

from dataclasses import dataclass

from bot.rules.cards import Card, Suit
from bot.rules.tricks import BySeat, Cards, height
from tests.players.sentences import FACES, named


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
        self.kept = [card for card in self.held if card not in self.cards]
        self.high = height(self.card)


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
        max(map(height, c.cards)) < FACES
        and sum(height(card) >= FACES for card in c.deal[c.seat] if card not in c.cards) >= 5
    ),
    "pass-the-highest-of-a-suit": lambda c: bool(c.kept) and max(map(height, c.kept)) < c.high,
}

EXPOSED = {
    "expose-a-hidden-pig": lambda c: str(c.card) == "QS" and len(c.held) >= 4,
    "expose-a-guarded-sheep": lambda c: str(c.card) == "JD" and any(height(card) > 11 for card in c.held),
    "expose-a-long-sheep": lambda c: str(c.card) == "JD" and len(c.held) >= 6,
    "expose-a-covered-ace": lambda c: str(c.card) == "AH" and sum(height(card) < 9 for card in c.held) >= 2,
    "expose-a-hidden-transformer": lambda c: str(c.card) == "10C" and len(c.held) >= 4,
}
