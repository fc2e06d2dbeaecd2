"""What the bot writes into channels: a layout, the picture that may belong to it; and what can go wrong."""

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

log = logging.getLogger(__name__)

# Discord's own answers, and connections that break off. (TimeoutError is an OSError.)
DELIVERY_FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
_LONGEST: Final = 200


# What discord.py puts into everything that is sent, it leaves out of an edit.
_NOBODY = discord.AllowedMentions.none()
# What Discord says where files are not allowed, or too large, or otherwise not to its liking.
_REFUSED: Final = frozenset({400, 403, 413})

# An old message was edited too often, says Discord, with the status of a limit of requests.
_TOO_OLD: Final = 30046

Put = TypeVar("Put")


class TooOldToEdit(Exception):
    """Discord lets messages older than an hour be edited only now and then, and this one not now."""


@dataclass(frozen=True)
class Picture:
    """A picture in a message.

    Args:
        name: What its file is called in the message.
        data: The file.
        words: What is to be seen, for those who cannot see it.
    """

    name: str
    data: bytes
    words: str

    def item(self) -> ui.Item[Any]:
        """Return its place in a layout."""
        gallery: ui.MediaGallery[Any] = ui.MediaGallery()
        gallery.add_item(media=f"attachment://{self.name}", description=self.words)
        return gallery


@dataclass(frozen=True)
class Rendered:
    """What a message is to look like.

    Args:
        view: Its layout.
        picture: The picture that the layout has a place for.
        plain: The same without the picture, where the bot may attach none.
    """

    view: ui.LayoutView
    picture: Picture | None = None
    plain: "Rendered | None" = None

    def files(self) -> list[discord.File]:
        """Return what is attached to the message. Each of these can be sent once only."""
        if self.picture is None:
            return []
        return [discord.File(BytesIO(self.picture.data), self.picture.name, description=self.picture.words)]


async def send(channel: discord.abc.Messageable, rendered: Rendered) -> discord.Message:
    """Send a new message; without its picture where Discord refuses that."""
    return await _put(rendered, lambda its: channel.send(view=its.view, files=its.files()))


async def edit(message: discord.PartialMessage, rendered: Rendered) -> None:
    """Make a message look like this; without its picture where Discord refuses that.

    Raises:
        TooOldToEdit: Only another message can look like this.
    """
    try:
        # What was attached to it and belongs to it no more goes with the same edit.
        await _put(
            rendered,
            lambda its: message.edit(view=its.view, attachments=its.files(), allowed_mentions=_NOBODY),
        )
    except discord.HTTPException as error:
        if error.code == _TOO_OLD:
            raise TooOldToEdit from error
        raise
    except KeyError as error:
        # Where Discord does not say when to try again, discord.py looks for it all the same.
        if error.args != ("retry_after",):
            raise
        raise TooOldToEdit from error


async def _put(rendered: Rendered, put: Callable[[Rendered], Awaitable[Put]]) -> Put:
    try:
        return await put(rendered)
    except discord.HTTPException as error:
        if rendered.plain is None or error.status not in _REFUSED or error.code == _TOO_OLD:
            raise
        log.info("without its picture once more: %s", fault_in_short(error))
        return await put(rendered.plain)


def fault_in_short(error: Exception) -> str:
    """Return what the log says of such a fault: what Discord has answered, else the error's type alone.

    The HTTP library's own words may hold the address that was asked for, and with it a token.
    """
    if not isinstance(error, discord.HTTPException):
        return type(error).__name__
    # In one line: what a proxy answers in Discord's place is a page.
    return " ".join(str(error).split())[:_LONGEST]
