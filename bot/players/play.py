"""A card that a seat may play, pass or expose, and what is certain about it: what reasons are built of.

Certain is what follows from the cards played, the cards that the seat has passed, the cards that others have
exposed, and the suits that others have run out of.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Final, Generic, TypeVar

from bot.players.cardset import HIGH, above, below, highest, lowest, suit_of
from bot.players.knowledge import Knowledge
from bot.players.situation import Situation
from bot.rules.tricks import SEATS

SituationT_co = TypeVar("SituationT_co", bound=Situation, covariant=True)

# While at least this many cards of a suit are out, all players can probably follow suit.
_FRESH: Final = 6
# With at most this many cards left, a hand is near its end.
_NEAR_THE_END: Final = 3


@dataclass(frozen=True, slots=True)
class Prepared:
    """A card that a seat passes or exposes, or could pass or expose but keeps.

    Args:
        held: All cards that the seat was dealt.
        chosen: All cards that the seat passes or exposes.
    """

    held: int
    chosen: int
    card: int

    @property
    def suit(self) -> int:
        """The whole suit of the card."""
        return suit_of(self.card)

    @property
    def others(self) -> int:
        """The other cards of its suit that the seat was dealt."""
        return self.held & self.suit & ~self.card

    @property
    def kept(self) -> int:
        """The cards of its suit that the seat does not choose."""
        return self.held & self.suit & ~self.chosen

    @property
    def is_high(self) -> bool:
        """Whether the card is a 10 or higher."""
        return bool(self.card & HIGH)


class Play(Generic[SituationT_co]):
    """A card that a seat may play at its turn, and what is certain about it."""

    def __init__(self, knowledge: Knowledge[SituationT_co], card: int) -> None:
        self.s = knowledge.situation
        self.card = card
        self.suit = suit_of(card)
        self._may_hold = knowledge.may_hold

    @property
    def out(self) -> int:
        """The cards of its suit that the others hold."""
        return self.s.unseen & self.suit

    @property
    def higher(self) -> int:
        """The cards of `out` that are higher than the card."""
        return above(self.out, self.card)

    @property
    def lower(self) -> int:
        """The cards of `out` that are lower than the card."""
        return below(self.out, self.card)

    @property
    def others(self) -> int:
        """The other cards of its suit that the seat holds."""
        return self.s.held & self.suit & ~self.card

    @property
    def alternatives(self) -> int:
        """The legal cards without the special cards of `Situation.spared`."""
        return self.s.legal & ~self.s.spared

    @cached_property
    def coming(self) -> tuple[int, ...]:
        """The seats that play to the trick after this seat."""
        s = self.s
        return tuple(seat & 3 for seat in range(s.seat + 1, s.seat + SEATS - s.count))

    def may_come(self, cards: int) -> bool:
        """Return whether a seat that plays later to the trick may hold one of these cards."""
        found = cards & self.s.unseen
        return any(found & self._may_hold[seat] for seat in self.coming)

    def may_have(self, seat: int, card: int) -> bool:
        """Return whether a seat may hold a card."""
        return bool(card & self.s.unseen & self._may_hold[seat])

    def surely_wins(self, card: int) -> bool:
        """Return whether a legal card is certain to win the trick, no matter what the others hold."""
        s, suit = self.s, suit_of(card)
        if s.led and (suit != s.led or card < s.best):
            return False
        return not self.may_come(above(s.unseen & suit, card))

    @cached_property
    def wins(self) -> bool:
        """Whether the card is certain to win the trick."""
        return self.surely_wins(self.card)

    @cached_property
    def loses(self) -> bool:
        """Whether the card is certain not to win the trick."""
        if not self.s.led:
            return bool(self.out) and not self.lower
        return self.suit != self.s.led or self.card < self.s.best

    @property
    def goes_over(self) -> bool:
        """Whether the card follows suit, and is the best of the trick so far."""
        return self.suit == self.s.led and self.card > self.s.best

    @property
    def is_forced(self) -> bool:
        """Whether the seat follows suit, and every legal card is certain to win the trick."""
        return self.suit == self.s.led and self.surely_wins(lowest(self.s.legal))

    @property
    def cannot_duck(self) -> bool:
        """Whether the seat follows suit, and every legal card is higher than the best of the trick so far."""
        return self.suit == self.s.led and lowest(self.s.legal) > self.s.best

    @property
    def is_free(self) -> bool:
        """Whether nothing in the trick so far costs its taker, and the card does not either."""
        return not self.s.costs(self.s.pile | self.card)

    @property
    def is_plain(self) -> bool:
        """Whether the card is none of the special cards of `Situation.spared`."""
        return not self.card & self.s.spared

    @property
    def is_high(self) -> bool:
        """Whether the card is a 10 or higher."""
        return bool(self.card & HIGH)

    @property
    def is_top(self) -> bool:
        """Whether the card is the highest legal one of its suit, leaving out special cards."""
        return self.card == highest(self.alternatives & self.suit)

    @property
    def is_top_below(self) -> bool:
        """Whether the card is the highest legal one that does not win, leaving out special cards."""
        return self.card == highest(below(self.alternatives, self.s.best))

    @property
    def keeps_higher(self) -> bool:
        """Whether the seat may also play a higher card of the suit, leaving out special cards."""
        return bool(above(self.alternatives & self.suit, self.card))

    @property
    def keeps_lower(self) -> bool:
        """Whether the seat keeps a lower card of the suit."""
        return bool(below(self.others, self.card))

    @property
    def is_fresh(self) -> bool:
        """Whether the suit has hardly been played, and no other seat is known to be void in it."""
        s = self.s
        is_known_void = any(s.voids[seat] & self.suit for seat in range(SEATS) if seat != s.seat)
        return self.out.bit_count() >= _FRESH and not is_known_void

    @property
    def is_near_the_end(self) -> bool:
        """Whether so few cards are left that there is no time to make use of a void."""
        return self.s.held.bit_count() <= _NEAR_THE_END

    @property
    def ends_a_suit(self) -> bool:
        """Whether the card is the seat's last of a suit that others still hold, well before the hand ends."""
        return not self.others and bool(self.out) and not self.is_near_the_end

    def is_under(self, factor: int) -> bool:
        """Return whether higher cards of the suit are out, at least `factor` times as many as lower ones."""
        return bool(self.higher) and self.higher.bit_count() >= factor * self.lower.bit_count()
