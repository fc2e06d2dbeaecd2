"""What a play says about the cards of who plays it."""

import random

from bot.players.cardset import CLUBS, DIAMONDS, HEARTS, PACK, SPADES, set_of
from bot.players.context import DecisionContext
from bot.rules import gongzhu, hearts
from bot.rules.tricks import begun
from tests.players.positions import card_set
from tests.rules.trick_cases import cards, dealt, pass_randomly, random_deal
from tests.support.views import view_of


def known(hand, seat):
    return DecisionContext(view_of(hand, seat)).knowledge


def play_hearts(hand, text):
    for card in cards(text):
        hand = hearts.play_card(hand, hand.to_play, card)
    return hand


def begin_gongzhu(deal, exposed=""):
    hand = gongzhu.new_hand(deal)
    for seat, held in enumerate(deal):
        hand = gongzhu.expose_cards(hand, seat, [card for card in cards(exposed) if card in held])
    return hand


def play_gongzhu(hand, text):
    for card in cards(text):
        hand = gongzhu.play_card(hand, hand.to_play, card)
    return hand


def test_who_does_not_follow_holds_none_of_the_suit():
    deal = dealt("2C 3C 4C 5C", "2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD AD")
    hand = play_hearts(hearts.new_hand(deal, 4), "2C 2D")
    assert known(hand, 2).may_hold[1] == PACK ^ CLUBS


def test_passed_cards_are_with_whom_they_were_passed_to_until_they_are_played():
    hand = pass_randomly(hearts.new_hand(random_deal(random.Random(5))), random.Random(5))
    given = view_of(hand, 0).given
    knowledge = known(hand, 0)
    passed = sum(1 << place for place in range(52) if not knowledge.may_hold[2] >> place & 1)
    assert passed == set_of(given)
    assert knowledge.may_hold[1] == PACK
    for _ in range(4):
        hand = play_hearts(hand, str(hearts.legal_plays(hand)[0]))
    gone = set_of(begun(hand.play).played)
    assert known(hand, 0).may_hold[3] & passed == passed & gone


def test_who_throws_a_point_card_into_the_first_trick_holds_nothing_else():
    hearts_only = "2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH AH"
    hand = play_hearts(hearts.new_hand(dealt("2C 3C 4C", hearts_only), 4), "2C 2H")
    assert known(hand, 2).may_hold[1] == HEARTS | card_set("QS")


def test_who_leads_an_unbroken_heart_holds_only_hearts():
    deal = dealt("AC 2H 3H 4H 5H 6H 7H 8H 9H 10H JH QH KH", "2C", "3C", "4C")
    hand = play_hearts(hearts.new_hand(deal, 4), "2C 3C 4C AC")
    assert known(hand, 1).may_hold[0] == PACK
    assert known(play_hearts(hand, "2H"), 1).may_hold[0] == HEARTS


def test_exposed_cards_are_with_whom_exposed_them_and_alone_when_played_early():
    deal = dealt("2S 3S 4S 2H 3H 4H 5H 6H 7H 8H 9H 10H JH", "QS 2D 3D 4D 5D 6D 7D 8D 9D 10D JD QD KD")
    hand = begin_gongzhu(deal, "QS")
    assert known(hand, 0).may_hold[2] == PACK ^ card_set("QS")
    hand = play_gongzhu(hand, "2S QS")
    assert known(hand, 2).may_hold[1] == PACK ^ SPADES


def test_an_exposed_card_thrown_on_another_suit_says_nothing_of_its_own():
    deal = dealt("2S 3S 4S 2H 3H 4H 5H 6H 7H 8H 9H 10H JH", "JD 2D 3D 4D 5D 6D 7D 8D 9D 10D AD QD KD")
    hand = play_gongzhu(begin_gongzhu(deal, "JD"), "2S JD")
    assert known(hand, 2).may_hold[1] == PACK ^ SPADES
    assert known(hand, 2).may_hold[1] & DIAMONDS == DIAMONDS
