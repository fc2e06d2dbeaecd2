"""Pictures in messages: drawn once for the same inputs, uploaded once per message, unmarked in words."""

import asyncio
import logging
import re
from collections.abc import Awaitable, Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache, partial
from hashlib import blake2b
from io import BytesIO
from typing import Any, Final

import aiohttp
import discord
from discord import ui

from bot.render import can_write, written_in
from bot.render.worker import place_of
from bot.text import Catalog, Text
from bot.text.conventions import letters_of
from bot.views.card_emoji import signs_if_refused
from bot.views.easel import easel
from bot.views.uploads import NOTHING_UPLOADED, Uploaded
from bot.views.visit import Visit

log = logging.getLogger(__name__)

# The most characters that Discord accepts as the description of a picture.
MOST_WORDS: Final = 1024
# Discord's status codes for files that are not allowed, too large or otherwise refused.
REFUSED: Final = frozenset({400, 403, 413})
# How long a text waits for its picture. Drawing takes some hundredths of a second.
DRAWING_WAIT_S: Final = 2.0
# How many drawings are cached, at some 150 kB each. Of 6,000 drawn for a thousand tables, 6 were asked for
# again.
REMEMBERED: Final = 32
_MARKDOWN: Final = re.compile(r"\*\*|^(?:> |-# |#{1,3} )+", re.MULTILINE)
# If more drawings than this are waiting, another text goes out without its picture: answers need the
# processor more.
LINE: Final = 32


class KeptAttachment(discord.Attachment):
    """A file that a message has, in the form that tells Discord to keep it in an edit."""

    __slots__ = ()

    def __init__(self, attachment_id: int) -> None:
        self.id = attachment_id

    def to_dict(self) -> Any:
        return {"id": str(self.id)}


@dataclass(frozen=True)
class KeptPicture:
    """A picture that a message has and that an edit keeps, without its file.

    Args:
        words: The description for people who cannot see it.
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
        name: What it shows, and its format, as in `hand.png`.
        data: The bytes of the file.
        words: The description for people who cannot see it.
    """

    name: str
    data: bytes
    words: str

    @cached_property
    def file_name(self) -> str:
        """The name of its file in the message. Different pictures have different names."""
        stem, _, suffix = self.name.rpartition(".")
        return f"{stem}-{blake2b(self.data, digest_size=6).hexdigest()}.{suffix}"

    def item(self) -> ui.MediaGallery[Any]:
        """Return its place in a layout."""
        return _place(self.file_name, self.words)

    def file(self) -> discord.File:
        """Return the file to attach to a message. It can be sent only once."""
        return discord.File(BytesIO(self.data), self.file_name, description=self.words)

    def attachment(self, uploaded: Uploaded) -> discord.Attachment | discord.File:
        """Return the attachment for an edit of a message: the file, unless the message already has it."""
        kept = uploaded.get(self.file_name)
        return self.file() if kept is None else KeptAttachment(kept)


def uploaded_in(message: discord.Message | None) -> Uploaded:
    """Return the uploaded pictures of a message.

    Discord leaves files that a layout shows out of the message's list of attachments. The layout has their
    ids.

    Source: https://github.com/discord/discord-api-docs/issues/8277
    """
    return {each.file_name: each.attachment_id for each in kept_in(message)} or NOTHING_UPLOADED


def uploaded_by(answer: Mapping[str, Any]) -> Uploaded:
    """Return the uploaded pictures of a message that Discord has sent; see `uploaded_in`."""
    outer = answer["components"]
    inner = [part for each in outer for part in each.get("components", ())]
    media = [item["media"] for each in (*outer, *inner) for item in each.get("items", ())]
    kept = {_file_name(each["url"]): each.get("attachment_id") for each in media}
    return {name: int(number) for name, number in kept.items() if number} or NOTHING_UPLOADED


def kept_in(message: discord.Message | None) -> list[KeptPicture]:
    """Return the uploaded pictures of a message; see `uploaded_in`."""
    return [] if message is None else list(_kept(message.components))


def _place(file_name: str, words: str) -> ui.MediaGallery[Any]:
    return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{file_name}", description=words))


def _kept(components: Iterable[Any]) -> Iterator[KeptPicture]:
    for component in components:
        if isinstance(component, discord.MediaGalleryComponent):
            for item in component.items:
                if item.media.attachment_id is not None:
                    name, words = _file_name(item.media.url), item.description or ""
                    yield KeptPicture(name, words, item.media.attachment_id)
        elif isinstance(component, discord.Container):
            yield from _kept(component.children)


def _file_name(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


def in_picture(text: Text) -> Text:
    """Return the texts for the words in pictures: English ones if no font here can draw the language.

    A picture's description stays in the language.
    """
    return text if can_write(letters_of(text)) else text.english


def unmarked(words: str) -> str:
    """Return words of a message for the description of a picture: without the signs of Markdown.

    Example:
        >>> unmarked("> **Ann**: three cards")
        'Ann: three cards'
    """
    return _MARKDOWN.sub("", words)


def find_fonts(catalog: Catalog) -> None:
    """Find out which languages can be drawn, which takes a moment for each of them."""
    for locale in catalog.locales:
        in_picture(catalog.text(locale))


async def drawn(
    language: str,
    name: str,
    words: str,
    draw: Callable[..., bytes],
    *inputs: Hashable,
    is_wanted: Callable[[], bool] = lambda: True,
) -> Picture | None:
    """Draw a picture, or take it from the cache if it was drawn from the same inputs before.

    Args:
        language: The language of its words, those of `in_picture`.
        name: What it shows, and its format, as in `hand.png`.
        words: The description for people who cannot see it.
        draw: Returns the bytes of the file.
        inputs: The arguments of `draw`.
        is_wanted: Returns whether it still has to be drawn, once it is its turn. A thread calls it.

    Returns:
        None if drawing fails or takes longer than `DRAWING_WAIT_S`, if more than `LINE` others wait, or if it
        is not wanted any more.
    """
    studio = easel()
    if studio.waiting > LINE:
        log.info("%s is not drawn: %d others are to be drawn first", name, studio.waiting)
        return None
    try:
        async with asyncio.timeout(DRAWING_WAIT_S):
            data = await studio.draw(partial(_drawn, written_in, language, draw, *inputs), is_wanted)
    except TimeoutError:
        log.info("%s is not drawn yet: the text goes out without it", name)
        return None
    return None if data is None else Picture(name, data, words)


@lru_cache(maxsize=REMEMBERED)
def _drawn(draw: Callable[..., bytes], *inputs: Hashable) -> bytes | None:
    try:
        return easel().paint(draw, inputs)
    except Exception as error:  # noqa: BLE001 - after any error the text still goes out
        # The cache keeps this to one line for the same inputs. The error's own words may name a card.
        log.warning("a picture could not be drawn: %s", place_of(error))
        return None


async def add_picture(
    visit: Visit,
    view: Callable[[Picture], ui.LayoutView],
    drawing: Awaitable[Picture | None],
    uploaded: Uploaded = NOTHING_UPLOADED,
    *,
    message: discord.WebhookMessage | None = None,
) -> Uploaded:
    """Edit an answer that was sent as text to add its picture. If that fails, the text stays.

    Args:
        view: Returns the answer with its picture.
        uploaded: The pictures that the answer already has.
        message: The answer, if it isn't the first one.

    Returns:
        The pictures that the answer has now.
    """
    picture = await drawing
    if picture is None:
        return uploaded
    return await add_pictures(visit, view(picture), [picture], uploaded, message=message)


async def add_pictures(
    visit: Visit,
    view: ui.LayoutView,
    pictures: Sequence[Picture],
    uploaded: Uploaded = NOTHING_UPLOADED,
    *,
    message: discord.WebhookMessage | None = None,
) -> Uploaded:
    """Edit an answer that was sent as text to add its pictures; see `add_picture`."""

    async def edit() -> discord.Message:
        attachments = [picture.attachment(uploaded) for picture in pictures]
        change = visit.interaction.edit_original_response if message is None else message.edit
        return await change(view=view, attachments=attachments)

    try:
        shown = await signs_if_refused(view, edit)
    except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
        log.info("an answer stays without its picture: %s", type(error).__name__)
        return uploaded
    return _noted(visit, shown)


async def edit_with_picture(
    visit: Visit,
    view: Callable[[Picture | KeptPicture | None], ui.LayoutView],
    draw: Callable[[], Awaitable[Picture | None]],
    *,
    is_text_only: bool = False,
    is_outdated: bool = False,
) -> bool:
    """Edit the clicked message: at once with the picture that it has, and then with the new picture.

    Args:
        visit: The click; it must have been answered already.
        view: Returns the layout with a picture, or without one.
        draw: Returns the new picture, or None. If the message already has it, the second edit is left out.
        is_text_only: Whether the person wants no picture; then the message loses the one that it has.
        is_outdated: Whether its picture shows an earlier moment; then it goes even if there is no new one.

    Returns:
        Whether the message was edited a second time.
    """
    kept = None if is_text_only else next(iter(kept_in(visit.interaction.message)), None)
    kept = await _edit_keeping(visit, view, kept)
    picture = None if is_text_only else await draw()
    if picture is not None and kept is not None and picture.file_name == kept.file_name:
        return False
    if picture is not None and await add_pictures(visit, view(picture), [picture]):
        return True
    if kept is None or not is_outdated:
        return False
    await _edit_keeping(visit, view, None)
    return True


async def edit_once_with_picture(
    visit: Visit,
    view: Callable[[Picture | KeptPicture | None], ui.LayoutView],
    draw: Callable[[], Awaitable[Picture | None]],
    *,
    is_text_only: bool,
) -> None:
    """Edit the clicked message a single time, with its new picture or, if that fails, with the one it has.

    A second edit could arrive after that of the next click and undo it.

    Args:
        visit, view, draw, is_text_only: See `edit_with_picture`.
    """
    kept = None if is_text_only else next(iter(kept_in(visit.interaction.message)), None)
    picture = None if is_text_only else await draw()
    is_new = picture is not None and (kept is None or picture.file_name != kept.file_name)
    if picture is None or not is_new or not await add_pictures(visit, view(picture), [picture]):
        await _edit_keeping(visit, view, kept)


async def _edit_keeping(
    visit: Visit, view: Callable[[Picture | KeptPicture | None], ui.LayoutView], kept: KeptPicture | None
) -> KeptPicture | None:
    """Edit the clicked message, and return the picture that it keeps; None if it keeps none."""
    shown, attachments = view(kept), [] if kept is None else [kept.attachment()]
    edit = visit.interaction.edit_original_response
    try:
        message = await signs_if_refused(shown, lambda: edit(view=shown, attachments=attachments))
    except discord.HTTPException as error:
        if kept is None or error.status not in REFUSED:
            raise
        # Meanwhile another click has replaced the picture of the message.
        return await _edit_keeping(visit, view, None)
    _noted(visit, message)
    return kept


def _noted(visit: Visit, message: discord.Message) -> Uploaded:
    """Return the pictures that a message has now, and remember them."""
    return visit.bot.uploads.note(message.id, uploaded_in(message))
