"""The score sheet picture after a hand and after a game, and its description."""

import re
from collections.abc import Mapping
from typing import Final

from bot.render import EXTENSION, ScoreColumn, draw_sheet
from bot.rules.cards import Card
from bot.rules.tricks import SEATS
from bot.tables.ids import UserId
from bot.tables.tricks import Phase, TrickTable
from bot.text import Text
from bot.text.cards import cards_plain
from bot.views.pictures import MOST_WORDS, Picture, drawn, in_picture
from bot.views.tricks.faces.face import Face
from bot.views.tricks.results import hands_line, ranking, sweeps
from bot.views.tricks.seats import result_name

_FILE: Final = f"scores.{EXTENSION}"
_MENTION: Final = re.compile(r"<@(\d+)>")
_LONGEST_NAME: Final = 40
# The number of hands of four seats that always fit into the description of a picture.
_MOST_HANDS: Final = 12


def people_named(text: Text, table: TrickTable) -> list[UserId]:
    """Return the people whose names the picture of the scores needs."""
    named = (result_name(text, table, seat) for seat in range(SEATS))
    return [UserId(int(user_id)) for each in named for user_id in _MENTION.findall(each)]


async def score_picture(
    text: Text, face: Face, table: TrickTable, names: Mapping[UserId, str]
) -> Picture | None:
    """Return the picture of the scores, or None if it cannot be drawn; see `score_columns`."""
    plain = in_picture(text)
    words, columns = sheet_words(text, face, table, names), score_columns(plain, face, table, names)
    return await drawn(plain.locale, _FILE, words, draw_sheet, columns)


def score_columns(
    text: Text, face: Face, table: TrickTable, names: Mapping[UserId, str]
) -> tuple[ScoreColumn, ...]:
    """Return the players of a game after a hand, the best score first.

    Args:
        names: The display names of people, as far as they are known. A player whose name is unknown or cannot
            be drawn is called by the number of the seat.
    """
    won = table.rules.winners(table.side_totals) if table.phase is not Phase.BETWEEN else ()
    return tuple(
        ScoreColumn(
            (_plain_name(text, table, seat, names), _plain_name(text, table, seat, {})),
            tuple(scores[seat] for scores in table.scores),
            sweeps(table, seat),
            seat in won,
            _taken(face, table, seat),
        )
        for seat in ranking(table)
    )


def _taken(face: Face, table: TrickTable, seat: int) -> tuple[Card, ...]:
    return tuple(face.counting_cards(table, table.captured[seat]))


def sheet_words(text: Text, face: Face, table: TrickTable, names: Mapping[UserId, str]) -> str:
    """Return the description of the picture of the scores; see `score_columns`."""
    players = (
        text(
            "tricks-sheet-player",
            name=_plain_name(text, table, seat, names)[:_LONGEST_NAME],
            score=table.totals[seat],
            hands=hands_line(text, table, seat, _MOST_HANDS),
            taken=cards_plain(_taken(face, table, seat)) or "none",
        )
        for seat in ranking(table)
    )
    return text("tricks-sheet", hands=len(table.scores), players="\n".join(players))[:MOST_WORDS]


def _plain_name(text: Text, table: TrickTable, seat: int, names: Mapping[UserId, str]) -> str:
    """Return the player of a seat by plain name: in a picture a mention would show as a number."""
    numbered = text("tricks-picture-seat", number=seat + 1)
    named = result_name(text, table, seat)
    return _MENTION.sub(lambda found: names.get(UserId(int(found[1])), numbered), named)
