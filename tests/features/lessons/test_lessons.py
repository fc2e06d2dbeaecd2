"""What lessons ask is answered by the rules of the game."""

import re
from collections.abc import Sequence
from random import Random

import pytest

from bot.features.lessons import gongzhu, hearts, tricks
from bot.features.lessons.lesson import Page
from bot.features.lessons.view import HowToPlayButton
from bot.games import DISCORD_GAMES, GONGZHU, HEARTS, DiscordGame
from bot.players import Budget, Level, prepare
from bot.players.cardset import set_of
from bot.players.lookahead import expect_of_preparing
from bot.rules import gongzhu as rules_of_gongzhu
from bot.rules import hearts as rules_of_hearts
from bot.rules.cards import Card, Suit, build_deck, parse_cards
from bot.rules.tricks import Play
from bot.tables.preferences import Preferences
from bot.text import Text
from bot.views.phrases import signed_points
from bot.views.pictures import MOST_WORDS
from tests.support.pupil import TAUGHT, answers_to, pages_of, right_answers, right_labels, verdict_of
from tests.support.tables import server_settings
from tests.support.texts import shipped_texts
from tests.support.views import view_of
from tests.text.fluent_files import read_locale
from tests.text.usage import calls, mentions

TEXT = shipped_texts().text()
every_game = pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)


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


async def test_every_text_of_the_lessons_is_shown(monkeypatch: pytest.MonkeyPatch):
    shown, say = set(), Text.__call__

    def note(text: Text, text_id: str, **words: str | int) -> str:
        shown.add(text_id)
        return say(text, text_id, **words)

    monkeypatch.setattr(Text, "__call__", note)
    for game in TAUGHT:
        assert game.lesson is not None
        assert game.lesson.end(TEXT, server_settings())
        for page in pages_of(game):
            assert page.teaching
            assert page.asked
            assert all(page.why(verdict_of(page, path[-1])) for path in answers_to(page.question))
            await page.example.draw(Preferences())
    shown |= {mention.name for mention in mentions()}
    called_by_name = {call.pattern for call in calls()}
    texts = [text_id for text_id in read_locale("en") if text_id.startswith("lesson-")]
    assert [each for each in texts if each not in shown and re.escape(each) not in called_by_name] == []


def test_a_lobby_offers_the_lesson_of_each_game_of_tricks_that_has_one():
    faces = [game for game in DISCORD_GAMES if game.face is not None]
    assert [game.face.is_taught for game in faces if game.face] == [game.lesson is not None for game in faces]


@every_game
async def test_every_picture_is_drawn_and_said_in_words(game: DiscordGame):
    for page in pages_of(game):
        picture = await page.example.draw(Preferences())
        assert picture is not None
        assert 0 < len(picture.words) <= MOST_WORDS


# Hearts and Gong Zhu: the answers by hand, from the rules as people tell them.


def may_play(page: Page) -> set[Card]:
    """The cards that are right to press."""
    return {card for answer in right_answers(page) for card in parse_cards(answer)}


def offered(page: Page) -> set[Card]:
    return {card for reply in page.question.replies("") for card in parse_cards(reply.answer)}


@pytest.mark.parametrize("play", [tricks.FOLLOWING, hearts.FIRST, hearts.LEADING, gongzhu.WAITING])
def test_no_card_is_twice_in_an_example(play: Play):
    shown = [card for cards in (*play.held, play.played) for card in cards]
    assert len(shown) == len(set(shown))
    assert play.to_play == 0


@pytest.mark.parametrize("game", [HEARTS, GONGZHU])
def test_whoever_can_has_to_follow_suit(game: DiscordGame):
    page, play = pages_of(game)[0], tricks.FOLLOWING
    assert offered(page) == set(play.held[0])
    assert may_play(page) == {card for card in play.held[0] if card.suit is play.trick.suit}


def test_a_trick_in_words_has_a_line_for_each_card():
    played = ["🤖 Mei 10♠︎ (led)", "🤖 Ravi K♠︎", "🤖 Jojo Q♠︎", "You 7♥︎"]
    assert pages_of(HEARTS)[1].example.words.split("\n")[1:] == played


def test_a_trick_costs_its_hearts_and_the_queen():
    assert set(parse_cards("QS 7H")) <= set(hearts.COSTLY.cards)
    assert right_labels(pages_of(HEARTS)[1]) == ["14"]
    assert "Ravi" in pages_of(HEARTS)[1].asked


def dealt_with(own: Sequence[Card], seat: int, first: Sequence[Card] = ()) -> list[list[Card]]:
    """Return a whole deal in which a seat holds these cards, and the seats after it the others, one each."""
    rest = [card for card in build_deck() if card not in {*own, *first}]
    hands: list[list[Card]] = [[], [], [], []]
    hands[seat] = [*own]
    for step in range(1, 4):
        begun = [*first[step - 1 : step]]
        hands[(seat + step) % 4] = begun + [rest.pop() for _ in range(13 - len(begun))]
    return hands


def test_three_are_passed_to_the_left_to_the_right_and_across_and_then_none():
    page = pages_of(HEARTS)[2]
    assert "left in the first hand, then right, then across, then none" in page.teaching
    receivers = [1, 3, 2, None]
    for number, receiver in enumerate(receivers, start=1):
        hand = rules_of_hearts.new_hand(dealt_with(hearts.DEALT, 0), number)
        if receiver is None:
            assert hand.play is not None
            continue
        [right] = right_answers(page)
        passed = hearts.PASSES[int(right)]
        for seat in range(4):
            assert hand.play is None
            hand = rules_of_hearts.pass_cards(hand, seat, passed if seat == 0 else hand.deal[seat][:3])
        assert {*passed} <= {*hand.held[receiver]}


def test_what_is_to_be_passed_is_what_good_players_pass():
    page = pages_of(HEARTS)[2]
    view = view_of(rules_of_hearts.new_hand(dealt_with(hearts.DEALT, 0)), 0)
    [right] = [hearts.PASSES[int(each)] for each in right_answers(page)]
    assert {*prepare(view, Level.CASUAL, Random(1)).cards} == {*right}
    # Looking ahead finds still better passes, but not among those that are offered.
    worths = expect_of_preparing(view, Random(1), Budget(most_deals=60)).worths
    assert max(hearts.PASSES, key=lambda cards: worths[set_of(cards)]) == right


def test_two_of_clubs_leads_and_what_costs_waits_for_the_second_trick():
    page = pages_of(HEARTS)[3]
    led = hearts.FIRST.trick.cards
    hand = rules_of_hearts.new_hand(dealt_with(hearts.FIRST.held[0], 0, led), 4)
    assert rules_of_hearts.legal_plays(hand) == parse_cards("2C")
    for card in led:
        assert hand.to_play is not None
        hand = rules_of_hearts.play_card(hand, hand.to_play, card)
    assert hand.to_play == 0
    assert may_play(page) == offered(page) & {*rules_of_hearts.legal_plays(hand)} == {*parse_cards("9S KD")}


def test_a_game_of_hearts_ends_over_a_hundred_and_the_lowest_score_wins():
    page = pages_of(HEARTS)[6]
    # Every hand has 26 points, and its moon three times as many.
    assert sum(hearts.TOTALS) % 26 == 0
    assert "over 100" in page.teaching
    assert not rules_of_hearts.is_over((100, 50, 50, 8), hearts.RULES, 1)
    assert rules_of_hearts.is_over((101, 50, 50, 7), hearts.RULES, 1)
    assert right_labels(page) == ["🤖 Ravi"]
    assert min(hearts.TOTALS) == hearts.TOTALS[2]


def test_hearts_are_not_led_before_they_are_broken():
    page = pages_of(HEARTS)[4]
    assert not any(card.suit is Suit.HEARTS for card in hearts.LEADING.played)
    assert may_play(page) == {card for card in offered(page) if card.suit is not Suit.HEARTS}


@pytest.mark.parametrize("stray", [card for card in build_deck() if card.suit is Suit.HEARTS][:3])
def test_the_moon_is_on_while_one_player_alone_has_taken_hearts(stray: Card):
    page = pages_of(HEARTS)[5]
    assert right_labels(page) == ["Yes"]
    # What is not in the picture may be anywhere, if nothing is said of it.
    assert "yet to be played" in page.asked
    elsewhere = tuple(
        (stray,) if seat == 0 else tuple(card for card in cards if card != stray)
        for seat, cards in enumerate(hearts.MOON_ON)
    )
    assert not hearts.moon_is_on(elsewhere, hearts.SHOOTER)


def test_the_pig_and_a_king_of_hearts():
    assert right_labels(pages_of(GONGZHU)[1]) == [signed_points(TEXT, -140)]


def test_an_exposed_pig_waits():
    page = pages_of(GONGZHU)[2]
    assert may_play(page) == set(parse_cards("4S JS"))
    assert parse_cards("QS")[0] in offered(page)


@pytest.mark.parametrize(("exposed", "alone", "with_others"), [("", 50, 120), ("10C", 100, 240)])
def test_the_transformer_doubles_the_sheep_less_a_king_of_hearts_and_twice_if_exposed(
    exposed: str, alone: int, with_others: int
):
    page = pages_of(GONGZHU)[3]
    for taken, worth in (("10C", alone), ("JD KH 10C", with_others)):
        scores = rules_of_gongzhu.score_hand(
            (parse_cards(taken), (), (), ()), parse_cards(exposed), gongzhu.RULES
        )
        assert scores[0] == worth
    assert f"+{alone}" in page.teaching
    assert (right_labels(page) == [signed_points(TEXT, with_others)]) == bool(exposed)


def test_the_card_to_expose_is_the_one_that_good_players_expose():
    page = pages_of(GONGZHU)[4]
    hand = rules_of_gongzhu.new_hand(dealt_with(gongzhu.DEALT, 0))
    assert offered(page) == {*rules_of_gongzhu.exposable(hand.deal[0])}
    for level in (Level.CASUAL, Level.STRONG):
        advised = prepare(view_of(hand, 0), level, Random(1), Budget(most_deals=60)).cards
        assert right_answers(page) == [str(card) for card in advised] == ["JD"]


def test_two_of_spades_leads_the_first_hand_and_whoever_took_the_pig_the_next():
    page = pages_of(GONGZHU)[6]
    hand = rules_of_gongzhu.new_hand(dealt_with(gongzhu.DEALT, 0))
    rng = Random(1)
    for seat in range(4):
        hand = rules_of_gongzhu.expose_cards(hand, seat, ())
    assert rules_of_gongzhu.legal_plays(hand) == parse_cards("2S")
    while hand.to_play is not None:
        hand = rules_of_gongzhu.play_card(hand, hand.to_play, rng.choice(rules_of_gongzhu.legal_plays(hand)))
    assert hand.play is not None
    leader = rules_of_gongzhu.next_leader(hand)
    assert leader is not None
    assert parse_cards("QS")[0] in hand.play.captured[leader]
    [right] = right_labels(page)
    assert right == "🤖 Jojo leads"
    assert "🤖 Jojo took the pig" in page.asked
    assert gongzhu.PIG_TAKER == 3


def test_a_game_of_gong_zhu_ends_at_a_thousand_below():
    page = pages_of(GONGZHU)[6]
    assert f"at {signed_points(TEXT, -1000)} or below" in page.teaching
    assert rules_of_gongzhu.is_over((0, -1000, 0, 0), gongzhu.RULES, 1)
    assert not rules_of_gongzhu.is_over((0, -999, 0, 0), gongzhu.RULES, 1)
    totals = (300, -1000, 300, 0)
    assert (rules_of_gongzhu.winners(totals), rules_of_gongzhu.losers(totals)) == ((0, 2), (1,))


def test_all_the_hearts_are_on_while_nobody_else_has_one():
    page = pages_of(GONGZHU)[5]
    assert right_labels(page) == ["Yes"]
    assert "yet to be played" in page.asked
    [two] = parse_cards("2H")
    assert not gongzhu.hearts_are_on(((two,), *gongzhu.ALL_ON[1:]), gongzhu.COLLECTOR)
