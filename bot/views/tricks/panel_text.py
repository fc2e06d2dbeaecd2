"""What somebody's private panel says above the cards."""

from collections.abc import Iterable
from typing import Final

from bot.players import Game
from bot.rules import gongzhu
from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.hearts import Direction, direction_of, receiver_of
from bot.rules.tricks import SEATS, Cards
from bot.tables.ids import UserId
from bot.tables.ports import StoredTable
from bot.tables.tricks import IN_GAME, Phase, TrickTable
from bot.text import Text
from bot.text.cards import cards_faces, with_faces
from bot.text.tricks import game_name
from bot.views.panel import relative_time, signed_points
from bot.views.tricks.people import player_names, seat_name
from bot.views.tricks.results import last_trick_line
from bot.views.tricks.seats import shown_trick, trick_line
from bot.views.tricks.taking import exposed_by

# More reasons than this why cards are greyed are no help.
_MOST_REASONS: Final = 2


def panel_blocks(text: Text, stored: StoredTable, table: TrickTable, user_id: UserId) -> Iterable[str]:
    """Yield what stands above somebody's cards, in whatever phase the table is."""
    title = text(
        "tricks-panel-title",
        game=game_name(text, table.game),
        table=str(stored.table_id),
        hand=str(table.hand_number),
        link=stored.url,
    )
    yield f"### {title}"
    place = table.seat_of(user_id)
    if not table.is_open:
        yield text("tricks-panel-closed")
    elif place is None:
        yield text("tricks-panel-no-seat")
    else:
        yield from phase_blocks(text, table, place)
        yield from _absence(text, table, place)


def phase_blocks(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    """Yield what a phase of the table asks of who has a seat, and what they need to know for it."""
    yield from _BLOCKS[table.phase](text, table, place)


def _when(table: TrickTable) -> str:
    """Return until when there is time, to be put behind a word; nothing where there is no hurry."""
    return "" if table.deadline_ms is None else f" {relative_time(table.deadline_ms)}"


def _lobby(text: Text, _: TrickTable, __: int) -> Iterable[str]:
    yield text("tricks-panel-lobby")


def _preparing(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    yield (_passing if table.game is Game.HEARTS else _exposing)(text, table, place)


def _passing(text: Text, table: TrickTable, place: int) -> str:
    to = seat_name(text, table, receiver_of(place, direction_of(table.hand_number)))
    when, given = _when(table), table.view_of(place).given
    if given:
        return text("tricks-panel-passed", cards=cards_faces(given), who=to)
    return text("tricks-panel-choose-pass", who=to, when=when)


def _exposing(text: Text, table: TrickTable, place: int) -> str:
    exposed = table.rules.prepared(table.hand)[place]
    if exposed is not None:
        return text("tricks-panel-exposed", cards=cards_faces(exposed) or text("tricks-panel-nothing"))
    when = _when(table)
    if gongzhu.exposable(table.view_of(place).held):
        return text("tricks-panel-choose-exposed", when=when)
    return text("tricks-panel-none-exposable", when=when)


def _playing(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    assert table.hand is not None
    play = table.hand.play
    lines = [] if (trick := shown_trick(play)) is None else [trick_line(text, table, trick)]
    lines.append(_turn(text, table, place))
    yield "\n".join(lines)
    notes = [*_why_not(text, table, place), *_before_play(text, table, place)]
    if play.trick.cards and play.finished:
        notes.append(last_trick_line(text, table))
    if notes:
        yield "\n".join(notes)


def _turn(text: Text, table: TrickTable, place: int) -> str:
    assert table.hand is not None
    [waited_for] = table.waited_for
    when, seat = _when(table), table.seats[waited_for]
    if waited_for == place:
        return text("tricks-panel-turn" if table.hand.play.trick.cards else "tricks-panel-lead", when=when)
    name = seat_name(text, table, waited_for)
    if seat.is_present:
        return text("tricks-panel-wait", who=name, when=when)
    return text("tricks-panel-wait-computer", who=name)


def _why_not(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    """Yield why some cards cannot be played, where it is somebody's turn."""
    view = table.view_of(place)
    reasons: dict[str, RuleError] = {}
    for card in view.held if view.legal else ():
        if card not in view.legal:
            error = _refusal(table, place, card)
            reasons.setdefault(error.code, error)
    for error in list(reasons.values())[:_MOST_REASONS]:
        yield text("tricks-panel-why-not", reason=text.error(with_faces(error)))


def _refusal(table: TrickTable, place: int, card: Card) -> RuleError:
    try:
        table.rules.play(table.hand, place, card)
    except RuleError as error:
        return error
    raise AssertionError("only legal cards may be played")


def _before_play(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    """Yield what somebody was passed, or what was exposed by whom."""
    view = table.view_of(place)
    if view.received:
        giver = receiver_of(place, Direction(SEATS - direction_of(view.number)))
        yield text(
            "tricks-panel-received",
            who=seat_name(text, table, giver),
            cards=cards_faces(view.received),
            given=cards_faces(view.given),
        )
    if any(view.exposed):
        shown = " · ".join(_exposed(text, table, each) for each in range(SEATS) if exposed_by(table, each))
        yield text("tricks-panel-open", cards=shown)


def _exposed(text: Text, table: TrickTable, place: int) -> str:
    cards: Cards = exposed_by(table, place)
    return f"{cards_faces(cards)} ({seat_name(text, table, place)})"


def _choosing(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    if place in table.waited_for:
        yield text("tricks-panel-moon", when=_when(table))
    else:
        [shooter] = table.waited_for
        yield text("tricks-panel-others-moon", who=seat_name(text, table, shooter))


def _between(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    yield text(
        "tricks-panel-between",
        score=signed_points(text, table.scores[-1][place]),
        total=table.totals[place],
        when=relative_time(table.deadline_ms),
    )


def _over(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    won = table.rules.winners(table.totals)
    yield text("tricks-won", who=player_names(text, table, won), winners=len(won), hands=len(table.scores))
    yield text("tricks-panel-over", total=table.totals[place])


def _absence(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    if table.seats[place].is_away and table.phase in IN_GAME:
        yield text("tricks-panel-paused" if table.is_paused else "tricks-panel-away")


_BLOCKS: Final = {
    Phase.LOBBY: _lobby,
    Phase.PREPARING: _preparing,
    Phase.PLAYING: _playing,
    Phase.CHOOSING: _choosing,
    Phase.BETWEEN: _between,
    Phase.OVER: _over,
}
