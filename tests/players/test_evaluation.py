"""What the end of a hand is worth."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.players.gongzhu import situation as gongzhu_play
from bot.players.hearts import situation as hearts_play
from bot.players.hearts.situation import counting_of, pick_moon
from bot.rules import gongzhu, hearts
from bot.rules.hearts import Moon
from tests.players.positions import card_set

NO_TOTALS = (0, 0, 0, 0)
EVERYTHING = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH QS"


def taken(*texts):
    return [card_set(text) for text in (*texts, "", "", "", "")[:4]]


def of_hearts(cards, seat, totals=NO_TOTALS, **options):
    return hearts_play.evaluation(cards, seat, totals, counting_of(hearts.Options(**options)))


def test_an_evaluation_is_how_far_one_is_better_than_the_others():
    assert of_hearts(taken("2H 3H 4H", "QS"), 0) == pytest.approx(13 / 3 - 3)
    worth = gongzhu_play.evaluation(taken("JD", "QS"), 0, 0, NO_TOTALS, gongzhu.Options())
    assert worth == pytest.approx(100 + 100 / 3)


def test_the_moon_is_worth_much_to_the_shooter_and_costs_the_others():
    assert of_hearts(taken(EVERYTHING), 0) == 26
    assert of_hearts(taken(EVERYTHING), 1) < -8


def test_winning_the_game_is_worth_more_than_a_few_points():
    queen, heart = taken("", "QS"), taken("QS", "")
    assert of_hearts(queen, 0, (10, 95, 40, 40)) > of_hearts(queen, 0) + 30
    assert of_hearts(heart, 1, (95, 10, 40, 40)) > of_hearts(heart, 1) + 30


def test_ending_a_game_one_loses_is_worth_less():
    queen = taken("", "QS")
    assert of_hearts(queen, 0, (60, 95, 40, 40)) < of_hearts(queen, 0)


def test_the_shooter_picks_what_wins():
    # 26 for each other would end the game, which seat 1 wins; 26 less for oneself does not end it.
    totals = (90, 10, 80, 80)
    chosen = of_hearts(taken(EVERYTHING), 0, totals, moon=Moon.CHOOSE)
    assert chosen == of_hearts(taken(EVERYTHING), 0, totals, moon="take_from_self")
    assert chosen > of_hearts(taken(EVERYTHING), 0, totals, moon="add_to_others")


@pytest.mark.parametrize(("rules", "moved"), [({"black_maria": True}, 43), ({"spot": True}, 129)])
def test_a_moon_is_worth_what_it_moves(rules, moved):
    everything = taken(EVERYTHING + " KS AS")
    assert of_hearts(everything, 0, **rules) == moved
    assert of_hearts(everything, 1, **rules) == pytest.approx(-moved / 3)


def test_a_card_is_worth_what_the_house_rules_say():
    cards = taken("AH", "KS")
    assert of_hearts(cards, 0) == -1
    assert of_hearts(cards, 0, spot=True) == -14
    assert of_hearts(cards, 0, black_maria=True) == pytest.approx(10 / 3 - 1)


def test_the_last_hand_of_a_game_decides_it():
    totals, cards = (10, 20, 30, 40), taken("2H", "QS")
    for play in (
        lambda number, **rules: hearts_play.evaluation(
            cards, 0, totals, counting_of(hearts.Options(**rules)), number
        ),
        lambda number, **rules: gongzhu_play.evaluation(
            cards, 0, 0, totals[::-1], gongzhu.Options(**rules), number
        ),
    ):
        assert play(3, hands=4) == play(3) == play(4)
        assert play(4, hands=4) != play(4)
    last = hearts_play.evaluation(cards, 0, totals, counting_of(hearts.Options(hands=4)), 4)
    assert last == pytest.approx(of_hearts(cards, 0, totals) + 60 * 3 / 4)


@pytest.mark.parametrize(
    ("totals", "picked"),
    [
        # 26 for each other ends the game, and the shooter wins it, alone or with another.
        ((30, 60, 60, 80), "add_to_others"),
        ((30, 4, 60, 80), "add_to_others"),
        # It would end the game, and another wins it.
        ((31, 4, 60, 80), "take_from_self"),
        # It does not end the game: it brings the end nearer, which is good for who is in front then.
        ((20, 0, 50, 60), "add_to_others"),
        ((40, 0, 50, 60), "take_from_self"),
    ],
)
def test_what_a_shooter_of_the_moon_picks(totals, picked):
    assert pick_moon(totals, 0, hearts.Options(moon=Moon.CHOOSE)) == picked


def test_the_jack_counts_for_what_a_shooter_picks():
    totals, omnibus = (36, 0, 60, 80), hearts.Options(moon=Moon.CHOOSE, jack_of_diamonds=True)
    assert pick_moon(totals, 0, hearts.Options(moon=Moon.CHOOSE)) == "take_from_self"
    assert pick_moon(totals, 0, omnibus) == "add_to_others"


@given(
    st.lists(st.integers(0, 100), min_size=4, max_size=4),
    st.integers(0, 3),
    st.sampled_from([{}, {"black_maria": True}, {"spot": True, "target": 100}, {"hands": 1}]),
    st.booleans(),
)
def test_nothing_is_worth_more_to_the_shooter_than_what_is_picked(totals, seat, rules, jack):
    cards = taken(*(EVERYTHING + " KS AS JD" if other == seat else "" for other in range(4)))
    rules = rules | {"jack_of_diamonds": jack}
    picked = pick_moon(totals, seat, hearts.Options(moon=Moon.CHOOSE, **rules))
    worths = {
        moon: of_hearts(cards, seat, totals, moon=moon, **rules)
        for moon in (Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF)
    }
    assert worths[picked] == pytest.approx(max(worths.values()))


@pytest.mark.parametrize("moon", [Moon.ADD_TO_OTHERS, Moon.TAKE_FROM_SELF])
def test_where_the_house_rules_say_it_nothing_is_picked(moon):
    assert {pick_moon(totals, 0, hearts.Options(moon=moon)) for totals in (NO_TOTALS, (99, 0, 0, 0))} == {
        moon
    }


TEAMS = gongzhu.Options(teams=True)


def of_teams(cards, seat, totals=NO_TOTALS):
    return gongzhu_play.evaluation(cards, 0, seat, totals, TEAMS)


def test_in_teams_a_pig_of_the_partner_is_ones_own():
    own, partners, theirs = (of_teams(taken(*cards), 0) for cards in (("QS",), ("", "", "QS"), ("", "QS")))
    assert own == partners == -100
    assert theirs == 100
    assert of_teams(taken("QS"), 2) == -100
    assert of_teams(taken("QS"), 3) == 100


def test_in_teams_the_score_of_the_side_ends_the_game_and_decides_it():
    pig = taken("QS")
    # Seat 0 alone is far below the target, but its side is not, and wins where the other side is at it.
    assert of_teams(pig, 0, (-1500, 0, 1200, 0)) == -100
    assert of_teams(pig, 0, (-600, 0, -300, 0)) == -600
    assert of_teams(taken("", "QS"), 0, (-600, -500, -300, -450)) == 600
    assert of_teams(taken("", "QS"), 1, (-600, -500, -300, -450)) == -600
    # Both sides are at the same score.
    assert of_teams(pig, 0, (-600, -500, -300, -500)) == -100


@given(
    st.lists(st.integers(-900, 900), min_size=4, max_size=4),
    st.permutations(["QS KH", "JD", "10C 5H", "AH 9H 4H"]),
    st.integers(0, 3),
)
def test_in_teams_partners_want_the_same_and_opponents_the_opposite(totals, cards, seat):
    worth = of_teams(taken(*cards), seat, totals)
    assert of_teams(taken(*cards), (seat + 2) % 4, totals) == worth
    assert of_teams(taken(*cards), (seat + 1) % 4, totals) == -worth


@pytest.mark.parametrize(("totals", "better"), [((0, -950, -100, -100), True), ((-980, 0, 0, 0), False)])
def test_the_end_of_a_game_of_gong_zhu(totals, better):
    cards = taken("", "QS") if better else taken("QS", "")
    ending = gongzhu_play.evaluation(cards, 0, 0, totals, gongzhu.Options())
    ordinary = gongzhu_play.evaluation(cards, 0, 0, NO_TOTALS, gongzhu.Options())
    assert (ending > ordinary) is better
