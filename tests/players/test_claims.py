"""A claim is sure whatever the others hold and play; where it is not, they might take a trick."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import HEARTS, PlayerView, sure_leads
from bot.rules.cards import Card, build_deck, parse_cards
from bot.rules.hearts import Options
from bot.rules.tricks import SEATS, Cards, Trick, following, height, in_order
from tests.support.tiers import examples


def view_of(held: Cards, out: Cards, **changes) -> PlayerView:
    """Return what a seat sees that is to lead, when these cards are in its hand and those in the others'."""
    played = [card for card in build_deck() if card not in held and card not in out]
    tricks = tuple(Trick(0, tuple(played[at : at + SEATS])) for at in range(0, len(played), SEATS))
    return PlayerView(
        **{
            "game": HEARTS,
            "options": Options(),
            "seat": 0,
            "held": in_order(held),
            "legal": in_order(held),
            "tricks": tricks,
            **changes,
        }
    )


def dealings(out: Cards, each: int) -> Iterator[tuple[Cards, Cards, Cards]]:
    """Yield every way in which the other three may hold some cards."""
    for first in combinations(out, each):
        rest = [card for card in out if card not in first]
        for second in combinations(rest, each):
            yield first, second, tuple(card for card in rest if card not in second)


def takes_all(leads: Cards, others: tuple[Cards, ...]) -> bool:
    """Whether somebody takes every trick with these leads, whatever the others do with what they hold."""
    if not leads:
        return True
    lead, *rest = leads
    for answers in product(*(following(held, Trick(0, (lead,))) for held in others)):
        if any(card.suit is lead.suit and height(card) > height(lead) for card in answers):
            return False
        left = (
            tuple(each for each in held if each != card) for held, card in zip(others, answers, strict=True)
        )
        if not takes_all(tuple(rest), tuple(left)):
            return False
    return True


def from_the_top(held: Cards) -> Cards:
    return tuple(sorted(held, key=lambda card: (card.suit.name, -height(card))))


@st.composite
def endings(draw: st.DrawFn, each: int) -> tuple[Cards, Cards]:
    """Some cards of one seat, and those of the three others: of few suits, and the seat's mostly high."""
    suits = draw(st.lists(st.sampled_from("SHDC"), min_size=1, max_size=3, unique=True))
    pack = [card for card in build_deck() if card.suit.value in suits]
    pack = pack if len(pack) >= SEATS * each else list(build_deck())
    cards = draw(st.permutations(sorted(pack, key=height)[-(SEATS * each + 4) :]))[: SEATS * each]
    high = draw(st.integers(0, each))
    cards = sorted(cards, key=height, reverse=True)
    rest = draw(st.permutations(cards[high:]))
    return (*cards[:high], *rest[: each - high]), tuple(rest[each - high :])


@settings(max_examples=examples(150), deadline=None)
@given(endings(2))
def test_two_tricks_are_sure_just_where_no_deal_and_no_defence_takes_one(ending):
    held, out = ending
    leads = sure_leads(view_of(held, out))
    assert bool(leads) == all(takes_all(from_the_top(held), others) for others in dealings(out, 2))
    assert not leads or sorted(map(str, leads)) == sorted(map(str, held))
    assert all(takes_all(leads, others) for others in dealings(out, 2))


@settings(max_examples=examples(30), deadline=None)
@given(endings(4), st.randoms(use_true_random=False))
def test_more_tricks_that_are_sure_are_taken_from_whatever_the_others_hold(ending, rng):
    held, out = ending
    leads = sure_leads(view_of(held, out))
    if leads:
        for _ in range(5):
            cards = rng.sample(out, len(out))
            assert takes_all(leads, (tuple(cards[:4]), tuple(cards[4:8]), tuple(cards[8:])))


@pytest.mark.parametrize(
    ("held", "out", "leads"),
    [
        ("AS KS", "QS JS 10S 2H 3H 4H", "AS KS"),
        # The king may be held with the queen, or fall under the ace.
        ("AS QS", "KS 2S 5H 2H 3H 4H", ""),
        ("AS QS", "KS 5D 5H 2H 3H 4H", "AS QS"),
        # Nobody has any.
        ("2D 2C", "KS QS JS 10S AH KH", "2D 2C"),
        ("AS 2H", "KS QS JS 10S AH KH", ""),
    ],
)
def test_what_is_sure(held, out, leads):
    assert sure_leads(view_of(parse_cards(held), parse_cards(out))) == parse_cards(leads)


def test_nothing_is_claimed_out_of_turn_for_one_trick_or_where_a_suit_may_not_be_led():
    held, out = parse_cards("AS KS"), parse_cards("QS JS 10S 2H 3H 4H")
    view = view_of(held, out)
    assert sure_leads(view)
    assert not sure_leads(view_of(held, out, legal=()))
    assert not sure_leads(view_of(held, out, legal=held[:1]))
    assert not sure_leads(view_of(held, out[1:], tricks=(*view.tricks, Trick(1, (Card(12, out[0].suit),)))))
    assert not sure_leads(view_of(held, out, tricks=()))
    assert not sure_leads(view_of(held[:1], out[:3]))
