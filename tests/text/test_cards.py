"""Cards and house rules in words."""

import pytest

from bot.players import GONGZHU, HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_card, parse_cards
from bot.rules.errors import Quoted, RuleError
from bot.text.cards import card_face, card_label, card_plain, cards_faces, cards_plain, with_faces
from bot.text.tricks import computer_name, rules_lines, rules_summary
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()


@pytest.mark.parametrize(
    ("card", "face", "plain"),
    [
        ("AS", "A♠\ufe0e", "A♠"),
        ("10H", "10♥\ufe0f", "10♥"),
        ("QD", "Q♦\ufe0f", "Q♦"),
        ("2C", "2♣\ufe0e", "2♣"),
        ("8", "8", "8"),
    ],
)
def test_a_card_is_shown(card, face, plain):
    assert card_face(parse_card(card, suit_optional=True)) == face
    assert card_plain(parse_card(card, suit_optional=True)) == plain


def test_a_red_suit_is_in_colour_in_chat_and_in_the_buttons_own_colour_on_a_button():
    assert (card_face(parse_card("10H")), card_label(parse_card("10H"))) == ("10♥\ufe0f", "10♥\ufe0e")
    assert card_face(parse_card("QS")) == card_label(parse_card("QS")) == "Q♠\ufe0e"


def test_cards_side_by_side():
    cards = parse_cards("QS 10H")
    assert cards_plain(cards) == "Q♠ 10♥"
    assert cards_faces(cards) == "Q♠\ufe0e\u00a010♥\ufe0f"


def test_an_error_names_a_card_as_chat_shows_it():
    assert TEXT.error(with_faces(RuleError("card-not-held", card="QS"))) == "Q♠\ufe0e is not in your hand."
    typed = RuleError("card-unknown", card=Quoted("QX"))
    assert with_faces(typed) is typed
    other = RuleError("not-your-turn")
    assert with_faces(other) is other


@pytest.mark.parametrize(
    ("game", "rules", "summary"),
    [
        (HEARTS, hearts.Options(), "to 100"),
        (
            HEARTS,
            hearts.Options(
                jack_of_diamonds=True, moon=hearts.Moon.CHOOSE, target=50, queen_breaks_hearts=True
            ),
            "to 50 · Omnibus: J♦ takes 10 off · the shooter picks what the moon does · Q♠ breaks hearts",
        ),
        (GONGZHU, gongzhu.Options(), "to −1,000"),
        (
            GONGZHU,
            gongzhu.Options(pig_flips=gongzhu.PigFlips.NEVER),
            "to −1,000 · the pig never counts for anybody",
        ),
    ],
)
def test_house_rules_on_one_line_name_what_is_not_as_usual(game, rules, summary):
    assert rules_summary(TEXT, game, rules) == summary
    assert len(rules_lines(TEXT, game, rules)) == (4 if game is HEARTS else 2)


def test_computer_players_have_names_of_their_own():
    assert len({computer_name(TEXT, place) for place in range(4)}) == 4
