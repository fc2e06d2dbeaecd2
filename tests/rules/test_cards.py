"""Cards: how they are written, how many there are."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import (
    SUITS,
    Card,
    Suit,
    build_deck,
    format_cards,
    packs_for,
    packs_holding,
    parse_card,
    parse_cards,
    verify_packs_hold,
)
from bot.rules.errors import RuleError, quote

CARDS = st.sampled_from(build_deck())


def test_a_card_is_written_rank_then_suit():
    assert " ".join(map(str, build_deck()[:13])) == "AS 2S 3S 4S 5S 6S 7S 8S 9S 10S JS QS KS"
    assert str(Card(8, Suit.ANY)) == "8"


@pytest.mark.parametrize("written", ["10H", "10h", "TH", "th", "Th", "10♥", "10♥️", "10♥︎", " 10H "])
def test_a_card_may_be_typed_many_ways(written):
    assert parse_card(written) == Card(10, Suit.HEARTS)


@pytest.mark.parametrize("written", ["AS 10H", "as,10h", "A♠, T♥", " AS ,, 10H\n", "AS\t10H"])
def test_cards_are_separated_by_spaces_and_commas(written):
    assert parse_cards(written) == (Card(1, Suit.SPADES), Card(10, Suit.HEARTS))


def test_a_suit_may_be_left_out_where_it_does_not_matter():
    assert parse_cards("A 10 tH", suits_optional=True) == (
        Card(1, Suit.ANY),
        Card(10, Suit.ANY),
        Card(10, Suit.HEARTS),
    )


def test_an_empty_text_reads_as_no_cards():
    assert parse_cards("  ") == ()


@pytest.mark.parametrize(
    "wrong", ["", "S", "1S", "11S", "0H", "XS", "AX", "SA", "ASS", "AS10H", "ſ", "\u212aH", "*"]
)
def test_what_is_no_card_is_refused_by_name(wrong):
    with pytest.raises(RuleError) as caught:
        parse_card(wrong, suit_optional=True)
    assert caught.value.code == "card-unknown"
    assert caught.value.params == {"card": wrong}


def test_a_missing_suit_is_refused_by_name():
    with pytest.raises(RuleError) as caught:
        parse_cards("AS 10")
    assert (caught.value.code, caught.value.params) == ("card-suit-missing", {"card": "10"})


def test_an_error_never_quotes_at_length_nor_control_signs():
    assert quote("x" * 5000) == "x" * 23 + "…"
    assert quote("\x1b[31mred\n") == "\ufffd[31mred\ufffd"
    assert quote("\ud800") == "\ufffd"


@pytest.mark.parametrize(
    ("written", "packs", "code", "culprit"),
    [
        ("AS 2S AS", 1, "card-too-often", {"card": "AS", "count": 2, "packs": 1}),
        ("AS AS AS", 2, "card-too-often", {"card": "AS", "count": 3, "packs": 2}),
        ("A A A A A", 1, "rank-too-often", {"rank": "A", "count": 5, "packs": 1}),
        ("AS AH AD AC A", 1, "rank-too-often", {"rank": "A", "count": 5, "packs": 1}),
        ("10 " * 9, 2, "rank-too-often", {"rank": "10", "count": 9, "packs": 2}),
    ],
)
def test_a_card_more_often_than_the_packs_hold_it_is_refused_by_name(written, packs, code, culprit):
    with pytest.raises(RuleError) as caught:
        parse_cards(written, packs=packs, suits_optional=True)
    assert (caught.value.code, caught.value.params) == (code, culprit)


@pytest.mark.parametrize(
    ("written", "packs"),
    [
        ("", 1),
        ("AS AS", 2),
        ("A A A A", 1),
        ("AS A A A", 1),
        ("A A A A A", 2),
        ("AS AH AD AC A", 2),
        ("A " * 8, 2),
        ("KS KS KS QH QH", 3),
    ],
)
def test_as_few_packs_as_hold_the_cards(written, packs):
    cards = parse_cards(written, packs=None, suits_optional=True)
    assert packs_holding(cards) == packs
    assert parse_cards(written, packs=packs, suits_optional=True) == cards


@given(st.lists(st.one_of(CARDS, CARDS.map(lambda card: card._replace(suit=Suit.ANY))), max_size=20))
def test_cards_do_not_fit_into_one_pack_fewer_than_they_need(cards):
    packs = packs_holding(cards)
    verify_packs_hold(cards, packs)
    if packs > 1:
        with pytest.raises(RuleError):
            verify_packs_hold(cards, packs - 1)


def test_the_deck_has_a_fixed_order():
    deck = build_deck()
    assert len(deck) == len(set(deck)) == 52
    assert deck == tuple(Card(rank, suit) for suit in SUITS for rank in range(1, 14))
    assert format_cards((deck[0], deck[12], deck[13], deck[26], deck[51])) == "AS KS AH AD KC"
    assert build_deck(3) == deck * 3


@pytest.mark.parametrize(
    ("hands", "packs"), [(1, 1), (2, 1), (10, 1), (11, 2), (20, 2), (21, 3), (30, 3), (31, 3), (32, 4)]
)
def test_packs_for_so_many_hands(hands, packs):
    assert packs_for(hands) == packs
    assert 52 * (packs - 1) < 5 * hands <= 52 * packs


@given(st.lists(CARDS, max_size=52, unique=True))
def test_text_round_trip(cards):
    assert parse_cards(format_cards(cards)) == tuple(cards)


@given(st.text(max_size=12))
def test_any_text_is_cards_or_a_rule_error(text):
    with suppress(RuleError):
        cards = parse_cards(text, suits_optional=True)
        assert parse_cards(format_cards(cards), suits_optional=True) == cards
