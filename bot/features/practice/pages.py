"""The pages of a practice hand: the hand to play, and its result."""

from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.features.practice.model import OWN_SEAT, PracticeHand
from bot.services import OwnReview
from bot.tables.tricks import TrickTable
from bot.tables.tricks.recall import own_positions
from bot.text import Text
from bot.text.conventions import sentences
from bot.text.tricks import game_name
from bot.views.pictures import KeptPicture, Picture
from bot.views.style import LINE, PRIVATE, panel
from bot.views.tricks.faces.face import Face
from bot.views.tricks.own_hand import OwnHand
from bot.views.tricks.results import ranking, took_everything, total_lines, with_taken
from bot.views.tricks.seats import taken_lines, trick_count


def hand_page(
    own: OwnHand,
    hand: PracticeHand,
    picture: Picture | KeptPicture | None,
    note: str,
    *rows: ui.ActionRow[Any],
) -> ui.LayoutView:
    """Return the page on which a person plays the hand.

    Args:
        note: A hint, or the note on the latest click; empty for none.
    """
    text, face, table = own.text, own.face, own.table
    assert table.hand is not None
    how = [] if hand.moves else [text("practice-how")]
    blocks: list[str | ui.Item[Any]] = ["\n".join([f"### {_title(text, table)}", *how])]
    if picture is not None:
        blocks.append(picture.item())
    blocks += own.words()
    if picture is None and table.hand.play is not None:
        blocks.append("\n".join([trick_count(text, face, table), *taken_lines(text, face, table)]))
    return panel(PRIVATE, [*blocks, *([LINE, note] if note else [])], *rows)


def result_page(
    text: Text, face: Face, table: TrickTable, note: str, *rows: ui.ActionRow[Any]
) -> ui.LayoutView:
    """Return the page with the result of a finished hand.

    Args:
        note: What went well, or the note on the latest click; empty for none.
    """
    score = text("tricks-daily-score", score=table.totals[OWN_SEAT])
    seats = ranking(table)
    beside = [with_taken(text, face, table, seat) for seat in seats]
    totals = total_lines(text, [table.totals[seat] for seat in seats], beside)
    heading = f"### {_title(text, table)}\n# {score}"
    blocks = [heading, "\n".join([*took_everything(text, face, table), *totals])]
    return panel(PRIVATE, [*blocks, *([LINE, note] if note else [])], *rows)


def praise(text: Text, table: TrickTable, own: OwnReview | None) -> str:
    """Return what went well in a finished hand; may be empty.

    Args:
        own: A strong player's opinion of the person's choices; None if there is none in time.
    """
    return sentences(text, *_praise(text, table, own))


def _praise(text: Text, table: TrickTable, own: OwnReview | None) -> Iterator[str]:
    merits = [table.rules.merit(total) for total in table.totals]
    beaten = sum(merit < merits[OWN_SEAT] for merit in merits)
    if beaten:
        yield text("practice-beaten", beaten=beaten)
    if own is not None and not own.is_silent:
        count, missed = len(own_positions(table, OWN_SEAT)), len(own.mistakes)
        yield text("practice-choices", good=count - missed, count=count, missed=missed)


def _title(text: Text, table: TrickTable) -> str:
    return text("practice-title", game=game_name(text, table.game.name))
