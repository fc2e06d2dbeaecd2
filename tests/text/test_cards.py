"""Cards and house rules in words."""

import pytest

from bot.players import GONGZHU, HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_card, parse_cards
from bot.rules.errors import Quoted, RuleError
from bot.text import load_catalog
from bot.text.cards import cards_plain, tied
from bot.text.tricks import computer_name, rules_lines, rules_summary
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()


EMOJI = {parse_card("QS"): "<:queen_of_spades_1:7>"}


@pytest.mark.parametrize(
    ("card", "sign", "plain"),
    [
        ("AS", "A♠\ufe0e", "A♠"),
        ("10H", "10♥\ufe0e", "10♥"),
        ("QD", "Q♦\ufe0e", "Q♦"),
        ("2C", "2♣\ufe0e", "2♣"),
        ("8", "8", "8"),
    ],
)
def test_a_card_is_shown(card, sign, plain):
    assert TEXT.card(parse_card(card, suit_optional=True)) == sign
    assert TEXT.in_terminal().card(parse_card(card, suit_optional=True)) == plain


def test_cards_side_by_side_stay_on_one_line():
    cards = parse_cards("QS 10H")
    assert cards_plain(cards) == "Q♠ 10♥"
    assert TEXT.cards(cards) == "Q♠\ufe0e\u00a010♥\ufe0e"


def test_no_line_begins_with_the_blank_that_was_beside_an_emoji():
    cards = parse_cards("10H 8D QS 2C")
    loose = TEXT.with_emoji(EMOJI).cards(cards)
    assert loose == "10♥\ufe0e\u00a08♦\ufe0e\u2005<:queen_of_spades_1:7>\u20052♣\ufe0e"
    assert tied(loose.replace(EMOJI[cards[2]], "Q♠\ufe0e")) == TEXT.cards(cards)
    written = TEXT.with_emoji(EMOJI)("gnau-split-group", cards=f"8 **{EMOJI[cards[2]]}**", sum="18")
    assert written == "8 **<:queen_of_spades_1:7>**\u2005(18)"


@pytest.mark.parametrize(
    ("text", "queen"),
    [
        (TEXT, "Q♠\ufe0e"),
        (TEXT.with_emoji(EMOJI), "<:queen_of_spades_1:7>"),
        (TEXT.with_emoji(EMOJI).without_emoji(), "Q♠\ufe0e"),
        (TEXT.with_emoji({}), "Q♠\ufe0e"),
        (TEXT.in_terminal(), "Q♠"),
    ],
)
def test_a_card_looks_the_same_in_sentences_and_errors(text, queen):
    assert text("tricks-rule-hearts-queen-breaks-hearts-off") == f"{queen} doesn't break hearts."
    assert text.error(RuleError("card-not-held", card="QS")) == f"{queen} isn't in your hand."


def test_what_somebody_typed_is_not_taken_for_a_card():
    assert "“QS”" in TEXT.error(RuleError("card-unknown", card=Quoted("QS")))


def test_a_catalogue_learns_and_forgets_emoji():
    catalog = load_catalog()
    catalog.use_emoji(EMOJI)
    assert catalog.text("de").card(parse_card("QS")) == EMOJI[parse_card("QS")]
    catalog.use_emoji({})
    assert catalog.text().card(parse_card("QS")) == "Q♠\ufe0e"


@pytest.mark.parametrize(
    ("game", "rules", "summary"),
    [
        (HEARTS, hearts.Options(), "Game to 100"),
        (
            HEARTS,
            hearts.Options(
                jack_of_diamonds=True, moon=hearts.Moon.CHOOSE, target=50, queen_breaks_hearts=True
            ),
            ("Game to 50 · J♦︎ −10 · The shooter chooses how a moon scores · Q♠︎ breaks hearts"),
        ),
        (
            HEARTS,
            hearts.Options(passing=hearts.Passing.LEFT, black_maria=True, hands=1),
            "Game to 100 · One hand at most · Always passing left · K♠︎\u00a0costs 10, A♠︎\u00a07",
        ),
        (
            HEARTS,
            hearts.Options(passing=hearts.Passing.NONE, spot=True, moon=hearts.Moon.TAKE_FROM_SELF),
            (
                "Game to 500 · A moon takes 129 off the shooter's score · No passing"
                " · Hearts cost their rank, Q♠︎\u00a025"
            ),
        ),
        (GONGZHU, gongzhu.Options(hands=8), "Game to −1,000 · 8 hands at most"),
        (GONGZHU, gongzhu.Options(), "Game to −1,000"),
        (
            GONGZHU,
            gongzhu.Options(pig_flips=gongzhu.PigFlips.NEVER),
            "Game to −1,000 · The pig never counts +100",
        ),
        (
            GONGZHU,
            gongzhu.Options(
                gongzhu.PigFlips.ALL_POINTS, 500, gongzhu.FirstLead.TWO_OF_CLUBS, teams=True, hands=4
            ),
            (
                "Game to −500 · 4 hands at most · The pig counts +100 only with all the point cards"
                " · 2♣︎ leads first · Two against two"
            ),
        ),
    ],
)
def test_house_rules_on_one_line_name_what_is_not_as_usual(game, rules, summary):
    assert rules_summary(TEXT, game, rules) == summary
    lines = rules_lines(TEXT, game, rules)
    assert len(lines) == (7 if game is HEARTS else 4) + (rules.hands is not None)


def test_computer_players_have_names_of_their_own():
    assert len({computer_name(TEXT, place) for place in range(4)}) == 4
