"""Cards as the application's own emoji, and as plain signs in messages that cannot have emoji.

A text names an emoji the way messages do, `<:queen_of_spades_1:1234567890123456789>`. That is about forty
characters where the card's plain sign has three, so the emoji alone may make a message too long.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord
from discord import ui

from bot.render.cards import card_of_emoji
from bot.text.bold import bold_apart
from bot.text.cards import card_sign, tied

log = logging.getLogger(__name__)

Sent = TypeVar("Sent")

_EMOJI: Final = re.compile(r"<:(\w+):\d+>")
# A mark, such as a tick, and the words behind it.
_MARKED: Final = re.compile(r"(\W)(?: +(.*))?")
# Discord's error code for a request that it refuses, and its words for a button's emoji that does not exist
# (any more).
_INVALID_FORM: Final = 50035
_INVALID_EMOJI: Final = "Invalid emoji"


def split_label(label: str) -> tuple[str | None, str | None]:
    """Return the words of a button's label and the emoji in it; None for a part that is missing.

    A button has one field for an emoji and shows an emoji nowhere else.
    """
    emoji, words = _EMOJI.search(label), _EMOJI.sub("", label).strip()
    return words or None, emoji[0] if emoji else None


def put_signs(view: ui.LayoutView) -> None:
    """Replace all card emoji of a layout by plain signs."""
    for item in view.walk_children():
        match item:
            case ui.TextDisplay():
                item.content = bold_apart(tied(_EMOJI.sub(_sign, item.content)))
            case ui.DynamicItem(item=ui.Button() as button) | (ui.Button() as button):
                if button.emoji and (found := card_of_emoji(button.emoji.name)):
                    button.label = label_with_sign(button.label, card_sign(found[0]))
                    button.emoji = None


def label_with_sign(words: str | None, sign: str) -> str:
    """Return a button's label with the sign of a card where its text has it: first, but after a mark."""
    marked = _MARKED.fullmatch(words or "")
    parts = [marked[1], sign, marked[2]] if marked else [sign, words]
    return " ".join(filter(None, parts))


async def signs_if_refused(view: ui.LayoutView, send: Callable[[], Awaitable[Sent]]) -> Sent:
    """Send a layout. If Discord refuses an emoji on its buttons, send it with plain signs instead.

    Discord refuses an emoji that was deleted, until the bot has noticed the deletion. In texts Discord shows
    a deleted emoji as its name.
    """
    try:
        return await send()
    except discord.HTTPException as error:
        if error.code != _INVALID_FORM or _INVALID_EMOJI not in error.text:
            raise
        log.info("Discord refuses the emoji of cards: they are signs in this message")
        put_signs(view)
        return await send()


def _sign(emoji: re.Match[str]) -> str:
    found = card_of_emoji(emoji[1])
    return emoji[0] if found is None else card_sign(found[0])
