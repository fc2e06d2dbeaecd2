"""The reveal of a round in steps: first the dealer's hand, then the players' hands, the best hand last.

The last step is the table's own message. Each earlier step is built only from the cards that are face up by
then, so none of its words, pictures or buttons can give away a card that is face down.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from bot.rules.cards import Card
from bot.rules.gnau.bidding import SEEN_CARDS
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import HAND_SIZE, OX_SIZE, Split
from bot.tables.gnau import GnauTable
from bot.tables.ids import UserId
from bot.text import Text
from bot.text.cards import NO_BREAK
from bot.text.gnau import nenku_rank, split_name
from bot.views.gnau.cards import BANNERED, banners, dealer_name, ox_sum_of, quoted, split_lines
from bot.views.gnau.layout import TableModel
from bot.views.gnau.result import result_blocks
from bot.views.phrases import person_name
from bot.views.style import LINE, RUNNING, panel

# The most steps before the last one, however many people play.
MOST_STEPS: Final = 4


@dataclass(frozen=True)
class Turned:
    """The cards that are face up at a step.

    Args:
        dealer: The dealer's cards, in the order in which they are turned over.
        players: The players whose hands are face up.
    """

    dealer: tuple[Card, ...] = ()
    players: tuple[UserId, ...] = ()


def steps(table: GnauTable) -> tuple[Turned, ...]:
    """Return the cards that are face up at each step except the last, which shows them all.

    There are at most `MOST_STEPS` such steps, however many people play. The round must have been revealed.
    """
    assert table.hands is not None
    best = _best_player(table)
    others = tuple(user_id for user_id in table.hands.players if user_id != best)
    if table.bidding is not None and not table.is_own_split:
        return _after_bids(table.hands.dealer, others)
    counted = table.counted_split(table.hands.dealer_id)
    cards = (*counted.ox_cards, *counted.rest) if counted.ox_cards and counted.rest else table.hands.dealer
    first = (Turned(), Turned(cards[:OX_SIZE]), Turned(cards))
    return (*first, Turned(cards, others)) if others else first


def _after_bids(cards: tuple[Card, ...], others: tuple[UserId, ...]) -> tuple[Turned, ...]:
    """Return the steps of a round whose people have seen four cards: the fifth cards are turned in turn."""
    first = (Turned(cards[:SEEN_CARDS]), Turned(cards))
    at_once = -(-len(others) // (MOST_STEPS - len(first)))
    ends = range(at_once, len(others) + at_once, at_once) if others else ()
    return (*first, *(Turned(cards, others[:end]) for end in ends))


def _best_player(table: GnauTable) -> UserId:
    players = table.settlement().players
    return max(players, key=lambda user_id: (players[user_id].split.rank, players[user_id].delta))


def step_view(text: Text, model: TableModel, turned: Turned) -> ui.LayoutView:
    """Return the table message at a step, without buttons: people can act only after the last step."""
    assert model.table.hands is not None
    number, played = str(model.stored.table_id), str(model.table.round)
    title = f"### {text('gnau-table-title-round', table=number, round=played)}"
    waiting = [user_id for user_id in model.table.hands.players if user_id not in turned.players]
    shown = _hands(text, model, turned) if turned.players else _dealer(text, model.table, turned.dealer)
    last = "gnau-suspense-last" if turned.players else "gnau-suspense-waiting"
    people = " ".join(person_name(text, user_id) for user_id in waiting)
    return panel(RUNNING, [title, LINE, *shown, LINE, text(last, people=people)])


def _dealer(text: Text, table: GnauTable, turned: Sequence[Card]) -> Iterable[str]:
    assert table.hands is not None
    dealer_id = table.hands.dealer_id
    yield text("gnau-suspense-dealer", dealer=dealer_name(text, dealer_id))
    if len(turned) == HAND_SIZE:
        yield from _whole_hand(text, turned, table.counted_split(dealer_id), table.round_options.rules)
        return
    down = [text("gnau-suspense-down")] * (HAND_SIZE - len(turned))
    yield text("gnau-suspense-cards", cards=NO_BREAK.join([*map(text.card, turned), *down]))
    if len(turned) == SEEN_CARDS:
        yield text("gnau-suspense-four")
        return
    yield _said_of(text, turned, table.round_options.rules) if turned else text("gnau-suspense-all-down")


def _said_of(text: Text, three: Sequence[Card], rules: HouseRules) -> str:
    """Return what the three open cards show: J, Q and K are an ox, even if the hand ends up as Five Dukes."""
    ox = ox_sum_of(three, rules)
    return text("gnau-suspense-no-ox-yet") if ox is None else text("gnau-suspense-ox", sum=ox)


def _whole_hand(text: Text, cards: Sequence[Card], counted: Split, rules: HouseRules) -> Iterable[str]:
    is_special = counted.category in BANNERED
    hand = "gnau-suspense-hand-special" if is_special else "gnau-suspense-hand"
    yield text(hand, name=split_name(text, counted))
    yield quoted(split_lines(text, cards, counted))
    if counted.category is Category.NENKU:
        yield f"-# {nenku_rank(text, rules)}"


def _hands(text: Text, model: TableModel, turned: Turned) -> Iterable[str | ui.Item[Any]]:
    """Yield the result of the open hands, as if no other player had cards."""
    table = _only(model.table, turned)
    balances = {user_id: model.balances[user_id] for user_id in turned.players if user_id in model.balances}
    yield from banners(text, table)
    yield from result_blocks(text, table, balances)


def _only(table: GnauTable, turned: Turned) -> GnauTable:
    """Return the table without the hands that are still face down."""
    assert table.hands is not None
    players = {user_id: table.hands.players[user_id] for user_id in turned.players}
    hands = replace(table.hands, players=players, seed=b"", parts=())
    choices = {
        user_id: chosen for user_id, chosen in table.choices.items() if hands.held_by(user_id) is not None
    }
    # The dealer's result and the first special hand of the evening both depend on the hand that is still face
    # down. So the dealer's streak and all firsts are left out.
    streaks = {user_id: table.evening.streaks.get(user_id, 0) for user_id in turned.players}
    evening = replace(table.evening, streaks=streaks, firsts={})
    return replace(table, hands=hands, choices=choices, evening=evening)
