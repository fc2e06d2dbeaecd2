"""Both games against a second, naive reading of the written rules: every legal list, every count of plays."""

import random
from functools import partial

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.rules import gongzhu, hearts
from bot.rules.tricks import BySeat, Play, Trick, begun
from tests.rules.naive_tricks import (
    Past,
    captured,
    count_plays,
    gongzhu_legal,
    hearts_legal,
    hearts_passed_to,
    hearts_price,
)
from tests.rules.trick_cases import (
    begin_gongzhu,
    begin_hearts,
    cards,
    gongzhu_options,
    hearts_options,
    play_gongzhu,
    play_hearts,
    random_deal,
)
from tests.support.tiers import examples


def past_of(play: Play) -> Past:
    held = [[str(card) for card in each] for each in play.held]
    return Past(
        held, play.tricks[0].leader if play.tricks else play.trick.leader, list(map(str, play.played))
    )


@given(st.integers(0, 2**32), st.integers(1, 4), hearts_options)
def test_hearts_reads_as_it_is_written(seed, number, options):
    rng = random.Random(seed)
    prices = {
        "omnibus": options.jack_of_diamonds,
        "black_maria": options.black_maria,
        "spot": options.spot,
    }

    def naive(past: Past) -> list[str]:
        return hearts_legal(past, queen_breaks=options.queen_breaks_hearts, **prices)

    def look(hand: hearts.Hand) -> None:
        if hand.to_play is None:
            return
        past = past_of(begun(hand.play))
        assert hand.to_play == past.to_play()
        assert set(map(str, hearts.legal_plays(hand))) == set(naive(past))

    hand = begin_hearts(rng, number, options)
    assert hand.direction == hearts_passed_to(number, options.passing)
    finished = play_hearts(hand, rng, look)
    past = past_of(begun(finished.play))
    assert begun(finished.play).winners == tuple(taker for taker, _ in captured(past))
    prices_taken = [0] * 4
    for taker, trick in captured(past):
        prices_taken[taker] += sum(hearts_price(card, **prices) for card in trick)
    if hearts.took_everything(finished) is None:
        assert list(hearts.hand_scores(finished)) == prices_taken


@given(st.integers(0, 2**32), st.sampled_from([None, 0, 1, 2, 3]), gongzhu_options)
def test_gong_zhu_reads_as_it_is_written(seed, leader, options):
    rng = random.Random(seed)
    hand = begin_gongzhu(rng, leader, options)
    first = {"two_of_spades": "2S", "two_of_clubs": "2C"}[options.first_lead] if leader is None else ""
    naive = partial(gongzhu_legal, exposed=list(map(str, hand.exposed)), first=first)

    def look(hand: gongzhu.Hand) -> None:
        if hand.to_play is None:
            return
        past = past_of(begun(hand.play))
        assert hand.to_play == past.to_play()
        assert set(map(str, gongzhu.legal_plays(hand))) == set(naive(past))

    finished = begun(play_gongzhu(hand, rng, look).play)
    assert finished.winners == tuple(taker for taker, _ in captured(past_of(finished)))


def tiny_hearts(held: BySeat) -> hearts.Hand:
    """Return a hand of Hearts near its end: seat 0 has taken a trick of clubs, and leads."""
    play = Play(held, Trick(0), (Trick(0, cards("5C 4C 3C 2C")),))
    return hearts.Hand(hearts.Options(), 4, held, (), play)


def tiny_gongzhu(held: BySeat, exposed: str = "") -> gongzhu.Hand:
    """Return a hand of Gong Zhu that begins with few cards; seat 0 leads."""
    exposures = tuple(tuple(card for card in cards(exposed) if card in each) for each in held)
    return gongzhu.Hand(gongzhu.Options(), held, 0, exposures, Play(held, Trick(0)))


def count_hearts(hand: hearts.Hand) -> int:
    if hand.to_play is None:
        return 1
    return sum(count_hearts(hearts.play_card(hand, hand.to_play, card)) for card in hearts.legal_plays(hand))


def count_gongzhu(hand: gongzhu.Hand) -> int:
    if hand.to_play is None:
        return 1
    plays = gongzhu.legal_plays(hand)
    return sum(count_gongzhu(gongzhu.play_card(hand, hand.to_play, card)) for card in plays)


@pytest.mark.parametrize(
    ("held", "plays"),
    [
        # One suit each: whoever leads wins, and everybody plays two cards in either order.
        (["2S 3S", "2D 3D", "6C 7C", "8C 9C"], 2 * 2 * 2 * 2),
        # One suit for all: everybody follows, in either order; the second trick has no choice.
        (["2S 3S", "4S 5S", "6S 7S", "8S 9S"], 2 * 2 * 2 * 2),
        # Hearts are not broken, so the first lead is the spade; whoever cannot follow chooses.
        (["2S 2H", "3S 4S", "5S 6S", "7S 8S"], 2 * 2 * 2),
        # Only hearts: they may be led.
        (["2H 3H", "4H 5H", "6H 7H", "8H 9H"], 2 * 2 * 2 * 2),
    ],
)
def test_how_often_the_end_of_a_hand_of_hearts_can_be_played(held, plays):
    assert count_hearts(tiny_hearts(tuple(map(cards, held)))) == plays


@pytest.mark.parametrize(
    ("held", "exposed", "plays"),
    [
        (["2S 3S", "2D 3D", "6C 7C", "8C 9C"], "", 2 * 2 * 2 * 2),
        # The exposed pig may not lead, so its holder has no choice.
        (["QS 3S", "2D 3D", "6C 7C", "8C 9C"], "QS", 2 * 2 * 2),
        # The exposed sheep may be thrown on another suit.
        (["QS 3S", "JD 3D", "6C 7C", "8C 9C"], "JD", 2 * 2 * 2 * 2),
        # It waits while its suit is led for the first time.
        (["2D 3D", "JD 4D", "6C 7C", "8C 9C"], "JD", 2 * 2 * 2),
    ],
)
def test_how_often_a_tiny_hand_of_gong_zhu_can_be_played(held, exposed, plays):
    assert count_gongzhu(tiny_gongzhu(tuple(map(cards, held)), exposed)) == plays


@settings(max_examples=examples(30))
@given(st.integers(0, 2**32), st.sampled_from(["", "QS", "AH JD", "QS AH JD 10C"]))
def test_tiny_hands_of_gong_zhu_can_be_played_as_often_as_the_naive_rules_say(seed, exposed):
    rng = random.Random(seed)
    held = [rng.sample(each, 2) for each in random_deal(rng)]
    words = [[str(card) for card in each] for each in held]
    naive = partial(gongzhu_legal, exposed=exposed.split())
    assert count_gongzhu(tiny_gongzhu(tuple(map(tuple, held)), exposed)) == count_plays(Past(words, 0), naive)


@settings(max_examples=examples(30))
@given(st.integers(0, 2**32))
def test_ends_of_hands_of_hearts_can_be_played_as_often_as_the_naive_rules_say(seed):
    rng = random.Random(seed)
    hand = begin_hearts(rng, 4)
    while len(begun(hand.play).finished) < 11:
        assert hand.to_play is not None
        hand = hearts.play_card(hand, hand.to_play, rng.choice(hearts.legal_plays(hand)))
    assert count_hearts(hand) == count_plays(past_of(begun(hand.play)), hearts_legal)
