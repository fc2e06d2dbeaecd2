"""Scores as columns and as a picture.

In columns the numbers come first, so that they stand below each other on a narrow phone too.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Final

from bot.render import ScoreLine, drawable
from bot.rules.tricks import SEATS
from bot.tables.ids import UserId
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.views.panel import signed_points
from bot.views.tricks.people import player_name

# Blanks at the beginning of a line would be lost.
_BLANK: Final = "\u00a0"
_MOST_HANDS: Final = 12
_MENTION: Final = re.compile(r"<@(\d+)>")
# Four of them and their scores fit into the words for a picture, which may be 256 signs long.
_LONGEST_NAME: Final = 32


def score_lines(text: Text, scores: Sequence[int], totals: Sequence[int], beside: Sequence[str]) -> list[str]:
    """Return a line for each seat, and one above them that says what is what.

    Args:
        text: The words.
        scores: What the hand changed each score by.
        totals: The scores after it.
        beside: What stands beside each seat's numbers.
    """
    head = [text("tricks-scores-hand"), text("tricks-scores-total")]
    rows = [
        [signed_points(text, score), text("tricks-number", number=total)]
        for score, total in zip(scores, totals, strict=True)
    ]
    first, *others = _columns([head, *rows])
    return [f"`{first}`", *(f"`{row}` {name}" for row, name in zip(others, beside, strict=True))]


def total_lines(text: Text, totals: Sequence[int], beside: Sequence[str]) -> list[str]:
    """Return a line for each of some seats with its score at the end of a game."""
    rows = _columns([[text("tricks-number", number=total)] for total in totals])
    return [f"`{row}` {name}" for row, name in zip(rows, beside, strict=True)]


def hands_line(text: Text, scores: Sequence[int]) -> str:
    """Return what each hand of a game changed a score by; of a long game the last ones."""
    shown = [signed_points(text, score) for score in scores[-_MOST_HANDS:]]
    return ("… " if len(scores) > _MOST_HANDS else "") + " ".join(shown)


def ranking(table: TrickTable) -> list[int]:
    """Return the places of the seats, the best score first."""
    return sorted(range(SEATS), key=lambda place: -table.rules.merit(table.totals[place]))


def people_named(text: Text, table: TrickTable) -> list[UserId]:
    """Return whose names the picture of a game that is over needs."""
    named = (player_name(text, table, place) for place in range(SEATS))
    return [UserId(int(user_id)) for each in named for user_id in _MENTION.findall(each)]


def drawn_lines(text: Text, table: TrickTable, names: Mapping[UserId, str]) -> list[ScoreLine]:
    """Return a line for each seat of a game that is over, the best score first.

    Args:
        text: The words.
        table: The table.
        names: What people are called, as far as that is known. Who is unknown, or whose name cannot be
            drawn, is called by the number of their seat.
    """
    drawn = {user_id: plain for user_id, name in names.items() if (plain := drawable(name))}
    totals = [list(accumulate(scores)) for scores in zip(*table.scores, strict=True)]
    return [
        ScoreLine(drawable(_plain_name(text, table, place, drawn)), totals[place]) for place in ranking(table)
    ]


def picture_words(text: Text, table: TrickTable, names: Mapping[UserId, str]) -> str:
    """Return what the picture of a game shows, for those who cannot see it; see `drawn_lines`."""
    called = {place: _plain_name(text, table, place, names)[:_LONGEST_NAME] for place in range(SEATS)}
    ends = (
        text("tricks-picture-end", name=called[place], score=table.totals[place]) for place in ranking(table)
    )
    return text("tricks-picture", hands=len(table.scores), ends=", ".join(ends))


def _plain_name(text: Text, table: TrickTable, place: int, names: Mapping[UserId, str]) -> str:
    """Return who had a seat, as it is said where a mention would show as a number."""
    seat = text("tricks-picture-seat", number=place + 1)
    named = player_name(text, table, place)
    return _MENTION.sub(lambda found: names.get(UserId(int(found[1])), seat), named)


def _columns(rows: Sequence[Sequence[str]]) -> Iterable[str]:
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        cells = (cell.rjust(width, _BLANK) for cell, width in zip(row, widths, strict=True))
        yield (2 * _BLANK).join(cells)
