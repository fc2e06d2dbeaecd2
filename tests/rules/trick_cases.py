"""Deals and hands that the tests of Hearts and Gong Zhu share."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import strategies as st

from bot.rules import gongzhu, hearts
from bot.rules.cards import build_deck, parse_cards
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, BySeat, Cards, begun, deal_out, in_order

ALL_HEARTS = "AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H"

hand_limits = st.none() | st.integers(1, 1000)
# Black Maria and Spot Hearts do not go together.
hearts_options = st.builds(
    lambda priced, **others: hearts.Options(**others, **priced),
    jack_of_diamonds=st.booleans(),
    moon=st.sampled_from(hearts.Moon),
    queen_breaks_hearts=st.booleans(),
    passing=st.sampled_from(hearts.Passing),
    priced=st.sampled_from([{}, {"black_maria": True}, {"spot": True}]),
    hands=hand_limits,
)
gongzhu_options = st.builds(
    gongzhu.Options,
    pig_flips=st.sampled_from(gongzhu.PigFlips),
    first_lead=st.sampled_from(gongzhu.FirstLead),
    teams=st.booleans(),
    hands=hand_limits,
)


def cards(text: str) -> Cards:
    """Return some cards; none for an empty text."""
    return parse_cards(text) if text else ()


def random_deal(rng: random.Random) -> BySeat:
    """Return four random hands of thirteen."""
    deck = list(build_deck())
    rng.shuffle(deck)
    return deal_out(deck)


def dealt(*hands: str) -> BySeat:
    """Return four hands: those that are given, and what is left over for the seats after them."""
    given = [cards(hand) for hand in hands]
    used = {card for hand in given for card in hand}
    rest = [card for card in build_deck() if card not in used]
    filled: list[Cards] = []
    for seat in range(SEATS):
        own = given[seat] if seat < len(given) else ()
        missing = 13 - len(own)
        filled.append((*own, *rest[:missing]))
        rest = rest[missing:]
    return tuple(filled)


def begin_hearts(rng: random.Random, number: int = 1, options: hearts.Options | None = None) -> hearts.Hand:
    """Return a random hand of Hearts whose play begins."""
    return pass_randomly(hearts.new_hand(random_deal(rng), number, options), rng)


def pass_randomly(hand: hearts.Hand, rng: random.Random) -> hearts.Hand:
    """Return a hand after everybody who has still to pass has done so."""
    for seat, chosen in enumerate(hand.passes):
        if chosen is None:
            hand = hearts.pass_cards(hand, seat, rng.sample(hand.deal[seat], hearts.PASSED))
    return hand


def begin_gongzhu(
    rng: random.Random,
    leader: int | None = None,
    options: gongzhu.Options | None = None,
    exposing: float = 0.5,
) -> gongzhu.Hand:
    """Return a random hand of Gong Zhu whose play begins."""
    return expose_randomly(gongzhu.new_hand(random_deal(rng), leader, options), rng, exposing)


def expose_randomly(hand: gongzhu.Hand, rng: random.Random, exposing: float = 0.5) -> gongzhu.Hand:
    """Return a hand after everybody has exposed each card that they may with a chance."""
    for seat, held in enumerate(hand.deal):
        exposed = [card for card in gongzhu.exposable(held) if rng.random() < exposing]
        hand = gongzhu.expose_cards(hand, seat, exposed)
    return hand


def play_hearts(
    hand: hearts.Hand, rng: random.Random, look: Callable[[hearts.Hand], None] = lambda hand: None
) -> hearts.Hand:
    """Return a hand played to its end at random; each state on the way is looked at."""
    while hand.to_play is not None:
        look(hand)
        hand = hearts.play_card(hand, hand.to_play, rng.choice(hearts.legal_plays(hand)))
    look(hand)
    return hand


def play_gongzhu(
    hand: gongzhu.Hand, rng: random.Random, look: Callable[[gongzhu.Hand], None] = lambda hand: None
) -> gongzhu.Hand:
    """Return a hand played to its end at random; each state on the way is looked at."""
    while hand.to_play is not None:
        look(hand)
        hand = gongzhu.play_card(hand, hand.to_play, rng.choice(gongzhu.legal_plays(hand)))
    look(hand)
    return hand


def rules_of(hand: hearts.Hand | gongzhu.Hand) -> Any:
    """Return the module with the rules of a hand."""
    return hearts if isinstance(hand, hearts.Hand) else gongzhu


def played(hand: Any, plays: str) -> Any:
    """Return a hand after some plays, each by the seat to play."""
    for card in cards(plays):
        hand = rules_of(hand).play_card(hand, hand.to_play, card)
    return hand


def legal(hand: Any) -> set[str]:
    """Return the cards that may be played."""
    return set(map(str, rules_of(hand).legal_plays(hand)))


def refused(call: Callable[..., Any], *args: Any) -> str:
    """Return the code by which a call is refused."""
    with pytest.raises(RuleError) as caught:
        call(*args)
    return caught.value.code


def check_hand(hand: Any) -> None:
    """Fail unless a hand has every card once, and only what is legal can be played."""
    rules = rules_of(hand)
    on_table = (*begun(hand.play).played, *(card for held in hand.held for card in held))
    assert sorted(map(str, on_table)) == sorted(map(str, build_deck()))
    allowed = rules.legal_plays(hand)
    assert bool(allowed) is not hand.is_finished
    assert allowed == in_order(allowed)
    if hand.to_play is not None:
        for card in set(hand.held[hand.to_play]) - set(allowed):
            assert refused(rules.play_card, hand, hand.to_play, card)


def check_end(finished: Any) -> None:
    """Fail unless all tricks of a hand were taken, and nothing can be played any more."""
    assert len(begun(finished.play).winners) == 13
    assert sum(map(len, begun(finished.play).captured)) == 52
    assert refused(rules_of(finished).play_card, finished, 0, build_deck()[0]) == "play-finished"
