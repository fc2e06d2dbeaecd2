"""The results of a hand and of a game, in words and in columns.

In columns the numbers come first, so that they line up even on a narrow phone.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ui

from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.tables.ids import UserId
from bot.tables.tricks import IN_GAME, WITH_CARDS, TrickTable
from bot.tables.tricks.accounts import payments
from bot.text import Text
from bot.text.columns import columns_of, right_in
from bot.text.conventions import listed
from bot.views.phrases import key_line, person_name, signed_points
from bot.views.style import LINE
from bot.views.tricks.faces.face import Face
from bot.views.tricks.seats import (
    bold_names,
    player_name,
    points_so_far,
    result_name,
    seat_name,
    sides_line,
    taken,
    trick_line,
    with_level,
)

# Ordinary blanks at the beginning of a line would be lost.
_BLANK: Final = "\u00a0"
_MOST_HANDS: Final = 12
# Marks a line that belongs to the name above it.
_BELOW: Final = "↳"
_TOOK_EVERYTHING: Final = "🌙"


def hand_blocks(
    text: Text, face: Face, table: TrickTable, picture: ui.Item[Any] | None = None
) -> Iterable[str | ui.Item[Any]]:
    """Yield the results of the latest hand, in the order of the seats; see `game_blocks`."""
    yield from remarks(text, face, table)
    yield from hand_scores(text, face, table) if picture is None else [picture]


def hand_scores(text: Text, face: Face, table: TrickTable) -> Iterable[str]:
    """Yield the scores of the latest hand in words, with its last trick, in the order of the seats."""
    yield LINE
    beside = [with_taken(text, face, table, seat) for seat in range(SEATS)]
    yield "\n".join(_score_lines(text, table.scores[-1], table.totals, beside))
    yield LINE
    yield last_trick_line(text, table)


def remarks(text: Text, face: Face, table: TrickTable) -> Iterable[str]:
    """Yield what is worth a sentence about the latest hand, in one block; often nothing."""
    sides = sides_line(text, table, player_name)
    if said := [*took_everything(text, face, table), *face.next_leader(text, table), *sides]:
        yield "\n".join(said)


def last_trick_line(text: Text, table: TrickTable) -> str:
    """Return a line with the last finished trick: its cards in the order of play, and the winner."""
    assert table.hand is not None
    trick = table.hand.play.finished[-1]
    name = seat_name if table.phase in WITH_CARDS else player_name
    who = name(text, table, trick.winner)
    return text("tricks-last-trick", cards=text.cards(trick.cards), who=who)


def took_everything(text: Text, face: Face, table: TrickTable) -> Iterable[str]:
    """Yield the player who took everything in the latest hand, and the effect of that, if one did."""
    seat = table.took_everything[-1]
    if seat is not None:
        yield face.took_everything(text, table, player_name(text, table, seat))


def game_blocks(
    text: Text, face: Face, table: TrickTable, picture: ui.Item[Any] | None = None
) -> Iterable[str | ui.Item[Any]]:
    """Yield the results of a finished game and of its last hand, the best score first.

    Args:
        picture: The picture of the score sheet, which takes the place of the scores in words.
    """
    sides = sides_line(text, table, result_name)
    yield "\n".join([*_winners(text, face, table), *sides, *took_everything(text, face, table)])
    yield from _game_scores(text, face, table) if picture is None else [picture]
    yield from _payments(text, face, table)


def _game_scores(text: Text, face: Face, table: TrickTable) -> Iterable[str]:
    yield LINE
    order, scores, totals = ranking(table), table.scores[-1], table.totals
    beside = [_with_hands(text, table, seat, _taken_below(text, face, table, seat)) for seat in order]
    lines = _score_lines(text, [scores[seat] for seat in order], [totals[seat] for seat in order], beside)
    yield "\n".join([*lines, last_trick_line(text, table)])


def interrupted_blocks(text: Text, table: TrickTable) -> Iterable[str]:
    """Yield the scores of a game that was called off."""
    yield text("tricks-called-off", hands=len(table.scores))
    if table.scores:
        yield LINE
        beside = [_with_hands(text, table, seat) for seat in range(SEATS)]
        totals = total_lines(text, table.totals, beside)
        yield "\n".join([*sides_line(text, table, result_name), *totals])


def score_sheet(text: Text, face: Face, table: TrickTable) -> str:
    """Return the scores of the running or latest game, hand by hand, the best score first."""
    hands = len(table.scores)
    order, totals = ranking(table), table.totals
    beside = ["\n".join(_sheet_lines(text, face, table, seat)) for seat in order]
    lines = total_lines(text, [totals[seat] for seat in order], beside)
    return "\n".join([text("tricks-sheet-title", hands=hands), *sides_line(text, table), *lines])


def _sheet_lines(text: Text, face: Face, table: TrickTable, seat: int) -> Iterator[str]:
    """Yield the lines of a seat: its player, its score by hand, earlier players, and the running hand."""
    name = (seat_name if table.phase in IN_GAME else player_name)(text, table, seat)
    yield with_level(text, table, seat, name)
    if table.scores:
        yield f"-# {hands_line(text, table, seat, _MOST_HANDS)}"
    players = {player_name(text, table, seat, hand) for hand in range(len(table.scores))}
    if earlier := players - {name}:
        yield text("tricks-sheet-earlier", who=listed(text, sorted(earlier)))
    if table.phase in WITH_CARDS and (points := points_so_far(text, face, table, seat)):
        yield text("tricks-sheet-running", points=points)


def seed_line(text: Text, table: TrickTable) -> str:
    """Return the line with the seed of the latest hand; only for a hand whose cards were all played.

    Other tables of a tournament may still play the deal, so its seed stays secret.
    """
    if table.duplicate is not None:
        return text("tricks-duplicate-sealed")
    assert table.shuffle is not None
    return key_line(text, table.shuffle.seed)


def _winners(text: Text, face: Face, table: TrickTable) -> Iterable[str]:
    won, lost = table.rules.winners(table.side_totals), face.losers(table.side_totals)
    yield text("tricks-won", who=bold_names(text, table, won), winners=len(won), hands=len(table.scores))
    if lost and lost != won:
        yield text("tricks-lost", who=bold_names(text, table, lost), losers=len(lost))


def with_taken(text: Text, face: Face, table: TrickTable, seat: int) -> str:
    """Return the player of a seat in the latest hand, with the counting cards taken on a second line."""
    name = with_level(text, table, seat, player_name(text, table, seat))
    return "\n".join([name, *_taken_below(text, face, table, seat)])


def _taken_below(text: Text, face: Face, table: TrickTable, seat: int) -> Iterable[str]:
    if cards := taken(text, face, table, seat):
        yield f"-# {_BELOW} {cards}"


def _with_hands(text: Text, table: TrickTable, seat: int, below: Iterable[str] = ()) -> str:
    """Return the player of a seat, the lines `below`, and a last line with the seat's score in each hand."""
    hands = f"-# {hands_line(text, table, seat, _MOST_HANDS)}"
    name = with_level(text, table, seat, result_name(text, table, seat))
    return "\n".join([name, *below, hands])


def _payments(text: Text, face: Face, table: TrickTable) -> Iterable[str]:
    moved = payments(table)
    if any(moved.values()):
        yield LINE
        paid = [
            text("tricks-paid", who=person_name(text, user_id), points=signed_points(text, points))
            for user_id, points in sorted(moved.items(), key=lambda line: -line[1])
            if points
        ]
        yield "\n".join([f"💰 {' · '.join(paid)}", *_reckoned(text, face, table, moved)])
    elif moved and table.stake_played_for:
        yield LINE
        yield text("tricks-stakes-returned" if table.left.issuperset(moved) else "tricks-stakes-even")


def _reckoned(text: Text, face: Face, table: TrickTable, moved: Mapping[UserId, int]) -> Iterable[str]:
    """Yield the people between whom payments are made, if the scores above do not show it."""
    left = [user_id for user_id in moved if user_id in table.left]
    if left:
        yield text("tricks-paid-left", who=_people(text, left))
    if not _follows_scores(face, table, moved):
        yield text("tricks-paid-among", who=_people(text, moved))


def _follows_scores(face: Face, table: TrickTable, moved: Mapping[UserId, int]) -> bool:
    """Whether exactly the people in winning seats are paid, and exactly those in losing seats pay."""
    people = {seat: user_id for user_id, seat in table.stake_holders.items()}
    best = {people.get(seat) for seat in table.rules.winners(table.side_totals)}
    if {user_id for user_id, points in moved.items() if points > 0} != best:
        return False
    last = {people.get(seat) for seat in face.losers(table.side_totals)}
    return not last or {user_id for user_id, points in moved.items() if points < 0} == last


def _people(text: Text, people: Iterable[UserId]) -> str:
    return listed(text, (person_name(text, user_id) for user_id in people))


# Columns.


def _score_lines(
    text: Text, scores: Sequence[int], totals: Sequence[int], beside: Sequence[str]
) -> list[str]:
    """Return a heading line, and a line for each seat.

    Args:
        scores: The changes of the scores by the hand.
        totals: The scores after the hand.
        beside: The text beside each seat's numbers.
    """
    head = [text("tricks-scores-hand"), text("tricks-scores-total")]
    rows = [
        [signed_points(text, score), text("tricks-number", number=total)]
        for score, total in zip(scores, totals, strict=True)
    ]
    first, *others = _columns([head, *rows])
    return [f"`{first}`", *(f"`{row}` {name}" for row, name in zip(others, beside, strict=True))]


def total_lines(text: Text, totals: Sequence[int], beside: Sequence[str]) -> list[str]:
    """Return a line for each score, with the text beside it."""
    rows = _columns([[text("tricks-number", number=total)] for total in totals])
    return [f"`{row}` {name}" for row, name in zip(rows, beside, strict=True)]


def hands_line(text: Text, table: TrickTable, seat: int, most: int) -> str:
    """Return the change of a seat's score by each hand of a game, or by the last `most` hands."""
    moons = sweeps(table, seat)
    shown = [
        signed_points(text, scores[seat]) + (_TOOK_EVERYTHING if hand in moons else "")
        for hand, scores in enumerate(table.scores)
    ]
    return ("… " if len(shown) > most else "") + " ".join(shown[-most:])


def sweeps(table: TrickTable, seat: int) -> frozenset[int]:
    """Return the hands of a game, counted from 0, in which a seat took everything there was to take."""
    return frozenset(hand for hand, taker in enumerate(table.took_everything) if taker == seat)


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (right_in(cell, width, _BLANK) for cell, width in zip(row, widths, strict=True))
        yield (2 * _BLANK).join(cells)


def ranking(table: TrickTable) -> list[int]:
    """Return the seats, the best score first; in teams the better side first, partners next to each other."""
    merit, side_of = table.rules.merit, table.game_options.rules.side_of
    totals, side_totals = table.totals, table.side_totals
    return sorted(
        range(SEATS), key=lambda seat: (-merit(side_totals[seat]), side_of(seat), -merit(totals[seat]))
    )


def has_last_trick(table: TrickTable) -> bool:
    """Whether the latest hand has a finished trick."""
    return table.hand is not None and table.hand.play is not None and bool(table.hand.play.finished)


def last_trick(text: Text, face: Face, table: TrickTable) -> str:
    """Return the last finished trick of the latest hand.

    Raises:
        RuleError: `no-trick-yet`.
    """
    if not has_last_trick(table):
        raise RuleError("no-trick-yet")
    assert table.hand is not None
    finished = table.hand.play.finished
    return text(
        "tricks-note-last-trick", number=len(finished), cards=trick_line(text, face, table, finished[-1])
    )
