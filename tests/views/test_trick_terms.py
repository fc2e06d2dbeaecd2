"""The house rules that a host can choose at a table of tricks, and those that a button carries."""

import pytest
from hypothesis import given

from bot.commands.tricks import carried_choices, read_choices
from bot.players import GONGZHU, HEARTS, Level
from bot.rules import gongzhu, hearts
from bot.tables.points import MAX_STAKE
from bot.tables.tricks import TrickTableOptions
from bot.views.remedies import OpenForButton
from bot.views.tricks.terms import trick_terms
from tests.rules.trick_cases import gongzhu_options, hearts_options
from tests.support.tricks.tables import lobby
from tests.views.trick_evenings import TEXT

longest = [
    (
        HEARTS,
        hearts.Options(
            moon=hearts.Moon.TAKE_FROM_SELF,
            target=10_000,
            passing=hearts.Passing.CYCLE,
            hands=1_000,
        ),
    ),
    (GONGZHU, gongzhu.Options(gongzhu.PigFlips.ALL_HEARTS, 10_000, teams=False, hands=1_000)),
]


def offers(rules, game=HEARTS):
    return trick_terms(game).offers(TEXT, lobby(game=game, rules=rules).table)


def test_a_host_can_choose_every_house_rule_of_hearts():
    assert {key: offer.name for key, offer in offers(hearts.Options()).items()} == {
        "short": "Game to 50",
        "hands=4": "4 hands at most",
        "hands=8": "8 hands at most",
        "jack_of_diamonds=True": "J♦︎\u00a0−10",
        "moon=take_from_self": "A moon takes 26 off the shooter's score",
        "moon=choose": "The shooter chooses how a moon scores",
        "queen_breaks_hearts=True": "Q♠︎ breaks hearts",
        "passing=left": "Always passing left",
        "passing=none": "No passing",
        "black_maria=True": "K♠︎\u00a0costs 10, A♠︎\u00a07",
        "spot=True": "Hearts cost their rank, Q♠︎\u00a025",
    }


def test_what_does_not_go_together_is_not_offered():
    spot, maria = offers(hearts.Options(spot=True)), offers(hearts.Options(black_maria=True))
    assert "black_maria=True" not in spot
    assert "spot=True" not in maria
    assert spot["usual"].rules == hearts.Options()


def test_the_target_and_the_moon_follow_what_hearts_cost():
    assert offers(hearts.Options())["spot=True"].rules == hearts.Options(spot=True)
    assert offers(hearts.Options(target=50))["spot=True"].rules.target == 50
    spot = offers(hearts.Options(spot=True))
    assert (spot["short"].name, spot["short"].rules.target) == ("Game to 250", 250)
    assert spot["moon=take_from_self"].name == "A moon takes 129 off the shooter's score"
    maria = offers(hearts.Options(black_maria=True))
    assert maria["moon=take_from_self"].name == "A moon takes 43 off the shooter's score"


def test_a_host_can_choose_every_house_rule_of_gong_zhu():
    assert {key: offer.name for key, offer in offers(gongzhu.Options(), GONGZHU).items()} == {
        "short": "Game to −500",
        "hands=4": "4 hands at most",
        "hands=8": "8 hands at most",
        "pig_flips=never": "The pig never counts +100",
        "pig_flips=all_points": "The pig counts +100 only with all the point cards",
        "first_lead=two_of_clubs": "2♣︎ leads first",
        "teams=True": "Two against two",
    }
    teams = offers(gongzhu.Options(teams=True), GONGZHU)
    assert teams["hands=4"].rules == gongzhu.Options(teams=True, hands=4)
    assert "teams=True" not in teams


@given(
    hearts_options.map(lambda rules: (HEARTS, rules)) | gongzhu_options.map(lambda rules: (GONGZHU, rules))
)
def test_a_button_carries_all_house_rules(chosen):
    game, rules = chosen
    carried = carried_choices(TrickTableOptions(rules, level=Level.EASY, turn_s=20))
    assert read_choices(game, carried) == (rules, "easy", 20)


@pytest.mark.parametrize(("game", "rules"), longest)
def test_what_a_button_carries_fits(game, rules):
    carried = carried_choices(TrickTableOptions(rules, level=Level.STRONG, turn_s=600))
    button = OpenForButton(MAX_STAKE, game.name, carried)
    assert button.custom_id is not None
    assert len(button.custom_id) <= 100
    assert button.template.fullmatch(button.custom_id)


@pytest.mark.parametrize(
    ("game", "carried", "rules"),
    [
        (HEARTS, "casual.45.on.choose.60.off", hearts.Options(True, hearts.Moon.CHOOSE, 60)),
        (GONGZHU, "casual.45.never.500", gongzhu.Options(gongzhu.PigFlips.NEVER, 500)),
    ],
)
def test_a_button_of_version_0_2_is_still_read(game, carried, rules):
    assert read_choices(game, carried) == (rules, "casual", 45)
