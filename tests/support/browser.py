"""Headless Chromium, used the way people use it."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Page

WAIT_MS = 20_000
TRIES = 5

_FLAGS = (
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
_ANSWERED = "last => simcordPreview.lastAction && simcordPreview.lastAction.requestId !== last"


@contextmanager
def chromium() -> Iterator["Browser"]:
    """The machine's own Chromium; the test is skipped where there is none."""
    sync_api = pytest.importorskip(
        "playwright.sync_api", reason="playwright not installed: pip install playwright"
    )
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        pytest.skip("Chromium not found: apt-get install chromium")
    with sync_api.sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(_FLAGS))
        try:
            yield browser
        finally:
            browser.close()


class Tab:
    """The page of `python -m bot play` in one tab.

    Args:
        browser: The browser.
        url: The address that `play` printed.
        width_px: How wide the window is.
    """

    def __init__(self, browser: "Browser", url: str, width_px: int = 1200) -> None:
        self.page: Page = browser.new_page(viewport={"width": width_px, "height": 900})
        self.page.set_default_timeout(WAIT_MS)
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

    def wait_until_idle(self) -> None:
        """Wait until the page has shown what the latest action brought."""
        self.page.wait_for_function(_IDLE)

    def view_as(self, name: str) -> None:
        """Become somebody else."""
        self.wait_until_idle()
        (viewer,) = self.page.get_by_label("Viewing as").select_option(label=name)
        self.page.wait_for_function("viewer => simcordPreview.viewerId === viewer", arg=viewer)
        self.wait_until_idle()

    def type_command(self, command: str) -> None:
        """Type a slash command, choose it from the list and send it."""
        self.page.get_by_placeholder("Message #card-table").click()
        self.page.keyboard.type(command)
        self.page.get_by_role("option", name=command).first.wait_for()
        self.page.keyboard.press("Enter")
        last = self._last_request()
        self.page.get_by_role("button", name="Send").click()
        self._answer_to(last)

    def click(self, label: str) -> None:
        """Press the newest button of this name.

        The page refuses a click on an edition that has just been replaced, and says so; people press again.
        """
        for _ in range(TRIES):
            self.wait_until_idle()
            last = self._last_request()
            self.conversation.get_by_role("button", name=label, exact=True).last.click()
            receipt = self._answer_to(last)
            if not receipt["rejected"]:
                assert receipt["settlement"] == "settled", receipt
                return
        pytest.fail(f"the page does not take the click on {label}: {receipt['diagnostics']}")

    def _last_request(self) -> str | None:
        answer: str | None = self.page.evaluate("() => simcordPreview.lastAction?.requestId ?? null")
        return answer

    def _answer_to(self, last: str | None) -> dict[str, Any]:
        self.page.wait_for_function(_ANSWERED, arg=last)
        self.wait_until_idle()
        receipt: dict[str, Any] = self.page.evaluate("() => simcordPreview.lastAction")
        return receipt
