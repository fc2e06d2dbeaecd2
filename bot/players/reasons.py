"""Why a card is good: the reasons that people are told, each checked against the hand first.

Rules of the advice decide, thousands of times a second. Reasons explain a decision once. A reason is true or
false for a card that a seat may play, no matter how the card was chosen. It uses only what the seat knows for
certain: the cards played, the cards it has passed, the cards that others have exposed, and the suits that
others have run out of.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final, Generic, TypeAlias

from bot.players.cardset import CLUBS, DIAMONDS, above, below, highest, losers, lowest, suit_of
from bot.players.knowledge import Knowledge
from bot.players.situation import SituationT
from bot.rules.tricks import SEATS

# The id for a card without a reason, which only looking ahead finds.
LOOKING_AHEAD: Final = "looking-ahead"

# A card is high if it is a 10 or higher.
HIGH: Final = sum(0b11111 << 8 + place for place in (0, 13, 26, 39))
_SHORT: Final = 2
# With at most this many cards left there is no time to make use of a void.
_NEAR_THE_END: Final = 3
# While at least this many cards of a suit are out, all players can probably follow suit.
_FRESH: Final = 6


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
    def kept(self) -> int:
        """The cards of its suit that the seat does not choose."""
        return self.held & self.suit & ~self.chosen

    @property
    def is_high(self) -> bool:
        """Whether the card is a 10 or higher."""
        return bool(self.card & HIGH)


class Plan(StrEnum):
    """A plan for the whole hand that explains a card. All plans are about sweeps, see `sweeping`."""

    # The seat has taken all cards of the sweep so far, and wants the rest.
    FINISH = "finish"
    # No other seat has taken a card of the sweep, and the seat tries to win them all.
    TRY = "try"
    # Another seat has taken all cards of the sweep so far, and has to be stopped.
    STOP = "stop"


# Returns whether the reason is true of a `Play` or of a `Prepared`. The name of the function is the id of the
# sentence that people are told.
Reason: TypeAlias = Callable[[Any], bool]


def reason_id(reasons: Iterable[Reason], subject: object) -> str:
    """Return the id of the first reason that is true of a subject, or `LOOKING_AHEAD` if none is.

    Args:
        reasons: The reasons of the game, the most telling first.
        subject: A `Play` or a `Prepared`.
    """
    return next((id_of(reason) for reason in reasons if reason(subject)), LOOKING_AHEAD)


def id_of(reason: Reason) -> str:
    """Return the id of a reason: its function's name, with hyphens.

    Example:
        >>> id_of(id_of)
        'id-of'
    """
    return reason.__name__.replace("_", "-")


class Play(Generic[SituationT]):
    """A card that a seat may play at its turn, and what is certain about it."""

    def __init__(self, knowledge: Knowledge[SituationT], card: int) -> None:
        self.s = knowledge.situation
        self.card = card
        self.suit = suit_of(card)
        self._may_hold = knowledge.may_hold

    @property
    def leads(self) -> bool:
        """Whether the card begins a trick."""
        return not self.s.led

    @property
    def follows(self) -> bool:
        """Whether the card is of the suit that was led."""
        return self.s.led == self.suit

    @property
    def is_discard(self) -> bool:
        """Whether the card is of another suit than the one that was led."""
        return not self.leads and not self.follows

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
        if self.leads:
            return bool(self.out) and not self.lower
        return self.is_discard or self.card < self.s.best

    @property
    def is_plain(self) -> bool:
        """Whether the card is none of the special cards of `Situation.spared`."""
        return not self.card & self.s.spared

    @property
    def is_high(self) -> bool:
        """Whether the card is a 10 or higher."""
        return bool(self.card & HIGH)

    @property
    def is_forced(self) -> bool:
        """Whether every legal card is certain to win the trick."""
        return self.s.led == self.suit and self.surely_wins(lowest(self.s.legal))

    @property
    def cannot_duck(self) -> bool:
        """Whether every legal card is higher than the best card of the trick so far."""
        return self.follows and lowest(self.s.legal) > self.s.best

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
    def keeps_a_stopper(self) -> bool:
        """Whether the seat keeps a higher card of the suit that beats some card of the others."""
        kept = above(self.others, self.card)
        return bool(kept and below(self.out, highest(kept)))

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
    def is_short(self) -> bool:
        """Whether the seat keeps at most one card of the suit, while others still hold some."""
        return self.others.bit_count() < _SHORT and bool(self.out)

    @property
    def ends_a_suit(self) -> bool:
        """Whether the card is the seat's last of a suit that others still hold, well before the hand ends."""
        return not self.others and bool(self.out) and self.s.held.bit_count() > _NEAR_THE_END

    @property
    def is_only_suit(self) -> bool:
        """Whether the seat may play no other suit."""
        return not self.s.legal & ~self.suit

    def is_under_most(self, factor: int) -> bool:
        """Return whether higher cards of the suit are out, at least `factor` times as many as lower ones."""
        return bool(self.higher) and self.higher.bit_count() >= factor * self.lower.bit_count()


# Reasons for every game. First those for following suit; the last, `spend_a_high_card`, also covers leads.


def win_with_the_highest(play: Play[Any]) -> bool:
    """Return whether every legal card wins, and this one is the highest."""
    return play.is_forced and play.is_top and play.keeps_lower and play.is_plain


def win_and_keep_a_higher(play: Play[Any]) -> bool:
    """Return whether every legal card wins, and the seat keeps a higher one."""
    return play.is_forced and play.keeps_higher and play.is_plain


def the_only_card_below(play: Play[Any]) -> bool:
    """Return whether this is the only legal card that does not win."""
    s = play.s
    is_alone = below(s.legal, s.best) == play.card and bool(above(s.legal, s.best))
    return play.follows and play.loses and is_alone


def duck_as_high_as_possible(play: Play[Any]) -> bool:
    """Return whether this is the highest card that does not win, and the seat keeps lower ones."""
    return play.follows and play.loses and play.is_top_below and play.keeps_lower


def duck_and_keep_a_higher(play: Play[Any]) -> bool:
    """Return whether the card does not win, and the seat keeps a higher one."""
    return play.follows and play.loses and play.keeps_higher and play.is_plain


def go_over_as_low_as_possible(play: Play[Any]) -> bool:
    """Return whether the seat cannot duck, and its lowest card, or one as good, may still be beaten."""
    is_lowest = not play.lower & -(lowest(play.alternatives) or lowest(play.s.legal))
    return play.cannot_duck and is_lowest and play.may_come(play.higher)


def win_with_a_plain_card(play: Play[Any]) -> bool:
    """Return whether every legal card wins, and this one is not special although a special card is legal."""
    return play.is_forced and play.is_plain and bool(play.s.legal & play.s.spared)


def leave_it_to_others(play: Play[Any]) -> bool:
    """Return whether the card is the best so far, but a later seat may beat it, and many cards would.

    At least half of the cards of the suit that are out are higher.
    """
    over = play.follows and play.card > play.s.best and play.is_plain
    return over and play.may_come(play.higher) and play.is_under_most(1)


def spend_a_high_card(play: Play[Any]) -> bool:
    """Return whether a high card may win a trick without special cards, and one that may lose is kept."""
    may_win = not play.is_discard and not play.loses and not play.s.pile & play.s.spared
    is_high = play.is_high and play.is_plain and play.keeps_lower
    return may_win and is_high and bool(above(play.out, lowest(play.others)))


# Discarding:


def end_a_suit(play: Play[Any]) -> bool:
    """Return whether the discard is the seat's last card of a suit that others still hold."""
    return play.is_discard and play.ends_a_suit and play.is_plain


def discard_what_may_win(play: Play[Any]) -> bool:
    """Return whether the discard could win a trick later, because lower cards of its suit are out."""
    return play.is_discard and bool(play.lower) and play.is_plain


def discard_what_wins_nothing(play: Play[Any]) -> bool:
    """Return whether all cards of the discard's suit that are out are higher."""
    return play.is_discard and bool(play.higher) and not play.lower and play.is_plain


def discard_what_nobody_follows(play: Play[Any]) -> bool:
    """Return whether no other seat has the discard's suit, so that the card would win if it was led later."""
    return play.is_discard and not play.out and play.is_plain


# Leading:


def lead_a_sure_exit(play: Play[Any]) -> bool:
    """Return whether all cards of the suit that are out are higher than the lead, so that it is beaten."""
    return play.leads and play.loses and play.is_plain


def lead_a_short_suit(play: Play[Any]) -> bool:
    """Return whether the lead is from at most two clubs or diamonds, in a suit that others hold many of."""
    return play.leads and play.is_short and play.is_fresh and play.suit in (CLUBS, DIAMONDS) and play.is_plain


def shorten_a_suit_by_leading(play: Play[Any]) -> bool:
    """Return whether an early lead, which may lose, is from at most two cards of a suit still in play."""
    is_early = play.s.held.bit_count() > _NEAR_THE_END and play.out.bit_count() > _SHORT
    return play.leads and play.is_short and is_early and not play.wins and play.is_plain


def lead_under_most(play: Play[Any]) -> bool:
    """Return whether at least two thirds of the cards of the suit that are out are higher than the lead."""
    return play.leads and play.is_under_most(2) and play.is_plain


def lead_under_some(play: Play[Any]) -> bool:
    """Return whether at least half of the cards of the suit that are out are higher than the lead."""
    return play.leads and play.is_under_most(1) and play.is_plain


def end_a_suit_by_leading(play: Play[Any]) -> bool:
    """Return whether the lead is the seat's last card of a suit that others still hold."""
    return play.leads and play.ends_a_suit and play.is_plain


def lead_the_lowest(play: Play[Any]) -> bool:
    """Return whether the lead is the seat's lowest card of its suit, and higher ones are out."""
    return play.leads and not play.keeps_lower and bool(play.higher) and play.is_plain


def lead_the_only_suit(play: Play[Any]) -> bool:
    """Return whether no other suit may be led, and this is the lowest or the highest card of the suit."""
    return play.leads and play.is_only_suit and (not play.keeps_lower or not play.keeps_higher)


def take_the_rest(play: Play[Any]) -> bool:
    """Return whether the seat leads, and nobody can beat any card that it holds."""
    return play.leads and not losers(play.s.held, play.s.unseen)


def keep_the_lead(play: Play[Any]) -> bool:
    """Return whether nobody can beat the lead."""
    return play.leads and play.wins and play.is_plain
