"""What computer players of Black Lady go by."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Any, Final

from bot.players.advice import Advice, Rule
from bot.players.advisor import Advisor, lead_over_others, share_in
from bot.players.cardset import (
    HEARTS,
    NO_CARDS,
    PACK,
    above,
    below,
    bit_of,
    card_of,
    each,
    highest,
    lowest,
    set_of,
)
from bot.players.knowledge import Knowledge
from bot.players.play import Prepared
from bot.players.situation import Situation
from bot.players.view import PlayerView
from bot.rules.tricks import SEATS, height
from tests.black_lady import rules
from tests.black_lady.rules import EVERYTHING, PASSED, TWO_OF_CLUBS, Hand, giver_to, receiver_of

SPADES: Final = {bit_of(card): points for card, points in rules.SPADES.items()}
COUNTING: Final = HEARTS | sum(SPADES)
# Winning the game is worth as much as being this many points better in one hand.
WIN_POINTS: Final = 60
_PASSED_FROM: Final = 5


class BlackLadySituation(Situation):
    """A hand of Black Lady in the middle of play."""

    __slots__ = ()

    def legal_cards(self) -> int:
        return self.held & self.led or self.held

    def is_decided(self) -> bool:
        return not (PACK ^ self.gone) & COUNTING


def lead_the_lowest(s: BlackLadySituation) -> int:
    """Lead the lowest card of all."""
    return min(each(s.legal), key=_height)


def duck_under(s: BlackLadySituation) -> int:
    """Play the highest card that does not win."""
    return highest(below(s.legal, s.best))


def go_over_clean_tricks(s: BlackLadySituation) -> int:
    """Last to play and nothing that counts in the trick: win it with the highest card."""
    return NO_CARDS if not s.is_last or s.pile & COUNTING else highest(above(s.legal, s.best))


def follow_with_the_lowest(s: BlackLadySituation) -> int:
    """Play the lowest card of the suit."""
    return lowest(s.legal)


def throw_the_black_ladies(s: BlackLadySituation) -> int:
    """Throw Q♠, K♠ or A♠ away."""
    return max((card for card in SPADES if card & s.legal), key=SPADES.__getitem__, default=NO_CARDS)


def throw_the_highest(s: BlackLadySituation) -> int:
    """Throw the highest heart away, or else the highest card."""
    return highest(s.legal & HEARTS) or max(each(s.legal), key=_height)


def pass_the_black_ladies(held: int) -> int:
    """Pass Q♠, K♠ and A♠."""
    return max((card for card in SPADES if card & held), key=SPADES.__getitem__, default=NO_CARDS)


def pass_the_highest(held: int) -> int:
    """Pass the highest card."""
    return max(each(held), key=_height)


PASSING: Final[tuple[Rule[int, Prepared], ...]] = (
    Rule("pass-the-black-ladies", pass_the_black_ladies, lambda given: given.card in SPADES),
    Rule("pass-the-highest", pass_the_highest, lambda _: True),
)


class BlackLadyAdvisor(Advisor[BlackLadySituation]):
    """Three cards to pass, thirteen to play."""

    advice = Advice(
        leading=(Rule("lead-the-lowest", lead_the_lowest, lambda _: True),),
        following=(
            Rule("duck-under", duck_under, lambda play: play.loses),
            Rule("go-over-clean-tricks", go_over_clean_tricks),
            Rule("follow-with-the-lowest", follow_with_the_lowest, lambda _: True),
        ),
        discarding=(
            Rule("throw-the-black-ladies", throw_the_black_ladies, lambda play: play.card in SPADES),
            Rule("throw-the-highest", throw_the_highest, lambda _: True),
        ),
    )
    preparing = PASSING
    spread = 12.0
    clearly_better = 1.0

    def alike(self, options: Any) -> tuple[int, ...]:
        return (*SPADES, HEARTS)

    def with_prepared(self, view: PlayerView, hand: Hand) -> PlayerView:
        view = replace(view, given=hand.prepared[view.seat] or ())
        return view if hand.play is None else replace(view, received=hand.prepared[giver_to(view.seat)] or ())

    def knowledge_of(self, view: PlayerView) -> Knowledge[BlackLadySituation]:
        leader = view.seat if view.leader is None else view.leader
        knowledge = Knowledge(view, BlackLadySituation(leader), lambda _situation, _card: PACK)
        knowledge.fix(set_of(view.given) & ~knowledge.situation.gone, receiver_of(view.seat))
        return knowledge

    def evaluate(self, situation: BlackLadySituation, view: PlayerView) -> float:
        scores = [_points_of(cards) for cards in situation.taken]
        if EVERYTHING in scores:
            scores = [0 if score else EVERYTHING for score in scores]
        worth = -lead_over_others(scores, view.seat)
        after = [total + score for total, score in zip(view.totals, scores, strict=True)]
        assert isinstance(view.options, rules.Options)
        if rules.is_over(after, view.options, view.number):
            worth += WIN_POINTS * (share_in(rules.winners(after), view.seat) - 1 / SEATS)
        return worth

    def prepare_by_advice(self, held: int, options: Any) -> list[int]:
        chosen = list[int]()
        while len(chosen) < PASSED:
            chosen.append(pass_the_black_ladies(held) or pass_the_highest(held))
            held ^= chosen[-1]
        return chosen

    def ways_to_prepare(self, view: PlayerView) -> Sequence[int]:
        held, likely = set_of(view.held), list[int]()
        while len(likely) < _PASSED_FROM:
            likely.extend(self.prepare_by_advice(held & ~sum(likely), view.options))
        return [sum(cards) for cards in combinations(likely[:_PASSED_FROM], PASSED)]

    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> BlackLadySituation:
        hands = [deal[seat] ^ prepared[seat] | prepared[giver_to(seat)] for seat in range(SEATS)]
        first = next(seat for seat, cards in enumerate(hands) if cards & bit_of(TWO_OF_CLUBS))
        situation = BlackLadySituation(first if view.leader is None else view.leader)
        situation.hands = hands
        return situation


def _points_of(cards: int) -> int:
    return (cards & HEARTS).bit_count() + sum(points for card, points in SPADES.items() if card & cards)


def _height(card: int) -> int:
    return height(card_of(card))
