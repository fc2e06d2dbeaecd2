"""What computer players of Gong Zhu go by."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations

from bot.players.advisor import Advisor, PreparingRule
from bot.players.cardset import set_of
from bot.players.gongzhu.advice import ADVICE
from bot.players.gongzhu.exposing import EXPOSING, expose_by_advice
from bot.players.gongzhu.knowledge import knowledge_of
from bot.players.gongzhu.situation import ALIKE, FIRST_LEAD, GongzhuSituation
from bot.players.gongzhu.worth import SPREAD, evaluation
from bot.players.knowledge import Knowledge
from bot.players.view import PlayerView
from bot.rules.gongzhu import Hand, Options, exposable


class GongzhuAdvisor(Advisor[GongzhuSituation]):
    """Advice for Gong Zhu: what to expose, and thirteen cards to play."""

    advice = ADVICE
    preparing = EXPOSING
    alike = ALIKE
    spread = SPREAD
    clearly_better = 10.0

    def with_prepared(self, view: PlayerView, hand: Hand) -> PlayerView:
        if hand.play is None:
            return view
        return replace(view, exposed=tuple(cards or () for cards in hand.exposures))

    def knowledge_of(self, view: PlayerView) -> Knowledge[GongzhuSituation]:
        return knowledge_of(view)

    def evaluate(self, situation: GongzhuSituation, view: PlayerView) -> float:
        assert isinstance(view.options, Options)
        return evaluation(situation.taken, situation.exposed, view.seat, view.totals, view.options)

    def prepare_by_advice(self, held: int) -> Mapping[int, PreparingRule]:
        return expose_by_advice(held)

    def ways_to_prepare(self, view: PlayerView) -> list[int]:
        cards = exposable(view.held)
        sizes = range(len(cards) + 1)
        return [set_of(subset) for size in sizes for subset in combinations(cards, size)]

    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> GongzhuSituation:
        leader = view.leader
        first = next(seat for seat, cards in enumerate(deal) if cards & FIRST_LEAD)
        exposed = sum(prepared)
        situation = GongzhuSituation(first if leader is None else leader, exposed, leads_two=leader is None)
        situation.hands = list(deal)
        return situation
