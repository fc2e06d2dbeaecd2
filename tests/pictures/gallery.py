"""Every message of every flow, in pictures, to look at: what people see of the bot, at two widths.

Of messages that differ in names, numbers and cards alone, the longest is shown.
"""

import json
import re
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from copy import deepcopy
from dataclasses import dataclass, replace
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from PIL import Image, ImageChops, ImageDraw
from simcord.backend.models import EPHEMERAL_FLAG, Message

from bot.playground_language import discord_locale
from bot.render.cards import card_of_emoji
from bot.text.bold import bold_apart
from bot.text.cards import card_sign, tied
from bot.views.card_emoji import label_with_sign
from tests.pictures.camera import DRAWN, MISSING, READY, TRIES, emoji_assets
from tests.pictures.scenes import opened
from tests.support.browser import FLAGS, chromium_path
from tests.support.flows import FLOWS
from tests.support.guild import CardRoom
from tests.support.quick_pictures import draw_for_real
from tests.support.quick_thinking import think_at_once
from tests.support.tongues import reading

if TYPE_CHECKING:
    from playwright.async_api import Browser, Page

# A phone, and a window on a desk; how wide and high a sheet of such messages is.
WIDTHS_PX: Final = (400, 1200)
SHEET_PX: Final = 1600
CAPTION_PX: Final = 16
GAP_PX: Final = 8
# So many messages are seen at once; above and below them there is less than so much else.
MOST_AT_ONCE: Final = 12
MORE_PX: Final = 600
# A busy machine takes its time to draw that.
PATIENCE_MS: Final = 180_000
GROUND: Final = (0x32, 0x33, 0x39)

# The page knows the dark look only. These are its own names for what differs, in Discord's light look.
LIGHT: Final = """
:root { color-scheme: light; background: #ffffff; color: #323339; --discord-bg: #ffffff;
  --discord-surface: #f2f3f5; --discord-elevated: #e3e5e8; --discord-control: #ebedef;
  --discord-hover: #e0e1e5; --discord-text: #323339; --discord-muted: #6a6e76; --discord-subtle: #4e5058;
  --discord-border: #d9dadf; --component-surface: #f7f7f8; --component-border: #d9dadf;
  --control-border: #d9dadf; --code-surface: #f2f3f5; --code-border: #d9dadf; --code-text: #323339; }
.message-content { color: #323339; }
.mention, .command-mention { color: #3c45a5; background: #e4e6fd !important; }
"""

_EMOJI: Final = re.compile(r"<:(\w+):\d+>")
# What makes no other look: parts of components, and of words.
_NO_LOOK: Final = frozenset(
    {
        "custom_id",
        "id",
        "media",
        "emoji",
        "description",
        "url",
        "value",
        "disabled",
        "options",
        "default_values",
    }
)
_ALIKE: Final = (
    (re.compile(r"<t:\d+(:\w)?>|<@\d+>|\b[0-9a-f]{16,}\b"), "@"),
    (re.compile(r"🤖 \w+"), "🤖"),
    (re.compile(r"(?:(?:10|[2-9JQKA])[♠♥♦♣]︎?\s*)+"), "♠"),
    # A trick, however many cards are in it.
    (re.compile(r"(?:(?:@|🤖) \*\*\u200e?♠\*\*(?: 👑)?(?: → )?)+"), "@ ♠"),
    (re.compile(r"[+−-]?\d[\d,.]*"), "0"),
)
_HEIGHT: Final = "articles => Math.ceil(articles.reduce((sum, its) => sum + its.offsetHeight, 0))"
# The page draws its messages anew when its window changes; until then their buttons are greyed.
_HIGH_ENOUGH: Final = """() => {
  const articles = [...document.querySelectorAll("#channel-message-list article")];
  const heads = articles.map(each => each.getBoundingClientRect().top);
  return Math.min(...heads) > 40 && articles.at(-1).getBoundingClientRect().bottom <= innerHeight
    && !document.querySelector("[aria-busy=true]");
}"""
_BOXES: Final = """articles => articles.map(each => each.getBoundingClientRect()).map(
  box => [box.left, box.top, box.right, box.bottom].map(Math.round))"""


@dataclass(frozen=True)
class Sight:
    """A message as somebody saw it."""

    message: Message

    @property
    def look(self) -> str:
        """What it has in common with messages that look like it."""
        looks = self.message.content, _look(with_signs(self.message.components))
        return json.dumps(looks, ensure_ascii=False)

    @property
    def without_picture(self) -> str:
        """All there is to see but pictures."""
        return json.dumps([self.message.content, _without_picture(self.message.components)])

    @property
    def length(self) -> int:
        """How much there is to see."""
        return len(json.dumps(self.message.components))

    @property
    def has_emoji(self) -> bool:
        """Whether it shows a card."""
        return json.dumps(with_signs(self.message.components)) != json.dumps(self.message.components)

    def in_channel(self, room: CardRoom, channel_id: int, *, has_emoji: bool) -> Message:
        """Return it as a message that everybody sees in a channel."""
        return replace(
            self.message,
            id=room.env.backend.snowflake(),
            channel_id=channel_id,
            flags=self.message.flags & ~EPHEMERAL_FLAG,
            interaction_metadata=None,
            content=self.message.content if has_emoji else _in_signs(self.message.content),
            reference=None,
            components=deepcopy(self.message.components)
            if has_emoji
            else with_signs(self.message.components),
        )


def with_signs(components: Any) -> Any:
    """Return the components of a message with its cards as signs, as the bot writes them without emoji."""
    if isinstance(components, list):
        return [with_signs(each) for each in components]
    if not isinstance(components, dict):
        return components
    signed = {name: with_signs(inner) for name, inner in components.items()}
    if isinstance(signed.get("content"), str):
        signed["content"] = _in_signs(signed["content"])
    if signed.get("type") == 2 and (emoji := signed.get("emoji")) and card_of_emoji(emoji["name"]):
        del signed["emoji"]
        signed["label"] = label_with_sign(signed.get("label"), _sign(emoji["name"]))
    return signed


def _in_signs(words: str) -> str:
    return bold_apart(tied(_EMOJI.sub(lambda found: _sign(found[1]), words)))


def _sign(name: str) -> str:
    found = card_of_emoji(name)
    return name if found is None else card_sign(found[0])


def _without_picture(component: Any) -> Any:
    if isinstance(component, list):
        return [_without_picture(each) for each in component if not _is_picture(each)]
    if isinstance(component, dict):
        return {name: _without_picture(inner) for name, inner in component.items() if name != "id"}
    return component


def _is_picture(component: Any) -> bool:
    return isinstance(component, dict) and "items" in component


def _look(component: Any) -> Any:
    if isinstance(component, list):
        # Two of a kind look like one.
        looks = {json.dumps(look, sort_keys=True): look for look in map(_look, component)}
        return list(looks.values())
    if isinstance(component, dict):
        return {name: _look(inner) for name, inner in component.items() if name not in _NO_LOOK}
    if not isinstance(component, str):
        return component
    for pattern, replacement in _ALIKE:
        component = pattern.sub(replacement, component)
    # Of what has more lines, the first says what it is.
    return component.partition("\n")[0]


@contextmanager
def recording(room: CardRoom, seen: list[Sight]) -> Iterator[None]:
    """Take down each message that is sent or edited; people press cards by their signs meanwhile.

    Whatever the language, they also press by English labels and read English.

    The text never waits for a picture, so an edit may bring nothing but that: what was there until then is
    seen for a moment, and is no sight of its own.
    """
    backend = room.env.backend
    commit, edit = backend.commit_message, backend.edit_message
    latest: dict[int, int] = {}

    def taken(message: Message) -> Message:
        if message.author_id == backend.bot_user.id and (message.components or message.content):
            sight, before = Sight(deepcopy(message)), latest.get(message.id)
            if before is not None and seen[before].without_picture == sight.without_picture:
                seen[before] = sight
            else:
                latest[message.id] = len(seen)
                seen.append(sight)
            message.components = interpreter.of_components(with_signs(message.components), ["label"])
        return message

    def committed(message: Message, **how: Any) -> Message:
        return commit(taken(message), **how)

    def edited(channel_id: int, message_id: int, fields: dict[str, Any]) -> Message:
        return taken(edit(channel_id, message_id, fields))

    with reading() as interpreter, pytest.MonkeyPatch.context() as patch:
        patch.setattr(backend, "commit_message", committed)
        patch.setattr(backend, "edit_message", edited)
        yield


async def gallery(
    work: Path, only: Sequence[str], *, language: str, is_light: bool
) -> AsyncIterator[tuple[str, Image.Image]]:
    """Run the flows; yield sheets of what was seen, each with its name.

    Args:
        language: The language that everyone has Discord in.
        only: Parts of the names of the flows to run; all are run when there are none.
        is_light: Whether the page is to look as it does on bright screens.
    """
    from playwright.async_api import async_playwright

    known: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        draw_for_real(patch)
        think_at_once(patch)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium_path(), args=list(FLAGS))
            studio = _Studio(browser, language=language, is_light=is_light)
            for flow in FLOWS:
                if not only or any(part in flow.__name__ for part in only):
                    async for sheet in _sheets_of(flow, work, studio, known):
                        yield sheet
            await browser.close()


async def _sheets_of(
    flow: Callable[[CardRoom], Awaitable[None]], work: Path, studio: "_Studio", known: set[str]
) -> AsyncIterator[tuple[str, Image.Image]]:
    seen: list[Sight] = []
    async with opened(Path(tempfile.mkdtemp(dir=work)), studio.language) as room:
        with recording(room, seen):
            await flow(room)
        new = [sight for sight in _longest_of_each_look(seen) if sight.look not in known]
        known.update(sight.look for sight in new)
        for has_emoji in (False, True):
            # A message without cards looks the same with emoji.
            shown = [each for each in new if not has_emoji or each.has_emoji]
            for width in WIDTHS_PX:
                name = f"{flow.__name__}-{width}-{'emoji' if has_emoji else 'signs'}"
                images = await studio.photographed(room, shown, width, has_emoji=has_emoji)
                for number, sheet in enumerate(_sheets(images, name), start=1):
                    yield f"{name}-{number}", sheet


def _longest_of_each_look(seen: Sequence[Sight]) -> list[Sight]:
    longest: dict[str, Sight] = {}
    for sight in seen:
        if sight.look not in longest or sight.length > longest[sight.look].length:
            longest[sight.look] = sight
    return list(longest.values())


class _Studio:
    """Takes the pictures.

    Args:
        language: The language that everyone has Discord in.
        is_light: Whether the page is to look as it does on bright screens.
    """

    def __init__(self, browser: "Browser", *, language: str, is_light: bool) -> None:
        self._browser = browser
        self._is_light = is_light
        self.language = language

    async def photographed(
        self, room: CardRoom, shown: Sequence[Sight], width: int, *, has_emoji: bool
    ) -> list[Image.Image]:
        """Return pictures of messages in a window of some width."""
        images = []
        for start in range(0, len(shown), MOST_AT_ONCE):
            channel = room.guild.create_text_channel("gallery")
            for sight in shown[start : start + MOST_AT_ONCE]:
                message = sight.in_channel(room, channel.id, has_emoji=has_emoji)
                room.env.backend.messages[channel.id][message.id] = message
            showing = room.env.preview(
                channel,
                viewers=[room.ann],
                layout="channel",
                locale=discord_locale(self.language),
                assets=emoji_assets(room),
            )
            async with showing as preview:
                images += await self._whole(preview.url, width)
        return images

    async def _whole(self, url: str, width: int) -> list[Image.Image]:
        """Return a picture of each message of a page, on which nothing is missing."""
        for _ in range(TRIES):
            page = await self._browser.new_page(viewport={"width": width, "height": 1000}, bypass_csp=True)
            page.set_default_timeout(PATIENCE_MS)
            await page.goto(url)
            await page.wait_for_function(READY)
            if self._is_light:
                await page.add_style_tag(content=LIGHT)
            images = await _articles(page, width)
            missing = await page.locator(MISSING).count()
            await page.close()
            if not missing:
                return images
        raise RuntimeError("the page does not show all pictures")


async def _articles(page: "Page", width: int) -> list[Image.Image]:
    """Return a picture of each message, all of which the page shows at once."""
    articles = page.locator("#channel-message-list article")
    height = MORE_PX + await articles.evaluate_all(_HEIGHT)
    await page.set_viewport_size({"width": width, "height": height})
    whole = Image.open(BytesIO(await _at_rest(page))).convert("RGB")
    boxes = await articles.evaluate_all(_BOXES)
    assert min(top for _, top, _, _ in boxes) >= 0, "the messages are higher than the page"
    return [_without_margin(whole.crop(box)) for box in boxes]


async def _at_rest(page: "Page") -> bytes:
    """Return a picture of a page as it stays; a busy browser shows for a while what was in a lower window."""
    before = b""
    for _ in range(TRIES):
        for sign in (_HIGH_ENOUGH, READY, DRAWN):
            await page.wait_for_function(sign)
        taken = await page.screenshot()
        if taken == before:
            return taken
        before = taken
    raise RuntimeError("the page does not come to rest")


def _without_margin(image: Image.Image) -> Image.Image:
    """Return a picture without the empty part at its right side."""
    ground = Image.new("RGB", image.size, image.getpixel((image.width - 1, image.height - 1)))
    found = ImageChops.difference(image, ground).getbbox()
    return image if found is None else image.crop((0, 0, min(image.width, found[2] + GAP_PX), image.height))


def _sheets(images: Sequence[Image.Image], name: str) -> Iterator[Image.Image]:
    """Put pictures into columns, and those on as few sheets as hold them."""
    sheet, left, top, width = _new_sheet(), 0, 0, 0
    for number, image in _parts(images):
        height = CAPTION_PX + image.height + GAP_PX
        if top and top + height > SHEET_PX:
            left, top, width = left + width, 0, 0
        if left and left + max(width, image.width) > SHEET_PX:
            yield sheet
            sheet, left, top, width = _new_sheet(), 0, 0, 0
        ImageDraw.Draw(sheet).text((left + GAP_PX, top + 2), f"{name} {number}", fill="yellow")
        sheet.paste(image, (left, top + CAPTION_PX))
        top, width = top + height, max(width, image.width)
    if images:
        yield sheet


def _parts(images: Sequence[Image.Image]) -> Iterator[tuple[int, Image.Image]]:
    """Yield pictures with their numbers; one that is higher than a sheet in parts that are not."""
    most = SHEET_PX - CAPTION_PX - GAP_PX
    for number, image in enumerate(images, start=1):
        for top in range(0, image.height, most):
            yield number, image.crop((0, top, image.width, min(top + most, image.height)))


def _new_sheet() -> Image.Image:
    return Image.new("RGB", (SHEET_PX, SHEET_PX), GROUND)
