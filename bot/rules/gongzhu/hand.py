"""One hand of Gong Zhu: the deal, the exposing of cards, the play, the scores, and the record.

Source: a public rule-and-strategy description of Gong Zhu.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.rules.cards import Card
from bot.rules.deal_files import verify_record
from bot.rules.errors import RuleError, quote
from bot.rules.gongzhu.scoring import (
    EXPOSABLE,
    PIG,
    FirstLead,
    Options,
    Scores,
    has_all_hearts,
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
from bot.rules.tricks.records import (
    read_by_seat,
    read_cards,
    words,
    words_by_seat,
)

NAME: Final = "gongzhu"
_KEYS: Final = ("game", "options", "deal", "exposed", "leader", "plays")


@dataclass(frozen=True, slots=True)
class Hand(TrickHand):
    """The immutable state of a hand: exposing and playing return a new one.

    Args:
        leader: The seat that leads the first trick because it captured the pig in the previous hand. None in
            the first hand of a game, where the seat with the card of `Options.first_lead` leads.
        exposures: The cards that each seat exposes; None for a seat that has not chosen yet.
    """

    options: Options
    deal: BySeat
    leader: int | None
    exposures: tuple[Cards | None, ...] = (None,) * SEATS
    play: Play | None = None

    @property
    def prepared(self) -> tuple[Cards | None, ...]:
        """What each seat does before the play: it exposes cards."""
        return self.exposures

    @property
    def exposed(self) -> Cards:
        """The exposed cards in order; empty until all seats have chosen."""
        if self.play is None:
            return ()
        return in_order(card for cards in self.exposures if cards for card in cards)


def new_hand(
    deal: Sequence[Sequence[Card]], leader: int | None = None, options: Options | None = None
) -> Hand:
    """Return a newly dealt hand, thirteen cards to each of four seats.

    Args:
        leader: The seat that leads the first trick; None in the first hand of a game.

    Raises:
        RuleError: `deal-seats`, `deal-size`, `deal-card-twice`.
    """
    verify_deal(deal)
    return Hand(options or Options(), tuple(map(in_order, deal)), leader)


def begin_hand(deal: Sequence[Sequence[Card]], _number: int, leader: int | None, options: Options) -> Hand:
    """Return a newly dealt hand. The number of the hand does not matter."""
    return new_hand(deal, leader, options)


def has_nothing_to_prepare(hand: Hand, seat: int) -> bool:
    """Return whether a seat holds none of the four cards that may be exposed."""
    return not exposable(hand.deal[seat])


def exposable(held: Collection[Card]) -> Cards:
    """Return the cards that may be exposed.

    Source: a public rule-and-strategy description of Gong Zhu: A♥, Q♠, J♦ and 10♣.
    """
    return in_order(card for card in held if card in EXPOSABLE)


def verify_exposing(hand: Hand, seat: int, cards: Sequence[Card]) -> None:
    """Check that a seat may expose these cards now. Exposing no card is allowed.

    Raises:
        RuleError: `expose-over`, `exposed-already`, `expose-card-twice`, `expose-not-allowed`,
            `card-not-held`.
    """
    if hand.play is not None:
        raise RuleError("expose-over")
    if hand.exposures[seat] is not None:
        raise RuleError("exposed-already")
    for card in cards:
        if cards.count(card) > 1:
            raise RuleError("expose-card-twice", card=str(card))
        if card not in EXPOSABLE:
            raise RuleError("expose-not-allowed", card=str(card))
        if card not in hand.deal[seat]:
            raise RuleError("card-not-held", card=str(card))


def expose_cards(hand: Hand, seat: int, cards: Sequence[Card]) -> Hand:
    """Return the hand after a seat has chosen what to expose. The play begins once all seats have chosen.

    Raises:
        RuleError: As `verify_exposing`.
    """
    verify_exposing(hand, seat, cards)
    exposures = (*hand.exposures[:seat], in_order(cards), *hand.exposures[seat + 1 :])
    return replace(hand, exposures=exposures, play=None if None in exposures else _begin(hand))


def legal_plays(hand: Hand) -> Cards:
    """Return the cards that the seat to play may play, in order; empty if no seat is to play."""
    play = hand.play
    if play is None or (seat := play.to_play) is None:
        return ()
    held = play.held[seat]
    if not play.tricks and hand.leader is None:
        return (hand.options.first_lead.card,)
    allowed = following(held, play.trick) if play.trick.cards else held
    waiting = _waiting(hand, play, allowed)
    return tuple([card for card in allowed if card not in waiting]) if waiting else allowed


def verify_play(hand: Hand, seat: int, card: Card) -> None:
    """Check that a seat may play a card now.

    Raises:
        RuleError: `play-not-begun`, `play-finished`, `not-your-turn`, `card-not-held`, `two-of-spades-leads`,
            `two-of-clubs-leads`, `must-follow-suit` or `exposed-in-first-trick`.
    """
    play = verify_turn(hand.play, seat, card)
    if card in legal_plays(hand):
        return
    if not play.tricks:
        if hand.leader is None:
            is_clubs = hand.options.first_lead is FirstLead.TWO_OF_CLUBS
            raise RuleError("two-of-clubs-leads" if is_clubs else "two-of-spades-leads")
    elif play.trick.cards and card.suit is not play.trick.suit:
        raise RuleError("must-follow-suit", suit=str(play.trick.suit))
    raise RuleError("exposed-in-first-trick", card=str(card))


def play_card(hand: Hand, seat: int, card: Card) -> Hand:
    """Return the hand after a seat has played a card.

    Raises:
        RuleError: As `verify_play`.
    """
    verify_play(hand, seat, card)
    play = begun(hand.play).with_card(card)
    # Not `replace`, which takes as long as the rest of this function.
    return Hand(hand.options, hand.deal, hand.leader, hand.exposures, play)


def hand_scores(hand: Hand, _chosen: None = None) -> Scores:
    """Return the change of each seat's score, once all cards are played."""
    return score_hand(begun(hand.play).captured, hand.exposed, hand.options)


def took_everything(hand: Hand) -> int | None:
    """Return the seat that captured all the hearts, if any."""
    captured = enumerate(begun(hand.play).captured)
    return next((seat for seat, cards in captured if has_all_hearts(cards)), None)


def chooser(_hand: Hand) -> int | None:
    """Return None: no seat has a choice after the last card."""
    return None


def next_leader(hand: Hand) -> int | None:
    """Return the seat that captured the pig."""
    return holder_of(PIG, begun(hand.play).captured)


def _begin(hand: Hand) -> Play:
    first = hand.options.first_lead.card
    return Play(hand.deal, Trick(holder_of(first, hand.deal) if hand.leader is None else hand.leader))


def _waiting(hand: Hand, play: Play, allowed: Cards) -> Cards:
    """Return the exposed cards that may not be played yet.

    An exposed card waits the first time its suit is led, if the seat has another card of that suit.

    Args:
        allowed: The cards allowed by the other rules.
    """
    exposed = [card for cards in hand.exposures if cards for card in cards if card in allowed]
    if not exposed:
        return ()
    led = play.trick.suit
    begun_suits = {trick.suit for trick in play.finished}
    return tuple(
        card
        for card in exposed
        if card.suit not in begun_suits and led in (None, card.suit) and len(of_suit(allowed, card.suit)) > 1
    )


def to_record(hand: Hand, _chosen: None = None) -> dict[str, Any]:
    """Return the record of a hand whose play has begun, ready for JSON.

    Raises:
        RuleError: `play-not-begun`.
    """
    return {
        "game": NAME,
        "options": hand.options.to_record(),
        "deal": words_by_seat(hand.deal),
        "exposed": words(hand.exposed),
        "leader": hand.leader,
        "plays": words(begun(hand.play).played),
    }


def dealt_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record right after the deal; see `TrickRules.dealt_hand`."""
    verify_record(record, NAME, _KEYS)
    options = Options.from_record(record["options"])
    leader = _leader(record["leader"])
    return new_hand(read_by_seat("deal", record["deal"]), leader, options)


def prepared_hand(record: Mapping[str, object]) -> Hand:
    """Return the hand of a record before its first card; see `TrickRules.prepared_hand`."""
    return _expose(dealt_hand(record), read_cards("exposed", record["exposed"]))


def _leader(value: object) -> int | None:
    if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value < SEATS):
        return value
    raise RuleError("record-leader-invalid", value=quote(value))


def _expose(hand: Hand, exposed: Cards) -> Hand:
    for seat in range(SEATS):
        hand = expose_cards(hand, seat, [card for card in exposed if holder_of(card, hand.deal) == seat])
    return hand
