"""A deal file says what was dealt, and whatever is changed in it is found."""

import json
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.rules.deal_files import MAX_DEAL_BYTES, write_deal
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import parse_rules
from bot.rules.gnau.record import DEALER
from bot.tables.games import check_deal
from tests.rules.gnau_cases import HOUSE_RULES
from tests.support.deals import (
    BANKER,
    FIRST_PLAYER,
    STEPS,
    canonical,
    deal_of,
    failing,
    is_found,
    tampered,
    with_digest,
)
from tests.support.tiers import examples

ANN, BEN = str(FIRST_PLAYER), str(FIRST_PLAYER - 1)
GOOD = write_deal(deal_of(words={1: "cut the deck, 牛!"}))
BY_A_PERSON = write_deal(deal_of(players=19, person_deals=True))


def forged(**changes):
    """Return a good deal file with some keys changed and a digest that fits them."""
    return with_digest(deal_of(person_deals=True) | changes)


@given(
    players=st.integers(1, 25),
    person_deals=st.booleans(),
    number=st.integers(1, 10_000),
    rules=HOUSE_RULES,
)
@settings(max_examples=examples(40))
def test_every_true_deal_holds_in_every_step(players, person_deals, number, rules):
    deal = deal_of(players=players, person_deals=person_deals, number=number, rules=rules)
    checks = check_deal(write_deal(deal)).checks
    assert [check.step for check in checks] == STEPS
    assert all(check.ok and check.expected == check.found and not check.differing for check in checks)


@pytest.mark.parametrize("person_deals", [False, True])
def test_a_written_deal_file_is_read_again(person_deals):
    deal = deal_of(players=3, person_deals=person_deals)
    read = check_deal(write_deal(deal)).deal
    # Sorted keys lose the order of the seats; the parts keep it.
    assert read == deal
    seats = [part["who"] for part in deal["parts"] if part["who"] != DEALER]
    assert list(read["hand_record"]["players"]) != seats


def test_the_form_is_one_line_with_sorted_keys_and_no_blanks():
    record = json.loads(GOOD)
    assert GOOD.decode().endswith("}\n")
    assert list(record) == sorted(record)
    assert "cut the deck, 牛!" in GOOD.decode()
    assert canonical(record) + b"\n" == GOOD


@pytest.mark.parametrize("good", [GOOD, BY_A_PERSON], ids=["house", "person"])
@given(st.data())
@settings(max_examples=examples(300))
def test_any_changed_byte_is_found(good, data):
    written = data.draw(tampered(good))
    assume(written != good)
    assert is_found(written)


def test_any_flipped_bit_of_a_deal_file_is_noticed():
    for place, byte in enumerate(GOOD):
        for bit in range(8):
            assert is_found(GOOD[:place] + bytes([byte ^ 1 << bit]) + GOOD[place + 1 :]), (place, bit)


@pytest.mark.parametrize(
    "written",
    [
        GOOD.rstrip(b"\n"),
        GOOD + b"\n",
        b" " + GOOD,
        GOOD.replace(b"\n", b"\r\n"),
        GOOD.replace(b":7}", b": 7}"),
        GOOD.replace("牛".encode(), b"\\u725b"),
        json.dumps(json.loads(GOOD), indent=2, ensure_ascii=False).encode(),
        json.dumps(dict(reversed(json.loads(GOOD).items())), separators=(",", ":")).encode(),
    ],
)
def test_the_same_json_written_in_another_way_is_not_the_deal_file(written):
    [form] = [check for check in check_deal(written).checks if not check.ok]
    assert form.step == "form"
    assert form.expected != form.found


SWAPPED = json.loads(write_deal(deal_of(person_deals=True)))["hand_record"]
SWAPPED["players"] = {ANN: SWAPPED["players"][BEN], BEN: SWAPPED["players"][ANN]}
OTHER_STAKE = deal_of(person_deals=True)["hand_record"] | {"stake": 6}
OTHER_RULES = deal_of(person_deals=True)["hand_record"] | {
    "rules": parse_rules("classic,payout_no_ox=9,payout_single=9,payout_ox_ten=9,payout_double=9").to_record()
}


def other_dealer():
    record = deal_of(person_deals=True)["hand_record"]
    held = {word for hand in record["players"].values() for word in hand}
    return record | {
        "dealer": [word for word in ("AS", "AH", "AD", "AC", "KS", "KH", "KD", "QC") if word not in held][:5]
    }


def other_parts(place, **changes):
    parts = deal_of(person_deals=True)["parts"]
    return [*parts[:place], parts[place] | changes, *parts[place + 1 :]]


@pytest.mark.parametrize(
    ("changes", "steps"),
    [
        ({"seed": "00" * 32}, {"commitment", "shuffle", "hands"}),
        ({"commitment": "00" * 32}, {"commitment"}),
        ({"round": 4}, {"shuffle", "hands"}),
        ({"packs": 2}, {"packs"}),
        ({"parts": other_parts(0, part="x")}, {"shuffle", "hands"}),
        ({"parts": other_parts(2, part="x")}, {"shuffle", "hands"}),
        ({"parts": [*deal_of(person_deals=True)["parts"][:1], *deal_of(person_deals=True)["parts"][:0:-1]]},
         {"shuffle", "hands"}),
        ({"hand_record": SWAPPED}, {"hands"}),
        ({"hand_record": other_dealer()}, {"shuffle", "settlement"}),
        ({"hand_record": OTHER_STAKE}, {"settlement"}),
        ({"hand_record": OTHER_RULES}, {"settlement"}),
        ({"deltas": {ANN: 1, BEN: 0, BANKER: -1}}, {"settlement"}),
        ({"deltas": {ANN: 1, BEN: 0}}, {"settlement"}),
        ({"deltas": {}}, {"settlement"}),
    ],
)  # fmt: skip
def test_a_forger_who_mends_the_digest_is_found_all_the_same(changes, steps):
    assert steps <= set(failing(forged(**changes))) <= steps | {"hands", "settlement"}
    assert "digest" not in failing(forged(**changes))


def test_a_check_names_the_people_for_whom_it_does_not_hold():
    checks = {check.step: check for check in check_deal(forged(deltas={ANN: 1000, BANKER: 5})).checks}
    assert set(checks["settlement"].differing) >= {ANN, BEN}
    assert checks["hands"].differing == checks["commitment"].differing == {}


def as_file(**changes):
    record = deal_of(person_deals=True) | changes
    return write_deal({key: value for key, value in record.items() if value is not ...})


WHO = {"who": ANN, "part": "x"}
ANNS = OTHER_STAKE["players"][ANN]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        (b"", "record-not-json"),
        (b"{", "record-not-json"),
        (b"\xef\xbb\xbf" + GOOD, "record-not-json"),
        (b"[" * 100_000, "record-not-json"),
        (b'{"round":' + b"9" * 5000 + b"}", "record-not-json"),
        (b"[1]", "record-not-object"),
        (b"null", "record-not-object"),
        (b'{"seed":1,"seed":2}', "record-key-twice"),
        (b"\xff" + GOOD, "deal-not-utf-8"),
        (b" " * (MAX_DEAL_BYTES + 1), "deal-too-big"),
        (b"{}", "record-key-missing"),
        (as_file(digest=...), "record-key-missing"),
        (as_file(passports=...), "record-key-missing"),
        (as_file(note="hello"), "record-key-unknown"),
        (as_file(format="gnau"), "deal-format-unknown"),
        (as_file(format=1), "deal-format-unknown"),
        (as_file(scheme=2), "deal-scheme-unknown"),
        (as_file(scheme=True), "deal-value-invalid"),
        (as_file(scheme="1"), "deal-value-invalid"),
        (as_file(table=0), "deal-value-invalid"),
        (as_file(table=1.0), "deal-value-invalid"),
        (as_file(round=0), "deal-value-invalid"),
        (as_file(round=10_001), "deal-value-invalid"),
        (as_file(round=float("nan")), "deal-value-invalid"),
        (as_file(packs=0), "deal-value-invalid"),
        (as_file(packs=None), "deal-value-invalid"),
        (as_file(seed="00" * 31), "deal-value-invalid"),
        (as_file(seed="AA" * 32), "deal-value-invalid"),
        (as_file(seed=None), "deal-value-invalid"),
        (as_file(commitment=["00"] * 32), "deal-value-invalid"),
        (as_file(digest="x"), "deal-value-invalid"),
        (as_file(dealer_id=17), "deal-value-invalid"),
        (as_file(dealer_id="Ann"), "deal-value-invalid"),
        (as_file(dealer_id=None), "deal-seats-differ"),
        (as_file(dealer_id=ANN), "deal-seats-differ"),
        (as_file(parts={}), "deal-value-invalid"),
        (as_file(parts=[1]), "deal-value-invalid"),
        (as_file(parts=[WHO | {"more": 1}]), "deal-value-invalid"),
        (as_file(parts=[WHO | {"who": 1}]), "deal-value-invalid"),
        (as_file(parts=[WHO | {"part": " x"}]), "deal-value-invalid"),
        (as_file(parts=[WHO | {"part": "a|b"}]), "cut-word-invalid"),
        (as_file(parts=[]), "deal-seats-differ"),
        (as_file(parts=[WHO]), "deal-seats-differ"),
        (as_file(parts=[*deal_of(person_deals=True)["parts"], WHO]), "deal-seats-differ"),
        (as_file(parts=deal_of(person_deals=True)["parts"][::-1]), "deal-seats-differ"),
        (as_file(hand_record=[]), "deal-value-invalid"),
        (as_file(hand_record={}), "record-key-missing"),
        (as_file(hand_record=OTHER_STAKE | {"players": {"ann": ANNS}}), "deal-value-invalid"),
        (as_file(hand_record=OTHER_STAKE | {"stake": 0}), "stake-invalid"),
        (as_file(deltas=[]), "deal-value-invalid"),
        (as_file(deltas={ANN: True}), "deal-value-invalid"),
        (as_file(deltas={ANN: 1.5}), "deal-value-invalid"),
        (as_file(deltas={"ann": 1}), "deal-value-invalid"),
        (as_file(passports=[]), "deal-value-invalid"),
        (as_file(passports={"1": []}), "deal-value-invalid"),
        (as_file(passports={ANN: "AS"}), "deal-value-invalid"),
        (as_file(passports={ANN: ANNS[:2]}), "deal-value-invalid"),
        (as_file(passports={ANN: OTHER_STAKE["players"][BEN][:3]}), "deal-value-invalid"),
        (as_file(passports={ANN: ANNS[:1] * 3}), "deal-value-invalid"),
        (as_file(passports={ANN: ["AS", "AH", "?"]}), "card-unknown"),
    ],
)  # fmt: skip
def test_what_is_no_deal_file_is_refused(written, code):
    with pytest.raises(RuleError) as caught:
        check_deal(written)
    assert caught.value.code == code


@given(st.binary(max_size=200))
def test_any_bytes_are_a_deal_file_or_refused(written):
    with pytest.raises(RuleError):
        check_deal(written)


THREES = st.sampled_from([(), *combinations(range(5), 3)])


@given(st.booleans(), st.tuples(THREES, THREES, THREES), st.integers(1, 200), st.sampled_from([2, 12]))
def test_own_splits_count_as_they_were_chosen(person_deals, threes, number, players):
    chosen = {DEALER: threes[0]} if person_deals else {}
    chosen |= {ANN: threes[1], BEN: threes[2]}
    deal = deal_of(players=players, person_deals=person_deals, number=number, chosen=chosen)
    assert failing(write_deal(deal)) == []


def test_another_ox_than_the_chosen_one_is_found():
    deal = deal_of(number=1, chosen={ANN: (), BEN: ()})
    assert deal["deltas"] != deal_of(number=1)["deltas"]
    assert failing(write_deal(deal | {"passports": None})) == ["digest", "settlement"]


def test_house_rules_that_are_no_preset_are_kept():
    rules = replace(HouseRules(), pair_three_six=True)
    deal = deal_of(rules=rules)
    assert failing(write_deal(deal)) == []
    assert deal["hand_record"]["rules"] == rules.to_record()
