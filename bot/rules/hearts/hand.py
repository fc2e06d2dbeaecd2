"""One hand of Hearts: the deal, three cards passed left, right, across or not at all, the play, the scores.

Source: a public rule-and-strategy description of Hearts.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from bot.rules.cards import Card, Suit, build_deck
from bot.rules.errors import RuleError
from bot.rules.hearts.options import Moon, Options
from bot.rules.hearts.scoring import (
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    Scores,
    is_barred_first,
    moon_shooter,
    score_hand,
)
from bot.rules.tricks import (
    SEATS,
    BySeat,
    Cards,
    Play,
    Trick,
    begun,
    following,
    holder_of,
    in_order,
    of_suit,
    verify_deal,
    verify_turn,
)

PASSED: Final = 3

_HEARTS: Final = frozenset(of_suit(build_deck(), Suit.HEARTS))
_HEARTS_AND_QUEEN: Final = _HEARTS | {QUEEN_OF_SPADES}


class Direction(IntEnum):
    """Where passed cards go, as the number of seats further to the left; nowhere is none at all."""

    NONE = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3


_IN_TURN: Final = (Direction.NONE, Direction.LEFT, Direction.RIGHT, Direction.ACROSS)


def direction_of(number: int) -> Direction:
    """Return which way cards are passed in a hand.

    Args:
        number: Which hand of the game, from 1.

    Example:
        >>> [direction_of(number).name for number in (1, 2, 3, 4, 5)]
        ['LEFT', 'RIGHT', 'ACROSS', 'NONE', 'LEFT']
    """
    return _IN_TURN[number % len(_IN_TURN)]


def receiver_of(seat: int, direction: Direction) -> int:
    """Return who gets what a seat passes."""
    return (seat + direction) % SEATS


def after_passing(deal: BySeat, passes: BySeat, direction: Direction) -> BySeat:
    """Return what each seat holds once all have passed.

    Args:
        deal: What each seat was dealt.
        passes: What each seat gives.
        direction: Where it goes.
    """
    return tuple(
        in_order(
            [*_without(deal[seat], passes[seat]), *passes[receiver_of(seat, Direction(SEATS - direction))]]
        )
        for seat in range(SEATS)
    )


def _without(cards: Cards, given: Cards) -> Cards:
    return tuple(card for card in cards if card not in given)


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it stands. It never changes: passing and playing return the next one.

    Args:
        options: The house rules.
        number: Which hand of the game, from 1; it decides where cards are passed.
        deal: What each seat was dealt.
        passes: What each seat gives, as far as it has chosen; empty where nothing is passed.
        play: The play of the cards; None while somebody has still to pass.
    """

    options: Options
    number: int
    deal: BySeat
    passes: tuple[Cards | None, ...]
    play: Play | None

    @property
    def leader(self) -> int | None:
        """Whom the hand before has made the leader: nobody, since 2♣ leads every hand."""
        return None

    @property
    def prepared(self) -> tuple[Cards | None, ...]:
        """What each seat does before the play: it gives cards."""
        return self.passes

    @property
    def direction(self) -> Direction:
        """Where cards are passed."""
        return direction_of(self.number)

    @property
    def held(self) -> BySeat:
        """What each seat holds now; until all have passed, what it was dealt."""
        return self.play.held if self.play else self.deal

    @property
    def to_play(self) -> int | None:
        return self.play.to_play if self.play else None

    @property
    def is_finished(self) -> bool:
        """Whether all cards are played."""
        return self.play is not None and self.play.is_finished

    @property
    def is_broken(self) -> bool:
        """Whether hearts may be led by a seat that holds something else as well."""
        # A heart that was led or followed suit was preceded by one that broke them, or did it by itself.
        breakers = _HEARTS_AND_QUEEN if self.options.queen_breaks_hearts else _HEARTS
        return self.play is not None and any(
            not breakers.isdisjoint(trick.cards) for trick in self.play.tricks
        )


def new_hand(deal: Sequence[Sequence[Card]], number: int = 1, options: Options | None = None) -> Hand:
    """Return a hand as it was dealt.

    Args:
        deal: Thirteen cards for each of four seats.
        number: Which hand of the game, from 1.
        options: The house rules; the defaults if None.

    Raises:
        RuleError: `deal-seats`, `deal-size`, `deal-card-twice`.
    """
    verify_deal(deal)
    dealt = tuple(map(in_order, deal))
    chosen = options or Options()
    if direction_of(number) is Direction.NONE:
        return Hand(chosen, number, dealt, (), _begin(dealt))
    return Hand(chosen, number, dealt, (None,) * SEATS, None)


def begin_hand(deal: Sequence[Sequence[Card]], number: int, _leader: int | None, options: Options) -> Hand:
    """Return a hand as it was dealt; 2♣ leads, whatever was before."""
    return new_hand(deal, number, options)


def has_nothing_to_prepare(_hand: Hand, _seat: int) -> bool:
    """Whether a seat has no choice: never, everybody has three cards to pass."""
    return False


def verify_passing(hand: Hand, seat: int, cards: Sequence[Card]) -> None:
    """Check that a seat may pass these cards now.

    Raises:
        RuleError: `pass-over`, `passed-already`, `pass-count`, `pass-card-twice`, `card-not-held`.
    """
    if hand.play is not None:
        raise RuleError("pass-over")
    if hand.passes[seat] is not None:
        raise RuleError("passed-already")
    if len(cards) != PASSED:
        raise RuleError("pass-count", count=len(cards), needed=PASSED)
    for card in cards:
        if cards.count(card) > 1:
            raise RuleError("pass-card-twice", card=str(card))
        if card not in hand.deal[seat]:
            raise RuleError("card-not-held", card=str(card))


def pass_cards(hand: Hand, seat: int, cards: Sequence[Card]) -> Hand:
    """Return the hand after a seat has chosen what it gives; once all have, play begins.

    Raises:
        RuleError: As `verify_passing`.
    """
    verify_passing(hand, seat, cards)
    passes = (*hand.passes[:seat], in_order(cards), *hand.passes[seat + 1 :])
    chosen = tuple(each for each in passes if each is not None)
    play = _begin(after_passing(hand.deal, chosen, hand.direction)) if len(chosen) == SEATS else None
    return replace(hand, passes=passes, play=play)


def legal_plays(hand: Hand) -> Cards:
    """Return what the seat to play may play, in order; nothing where nobody is to play."""
    play = hand.play
    if play is None or (seat := play.to_play) is None:
        return ()
    held = play.held[seat]
    return _leads(hand, held) if not play.trick.cards else _follows(hand, play, held)


def verify_play(hand: Hand, seat: int, card: Card) -> None:
    """Check that a seat may play a card now.

    Raises:
        RuleError: `play-not-begun`, `play-finished`, `not-your-turn`, `card-not-held`, `two-of-clubs-leads`,
            `must-follow-suit`, `points-in-first-trick` or `hearts-not-broken`.
    """
    play = verify_turn(hand.play, seat, card)
    if card in legal_plays(hand):
        return
    if not play.tricks:
        raise RuleError("two-of-clubs-leads")
    if not play.trick.cards:
        raise RuleError("hearts-not-broken")
    if of_suit(play.held[seat], play.trick.suit):
        raise RuleError("must-follow-suit", suit=str(play.trick.suit))
    raise RuleError("points-in-first-trick", card=str(card))


def play_card(hand: Hand, seat: int, card: Card) -> Hand:
    """Return the hand after a seat has played a card.

    Raises:
        RuleError: As `verify_play`.
    """
    verify_play(hand, seat, card)
    play = begun(hand.play).with_card(card)
    # `replace` takes as long as all the rest.
    return Hand(hand.options, hand.number, hand.deal, hand.passes, play)


def hand_scores(hand: Hand, moon: Moon | None = None) -> Scores:
    """Return what each seat's score changes by once all cards are played."""
    return score_hand(begun(hand.play).captured, hand.options, moon)


def took_everything(hand: Hand) -> int | None:
    """Return who has shot the moon."""
    return moon_shooter(begun(hand.play).captured, hand.options)


def chooser(hand: Hand) -> int | None:
    """Return who has shot the moon, where the house rules leave it to them what that does."""
    return took_everything(hand) if hand.options.moon is Moon.CHOOSE else None


def next_leader(_hand: Hand) -> int | None:
    """Return nobody: 2♣ leads every hand."""
    return None


def _begin(held: BySeat) -> Play:
    return Play(held, Trick(holder_of(TWO_OF_CLUBS, held)))


def _leads(hand: Hand, held: Cards) -> Cards:
    if TWO_OF_CLUBS in held:
        return (TWO_OF_CLUBS,)
    others = tuple([card for card in held if card not in _HEARTS])
    return held if not others or len(others) == len(held) or hand.is_broken else others


def _follows(hand: Hand, play: Play, held: Cards) -> Cards:
    allowed = following(held, play.trick)
    if play.finished:
        return allowed
    harmless = tuple(card for card in allowed if not is_barred_first(card, hand.options))
    return harmless or allowed
