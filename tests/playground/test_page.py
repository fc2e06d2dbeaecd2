"""The page in a real browser: the way to one's first cards, and whole evenings."""

import importlib.util
import re
import signal
import time
from dataclasses import dataclass

import pytest

from bot.rules.cards import Card, parse_cards
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.settlement import settle
from bot.text.gnau import split_name
from bot.views.phrases import signed_points
from tests.playground.play_process import evening
from tests.support.browser import Tab, chromium
from tests.support.texts import shipped_texts

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.skipif(
        importlib.util.find_spec("markdown_it") is None,
        reason="simcord not installed: pip install -e '.[play]'",
    ),
]

TEXT = shipped_texts().text()
GOODBYE = TEXT("cli-play-bye") + "\n"
DIRECT_MESSAGE = TEXT("play-direct-message").removeprefix("-# ")
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
SAID = {1: ("🟢", "wins"), 0: ("🟡", "draws|loses nothing"), -1: ("🔴", "loses")}


@pytest.fixture
def browser():
    with chromium() as launched:
        yield launched


@pytest.fixture
def database(tmp_path):
    return tmp_path / "play.sqlite3"


def cards_in(text: str) -> list[Card]:
    """All cards of a text, in the order they stand there."""
    found = re.findall(r"\b(10|[2-9AJQK])([♠♥♦♣])", text)
    return [card for rank, suit in found for card in parse_cards(rank + SUITS[suit])]


@dataclass(frozen=True)
class Line:
    """What the announcement says of one person."""

    heading: str
    body: str

    @property
    def cards(self) -> list[Card]:
        return cards_in(self.body)

    @property
    def balance(self) -> int:
        return int(re.findall(r"−?\d+", self.heading)[-1].replace("−", "-"))


def lines_of(announcement: str) -> dict[str, Line]:
    """The announcement of a round, person by person; the dealer is "the house"."""
    who = r"(?:Dealer: |[🟢🟡🔴] @)"
    blocks = re.findall(rf"^{who}(.*)\n([\s\S]*?)(?=^{who}|^🔓|\Z)", announcement, re.MULTILINE)
    names = {
        re.split(r" (?:·|wins|draws|loses)", heading)[0]: Line(heading, body) for heading, body in blocks
    }
    return {name: line for name, line in names.items() if line.cards}


def check_round(announcement: str, before: dict[str, int], rules: str = "classic") -> dict[str, int]:
    """Settle the round on the page once more, from its cards; return everyone's points after it."""
    lines = lines_of(announcement)
    house = lines.pop("the house")
    settlement = settle(house.cards, {name: line.cards for name, line in lines.items()}, PRESETS[rules], 1)
    assert signed_points(TEXT, settlement.dealer_delta) in house.heading
    assert split_name(TEXT, settlement.dealer) in house.heading + house.body
    assert set(lines) == set(before)
    for name, result in settlement.players.items():
        colour, verb = SAID[(result.delta > 0) - (result.delta < 0)]
        assert f"{colour} @{name}" in announcement
        said = f" (?:{verb}){f' {abs(result.delta)}' if result.delta else ''}"
        assert re.search(said, lines[name].heading)
        assert split_name(TEXT, result.split) in lines[name].heading + lines[name].body
        assert lines[name].balance == before[name] + result.delta
    deltas = [settlement.players[name].delta for name in lines]
    assert deltas == sorted(deltas, reverse=True)
    return {name: line.balance for name, line in lines.items()}


def result(tab: Tab) -> str:
    """The whole result of the latest round in words, by way of Why?."""
    tab.wait_for("Next: ")
    tab.click("Why?")
    tab.wait_for("Practise")
    tab.click("As text")
    return tab.words("balance ")


def own_cards(tab: Tab) -> list[Card]:
    """The five cards in the picture of the only direct message that the page shows; no words name a card."""
    cards = cards_in(tab.said(DIRECT_MESSAGE, "Your cards"))
    assert tab.messages(DIRECT_MESSAGE).count() == 1
    assert cards_in(tab.words_of(tab.conversation)) == []
    assert len(cards) == 5
    return cards


def test_the_way_to_ones_first_cards(browser, database):
    with evening(database) as running:
        tab = Tab(browser, running.address())
        tab.click("Open 🐂 Gnau")
        tab.click("Join")
        tab.click("Deal")
        own_cards(tab)
        assert running.end(signal.SIGINT) == (0, GOODBYE, "")


@pytest.mark.thorough
def test_two_people_play_and_come_back_the_next_evening(browser, database):
    with evening(database, GNAU_REVEAL_S="600") as first:
        tab = Tab(browser, first.address())
        tab.type_command("/gnau open")
        tab.click("Join")
        tab.view_as("Ben")
        tab.click("Join")
        tab.view_as("Ann")
        tab.click("Deal")
        ann = own_cards(tab)
        tab.click("My hand")
        assert sorted(cards_in(tab.said("Your cards", "Your cards"))) == sorted(ann)
        tab.view_as("Ben")
        ben = own_cards(tab)
        assert not set(ann) & set(ben)
        tab.view_as("Ann")
        tab.click("Reveal")
        announcement = result(tab)
        shown = {name: line.cards for name, line in lines_of(announcement).items()}
        assert (sorted(shown["Ann"]), sorted(shown["Ben"])) == (sorted(ann), sorted(ben))
        points = check_round(announcement, {"Ann": 0, "Ben": 0})
        assert first.end(signal.SIGINT) == (0, GOODBYE, "")

    with evening(database) as second:
        tab = Tab(browser, second.address())
        assert check_round(result(tab), {"Ann": 0, "Ben": 0}) == points
        tab.type_command("/gnau leaderboard")
        board = tab.said("Most points", "Most points")
        for name, balance in points.items():
            written = str(balance).replace("-", "−")
            assert re.search(rf"{name}: {written} · ", board)
        tab.click("Deal again")
        own_cards_now = cards_in(tab.said(DIRECT_MESSAGE, "Your cards"))
        assert len(own_cards_now) == 5
        tab.click("Reveal")
        tab.wait_for("round 2")
        check_round(result(tab), points)
        assert second.end(signal.SIGTERM) == (0, GOODBYE, "")


@pytest.mark.thorough
def test_the_reveal_comes_by_itself(browser, database):
    with evening(database, GNAU_REVEAL_S="3", GNAU_RULES="plain", DISCORD_TOKEN="nonsense") as running:
        tab = Tab(browser, running.address())
        tab.type_command("/gnau open")
        tab.click("Join")
        since = time.monotonic()
        tab.click("Deal")
        announcement = result(tab)
        assert time.monotonic() - since >= 3
        check_round(announcement, {"Ann": 0}, rules="plain")
        tab.page.locator("summary", has_text="More").click()
        tab.page.get_by_role("button", name="End preview session").click()
        assert running.end() == (0, GOODBYE, "")


@pytest.mark.thorough
def test_a_phone_shows_the_whole_page(browser, database):
    with evening(database) as running:
        tab = Tab(browser, running.address(), width_px=400)
        tab.type_command("/gnau open")
        tab.click("Join")
        check_width(tab, ("Join", "Deal", "How to play", "More"))
        tab.click("Deal")
        tab.click("My hand")
        check_width(tab, ("My hand", "Ready", "Reveal"))
        tab.click("Reveal")
        tab.wait_for("Next: ")
        check_width(tab, ("Deal again", "Join", "Why?", "More"))
        assert running.end(signal.SIGINT) == (0, GOODBYE, "")


def check_width(tab: Tab, labels: tuple[str, ...]) -> None:
    """Nothing has to be scrolled sideways, and these buttons are wholly on the screen."""
    for selector in ("html", "#channel-timeline", "#channel-message-list"):
        inner, outer = tab.page.eval_on_selector(selector, "box => [box.scrollWidth, box.clientWidth]")
        assert inner <= outer <= 400, selector
    for label in labels:
        button = tab.conversation.get_by_role("button", name=label, exact=True).last
        button.scroll_into_view_if_needed()
        box = button.bounding_box()
        assert box is not None, label
        assert box["x"] >= 0, label
        assert box["x"] + box["width"] <= 400, label
