"""Black Lady, the rule module of a game that only the tests have.

Four seats, one pack. Hearts cost 1 each, Q♠ 13, K♠ 10 and A♠ 7; the lowest score wins. Everybody passes
three cards to the left in every hand. 2♣ leads the first hand of a game, whoever has taken Q♠ the next one.
Any card may be led, and points may fall in any trick. Whoever takes all the points gets none, and everybody
else 43.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.rules.cards import ACE, KING, QUEEN, Card, Suit
from bot.rules.deal_files import verify_record
from bot.rules.errors import RuleError
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
    verify_deal,
    verify_turn,
)
from bot.rules.tricks.payments import Person, everyone_pays
from bot.rules.tricks.records import read_by_seat, words, words_by_seat
from bot.rules.tricks.rules import TrickOptions

NAME: Final = "black_lady"
# There is nothing to choose after the last card.
CHOICES: Final = ()
PASSED: Final = 3
TWO_OF_CLUBS: Final = Card(2, Suit.CLUBS)
LADY: Final = Card(QUEEN, Suit.SPADES)
SPADES: Final = {LADY: 13, Card(KING, Suit.SPADES): 10, Card(ACE, Suit.SPADES): 7}
EVERYTHING: Final = 43
_KEYS: Final = ("game", "options", "leader", "deal", "passes", "plays")


@dataclass(frozen=True, slots=True)
class Options(TrickOptions):
    """The house rules.

    Args:
        target: The game ends with the hand in which a score exceeds it.
    """

    target: int = 100


@dataclass(frozen=True, slots=True)
class Hand(TrickHand):
    """A hand as it stands.

    Args:
        leader: Who has taken Q♠ in the hand before; None in the first hand of a game.
        prepared: What each seat passes to its left, as far as it has chosen.
        play: The play of the cards; None while somebody has still to pass.
    """

    options: Options
    leader: int | None
    deal: BySeat
    prepared: tuple[Cards | None, ...] = (None,) * SEATS
    play: Play | None = None


def receiver_of(seat: int) -> int:
    """Return who gets what a seat passes."""
    return (seat + 1) % SEATS


def giver_to(seat: int) -> int:
    """Return who passes cards to a seat."""
    return (seat - 1) % SEATS


def begin_hand(deal: Sequence[Sequence[Card]], _number: int, leader: int | None, options: Options) -> Hand:
    verify_deal(deal)
    return Hand(options, leader, tuple(map(in_order, deal)))


def prepare(hand: Hand, seat: int, cards: Sequence[Card]) -> Hand:
    if hand.play is not None:
        raise RuleError("pass-over")
    if hand.prepared[seat] is not None:
        raise RuleError("passed-already")
    if len(set(cards)) != PASSED or len(cards) != PASSED:
        raise RuleError("pass-count", count=len(cards), needed=PASSED)
    for card in cards:
        if card not in hand.deal[seat]:
            raise RuleError("card-not-held", card=str(card))
    prepared = (*hand.prepared[:seat], in_order(cards), *hand.prepared[seat + 1 :])
    return replace(hand, prepared=prepared, play=_begin(hand, prepared))


def has_nothing_to_prepare(_hand: Hand, _seat: int) -> bool:
    return False


def legal_plays(hand: Hand) -> Cards:
    if hand.play is None or hand.play.to_play is None:
        return ()
    return following(hand.play.held[hand.play.to_play], hand.play.trick)


def play_card(hand: Hand, seat: int, card: Card) -> Hand:
    play = verify_turn(hand.play, seat, card)
    if card not in legal_plays(hand):
        raise RuleError("must-follow-suit", suit=str(play.trick.suit))
    return replace(hand, play=play.with_card(card))


def points_of(card: Card) -> int:
    """Return what a card costs whoever takes it."""
    return SPADES.get(card, int(card.suit is Suit.HEARTS))


def score_hand(captured: Sequence[Sequence[Card]]) -> tuple[int, ...]:
    """Return what each seat's score changes by."""
    scores = tuple(sum(map(points_of, cards)) for cards in captured)
    if EVERYTHING in scores:
        return tuple(0 if score else EVERYTHING for score in scores)
    return scores


def chooser(_hand: Hand) -> int | None:
    return None


def hand_scores(hand: Hand, _chosen: None = None) -> tuple[int, ...]:
    return score_hand(begun(hand.play).captured)


def took_everything(hand: Hand) -> int | None:
    taken = [sum(map(points_of, cards)) for cards in begun(hand.play).captured]
    return taken.index(EVERYTHING) if EVERYTHING in taken else None


def merit(score: int) -> int:
    return -score


def next_leader(hand: Hand) -> int | None:
    return holder_of(LADY, begun(hand.play).captured)


def is_over(totals: Sequence[int], options: Options, _hands: int) -> bool:
    return max(totals) > options.target


def winners(totals: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, total in enumerate(totals) if total == min(totals))


def payments(
    totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = ()
) -> dict[Person, int]:
    return everyone_pays({person: merit(total) for person, total in totals.items()}, left, stake_points)


def to_record(hand: Hand, _chosen: None = None) -> dict[str, Any]:
    play = begun(hand.play)
    return {
        "game": NAME,
        "options": hand.options.to_record(),
        "leader": hand.leader,
        "deal": words_by_seat(hand.deal),
        "passes": words_by_seat([cards or () for cards in hand.prepared]),
        "plays": words(play.played),
    }


def dealt_hand(record: Mapping[str, object]) -> Hand:
    verify_record(record, NAME, _KEYS)
    leader = record["leader"]
    if leader is not None and leader not in range(SEATS):
        raise RuleError("record-seats-invalid", key="leader")
    options = Options.from_record(record["options"])
    return begin_hand(read_by_seat("deal", record["deal"]), 1, leader, options)  # type: ignore[arg-type]


def prepared_hand(record: Mapping[str, object]) -> Hand:
    hand = dealt_hand(record)
    for seat, cards in enumerate(read_by_seat("passes", record["passes"])):
        hand = prepare(hand, seat, cards)
    return hand


def _begin(hand: Hand, prepared: tuple[Cards | None, ...]) -> Play | None:
    given = [cards for cards in prepared if cards is not None]
    if len(given) < SEATS:
        return None
    held = tuple(
        in_order([*(card for card in hand.deal[seat] if card not in given[seat]), *given[giver_to(seat)]])
        for seat in range(SEATS)
    )
    return Play(held, Trick(holder_of(TWO_OF_CLUBS, held) if hand.leader is None else hand.leader))
