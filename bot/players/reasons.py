"""Why a card is good: what is said to people, and checked against the hand before it is said.

Rules of the advice decide, thousands of times a second; reasons explain, once. A reason is true or not of a
card that a seat may play, whoever chose it and however. All it goes by is certain to the seat: the cards that
were played, those it has passed, those that others have exposed, and the suits that others have run out of.
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

# The id for a card that no reason speaks for: only looking ahead finds it.
LOOKING_AHEAD: Final = "looking-ahead"

# From the 10 on a card is high.
HIGH: Final = sum(0b11111 << 8 + place for place in (0, 13, 26, 39))
_SHORT: Final = 2
# With so few cards left there is no time to make use of a void.
_NEAR_THE_END: Final = 3
# While so many cards of a suit are out, it is likely that everybody can follow.
_FRESH: Final = 6


@dataclass(frozen=True, slots=True)
class Prepared:
    """A card that a seat passes or exposes, or might and does not.

    Args:
        held: What the seat was dealt.
        chosen: All that it passes or exposes.
        card: The card.
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
        """What stays of its suit."""
        return self.held & self.suit & ~self.chosen

    @property
    def is_high(self) -> bool:
        """Whether it is a 10 or higher."""
        return bool(self.card & HIGH)


class Plan(StrEnum):
    """What a card is played for that only makes sense over a whole hand."""

    # All that was taken is the seat's, and it wants the rest.
    FINISH = "finish"
    # Nobody else has taken any of it, and the seat tries to win everything.
    TRY = "try"
    # Somebody else has taken all of it so far, and is to be stopped.
    STOP = "stop"


# A reason, for the play or for what comes before it; its name is the id of its sentence.
Reason: TypeAlias = Callable[[Any], bool]


def reason_id(reasons: Iterable[Reason], subject: object) -> str:
    """Return the id of the first reason that is true of a play or of a prepared card.

    Args:
        reasons: Those of the game, the most telling first.
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
    """A card that a seat may play, and what is certain of it.

    Args:
        knowledge: What the seat knows; it is its turn.
        card: The card.
    """

    def __init__(self, knowledge: Knowledge[SituationT], card: int) -> None:
        self.s = knowledge.situation
        self.card = card
        self.suit = suit_of(card)
        self._may_hold = knowledge.may_hold

    @property
    def leads(self) -> bool:
        """Whether it begins a trick."""
        return not self.s.led

    @property
    def follows(self) -> bool:
        """Whether it is of the suit that was led."""
        return self.s.led == self.suit

    @property
    def is_discard(self) -> bool:
        """Whether it is of another suit than was led."""
        return not self.leads and not self.follows

    @property
    def out(self) -> int:
        """The cards of its suit that the others hold."""
        return self.s.unseen & self.suit

    @property
    def higher(self) -> int:
        """Those that are higher."""
        return above(self.out, self.card)

    @property
    def lower(self) -> int:
        """Those that are lower."""
        return below(self.out, self.card)

    @property
    def others(self) -> int:
        """What else the seat holds of its suit."""
        return self.s.held & self.suit & ~self.card

    @property
    def alternatives(self) -> int:
        """What the seat may play, without what is played for what it counts."""
        return self.s.legal & ~self.s.spared

    @cached_property
    def coming(self) -> tuple[int, ...]:
        """Who plays to the trick after the seat."""
        s = self.s
        return tuple(seat & 3 for seat in range(s.seat + 1, s.seat + SEATS - s.count))

    def may_come(self, cards: int) -> bool:
        """Whether somebody who plays after may hold one of some unseen cards."""
        found = cards & self.s.unseen
        return any(found & self._may_hold[seat] for seat in self.coming)

    def surely_wins(self, card: int) -> bool:
        """Whether a legal card takes the trick, whatever others hold."""
        s, suit = self.s, suit_of(card)
        if s.led and (suit != s.led or card < s.best):
            return False
        return not self.may_come(above(s.unseen & suit, card))

    @cached_property
    def wins(self) -> bool:
        """Whether it is certain to take the trick."""
        return self.surely_wins(self.card)

    @cached_property
    def loses(self) -> bool:
        """Whether it is certain not to take the trick."""
        if self.leads:
            return bool(self.out) and not self.lower
        return self.is_discard or self.card < self.s.best

    @property
    def is_plain(self) -> bool:
        """Whether it is not one of those that are only played for what they count."""
        return not self.card & self.s.spared

    @property
    def is_high(self) -> bool:
        """Whether it is a 10 or higher."""
        return bool(self.card & HIGH)

    @property
    def is_forced(self) -> bool:
        """Whether every card that may be played takes the trick."""
        return self.s.led == self.suit and self.surely_wins(lowest(self.s.legal))

    @property
    def cannot_duck(self) -> bool:
        """Whether every card that may be played is higher than those on the table."""
        return self.follows and lowest(self.s.legal) > self.s.best

    @property
    def is_top(self) -> bool:
        """Whether it is the highest that may be played, but for what counts."""
        return self.card == highest(self.alternatives & self.suit)

    @property
    def is_top_below(self) -> bool:
        """Whether it is the highest that stays under the table, but for what counts."""
        return self.card == highest(below(self.alternatives, self.s.best))

    @property
    def keeps_higher(self) -> bool:
        """Whether the seat may play a higher one of its suit, but for what counts."""
        return bool(above(self.alternatives & self.suit, self.card))

    @property
    def keeps_a_stopper(self) -> bool:
        """Whether a higher one of its suit stays under which somebody else has a card."""
        kept = above(self.others, self.card)
        return bool(kept and below(self.out, highest(kept)))

    @property
    def keeps_lower(self) -> bool:
        """Whether a lower one of its suit stays."""
        return bool(below(self.others, self.card))

    @property
    def is_fresh(self) -> bool:
        """Whether the suit has hardly been played, and nobody is known to have run out of it."""
        s = self.s
        is_known_void = any(s.voids[seat] & self.suit for seat in range(SEATS) if seat != s.seat)
        return self.out.bit_count() >= _FRESH and not is_known_void

    @property
    def is_short(self) -> bool:
        """Whether the seat holds few of its suit, while others still hold some."""
        return self.others.bit_count() < _SHORT and bool(self.out)

    @property
    def ends_a_suit(self) -> bool:
        """Whether it is the seat's last of a suit of which others still hold some, long before the end."""
        return not self.others and bool(self.out) and self.s.held.bit_count() > _NEAR_THE_END

    @property
    def is_only_suit(self) -> bool:
        """Whether the seat may play no other suit."""
        return not self.s.legal & ~self.suit

    def is_under_most(self, factor: int) -> bool:
        """Whether of its suit so many times as many higher cards are out as lower ones, and some."""
        return bool(self.higher) and self.higher.bit_count() >= factor * self.lower.bit_count()


# Reasons that hold in every game. Following suit, the last of them also leading:


def win_with_the_highest(play: Play[Any]) -> bool:
    """Whatever is played wins; this is the highest."""
    return play.is_forced and play.is_top and play.keeps_lower and play.is_plain


def win_and_keep_a_higher(play: Play[Any]) -> bool:
    """Whatever is played wins; a higher one is kept."""
    return play.is_forced and play.keeps_higher and play.is_plain


def the_only_card_below(play: Play[Any]) -> bool:
    """The one card that does not win."""
    s = play.s
    is_alone = below(s.legal, s.best) == play.card and bool(above(s.legal, s.best))
    return play.follows and play.loses and is_alone


def duck_as_high_as_possible(play: Play[Any]) -> bool:
    """The highest card that does not win; lower ones are kept."""
    return play.follows and play.loses and play.is_top_below and play.keeps_lower


def duck_and_keep_a_higher(play: Play[Any]) -> bool:
    """Another card that does not win; a higher one is kept."""
    return play.follows and play.loses and play.keeps_higher and play.is_plain


def go_over_as_low_as_possible(play: Play[Any]) -> bool:
    """Nothing stays under; what may still be beaten is the lowest, or as good as that."""
    is_lowest = not play.lower & -(lowest(play.alternatives) or lowest(play.s.legal))
    return play.cannot_duck and is_lowest and play.may_come(play.higher)


def win_with_a_plain_card(play: Play[Any]) -> bool:
    """Whatever is played wins, and it is none of those that count themselves."""
    return play.is_forced and play.is_plain and bool(play.s.legal & play.s.spared)


def leave_it_to_others(play: Play[Any]) -> bool:
    """Over the table, but somebody after may go higher, and more higher cards are out than lower ones."""
    over = play.follows and play.card > play.s.best and play.is_plain
    return over and play.may_come(play.higher) and play.is_under_most(1)


def spend_a_high_card(play: Play[Any]) -> bool:
    """A high card that may win, with nothing that counts by itself on the table; a lower one is kept."""
    may_win = not play.is_discard and not play.loses and not play.s.pile & play.s.spared
    is_high = play.is_high and play.is_plain and play.keeps_lower
    return may_win and is_high and bool(above(play.out, lowest(play.others)))


# Discarding:


def end_a_suit(play: Play[Any]) -> bool:
    """The last of a suit that others still hold."""
    return play.is_discard and play.ends_a_suit and play.is_plain


def discard_what_may_win(play: Play[Any]) -> bool:
    """A card that could win a trick later."""
    return play.is_discard and bool(play.lower) and play.is_plain


def discard_what_wins_nothing(play: Play[Any]) -> bool:
    """All that is out of its suit is higher."""
    return play.is_discard and bool(play.higher) and not play.lower and play.is_plain


def discard_what_nobody_follows(play: Play[Any]) -> bool:
    """Nobody else has the suit: led later, it would win."""
    return play.is_discard and not play.out and play.is_plain


# Leading:


def lead_a_sure_exit(play: Play[Any]) -> bool:
    """Everybody who follows goes over."""
    return play.leads and play.loses and play.is_plain


def lead_a_short_suit(play: Play[Any]) -> bool:
    """One of two, or the last one, of clubs or diamonds that others hold many of."""
    return play.leads and play.is_short and play.is_fresh and play.suit in (CLUBS, DIAMONDS) and play.is_plain


def shorten_a_suit_by_leading(play: Play[Any]) -> bool:
    """One of two of a suit that others still hold several of, long before the end, which may lose."""
    is_early = play.s.held.bit_count() > _NEAR_THE_END and play.out.bit_count() > _SHORT
    return play.leads and play.is_short and is_early and not play.wins and play.is_plain


def lead_under_most(play: Play[Any]) -> bool:
    """Most of what is out is higher."""
    return play.leads and play.is_under_most(2) and play.is_plain


def lead_under_some(play: Play[Any]) -> bool:
    """At least as many cards are higher as lower."""
    return play.leads and play.is_under_most(1) and play.is_plain


def end_a_suit_by_leading(play: Play[Any]) -> bool:
    """The last of a suit that others still hold."""
    return play.leads and play.ends_a_suit and play.is_plain


def lead_the_lowest(play: Play[Any]) -> bool:
    """The lowest of its suit, with higher ones out."""
    return play.leads and not play.keeps_lower and bool(play.higher) and play.is_plain


def lead_the_only_suit(play: Play[Any]) -> bool:
    """No other suit may be led, and this is the lowest or the highest of it."""
    return play.leads and play.is_only_suit and (not play.keeps_lower or not play.keeps_higher)


def take_the_rest(play: Play[Any]) -> bool:
    """Nobody can beat any card that the seat holds."""
    return play.leads and not losers(play.s.held, play.s.unseen)


def keep_the_lead(play: Play[Any]) -> bool:
    """Nobody can beat the card."""
    return play.leads and play.wins and play.is_plain
