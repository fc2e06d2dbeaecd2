"""One hand of Gong Zhu: what may be exposed and played, rule by rule, and what always holds."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import Suit, build_deck
from bot.rules.gongzhu import (
    FirstLead,
    Hand,
    Options,
    exposable,
    expose_cards,
    legal_plays,
    new_hand,
    play_card,
)
from bot.rules.tricks import begun, in_order
from tests.rules.trick_cases import (
    begin_gongzhu,
    cards,
    check_end,
    check_hand,
    dealt,
    legal,
    play_gongzhu,
    played,
    random_deal,
    refused,
)


def exposing(deal, *exposed: str, leader: int | None = None, options: Options | None = None) -> Hand:
    """Return a hand after everybody has exposed what is said; who is not named exposes nothing."""
    hand = new_hand(deal, leader, options)
    for seat in range(4):
        hand = expose_cards(hand, seat, cards(exposed[seat]) if seat < len(exposed) else ())
    return hand


def test_what_may_be_exposed():
    assert set(exposable(build_deck())) == set(cards("QS AH JD 10C"))


@pytest.mark.parametrize(
    ("exposed", "code"),
    [("KS", "expose-not-allowed"), ("AH", "card-not-held"), ("QS QS", "expose-card-twice")],
)
def test_what_may_not_be_exposed(exposed, code):
    hand = new_hand(dealt("QS KS", "AH"))
    parsed = [card for word in exposed.split() for card in cards(word)]
    assert refused(expose_cards, hand, 0, parsed) == code


def test_all_choose_in_secret_and_are_shown_together():
    hand = new_hand(dealt("QS JD", "AH", "10C"))
    hand = expose_cards(hand, 0, cards("QS JD"))
    hand = expose_cards(hand, 2, ())
    assert (hand.exposed, hand.to_play, legal_plays(hand)) == ((), None, ())
    assert refused(expose_cards, hand, 0, ()) == "exposed-already"
    assert refused(play_card, hand, 0, cards("QS")[0]) == "play-not-begun"
    hand = expose_cards(hand, 1, cards("AH"))
    hand = expose_cards(hand, 3, ())
    assert set(hand.exposed) == set(cards("QS JD AH"))
    assert refused(expose_cards, hand, 3, ()) == "expose-over"


def test_in_the_first_hand_of_a_game_the_two_of_spades_leads():
    hand = exposing(dealt("AS", "KS", "2S 3S"))
    assert (hand.to_play, legal(hand)) == (2, {"2S"})
    assert refused(play_card, hand, 2, cards("3S")[0]) == "two-of-spades-leads"


def test_where_the_two_of_clubs_leads_first():
    options = Options(first_lead=FirstLead.TWO_OF_CLUBS)
    hand = exposing(dealt("2S", "3S", "AC", "2C 3C"), options=options)
    assert (hand.to_play, legal(hand)) == (3, {"2C"})
    assert refused(play_card, hand, 3, cards("3C")[0]) == "two-of-clubs-leads"
    later = exposing(dealt("2S", "3S", "AC", "2C 3C"), leader=1, options=options)
    assert legal(later) == set(map(str, later.deal[1]))


def test_later_whoever_captured_the_pig_leads_any_card():
    hand = exposing(dealt("AS", "KS", "2S 3S"), leader=1)
    assert hand.to_play == 1
    assert legal(hand) == set(map(str, hand.deal[1]))


def test_suit_must_be_followed_and_hearts_may_be_led_at_any_time():
    hand = exposing(dealt("AH 2H", "3H 4S"), leader=0)
    hand = played(hand, "2H")
    assert legal(hand) == {str(card) for card in hand.deal[1] if card.suit is Suit.HEARTS}
    assert refused(play_card, hand, 1, cards("4S")[0]) == "must-follow-suit"


def test_an_exposed_card_waits_while_its_suit_is_led_for_the_first_time():
    hand = exposing(dealt("QS 5S", "2S 6S", "3S 7S", "4S 8S"), "QS")
    hand = played(hand, "2S 3S 4S")
    assert legal(hand) == {"5S"} | {str(card) for card in hand.held[0] if card.suit is Suit.SPADES} - {"QS"}
    assert refused(play_card, hand, 0, cards("QS")[0]) == "exposed-in-first-trick"


def test_an_exposed_card_need_not_wait_any_longer():
    hand = exposing(dealt("QS 5S", "2S 6S", "3S 7S", "AS 8S"), "QS")
    hand = played(hand, "2S 3S AS 5S 8S")
    assert "QS" in legal(hand)
    assert begun(played(hand, "QS").play).trick.winner == 0


def test_an_exposed_card_may_not_lead_the_first_trick_of_its_suit():
    hand = exposing(dealt("QS 5S JD", "2S"), "QS JD", leader=0)
    assert "QS" not in legal(hand)
    assert refused(play_card, hand, 0, cards("QS")[0]) == "exposed-in-first-trick"
    assert "5S" in legal(hand)


def test_an_exposed_card_that_is_the_only_one_of_its_suit_need_not_wait():
    alone = "QS 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH"
    leads = exposing(dealt(alone, "2S"), "QS", leader=0)
    assert "QS" in legal(leads)
    follows = played(exposing(dealt("2S", alone), "", "QS"), "2S")
    assert legal(follows) == {"QS"}


def test_an_exposed_card_may_be_discarded_on_another_suit():
    clubless = "QS 5S 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH"
    hand = played(exposing(dealt("3C", clubless), "", "QS", leader=0), "3C")
    assert "QS" in legal(hand)


def test_without_exposure_nothing_waits():
    hand = exposing(dealt("QS 5S", "2S"), leader=0)
    assert "QS" in legal(hand)


@given(st.integers(0, 2**32), st.sampled_from([None, 0, 1, 2, 3]), st.sampled_from([0.0, 0.5, 1.0]))
def test_a_random_hand_of_gong_zhu_keeps_every_card_and_the_rules(seed, leader, exposed):
    rng = random.Random(seed)
    check_end(play_gongzhu(begin_gongzhu(rng, leader, exposing=exposed), rng, check_hand))


def test_a_new_hand_is_kept_in_order():
    deal = random_deal(random.Random(3))
    assert new_hand([tuple(reversed(held)) for held in deal]).deal == tuple(map(in_order, deal))
