"""One hand of Hearts: the deal, the passing of three cards, the play, the scores, and the record.

Source: a public rule-and-strategy description of Hearts.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Any, Final

from bot.rules.cards import Card, Suit, build_deck
from bot.rules.deal_files import verify_record
from bot.rules.errors import RuleError, quote
from bot.rules.hearts.scoring import (
    QUEEN_OF_SPADES,
    TWO_OF_CLUBS,
    Moon,
    Options,
    Passing,
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
    TrickHand,
    begun,
    following,
    holder_of,
    in_order,
    of_suit,
    verify_deal,
    verify_turn,
)
from bot.rules.tricks.records import read_by_seat, words, words_by_seat

NAME: Final = "hearts"
PASSED: Final = 3

_KEYS: Final = ("game", "options", "hand", "deal", "passes", "plays")
_MAX_NUMBER: Final = 1_000_000
_HEARTS: Final = frozenset(of_suit(build_deck(), Suit.HEARTS))
_HEARTS_AND_QUEEN: Final = _HEARTS | {QUEEN_OF_SPADES}


class Direction(IntEnum):
    """The number of seats to the left that passed cards move; `NONE` if no cards are passed."""

    NONE = 0
    LEFT = 1
    ACROSS = 2
    RIGHT = 3


_IN_TURN: Final = (Direction.NONE, Direction.LEFT, Direction.RIGHT, Direction.ACROSS)


def direction_of(number: int, passing: Passing = Passing.CYCLE) -> Direction:
    """Return the direction of passing in a hand.

    Args:
        number: The number of the hand in its game, from 1.

    Example:
        >>> [direction_of(number).name for number in (1, 2, 3, 4, 5)]
        ['LEFT', 'RIGHT', 'ACROSS', 'NONE', 'LEFT']
    """
    if passing is Passing.CYCLE:
        return _IN_TURN[number % len(_IN_TURN)]
    return Direction.LEFT if passing is Passing.LEFT else Direction.NONE


def receiver_of(seat: int, direction: Direction) -> int:
    """Return the seat that receives the cards that a seat passes."""
    return (seat + direction) % SEATS


def after_passing(deal: BySeat, passes: BySeat, direction: Direction) -> BySeat:
    """Return the cards of each seat after all seats have passed."""
    return tuple(
        in_order(
            [*_without(deal[seat], passes[seat]), *passes[receiver_of(seat, Direction(SEATS - direction))]]
        )
        for seat in range(SEATS)
    )


def _without(cards: Cards, given: Cards) -> Cards:
    return tuple(card for card in cards if card not in given)


@dataclass(frozen=True, slots=True)
class Hand(TrickHand):
    """The immutable state of a hand: passing and playing return a new one.

    Args:
        number: The number of the hand in its game, from 1. It determines the direction of passing.
        passes: The cards that each seat gives away, None for a seat that has not chosen yet. Empty if no
            cards are passed in this hand.
    """

    options: Options
    number: int
    deal: BySeat
    passes: tuple[Cards | None, ...]
    play: Play | None

    @property
    def leader(self) -> int | None:
        """The leader that the previous hand determines: always None, because 2♣ leads every hand."""
        return None

    @property
    def prepared(self) -> tuple[Cards | None, ...]:
        """What each seat does before the play: it gives cards away."""
        return self.passes

    @property
    def direction(self) -> Direction:
        """The direction in which cards are passed."""
        return direction_of(self.number, self.options.passing)

    @property
    def is_broken(self) -> bool:
        """Whether a seat that also holds other suits may lead a heart."""
        # Any heart played is enough: one that did not break hearts itself came after one that did.
        breakers = _HEARTS_AND_QUEEN if self.options.queen_breaks_hearts else _HEARTS
        return self.play is not None and any(
            not breakers.isdisjoint(trick.cards) for trick in self.play.tricks
        )


def new_hand(deal: Sequence[Sequence[Card]], number: int = 1, options: Options | None = None) -> Hand:
    """Return a newly dealt hand, thirteen cards to each of four seats.

    Args:
        number: The number of the hand in its game, from 1.

    Raises:
        RuleError: `deal-seats`, `deal-size`, `deal-card-twice`.
    """
    verify_deal(deal)
    dealt = tuple(map(in_order, deal))
    chosen = options or Options()
    if direction_of(number, chosen.passing) is Direction.NONE:
        return Hand(chosen, number, dealt, (), _begin(dealt))
    return Hand(chosen, number, dealt, (None,) * SEATS, None)


def begin_hand(deal: Sequence[Sequence[Card]], number: int, _leader: int | None, options: Options) -> Hand:
    """Return a newly dealt hand. The previous hand does not matter, because 2♣ leads every hand."""
    return new_hand(deal, number, options)


def has_nothing_to_prepare(_hand: Hand, _seat: int) -> bool:
    """Return whether a seat has nothing to choose before the play: always False in Hearts."""
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
    """Return the hand after a seat has chosen the cards to pass. The play begins once all seats have chosen.

    Raises:
        RuleError: As `verify_passing`.
    """
    verify_passing(hand, seat, cards)
    passes = (*hand.passes[:seat], in_order(cards), *hand.passes[seat + 1 :])
    chosen = tuple(each for each in passes if each is not None)
    play = _begin(after_passing(hand.deal, chosen, hand.direction)) if len(chosen) == SEATS else None
    return replace(hand, passes=passes, play=play)


def legal_plays(hand: Hand) -> Cards:
    """Return the cards that the seat to play may play, in order; empty if no seat is to play."""
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
    # Not `replace`, which takes as long as the rest of this function.
    return Hand(hand.options, hand.number, hand.deal, hand.passes, play)


def hand_scores(hand: Hand, moon: Moon | None = None) -> Scores:
    """Return the change of each seat's score, once all cards are played."""
    return score_hand(begun(hand.play).captured, hand.options, moon)


def took_everything(hand: Hand) -> int | None:
    """Return the seat that shot the moon, if any."""
    return moon_shooter(begun(hand.play).captured, hand.options)


def chooser(hand: Hand) -> int | None:
    """Return the seat that shot the moon, if the house rules let it choose the effect."""
    return took_everything(hand) if hand.options.moon is Moon.CHOOSE else None


def next_leader(_hand: Hand) -> int | None:
    """Return None: the previous hand does not decide who leads, because 2♣ leads every hand."""
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


def to_record(hand: Hand, moon: Moon | None = None) -> dict[str, Any]:
    """Return the record of a hand whose play has begun, ready for JSON.

    Args:
        moon: The choice of the seat that shot the moon, if the house rules allow one. It replaces the option
            `moon` in the record, which has no other place for it.

    Raises:
        RuleError: `play-not-begun`.
    """
    given = tuple(each for each in hand.passes if each is not None)
    return {
        "game": NAME,
        "options": hand.options.to_record() | ({"moon": moon.value} if moon else {}),
        "hand": hand.number,
        "deal": words_by_seat(hand.deal),
        "passes": words_by_seat(given) if given else None,
        "plays": words(begun(hand.play).played),
    }


def dealt_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record right after the deal; see `TrickRules.dealt_hand`."""
    verify_record(record, NAME, _KEYS)
    options = Options.from_record(record["options"])
    number = _number(record["hand"])
    return new_hand(read_by_seat("deal", record["deal"]), number, options)


def prepared_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record before its first card; see `TrickRules.prepared_hand`."""
    hand = dealt_hand(record)
    for seat, cards in enumerate(_passes(record["passes"], hand.direction)):
        hand = pass_cards(hand, seat, cards)
    return hand


def _number(value: object) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= _MAX_NUMBER:
        raise RuleError("record-hand-number-invalid", value=quote(value))
    return value


def _passes(value: object, direction: Direction) -> BySeat:
    if direction is Direction.NONE:
        if value is not None:
            raise RuleError("record-passes-not-expected")
        return ()
    if value is None:
        raise RuleError("record-passes-missing")
    return read_by_seat("passes", value)
