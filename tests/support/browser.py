"""Headless Chromium, used the way people use it."""

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

from bot.render.cards import card_of_emoji
from bot.text.cards import card_sign
from tests.support.hanging import HANGS_S

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

TRIES = 5
MORE_OPTIONS = re.compile(r"^\+\d+ (more|options)$")

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
_IDLE = (
    "() => simcordPreview.ready && !simcordPreview.pendingAction && simcordPreview.awaitingRevision === null"
)
_DRAWN = "picture => picture.complete && picture.naturalWidth > 0"
_TAKEN = "last => simcordPreview.pendingAction || (simcordPreview.lastAction?.requestId ?? null) !== last"
_ANSWERED = "last => simcordPreview.lastAction && simcordPreview.lastAction.requestId !== last"
# What a button is called: by its words, else by its emoji. What opens a picture is a button to the page only.
_NAMES = """nodes => nodes
  .filter(node => !node.querySelector("img:not(.custom-emoji)"))
  .map(node => node.innerText.trim() || node.querySelector("img")?.alt || "")"""
# The words of a message, with the names of its emoji in their places for a moment.
_WORDS = """message => {
  const swapped = [...message.querySelectorAll("img.custom-emoji")].map(image => {
    const name = document.createTextNode(image.alt);
    image.replaceWith(name);
    return [name, image];
  });
  const words = message.innerText;
  swapped.forEach(([name, image]) => name.replaceWith(image));
  return words;
}"""
# Keeps a name that is written from right to left apart from the words after it.
_MARK_OF_DIRECTION = "\N{LEFT-TO-RIGHT MARK}"
_EMOJI = re.compile(r"[a-z]+_of_[a-z]+_\d+")


def _sign(emoji: re.Match[str]) -> str:
    found = card_of_emoji(emoji[0])
    return emoji[0] if found is None else card_sign(found[0])


def chromium_path() -> str | None:
    """Where the machine's own Chromium is; None where there is none."""
    return shutil.which("chromium") or shutil.which("chromium-browser")


@contextmanager
def chromium() -> Iterator["Browser"]:
    """The machine's own Chromium; the test is skipped where there is none."""
    sync_api = pytest.importorskip(
        "playwright.sync_api", reason="playwright not installed: pip install playwright"
    )
    path = chromium_path()
    if path is None:
        pytest.skip("Chromium not found: apt-get install chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Tab:
    """The page of `python -m bot play` in one tab.

    Args:
        url: The address that `play` printed.
    """

    def __init__(self, browser: "Browser", url: str, width_px: int = 1200) -> None:
        self.page: Page = browser.new_page(viewport={"width": width_px, "height": 900})
        self.page.set_default_timeout(HANGS_S * 1000)
        self.page.goto(url)
        self.page.get_by_placeholder("Message #card-table").wait_for()
        self.wait_until_idle()

    @property
    def conversation(self) -> "Locator":
        """All messages of the channel."""
        return self.page.locator("#channel-message-list")

    def messages(self, text: str) -> "Locator":
        """The messages with this text, oldest first."""
        return self.conversation.get_by_role("article").filter(has_text=text)

    def wait_for(self, text: str) -> "Locator":
        """Wait for a message with this text; return the newest."""
        message = self.messages(text).last
        message.wait_for()
        return message

    def wait_for_picture(self, description: str) -> None:
        """Wait until a picture is drawn."""
        picture = self.conversation.get_by_role("img", name=description).last
        picture.wait_for()
        self.page.wait_for_function(_DRAWN, arg=picture.element_handle())

    def said(self, text: str, description: str) -> str:
        """What is said of a picture in the newest message with this text."""
        picture = self.wait_for(text).get_by_role("img", name=description).last
        picture.wait_for()
        return picture.get_attribute("alt") or ""

    def buttons(self, text: str) -> list[str]:
        """What the buttons of the newest message with this text say, from the left."""
        names: list[str] = self.wait_for(text).get_by_role("button").evaluate_all(_NAMES)
        return names

    def words(self, text: str) -> str:
        """What the newest message with this text says, its emoji of cards read as cards."""
        return self.words_of(self.wait_for(text))

    @staticmethod
    def words_of(message: "Locator") -> str:
        """What a message says, its emoji of cards read as cards, without what cannot be seen."""
        return _EMOJI.sub(_sign, message.evaluate(_WORDS)).replace(_MARK_OF_DIRECTION, "")

    def wait_until_idle(self) -> None:
        """Wait until the page has shown what the latest action brought."""
        self.page.wait_for_function(_IDLE)

    def view_as(self, name: str) -> None:
        """Become somebody else."""
        self.wait_until_idle()
        (viewer,) = self.page.get_by_label("Viewing as").select_option(label=name)
        self.page.wait_for_function("viewer => simcordPreview.viewerId === viewer", arg=viewer)
        self.wait_until_idle()

    def type_command(self, command: str, **options: str) -> None:
        """Type a slash command, choose it from the list, give it options and send it.

        Args:
            options: What is given: typed, or chosen where the page offers a list.
        """
        self.wait_until_idle()
        self._leave_command()
        self.page.get_by_placeholder("Message #card-table").fill("")
        self.page.keyboard.type(command)
        self._offered(command).wait_for()
        self.page.keyboard.press("Enter")
        for name, value in options.items():
            self._give_option(name, value)
        self._act(command, self.page.get_by_role("button", name="Send").click)

    def _leave_command(self) -> None:
        """Leave a command that the page keeps as it did not wait for the bot, and bring it up to date."""
        leave = self.page.get_by_role("button", name="Exit command mode")
        if leave.count():
            leave.click()
            self.page.get_by_role("button", name="Refresh preview").click()
            self.wait_until_idle()

    def click(self, label: str) -> None:
        """Press the newest button of this name."""
        self._act(
            f"the click on {label}",
            self.conversation.get_by_role("button", name=label, exact=True).last.click,
        )

    def choose(self, heading: str, value: str) -> None:
        """Choose a value in the newest list below a heading."""

        def choose() -> None:
            name = self.conversation.get_by_text(heading, exact=True).last
            name.locator("xpath=following::*[@role='combobox'][1]").click()
            self._offered(value).click()

        self._act(f"{value} for {heading}", choose)

    def fill_form(self, **fields: str) -> None:
        """Type over some fields of the form that is open and send it.

        Args:
            fields: What is typed, by the field's label with `_` for a blank.
        """
        form = self.page.get_by_role("dialog")
        for name, typed in fields.items():
            form.get_by_label(name.replace("_", " ")).fill(typed)
        self._act("the form", form.get_by_role("button", name="Submit").click)

    def _give_option(self, name: str, value: str) -> None:
        field = self.page.get_by_label(re.compile(rf"^{name}(, required)?$"))
        if not field.count():
            if not self._offered(name).count():
                self.page.get_by_role("button", name=MORE_OPTIONS).click()
            self._offered(name).click()
        field.fill(value)
        if field.get_attribute("role") == "combobox":
            self._offered(value).click()

    def _offered(self, label: str) -> "Locator":
        """The first with these words in the list that is open."""
        return self.page.get_by_role("listbox").get_by_role("option", name=label).first

    def _act(self, what: str, act: Callable[[], None]) -> None:
        """Do something until the page takes it.

        It refuses what is done on an edition that has just been replaced, and says so; and a click is lost on
        a button that is drawn anew at that moment. People try again.
        """
        receipt: dict[str, Any] = {}
        for _ in range(TRIES):
            self.wait_until_idle()
            last = self._last_request()
            act()
            if not self.page.evaluate(_TAKEN, last):
                continue
            receipt = self._answer_to(last)
            if not receipt["rejected"]:
                # On a busy machine the page says at times that it goes on without waiting for the bot.
                assert receipt["settlement"] in {"settled", "timeout"}, receipt
                is_late = receipt["settlement"] == "timeout"
                assert is_late or receipt["acknowledgement"] != "unacknowledged", receipt
                return
        pytest.fail(f"the page does not take {what}: {receipt.get('diagnostics')}")

    def _last_request(self) -> str | None:
        answer: str | None = self.page.evaluate("() => simcordPreview.lastAction?.requestId ?? null")
        return answer

    def _answer_to(self, last: str | None) -> dict[str, Any]:
        self.page.wait_for_function(_ANSWERED, arg=last)
        self.wait_until_idle()
        receipt: dict[str, Any] = self.page.evaluate("() => simcordPreview.lastAction")
        return receipt
