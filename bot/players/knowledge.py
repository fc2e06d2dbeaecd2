"""What a seat knows of a hand in play: where it stands, and who may hold which of the unseen cards."""

from typing import Generic, Protocol, TypeVar

from bot.players.cardset import PACK, bit_of, set_of
from bot.players.deals import UnseenCards
from bot.players.situation import Situation, SituationT
from bot.players.view import PlayerView
from bot.rules.tricks import CARDS_EACH, SEATS

SituationT_contra = TypeVar("SituationT_contra", bound=Situation, contravariant=True)


class Shown(Protocol[SituationT_contra]):
    """What a play says about the other cards of whoever plays it, beyond a suit not followed."""

    def __call__(self, situation: SituationT_contra, card: int) -> int:
        """Return which cards the seat to play may still hold, if it plays this card."""
        ...


class Knowledge(Generic[SituationT]):
    """All that a seat knows.

    Args:
        view: What it sees.
        situation: The hand before the first card.
        shown: What a play says about the other cards of whoever plays it.

    Attributes:
        situation: Where the hand stands; of the hands, only the seat's own is filled.
        may_hold: Which cards each other seat may hold.
        plays: For each seat, every card it has played, with the situation it played it in.
    """

    def __init__(self, view: PlayerView, situation: SituationT, shown: Shown[SituationT]) -> None:
        self.situation = situation
        self.plays: list[list[tuple[SituationT, int]]] = [[] for _ in range(SEATS)]
        self.seat = view.seat
        self._sizes = _sizes_of(view)
        self.may_hold = [PACK] * SEATS
        for trick in view.tricks:
            for card in map(bit_of, trick.cards):
                self.may_hold[situation.seat] &= shown(situation, card)
                self.plays[situation.seat].append((situation.copy(), card))
                situation.play(card)
        situation.hands[view.seat] = set_of(view.held)
        situation.look(situation.hands[view.seat])
        situation.legal = set_of(view.legal)
        for seat, suits in enumerate(situation.voids):
            self.may_hold[seat] &= ~suits

    def fix(self, cards: int, holder: int) -> None:
        """Note that a seat holds those of some cards that were not played yet."""
        for seat in range(SEATS):
            if seat != holder:
                self.may_hold[seat] &= ~cards

    def unseen_cards(self) -> UnseenCards:
        """Return the unseen cards, to be dealt."""
        unseen = PACK ^ self.situation.gone ^ self.situation.hands[self.seat]
        return UnseenCards(self.seat, unseen, self._sizes, self.may_hold)


def _sizes_of(view: PlayerView) -> list[int]:
    """Return how many cards each seat holds."""
    sizes = [CARDS_EACH] * SEATS
    for trick in view.tricks:
        for card in trick.cards:
            sizes[trick.seat_of(card)] -= 1
    return sizes
