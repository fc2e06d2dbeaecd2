"""The answer to the check of a deal: its steps, the parts of the shuffle, and the file to check it again."""

import io
from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Final, TypeAlias

import discord
from discord import ui

from bot.rules.deal_files import (
    Check,
    CheckedDeal,
    Dealt,
    Part,
    deal_record,
    lacks_words,
    without_words,
    write_deal,
)
from bot.tables.games import check_deal
from bot.tables.history import StoredRound
from bot.text import Text
from bot.text.deals import check_line, differing_lines
from bot.views.style import GAP, LINE, OVER, SETTLED, panel
from bot.views.visibility import is_of_here
from bot.views.visit import Visit

# Further differences are only in the file, because a message has 4,000 characters.
NAMED_DIFFERENCES: Final = 3

_MARKS: Final = {True: "✅", False: "❌"}

# Returns the readable name of an entry in a deal file: a user id, or the game's word for a part or a seat.
Naming: TypeAlias = Callable[[Text, str], str]
# Returns the name of a deal.
Called: TypeAlias = Callable[[Text, Dealt], str]


def round_called(text: Text, dealt: Dealt) -> str:
    """Return the name of a round's deal: the numbers of its round and its table."""
    return text("verify-round", round=str(dealt.round), table=str(dealt.table))


async def send_verification(
    visit: Visit, stored: StoredRound, dealt: Dealt, naming: Naming, called: Called = round_called
) -> None:
    """Check a deal, and answer with every step of the check and the file.

    In the channel of the deal everyone sees the answer. Anywhere else only the person who asked sees it.
    """
    is_public = is_of_here(visit, stored)
    text = await visit.public_text() if is_public else visit.text
    services = visit.services
    hidden = (await services.settings.for_guild(stored.guild_id)).hidden_words
    # The check reads the same file that is attached, except that the attached file lacks hidden words.
    deal = check_deal(write_deal(deal_record(dealt)), services.known_games.values())
    view = verification_view(text, deal, naming, called, hidden)
    written = write_deal(deal_record(without_words(dealt, hidden)))
    file = discord.File(io.BytesIO(written), _file_name(dealt))
    await visit.interaction.response.send_message(view=view, file=file, ephemeral=not is_public)


def verification_view(
    text: Text,
    deal: CheckedDeal,
    naming: Naming,
    called: Called = round_called,
    hidden: Collection[str] = (),
) -> ui.LayoutView:
    """Return the steps of a check, to be sent together with the file.

    Args:
        hidden: The digests of the words that are no longer shown to anyone.
    """
    view = panel(
        SETTLED if deal.is_true else OVER, _blocks(text, deal, partial(naming, text), called, hidden)
    )
    view.add_item(ui.File(f"attachment://{_file_name(deal.dealt)}"))
    return view


def _file_name(dealt: Dealt) -> str:
    return f"{dealt.format}-{dealt.table}-{dealt.round}.json"


def _blocks(
    text: Text, deal: CheckedDeal, name: Callable[[str], str], called: Called, hidden: Collection[str]
) -> Iterable[str]:
    dealt = deal.dealt
    title = text("verify-true" if deal.is_true else "verify-false", dealt=called(text, dealt))
    yield f"### {title}"
    yield "\n".join(line for check in deal.checks for line in _lines(text, check, name))
    yield LINE
    yield text("verify-seeds", commitment=dealt.commitment.hex(), seed=dealt.seed.hex())
    yield GAP
    parts = without_words(dealt, hidden).parts
    lines = [_part_line(text, part, name) for part in parts]
    yield "\n".join([text("verify-parts"), *(lines or [text("verify-no-parts")])])
    if lacks_words(parts):
        yield text("verify-hidden")
    yield LINE
    yield text("verify-how")


def _part_line(text: Text, part: Part, name: Callable[[str], str]) -> str:
    if part.digest is not None:
        return text("verify-part-hidden", who=name(part.who), digest=part.digest)
    return text("verify-part", who=name(part.who), part=part.part)


def _lines(text: Text, check: Check, name: Callable[[str], str]) -> Iterable[str]:
    yield f"{_MARKS[check.ok]} {check_line(text, check, text.cards)}"
    differing = differing_lines(text, check, name, text.cards)
    yield from (f"-# {line}" for line in differing[:NAMED_DIFFERENCES])
    if len(differing) > NAMED_DIFFERENCES:
        yield text("verify-more", more=len(differing) - NAMED_DIFFERENCES)
