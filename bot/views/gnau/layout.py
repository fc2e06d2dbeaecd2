"""The table message, one layout for each phase."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from discord import ui

from bot.rules.gnau import Outcome
from bot.tables.gnau import MAX_PLAYERS, GnauTable, Phase
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import rules_summary, split_name
from bot.views.gnau.buttons import Action, button_row
from bot.views.gnau.cards import split_line
from bot.views.moments import relative_time
from bot.views.palette import OVER, RUNNING, SETTLED, WAITING
from bot.views.panel import LINE, panel
from bot.views.points import signed_points

# More names than this become a number: a message has 4,000 characters.
NAMED_SEATS: Final = 8
NAMED_IN_TALLY: Final = 30

_COLOURS: Final = {
    Phase.LOBBY: WAITING,
    Phase.DEALT: RUNNING,
    Phase.REVEALED: SETTLED,
    Phase.CLOSED: OVER,
}

_ACTIONS: Final[Mapping[Phase, tuple[Action, ...]]] = {
    Phase.LOBBY: (Action.JOIN, Action.LEAVE, Action.DEAL, Action.HAND, Action.CLOSE),
    Phase.DEALT: (Action.READY, Action.HAND, Action.REVEAL),
    Phase.REVEALED: (Action.DEAL_AGAIN, Action.JOIN, Action.LEAVE, Action.CLOSE),
    Phase.CLOSED: (),
}


@dataclass(frozen=True)
class TableModel:
    """All that the table message shows.

    Args:
        stored: The table's ids.
        table: Its state.
        balances: The points of who is shown with them: in the lobby those of now, later those the round left.
    """

    stored: StoredTable
    table: GnauTable
    balances: Mapping[UserId, int]


def table_view(text: Text, model: TableModel, *, with_buttons: bool = True) -> ui.LayoutView:
    """Return the table message.

    Args:
        text: The words.
        model: What it shows.
        with_buttons: False for a message that only remains as a record.
    """
    phase = model.table.phase
    row = None
    if with_buttons and _ACTIONS[phase]:
        row = button_row(text, model.stored.table_id, model.table.round, _ACTIONS[phase])
    return panel(_COLOURS[phase], _BLOCKS[phase](text, model), row)


# Each of these yields the blocks of one phase.


def _lobby(text: Text, model: TableModel) -> Iterable[str]:
    yield _title(text, model)
    yield LINE
    yield _seats(text, model)
    yield text("gnau-table-how")


def _dealt(text: Text, model: TableModel) -> Iterable[str]:
    table = model.table
    yield _title(text, model)
    yield LINE
    yield text("gnau-table-out", when=relative_time(table.deadline_ms))
    lines = [_ready_line(text, table, user_id) for user_id in table.seats]
    yield "\n".join(lines)


def _revealed(text: Text, model: TableModel) -> Iterable[str]:
    yield _title(text, model)
    yield LINE
    yield from _results(text, model)
    yield LINE
    yield _next_round(text, model)


def _closed(text: Text, model: TableModel) -> Iterable[str]:
    table = model.table
    yield f"## {text('gnau-closed-title', table=str(model.stored.table_id))}"
    yield text("gnau-closed-rounds", rounds=table.rounds_played)
    ranked = sorted(table.tally.items(), key=lambda line: (-line[1], line[0]))
    if ranked:
        yield LINE
        yield "\n".join(_tally(text, ranked))
    yield text("gnau-closed-again")


def _tally(text: Text, ranked: Sequence[tuple[UserId, int]]) -> Iterable[str]:
    for user_id, delta in ranked[:NAMED_IN_TALLY]:
        yield text("gnau-closed-line", user=_mention(user_id), delta=signed_points(text, delta))
    if len(ranked) > NAMED_IN_TALLY:
        yield text("gnau-closed-more", people=len(ranked) - NAMED_IN_TALLY)


_BLOCKS: Final = {
    Phase.LOBBY: _lobby,
    Phase.DEALT: _dealt,
    Phase.REVEALED: _revealed,
    Phase.CLOSED: _closed,
}


def _title(text: Text, model: TableModel) -> str:
    table = model.table
    number = str(model.stored.table_id)
    title = (
        text("gnau-table-title-round", table=number, round=str(table.round))
        if table.round
        else text("gnau-table-title", table=number)
    )
    facts = text(
        "gnau-table-facts",
        dealer=_dealer(text, table),
        stake=table.stake_points,
        rules=rules_summary(text, table.rules),
    )
    return f"## {title}\n{facts}"


def _dealer(text: Text, table: GnauTable) -> str:
    return text("gnau-house") if table.dealer_id is None else _mention(table.dealer_id)


def _mention(user_id: UserId) -> str:
    # A mention shows everybody's current name in every reader's Discord; the bot lets none of them ping.
    return f"<@{user_id}>"


def _seats(text: Text, model: TableModel) -> str:
    table = model.table
    heading = text("gnau-table-seats", seats=len(table.seats), limit=MAX_PLAYERS)
    lines = [
        text("gnau-table-seat", user=_mention(user_id), balance=model.balances.get(user_id, 0))
        for user_id in table.seats
    ]
    return "\n".join([heading, *(lines or [text("gnau-table-nobody")])])


def _ready_line(text: Text, table: GnauTable, user_id: UserId) -> str:
    if user_id in table.ready:
        return text("gnau-table-ready", user=_mention(user_id))
    if user_id in table.undelivered:
        return text("gnau-table-undelivered", user=_mention(user_id))
    return text("gnau-table-looking", user=_mention(user_id))


def _results(text: Text, model: TableModel) -> Iterable[str]:
    table, settlement = model.table, model.table.settlement()
    assert table.hands is not None
    yield text(
        "gnau-result-dealer",
        dealer=_dealer(text, table),
        name=split_name(text, settlement.dealer),
        cards=split_line(text, table.hands.dealer, settlement.dealer),
        delta=signed_points(text, settlement.dealer_delta),
    )
    yield LINE
    for user_id, result in sorted(settlement.players.items(), key=lambda line: -line[1].delta):
        yield text(
            _OUTCOMES[result.outcome],
            user=_mention(user_id),
            name=split_name(text, result.split),
            cards=split_line(text, table.hands.players[user_id], result.split),
            delta=signed_points(text, result.delta),
            balance=model.balances.get(user_id, 0),
        )


_OUTCOMES: Final = {
    Outcome.BEATS: "gnau-result-beats",
    Outcome.TIES: "gnau-result-ties",
    Outcome.LOSES: "gnau-result-loses",
}


def _next_round(text: Text, model: TableModel) -> str:
    seats = model.table.seats
    if len(seats) > NAMED_SEATS:
        return text("gnau-result-next-many", seats=len(seats))
    names = ", ".join(_mention(user_id) for user_id in seats)
    return text("gnau-result-next", seats=names) if names else text("gnau-result-nobody")
