"""The hand records of Hearts and Gong Zhu: what is written is read again, and what is wrong is named."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import gongzhu, hearts
from bot.rules.errors import RuleError
from bot.rules.tricks import begun
from bot.rules.tricks.records import PlayError, parse_record, replay
from tests.rules.trick_cases import (
    begin_gongzhu,
    begin_hearts,
    gongzhu_options,
    hearts_options,
    play_gongzhu,
    play_hearts,
)


def through_json(record):
    return json.loads(json.dumps(record))


@given(st.integers(0, 2**32), st.integers(1, 40), hearts_options)
def test_a_hand_of_hearts_is_the_same_at_every_step(seed, number, options):
    rng = random.Random(seed)

    def look(hand: hearts.Hand) -> None:
        record = through_json(hearts.to_record(hand))
        assert parse_record(hearts, record) == hand
        answer = replay(hearts, record)
        assert answer["legal"] == [str(card) for card in hearts.legal_plays(hand)]
        assert (answer["to_play"], answer["broken"]) == (hand.to_play, hand.is_broken)
        assert (answer["scores"] is None) is not hand.is_finished

    finished = play_hearts(begin_hearts(rng, number, options), rng, look)
    answer = replay(hearts, hearts.to_record(finished))
    assert answer["scores"] == list(hearts.score_hand(begun(finished.play).captured, options))
    assert answer["winners"] == list(begun(finished.play).winners)


@given(st.integers(0, 2**32), st.sampled_from([None, 0, 1, 2, 3]), gongzhu_options)
def test_a_hand_of_gong_zhu_is_the_same_at_every_step(seed, leader, options):
    rng = random.Random(seed)

    def look(hand: gongzhu.Hand) -> None:
        record = through_json(gongzhu.to_record(hand))
        assert parse_record(gongzhu, record) == hand
        answer = replay(gongzhu, record)
        assert answer["legal"] == [str(card) for card in gongzhu.legal_plays(hand)]
        assert answer["to_play"] == hand.to_play
        assert (answer["scores"] is None) is not hand.is_finished

    finished = play_gongzhu(begin_gongzhu(rng, leader, options), rng, look)
    answer = replay(gongzhu, gongzhu.to_record(finished))
    scores = gongzhu.score_hand(begun(finished.play).captured, finished.exposed, options)
    assert answer["scores"] == list(scores)


def test_what_the_shooter_picked_stands_in_the_house_rules():
    options = hearts.Options(moon=hearts.Moon.CHOOSE)
    record = hearts.to_record(begin_hearts(random.Random(1), 1, options), hearts.Moon.TAKE_FROM_SELF)
    assert record["options"]["moon"] == "take_from_self"


def test_a_hand_whose_play_has_not_begun_has_no_record():
    deal = begin_gongzhu(random.Random(1)).deal
    for game in (hearts, gongzhu):
        with pytest.raises(RuleError, match="play not begun"):
            game.to_record(game.new_hand(deal))


HEARTS = hearts.to_record(play_hearts(begin_hearts(random.Random(1)), random.Random(1)))
GONGZHU = gongzhu.to_record(play_gongzhu(begin_gongzhu(random.Random(1)), random.Random(1)))
DEAL = HEARTS["deal"]


def code_of(game, record) -> str:
    with pytest.raises(RuleError) as caught:
        replay(game, record)
    return caught.value.code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seed": 1}, "record-key-unknown"),
        ({"game": "gnau"}, "game-unknown"),
        ({"options": "classic"}, "options-invalid"),
        ({"options": {"moons": "choose"}}, "rules-option-unknown"),
        ({"options": {"moon": "full"}}, "rules-value-invalid"),
        ({"options": {"target": True}}, "rules-value-invalid"),
        ({"options": {"target": 0}}, "rules-value-invalid"),
        ({"options": {"jack_of_diamonds": 1}}, "rules-value-invalid"),
        ({"options": {"passing": "across"}}, "rules-value-invalid"),
        ({"options": {"black_maria": None}}, "rules-value-invalid"),
        ({"options": {"hands": 0}}, "rules-value-invalid"),
        ({"options": {"hands": True}}, "rules-value-invalid"),
        ({"options": {"hands": 1001}}, "rules-value-invalid"),
        ({"options": {"spot": True, "black_maria": "on"}}, "rules-conflict"),
        ({"options": {"passing": "none"}}, "record-passes-not-expected"),
        ({"hand": 4, "options": {"passing": "left"}, "passes": None}, "record-passes-missing"),
        ({"hand": 0}, "record-hand-number-invalid"),
        ({"hand": True}, "record-hand-number-invalid"),
        ({"hand": "1"}, "record-hand-number-invalid"),
        ({"hand": 4}, "record-passes-not-expected"),
        ({"passes": None}, "record-passes-missing"),
        ({"passes": HEARTS["passes"][:3]}, "record-seats-invalid"),
        ({"passes": [["2S"], *HEARTS["passes"][1:]]}, "pass-count"),
        ({"deal": "AS"}, "record-seats-invalid"),
        ({"deal": [*DEAL[:3], "AS"]}, "record-cards-invalid"),
        ({"deal": [*DEAL[:3], [*DEAL[3][:12], "1S"]]}, "card-unknown"),
        ({"deal": [*DEAL[:3], DEAL[3][:12]]}, "deal-size"),
        ({"deal": [*DEAL[:3], DEAL[0]]}, "deal-card-twice"),
        ({"plays": "2C"}, "record-cards-invalid"),
    ],
)
def test_what_is_wrong_with_a_record_of_hearts_is_named(changes, code):
    assert code_of(hearts, HEARTS | changes) == code


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"hand": 1}, "record-key-unknown"),
        ({"options": {"pig_flips": "always"}}, "rules-value-invalid"),
        ({"options": {"hands": "4"}}, "rules-value-invalid"),
        ({"leader": 4}, "record-leader-invalid"),
        ({"leader": False}, "record-leader-invalid"),
        ({"exposed": ["KS"]}, "expose-not-allowed"),
        ({"exposed": ["QS", "QS"]}, "expose-card-twice"),
        ({"exposed": None}, "record-cards-invalid"),
        ({"deal": [*DEAL[:3], DEAL[0]]}, "deal-card-twice"),
    ],
)
def test_what_is_wrong_with_a_record_of_gong_zhu_is_named(changes, code):
    assert code_of(gongzhu, GONGZHU | changes) == code


def test_a_missing_key_is_named():
    for game, record in ((hearts, HEARTS), (gongzhu, GONGZHU)):
        for key in record:
            assert code_of(game, {other: record[other] for other in record if other != key}).startswith(
                "record-key"
            )


@pytest.mark.parametrize(
    ("word", "code"), [("XX", "card-unknown"), (7, "card-unknown"), ("AS", "card-not-held")]
)
def test_a_play_that_breaks_a_rule_is_counted(word, code):
    plays = list(HEARTS["plays"])
    at = plays.index("AS") + 1
    plays[at] = word
    with pytest.raises(PlayError) as caught:
        replay(hearts, HEARTS | {"plays": plays})
    assert (caught.value.code, caught.value.at) == (code, at)


@pytest.mark.parametrize(("game", "record"), [(hearts, HEARTS), (gongzhu, GONGZHU)])
def test_a_card_after_the_last_is_one_too_many(game, record):
    with pytest.raises(PlayError) as caught:
        replay(game, record | {"plays": [*record["plays"], "2C"]})
    assert (caught.value.code, caught.value.at) == ("play-finished", 52)
