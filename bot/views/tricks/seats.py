"""The four seats while cards are out: who has played what, whose turn it is, what everybody has taken."""

from collections.abc import Iterable
from typing import Final

from bot.rules import hearts
from bot.rules.tricks import CARDS_EACH, SEATS, Play, Trick
from bot.tables.tricks import Phase, TrickTable
from bot.text import Text
from bot.views.panel import relative_time
from bot.views.tricks.people import seat_name
from bot.views.tricks.taking import card_shown, exposed_by, taken

_TO_ACT: Final = "👉"
_WINNING: Final = "👑"
_DONE: Final = "✅"
_CHOOSING: Final = "⏳"
_AWAY: Final = "💤"
_OTHERS: Final = "▫️"


def shown_trick(play: Play) -> Trick | None:
    """Return the trick to look at: the one on the table, or the one before until the next card is played."""
    if play.trick.cards:
        return play.trick
    return play.finished[-1] if play.finished else None


def trick_line(text: Text, table: TrickTable, trick: Trick) -> str:
    """Return a trick on one line, in the order of play, with who takes it as it stands."""
    shown = []
    for card in trick.cards:
        crown = f" {_WINNING}" if card == trick.winning_card else ""
        name = seat_name(text, table, trick.seat_of(card))
        shown.append(f"{name} **{card_shown(table, card)}**{crown}")
    return " → ".join(shown)


def trick_count(text: Text, table: TrickTable) -> str:
    """Return which trick of the hand it is, and in Hearts whether hearts may be led."""
    assert table.hand is not None
    play = table.hand.play
    number = len(play.finished) + (1 if play.trick.cards or not play.finished else 0)
    line = text("tricks-trick", number=number, tricks=CARDS_EACH)
    if isinstance(table.hand, hearts.Hand):
        line += f" · {text('tricks-hearts-broken' if table.hand.is_broken else 'tricks-hearts-whole')}"
    return f"-# {line}"


def seat_blocks(text: Text, table: TrickTable) -> str:
    """Return two lines for each seat, in their order. Each person is named once.

    While people pass or expose, nothing is said of what computer players have done: in Gong Zhu one that is
    slow would be seen to hold something to think about.
    """
    line = _preparing if table.phase is Phase.PREPARING else _playing
    lines = []
    for place in range(SEATS):
        lines += [line(text, table, place), f"-# {_standing(text, table, place)}"]
    return "\n".join(lines)


def _preparing(text: Text, table: TrickTable, place: int) -> str:
    seat = table.seats[place]
    if seat.is_computer:
        return _line(_OTHERS, [seat_name(text, table, place)])
    if seat.is_away:
        return _line(_AWAY, [seat_name(text, table, place), _absent(text, table)])
    if place in table.waited_for:
        return _line(_CHOOSING, [seat_name(text, table, place), text("tricks-seat-choosing")])
    return _line(_DONE, [seat_name(text, table, place)])


def _playing(text: Text, table: TrickTable, place: int) -> str:
    assert table.hand is not None
    trick = shown_trick(table.hand.play)
    if table.phase is Phase.CHOOSING:
        trick = None
    is_winning = trick is not None and trick.winner == place
    parts = [
        seat_name(text, table, place),
        *_played(text, table, trick, place),
        *_turn(text, table, place),
    ]
    mark = _TO_ACT if place in table.waited_for else _WINNING if is_winning else _OTHERS
    return _line(mark, parts)


def _played(text: Text, table: TrickTable, trick: Trick | None, place: int) -> Iterable[str]:
    for card in trick.cards if trick is not None else ():
        if trick is not None and trick.seat_of(card) == place:
            yield f"**{card_shown(table, card)}**"
            if trick.is_full and trick.winner == place:
                yield text("tricks-seat-took")


def _turn(text: Text, table: TrickTable, place: int) -> Iterable[str]:
    seat, is_next = table.seats[place], place in table.waited_for
    if seat.is_away:
        yield _absent(text, table)
    elif is_next and seat.is_computer:
        yield text("tricks-seat-thinking")
    elif is_next:
        yield text(_turn_id(table), when=relative_time(table.deadline_ms))


def _absent(text: Text, table: TrickTable) -> str:
    return text("tricks-seat-gone" if table.is_paused else "tricks-seat-away")


def _turn_id(table: TrickTable) -> str:
    if table.phase is Phase.CHOOSING:
        return "tricks-seat-moon"
    assert table.hand is not None
    return "tricks-seat-turn" if table.hand.play.trick.cards else "tricks-seat-lead"


def _standing(text: Text, table: TrickTable, place: int) -> str:
    parts = [text("tricks-seat-score", score=table.totals[place])]
    if cards := taken(text, table, place):
        parts.append(cards)
    if shown := _still_exposed(table, place):
        parts.append(text("tricks-seat-exposed", cards=shown))
    return " · ".join(parts)


def _still_exposed(table: TrickTable, place: int) -> str:
    """Return the exposed cards that a seat still holds."""
    held = table.hand.held[place] if table.hand is not None else ()
    return " ".join(card_shown(table, card) for card in exposed_by(table, place) if card in held)


def _line(mark: str, parts: Iterable[str]) -> str:
    return f"{mark} {' · '.join(parts)}"
