"""Sets of cards as whole numbers."""

from hypothesis import given
from hypothesis import strategies as st

from bot.players import cardset
from bot.rules.cards import build_deck
from bot.rules.tricks import height, in_order
from tests.players.positions import card_set

some_cards = st.sets(st.sampled_from(build_deck()))


@given(some_cards)
def test_a_set_has_the_cards_it_was_made_of_in_order(cards):
    chosen = cardset.set_of(cards)
    assert cardset.cards_of(chosen) == in_order(cards)


@given(st.sampled_from(build_deck()))
def test_a_card_knows_its_suit(card):
    suit = cardset.suit_of(cardset.bit_of(card))
    assert cardset.cards_of(suit) == in_order(each for each in build_deck() if each.suit is card.suit)


@given(some_cards, st.sampled_from(build_deck()))
def test_lower_and_higher_cards_of_a_suit(cards, card):
    same = {each for each in cards if each.suit is card.suit}
    chosen, bit = cardset.set_of(same), cardset.bit_of(card)
    assert set(cardset.cards_of(cardset.below(chosen, bit))) == {
        each for each in same if height(each) < height(card)
    }
    assert set(cardset.cards_of(cardset.above(chosen, bit))) == {
        each for each in same if height(each) > height(card)
    }


def test_lowest_and_highest():
    assert cardset.lowest(card_set("3H 9H KH")) == card_set("3H")
    assert cardset.highest(card_set("3H 9H KH")) == card_set("KH")
    assert cardset.lowest(0) == cardset.highest(0) == 0


def test_cards_of_a_set_one_by_one():
    assert list(cardset.each(card_set("2S 4S AC"))) == [1, 4, 1 << 51]
