"""The table message of Gnau, with one layout for each phase; results come with the largest win first."""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from discord import ui

from bot.rules.gnau.bidding import LEAST_PEOPLE
from bot.tables.gnau import (
    ALWAYS_A_PERSON,
    MAX_PLAYERS,
    DealerPolicy,
    GnauMachine,
    GnauTable,
    Phase,
    players_covered,
    seat_cover,
)
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.conventions import listed
from bot.text.gnau import rules_name
from bot.text.tricks import game_name
from bot.views.gnau.bidding import bidding_blocks
from bot.views.gnau.buttons import table_rows
from bot.views.gnau.cards import banners, dealer_name
from bot.views.gnau.evening import closed_blocks
from bot.views.gnau.news import gnau_news_lines
from bot.views.gnau.pictures import ResultPicture
from bot.views.gnau.result import remarks, result_blocks, seed_line
from bot.views.phrases import (
    lock_line,
    mention,
    person_name,
    relative_time,
    vacation_lines,
)
from bot.views.pictures import Picture
from bot.views.style import GAP, HOST_MARK, LINE, OVER, RUNNING, SETTLED, WAITING, panel

# If more people than this would be named, only their number is shown: a phone shows few names on a line.
NAMED_SEATS: Final = 3

# Who can lose this many rounds in a row need not be told what one may cost.
MANY_ROUNDS: Final = 5

_COLOURS: Final = {
    Phase.LOBBY: WAITING,
    Phase.BIDDING: RUNNING,
    Phase.RAISING: RUNNING,
    Phase.DEALT: RUNNING,
    Phase.REVEALED: SETTLED,
    Phase.CLOSED: OVER,
}


@dataclass(frozen=True)
class TableModel:
    """Everything that the table message shows.

    Args:
        balances: The points beside the names: the current ones in the lobby, after a round those it left.
        restored_ms: When the table was taken up after a restart; None if something has happened there since.
        has_newcomers: Whether the lobby says what the game is about.
        picture: The picture of the result.
        evening: The picture of a closed table's evening.
        is_record: Whether the message is a mere record of a round: no buttons, nothing about the next round.
        news: The events by which the host has changed the table since the latest deal.
        is_followed: Whether this is for somebody without a seat, who is not asked to do anything.
        away: The people on vacation, each with the instant at which it ends.
    """

    stored: StoredTable
    table: GnauTable
    balances: Mapping[UserId, int]
    restored_ms: int | None = None
    has_newcomers: bool = True
    picture: ResultPicture | None = None
    evening: Picture | None = None
    is_record: bool = False
    news: Collection[Any] = ()
    is_followed: bool = False
    away: Mapping[UserId, int] = field(default_factory=dict)


def table_view(text: Text, model: TableModel) -> ui.LayoutView:
    """Return the table message."""
    table = model.table
    rows = [] if model.is_record else table_rows(text, model.stored.table_id, table)
    return panel(_COLOURS[table.phase], table_blocks(text, model), *rows)


def table_blocks(text: Text, model: TableModel) -> Iterable[str | ui.Item[Any]]:
    """Yield the blocks of the table message; of a model without pictures, all of it in words."""
    yield from _BLOCKS[model.table.phase](text, model)
    yield from () if model.is_followed else _restored(text, model)
    if not model.is_record:
        news = "\n".join(gnau_news_lines(text, model.table, model.news))
        yield from filter(None, [vacation_lines(text, model.away), news])


def turning_blocks(text: Text, model: TableModel) -> Iterable[str]:
    """Yield what can be said of a revealed round whose cards are still being turned over at the table."""
    yield _title(text, model)
    yield text("follow-turning")


def gone_channel_blocks(text: Text, model: TableModel) -> Iterable[str]:
    """Yield the blocks of a direct message about a round that was settled because its channel is gone."""
    yield f"{_title(text, model)}\n{text('gnau-letter-place-lost')}"
    yield LINE
    yield from result_blocks(text, model.table, model.balances)
    yield LINE
    yield seed_line(text, model.table)


def _restored(text: Text, model: TableModel) -> Iterable[str]:
    if model.restored_ms is not None:
        yield text("table-restored", when=relative_time(model.restored_ms))


# Each of the next functions yields the blocks of one phase.


def _lobby(text: Text, model: TableModel) -> Iterable[str]:
    yield _title(text, model)
    if model.has_newcomers:
        yield text("gnau-table-aim")
    yield from _cost(text, model)
    yield _seats(text, model)
    if model.table.deal_ms is not None:
        yield text("gnau-evening-deals", when=relative_time(model.table.deal_ms))
    yield table_lock_line(text, model.table)


def _bidding(text: Text, model: TableModel) -> Iterable[str]:
    yield _title(text, model)
    yield LINE
    yield from bidding_blocks(text, model.table, is_followed=model.is_followed)
    yield from _sat_out(text, model.table)
    yield table_lock_line(text, model.table)


def _dealt(text: Text, model: TableModel) -> Iterable[str]:
    table = model.table
    yield _title(text, model)
    yield LINE
    split, when = str(table.round_options.split), relative_time(table.deadline_ms)
    yield (
        text("follow-out", when=when) if model.is_followed else text("gnau-table-out", split=split, when=when)
    )
    yield GAP
    assert table.hands is not None
    people = table.hands.people if table.is_own_split else table.hands.players
    yield "\n".join(_ready_line(text, table, user_id) for user_id in people)
    yield from _sat_out(text, table)
    yield table_lock_line(text, table)


def _revealed(text: Text, model: TableModel) -> Iterable[str | ui.Item[Any]]:
    table = model.table
    yield _title(text, model)
    if model.picture is None:
        yield from banners(text, table)
        yield LINE
        yield from result_blocks(text, table, model.balances)
        yield LINE
    else:
        yield model.picture.picture.item()
        if said := "\n".join(remarks(text, model.stored.table_id, table, model.picture.seats)):
            yield said
    if model.is_followed:
        # The result of the largest table leaves no room for what only players need.
        yield from _sat_out(text, table)
        return
    ahead = () if model.is_record else _next_round(text, table)
    yield "\n".join([*_sat_out(text, table), *ahead, seed_line(text, table)])


def _closed(text: Text, model: TableModel) -> Iterable[str | ui.Item[Any]]:
    return closed_blocks(text, model.stored.table_id, model.table, model.evening)


_BLOCKS: Final[dict[Phase, Callable[[Text, TableModel], Iterable[str | ui.Item[Any]]]]] = {
    Phase.LOBBY: _lobby,
    Phase.BIDDING: _bidding,
    Phase.RAISING: _bidding,
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
        else text("table-title", game=game_name(text, GnauMachine.game), table=number)
    )
    return f"### {title}\n{_facts(text, table)}"


def _facts(text: Text, table: GnauTable) -> str:
    options = table.round_options
    shown = text("gnau-table-facts", dealer=_dealer(text, table), stake=options.stake_points)
    # Later the cards need the space.
    if table.phase is not Phase.LOBBY:
        return shown
    rules = rules_name(text, options.rules)
    return text("gnau-table-facts-lobby", facts=shown, rules=rules, split=str(options.split))


def _dealer(text: Text, table: GnauTable) -> str:
    dealer_id = _dealer_id(table)
    if dealer_id is None and table.round_options.dealer is DealerPolicy.BID:
        return text("gnau-table-highest-bid")
    is_open = dealer_id is None and table.phase is Phase.LOBBY and table.options.dealer in ALWAYS_A_PERSON
    return text("gnau-table-first-deals") if is_open else dealer_name(text, dealer_id)


def _cost(text: Text, model: TableModel) -> Iterable[str]:
    """Yield what a round may cost where that is much for someone seated, or a dealer can't pay the limit."""
    table = model.table
    need = seat_cover(table, len(table.players))
    if not table.is_bankroll or not need:
        return
    if table.banker_id is not None:
        players = players_covered(table, model.balances.get(table.banker_id, 0))
        if players < MAX_PLAYERS:
            dealer = person_name(text, table.banker_id)
            yield text("table-cost-dealer", unit="round", need=need, dealer=dealer, players=players)
            return
    poorest = min((model.balances.get(each, 0) for each in table.players), default=0)
    if poorest < MANY_ROUNDS * need:
        yield text("table-cost", unit="round", need=need)


def _dealer_id(table: GnauTable) -> UserId | None:
    """Return the dealer of the shown round, or in the lobby the dealer of the next; None for the house."""
    return table.hands.dealer_id if table.phase is not Phase.LOBBY and table.hands else table.banker_id


def _seats(text: Text, model: TableModel) -> str:
    players = model.table.players
    lines = [
        text(
            "gnau-table-seat",
            mark=HOST_MARK if user_id == model.table.opener_id else "🪑",
            user=mention(user_id),
            balance=model.balances.get(user_id, 0),
        )
        for user_id in players
    ]
    return "\n".join(lines) or text("gnau-table-nobody")


def _ready_line(text: Text, table: GnauTable, user_id: UserId) -> str:
    if user_id in table.choices:
        return text("gnau-table-chosen", user=mention(user_id))
    if user_id in table.ready:
        return text("gnau-table-ready", user=mention(user_id))
    if user_id in table.gone:
        return text("gnau-table-gone", user=mention(user_id))
    if user_id in table.undelivered:
        return text("gnau-table-undelivered", user=mention(user_id))
    return text("gnau-table-looking", user=mention(user_id))


def _sat_out(text: Text, table: GnauTable) -> Iterable[str]:
    if table.sat_out:
        people = len(table.hands.people) if table.hands else 0
        need = seat_cover(replace(table, options=table.round_options), people)
        lines = [
            text("gnau-table-sat-out", user=person_name(text, user_id), need=need, stake=stake)
            for user_id, stake in table.sat_out.items()
        ]
        yield "\n".join(lines)


def _next_round(text: Text, table: GnauTable) -> Iterable[str]:
    """Yield who plays the next round, and who may deal it if that is not plain."""
    if not table.seats:
        yield text("gnau-result-nobody")
        return
    if table.options.dealer is DealerPolicy.BID:
        is_alone = len(table.seats) < LEAST_PEOPLE
        yield (
            text("gnau-result-next-bid-alone")
            if is_alone
            else text("gnau-result-next-bid", seats=_players(text, table))
        )
        yield from _anyone_deals(text, table)
        return
    dealer = dealer_name(text, table.banker_id)
    if not table.players:
        yield text("gnau-result-next-none", dealer=dealer)
        return
    yield text("gnau-result-next", seats=_players(text, table), dealer=dealer)
    yield from _anyone_deals(text, table)


def _players(text: Text, table: GnauTable) -> str:
    if len(table.players) > NAMED_SEATS:
        return text("gnau-banner-many", people=len(table.players))
    return listed(text, (person_name(text, user_id) for user_id in table.players))


def _anyone_deals(text: Text, table: GnauTable) -> Iterable[str]:
    if table.free_deal_ms is not None and not all(map(table.may_lead, table.seats)):
        when = relative_time(table.free_deal_ms)
        yield text("gnau-result-anyone-deals", when=when)


def table_lock_line(text: Text, table: GnauTable) -> str:
    """Return the line with the commitment to the shuffle of the running or the next round."""
    return text("gnau-fair-before") if table.has_unproven_cards else lock_line(text, table.lock[1])
