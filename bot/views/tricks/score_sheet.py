"""The score sheet of a game that is over: who stands in it, and what is said of it."""

import re
from collections.abc import Mapping
from typing import Final

from bot.render import EXTENSION, ScoreColumn, draw_sheet
from bot.rules.tricks import SEATS
from bot.tables.ids import UserId
from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.views.pictures import MOST_WORDS, Picture, drawn
from bot.views.tricks.results import hands_line, ranking, sweeps
from bot.views.tricks.seats import result_name

_FILE: Final = f"scores.{EXTENSION}"
_MENTION: Final = re.compile(r"<@(\d+)>")
_LONGEST_NAME: Final = 40
# As many hands of four seats fit into the words for a picture, whatever the scores and names.
_MOST_HANDS: Final = 18


def people_named(text: Text, table: TrickTable) -> list[UserId]:
    """Return whose names the picture of a game that is over needs."""
    named = (result_name(text, table, seat) for seat in range(SEATS))
    return [UserId(int(user_id)) for each in named for user_id in _MENTION.findall(each)]


async def score_picture(text: Text, table: TrickTable, names: Mapping[UserId, str]) -> Picture | None:
    """Return the picture of a game that is over; None where it cannot be drawn. See `score_columns`."""
    words, columns = sheet_words(text, table, names), score_columns(text, table, names)
    return await drawn(_FILE, words, draw_sheet, columns)


def score_columns(text: Text, table: TrickTable, names: Mapping[UserId, str]) -> tuple[ScoreColumn, ...]:
    """Return the players of a game that is over, the best score first.

    Args:
        text: The words.
        table: The table.
        names: What people are called, as far as that is known. Anyone who is unknown, or whose name cannot
            be drawn, is called by the number of their seat.
    """
    won = table.rules.winners(table.totals)
    return tuple(
        ScoreColumn(
            (_plain_name(text, table, seat, names), _plain_name(text, table, seat, {})),
            tuple(scores[seat] for scores in table.scores),
            sweeps(table, seat),
            seat in won,
        )
        for seat in ranking(table)
    )


def sheet_words(text: Text, table: TrickTable, names: Mapping[UserId, str]) -> str:
    """Return what the picture of a game shows, for those who cannot see it; see `score_columns`."""
    players = (
        text(
            "tricks-sheet-player",
            name=_plain_name(text, table, seat, names)[:_LONGEST_NAME],
            number=seat + 1,
            score=table.totals[seat],
            hands=hands_line(text, table, seat, _MOST_HANDS),
        )
        for seat in ranking(table)
    )
    return text("tricks-sheet", hands=len(table.scores), players="\n".join(players))[:MOST_WORDS]


def _plain_name(text: Text, table: TrickTable, seat: int, names: Mapping[UserId, str]) -> str:
    """Return who had a seat, as it is said where a mention would show as a number."""
    numbered = text("tricks-picture-seat", number=seat + 1)
    named = result_name(text, table, seat)
    return _MENTION.sub(lambda found: names.get(UserId(int(found[1])), numbered), named)
