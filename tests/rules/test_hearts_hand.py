"""One hand of Hearts: what may be passed and played, rule by rule, and what always holds."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import Suit
from bot.rules.hearts import (
    Direction,
    Options,
    Passing,
    direction_of,
    new_hand,
    pass_cards,
    play_card,
    receiver_of,
)
from tests.rules.trick_cases import (
    begin_hearts,
    cards,
    check_end,
    check_hand,
    dealt,
    hearts_options,
    legal,
    pass_randomly,
    play_hearts,
    played,
    random_deal,
    refused,
)

# Hand 4 of a game: nothing is passed.
NO_PASSING = 4
OMNIBUS = Options(jack_of_diamonds=True)


def test_cards_go_left_right_across_and_nowhere_in_turn():
    directions = [direction_of(number) for number in range(1, 9)]
    assert directions == [Direction.LEFT, Direction.RIGHT, Direction.ACROSS, Direction.NONE] * 2


def test_cards_may_always_go_left_or_never():
    assert {direction_of(number, Passing.LEFT) for number in range(1, 9)} == {Direction.LEFT}
    assert {direction_of(number, Passing.NONE) for number in range(1, 9)} == {Direction.NONE}
    left = new_hand(random_deal(random.Random(1)), NO_PASSING, Options(passing=Passing.LEFT))
    given_away = pass_randomly(left, random.Random(1))
    assert set(given_away.passes[0] or ()) <= set(given_away.held[1])
    never = new_hand(random_deal(random.Random(1)), 1, Options(passing=Passing.NONE))
    assert (never.passes, never.held) == ((), never.deal)
    assert refused(pass_cards, never, 0, never.held[0][:3]) == "pass-over"


@pytest.mark.parametrize(("number", "receivers"), [(1, [1, 2, 3, 0]), (2, [3, 0, 1, 2]), (3, [2, 3, 0, 1])])
def test_who_gets_what_is_passed(number, receivers):
    rng = random.Random(number)
    hand = new_hand(random_deal(rng), number)
    assert [receiver_of(seat, hand.direction) for seat in range(4)] == receivers
    after = pass_randomly(hand, rng)
    for seat, receiver in enumerate(receivers):
        given_away = set(after.passes[seat] or ())
        assert given_away <= set(after.held[receiver])
        assert not given_away & set(after.held[seat])


def test_received_cards_are_seen_only_after_all_have_passed():
    hand = new_hand(random_deal(random.Random(1)))
    for seat in range(3):
        hand = pass_cards(hand, seat, hand.deal[seat][:3])
        assert (hand.held, hand.play, hand.to_play) == (hand.deal, None, None)
    hand = pass_cards(hand, 3, hand.deal[3][:3])
    assert hand.held != hand.deal
    assert hand.to_play is not None


@pytest.mark.parametrize(
    ("given_away", "code"),
    [
        ("2S 3S", "pass-count"),
        ("2S 3S 4S 5S", "pass-count"),
        ("2S 2S 3S", "pass-card-twice"),
        ("2S 3S AH", "card-not-held"),
    ],
)
def test_what_may_not_be_passed(given_away, code):
    hand = new_hand(dealt("2S 3S 4S 5S", "AH"))
    parsed = [card for word in given_away.split() for card in cards(word)]
    assert refused(pass_cards, hand, 0, parsed) == code


def test_nobody_passes_twice_or_once_play_has_begun():
    hand = new_hand(random_deal(random.Random(1)))
    hand = pass_cards(hand, 2, hand.deal[2][:3])
    assert refused(pass_cards, hand, 2, hand.deal[2][3:6]) == "passed-already"
    assert refused(play_card, hand, 0, hand.deal[0][0]) == "play-not-begun"
    begun = pass_randomly(hand, random.Random(1))
    assert refused(pass_cards, begun, 2, begun.held[2][:3]) == "pass-over"
    unpassed = new_hand(random_deal(random.Random(1)), NO_PASSING)
    assert refused(pass_cards, unpassed, 0, unpassed.held[0][:3]) == "pass-over"


def test_the_two_of_clubs_leads_after_passing():
    hand = new_hand(dealt("2C 3S 4S 5S", "2S"))
    for seat in range(4):
        hand = pass_cards(hand, seat, cards("2C 3S 4S") if seat == 0 else hand.deal[seat][:3])
    assert (hand.to_play, legal(hand)) == (1, {"2C"})
    other = next(card for card in hand.held[1] if card not in cards("2C"))
    assert refused(play_card, hand, 1, other) == "two-of-clubs-leads"


def test_suit_must_be_followed():
    hand = played(new_hand(dealt("2C", "AC 3C KS KH"), NO_PASSING), "2C")
    assert legal(hand) <= {str(card) for card in hand.held[1] if card.suit is Suit.CLUBS}
    assert refused(play_card, hand, 1, cards("KS")[0]) == "must-follow-suit"
    assert refused(play_card, hand, 2, hand.held[2][0]) == "not-your-turn"
    assert refused(play_card, hand, 1, cards("2D")[0]) == "card-not-held"


WITHOUT_CLUBS = "QS KS JD AH KH QH JH 10H 9H 8H 7H 6H 5H"


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        (Options(), {"KS", "JD"}),
        (OMNIBUS, {"KS"}),
        (Options(black_maria=True), {"JD"}),
        (Options(spot=True), {"KS", "JD"}),
        (Options(spot=True, jack_of_diamonds=True), {"KS"}),
    ],
)
def test_no_points_in_the_first_trick(options, allowed):
    hand = played(new_hand(dealt("2C", WITHOUT_CLUBS), NO_PASSING, options), "2C")
    assert legal(hand) == allowed
    assert refused(play_card, hand, 1, cards("QS")[0]) == "points-in-first-trick"


@pytest.mark.parametrize("options", [Options(), OMNIBUS])
def test_points_in_the_first_trick_from_whoever_holds_nothing_else(options):
    jack_or_heart = "JD" if options.jack_of_diamonds else "4H"
    held = f"QS {jack_or_heart} AH KH QH JH 10H 9H 8H 7H 6H 5H 3H"
    hand = played(new_hand(dealt("2C", held), NO_PASSING, options), "2C")
    assert legal(hand) == set(held.split())


def test_with_black_maria_three_spades_count_and_none_but_the_queen_breaks_hearts():
    held = "QS KS AS JD AH KH QH JH 10H 9H 8H 7H 6H"
    options = Options(black_maria=True, jack_of_diamonds=True, queen_breaks_hearts=True)
    hand = played(new_hand(dealt("2C", held), NO_PASSING, options), "2C")
    assert legal(hand) == set(held.split())
    assert not played(hand, "AS").is_broken
    assert played(hand, "QS").is_broken


SPADES_FIRST = ("2C 3C AS KS 9H", "4C 5C 2S 8H", "6C 7C 3S 7H", "8C 9C 4S 6H")


def test_hearts_may_not_be_led_before_one_was_discarded():
    hand = played(new_hand(dealt(*SPADES_FIRST), NO_PASSING), "2C 4C 6C 8C")
    assert hand.to_play == 3
    assert not hand.is_broken
    assert not {card for card in legal(hand) if card.endswith("H")}
    assert refused(play_card, hand, 3, cards("6H")[0]) == "hearts-not-broken"


def test_a_discarded_heart_breaks_them():
    spades = "3S 4S 5S 6S 7S 8S 9S 10S JS KS AS 2S 2H"
    hand = new_hand(dealt("2C AC", spades, "3C", "KC 4C"), NO_PASSING)
    hand = played(hand, "2C AS 3C KC 4C AC")
    assert not hand.is_broken
    assert played(hand, "2H").is_broken


def test_whoever_holds_only_hearts_may_lead_them_and_breaks_them():
    hearts_only = "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H"
    hand = new_hand(dealt(f"AC {hearts_only}", "2C", "3C", "4C"), NO_PASSING)
    hand = played(hand, "2C 3C 4C AC")
    assert (hand.to_play, legal(hand), hand.is_broken) == (0, set(hearts_only.split()), False)
    assert played(hand, "AH").is_broken


@pytest.mark.parametrize("breaks", [False, True])
def test_the_queen_of_spades_breaks_hearts_only_where_the_house_rules_say_so(breaks):
    options = Options(queen_breaks_hearts=breaks)
    hand = new_hand(dealt("AC QS 9H", "2C 2S", "3C 3S", "4C 4S"), NO_PASSING, options)
    hand = played(hand, "2C 3C 4C AC")
    assert "QS" in legal(hand)
    hand = played(hand, "QS")
    assert hand.is_broken is breaks


@pytest.mark.parametrize(
    ("deal", "code"),
    [
        (dealt()[:3], "deal-seats"),
        ((dealt()[0][:12], *dealt()[1:]), "deal-size"),
        ((dealt()[1], *dealt()[1:]), "deal-card-twice"),
    ],
)
def test_a_deal_is_one_pack_for_four(deal, code):
    assert refused(new_hand, deal) == code


@given(st.integers(0, 2**32), st.integers(1, 4), hearts_options)
def test_a_random_hand_of_hearts_keeps_every_card_and_the_rules(seed, number, options):
    rng = random.Random(seed)
    check_end(play_hearts(begin_hearts(rng, number, options), rng, check_hand))
