"""The table message of Gnau, with one layout for each phase; results come with the largest win first."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from discord import ui

from bot.rules.fair_deal import CHAIN_ROUNDS
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import Outcome, PlayerResult, is_draw
from bot.rules.gnau.splits import Split
from bot.tables.gnau import (
    ALWAYS_A_PERSON,
    MAX_PLAYERS,
    GnauTable,
    Phase,
    player_cover,
    players_covered,
)
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.text import Text
from bot.text.gnau import hand_name, rules_name, split_name
from bot.views.gnau.buttons import table_rows
from bot.views.gnau.cards import banners, highlights, named_lines, split_remark
from bot.views.gnau.news import gnau_news_lines
from bot.views.gnau.pictures import ResultPicture
from bot.views.phrases import (
    joined,
    lock_line,
    mention,
    person_name,
    relative_time,
    shown_digits,
    signed_points,
    undealt_seed_line,
)
from bot.views.style import GAP, HOST_MARK, LINE, MEDALS, OVER, RUNNING, SETTLED, WAITING, panel

# If more people than this would be named, only their number is shown: a message has 4,000 characters.
NAMED_SEATS: Final = 8
NAMED_IN_TALLY: Final = 30

# Who can lose this many rounds in a row need not be told what one may cost.
MANY_ROUNDS: Final = 5

_COLOURS: Final = {
    Phase.LOBBY: WAITING,
    Phase.DEALT: RUNNING,
    Phase.REVEALED: SETTLED,
    Phase.CLOSED: OVER,
}


# If more people than this share the most rounds, none of them is named.
_MOST_ROUNDS: Final = 3


@dataclass(frozen=True)
class TableModel:
    """Everything that the table message shows.

    Args:
        balances: The points beside the names: the current ones in the lobby, after a round those it left.
        restored_ms: When the table was taken up after a restart; None if something has happened there since.
        has_newcomers: Whether the lobby says what the game is about.
        picture: The picture of the result.
        is_record: Whether the message is a mere record of a round: no buttons, nothing about the next round.
        news: The events by which the host has changed the table since the latest deal.
    """

    stored: StoredTable
    table: GnauTable
    balances: Mapping[UserId, int]
    restored_ms: int | None = None
    has_newcomers: bool = True
    picture: ResultPicture | None = None
    is_record: bool = False
    news: Collection[Any] = ()


def table_view(text: Text, model: TableModel) -> ui.LayoutView:
    """Return the table message."""
    table = model.table
    blocks: list[str | ui.Item[Any]] = [*_BLOCKS[table.phase](text, model), *_restored(text, model)]
    if model.is_record:
        return panel(_COLOURS[table.phase], blocks)
    if news := "\n".join(gnau_news_lines(text, table, model.news)):
        blocks.append(news)
    if table.free_deal_ms is not None and table.players:
        when = relative_time(table.free_deal_ms)
        blocks.append(text("gnau-result-anyone-deals", host=person_name(text, table.opener_id), when=when))
    rows = table_rows(text, model.stored.table_id, table)
    return panel(_COLOURS[table.phase], blocks, *rows)


def gone_channel_blocks(text: Text, model: TableModel) -> Iterable[str]:
    """Yield the blocks of a direct message about a round that was settled because its channel is gone."""
    yield f"{_title(text, model)}\n{text('gnau-letter-place-lost')}"
    yield LINE
    yield from result_blocks(text, model)
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
    yield table_lock_line(text, model.table)


def _dealt(text: Text, model: TableModel) -> Iterable[str]:
    table = model.table
    yield _title(text, model)
    yield LINE
    how = "gnau-table-out-own" if table.is_own_split else "gnau-table-out"
    yield text(how, when=relative_time(table.deadline_ms))
    yield GAP
    assert table.hands is not None
    people = table.hands.people if table.is_own_split else table.hands.players
    yield "\n".join(_ready_line(text, table, user_id) for user_id in people)
    yield from _sat_out(text, table)
    yield table_lock_line(text, table)


def _revealed(text: Text, model: TableModel) -> Iterable[str | ui.Item[Any]]:
    yield _title(text, model)
    yield from banners(text, model.table)
    yield LINE if model.picture is None else model.picture.picture.item()
    yield from result_blocks(text, model)
    yield LINE
    yield from _sat_out(text, model.table)
    if not model.is_record:
        yield _next_round(text, model)
    yield seed_line(text, model.table)


def _closed(text: Text, model: TableModel) -> Iterable[str]:
    table = model.table
    yield f"## {text('gnau-closed-title', table=str(model.stored.table_id))}"
    yield text("gnau-closed-rounds", rounds=table.rounds_played)
    ranked = sorted(table.tally.items(), key=lambda line: (-line[1], line[0]))
    if ranked:
        yield LINE
        yield "\n".join(_tally(text, ranked))
        yield LINE
        yield "\n".join(_podium(text, table))
    if table.round < CHAIN_ROUNDS:
        yield undealt_seed_line(text, table.round + 1, table.next_seed)
    yield text("gnau-closed-again")


def _podium(text: Text, table: GnauTable) -> Iterable[str]:
    """Yield the highlights of the evening: best hand, biggest win, most rounds."""
    best, win, rounds = table.evening.best_hand, table.evening.biggest_win, table.evening.rounds
    if best is not None:
        hand = hand_name(text, best.category, best.strength)
        user = person_name(text, best.user_id)
        yield text("gnau-closed-best-hand", user=user, hand=hand, round=str(best.round))
    if win is not None:
        points, user = signed_points(text, win.points), person_name(text, win.user_id)
        yield text("gnau-closed-biggest-win", user=user, delta=points, round=str(win.round))
    most = max(rounds.values(), default=0)
    keenest = [user_id for user_id, played in rounds.items() if played == most]
    if most > 1 and len(keenest) <= _MOST_ROUNDS:
        users = joined(text, (person_name(text, user_id) for user_id in keenest))
        yield text("gnau-closed-most-rounds", users=users, rounds=most)


def _tally(text: Text, ranked: Sequence[tuple[UserId, int]]) -> Iterable[str]:
    deltas = [delta for _, delta in ranked]
    for user_id, delta in ranked[:NAMED_IN_TALLY]:
        # Equal scores share the better place, as on the leaderboard.
        place = deltas.index(delta)
        yield text(
            "gnau-closed-line",
            mark=MEDALS[place] if place < len(MEDALS) else "▫️",
            user=person_name(text, user_id),
            delta=signed_points(text, delta),
        )
    if len(ranked) > NAMED_IN_TALLY:
        yield text("gnau-closed-more", people=len(ranked) - NAMED_IN_TALLY)


_BLOCKS: Final[dict[Phase, Callable[[Text, TableModel], Iterable[str | ui.Item[Any]]]]] = {
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
    return f"## {title}\n{_facts(text, table)}"


def _facts(text: Text, table: GnauTable) -> str:
    dealer, options = _dealer_id(table), table.round_options
    is_open = dealer is None and table.phase is Phase.LOBBY and table.options.dealer in ALWAYS_A_PERSON
    shown = text(
        "gnau-table-facts",
        dealer=text("gnau-table-first-deals") if is_open else dealer_name(text, dealer),
        stake=options.stake_points,
    )
    # Later the cards need the space.
    if table.phase is not Phase.LOBBY:
        return shown
    rules = rules_name(text, options.rules)
    return text("gnau-table-facts-lobby", facts=shown, rules=rules, split=str(options.split))


def _cost(text: Text, model: TableModel) -> Iterable[str]:
    """Yield what a round may cost where that is much for someone seated, or a dealer can't pay the limit."""
    table = model.table
    need = player_cover(table)
    if not table.is_bankroll or not need:
        return
    if table.banker_id is not None:
        players = players_covered(table, model.balances.get(table.banker_id, 0))
        if players < MAX_PLAYERS:
            dealer = person_name(text, table.banker_id)
            yield text("gnau-table-cost-dealer", need=need, dealer=dealer, players=players)
            return
    poorest = min((model.balances.get(each, 0) for each in table.players), default=0)
    if poorest < MANY_ROUNDS * need:
        yield text("gnau-table-cost", need=need)


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
        need = player_cover(replace(table, options=table.round_options))
        lines = [
            text("gnau-table-sat-out", user=person_name(text, user_id), need=need, stake=stake)
            for user_id, stake in table.sat_out.items()
        ]
        yield "\n".join(lines)


def _next_round(text: Text, model: TableModel) -> str:
    table = model.table
    if not table.seats:
        return text("gnau-result-nobody")
    dealer = dealer_name(text, table.banker_id)
    if not table.players:
        return text("gnau-result-next-none", dealer=dealer)
    if len(table.players) > NAMED_SEATS:
        return text("gnau-result-next-many", seats=len(table.players), dealer=dealer)
    seats = joined(text, (person_name(text, user_id) for user_id in table.players))
    return text("gnau-result-next", seats=seats, dealer=dealer)


def table_lock_line(text: Text, table: GnauTable) -> str:
    """Return the line with the commitment to the shuffle of the running or the next round."""
    return text("gnau-fair-before") if table.has_unproven_cards else lock_line(text, table.lock[1])


def seed_line(text: Text, table: GnauTable) -> str:
    """Return the line with the first digits of the seed of the round that is over."""
    assert table.hands is not None
    if not table.hands.seed:
        return text("gnau-fair-before")
    return text("gnau-fair-seed", seed=shown_digits(table.hands.seed))


def dealer_name(text: Text, dealer_id: UserId | None) -> str:
    """Return the name of the dealer; None is the house."""
    return text("gnau-house") if dealer_id is None else person_name(text, dealer_id)


def result_blocks(text: Text, model: TableModel) -> Iterable[str]:
    """Yield the results of the latest round: a block for each hand, the dealer's first."""
    table, settlement = model.table, model.table.settlement()
    assert table.hands is not None
    dealer_id = table.hands.dealer_id
    dealer = text(
        "gnau-result-dealer",
        dealer=dealer_name(text, dealer_id),
        delta=signed_points(text, settlement.dealer_delta),
    )
    yield "\n".join([dealer, *_hand_lines(text, model, dealer_id, settlement.dealer)])
    yield LINE
    for user_id, result in sorted(settlement.players.items(), key=lambda line: -line[1].delta):
        player = _player(text, model, user_id, result)
        yield "\n".join([player, *_hand_lines(text, model, user_id, result.split)])


def _player(text: Text, model: TableModel, user_id: UserId, result: PlayerResult) -> str:
    return text(
        _result_text_id(result, model.table.round_options.rules),
        mark=_mark(result.delta),
        user=_named(text, model, user_id),
        points=abs(result.delta),
        hand=split_name(text, result.split),
        balance=model.balances.get(user_id, 0),
    )


def _result_text_id(result: PlayerResult, rules: HouseRules) -> str:
    if result.outcome is not Outcome.TIES:
        return "gnau-result-wins" if result.outcome is Outcome.BEATS else "gnau-result-loses"
    if is_draw(result.split.category, rules):
        return "gnau-result-draws"
    # The dealer wins the tie, and the player usually pays as for a worse hand.
    return "gnau-result-ties-paid" if result.delta else "gnau-result-ties-unpaid"


def _mark(delta: int) -> str:
    """Return the coloured mark for a gain, a loss, or neither."""
    return "🟢" if delta > 0 else "🔴" if delta < 0 else "🟡"


def _named(text: Text, model: TableModel, user_id: UserId) -> str:
    """Return a player's name, with the seat name if the picture cannot show the name."""
    seat = None if model.picture is None else model.picture.seats.get(user_id)
    name = person_name(text, user_id)
    return name if seat is None else text("gnau-picture-seated", user=name, seat=seat)


def _hand_lines(text: Text, model: TableModel, user_id: UserId | None, counted: Split) -> Iterable[str]:
    """Yield the cards of a hand and the remarks on it, in small print if there is a picture."""
    remarks = [*highlights(text, model.table, user_id), split_remark(text, model.table, user_id, counted)]
    remark = " · ".join(filter(None, remarks))
    quote = "> " if model.picture is None else ""
    small = quote if quote else "-# "
    for line in named_lines(text, model.table.cards_of(user_id), counted):
        yield f"{small}{line}"
    for line in remark.splitlines():
        yield f"{quote}-# {line}"
