"""Pictures in messages: drawn once of the same things, uploaded once to the same message, said in words."""

import asyncio
import logging
import traceback
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache, partial
from hashlib import blake2b
from io import BytesIO
from pathlib import PurePath
from typing import Any, Final
from urllib.parse import urlsplit

import aiohttp
import discord
from discord import ui

from bot.views.card_emoji import signs_if_refused

log = logging.getLogger(__name__)

# How many signs of words Discord takes with a picture.
MOST_WORDS: Final = 1024
# What Discord says where files are not allowed, or too large, or otherwise not to its liking.
REFUSED: Final = frozenset({400, 403, 413})
# How long a text waits for its picture to be drawn; that takes some hundredths of a second.
DRAWING_WAIT_S: Final = 2.0
# How many drawings are remembered, at up to 60 kB each.
REMEMBERED: Final = 256
# How many may be waiting to be drawn when one more comes; otherwise its text goes out without it, for the
# processor is needed for answers.
LINE: Final = 32

# The pictures of a message that have been uploaded: the names of their files, and Discord's numbers for them.
Uploaded = Mapping[str, int]
NOTHING_UPLOADED: Final[Uploaded] = {}


class KeptAttachment(discord.Attachment):
    """A file that a message has and is to keep, as an edit of the message says so.

    Args:
        attachment_id: Discord's number for it.
    """

    __slots__ = ()

    def __init__(self, attachment_id: int) -> None:
        self.id = attachment_id

    def to_dict(self) -> Any:
        return {"id": str(self.id)}


@dataclass(frozen=True)
class KeptPicture:
    """A picture that a message has, and that an edit of it keeps: there is no need for its file.

    Args:
        file_name: What its file is called in the message.
        words: What it shows, for people who cannot see it.
        attachment_id: Discord's number for the file.
    """

    file_name: str
    words: str
    attachment_id: int

    def item(self) -> ui.MediaGallery[Any]:
        """Return its place in a layout."""
        return _place(self.file_name, self.words)

    def attachment(self, _uploaded: Uploaded = NOTHING_UPLOADED) -> discord.Attachment:
        """Return what an edit of the message attaches."""
        return KeptAttachment(self.attachment_id)


@dataclass(frozen=True)
class Picture:
    """A picture in a message.

    Args:
        name: What it is, and its format, as in `hand.webp`.
        data: The file.
        words: What it shows, for people who cannot see it.
    """

    name: str
    data: bytes
    words: str

    @cached_property
    def file_name(self) -> str:
        """What its file is called in the message: pictures that differ have different names."""
        path = PurePath(self.name)
        return f"{path.stem}-{blake2b(self.data, digest_size=6).hexdigest()}{path.suffix}"

    def item(self) -> ui.MediaGallery[Any]:
        """Return its place in a layout."""
        return _place(self.file_name, self.words)

    def file(self) -> discord.File:
        """Return what is attached to a message. It can be sent once only."""
        return discord.File(BytesIO(self.data), self.file_name, description=self.words)

    def attachment(self, uploaded: Uploaded) -> discord.Attachment | discord.File:
        """Return what an edit of a message attaches: the file, unless the message has it.

        Args:
            uploaded: What the message has.
        """
        kept = uploaded.get(self.file_name)
        return self.file() if kept is None else KeptAttachment(kept)


def uploaded_in(message: discord.Message | None) -> Uploaded:
    """Return which pictures of a message have been uploaded.

    Discord leaves files that a layout shows out of a message's own list of attachments; the layout has
    their numbers.

    Source: https://github.com/discord/discord-api-docs/issues/8277
    """
    return {each.file_name: each.attachment_id for each in kept_in(message)} or NOTHING_UPLOADED


def kept_in(message: discord.Message | None) -> list[KeptPicture]:
    """Return the pictures of a message that have been uploaded; see `uploaded_in`."""
    return [] if message is None else list(_kept(message.components))


def _place(file_name: str, words: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file_name}", description=words))


def _kept(components: Iterable[Any]) -> Iterator[KeptPicture]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            for item in component.items:
                if item.media.attachment_id is not None:
                    file_name = PurePath(urlsplit(item.media.url).path).name
                    yield KeptPicture(file_name, item.description or "", item.media.attachment_id)
        else:
            yield from _kept(getattr(component, "children", ()))


async def drawn(name: str, words: str, draw: Callable[..., bytes], *inputs: Hashable) -> Picture | None:
    """Draw a picture; what was drawn of the same inputs before is not drawn again.

    Args:
        name: What it is, and its format, as in `hand.webp`.
        words: What it shows, for people who cannot see it.
        draw: Returns the file, given the inputs.
        inputs: What is drawn.

    Returns:
        The picture; None where it cannot be drawn, or not within a moment. No text waits longer for it.
    """
    easel = _easel()
    if easel.waiting > LINE:
        log.info("%s is not drawn: %d others are to be drawn first", name, easel.waiting)
        return None
    try:
        async with asyncio.timeout(DRAWING_WAIT_S):
            data = await easel.draw(draw, *inputs)
    except TimeoutError:
        log.info("%s is not drawn yet: the text goes out without it", name)
        return None
    return None if data is None else Picture(name, data, words)


class _Easel:
    """Draws one picture after another: more threads would keep the event loop waiting, and be no faster."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="draw")
        self.waiting = 0

    async def draw(self, draw: Callable[..., bytes], *inputs: Hashable) -> bytes | None:
        work = partial(copy_context().run, _drawn, draw, *inputs)
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self.waiting -= 1


@cache
def _easel() -> _Easel:
    return _Easel()


@lru_cache(maxsize=REMEMBERED)
def _drawn(draw: Callable[..., bytes], *inputs: Hashable) -> bytes | None:
    try:
        return draw(*inputs)
    except Exception as error:  # noqa: BLE001 - whatever it is, the text goes out
        # Once for the same inputs, and without the error's own words, which may name a card.
        log.warning("a picture could not be drawn: %s", _where(error))
        return None


def _where(error: Exception) -> str:
    at = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {at.name}, {PurePath(at.filename).name}:{at.lineno}"


async def add_picture(
    interaction: discord.Interaction[Any],
    view: Callable[[Picture], ui.LayoutView],
    drawing: Awaitable[Picture | None],
    uploaded: Uploaded = NOTHING_UPLOADED,
) -> Uploaded:
    """Give an answer that is out as text its picture, by an edit; the text stays where that cannot be.

    Args:
        interaction: What was answered.
        view: Returns the answer with its picture.
        drawing: The picture, or None where there is none.
        uploaded: Which pictures the answer has.

    Returns:
        Which pictures the answer has now.
    """
    picture = await drawing
    return (
        uploaded if picture is None else await add_pictures(interaction, view(picture), [picture], uploaded)
    )


async def add_pictures(
    interaction: discord.Interaction[Any],
    view: ui.LayoutView,
    pictures: Sequence[Picture],
    uploaded: Uploaded = NOTHING_UPLOADED,
) -> Uploaded:
    """Show an answer that is out as text with its pictures; see `add_picture`."""

    async def edit() -> discord.Message:
        attachments = [picture.attachment(uploaded) for picture in pictures]
        return await interaction.edit_original_response(view=view, attachments=attachments)

    try:
        message = await signs_if_refused(view, edit)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("an answer stays without its picture: %s", type(error).__name__)
        return uploaded
    return uploaded_in(message)


async def edit_with_picture(
    interaction: discord.Interaction[Any],
    view: Callable[[Picture | KeptPicture | None], ui.LayoutView],
    draw: Callable[[], Awaitable[Picture | None]],
    *,
    is_text_only: bool = False,
    is_outdated: bool = False,
) -> bool:
    """Edit the message that was clicked: at once, with the picture that it has, and then with the new one.

    Args:
        interaction: The click, to which Discord has an answer.
        view: Returns what the message is to look like, with a picture or without.
        draw: Returns the picture; None where there is none. If the message has just that, one edit will do.
        is_text_only: Whether the person wants none; then the one that the message has goes.
        is_outdated: Whether the one that it has shows an earlier moment; it goes where no new one can be had.

    Returns:
        Whether it was edited a second time.
    """
    kept = None if is_text_only else next(iter(kept_in(interaction.message)), None)
    kept = await _edit_keeping(interaction, view, kept)
    picture = None if is_text_only else await draw()
    if picture is not None and kept is not None and picture.file_name == kept.file_name:
        return False
    if picture is not None and await add_pictures(interaction, view(picture), [picture]):
        return True
    if kept is None or not is_outdated:
        return False
    await _edit_keeping(interaction, view, None)
    return True


async def _edit_keeping(
    interaction: discord.Interaction[Any],
    view: Callable[[Picture | KeptPicture | None], ui.LayoutView],
    kept: KeptPicture | None,
) -> KeptPicture | None:
    """Edit the message that was clicked, and return the picture that it has then of those it had."""
    shown, attachments = view(kept), [] if kept is None else [kept.attachment()]
    edit = interaction.edit_original_response
    try:
        await signs_if_refused(shown, lambda: edit(view=shown, attachments=attachments))
    except discord.HTTPException as error:
        if kept is None or error.status not in REFUSED:
            raise
        # Another click has given the message another picture meanwhile.
        return await _edit_keeping(interaction, view, None)
    return kept
