"""The record of a round of Gnau."""

import json
from pathlib import Path

import pytest

from bot.rules.cards import build_deck, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.record import parse_record, replay, to_record
from bot.rules.gnau.settlement import settle
from bot.rules.gnau.splits import hand_of_five, optimal_split, parse_hand

GOLDEN = Path(__file__).parents[1] / "golden"

DEALER = ["AS", "KH", "4D", "10C", "6S"]
ANN = ["3S", "6H", "8D", "4C", "8S"]
RECORD: dict[str, object] = {
    "game": "gnau",
    "rules": "classic",
    "stake": 5,
    "dealer": DEALER,
    "players": {"ann": ANN},
}


def test_replay_answers_every_hand_and_what_players_gain():
    assert replay(RECORD) == {
        "dealer": {
            "category": "tonku",
            "strength": None,
            "passport": ["4D", "10C", "6S"],
            "rest": ["AS", "KH"],
            "points": 5,
        },
        "players": {
            "ann": {
                "category": "double",
                "strength": 8,
                "passport": ["3S", "6H", "4C"],
                "rest": ["8D", "8S"],
                "points": 2,
                "delta": -25,
            }
        },
    }


def test_a_record_says_all_there_is_to_say():
    players = {"ann": parse_cards(" ".join(ANN))}
    assert to_record(PRESETS["classic"], 5, parse_cards(" ".join(DEALER)), players) == RECORD


def test_golden_rounds():
    records = (GOLDEN / "gnau.jsonl").read_text(encoding="utf-8").splitlines()
    answers = (GOLDEN / "gnau.expected.jsonl").read_text(encoding="utf-8").splitlines()
    assert [replay(json.loads(line)) for line in records] == [json.loads(line) for line in answers]


@pytest.mark.parametrize("hands", [1, 10, 11, 20, 21])
def test_a_table_plays_with_as_many_packs_as_it_needs(hands):
    packs = -(-hands * 5 // 52)
    deck = build_deck(packs)
    players = {str(number): deck[5 * number : 5 * number + 5] for number in range(1, hands)}
    record = to_record(PRESETS["classic"], 1, deck[:5], players)
    assert len(replay(record)["players"]) == hands - 1


def _with(**changes: object) -> dict[str, object]:
    return {key: value for key, value in (RECORD | changes).items() if value is not ...}


@pytest.mark.parametrize(
    ("record", "code", "culprit"),
    [
        (_with(seed=1), "record-key-unknown", "seed"),
        (_with(rules=...), "record-key-missing", "rules"),
        (_with(stake=...), "record-key-missing", "stake"),
        (_with(dealer=...), "record-key-missing", "dealer"),
        (_with(players=...), "record-key-missing", "players"),
        (_with(game=...), "record-key-missing", "game"),
        (_with(game="poker"), "game-unknown", "poker"),
        (_with(rules="plane"), "rules-preset-unknown", "plane"),
        (_with(rules={"tie": "push"}), "rules-option-unknown", "tie"),
        (_with(stake=0), "stake-invalid", "0"),
        (_with(stake=1_000_001), "stake-invalid", "1000001"),
        (_with(stake=1.5), "stake-invalid", "1.5"),
        (_with(stake="1"), "stake-invalid", "1"),
        (_with(stake=True), "stake-invalid", "True"),
        (_with(stake=None), "stake-invalid", "None"),
        (_with(dealer="AS KH 4D 10C 6S"), "record-hand-invalid", "dealer"),
        (_with(dealer=[1, 2, 3, 4, 5]), "record-hand-invalid", "dealer"),
        (_with(dealer=DEALER[:4]), "record-hand-size", "dealer"),
        (_with(dealer=["AS", "KH", "4D", "10C", "6"]), "card-suit-missing", "6"),
        (_with(dealer=["AS", "KH", "4D", "10C", "6X"]), "card-unknown", "6X"),
        (_with(dealer=["AS", "KH", "4D", "10C", "AS"]), "card-too-often", "AS"),
        (_with(players=[ANN]), "record-players-invalid", "3S"),
        (_with(players={"ann": [*ANN, "2S"]}), "record-hand-size", "ann"),
        (_with(players={"ann": None}), "record-hand-invalid", "ann"),
        (_with(players={"ann": ["3S", "6H", "8D", "4C", "AS"]}), "card-too-often", "AS"),
    ],
)
def test_a_wrong_record_is_refused_by_name(record, code, culprit):
    with pytest.raises(RuleError) as caught:
        parse_record(record)
    assert caught.value.code == code
    assert any(culprit in str(value) for value in caught.value.params.values())


@pytest.mark.parametrize(
    ("hand", "code"),
    [
        ("", "hand-not-five"),
        ("AS 2S 3S 4S", "hand-not-five"),
        ("AS 2S 3S 4S 5S 6S", "hand-not-five"),
        ("AS AS 2S 3S 4S", "card-too-often"),
        ("A A A A A", "rank-too-often"),
        ("A 2 3 4 Z", "card-unknown"),
    ],
)
def test_a_wrong_hand_is_refused(hand, code):
    with pytest.raises(RuleError) as caught:
        parse_hand(hand, packs=1)
    assert caught.value.code == code


@pytest.mark.parametrize("count", [0, 4, 6])
def test_a_hand_is_five_cards_wherever_it_comes_from(count):
    cards = build_deck()[:count]
    for reader in (hand_of_five, lambda hand: optimal_split(hand, PRESETS["classic"])):
        with pytest.raises(RuleError) as caught:
            reader(cards)
        assert (caught.value.code, caught.value.params) == ("hand-not-five", {"count": count})


@pytest.mark.parametrize("stake", [0, -1, 1_000_001, 1.0, True, "1"])
def test_a_stake_is_a_whole_number_up_to_a_million(stake):
    hand = parse_cards(" ".join(DEALER))
    with pytest.raises(RuleError) as caught:
        settle(hand, {}, PRESETS["classic"], stake)
    assert caught.value.code == "stake-invalid"
