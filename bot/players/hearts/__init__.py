"""The computer players of Hearts: what they know of a hand, how they play, and what results are worth."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final

from bot.players.advisor import Advisor, Correction, Learnt
from bot.players.beginner import highest_of_all
from bot.players.cardset import HEARTS as HEART_CARDS
from bot.players.cardset import NO_CARDS, PACK, each, rank_of, set_of
from bot.players.game import TrickGame
from bot.players.hearts.advice import ADVICE
from bot.players.hearts.learnt import learnt_about
from bot.players.hearts.passing import PASSING, pass_by_advice
from bot.players.hearts.situation import (
    FIRST_LEAD,
    JACK,
    QUEEN,
    HeartsSituation,
    counting_of,
    evaluation,
    pick_moon,
)
from bot.players.knowledge import Knowledge
from bot.players.sweeping import tricks_lost
from bot.players.view import PlayerView
from bot.rules import hearts
from bot.rules.hearts import PASSED, Hand, Options, direction_of, receiver_of
from bot.rules.tricks import SEATS

# Looking ahead compares all passes out of this many cards: those that the advice would pass first.
_PASSED_FROM: Final = 7
# Looking ahead compares this many passes for shooting the moon: those after which the hand loses the fewest
# tricks, and among equal ones those of the lowest cards.
_SWEEPS: Final = 5


def shown_by(situation: HeartsSituation, card: int) -> int:
    """Return the cards that the seat to play may still hold after it plays this card.

    A seat that leads a heart before hearts are broken holds only hearts. A seat that plays a point card to
    the first trick holds only point cards.
    """
    if not situation.led:
        unbroken = card & HEART_CARDS and not situation.gone & situation.counting.breakers
        return HEART_CARDS if unbroken else PACK
    barred = situation.sweep | situation.jack
    return barred if situation.gone == situation.pile and card & barred else PACK


class HeartsAdvisor(Advisor[HeartsSituation]):
    """How computer players play Hearts: what they pass, what they play, and what they pick after a moon."""

    advice = ADVICE
    preparing = PASSING
    dreaded = QUEEN
    tries_sweeps = True
    spread = 8.0
    clearly_better = 0.5
    # Lines through 460 hands of four strong players, at 40 to 60 deals a decision; see the bench's `promise`.
    corrections = (
        Correction(0.38, -1.4),
        Correction(0.46, -1.0),
        Correction(0.66, -2.0),
        Correction(0.82, -2.4),
        Correction(0.97, -1.0),
    )

    choose_after_play = staticmethod(pick_moon)

    def alike(self, options: Options) -> tuple[int, ...]:
        return counting_of(options).alike

    def scale(self, options: Options) -> float:
        return counting_of(options).scale

    def prepare_by_advice(self, held: int, options: Options) -> list[int]:
        return pass_by_advice(held & ~JACK if options.jack_of_diamonds else held)

    def prepare_as_beginner(self, held: int, options: Options) -> list[int]:  # noqa: ARG002
        return highest_of_all(held, PASSED)

    def with_prepared(self, view: PlayerView, hand: Hand) -> PlayerView:
        given = hand.passes[view.seat] if hand.passes else None
        received = None
        if hand.play is not None and given:
            giver = next(seat for seat in range(SEATS) if receiver_of(seat, hand.direction) == view.seat)
            received = hand.passes[giver]
        return replace(view, number=hand.number, given=given or (), received=received or ())

    def knowledge_of(self, view: PlayerView) -> Knowledge[HeartsSituation]:
        assert isinstance(view.options, Options)
        leader = view.seat if view.leader is None else view.leader
        situation = HeartsSituation(leader, counting_of(view.options))
        situation.given = _own(view.seat, set_of(view.given))
        situation.direction = direction_of(view.number, view.options.passing)
        knowledge = Knowledge(view, situation, shown_by)
        if view.given:
            receiver = receiver_of(view.seat, situation.direction)
            knowledge.fix(set_of(view.given) & ~situation.gone, receiver)
        return knowledge

    def evaluate(self, situation: HeartsSituation, view: PlayerView) -> float:
        return evaluation(situation.taken, view.seat, view.totals, situation.counting, view.number)

    def learnt_for(self, view: PlayerView) -> Learnt | None:
        return learnt_about(view)

    def ways_to_prepare(self, view: PlayerView) -> list[int]:
        assert isinstance(view.options, Options)
        held, likely = set_of(view.held), list[int]()
        while len(likely) < _PASSED_FROM:
            likely.extend(self.prepare_by_advice(held & ~sum(likely), view.options))
        return [sum(cards) for cards in combinations(likely[:_PASSED_FROM], PASSED)]

    def ways_to_sweep(self, view: PlayerView) -> list[int]:
        held = set_of(view.held)

        def loss(way: int) -> tuple[int, int]:
            return tricks_lost(held ^ way, PACK ^ held), sum(map(rank_of, each(way)))

        return sorted(map(sum, combinations(each(held), PASSED)), key=loss)[:_SWEEPS]

    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> HeartsSituation:
        assert isinstance(view.options, Options)
        direction = direction_of(view.number, view.options.passing)
        hands = [deal[seat] ^ prepared[seat] | prepared[(seat - direction) % SEATS] for seat in range(SEATS)]
        leader = next(seat for seat, cards in enumerate(hands) if cards & FIRST_LEAD)
        situation = HeartsSituation(leader, counting_of(view.options))
        situation.hands = hands
        first, second, third, fourth = prepared
        situation.given = first, second, third, fourth
        situation.direction = direction
        return situation


def _own(seat: int, cards: int) -> tuple[int, int, int, int]:
    """Return one set per seat: these cards for one seat, and no cards for the others."""
    first, second, third, fourth = (cards if other == seat else NO_CARDS for other in range(SEATS))
    return first, second, third, fourth


HEARTS = TrickGame(hearts, HeartsAdvisor(), "bot.players.hearts:HEARTS")
