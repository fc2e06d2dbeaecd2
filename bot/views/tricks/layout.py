"""The table message of games of tricks, with one layout for each phase, and the record of a hand."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, TypeAlias

from discord import ui

from bot.rules.tricks import SEATS
from bot.tables.events import TableClosed
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickTable
from bot.tables.tricks.events import Claim
from bot.tables.tricks.snapshot import load
from bot.text import Text
from bot.text.conventions import listed
from bot.text.tricks import game_name, rule_words, rules_summary
from bot.views.first_screen import how_to_play
from bot.views.news import news_lines
from bot.views.phrases import date_time, lock_line, person_name, relative_time, vacation_lines
from bot.views.style import HOST_MARK, LINE, OVER, RUNNING, SETTLED, WAITING, panel
from bot.views.tricks.buttons import table_rows
from bot.views.tricks.faces.face import Face
from bot.views.tricks.results import (
    game_blocks,
    hand_blocks,
    has_last_trick,
    interrupted_blocks,
    last_trick_line,
    seed_line,
)
from bot.views.tricks.seats import (
    occupant_name,
    player_name,
    seat_blocks,
    seat_name,
    trick_count,
    turn_line,
    turn_time,
)

Drawn: TypeAlias = ui.Item[Any] | None
Blocks: TypeAlias = Iterable[str | ui.Item[Any]]

_COLOURS: Final = {
    Phase.LOBBY: WAITING,
    Phase.PREPARING: RUNNING,
    Phase.PLAYING: RUNNING,
    Phase.CHOOSING: RUNNING,
    Phase.BETWEEN: SETTLED,
    Phase.OVER: SETTLED,
    Phase.CLOSED: OVER,
}


@dataclass(frozen=True)
class TrickModel:
    """Everything that the table message shows.

    Args:
        restored_ms: When the table was shown again after a restart; None without a restart, or once
            something has happened at the table since.
        closed: Why and by whom the table was closed, if that is known.
        claim: A player's claim to the last tricks of the latest hand; None if there was none or it is
            not known.
        news: The events by which the host has changed the table since the latest deal.
        has_newcomers: Whether the lobby says what the game is about.
        is_followed: Whether this is for somebody without a seat, who is not asked to do anything.
        away: The people on vacation, each with the instant at which it ends.
    """

    face: Face
    stored: StoredTable
    table: TrickTable
    restored_ms: int | None = None
    closed: TableClosed | None = None
    claim: Claim | None = None
    news: Collection[Any] = ()
    has_newcomers: bool = True
    is_followed: bool = False
    away: Mapping[UserId, int] = field(default_factory=dict)


def table_view(text: Text, model: TrickModel, picture: ui.Item[Any] | None = None) -> ui.LayoutView:
    """Return the table message.

    Args:
        picture: The picture of the table or of the scores. It takes the place of the words that say the same.
    """
    is_taught = model.table.phase is Phase.LOBBY and model.face.is_taught
    lesson = how_to_play(text, model.face.name) if is_taught else None
    rows = table_rows(text, model.stored, model.table, lesson)
    return panel(_COLOURS[model.table.phase], _blocks(text, model, picture), *rows)


def blocks_in_words(text: Text, model: TrickModel) -> Blocks:
    """Yield what everyone may know of the table: its message without a picture, and the previous trick."""
    yield from _blocks(text, model, None)
    table = model.table
    if table.phase is Phase.PLAYING and has_last_trick(table):
        assert table.hand is not None
        # Until the next card is played, the seats show it.
        yield from [last_trick_line(text, table)] if table.hand.play.trick.cards else []


def _blocks(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    yield from _BLOCKS[model.table.phase](text, model, picture)
    yield from _restored(text, model)
    summary = partial(rules_summary, text, model.face.name)
    news = "\n".join(news_lines(text, model.table, model.news, summary))
    yield from filter(None, [vacation_lines(text, model.away), news])


def page_view(
    text: Text,
    face: Face,
    stored: StoredRound,
    picture: ui.Item[Any] | None = None,
    claim: Claim | None = None,
) -> ui.LayoutView:
    """Return the record of a settled hand, and of its game if the game ended with it.

    Args:
        picture: The picture of the scores; see `table_view`.
        claim: A player's claim to the last tricks of the hand; None if there was none or it is not known.
    """
    assert stored.snapshot is not None
    table = load(stored.snapshot, face.game)
    is_last = table.phase is Phase.OVER
    title_id = "tricks-title-over" if is_last else "tricks-title-hand-over"
    blocks = [
        _title(text, face, str(stored.table_id), table, title_id),
        *_claimed(text, table, claim),
        *(game_blocks if is_last else hand_blocks)(text, face, table, picture),
        seed_line(text, table),
    ]
    return panel(SETTLED, blocks)


def _restored(text: Text, model: TrickModel) -> Iterable[str]:
    if model.restored_ms is not None:
        yield text("table-restored", when=relative_time(model.restored_ms))


# Each function from here to `_closed` yields the blocks of one phase; `picture` is as in `table_view`.


def _lobby(text: Text, model: TrickModel, _picture: Drawn) -> Blocks:
    table = model.table
    yield "\n".join([_heading(text, model, "table-title"), _facts(text, model.face, table)])
    if model.has_newcomers:
        yield text(f"tricks-aim-{model.face.name}", **rule_words(table.options.rules))
    if table.is_bankroll and table.options.stake_points:
        yield text("table-cost", unit="game", need=table.options.stake_points)
    yield "\n".join(_seats(text, table))
    yield lock_line(text, table.commitment)


def _seats(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield a line for each seat; in teams, partners one below the other."""
    rules = table.options.rules
    for number, side in enumerate(rules.sides, start=1):
        if rules.has_teams:
            yield text("tricks-side", number=number)
        yield from (_seat_line(text, table, seat) for seat in side)


def _seat_line(text: Text, table: TrickTable, seat: int) -> str:
    mark = HOST_MARK if table.seats[seat].user_id == table.opener_id else "🪑"
    return f"{mark} {occupant_name(text, table, seat)}"


def _preparing(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    table = model.table
    yield _heading(text, model, "tricks-title-hand")
    yield from _sat_out(text, table)
    yield from _missing(text, table)
    if picture is not None:
        yield picture
        yield from _to_prepare(text, table)
        return
    yield _prepared(text, model)
    yield LINE
    yield seat_blocks(text, model.face, table)
    yield LINE
    yield lock_line(text, table.lock[1])


def _prepared(text: Text, model: TrickModel) -> str:
    if model.is_followed:
        return f"**{model.face.awaited(text, model.table)}**{turn_time(text, model.table)}"
    return model.face.to_prepare(text, model.table)


def _to_prepare(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield the line with the people who still have to pass or expose cards."""
    present = [seat for seat in table.waited_for if table.seats[seat].is_present]
    if present and not table.is_paused:
        who = listed(text, (seat_name(text, table, seat) for seat in present))
        yield text("tricks-prepare", who=who, when=turn_time(text, table))


def _playing(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    table = model.table
    yield _heading(text, model, "tricks-title-hand")
    yield from _sat_out(text, table)
    yield from _missing(text, table)
    if picture is not None:
        yield picture
        yield from turn_line(text, table)
        return
    yield trick_count(text, model.face, table)
    yield LINE
    yield seat_blocks(text, model.face, table)


def _choosing(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    yield _heading(text, model, "tricks-title-hand")
    yield from _missing(text, model.table)
    if picture is not None:
        yield picture
        yield from turn_line(text, model.table)
        return
    yield model.face.to_choose(text)
    yield LINE
    yield seat_blocks(text, model.face, model.table)


def _between(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    table = model.table
    yield _heading(text, model, "tricks-title-hand-over")
    yield from _claimed(text, table, model.claim)
    yield from hand_blocks(text, model.face, table, picture)
    yield from _missing(text, table)
    if not table.is_paused:
        text_id = "tricks-last-hand" if table.is_last_next else "tricks-next-hand"
        yield text(text_id, when=relative_time(table.deadline_ms))
    yield seed_line(text, table)


def _over(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    yield _heading(text, model, "tricks-title-over")
    yield from _claimed(text, model.table, model.claim)
    yield from game_blocks(text, model.face, model.table, picture)
    if lines := "\n".join(_next_game(text, model.table)):
        yield LINE
        yield lines
    yield seed_line(text, model.table)


def _closed(text: Text, model: TrickModel, picture: Drawn) -> Blocks:
    table = model.table
    yield _heading(text, model, "table-title-closed")
    if model.closed is not None:
        yield _why_closed(text, model.closed)
    if table.has_running_game:
        yield from interrupted_blocks(text, table)
    elif table.scores:
        # Whoever has the best score at a table of a tournament has not won by that.
        blocks = game_blocks if table.duplicate is None else hand_blocks
        yield from blocks(text, model.face, table, picture)
    yield LINE
    if table.duplicate is not None:
        yield text("tricks-duplicate-over", channel=f"<#{table.duplicate.channel_id}>")
    else:
        yield text("tricks-again", game=model.face.name)


def _why_closed(text: Text, closed: TableClosed) -> str:
    if closed.user_id is not None:
        return text("tricks-closer", who=person_name(text, closed.user_id))
    return text(f"tricks-closed-{closed.cause.replace('_', '-')}")


_BLOCKS: Final = {
    Phase.LOBBY: _lobby,
    Phase.PREPARING: _preparing,
    Phase.PLAYING: _playing,
    Phase.CHOOSING: _choosing,
    Phase.BETWEEN: _between,
    Phase.OVER: _over,
    Phase.CLOSED: _closed,
}


def _heading(text: Text, model: TrickModel, text_id: str) -> str:
    title, part = (
        _title(text, model.face, str(model.stored.table_id), model.table, text_id),
        model.table.duplicate,
    )
    if part is None or not model.table.is_open:
        return title
    hands = text("tricks-duplicate-hands", channel=f"<#{part.channel_id}>", hands=part.deals)
    return f"{title}\n{hands}"


def _title(text: Text, face: Face, number: str, table: TrickTable, text_id: str) -> str:
    game = game_name(text, face.name)
    return f"### {text(text_id, game=game, table=number, hand=str(table.round))}"


def _facts(text: Text, face: Face, table: TrickTable) -> str:
    return text(
        "tricks-facts",
        stake=table.options.stake_points,
        rules=rules_summary(text, face.name, table.options.rules),
    )


def _sat_out(text: Text, table: TrickTable) -> Iterable[str]:
    lines = (
        text(
            "tricks-sat-out",
            user=person_name(text, user_id),
            stake=table.options.stake_points,
        )
        for user_id in table.sat_out
    )
    if table.sat_out:
        yield "\n".join(lines)


def _missing(text: Text, table: TrickTable) -> Iterable[str]:
    """Say what happens to the game if its players are all away, or have all left."""
    if table.is_paused:
        assert table.deadline_ms is not None
        is_staked, is_between = table.must_be_played_out, table.phase is Phase.BETWEEN
        yield text(
            "tricks-paused",
            is_between="yes" if is_between else "no",
            is_staked="yes" if is_staked else "no",
            when=(relative_time if is_staked else date_time)(table.deadline_ms),
        )
    elif not table.people:
        yield text("tricks-all-left")


def _claimed(text: Text, table: TrickTable, claim: Claim | None) -> Iterable[str]:
    if claim is not None:
        who = player_name(text, table, claim.seat)
        yield text("tricks-claimed", who=who, tricks=claim.tricks)


def _next_game(text: Text, table: TrickTable) -> Iterable[str]:
    if table.free_start_ms is not None and set(table.people) - {table.opener_id}:
        yield text("tricks-anyone-starts", when=relative_time(table.free_start_ms))
    # The next game begins without absent players, who must not play for a stake unasked. So they are marked.
    marks = [" 💤" if occupant.is_away else "" for occupant in table.seats]
    seated = [seat_name(text, table, seat) for seat in range(SEATS)]
    if any(marks) or seated != [player_name(text, table, seat) for seat in range(SEATS)]:
        names = (f"{name}{mark}" for name, mark in zip(seated, marks, strict=True))
        yield text("tricks-next-seats", names=" · ".join(names))
