"""What the bot writes: messages in channels with their pictures, words to one person; what can go wrong."""

import hashlib
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.delivery.pace import RequestPace
from bot.delivery.presses import Presses
from bot.tables.ports import Clock
from bot.views.card_emoji import signs_if_refused
from bot.views.open_panels import TOKEN_MS
from bot.views.pictures import NOTHING_UPLOADED, REFUSED, Picture, Uploaded, uploaded_in

log = logging.getLogger(__name__)

# Discord's own answers, and connections that break off. (TimeoutError is an OSError.)
DELIVERY_FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
_LONGEST: Final = 200
# In hexadecimal digits one less than Discord takes.
_NONCE_BYTES: Final = 12
# How many people are remembered by their latest click.
LIMIT: Final = 10_000


# What discord.py puts into everything that is sent, it leaves out of an edit.
_NOBODY = discord.AllowedMentions.none()
# An old message was edited too often, says Discord, with the status of a limit of requests.
_TOO_OLD: Final = 30046
# Nothing to do with a picture: that, and somebody's closed direct messages.
_REFUSED_ANYHOW: Final = frozenset({_TOO_OLD, 50007})

Put = TypeVar("Put")


class TooOldToEdit(Exception):
    """Discord lets messages older than an hour be edited only now and then, and this one not now."""


@dataclass(frozen=True)
class Rendered:
    """What a message is to look like.

    Args:
        view: Its layout.
        picture: The picture that the layout has a place for.
        plain: The same without the picture, where the bot may attach none.
        more_s: In how many seconds it is to look otherwise though nothing happens; None where it stays.
    """

    view: ui.LayoutView
    picture: Picture | None = None
    plain: "Rendered | None" = None
    more_s: float | None = None

    def files(self) -> list[discord.File]:
        """Return what is attached to a new message. Each of these can be sent once only."""
        return [] if self.picture is None else [self.picture.file()]

    def attachments(self, uploaded: Uploaded) -> list[discord.Attachment | discord.File]:
        """Return what an edit of a message attaches, of which it has some already."""
        return [] if self.picture is None else [self.picture.attachment(uploaded)]


def illustrated(view: Callable[[Picture | None], ui.LayoutView], picture: Picture | None) -> Rendered:
    """Return what a message is to look like, with a picture if there is one.

    Args:
        view: Returns its layout, with the picture or without.
        picture: The picture.
    """
    plain = Rendered(view(None))
    return plain if picture is None else Rendered(view(picture), picture, plain)


def nonce_of(kind: str, *numbers: int) -> str:
    """Return the same short word for the same message, whoever sends it.

    For some minutes Discord answers a second message with the same word by the first one. So a process that
    dies before it has remembered a message leaves one, not two.

    Args:
        kind: What kind of message it is.
        numbers: Which one of its kind.
    """
    return hashlib.blake2b(repr((kind, numbers)).encode(), digest_size=_NONCE_BYTES).hexdigest()


class Messages:
    """Sends, edits and deletes messages, at a pace that keeps the bot below Discord's limit.

    It remembers which pictures are in them: none is uploaded twice to one message. It does so in memory only;
    after a restart a picture is uploaded once more.

    Args:
        presses: The latest press on each message: an edit through its token is not counted.
        pace: The pace of requests that are counted and can wait.
    """

    def __init__(self, presses: Presses, pace: RequestPace) -> None:
        self._presses = presses
        self._pace = pace
        self._uploaded: OrderedDict[int, Uploaded] = OrderedDict()

    def needs_upload(self, message_id: int, rendered: Rendered) -> bool:
        """Whether a message would have to be sent a picture to look like this."""
        picture = rendered.picture
        return picture is not None and picture.file_name not in self._uploaded.get(message_id, ())

    async def turn(self) -> None:
        """Wait for the turn of a message that is put together only then."""
        await self._pace.turn()

    async def send(
        self, channel: discord.abc.Messageable, rendered: Rendered, nonce: str, *, has_turn: bool = False
    ) -> discord.Message:
        """Send a new message; without its picture where Discord refuses that.

        Args:
            channel: Where to.
            rendered: What it looks like.
            nonce: What this message alone is called; see `nonce_of`.
            has_turn: Whether its turn was waited for already.
        """

        async def put(its: Rendered) -> discord.Message:
            nonlocal has_turn
            if not has_turn:
                await self._pace.turn()
            has_turn = False
            return await channel.send(view=its.view, files=its.files(), nonce=nonce)

        message = await _put(rendered, put)
        self._remember(message)
        return message

    async def edit(self, message: discord.PartialMessage, rendered: Rendered) -> None:
        """Make a message look like this; without its picture where Discord refuses that.

        Raises:
            TooOldToEdit: Only another message can look like this.
        """
        uploaded = self._uploaded.pop(message.id, NOTHING_UPLOADED)
        if await self._is_edited_by_token(message, rendered, uploaded):
            return

        async def put(its: Rendered) -> discord.Message:
            await self._pace.turn()
            # What was attached to it and belongs to it no more goes with the same edit.
            attachments = its.attachments(uploaded)
            return await message.edit(view=its.view, attachments=attachments, allowed_mentions=_NOBODY)

        try:
            self._remember(await _put(rendered, put))
        except discord.HTTPException as error:
            if error.code == _TOO_OLD:
                raise TooOldToEdit from error
            raise
        except KeyError as error:
            # Where Discord does not say when to try again, discord.py looks for it all the same.
            if error.args != ("retry_after",):
                raise
            raise TooOldToEdit from error

    async def delete(self, message: discord.PartialMessage | discord.Message) -> None:
        """Delete a message."""
        await self._pace.turn()
        await message.delete()

    async def _is_edited_by_token(
        self, message: discord.PartialMessage, rendered: Rendered, uploaded: Uploaded
    ) -> bool:
        """Try to edit a message through the token of a press on it; whatever fails is tried without."""
        press = self._presses.on(message.id)
        if press is None:
            return False

        async def put(its: Rendered) -> discord.Message:
            attachments = its.attachments(uploaded)
            edit = press.edit_original_response
            return await edit(view=its.view, attachments=attachments, allowed_mentions=_NOBODY)

        try:
            self._remember(await _put(rendered, put))
        except DELIVERY_FAULTS as error:
            log.info("message %d is edited without a token: %s", message.id, fault_in_short(error))
            self._presses.forget(message.id)
            return False
        return True

    def _remember(self, message: discord.Message) -> None:
        """Note which pictures are in a message."""
        self._uploaded.pop(message.id, None)
        if uploaded := uploaded_in(message):
            self._uploaded[message.id] = uploaded
        while len(self._uploaded) > LIMIT:
            self._uploaded.popitem(last=False)


async def _put(rendered: Rendered, put: Callable[[Rendered], Awaitable[Put]]) -> Put:
    try:
        return await signs_if_refused(rendered.view, lambda: put(rendered))
    except discord.HTTPException as error:
        if rendered.plain is None or error.status not in REFUSED or error.code in _REFUSED_ANYHOW:
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


class EphemeralReplies:
    """Private words to people who did not just click: through the token of their latest click.

    An interaction's token is good for 15 minutes, within which the bot may answer it again, privately. That
    is the only way to reach a person alone whose direct messages are closed. The latest click of each person
    in each server is known, in memory only, and only while it is good for a word.

    Args:
        clock: The time.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: OrderedDict[tuple[int, int], tuple[int, discord.Interaction[Any]]] = OrderedDict()

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Note a click or command as a way to reach its person."""
        if interaction.guild_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        key, now_ms = (interaction.guild_id, interaction.user.id), self._clock.now_ms()
        # Taken out first: the entries are in the order of time.
        self._latest.pop(key, None)
        self._latest[key] = (now_ms, interaction)
        while len(self._latest) > LIMIT or self._oldest_ms() < now_ms - TOKEN_MS:
            self._latest.popitem(last=False)

    async def send(self, guild_id: int, channel_id: int, user_id: int, view: ui.LayoutView) -> bool:
        """Show somebody a layout that nobody else sees, in this channel.

        Returns:
            Whether there was a way to reach them there.
        """
        since_ms, interaction = self._latest.get((guild_id, user_id), (0, None))
        if interaction is None or interaction.channel_id != channel_id:
            return False
        if self._clock.now_ms() - since_ms > TOKEN_MS or not interaction.response.is_done():
            return False
        try:
            await interaction.followup.send(view=view, ephemeral=True)
        except DELIVERY_FAULTS:
            return False
        return True

    def _oldest_ms(self) -> int:
        since_ms, _ = next(iter(self._latest.values()))
        return since_ms
