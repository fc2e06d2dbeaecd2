"""The announcement: the dealer's hand, then every player's, largest win first; and what all messages show."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import Outcome, PlayerResult
from bot.rules.gnau.splits import Split
from bot.tables.gnau import GnauTable
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import split_name
from bot.views.gnau.cards import cards_line, split_line
from bot.views.panel import LINE, person_name, signed_points


@dataclass(frozen=True)
class TableModel:
    """All that the table message shows.

    Args:
        stored: The table's ids.
        table: Its state.
        balances: The points shown beside names: in the lobby those of now, later those the round left.
        dealer_advantage: What the dealer gains of each point staked, in the long run; None where not known.
        restored_ms: When it was taken up again after a restart, if nothing has happened there since.
        is_bank_to_take: Whether somebody could take the bank, if it is the bot's.
    """

    stored: StoredTable
    table: GnauTable
    balances: Mapping[UserId, int]
    dealer_advantage: Fraction | None = None
    restored_ms: int | None = None
    is_bank_to_take: bool = True


# With more players than this, what had been possible is only named: a message has 4,000 characters.
SHOWN_WITH_CARDS: Final = 6

_OUTCOMES: Final = {
    Outcome.BEATS: "gnau-result-beats",
    Outcome.TIES: "gnau-result-ties",
    Outcome.LOSES: "gnau-result-loses",
}


def dealer_name(text: Text, dealer_id: UserId | None) -> str:
    """Return who deals: a person, or the house."""
    return text("gnau-house") if dealer_id is None else person_name(text, dealer_id)


def result_blocks(text: Text, model: TableModel) -> Iterable[str]:
    """Yield the results of the latest round, a block for each hand."""
    table, settlement = model.table, model.table.settlement()
    assert table.hands is not None
    dealer_id = table.hands.dealer_id
    dealer = text(
        "gnau-result-dealer",
        dealer=dealer_name(text, dealer_id),
        name=split_name(text, settlement.dealer),
        cards=split_line(text, table.hands.dealer, settlement.dealer),
        delta=signed_points(text, settlement.dealer_delta),
    )
    yield dealer + _remark_line(text, table, dealer_id, settlement.dealer)
    yield LINE
    for user_id, result in sorted(settlement.players.items(), key=lambda line: -line[1].delta):
        yield _player(text, model, user_id, result) + _remark_line(text, table, user_id, result.split)


def _player(text: Text, model: TableModel, user_id: UserId, result: PlayerResult) -> str:
    assert model.table.hands is not None
    # Where the dealer wins ties, one costs as much as a worse hand.
    is_paid_for = result.outcome is Outcome.TIES and result.delta < 0
    return text(
        "gnau-result-ties-paid" if is_paid_for else _OUTCOMES[result.outcome],
        user=person_name(text, user_id),
        name=split_name(text, result.split),
        cards=split_line(text, model.table.hands.players[user_id], result.split),
        delta=signed_points(text, result.delta),
        balance=model.balances.get(user_id, 0),
    )


def _remark_line(text: Text, table: GnauTable, user_id: UserId | None, counted: Split) -> str:
    remark = split_remark(text, table, user_id, counted)
    return "\n" + text("gnau-result-remark", remark=remark) if remark else ""


def split_remark(text: Text, table: GnauTable, user_id: UserId | None, counted: Split) -> str:
    """Return what else there is to say of a hand: what somebody did wrong with it, and what was possible.

    Args:
        text: The words.
        table: The table in that round.
        user_id: Whose hand; None for the bot's.
        counted: How it counts.
    """
    remarks = [*_mistake(text, table, user_id, counted), *_possible(text, table, user_id)]
    return " · ".join(remarks)


def _mistake(text: Text, table: GnauTable, user_id: UserId | None, counted: Split) -> Iterable[str]:
    if user_id is None or not table.is_own_split or counted.category is not Category.NONE:
        return
    if user_id not in table.choices:
        yield text("gnau-result-nothing-chosen")
    elif indices := table.choices[user_id]:
        cards = table.cards_of(user_id)
        yield text("gnau-result-no-passport", cards=cards_line(cards[index] for index in indices))


def _possible(text: Text, table: GnauTable, user_id: UserId | None) -> Iterable[str]:
    best = table.missed_split(user_id)
    if best is None:
        return
    assert table.hands is not None
    name = split_name(text, best)
    if len(table.hands.players) > SHOWN_WITH_CARDS:
        yield text("gnau-result-possible-short", name=name)
    else:
        yield text("gnau-result-possible", name=name, cards=split_line(text, table.cards_of(user_id), best))
