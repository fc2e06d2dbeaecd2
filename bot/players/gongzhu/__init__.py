"""The computer players of Gong Zhu: what they know of a hand, how they play, and what results are worth."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

from bot.players.advice import Advice
from bot.players.advisor import Advisor, Correction, Learnt
from bot.players.cardset import NO_CARDS, NOBODY, PACK, set_of, suit_of
from bot.players.game import TrickGame
from bot.players.gongzhu.advice import ADVICE
from bot.players.gongzhu.exposing import EXPOSING, KEEPING, expose_by_advice
from bot.players.gongzhu.learnt import learnt_about
from bot.players.gongzhu.situation import (
    ACE_CARD,
    ALIKE,
    FIRST_LEADS,
    PIG_CARD,
    SHEEP_CARD,
    TRANSFORMER_CARD,
    GongzhuSituation,
    evaluation,
)
from bot.players.gongzhu.teams import TEAM_ADVICE
from bot.players.knowledge import Knowledge
from bot.players.view import PlayerView
from bot.rules import gongzhu
from bot.rules.gongzhu import Hand, Options, exposable


def _opening(view: PlayerView) -> int:
    """Return the card that had to lead, if it did, as in the first hand of a game; else no card.

    A lead without a choice tells nothing about the other cards of the leader.
    """
    assert isinstance(view.options, Options)
    card = FIRST_LEADS[view.options.first_lead]
    return card if view.tricks and set_of(view.tricks[0].cards[:1]) == card else NO_CARDS


def shown_by(situation: GongzhuSituation, card: int) -> int:
    """Return the cards that the seat to play may still hold after it plays this card.

    A seat that plays an exposed card to the first trick of its suit holds no other card of that suit.
    """
    suit = suit_of(card)
    return PACK ^ suit if card & situation.waiting and situation.led in (0, suit) else PACK


def _begun(leader: int, exposed: Sequence[int], opening: int) -> GongzhuSituation:
    """Return a hand before its first card, with what each seat has exposed."""
    pig = next((seat for seat, cards in enumerate(exposed) if cards & PIG_CARD), NOBODY)
    return GongzhuSituation(leader, sum(exposed), opening=opening, pig_shown_by=pig)


class GongzhuAdvisor(Advisor[GongzhuSituation]):
    """How computer players play Gong Zhu: which cards they expose, and which they play."""

    advice = ADVICE
    preparing = EXPOSING
    keeping = KEEPING
    optional = ACE_CARD | PIG_CARD | SHEEP_CARD | TRANSFORMER_CARD
    dreaded = PIG_CARD
    other_advice = (TEAM_ADVICE,)
    spread = 100.0
    clearly_better = 10.0
    # Lines through 1450 hands of four strong players, at 50 deals a decision; see the bench's `promise`. In
    # tricks 1 to 9, they are through the positions in which nothing learnt counts; see `learnt` for others.
    corrections = (
        Correction(0.6, -20.0),
        Correction(0.68, -9.0),
        Correction(0.79, -12.3),
        Correction(0.81, -10.7),
        Correction(0.91, -8.5),
    )

    def advice_for(self, options: Options) -> Advice[GongzhuSituation]:
        return TEAM_ADVICE if options.teams else ADVICE

    def alike(self, options: Options) -> tuple[int, ...]:  # noqa: ARG002
        return ALIKE

    def stakes(self, view: PlayerView) -> float:
        """Return how much the exposed cards raise the scores: about twice for each."""
        return 2.0 ** sum(map(len, view.exposed))

    def prepare_by_advice(self, held: int, options: Options) -> list[int]:  # noqa: ARG002
        return expose_by_advice(held)

    def prepare_as_beginner(self, held: int, options: Options) -> list[int]:  # noqa: ARG002
        """Expose the sheep whenever the seat holds it: beginners like a card that brings points."""
        return [held & SHEEP_CARD] if held & SHEEP_CARD else []

    def with_prepared(self, view: PlayerView, hand: Hand) -> PlayerView:
        if hand.play is None:
            return view
        return replace(view, exposed=tuple(cards or () for cards in hand.exposures))

    def knowledge_of(self, view: PlayerView) -> Knowledge[GongzhuSituation]:
        leader = view.seat if view.leader is None else view.leader
        exposed = list(map(set_of, view.exposed))
        situation = _begun(leader, exposed, _opening(view))
        knowledge = Knowledge(view, situation, shown_by)
        for seat, cards in enumerate(exposed):
            knowledge.fix(cards & ~situation.gone, seat)
        return knowledge

    def evaluate(self, situation: GongzhuSituation, view: PlayerView) -> float:
        assert isinstance(view.options, Options)
        return evaluation(
            situation.taken, situation.exposed, view.seat, view.totals, view.options, view.number
        )

    def learnt_for(self, view: PlayerView) -> Learnt | None:
        return learnt_about(view)

    def ways_to_prepare(self, view: PlayerView) -> list[int]:
        cards = exposable(view.held)
        sizes = range(len(cards) + 1)
        return [set_of(subset) for size in sizes for subset in combinations(cards, size)]

    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> GongzhuSituation:
        assert isinstance(view.options, Options)
        leader, opening = view.leader, NO_CARDS
        if leader is None:
            opening = FIRST_LEADS[view.options.first_lead]
            leader = next(seat for seat, cards in enumerate(deal) if cards & opening)
        situation = _begun(leader, prepared, opening)
        situation.hands = list(deal)
        return situation


GONGZHU = TrickGame(gongzhu, GongzhuAdvisor(), "bot.players.gongzhu:GONGZHU")
