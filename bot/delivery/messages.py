"""Sends, edits and deletes messages with their pictures, sends ephemeral messages, and names faults."""

import hashlib
import logging
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import aiohttp
import discord
from discord import ui

from bot.delivery.pace import RequestPace
from bot.delivery.presses import Presses, Way
from bot.tables.ids import UserId
from bot.tables.ports import Clock
from bot.views.card_emoji import signs_if_refused
from bot.views.open_panels import TOKEN_MS
from bot.views.pictures import REFUSED, Picture, uploaded_by, uploaded_in
from bot.views.uploads import Uploaded, Uploads

log = logging.getLogger(__name__)

# Error answers from Discord, and broken connections. (TimeoutError is an OSError.)
DELIVERY_FAULTS: Final = (discord.HTTPException, aiohttp.ClientError, OSError)
_LONGEST: Final = 200
# These give 24 hexadecimal digits; Discord takes a nonce of up to 25 characters.
_NONCE_BYTES: Final = 12
# Discord takes no first answer to an interaction after that.
_FIRST_ANSWER_MS: Final = 3_000
# The most people whose latest click is remembered.
LIMIT: Final = 10_000


# discord.py adds the client's allowed mentions to each new message, but not to an edit.
_NOBODY = discord.AllowedMentions.none()
# Discord's error code for an old message that was edited too often; the HTTP status is that of a rate limit.
_TOO_OLD: Final = 30046
# Refusals that have nothing to do with a picture: the one above, and closed direct messages.
_REFUSED_ANYHOW: Final = frozenset({_TOO_OLD, 50007})

Put = TypeVar("Put")


class TooOldToEdit(Exception):
    """Discord refuses this edit: it lets messages older than an hour be edited only now and then."""


@dataclass(frozen=True)
class Rendered:
    """What a message is to look like.

    Args:
        plain: Returns the same message without the picture, for where the bot may not attach files.
        more_s: Seconds until the message has to change even if nothing happens; None if it need not.
    """

    view: ui.LayoutView
    picture: Picture | None = None
    plain: "Callable[[], Rendered] | None" = None
    more_s: float | None = None

    def files(self) -> list[discord.File]:
        """Return the attachments of a new message. Each file can be sent only once."""
        return [] if self.picture is None else [self.picture.file()]

    def attachments(self, uploaded: Uploaded) -> list[discord.Attachment | discord.File]:
        """Return the attachments for an edit of a message that already holds these uploads."""
        return [] if self.picture is None else [self.picture.attachment(uploaded)]


def illustrated(view: Callable[[Picture | None], ui.LayoutView], picture: Picture | None) -> Rendered:
    """Return a message with a picture, or without one if there is none."""
    if picture is None:
        return Rendered(view(None))
    return Rendered(view(picture), picture, plain=lambda: Rendered(view(None)))


def nonce_of(kind: str, *numbers: int) -> str:
    """Return the nonce of a message, which is the same in every process.

    For some minutes, Discord answers a second message with the same nonce by returning the first message. So
    a message is not doubled if the process dies before it has stored the id, and the next process sends
    the message again.
    """
    return hashlib.blake2b(repr((kind, numbers)).encode(), digest_size=_NONCE_BYTES).hexdigest()


def pinging(user_ids: Iterable[UserId]) -> discord.AllowedMentions:
    """Return the permission to ping these people and nobody else."""
    people = [*map(discord.Object, user_ids)]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)


class Messages:
    """Sends, edits and deletes messages, at a pace that keeps the bot below Discord's limit.

    No picture is uploaded twice to the same message, except once more after a restart.

    Args:
        presses: The latest press on each message. Discord does not count an edit through a press's token.
        pace: The pace of requests that Discord counts and that can wait.
        uploads: The pictures that the messages have.
    """

    def __init__(self, presses: Presses, pace: RequestPace, uploads: Uploads) -> None:
        self._presses = presses
        self._pace = pace
        self._uploads = uploads

    def needs_upload(self, message_id: int, rendered: Rendered) -> bool:
        """Return whether a picture would have to be uploaded to make a message look like this."""
        picture = rendered.picture
        return picture is not None and picture.file_name not in self._uploads.of(message_id)

    def has_other_picture(self, message_id: int, rendered: Rendered) -> bool:
        """Return whether a message is known to have a picture, and not the one that it is to have."""
        return bool(self._uploads.of(message_id)) and self.needs_upload(message_id, rendered)

    async def turn(self) -> None:
        """Wait for a turn to send. The caller builds the message then, and passes `has_turn` to `send`."""
        await self._pace.turn()

    async def send(
        self,
        channel: discord.abc.Messageable,
        rendered: Rendered,
        nonce: str,
        *,
        has_turn: bool = False,
        pinged: Collection[UserId] = (),
    ) -> discord.Message:
        """Send a new message; leave out its picture if Discord refuses the picture.

        Args:
            has_turn: Whether the caller has already waited for the message's turn.
            pinged: The people of those it names whom it pings.
        """
        mentions = pinging(pinged) if pinged else _NOBODY

        async def put(its: Rendered) -> discord.Message:
            nonlocal has_turn
            if not has_turn:
                await self._pace.turn()
            has_turn = False
            return await channel.send(
                view=its.view, files=its.files(), nonce=nonce, allowed_mentions=mentions
            )

        message = await _put(rendered, put)
        self._uploads.note(message.id, uploaded_in(message))
        return message

    async def edit(self, message: discord.PartialMessage, rendered: Rendered) -> None:
        """Edit a message to look like this; leave out its picture if Discord refuses the picture.

        Raises:
            TooOldToEdit: The message is old, and Discord allows no edit of it for now.
        """
        uploaded = self._uploads.take(message.id)
        if await self._is_edited_by_token(message, rendered, uploaded):
            return

        async def put(its: Rendered) -> discord.Message:
            await self._pace.turn()
            # The same edit removes attachments that do not belong to the message any more.
            attachments = its.attachments(uploaded)
            return await message.edit(view=its.view, attachments=attachments, allowed_mentions=_NOBODY)

        try:
            edited = await _put(rendered, put)
            self._uploads.note(edited.id, uploaded_in(edited))
        except discord.HTTPException as error:
            if error.code == _TOO_OLD:
                raise TooOldToEdit from error
            raise
        except KeyError as error:
            # For a rate limit, discord.py reads `retry_after` even if Discord's answer does not hold it.
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
        """Edit a message through the token of a press on it. Return False if that is impossible or fails."""
        press = self._presses.on(message.id)
        if press is None:
            return False

        async def put(its: Rendered) -> Mapping[str, Any]:
            attachments = its.attachments(uploaded)
            return await press.edit(view=its.view, attachments=attachments, allowed_mentions=_NOBODY)

        try:
            edited = await _put(rendered, put)
            self._uploads.note(message.id, uploaded_by(edited))
        except DELIVERY_FAULTS as error:
            log.info("message %d is edited without a token: %s", message.id, fault_in_short(error))
            self._presses.forget(message.id)
            return False
        return True


async def _put(rendered: Rendered, put: Callable[[Rendered], Awaitable[Put]]) -> Put:
    try:
        return await signs_if_refused(rendered.view, lambda: put(rendered))
    except discord.HTTPException as error:
        if rendered.plain is None or error.status not in REFUSED or error.code in _REFUSED_ANYHOW:
            raise
        log.info("without its picture once more: %s", fault_in_short(error))
        return await put(rendered.plain())


def fault_in_short(error: Exception) -> str:
    """Return a fault as it is logged: the answer of Discord, or otherwise only the type of the error.

    The messages of the HTTP library may hold the requested address, and with it a token.
    """
    if not isinstance(error, discord.HTTPException):
        return type(error).__name__
    # On one line: a proxy may answer in Discord's place with a whole page.
    return " ".join(str(error).split())[:_LONGEST]


class EphemeralReplies:
    """Sends ephemeral messages to people at any moment, through the token of their latest click or command.

    The token of an interaction is valid for 15 minutes. Within that time, the bot may answer the interaction
    again with an ephemeral message. There is no other way to reach only one person if that person's direct
    messages are closed. This class remembers the latest click of each person in each server. It does so only
    in memory, and only while the token is valid.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._latest: OrderedDict[tuple[int, int], Way] = OrderedDict()
        # Those whose first answer was not given yet when they were looked at last, in order of time.
        self._unanswered: deque[Way] = deque()

    def remember(self, interaction: discord.Interaction[Any]) -> None:
        """Remember a click or command as a way to reach the person who made it."""
        if interaction.guild_id is None or interaction.type is discord.InteractionType.autocomplete:
            return
        key, now_ms = (interaction.guild_id, interaction.user.id), self._clock.now_ms()
        # Remove the old entry first, so that the entries stay in order of time.
        self._latest.pop(key, None)
        way = self._latest[key] = Way.of(interaction, now_ms)
        self._unanswered.append(way)
        while self._unanswered and _is_settled(self._unanswered[0], now_ms):
            self._unanswered.popleft()
        while len(self._latest) > LIMIT or self._oldest_ms() < now_ms - TOKEN_MS:
            self._latest.popitem(last=False)

    async def send(self, guild_id: int, channel_id: int, user_id: int, view: ui.LayoutView) -> bool:
        """Show a layout to one person alone, in this channel; return whether the person could be reached."""
        way = self._latest.get((guild_id, user_id))
        if way is None or way.channel_id != channel_id:
            return False
        if self._clock.now_ms() - way.since_ms > TOKEN_MS or way.given is None:
            return False
        try:
            await way.webhook.send(view=view, ephemeral=True)
        except DELIVERY_FAULTS:
            return False
        return True

    def _oldest_ms(self) -> int:
        return next(iter(self._latest.values())).since_ms


def _is_settled(way: Way, now_ms: int) -> bool:
    """Return whether the first answer was given, or cannot be given any more."""
    return way.given is not None or now_ms - way.since_ms > _FIRST_ANSWER_MS
