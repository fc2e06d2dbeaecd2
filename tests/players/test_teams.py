"""The advice for Gong Zhu in teams, rule by rule: what goes to the partner, and what does not."""

import pytest

from bot.players import GONGZHU
from bot.players.cardset import CLUBS, DIAMONDS
from bot.players.gongzhu import teams
from tests.players.positions import EARLIER, gongzhu_position, wanted

MANY = "2H 3H 4H 5H 6H 7H 8H"

# In teams, seat 2 is the partner of seat 0. The last card of the table is that of seat 3.
TEAMS = [
    (teams.give_the_sheep, "JD 2S", "AC 3C", EARLIER, "JD"),
    (teams.give_the_sheep, "JD 2S", "AC 2C", ("", "3C 4C 5C 6C", "", ""), "JD"),
    (teams.give_the_sheep, "JD 2S", "9C 3C", EARLIER, ""),
    (teams.give_the_sheep, "JD 2S", "3C AC", EARLIER, ""),
    (teams.give_the_sheep, "JD 5D", "2D QD 4D", EARLIER, "JD"),
    (teams.give_the_lowest_heart, "AH 2H 3S", "4H QH 5H", EARLIER, "2H"),
    (teams.give_the_lowest_heart, "AH 2H 3S", "4H 5H QH", EARLIER, ""),
    (teams.give_the_lowest_heart, "AH 2H 3S", "4C QC 5C", EARLIER, ""),
    (teams.use_a_high_card, "KC 10C 7C", "8C QC 9C", EARLIER, "KC"),
    (teams.use_a_high_card, "KC 10C 7C", "8C 9C QC", EARLIER, ""),
    (teams.use_a_high_card, "AD 3D", "8D QD 9D", EARLIER, "3D"),
    (teams.use_a_high_card, "AD 3D", "8D QD 9D", ("JD",), "AD"),
    (teams.use_a_high_card, "KH 3H", "8H QH 9H", EARLIER, ""),
    (teams.keep_what_costs, "QS AH 10C 9S 2S", "2D KD 3D", EARLIER, "9S"),
    (teams.keep_what_costs, "QS AH 10C 9S 2S", "2D 3D KD", EARLIER, ""),
    (teams.keep_what_costs, "QS AH 10C", "2D KD 3D", EARLIER, ""),
    (teams.give_the_cheapest, "QS AH 9H 10C", "2D KD 3D", EARLIER, "9H"),
    (teams.give_the_cheapest, "QS AH 9H AD", "2C KC 3C", ("", "", "", ""), "AD"),
    (teams.give_the_cheapest, "QS AH 9H 10C", "2D 3D KD", EARLIER, ""),
    (teams.lead_a_diamond_for_the_sheep, "AD QD 2D", "", EARLIER, "AD"),
    (teams.lead_a_diamond_for_the_sheep, "KD QD 2D", "", EARLIER, ""),
    (teams.lead_a_diamond_for_the_sheep, "KD QD 2D", "", ("", "AD 3D 4D 5D"), "KD"),
    (teams.lead_a_diamond_for_the_sheep, "AD JD 2D", "", EARLIER, ""),
    (teams.lead_a_diamond_for_the_sheep, "AD 2D", "", ("", "JD 3D 4D 5D"), ""),
    (teams.add_to_all_hearts, "AH 5H 3S", "2D KD 3D", ("", "", MANY), "AH"),
    (teams.add_to_all_hearts, "AH 5H 3S", "9H 10H 8H", ("", "", MANY), "5H"),
    (teams.add_to_all_hearts, "AH 5H 3S", "2D 3D KD", ("", "", MANY), ""),
    (teams.add_to_all_hearts, "AH 5H 3S", "2D KD 3D", ("", "", "2H"), ""),
    (teams.stop_with_the_partner, "AH 5H 3S", "2D KD 3D", ("", MANY), "5H"),
    (teams.stop_with_the_partner, "AH 5H 3S", "2D KD 3D", ("", "", MANY), ""),
    (teams.stop_with_the_partner, "AH 5H 3S", "2D 3D KD", ("", MANY), ""),
    (teams.stop_with_the_partner, "AH 5H 3S", "2D KD 3D", ("", "2H"), ""),
    (teams.keep_opponents_from_discarding, "9S 2D", "", EARLIER, ""),
]


@pytest.mark.parametrize(("rule", "held", "table", "taken", "card"), TEAMS)
def test_rules_of_teams(rule, held, table, taken, card):
    assert wanted(rule, gongzhu_position(held, table, taken)) == card


@pytest.mark.parametrize(("seat", "card"), [(1, "3D"), (2, ""), (3, "3D")])
def test_in_teams_no_suit_is_led_in_which_an_opponent_is_void(seat, card):
    position = gongzhu_position("4C 3D 9H", "", EARLIER)
    position.voids[seat] = CLUBS
    assert wanted(teams.keep_opponents_from_discarding, position) == card


def test_a_partner_without_diamonds_is_led_none_for_the_sheep():
    position = gongzhu_position("AD QD 2D", "", EARLIER)
    position.voids[2] = DIAMONDS
    assert wanted(teams.lead_a_diamond_for_the_sheep, position) == ""


def test_every_rule_of_teams_that_picks_is_tested():
    usual = {rule.name for rules in GONGZHU.advisor.advice.rules for rule in rules}
    own = {rule.picks for rules in teams.TEAM_ADVICE.rules for rule in rules if rule.name not in usual}
    assert own == {case[0] for case in TEAMS}


@pytest.mark.parametrize(
    ("held", "table", "taken", "alone", "in_teams"),
    [
        # The pig, A♥ and 10♣ go to opponents only.
        ("QS 2S 9H", "3D KD 4D", EARLIER, "QS", "2S"),
        ("QS 2S 9H", "3D 4D KD", EARLIER, "QS", "QS"),
        ("AH 2S", "3D KD 4D", EARLIER, "AH", "2S"),
        ("QS 2S", "3S KS 4S", EARLIER, "QS", "2S"),
        ("QS 2S", "3S 4S KS", EARLIER, "QS", "QS"),
        ("10C 2C", "8C KC 9H", EARLIER, "10C", "2C"),
        # A partner may have the sheep, and all the hearts.
        ("AD 3D", "JD QD 4D", EARLIER, "AD", "AD"),
        ("AH 5H", "9H 10H 8H", ("", "", MANY), "AH", "5H"),
        ("AH 5H 3S", "2D KD 3D", ("", "", MANY), "5H", "AH"),
        # A heart to the partner stops an opponent.
        ("QH 5H 3S", "2D KD 3D", ("", MANY), "QH", "5H"),
        ("AH 2H 5S", "", ("", "", MANY), "AH", "5S"),
        ("AH 2H 5S", "", ("", MANY, ""), "AH", "AH"),
    ],
)
def test_in_teams_the_advice_spares_the_partner(held, table, taken, alone, in_teams):
    position = gongzhu_position(held, table, taken)
    assert wanted(GONGZHU.advisor.advice.decide, position) == alone
    assert wanted(teams.TEAM_ADVICE.decide, position) == in_teams


def test_a_pig_that_the_partner_has_shown_is_not_forced_out():
    position = gongzhu_position("JS 9S 4D 3D 2D", "", EARLIER, "QS")
    assert wanted(teams.TEAM_ADVICE.decide, position) == "JS"
    position.pig_shown_by = 2
    assert wanted(teams.TEAM_ADVICE.decide, position) != "JS"
