"""What was learnt about Gong Zhu: the weights that are shipped, what they say, and when they are asked."""

import hashlib
import itertools
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction
from random import Random
from statistics import correlation

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.paths import data_dir
from bot.players import GONGZHU, HEARTS, Budget, PlayerView
from bot.players.advisor import STAGES, Correction, Learnt, lead_over_others
from bot.players.calibration import corrected, stage_of
from bot.players.cardset import each, losers
from bot.players.context import DecisionContext
from bot.players.gongzhu import learnt
from bot.players.gongzhu.network import SIZE, Network
from bot.players.gongzhu.situation import COUNTING, scores_of
from bot.players.lookahead import Expectations, expect_of_plays
from bot.players.planning import Plan
from bot.players.situation import play_out
from bot.rules.gongzhu import FirstLead, Options, PigFlips
from tests.players.played_hands import held_sets, seeds, states_of
from tests.rules.trick_cases import begin_gongzhu
from tests.support.views import view_of

WEIGHTS = data_dir() / "players" / "gongzhu.weights"
SHA256 = "91cb04f6aed227b9763555fcb3421a1e40850e44dd57a5c130eef6633717be52"
UNITS, FACTS = 128, 772


# The weights that are shipped


def test_the_weights_are_those_that_were_measured():
    data = WEIGHTS.read_bytes()
    assert len(data) == SIZE < 200_000
    assert hashlib.sha256(data).hexdigest() == SHA256


def test_the_weights_have_a_licence():
    assert "MIT" in (WEIGHTS.parent / "LICENSE").read_text(encoding="utf-8")


@pytest.mark.parametrize("data", [b"", bytes(SIZE - 1), bytes(SIZE + 2)])
def test_weights_of_another_size_are_refused(data):
    with pytest.raises(ValueError, match="bytes of weights are needed"):
        Network(data)


def test_they_are_only_read_when_they_are_needed():
    program = "import bot.players; from bot.players.gongzhu import learnt; print(learnt.shipped.cache_info())"
    done = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert "currsize=0" in done.stdout


# What they say


def dealt(rng):
    """Return a hand of Gong Zhu before its first card, where any cards may be exposed."""
    deck = [1 << place for place in range(52)]
    rng.shuffle(deck)
    deal = [sum(deck[13 * seat : 13 * seat + 13]) for seat in range(4)]
    exposable = GONGZHU.advisor.optional
    exposed = [sum(card for card in each(cards & exposable) if rng.random() < 0.3) for cards in deal]
    return GONGZHU.advisor.begin(PlayerView(GONGZHU, Options(), 0, ()), deal, exposed)


def play(situation, cards, rng):
    """Play so many cards by chance."""
    for _ in range(cards):
        situation.look(situation.hands[situation.seat])
        situation.play(rng.choice(list(each(situation.legal))))


def facts_of(s):
    """Return the numbers of the facts that are true of a position, as the network's docstring has them."""
    seats = [(s.seat + after) % 4 for after in range(4)]
    held, taken = ([sets[seat] for seat in seats] for sets in (s.hands, s.taken))
    found = []
    for card in range(52):
        suit, bit = card // 13, 1 << card
        for after in range(4):
            if held[after] & bit:
                higher = sum(
                    any(cards >> other & 1 for cards in held) for other in range(card + 1, 13 * suit + 13)
                )
                found += [card * 8 + after, 416 + (suit * 13 + higher) * 4 + after]
            if taken[after] & bit & COUNTING:
                found.append(card * 8 + 4 + after)
            if s.exposed & bit and (held[after] | taken[after]) & bit:
                place = {10: 0, 25: 1, 35: 2, 47: 3}[card]
                found.append(624 + place * 9 + (0 if held[after] & bit else 4) + after)
    for suit in range(4):
        for after in range(4):
            number = sum(held[after] >> card & 1 for card in range(13 * suit, 13 * suit + 13))
            found.append(660 + (suit * 4 + after) * 7 + min(number, 6))
    return found


def plainly(data, s):
    """Return by how much each seat is expected to be ahead, unit by unit, from nothing but the bytes."""
    numbers = [data[place] + 256 * data[place + 1] - 32768 for place in range(0, len(data), 2)]
    rows = [numbers[place * UNITS : place * UNITS + UNITS] for place in range(FACTS + 1)]
    out, heights = numbers[(FACTS + 1) * UNITS : -4], numbers[-4:]
    facts = facts_of(s)
    units = [max(0, rows[FACTS][unit] + sum(rows[fact][unit] for fact in facts)) for unit in range(UNITS)]
    scores = [
        Fraction(heights[place], 4096)
        + sum(Fraction(unit * out[place * UNITS + at], 512 * 4096) for at, unit in enumerate(units))
        for place in range(4)
    ]
    stakes = 100 * 2 ** s.exposed.bit_count()
    return [
        float(stakes * (4 * scores[after] - sum(scores)) / 3)
        for after in ((seat - s.seat) % 4 for seat in range(4))
    ]


@given(seeds, st.integers(0, 12))
def test_the_network_says_what_its_weights_say_one_by_one(seed, tricks):
    rng = Random(seed)
    situation = dealt(rng)
    play(situation, 4 * tricks, rng)
    said = [learnt.shipped().worth(seat, situation) for seat in range(4)]
    assert said == plainly(WEIGHTS.read_bytes(), situation)


@given(seeds, st.integers(0, 12), st.binary(min_size=1, max_size=64))
def test_other_weights_are_added_up_as_exactly(seed, tricks, some):
    rng = Random(seed)
    situation = dealt(rng)
    play(situation, 4 * tricks, rng)
    # Weights of the first layer up to 2^8, so that no lane overflows, and any in the second.
    first = bytes(part for byte in Random(some).randbytes((FACTS + 1) * UNITS) for part in (byte, 0x80))
    data = first + Random(some).randbytes(SIZE - len(first))
    assert [Network(data).worth(seat, situation) for seat in range(4)] == plainly(data, situation)


def test_it_knows_who_will_be_ahead():
    rng, advice = Random(7), GONGZHU.advisor.advice_for(Options())
    said, came = [], []
    for number in range(150):
        situation, seat = dealt(rng), number % 4
        for _ in range(20):
            legal = situation.look(situation.hands[situation.seat])
            situation.play(advice.decide(situation) if legal & (legal - 1) else legal)
        stakes = 2 ** situation.exposed.bit_count()
        said.append(learnt.shipped().worth(seat, situation) / stakes)
        play_out(situation, advice.decide)
        scores = scores_of(situation.taken, situation.exposed, Options())
        came.append(lead_over_others(scores, seat) / stakes)
    assert correlation(said, came) > 0.5


# When it is asked


def seen(tricks=0, **options):
    """Return what a seat sees that has to play, after so many tricks in which nothing was exposed."""
    rng = Random(5)
    hand = begin_gongzhu(rng, 0, Options(**options))
    view = view_of(states_of(hand, rng)[4 * tricks], 0)
    return replace(view, exposed=((),) * 4, legal=view.legal or view.held)


def share_of(view):
    about = GONGZHU.advisor.learnt_for(view)
    return about.share if about else 0.0


@pytest.mark.parametrize(
    ("tricks", "share"), [(0, 1), (2, 1), (3, 0.8), (5, 0.8), (6, 0.5), (8, 0.5), (9, 0), (12, 0)]
)
def test_it_counts_less_the_later_it_is(tricks, share):
    assert share_of(seen(tricks)) == share


def test_before_the_play_it_is_not_asked():
    assert share_of(replace(seen(), legal=())) == 0
    assert set(learnt._TRUST) < set(STAGES)


@pytest.mark.parametrize(
    ("options", "share"),
    [
        ({}, 1),
        ({"first_lead": FirstLead.TWO_OF_CLUBS}, 1),
        ({"hands": 2}, 1),
        ({"hands": 1}, 0),
        ({"target": 400}, 0),
        ({"teams": True}, 0),
        ({"pig_flips": PigFlips.NEVER}, 0),
        ({"pig_flips": PigFlips.ALL_POINTS}, 0),
    ],
)
def test_it_is_asked_only_where_hands_count_as_it_has_learnt(options, share):
    assert share_of(seen(**options)) == share


@pytest.mark.parametrize(
    ("lowest", "exposed", "share"),
    [(-599, 0, 1), (-600, 0, 0), (-199, 1, 1), (-200, 1, 0), (0, 2, 0), (1500, 0, 1)],
)
def test_it_is_not_asked_where_the_hand_may_end_the_game(lowest, exposed, share):
    view = replace(seen(), totals=(2000, lowest, 2000, 2000))
    cards = tuple(view.held[:exposed])
    assert share_of(replace(view, exposed=(cards, (), (), ()))) == share


def test_about_hearts_nothing_was_learnt():
    view = view_of(HEARTS.rules.begin_hand(seen_deal(), 4, None, HEARTS.rules.Options()), 0)
    assert HEARTS.advisor.learnt_for(view) is None


def seen_deal():
    return begin_gongzhu(Random(1), 0, Options()).held


# What is made of it


def worth_of(hand, about):
    """Return what a plan says of the advised card if all cards are known, and what a playout brings."""
    context = DecisionContext(view_of(hand, hand.to_play))
    played = context.knowledge.situation.copy()
    played.hands = held_sets(hand)
    played.play(context.advised())
    usual = played.copy()
    usual.hands = played.hands[:]
    decide = context.advice.decide
    return Plan(context, decide, about).worth(played), Plan(context, decide).worth(usual)


@given(seeds, st.integers(0, 51))
def test_the_rest_of_what_a_position_is_worth_is_a_playout(seed, number):
    rng, asked = Random(seed), []
    state = states_of(begin_gongzhu(rng, 0), rng)[number]

    def worth(situation):
        assert not situation.count
        assert not situation.is_decided()
        asked.append(situation.gone.bit_count())
        return 1000.0

    whole, played_out = worth_of(state, Learnt(1.0, worth, Correction(1.0, 0.0)))
    part, _ = worth_of(state, Learnt(0.25, worth, Correction(1.0, 0.0)))
    if asked:
        assert asked == [4 * (number // 4 + 1)] * 2
        assert whole == 1000
        assert part == pytest.approx(250 + 0.75 * played_out)
    else:
        assert whole == part == played_out


@pytest.mark.parametrize("tricks", [0, 3, 6])
def test_what_it_promises_is_told_as_it_has_come(tricks):
    view = seen(tricks)
    about = GONGZHU.advisor.learnt_for(view)
    assert about is not None
    kept, shift = about.correction
    assert 0.9 < kept < 1.3
    assert shift < 0
    assert corrected(view, Expectations({1: 50.0}, learnt=about.correction)) == {1: 50 * kept + shift}
    kept, shift = GONGZHU.advisor.corrections[stage_of(view)]
    assert corrected(view, Expectations({1: 50.0})) == {1: 50 * kept + shift}


@pytest.mark.parametrize("tricks", [0, 12])
def test_a_promise_says_whether_it_was_learnt(tricks):
    view = seen(tricks)
    about = GONGZHU.advisor.learnt_for(view)
    expected = expect_of_plays(DecisionContext(view), Random(1), Budget(most_deals=2))
    assert expected.learnt == (about.correction if about else None)


def test_where_all_tricks_are_sure_nothing_is_asked(monkeypatch):
    monkeypatch.setattr(type(GONGZHU.advisor), "learnt_for", lambda self, view: pytest.fail("was asked"))
    rng = Random(1)
    states = itertools.chain.from_iterable(states_of(begin_gongzhu(rng, 0), rng)[:36:4] for _ in range(999))
    views = (view_of(state, state.to_play) for state in states)
    contexts = (DecisionContext(view) for view in views if len(view.legal) > 1)
    situations = ((context, context.knowledge.situation) for context in contexts)
    sure = next(context for context, s in situations if not losers(s.held, s.unseen))
    expected = expect_of_plays(sure, rng, Budget(most_deals=2))
    assert expected.worths
    # What playouts promise there is corrected as playouts are.
    assert expected.learnt is None
    with pytest.raises(pytest.fail.Exception, match="was asked"):
        expect_of_plays(DecisionContext(seen()), rng, Budget(most_deals=2))
