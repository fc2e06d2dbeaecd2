"""A deal checked: every step, what it was made of, and the file to check it elsewhere."""

import io
from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

import discord
from discord import ui

from bot.rules.gnau import DEALER, Check, DealRecord, Part
from bot.tables.ids import TableId, UserId
from bot.tables.round_ids import format_round_id
from bot.text import Text
from bot.text.deals import check_line, person_lines
from bot.views.palette import OVER, SETTLED
from bot.views.panel import LINE, panel
from bot.views.people import person_name

# More people than this are left to the file: a message has 4,000 characters.
NAMED_DIFFERENCES: Final = 3

_MARKS: Final = {True: "✅", False: "❌"}


def verification_view(text: Text, record: DealRecord, checks: Sequence[Check]) -> ui.LayoutView:
    """Return the steps of a check, to be sent together with `deal_attachment`.

    Args:
        text: The words.
        record: The deal file.
        checks: What `verify_deal` says of it.
    """
    is_true = all(check.ok for check in checks)
    view = panel(SETTLED if is_true else OVER, _blocks(text, record, checks, is_true=is_true))
    view.add_item(ui.File(f"attachment://{_file_name(record)}"))
    return view


def deal_attachment(record: DealRecord) -> discord.File:
    """Return the deal file as an attachment."""
    return discord.File(io.BytesIO(record.written), _file_name(record))


def _file_name(record: DealRecord) -> str:
    return f"gnau-deal-{record.dealt.table}-{record.dealt.round}.json"


def _blocks(text: Text, record: DealRecord, checks: Sequence[Check], *, is_true: bool) -> Iterable[str]:
    dealt = record.dealt
    number = format_round_id(TableId(dealt.table), dealt.round)
    title = text("gnau-verify-true" if is_true else "gnau-verify-false", round=number)
    yield f"### {title}"
    yield "\n".join(line for check in checks for line in _lines(text, check))
    yield LINE
    yield text("gnau-verify-seeds", commitment=dealt.commitment.hex(), seed=dealt.seed.hex())
    yield "\n".join(
        [text("gnau-verify-parts"), *(_part_line(text, part, dealt.dealer_id) for part in dealt.parts)]
    )
    yield LINE
    yield text("gnau-verify-how")


def _lines(text: Text, check: Check) -> Iterable[str]:
    yield f"{_MARKS[check.ok]} {check_line(text, check)}"
    people = person_lines(text, check, partial(_name_of, text))
    yield from (f"- {line}" for line in people[:NAMED_DIFFERENCES])
    if len(people) > NAMED_DIFFERENCES:
        yield text("gnau-verify-more", people=len(people) - NAMED_DIFFERENCES)


def _part_line(text: Text, part: Part, dealer_id: str | None) -> str:
    if part.who == DEALER:
        return text("gnau-verify-part-dealer", user=_name_of(text, str(dealer_id)), part=part.part)
    return text("gnau-verify-part", user=_name_of(text, part.who), part=part.part)


def _name_of(text: Text, user: str) -> str:
    return person_name(text, UserId(int(user)))
