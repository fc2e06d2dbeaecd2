"""What lessons ask is answered by the rules of the game, and under all house rules of the server."""

from itertools import combinations

import pytest
from hypothesis import given

from bot.games import GNAU, DiscordGame
from bot.rules.gnau.options import HouseRules, Ties
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.splits import all_splits, optimal_split
from bot.tables.settings import ServerSettings
from bot.text.gnau import split_name
from bot.views.lessons.buttons import HowToPlayButton
from bot.views.lessons.gnau import OX_HAND, PAID_HANDS, STAKE, TIED_HANDS, TWO_HAND, WAYS_HAND
from bot.views.lessons.lesson import Page, Verdict
from bot.views.pictures import MOST_WORDS
from tests.rules.gnau_cases import HOUSE_RULES
from tests.support.pupil import TAUGHT, answers_to, lesson_of
from tests.support.tables import server_settings
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


def pages_of(game: DiscordGame, settings: ServerSettings | None = None) -> list[Page]:
    return [page(TEXT, settings or server_settings()) for page in lesson_of(game).pages]


def verdict_of(page: Page, answer: str) -> Verdict:
    verdict = page.question.verdict(answer)
    assert verdict is not None
    return verdict


def right_answers(page: Page) -> list[str]:
    return [path[-1] for path in answers_to(page.question) if verdict_of(page, path[-1]).is_right]


@every_game
def test_every_page_can_be_answered_right_and_wrong(game: DiscordGame):
    for page in pages_of(game):
        verdicts = {verdict_of(page, path[-1]).is_right for path in answers_to(page.question)}
        assert verdicts == {True, False}


@every_game
def test_every_button_can_be_shown_and_pressed(game: DiscordGame):
    for number, page in enumerate(pages_of(game)):
        for answer in ("", *(each for path in answers_to(page.question) for each in path)):
            replies = page.question.replies(answer)
            assert len({each.label for each in replies}) == len(replies)
            for each in replies:
                assert 1 <= len(each.label) <= 80
                button = HowToPlayButton(game.name, number, each.answer)
                assert button.template.fullmatch(button.custom_id or "")


@every_game
async def test_every_picture_is_drawn_and_said_in_words(game: DiscordGame):
    for page in pages_of(game):
        if page.draw is not None:
            picture = await page.draw()
            assert picture is not None
            assert 0 < len(picture.words) <= MOST_WORDS


# Gnau: whatever a server plays by.


def gnau_pages(rules: HouseRules) -> list[Page]:
    return pages_of(GNAU, server_settings(rules))


def right_labels(page: Page) -> list[str]:
    """What the buttons of a choice say that are right."""
    right = right_answers(page)
    return [reply.label for reply in page.question.replies("") if reply.answer in right]


@given(HOUSE_RULES)
def test_one_ox_is_to_be_found_and_no_other_three_will_do(rules: HouseRules):
    [page, *_] = gnau_pages(rules)
    tens = [
        "".join(map(str, places))
        for places in combinations(range(5), 3)
        if sum(min(OX_HAND[place].rank, 10) for place in places) % 10 == 0
    ]
    assert len(tens) == 1
    assert {"".join(sorted(answer)) for answer in right_answers(page)} == set(tens)


@given(HOUSE_RULES)
def test_the_last_digit_of_the_other_two_is_their_strength(rules: HouseRules):
    page = gnau_pages(rules)[1]
    # Nothing but the last digit tells them apart: no 3, no 6, no pair, and no ace.
    assert len({card.rank for card in TWO_HAND} - {1, 3, 6}) == len(TWO_HAND)
    split = optimal_split(TWO_HAND, rules)
    two = sum(min(card.rank, 10) for card in split.rest or ())
    assert two > 10
    assert right_labels(page) == [str(two % 10)]
    assert str(two) in [reply.label for reply in page.question.replies("")]


@given(HOUSE_RULES)
def test_the_best_of_the_ways_to_read_a_hand_is_right(rules: HouseRules):
    page = gnau_pages(rules)[2]
    names = {split_name(TEXT, way) for way in all_splits(WAYS_HAND, rules)}
    assert {reply.label for reply in page.question.replies("")} == names
    assert right_labels(page) == ["Double Ox 8"]


@given(HOUSE_RULES)
def test_who_wins_between_equal_hands_is_as_the_server_has_it(rules: HouseRules):
    mine, dealers = (optimal_split(cards, rules) for cards in TIED_HANDS)
    assert mine.rank == dealers.rank
    assert right_labels(gnau_pages(rules)[3]) == [
        "The dealer wins" if rules.ties is Ties.DEALER else "Nobody wins"
    ]


@given(HOUSE_RULES)
def test_what_a_round_brings_is_what_the_books_would_have(rules: HouseRules):
    page = gnau_pages(rules)[4]
    mine, dealers = PAID_HANDS
    delta = settle(dealers, {"me": mine}, rules, STAKE).players["me"].delta
    assert right_answers(page) == [str(-delta)]
    assert len(page.question.replies("")) >= 2
