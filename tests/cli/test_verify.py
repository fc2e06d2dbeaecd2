"""`verify`: a deal checked where there is no bot, no database and no setting."""

import hashlib
import json
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot.rules.cards import parse_card
from bot.rules.deal_files import MAX_DEAL_BYTES, digest_of, write_deal
from bot.text.cards import card_plain
from tests.support.deals import BANKER, FIRST_PLAYER, STEPS, deal_of
from tests.support.hanging import HANGS_S
from tests.support.tricks.hands import GONGZHU_NAME, HEARTS_NAME, TRICK_STEPS, trick_deal_of

ROOT = Path(__file__).parents[2]
DEAL = deal_of(person_deals=True)
GOOD = write_deal(DEAL)


@pytest.fixture
def run(run_command):
    return partial(run_command, "verify")


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "deal.json"
    path.write_bytes(GOOD)
    return path


def test_a_true_deal_is_told_step_by_step(run, file):
    status, out, err = run(str(file))
    assert (status, err) == (0, "")
    title, *steps, end = out.splitlines()
    assert title == "Table 7, round 3 (gnau-deal)"
    assert len(steps) == len(STEPS)
    assert all(line.startswith("✓ ") for line in steps)
    assert f"starts with the dealer's cards: {' '.join(DEAL['hand_record']['dealer'])}." in out
    assert DEAL["commitment"] in end


def without_word(deal):
    """A deal file in which the last part was a word that was taken out of public sight."""
    deal = {key: value for key, value in deal.items() if key != "digest"}
    last = deal["parts"][-1]
    deal["parts"] = [*deal["parts"][:-1], {"who": last["who"], "sha256": digest_of(last["part"])}]
    written = write_deal(deal).removesuffix(b"\n")
    return write_deal(deal | {"digest": hashlib.sha256(written).hexdigest()})


@pytest.mark.parametrize(
    ("deal", "step", "steps"),
    [(DEAL, "shuffle", len(STEPS) - 1), (trick_deal_of(HEARTS_NAME), "deal", len(TRICK_STEPS))],
    ids=["gnau", "hearts"],
)
def test_a_word_that_was_taken_out_leaves_the_deal_open(run, file, deal, step, steps):
    file.write_bytes(without_word(deal))
    status, out, err = run(str(file))
    assert (status, err) == (0, "")
    _, *lines, end = out.splitlines()
    assert [line[0] for line in lines].count("?") == 1
    assert [line[0] for line in lines].count("✓") == steps - 1
    assert "only the bot can deal the cards again" in end
    status, out, _ = run(str(file), "--json")
    told = json.loads(out)
    assert (status, told["ok"]) == (0, True)
    assert [check["step"] for check in told["checks"] if check["ok"] is None] == [step]


def test_what_stands_for_a_word_is_a_digest(run, file):
    file.write_bytes(without_word(DEAL).replace(b'"sha256":"', b'"sha256":"x'))
    status, _, err = run(str(file))
    assert status == 2
    assert "sha256" in err


def test_a_changed_deal_says_what_and_for_whom(run, file):
    cheated = DEAL["deltas"] | {str(FIRST_PLAYER): 500, BANKER: -500}
    file.write_bytes(write_deal(DEAL | {"deltas": cheated}))
    status, out, _err = run(str(file))
    assert status == 1
    assert [line[0] for line in out.splitlines()[1:] if line[0] in "✓✗"] == list("✓✗✓✓✓✓✗")
    assert f"    {FIRST_PLAYER}: {DEAL['deltas'][str(FIRST_PLAYER)]}, but the file says 500." in out
    assert out.splitlines()[-1].startswith("2 steps don't check out.")


@pytest.mark.parametrize("game", [HEARTS_NAME, GONGZHU_NAME])
def test_a_true_hand_is_told_step_by_step(run, file, game):
    deal = trick_deal_of(game)
    file.write_bytes(write_deal(deal))
    status, out, err = run(str(file))
    assert (status, err) == (0, "")
    title, *steps, end = out.splitlines()
    assert title == f"Table 7, round 3 ({game}-deal)"
    assert len(steps) == len(TRICK_STEPS)
    assert all(line.startswith("✓ ") for line in steps)
    assert deal["commitment"] in end


@pytest.mark.parametrize("game", [HEARTS_NAME, GONGZHU_NAME])
def test_a_hand_that_was_changed_says_what_and_for_which_seat(run, file, game):
    deal = trick_deal_of(game)
    record, (first, second, *_) = deal["hand_record"], deal["scores"]
    plays = [*record["plays"][:7], record["plays"][0], *record["plays"][8:]]
    file.write_bytes(write_deal(deal | {"scores": [first, second + 13, *deal["scores"][2:]]}))
    status, out, _err = run(str(file))
    assert status == 1
    assert [line[0] for line in out.splitlines()[1:] if line[0] in "✓✗"] == list("✓✗✓✓✓✗")
    assert f"    seat 1: {second}, but the file says {second + 13}." in out
    file.write_bytes(write_deal(deal | {"hand_record": record | {"plays": plays}}))
    status, out, _err = run(str(file))
    assert status == 1
    assert [line[0] for line in out.splitlines()[1:] if line[0] in "✓✗"] == list("✓✗✓✓✗✗")
    missing = card_plain(parse_card(record["plays"][0]))
    assert f"breaks a rule after 7 cards: “{missing} isn't in your hand.”" in out
    assert f"    seat 0: –, but the file says {first}." in out
    status, out, _err = run(str(file), "--json")
    [play] = [check for check in json.loads(out)["checks"] if check["step"] == "play"]
    assert (status, play["expected"], play["found"]) == (1, 52, 7)
    assert play["reason"]["error"] == "card-not-held"


def test_a_blank_too_many_is_told(run, file):
    file.write_bytes(GOOD.replace(b'"table":7', b'"table": 7'))
    status, out, _err = run(str(file))
    assert status == 1
    assert out.splitlines()[1].startswith('✗ The file was changed: it says “"table": 7}')
    assert out.splitlines()[-1].startswith("One step doesn't check out.")


def test_json_for_programs(run, file):
    status, out, err = run(str(file), "--json")
    answer = json.loads(out)
    assert (status, err, answer["ok"]) == (0, "", True)
    assert (answer["format"], answer["table"], answer["round"]) == ("gnau-deal", 7, 3)
    assert [check["step"] for check in answer["checks"]] == STEPS
    assert all(check["ok"] and check["expected"] == check["found"] for check in answer["checks"])
    file.write_bytes(write_deal(DEAL | {"seed": "00" * 32}))
    status, out, err = run(str(file), "--json")
    answer = json.loads(out)
    assert (status, err, answer["ok"]) == (1, "", False)
    assert [check["step"] for check in answer["checks"] if not check["ok"]] == [
        "digest", "commitment", "shuffle", "hands",
    ]  # fmt: skip


def test_standard_input(run_command):
    status, out, _err = run_command("verify", "-", "--json", stdin=GOOD)
    assert (status, json.loads(out)["ok"]) == (0, True)
    status, out, err = run_command("verify", "-", "--json", stdin=b"\xff\x00")
    assert (status, out) == (2, "")
    assert "byte 1 isn't UTF-8" in err


@pytest.mark.parametrize(
    ("written", "says"),
    [
        (b"", "must be one JSON object"),
        (b"nonsense", "must be one JSON object"),
        (b"[1]", "must be one JSON object"),
        (b'{"hello":1}', "“format”"),
        (b'{"format":"gnau-deal","hello":1}', "“hello”"),
        (GOOD.replace(b"gnau-deal", b"chess-deal"), "“chess-deal”"),
        (GOOD.replace(b'"scheme":1', b'"scheme":2'), "scheme 2"),
        (GOOD.replace(b'"round":3', b'"round":-3'), "“-3” can't stand in “round”"),
        (b" " * (MAX_DEAL_BYTES + 1), "1,000,000 bytes"),
        (b"\xff", "UTF-8"),
    ],
)
@pytest.mark.parametrize("options", [[], ["--json"]])
def test_what_is_no_deal_file_is_explained(run, file, written, says, options):
    file.write_bytes(written)
    status, out, err = run(str(file), *options)
    assert (status, out) == (2, "")
    assert says in err
    assert len(err.splitlines()) == 1


def test_a_file_that_is_not_there_and_a_folder(run, tmp_path):
    for path in (tmp_path / "none.json", tmp_path):
        status, out, err = run(str(path))
        assert (status, out) == (2, "")
        assert str(path) in err


def test_a_file_cannot_write_to_the_terminal(run, file):
    file.write_bytes(GOOD.replace(b'"table":7', b'"table":"\\u001b[31m"'))
    status, _out, err = run(str(file))
    assert status == 2
    assert "\x1b" not in err


def test_verify_needs_nothing_but_the_file(file, tmp_path):
    answer = subprocess.run(
        [sys.executable, "-m", "bot", "verify", file],
        cwd=tmp_path, env={"PYTHONPATH": str(ROOT), "PYTHONUTF8": "1", "DATABASE_URL": "nonsense"},
        capture_output=True, text=True, encoding="utf-8", timeout=HANGS_S, check=False,
    )  # fmt: skip
    assert (answer.returncode, answer.stderr) == (0, "")
    assert "Everything checks out" in answer.stdout
    assert sorted(path.name for path in tmp_path.iterdir()) == ["deal.json"]
