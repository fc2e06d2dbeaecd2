"""Reviews a finished hand: each decision of its seats, with what the seat could see at that time."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.players import PlayerView
from bot.rules.cards import Card
from bot.rules.tricks import SEATS, Cards, Trick
from bot.tables.tricks.state import TrickTable


@dataclass(frozen=True)
class Position:
    """One decision in a finished hand.

    Args:
        view: What the seat saw before it decided.
        done: The card that it played, or the cards that it passed or exposed.
    """

    view: PlayerView
    done: Cards


def prepared_positions(table: TrickTable) -> tuple[Position, ...]:
    """Return each seat's position when it passed or exposed cards; `table` is after a finished hand."""
    assert table.hand is not None
    dealt, chosen = as_dealt(table), table.hand.prepared
    return tuple(Position(dealt.view_of(seat), cards or ()) for seat, cards in enumerate(chosen))


def trick_positions(table: TrickTable, number: int) -> tuple[Position, ...]:
    """Return each seat's position when it played to a trick, in the order of play.

    Args:
        table: A table after a finished hand.
        number: The number of the trick, from 1.
    """
    trick, now = trick_of(table, number), before_trick(table, number)
    found = []
    for card in trick.cards:
        found.append(Position(now.view_of(trick.seat_of(card)), (card,)))
        now = _after_plays(now, [card])
    return tuple(found)


def own_positions(table: TrickTable, seat: int) -> tuple[tuple[int | None, Position], ...]:
    """Return all decisions of one seat in a finished hand at which it had a choice.

    Returns:
        Each decision with the number of its trick, from 1; None for cards passed or exposed before the play.
    """
    assert table.hand is not None
    found: list[tuple[int | None, Position]] = []
    if not table.rules.has_nothing_to_prepare(table.hand, seat):
        found += [(None, each) for each in prepared_positions(table) if each.view.seat == seat]
    for number in range(1, len(table.hand.play.finished) + 1):
        found += [(number, each) for each in trick_positions(table, number) if _is_choice(each, seat)]
    return tuple(found)


def _is_choice(position: Position, seat: int) -> bool:
    return position.view.seat == seat and len(position.view.legal) > 1


def trick_of(table: TrickTable, number: int) -> Trick:
    """Return a trick of a finished hand by its number, from 1."""
    assert table.hand is not None
    trick: Trick = table.hand.play.finished[number - 1]
    return trick


def scores_after(table: TrickTable, number: int) -> tuple[int, ...]:
    """Return each seat's score after the first `number` tricks of a finished hand; `number` may be 0."""
    assert table.hand is not None
    if number == len(table.hand.play.finished):
        return table.scores[-1]
    return table.rules.hand_scores(before_trick(table, number + 1).hand, table.chosen)


def before_trick(table: TrickTable, number: int) -> TrickTable:
    """Return the table before a trick of its latest hand, which is finished; tricks count from 1."""
    assert table.hand is not None
    now = as_dealt(table)
    for seat, cards in enumerate(table.hand.prepared):
        now = replace(now, hand=now.rules.prepare(now.hand, seat, cards or ()))
    played: Cards = table.hand.play.played
    return _after_plays(now, played[: (number - 1) * SEATS])


def as_dealt(table: TrickTable) -> TrickTable:
    """Return the table at the deal of its latest hand, which is finished."""
    rules, hand = table.rules, table.hand
    assert hand is not None
    again = rules.begin_hand(hand.deal, table.hand_number, hand.leader, table.options.rules)
    return replace(table, hand=again, scores=table.scores[:-1])


def _after_plays(table: TrickTable, cards: Iterable[Card]) -> TrickTable:
    hand = table.hand
    for card in cards:
        assert hand is not None
        hand = table.rules.play_card(hand, hand.to_play, card)
    return replace(table, hand=hand)
