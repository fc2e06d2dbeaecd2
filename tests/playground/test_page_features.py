"""What a server can do besides plain rounds, in a real browser."""

import importlib.util
import re
import signal

import pytest

from bot.rules.cards import Card, parse_cards
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.practice import judge
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.splits import chosen_split, optimal_split
from bot.text.gnau import split_name
from tests.playground.play_process import evening
from tests.support.browser import Tab, chromium
from tests.support.texts import shipped_texts

pytestmark = [
    pytest.mark.browser,
    pytest.mark.xdist_group("browser"),
    pytest.mark.thorough,
    pytest.mark.skipif(
        importlib.util.find_spec("markdown_it") is None,
        reason="simcord not installed: pip install -e '.[play]'",
    ),
]

TEXT = shipped_texts().text()
GOODBYE = (0, TEXT("cli-play-bye") + "\n", "")
SUITS = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
FACE = re.compile(r"\b(10|[2-9AJQK])([♠♥♦♣])")
KOPITIAM = PRESETS["kopitiam"]
WORD = "durian 1969"
DRILL = "Daily drill"


@pytest.fixture(scope="module")
def browser():
    with chromium() as launched:
        yield launched


@pytest.fixture
def database(tmp_path):
    return tmp_path / "play.sqlite3"


def cards_in(text: str) -> list[Card]:
    return [card for rank, suit in FACE.findall(text) for card in parse_cards(rank + SUITS[suit])]


def press_places(tab: Tab, message: str, places: tuple[int, ...]) -> None:
    """Answer with these of the five cards, or with none."""
    labels = tab.buttons(message)
    for place in places:
        tab.click(labels[place])
    tab.click("Confirm" if places else "No Ox")


def best_places(hand: list[Card], rules: HouseRules) -> tuple[int, ...]:
    best = optimal_split(hand, rules)
    return tuple(hand.index(card) for card in best.ox_cards or ())


def read(tab: Tab, words: str) -> str:
    """The newest message with these words, its blanks made even."""
    return " ".join(tab.words(words).split())


def test_an_evening_of_own_splits_by_the_house_rules_of_the_server(browser, database):
    with evening(database, GNAU_REVEAL_S="600") as first:
        tab = Tab(browser, first.address())
        change_settings(tab)
        tab.type_command("/gnau rules")
        assert "Five Dukes, ×7: " in tab.said("In this server", "Five Dukes")
        rules = read(tab, "In this server")
        assert "kopitiam" in rules
        assert "Stake: 3 points, or choose 1 to 1,000,000" in rules
        tab.type_command("/gnau open", stake="2", dealer="Anyone who wants to")
        hands = deal_to_ann_and_ben(tab)
        choose_splits(tab, hands)
        read(tab, "Next: ")
        tab.click("Why?")
        read(tab, "Practise")
        tab.click("As text")
        check_announcement(read(tab, "balance "), hands)
        check_deal(tab)
        look_back(tab)
        assert first.end(signal.SIGINT) == GOODBYE

    with evening(database) as second:
        tab = Tab(browser, second.address(), width_px=400)
        tab.view_as("Ben")
        tab.click("More")
        tab.click("Stop dealing")
        assert "the house deals to" in read(tab, "Next: ")
        tab.view_as("Ann")
        tab.type_command("/gnau close")
        tab.type_command("/gnau open")
        table = read(tab, "own splits")
        assert "@Ann" in table
        assert "Stake: 3 · kopitiam" in table
        assert second.end(signal.SIGTERM) == GOODBYE


def change_settings(tab: Tab) -> None:
    """Set up a Malaysian home table, where one splits one's own hand."""
    tab.type_command("/manage settings")
    tab.choose("Rule set", "Kopitiam")
    tab.click("Payouts")
    assert "Five Dukes: 7 Five Small: 6" in read(tab, "Settings · Payouts")
    tab.click("Table")
    tab.choose("Dealer", "The next player each round")
    tab.choose("Splitting", "Each player")
    tab.click("Points")
    tab.click("✏️ Stakes")
    tab.fill_form(Usual_stake="none")
    assert "a whole number from 1 to 1,000,000, not “none”" in read(tab, "a whole number")
    tab.click("✏️ Stakes")
    tab.fill_form(Usual_stake="3")
    assert "Usual stake: 3" in read(tab, "Settings · Points")


def deal_to_ann_and_ben(tab: Tab) -> dict[str, list[Card]]:
    """Let Ben have the bank and Ann cut the deck; return the cards that each of them sees."""
    table = read(tab, "Shuffle lock")
    assert "Dealer: the house · Stake: 2 · kopitiam" in table
    assert "@Ann" in table
    tab.click("More")
    tab.click("Details")
    assert re.search(r"House edge: \d\.\d\d% of the stake", read(tab, "House edge"))
    assert "At this table: kopitiam" in read(tab, "At this table")
    tab.click("Add a word")
    tab.fill_form(A_word_of_your_own=WORD)
    assert WORD in read(tab, "Your word")
    tab.view_as("Ben")
    tab.click("More")
    tab.click("Be the dealer")
    assert "Dealer: @Ben" in read(tab, "Stake: 2")
    tab.click("Deal")
    hands = {}
    for name in ("Ann", "Ben"):
        tab.view_as(name)
        hands[name] = cards_in(tab.said("Pick the three cards", "Your cards"))
    return hands


def choose_splits(tab: Tab, hands: dict[str, list[Card]]) -> None:
    """Let Ben, who deals, see no ox in his hand, and Ann find the best split of hers."""
    press_places(tab, "Pick the three cards", ())
    assert "You picked:" in read(tab, "Your cards")
    tab.view_as("Ann")
    press_places(tab, "Pick the three cards", best_places(hands["Ann"], KOPITIAM))


def check_announcement(announcement: str, hands: dict[str, list[Card]]) -> None:
    dealer = announcement[announcement.index("Dealer: @Ben · ") : announcement.index("@Ann")]
    best, counted = optimal_split(hands["Ben"], KOPITIAM), chosen_split(hands["Ben"], (), KOPITIAM)
    assert f"· {split_name(TEXT, counted)}" in dealer
    assert (f"possible: {split_name(TEXT, best)}" in dealer) == (best != counted)
    ann = announcement[announcement.index("@Ann") : announcement.index("🔓")]
    assert f"· {split_name(TEXT, optimal_split(hands['Ann'], KOPITIAM))}" in ann
    assert "possible" not in ann


def check_deal(tab: Tab) -> None:
    tab.type_command("/gnau verify")
    steps = read(tab, "everything checks out")
    assert steps.count("✅") == 8
    assert "❌" not in steps
    assert f"@Ann: {WORD}" in steps
    assert "gnau-deal-1-1.json" in steps


def look_back(tab: Tab) -> None:
    """Look the round up in all the ways there are."""
    tab.type_command("/gnau history", member="Ben")
    assert "1.1 as the dealer" in read(tab, "@Ben's rounds")
    before = tab.messages("Dealer: @Ben").count()
    tab.type_command("/gnau history", round="1.1")
    assert tab.messages("Dealer: @Ben").count() == before + 1
    tab.type_command("/gnau stats")
    assert re.search(r"1 round · (±0|[+−]\d+) points in all", read(tab, "@Ann's statistics"))
    tab.type_command("/gnau leaderboard", sort="Best hand", period="Today")
    assert re.search(r"🥇 (Ann|Ben) · [\w ]+ in 1\.1", read(tab, "Best hands"))


def test_an_evening_of_numbers_practice_and_bankrolls(browser, database):
    with evening(database, GNAU_REVEAL_S="600") as running:
        tab = Tab(browser, running.address(), width_px=400)
        count_hands(tab)
        practise(tab)
        found_a_bank(tab)
        play_two_rounds(tab)
        tab.type_command("/gnau stats")
        statistics = read(tab, "@Ann's statistics")
        assert re.search(r"2 rounds · (±0|[+−]\d+) points? in all", statistics)
        assert "Luck: too early to tell" in statistics
        tab.wait_for_picture("The balance over 2 rounds")
        assert running.end(signal.SIGINT) == GOODBYE


def count_hands(tab: Tab) -> None:
    tab.type_command("/gnau odds", rules="plain")
    assert "House edge" in read(tab, "Odds · plain")
    tab.wait_for_picture("Chance of each kind of hand")
    tab.type_command("/gnau odds", cards="3S 6H 8D 4C 8S")
    assert "You win against 95.03% of the dealer's hands" in read(tab, "Odds · classic")
    tab.wait_for_picture("Win 95.03%, Tie 0.14%, Lose 4.83%")


def practise(tab: Tab) -> None:
    """Answer a hand of the day right."""
    tab.type_command("/gnau daily")
    hand = cards_in(read(tab, f"{DRILL} · hand 1 of 10"))[:5]
    rules = PRESETS["classic"]
    press_places(tab, DRILL, best_places(hand, rules))
    answer = read(tab, DRILL)
    assert f"✅ Right: {split_name(TEXT, judge(hand, best_places(hand, rules), rules).best)}" in answer
    assert "🟩⬜⬜⬜⬜⬜⬜⬜⬜⬜" in answer
    tab.click("Next hand")
    assert "hand 2 of 10" in read(tab, DRILL)
    tab.type_command("/gnau leaderboard", sort="Daily drill")
    assert "rank 1 of 1 · 1 of 1 right" in read(tab, "1 of 1 right")


def found_a_bank(tab: Tab) -> None:
    """Let points be a bankroll that everybody starts with 20 of: too little for a stake of 3."""
    tab.type_command("/points claim")
    assert "are just a score" in read(tab, "nothing to claim")
    tab.type_command("/manage settings")
    tab.click("Points")
    tab.choose("Kind of points", "Bankroll: you only risk points you have")
    tab.click("✏️ Starting and daily points")
    tab.fill_form(Starting_points="20", Daily_points="5")
    tab.type_command("/points claim")
    assert "Today's points: +5. You now have 25." in read(tab, "You now have 25")
    tab.type_command("/gnau open", stake="3")
    refused = read(tab, "a round can cost 30 points")
    assert "Open with a stake of 2 or less." in refused
    tab.click("Open with a stake of 2")
    assert "Stake: 2" in read(tab, "Shuffle lock")
    tab.type_command("/gnau close")


def play_two_rounds(tab: Tab) -> None:
    tab.type_command("/gnau open", stake="1")
    assert "@Ann · 25 points" in read(tab, "Shuffle lock")
    tab.click("Deal")
    tab.click("Ready")
    tab.wait_for("Next: ")
    tab.click("Deal again")
    tab.click("Ready")
    tab.wait_for("table 2 · round 2").get_by_text("Next: ").wait_for()
