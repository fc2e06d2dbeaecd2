"""A deal file of Hearts or Gong Zhu says what was dealt and played, and what is changed in it is found."""

import json

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.rules import hearts
from bot.rules.deal_files import write_deal
from bot.rules.errors import RuleError
from bot.rules.hearts import Moon
from bot.rules.tricks import SEATS
from bot.rules.tricks.records import SEAT_NAMES
from bot.tables.games import check_deal
from tests.rules.trick_cases import dealt, gongzhu_options, hearts_options
from tests.support.deals import canonical, failing, is_found, tampered, with_digest
from tests.support.tiers import examples
from tests.support.tricks.hands import GONGZHU_NAME, HEARTS_NAME, PERSON, TRICK_STEPS, trick_deal_of

GAMES = (HEARTS_NAME, GONGZHU_NAME)
DEALS = {game: trick_deal_of(game, words={1: "cut the deck, 牛!"}) for game in GAMES}
GOOD = {game: write_deal(deal) for game, deal in DEALS.items()}
games = pytest.mark.parametrize("game", GAMES)
seats = st.lists(st.integers(1, 9).map(str), min_size=1, max_size=SEATS, unique=True).flatmap(
    lambda people: st.permutations([*people, *[None] * (SEATS - len(people))])
)


def forged(game, **changes):
    """Return a good deal file with some keys changed and a digest that fits them."""
    return with_digest(DEALS[game] | changes)


def played_otherwise(game, **changes):
    """Return a good deal file with some keys of its hand record changed and a digest that fits them."""
    return forged(game, hand_record=DEALS[game]["hand_record"] | changes)


def check_of(step, written):
    return next(check for check in check_deal(written).checks if check.step == step)


@given(seats, st.integers(1, 10_000), st.integers(1, 40), hearts_options, st.integers(0, 2**32))
@settings(max_examples=examples(30))
def test_every_true_hand_of_hearts_holds_in_every_step(sat, number, hand, options, play):
    deal = trick_deal_of(HEARTS_NAME, number=number, seats=sat, options=options, before=hand, play=play)
    verify_holds(deal)


@given(seats, st.integers(1, 10_000), st.sampled_from([None, 0, 3]), gongzhu_options, st.integers(0, 2**32))
@settings(max_examples=examples(30))
def test_every_true_hand_of_gong_zhu_holds_in_every_step(sat, number, leader, options, play):
    deal = trick_deal_of(GONGZHU_NAME, number=number, seats=sat, options=options, before=leader, play=play)
    verify_holds(deal)


def verify_holds(deal):
    checks = check_deal(write_deal(deal)).checks
    assert [check.step for check in checks] == TRICK_STEPS
    assert all(check.ok and check.expected == check.found and not check.differing for check in checks)


@games
def test_what_is_written_is_read_again(game):
    assert check_deal(GOOD[game]).deal == DEALS[game]


@games
def test_the_form_is_one_line_with_sorted_keys_and_no_blanks(game):
    record = json.loads(GOOD[game])
    assert list(record) == sorted(record)
    assert "cut the deck, 牛!" in GOOD[game].decode()
    assert canonical(record) + b"\n" == GOOD[game]


@games
@given(st.data())
@settings(max_examples=examples(150))
def test_any_changed_byte_is_found(game, data):
    written = data.draw(tampered(GOOD[game]))
    assume(written != GOOD[game])
    assert is_found(written)


@games
def test_every_byte_counts(game):
    good = GOOD[game]
    for place, byte in enumerate(good):
        # Each of the eight bits in its turn.
        assert is_found(good[:place] + bytes([byte ^ 1 << place % 8]) + good[place + 1 :]), place


@games
def test_the_same_words_written_otherwise_are_not_the_file(game):
    for written in (GOOD[game] + b"\n", GOOD[game].replace(b'"table":7', b'"table": 7')):
        assert failing(written) == ["form"]


def other_parts(**changes):
    first, *others = DEALS[HEARTS_NAME]["parts"]
    return [first | changes, *others]


@games
@pytest.mark.parametrize(
    ("changes", "steps"),
    [
        ({"seed": "00" * 32}, ["commitment", "deal"]),
        ({"commitment": "00" * 32}, ["commitment"]),
        ({"round": 4}, ["deal"]),
        ({"parts": other_parts(part="x")}, ["deal"]),
        ({"scores": [0, 0, 0, 0]}, ["scores"]),
        # Who sat where decides nothing that can be computed: that is what the digest is for.
        ({"seats": [None] * SEATS}, []),
    ],
)
def test_a_forger_who_mends_the_digest_is_found_all_the_same(game, changes, steps):
    assert failing(forged(game, **changes)) == steps


@games
def test_another_deal_is_found_seat_by_seat(game):
    first, second, *others = DEALS[game]["hand_record"]["deal"]
    check = check_of("deal", played_otherwise(game, deal=[second, first, *others]))
    assert tuple(check.differing) == SEAT_NAMES[:2]
    assert check.expected["seat 0"] == " ".join(first) == check.found["seat 1"]


@games
def test_a_score_of_one_seat_is_found(game):
    scores = DEALS[game]["scores"]
    written = forged(game, scores=[*scores[:2], scores[2] + 1, scores[3]])
    assert check_of("scores", written).differing == {"seat 2": (scores[2], scores[2] + 1)}


@games
def test_the_first_play_that_breaks_a_rule_is_named(game):
    plays = DEALS[game]["hand_record"]["plays"]
    for changed, cards, code in (
        ([*plays[:10], plays[0], *plays[11:]], 10, "card-not-held"),
        ([*plays, "2C"], 52, "play-finished"),
        (plays[:51], 51, "deal-hand-unfinished"),
        ([], 0, "deal-hand-unfinished"),
        (None, 0, "record-cards-invalid"),
    ):
        written = played_otherwise(game, plays=changed)
        assert failing(written) == ["play", "scores"]
        check = check_of("play", written)
        assert (check.expected, check.found, check.reason.code) == (52, cards, code)
        assert tuple(check_of("scores", written).differing) == SEAT_NAMES


def test_what_was_passed_and_exposed_has_to_follow_the_rules():
    deal = DEALS[HEARTS_NAME]["hand_record"]["deal"]
    for passes, code in (
        ([deal[1][:3], deal[0][:3], deal[2][:3], deal[3][:3]], "card-not-held"),
        ([deal[0][:2], *(cards[:3] for cards in deal[1:])], "pass-count"),
        (None, "record-passes-missing"),
    ):
        check = check_of("play", played_otherwise(HEARTS_NAME, passes=passes))
        assert (check.ok, check.found, check.reason.code) == (False, 0, code)
    check = check_of("play", played_otherwise(GONGZHU_NAME, exposed=["KS"]))
    assert (check.ok, check.found, check.reason.code) == (False, 0, "expose-not-allowed")


@pytest.mark.parametrize(
    ("game", "options", "failing_step"),
    [
        (HEARTS_NAME, {"jack_of_diamonds": True}, ["scores"]),
        (HEARTS_NAME, {"spot": True}, ["scores"]),
        (HEARTS_NAME, {"black_maria": True}, ["scores"]),
        (HEARTS_NAME, {"passing": "none"}, ["play", "scores"]),
        (HEARTS_NAME, {"hands": 4}, []),
        (GONGZHU_NAME, {"target": 7}, []),
        (GONGZHU_NAME, {"hands": 4}, []),
    ],
)
def test_other_house_rules_count_otherwise_where_they_matter(game, options, failing_step):
    """The target and the number of hands decide when a game ends, not what a hand counts."""
    changed = DEALS[game]["hand_record"]["options"] | options
    assert failing(played_otherwise(game, options=changed)) == failing_step


@pytest.mark.parametrize(
    ("moon", "scores"), [(Moon.ADD_TO_OTHERS, (0, 26, 26, 26)), (Moon.TAKE_FROM_SELF, (-26, 0, 0, 0))]
)
def test_what_the_shooter_of_the_moon_picked_counts(moon, scores):
    hand = hearts.new_hand(
        dealt("2C 3C 4C 5C 6C 7C 8C 9C 10C JC QC KC AC"), 4, hearts.Options(moon=Moon.CHOOSE)
    )
    while hand.to_play is not None:
        hand = hearts.play_card(hand, hand.to_play, hearts.legal_plays(hand)[0])
    record = hearts.to_record(hand, moon)
    assert failing(forged(HEARTS_NAME, hand_record=record, scores=scores)) == ["deal"]
    assert failing(forged(HEARTS_NAME, hand_record=record, scores=[1, 2, 3, 4])) == ["deal", "scores"]


def as_file(game=HEARTS_NAME, **changes):
    record = DEALS[game] | changes
    return write_deal({key: value for key, value in record.items() if value is not ...})


def with_record(game=HEARTS_NAME, **changes):
    return as_file(game, hand_record=DEALS[game]["hand_record"] | changes)


PART = {"who": PERSON, "part": "x"}
SEATED = DEALS[HEARTS_NAME]["seats"]


@pytest.mark.parametrize(
    ("written", "code"),
    [
        (as_file(format=...), "record-key-missing"),
        (as_file(format="tricks-deal"), "deal-format-unknown"),
        (as_file(format=["hearts-deal"]), "deal-format-unknown"),
        (as_file(format="gnau-deal"), "record-key-unknown"),
        (as_file(format="gongzhu-deal"), "record-key-unknown"),
        (as_file(scheme=2), "deal-scheme-unknown"),
        (as_file(digest=...), "record-key-missing"),
        (as_file(digest="x"), "deal-value-invalid"),
        (as_file(seats=...), "record-key-missing"),
        (as_file(packs=1), "record-key-unknown"),
        (as_file(hand_record=[]), "deal-value-invalid"),
        (as_file(hand_record={}), "record-key-missing"),
        (as_file(seats={}), "deal-value-invalid"),
        (as_file(seats=SEATED[:3]), "deal-value-invalid"),
        (as_file(seats=[1, None, None, None]), "deal-value-invalid"),
        (as_file(seats=["Ann", None, None, None]), "deal-value-invalid"),
        (as_file(seats=SEATED[::-1]), "deal-trick-seats-differ"),
        (as_file(seats=["5", *SEATED[1:]]), "deal-trick-seats-differ"),
        (as_file(seats=[SEATED[0], SEATED[0], None, None]), "deal-trick-seats-differ"),
        (as_file(parts=[]), "deal-trick-seats-differ"),
        (as_file(parts=[*DEALS[HEARTS_NAME]["parts"], PART]), "deal-trick-seats-differ"),
        (as_file(parts=[*DEALS[HEARTS_NAME]["parts"], *(PART | {"who": who} for who in "123")]),
         "deal-trick-seats-differ"),
        (as_file(parts=[PART | {"who": "dealer"}]), "deal-value-invalid"),
        (as_file(scores=0), "deal-value-invalid"),
        (as_file(scores=[0, 0, 26]), "deal-value-invalid"),
        (as_file(scores=[True, 0, 0, 25]), "deal-value-invalid"),
        (as_file(scores=[0.0, 0, 0, 26]), "deal-value-invalid"),
        (as_file(hand_record=DEALS[HEARTS_NAME]["hand_record"] | {"game": "gongzhu"}), "game-unknown"),
        (with_record(options={"moon": "full"}), "rules-value-invalid"),
        (with_record(hand=0), "record-hand-number-invalid"),
        (with_record(deal=[["AS"]] * SEATS), "deal-size"),
        (with_record(plays=["2C", "half"]).replace(b"half", rb"\ud800"), "card-unknown"),
        (with_record(plays=[[]]), "record-cards-invalid"),
        (with_record(passes=[["2C"]]), "record-seats-invalid"),
        (with_record(GONGZHU_NAME, exposed="QS"), "record-cards-invalid"),
        (with_record(GONGZHU_NAME, leader=4), "record-leader-invalid"),
    ],
)  # fmt: skip
def test_what_is_no_deal_file_is_refused(written, code):
    with pytest.raises(RuleError) as caught:
        check_deal(written)
    assert caught.value.code == code
