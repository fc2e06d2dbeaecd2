"""Cards as the application's own emoji: on buttons, and messages where there can be none.

A text names an emoji as messages do, `<:queen_of_spades_1:1234567890123456789>`: forty signs where the card's
plain sign has three. So a message may be too long with emoji, and not without.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import discord
from discord import ui

from bot.render.cards import card_of_emoji
from bot.text.cards import card_sign, tied

log = logging.getLogger(__name__)

Sent = TypeVar("Sent")

_EMOJI: Final = re.compile(r"<:(\w+):\d+>")
# What Discord says of the whole of a request, and of an emoji on a button that is not there (any more).
_INVALID_FORM: Final = 50035
_INVALID_EMOJI: Final = "Invalid emoji"


def split_label(label: str) -> tuple[str | None, str | None]:
    """Return the words of a button's label and the emoji in it, either None where there is none.

    A button has a field for one emoji, and shows it nowhere else.
    """
    emoji, words = _EMOJI.search(label), _EMOJI.sub("", label).strip()
    return words or None, emoji[0] if emoji else None


def put_signs(view: ui.LayoutView) -> None:
    """Write all cards of a layout as signs, where it has emoji of them."""
    for item in view.walk_children():
        match item:
            case ui.TextDisplay():
                item.content = tied(_EMOJI.sub(_sign, item.content))
            case ui.DynamicItem(item=ui.Button() as button) | (ui.Button() as button) if button.emoji:
                button.label = " ".join(filter(None, [button.label, _EMOJI.sub(_sign, str(button.emoji))]))
                button.emoji = None


async def signs_if_refused(view: ui.LayoutView, send: Callable[[], Awaitable[Sent]]) -> Sent:
    """Send a layout; with signs where Discord refuses an emoji on its buttons.

    It does so from when somebody deletes the emoji until the bot has noticed. In texts it shows such an emoji
    as its name instead.

    Args:
        view: The layout.
        send: Sends it.
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
