"""Looking ahead from before the first card: which cards to pass in Hearts, which to expose in Gong Zhu."""

from collections.abc import Callable, Sequence
from itertools import combinations
from random import Random
from typing import Final

from bot.players import gongzhu as gongzhu_play
from bot.players import hearts as hearts_play
from bot.players.cardset import PACK, set_of
from bot.players.deals import UnseenCards
from bot.players.lookahead import Budget, compare
from bot.players.playout import play_out
from bot.players.view import PlayerView
from bot.rules import gongzhu, hearts
from bot.rules.tricks import CARDS_EACH, SEATS, Cards

# Passes are looked at that take their cards from the first so many the advice would give, one after another.
_PASSED_FROM: Final = 7


def expect_of_passes(view: PlayerView, rng: Random, budget: Budget) -> dict[int, float]:
    """Return what passing three cards is expected to be worth, for each three that may be worth passing.

    Args:
        view: What the seat sees, before it has passed.
        rng: Deals the unseen cards.
        budget: When to stop.
    """
    options = view.options
    assert isinstance(options, hearts.Options)
    seat, held, direction = view.seat, set_of(view.held), hearts.direction_of(view.number)
    passes = [sum(cards) for cards in combinations(_likely_to_pass(held), hearts.PASSED)]
    unseen = _undealt(view)

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        deal = unseen.deal(rng)
        deal[seat] = held
        given = [sum(hearts_play.pass_by_advice(cards)) for cards in deal]
        for choice in live:
            given[seat] = passes[choice]
            situation = _begin_hearts(deal, given, direction, options)
            play_out(situation, hearts_play.ADVICE.decide)
            note(choice, hearts_play.worth_of_taken(situation.taken, seat, view.totals, options))

    return dict(
        zip(passes, compare(len(passes), try_each, budget, hearts_play.SPREAD).expected(), strict=True)
    )


def expect_of_exposures(view: PlayerView, rng: Random, budget: Budget) -> dict[int, float]:
    """Return what exposing is expected to be worth, for all that may be exposed together, nothing included.

    Args:
        view: What the seat sees, before it has exposed.
        rng: Deals the unseen cards.
        budget: When to stop.
    """
    options = view.options
    assert isinstance(options, gongzhu.Options)
    seat, held = view.seat, set_of(view.held)
    own = list(map(set_of, _subsets(view)))
    unseen = _undealt(view)

    def try_each(live: Sequence[int], note: Callable[[int, float], None]) -> None:
        deal = unseen.deal(rng)
        theirs = sum(sum(gongzhu_play.expose_by_advice(cards)) for cards in deal)
        deal[seat] = held
        for choice in live:
            exposed = theirs | own[choice]
            situation = _begin_gongzhu(deal, exposed, view.leader)
            play_out(situation, gongzhu_play.ADVICE.decide)
            taken = situation.taken
            note(choice, gongzhu_play.worth_of_taken(taken, exposed, seat, view.totals, options))

    return dict(zip(own, compare(len(own), try_each, budget, gongzhu_play.SPREAD).expected(), strict=True))


def _likely_to_pass(held: int) -> list[int]:
    likely: list[int] = []
    while len(likely) < _PASSED_FROM:
        likely.extend(hearts_play.pass_by_advice(held & ~sum(likely)))
    return likely[:_PASSED_FROM]


def _subsets(view: PlayerView) -> list[Cards]:
    cards = gongzhu.exposable(view.held)
    return [subset for size in range(len(cards) + 1) for subset in combinations(cards, size)]


def _undealt(view: PlayerView) -> UnseenCards:
    return UnseenCards(view.seat, PACK ^ set_of(view.held), [CARDS_EACH] * SEATS, [PACK] * SEATS)


def _begin_hearts(
    deal: Sequence[int], given: Sequence[int], direction: int, options: hearts.Options
) -> hearts_play.HeartsSituation:
    hands = [deal[seat] ^ given[seat] | given[(seat - direction) % SEATS] for seat in range(SEATS)]
    leader = next(seat for seat, cards in enumerate(hands) if cards & hearts_play.FIRST_LEAD)
    situation = hearts_play.HeartsSituation(leader, options)
    situation.hands = hands
    return situation


def _begin_gongzhu(deal: Sequence[int], exposed: int, leader: int | None) -> gongzhu_play.GongzhuSituation:
    first = next(seat for seat, cards in enumerate(deal) if cards & gongzhu_play.FIRST_LEAD)
    situation = gongzhu_play.GongzhuSituation(
        first if leader is None else leader, exposed, leads_two=leader is None
    )
    situation.hands = list(deal)
    return situation
