"""What computer players of Hearts go by."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from bot.players.advisor import Advisor, PreparingRule
from bot.players.cardset import set_of
from bot.players.hearts.advice import ADVICE
from bot.players.hearts.knowledge import knowledge_of
from bot.players.hearts.passing import PASSING, pass_by_advice
from bot.players.hearts.situation import ALIKE, FIRST_LEAD, HeartsSituation
from bot.players.hearts.worth import SPREAD, evaluation, pick_moon
from bot.players.knowledge import Knowledge
from bot.players.view import PlayerView
from bot.rules.hearts import PASSED, Hand, Moon, Options, direction_of, receiver_of
from bot.rules.tricks import SEATS

# Passes are looked at that take their cards from the first so many the advice would give, one after another.
_PASSED_FROM: Final = 7


class HeartsAdvisor(Advisor[HeartsSituation]):
    """Advice for Hearts: three cards to pass, thirteen to play, and what shooting the moon does."""

    advice = ADVICE
    preparing = PASSING
    alike = ALIKE
    spread = SPREAD
    clearly_better = 0.5

    def with_prepared(self, view: PlayerView, hand: Hand) -> PlayerView:
        given = hand.passes[view.seat] if hand.passes else None
        view = replace(view, number=hand.number, given=given or ())
        if hand.play is None or not given:
            return view
        giver = next(each for each in range(SEATS) if receiver_of(each, hand.direction) == view.seat)
        return replace(view, received=hand.passes[giver] or ())

    def knowledge_of(self, view: PlayerView) -> Knowledge[HeartsSituation]:
        return knowledge_of(view)

    def evaluate(self, situation: HeartsSituation, view: PlayerView) -> float:
        assert isinstance(view.options, Options)
        return evaluation(situation.taken, view.seat, view.totals, view.options)

    def prepare_by_advice(self, held: int) -> Mapping[int, PreparingRule]:
        return pass_by_advice(held)

    def ways_to_prepare(self, view: PlayerView) -> list[int]:
        held, likely = set_of(view.held), list[int]()
        while len(likely) < _PASSED_FROM:
            likely.extend(pass_by_advice(held & ~sum(likely)))
        return [sum(cards) for cards in combinations(likely[:_PASSED_FROM], PASSED)]

    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> HeartsSituation:
        assert isinstance(view.options, Options)
        direction = direction_of(view.number)
        hands = [deal[seat] ^ prepared[seat] | prepared[(seat - direction) % SEATS] for seat in range(SEATS)]
        leader = next(seat for seat, cards in enumerate(hands) if cards & FIRST_LEAD)
        situation = HeartsSituation(leader, view.options)
        situation.hands = hands
        return situation

    def choose_after_play(self, totals: Sequence[int], seat: int, options: Any) -> Moon:
        return pick_moon(totals, seat, options)
