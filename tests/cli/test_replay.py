"""`replay` in the terminal."""

import json
import random
from functools import partial
from typing import Any

import pytest

from bot.rules import gongzhu
from bot.rules.tricks import records
from bot.text.catalog import MINUS
from tests.rules.trick_cases import begin_gongzhu, play_gongzhu
from tests.support.deals import deal_of
from tests.support.tricks.hands import trick_deal_of

ANN = ["3S", "6H", "8D", "4C", "8S"]
RECORD = {
    "game": "gnau",
    "rules": "classic",
    "stake": 5,
    "dealer": ["AS", "KH", "4D", "10C", "6S"],
    "players": {"ann": ANN, "bob": ["JS", "QH", "KD", "JC", "QS"]},
}
LINE = json.dumps(RECORD)

DEAL = [
    "2C 5C 2S 3S 4S 2H 3H 4H 5H 2D 3D 4D 5D",
    "4C 6C 7C 8C 5S 6S 7S 6H 7H 8H 6D 7D 8D",
    "AC KC QC AS KS JS AH KH QH AD KD QD JD",
    "3C 9C 10C JC QS 8S 9S 10S 9H 10H JH 9D 10D",
]
HEARTS: dict[str, Any] = {
    "game": "hearts",
    "options": {},
    "hand": 4,
    "deal": [hand.split() for hand in DEAL],
    "passes": None,
    "plays": ["2C", "4C", "AC", "3C", "AS", "QS"],
}
GONGZHU = {
    "game": "gongzhu",
    "options": {"pig_flips": "never"},
    "deal": [hand.split() for hand in DEAL],
    "exposed": ["QS"],
    "leader": 2,
    "plays": ["AS", "8S", "2S", "5S"],
}


@pytest.fixture
def run(run_command):
    return partial(run_command, "replay")


@pytest.mark.parametrize("deal", [deal_of(), trick_deal_of("hearts"), trick_deal_of("gongzhu")])
def test_the_file_of_a_deal_will_do_as_well(run, deal):
    status, out, _ = run("-", "--json", stdin=json.dumps(deal) + "\n")
    assert (status, out) == run("-", "--json", stdin=json.dumps(deal["hand_record"]) + "\n")[:2]
    assert status == 0


@pytest.mark.parametrize(
    "changes", [{"format": "mahjong-deal"}, {"format": ["gnau-deal"]}, {"hand_record": []}]
)
def test_what_only_looks_like_the_file_of_a_deal_is_no_record(run, changes):
    status, out, _ = run("-", "--json", stdin=json.dumps(deal_of() | changes) + "\n")
    assert status == 1
    assert json.loads(out)["error"] == "record-key-missing"


def test_rounds_are_shown_to_people(run):
    status, out, err = run("-", stdin=LINE + "\n")
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Line 1: classic, stake 5",
        "  dealer  A♠ K♥ 4♦ 10♣ 6♠  Ngau Tonku                        −25",
        "  ann     3♠ 6♥ 8♦ 4♣ 8♠   Double Ox 8  loses to the dealer  −25",
        "  bob     J♠ Q♥ K♦ J♣ Q♠   Five Dukes   beats the dealer     +50",
    ]


def test_a_file_is_answered_line_by_line(run, tmp_path):
    file = tmp_path / "rounds.jsonl"
    file.write_text(f"\ufeff{LINE}\n\n{LINE}", encoding="utf-8")
    status, out, _err = run(str(file), "--json")
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert answers[0] == answers[1]
    assert list(answers[0]) == ["dealer", "players"]
    assert {name: player["delta"] for name, player in answers[0]["players"].items()} == {
        "ann": -25,
        "bob": 50,
    }


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("{", "record-not-json"),
        ("nonsense", "record-not-json"),
        ("[" * 100_000, "record-not-json"),
        ('{"stake":' + "9" * 5000 + "}", "record-not-json"),
        ("[1]", "record-not-object"),
        ("null", "record-not-object"),
        ("{}", "record-key-missing"),
        ('{"game":"hearts"}', "record-key-missing"),
        ('{"game":"chess"}', "game-unknown"),
        ('{"game":["gnau"]}', "game-unknown"),
        ('{"game":"gnau","game":"gnau"}', "record-key-twice"),
        (json.dumps(RECORD | {"seed": 1}), "record-key-unknown"),
        (json.dumps(RECORD | {"stake": 0}), "stake-invalid"),
        (json.dumps(RECORD | {"stake": float("nan")}), "stake-invalid"),
        (json.dumps(RECORD | {"players": {"\ud800": 1}}), "record-hand-invalid"),
    ],
    ids=lambda value: value[:30],
)
def test_a_wrong_line_is_answered_in_its_place(run, line, code):
    status, out, err = run("-", "--json", stdin=f"{LINE}\n{line}\n{LINE}\n")
    answers = [json.loads(answer) for answer in out.splitlines()]
    assert (status, err) == (1, "")
    assert [answer.get("error") for answer in answers] == [None, code, None]
    assert set(answers[1]) == {"error", "message", "at"}
    assert answers[1]["at"] is None
    status, out, _err = run("-", stdin=f"{LINE}\n{line}\n{LINE}\n")
    assert status == 1
    assert out.splitlines()[4] == f"Line 2: {answers[1]['message']}"


def test_a_hand_of_hearts_is_shown_trick_by_trick(run):
    status, out, err = run("-", stdin=json.dumps(HEARTS))
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Line 1: Hearts, hand 4, nothing passed",
        "  seat 0 leads  2♣ 4♣ A♣ 3♣  seat 2 takes it",
        "  seat 2 leads  A♠ Q♠",
        "  seat 0 to play",
    ]


def test_a_hand_of_gong_zhu_is_shown_trick_by_trick(run):
    status, out, err = run("-", stdin=json.dumps(GONGZHU))
    assert (status, err) == (0, "")
    assert out.splitlines() == [
        "Line 1: Gong Zhu, exposed: Q♠",
        "  seat 2 leads  A♠ 8♠ 2♠ 5♠  seat 2 takes it",
        "  seat 2 to play",
    ]


def test_a_finished_hand_is_scored(run):
    rng = random.Random(5)
    record = gongzhu.to_record(play_gongzhu(begin_gongzhu(rng), rng))
    status, out, err = run("-", stdin=json.dumps(record))
    assert (status, err) == (0, "")
    scores = records.replay(gongzhu, record)["scores"]
    assert len(out.splitlines()) == 15
    assert out.splitlines()[-1].split(":")[1].split() == [
        f"{score:+d}".replace("-", MINUS) for score in scores
    ]


def test_games_may_be_mixed_and_a_wrong_play_is_counted(run):
    wrong = HEARTS | {"plays": [*HEARTS["plays"][:4], "QS"]}
    lines = "\n".join(map(json.dumps, [GONGZHU, wrong, RECORD, HEARTS]))
    status, out, _err = run("-", "--json", stdin=lines)
    answers = [json.loads(line) for line in out.splitlines()]
    assert status == 1
    assert [answer.get("error") for answer in answers] == [None, "card-not-held", None, None]
    assert [answer.get("at") for answer in answers] == [None, 4, None, None]
    assert answers[0]["to_play"] == 2
    assert answers[3]["legal"] == ["2S", "3S", "4S"]


def test_a_name_cannot_write_to_the_terminal(run):
    record = RECORD | {"players": {"\x1b[31m\ud800": ANN}}
    _status, out, _err = run("-", stdin=json.dumps(record))
    assert "\ufffd[31m\ufffd" in out
    assert "\x1b" not in out


def test_bytes_that_are_not_utf_8_spoil_their_own_line_only(run, tmp_path):
    file = tmp_path / "rounds.jsonl"
    file.write_bytes(b"\xff\xfe\n" + LINE.encode())
    status, out, _err = run(str(file), "--json")
    assert status == 1
    assert [json.loads(line).get("error") for line in out.splitlines()] == ["record-not-json", None]


def test_a_file_that_is_not_there_is_named(run, tmp_path):
    status, out, err = run(str(tmp_path / "none.jsonl"))
    assert (status, out) == (2, "")
    assert "none.jsonl" in err


def test_a_folder_is_no_file_of_records(run, tmp_path):
    status, out, err = run(str(tmp_path))
    assert (status, out) == (2, "")
    assert str(tmp_path) in err
