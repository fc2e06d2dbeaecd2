"""`odds` in the terminal."""

import json
from fractions import Fraction
from functools import partial

import pytest

from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category


@pytest.fixture
def run(run_command):
    return partial(run_command, "odds")


def test_odds_shows_all_hands_as_a_table(run):
    status, out, err = run()
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0] == "All 2,598,960 hands  ·  classic"
    assert lines[1] == "  Five Dukes            792   0.03%  ▏"
    assert "  Double Ox         207,488   7.98%  ███" in lines
    assert "    Double Ox K      15,900   0.61%  ▏" in lines
    assert "  No Ox             593,000  22.82%  █████████" in lines
    assert lines[-5] == "Nenku ranks as Single Ox 1."
    points = "A player wins points in 44.89% of rounds and loses some in 49.92%. In 5.19% nothing moves."
    assert lines[-4] == points
    assert lines[-3] == (
        "The player's hand is better in 44.89%, worse in 44.89% and equal in 10.22%: "
        "the dealer wins ties, but No Ox ties cost nothing and Five Dukes draw."
    )
    assert lines[-2].endswith("−0.0505 (exactly −100618018933/1993323051720)")
    assert lines[-1].endswith("+0.0505 (exactly 100618018933/1993323051720)")


def test_a_hand_that_never_happens_has_no_bar(run):
    _status, out, _err = run("--rules", "plain")
    assert out.splitlines()[0].endswith("plain")
    assert out.splitlines()[2].split() == ["Five", "Small", "0", "0%"]


def test_odds_writes_all_hands_as_json(run):
    status, out, _err = run("--json", "--rules", "kopitiam")
    answer = json.loads(out)
    assert status == 0
    assert list(answer) == [
        "hands",
        "categories",
        "strengths",
        "player_expectation",
        "player_expectation_decimal",
    ]
    assert answer["hands"] == sum(answer["categories"].values()) == 2_598_960
    assert list(answer["categories"]) == list(Category)
    assert {name: sorted(map(int, strengths)) for name, strengths in answer["strengths"].items()} == {
        "double": list(range(1, 14)),
        "single": list(range(1, 11)),
    }
    for category, strengths in answer["strengths"].items():
        assert sum(strengths.values()) == answer["categories"][category]
    expectation = round_odds(PRESETS["kopitiam"]).player_expectation
    assert Fraction(answer["player_expectation"]) == expectation
    assert answer["player_expectation_decimal"] == float(expectation)


def test_an_expectation_of_nothing_is_a_fraction_too(run):
    _status, out, _err = run("--json", "--rules", "ties=push")
    answer = json.loads(out)
    assert (answer["player_expectation"], answer["player_expectation_decimal"]) == ("0/1", 0.0)
    assert "±0 (exactly 0/1)" in run("--rules", "ties=push")[1]


def test_a_hand_against_the_dealer(run):
    status, out, err = run("3S", "6H", "8D", "4C", "8S")
    lines = out.splitlines()
    assert (status, err) == (0, "")
    assert lines[0] == "3♠ 6♥ 8♦ 4♣ 8♠  ·  Double Ox 8  ·  classic"
    assert lines[1] == "It wins points against 95.03% of the dealer's hands and loses some against 4.97%."
    assert [line.split()[0] for line in lines[2:5]] == ["Win", "Tie", "Lose"]
    assert lines[5] == "The dealer can hold 1,533,939 different hands."
    assert lines[6].startswith("Mean gain per point staked: +1.")


def test_hands_of_several_packs(run):
    _status, out, _err = run("--decks", "2")
    assert out.splitlines()[0] == "All 91,962,520 hands  ·  classic · 2 decks"
    # Five of 24 pictures.
    assert out.splitlines()[1].split()[:3] == ["Five", "Dukes", "42,504"]
    answer = json.loads(run("--decks", "2", "--json")[1])
    assert Fraction(answer["player_expectation"]) == round_odds(PRESETS["classic"], 2).player_expectation


@pytest.mark.parametrize("words", [["KS KS QH QH JD"], ["K K Q Q J", "--decks", "2"]])
def test_a_hand_of_two_packs_against_the_dealer(run, words):
    _status, out, _err = run(*words)
    lines = out.splitlines()
    assert lines[0].endswith("  ·  Five Dukes  ·  classic · 2 decks")
    # The dealer ties with five of the other 19 pictures.
    assert lines[3].split()[:2] == ["Tie", "11,628"]
    assert lines[5] == "The dealer can hold 71,523,144 different hands."


def test_a_hand_as_json(run):
    _status, out, _err = run("J Q K J Q", "--json")
    answer = json.loads(out)
    assert (answer["tie"], answer["lose"], answer["of"]) == (21, 0, 1_533_939)
    assert answer["beat"] + answer["tie"] + answer["lose"] == answer["of"]
    # Ten points for each hand beaten, nothing between two Five Dukes.
    assert Fraction(answer["player_expectation"]) == Fraction(10 * answer["beat"], answer["of"])
    assert answer["player_expectation_decimal"] == pytest.approx(9.99986, abs=1e-5)


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["3S", "6H"], "This one has 2"),
        ([""], "This one has 0"),
        (["3S 6H 8D 4C ZZ"], "“ZZ”"),
        (["3S 6H 8D 4C 3S", "--json", "--decks", "1"], "3♠ is there twice"),
        (["--rules", "plane"], "“plane”"),
        (["--rules", "double=101", "--json"], "“101”"),
    ],
)
def test_wrong_input_is_named_on_standard_error(run, words, named):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert named in err
    assert len(err.splitlines()) == 1
