"""The answer to the check of a deal: its steps, the parts of the shuffle, and the file to check it again."""

import io
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Final, TypeAlias

import discord
from discord import ui

from bot.rules.deal_files import Check, CheckedDeal, Json, lacks_words, without_words, write_deal
from bot.store.achievements import DEAL_CHECKED
from bot.tables.games import check_deal
from bot.tables.history import StoredRound
from bot.text import Text
from bot.text.deals import check_line, differing_lines
from bot.views.earned import told_achievement
from bot.views.style import GAP, LINE, OVER, SETTLED, panel
from bot.views.visibility import is_of_here
from bot.views.visit import Visit

# Further differences are only in the file, because a message has 4,000 characters.
NAMED_DIFFERENCES: Final = 3

_MARKS: Final = {True: "✅", False: "❌"}

# Returns the readable name of an entry in a deal file: a user id, or the game's word for a part or a seat.
Naming: TypeAlias = Callable[[Text, str], str]
# Returns the name of a deal.
Called: TypeAlias = Callable[[Text, Json], str]


def round_called(text: Text, deal: Json) -> str:
    """Return the name of a round's deal: the numbers of its round and its table."""
    return text("verify-round", round=str(deal["round"]), table=str(deal["table"]))


async def send_verification(
    visit: Visit,
    stored: StoredRound,
    deal: Json,
    naming: Naming,
    called: Called = round_called,
) -> None:
    """Check a deal, and answer with every step of the check and the file.

    In the channel of the deal everyone sees the answer. Anywhere else only the person who asked sees it.
    """
    is_public = is_of_here(visit, stored)
    text = await visit.public_text() if is_public else visit.text
    services = visit.services
    hidden = (await services.settings.for_guild(stored.guild_id)).hidden_words
    # The check reads the same file that is attached, except that the attached file lacks hidden words.
    checked = check_deal(write_deal(deal), services.known_games.values())
    shown = replace(checked, deal=without_words(deal, hidden))
    view = verification_view(text, shown, naming, called)
    file = discord.File(io.BytesIO(write_deal(shown.deal)), _file_name(shown.deal))
    await visit.interaction.response.send_message(view=view, file=file, ephemeral=not is_public)
    now_ms = services.clock.now_ms()
    if checked.is_true and await services.earned.achieve(
        stored.guild_id, visit.user_id, DEAL_CHECKED, now_ms=now_ms
    ):
        await visit.tell(told_achievement(visit.text, DEAL_CHECKED))


def verification_view(
    text: Text, checked: CheckedDeal, naming: Naming, called: Called = round_called
) -> ui.LayoutView:
    """Return the steps of a check, to be sent together with the file."""
    blocks = _blocks(text, checked, partial(naming, text), called(text, checked.deal))
    view = panel(SETTLED if checked.is_true else OVER, blocks)
    view.add_item(ui.File(f"attachment://{_file_name(checked.deal)}"))
    return view


def _file_name(deal: Json) -> str:
    return f"{deal['format']}-{deal['table']}-{deal['round']}.json"


def _blocks(text: Text, checked: CheckedDeal, name: Callable[[str], str], called: str) -> Iterable[str]:
    deal = checked.deal
    yield f"### {text('verify-true' if checked.is_true else 'verify-false', dealt=called)}"
    yield "\n".join(line for check in checked.checks for line in _lines(text, check, name))
    yield LINE
    yield text("verify-seeds", commitment=deal["commitment"], seed=deal["seed"])
    yield GAP
    parts = [_part_line(text, part, name(part["who"])) for part in deal["parts"]]
    yield "\n".join([text("verify-parts"), *(parts or [text("verify-no-parts")])])
    if lacks_words(deal):
        yield text("verify-hidden")
    yield LINE
    yield text("verify-how")


def _part_line(text: Text, part: Json, who: str) -> str:
    if "sha256" in part:
        return text("verify-part-hidden", who=who, digest=part["sha256"])
    return text("verify-part", who=who, part=part["part"])


def _lines(text: Text, check: Check, name: Callable[[str], str]) -> Iterable[str]:
    yield f"{_MARKS[check.ok]} {check_line(text, check, text.cards)}"
    differing = differing_lines(text, check, name, text.cards)
    yield from (f"-# {line}" for line in differing[:NAMED_DIFFERENCES])
    if len(differing) > NAMED_DIFFERENCES:
        yield text("verify-more", more=len(differing) - NAMED_DIFFERENCES)
