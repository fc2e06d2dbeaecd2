"""`solve` in the terminal."""

import io
import json
import os
import random
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.cli import output
from bot.cli.solve import SolveJson
from bot.rules.cards import ALL_CARDS, build_deck
from bot.rules.gnau.presets import PRESETS, parse_rules
from bot.rules.gnau.record import SPLIT_KEYS, split_record, way_record
from bot.rules.gnau.splits import all_splits, optimal_split


@pytest.fixture
def run(run_command):
    return partial(run_command, "solve")


def test_all_ways_are_shown_and_the_best_is_marked(run):
    status, out, err = run("3S", "6H", "8D", "4C", "8S")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "3♠ 6♥ 8♦ 4♣ 8♠  ·  classic",
        "→  3♠ 6♥ 4♣  3+3+4=10  |  8♦ 8♠  8+8  Double Ox 8  2 points",
        "   8♦ 4♣ 8♠  8+4+8=20  |  3♠ 6♥  3+6  Single Ox 9  1 point",
        "   3♠ 6♥ 8♦  6+6+8=20  |  4♣ 8♠  4+8  Single Ox 2  1 point",
    ]


def test_a_hand_may_be_one_argument_without_suits(run):
    status, out, _err = run("3,4 3 a 2")
    assert status == 0
    assert out.splitlines()[1].split()[-4:] == ["Five", "Small", "10", "points"]


def test_a_hand_without_an_ox_says_so(run):
    status, out, _err = run("4S 4H 3 8 5")
    assert status == 0
    assert "No Ox: no three of these cards make an ox." in out


def test_house_rules_are_named_and_followed(run):
    _status, out, _err = run("10 10 J Q K", "--rules", "plain,five_dukes=9")
    assert out.splitlines()[0].endswith("plain, but Five Dukes pays 9")
    assert out.splitlines()[1].split()[-4:] == ["Five", "Dukes", "9", "points"]


@pytest.mark.parametrize(
    ("words", "title", "best"),
    [
        (["10 10 10 10 10"], "10 10 10 10 10  ·  classic · 2 decks", "Double Ox 10"),
        (["KS KS QH QH JD"], "K♠ K♠ Q♥ Q♥ J♦  ·  classic · 2 decks", "Five Dukes"),
        (["AS AS AS AS AS"], "A♠ A♠ A♠ A♠ A♠  ·  classic · 5 decks", "Five Small"),
        (["3 6 8 4 8", "--decks", "2"], "3 6 8 4 8  ·  classic · 2 decks", "Double Ox 8"),
    ],
)
def test_a_hand_may_come_from_several_packs(run, words, title, best):
    status, out, err = run(*words)
    lines = out.splitlines()
    assert (status, err, lines[0]) == (0, "", title)
    assert best in lines[1]


@pytest.mark.parametrize("packs", ["0", "9", "many"])
def test_a_number_of_packs_that_cannot_be_is_refused(run, packs, capsys):
    with pytest.raises(SystemExit) as ended:
        run("3 6 8 4 8", "--decks", packs)
    assert ended.value.code == 2
    assert "--decks" in capsys.readouterr().err


def test_lines_come_from_so_many_packs(run):
    lines = "KS KS QH QH JD\nKS KS KS QH JD\n"
    _status, out, _err = run("-", stdin=lines)
    assert [json.loads(line)["category"] for line in out.splitlines()] == ["five_dukes", "five_dukes"]
    status, out, _err = run("-", "--decks", "2", stdin=lines)
    assert status == 1
    assert [json.loads(line).get("error") for line in out.splitlines()] == [None, "card-too-often"]


def test_json_answers_one_object(run):
    status, out, _err = run("3S 6H 8D 4C 8S", "--json")
    answer = json.loads(out)
    assert status == 0
    assert {key: answer[key] for key in answer if key != "ways"} == {
        "category": "double",
        "strength": 8,
        "passport": ["3S", "6H", "4C"],
        "rest": ["8D", "8S"],
        "points": 2,
    }
    assert answer["ways"][1] == {
        "category": "single",
        "strength": 9,
        "passport": ["8D", "4C", "8S"],
        "passport_values": [8, 4, 8],
        "total": 20,
        "rest": ["3S", "6H"],
        "rest_values": [3, 6],
        "points": 1,
    }
    assert len(answer["ways"]) == 3


def test_lines_are_answered_one_by_one(run):
    status, out, err = run("-", stdin="\ufeff3 6 8 4 8\n\n 4S 4H 3 8 5 \r\nJ Q K J\n10 4 6 AS K\n")
    answers = [json.loads(line) for line in out.splitlines()]
    assert [answer.get("category") for answer in answers] == ["double", "none", None, "tonku"]
    assert answers[1] == {
        "category": "none",
        "strength": None,
        "passport": None,
        "rest": None,
        "points": 0,
        "ways": [],
    }
    assert answers[2] == {
        "error": "hand-not-five",
        "message": "A hand has five cards. This one has 4.",
        "at": None,
    }
    assert (status, err) == (1, "")


@pytest.mark.parametrize("rules", [*PRESETS, "triplet_passport=on,ties=push", "nenku=special,no_ox=2"])
@pytest.mark.parametrize("cards", [build_deck(), build_deck(8), ALL_CARDS, ALL_CARDS[-13:] * 5])
def test_many_hands_are_answered_as_each_alone_is(rules, cards):
    house_rules = parse_rules(rules)
    chance, solved = random.Random(5), SolveJson(house_rules)
    for hand in (tuple(chance.sample(cards, 5)) for _ in range(500)):
        ways = [way_record(way) for way in all_splits(hand, house_rules)]
        best = ways[0] if ways else split_record(optimal_split(hand, house_rules))
        record = {key: best[key] for key in SPLIT_KEYS} | {"ways": ways}
        assert solved.answer(hand) == json.dumps(record)


@pytest.mark.parametrize("most", [1, 2, 3, 7, 64])
@pytest.mark.parametrize("last", ["", "\n", "\r", "\r\n"])
def test_lines_are_the_same_however_they_arrive(monkeypatch, most, last):
    written = b"3 6 8 4 8\r\nJ\xe2\x99\xa5 \xff\n\n\xef\xbb\xbfA\rK\r\r\n\xe2\x99" + last.encode()
    all_at_once = io.TextIOWrapper(io.BytesIO(written), "utf-8", "replace")

    class Trickle(io.BytesIO):
        def read1(self, size=-1, /):
            return super().read1(min(size, most))

    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(Trickle(written)))
    lines = output.numbered_lines(output.standard_input())
    assert list(lines) == list(output.numbered_lines(all_at_once))


def test_a_line_is_answered_before_the_next_one_comes():
    with subprocess.Popen(
        [sys.executable, "-m", "bot", "solve", "-"],
        cwd=Path(__file__).parents[2],
        env={**os.environ, "PYTHONIOENCODING": "utf-8"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for cards, category in (("3 6 8 4 8", "double"), ("4S 4H 3 8 5", "none")):
            process.stdin.write(cards + "\n")
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["category"] == category
        process.stdin.close()
        assert process.wait() == 0


def test_lines_that_are_all_right_are_a_success(run):
    assert run("-", stdin="3 6 8 4 8\n")[0] == 0
    assert run("-", stdin="") == (0, "", "")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["3S", "6H"], "This one has 2"),
        (["3S 6H 8D 4C ZZ"], "“ZZ”"),
        (["3S 6H 8D 4C 3S", "--decks", "1"], "3♠ is there twice, but a deck has only one"),
        (["3S 3S 3S 4C 5D", "--decks", "2"], "3♠ is there 3 times, but 2 decks have only 2"),
        (["3 6 8 4 8", "--rules", "plane"], "“plane”"),
        (["-", "--rules", "ties=house"], "“house”"),
        (["3 6 8 4 ZZ", "--json"], "“ZZ”"),
    ],
)
def test_wrong_input_is_named_on_standard_error(run, words, named):
    status, out, err = run(*words)
    assert (status, out) == (2, "")
    assert named in err
