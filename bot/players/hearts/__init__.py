"""How computer players play Hearts: what they know and go by, and what the end of a hand is worth."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from types import MappingProxyType
from typing import Final

from bot.players import casual_0_1
from bot.players.advisor import Advisor, lead_over_others, share_in
from bot.players.beginner import highest_of_all
from bot.players.cardset import HEARTS as HEART_CARDS
from bot.players.cardset import NO_CARDS, PACK, set_of
from bot.players.game import TrickGame
from bot.players.hearts.advice import ADVICE, pass_by_advice
from bot.players.hearts.reasons import PASSING_REASONS, REASONS
from bot.players.hearts.situation import (
    ALIKE,
    FIRST_LEAD,
    JACK,
    QUEEN,
    HeartsSituation,
    scores_of,
    shooter_of,
)
from bot.players.knowledge import Knowledge
from bot.players.view import PlayerView
from bot.rules import hearts
from bot.rules.hearts import PASSED, Hand, Moon, Options, direction_of, is_over, receiver_of, winners
from bot.rules.tricks import SEATS

# Winning the game is worth as much as being this many points better in one hand.
_WIN_POINTS: Final = 60
# Passes are looked at that take their cards from the first so many the advice would give, one after another.
_PASSED_FROM: Final = 7


def shown_by(situation: HeartsSituation, card: int) -> int:
    """Return which cards the seat to play may still hold, if it plays this card.

    Whoever leads an unbroken heart holds only hearts. Whoever throws a point card into the first trick holds
    nothing else.
    """
    if not situation.led:
        unbroken = card & HEART_CARDS and not situation.gone & situation.breakers
        return HEART_CARDS if unbroken else PACK
    barred = situation.costly | situation.jack
    return barred if situation.gone == situation.pile and card & barred else PACK


def pick_moon(totals: Sequence[int], seat: int, options: Options) -> Moon:
    """Return what a computer player that has shot the moon picks, or what the house rules say.

    Its lead over each other grows by the same either way, but only 26 for each other can end the game or
    bring the end nearer. That is good for whoever is in front then, and for nobody else.

    Args:
        totals: The scores before the hand.
        seat: Who has shot the moon.
        options: The house rules.

    Example:
        >>> pick_moon([50, 60, 60, 80], 0, Options(moon=Moon.CHOOSE)).value
        'add_to_others'
        >>> pick_moon([90, 10, 80, 80], 0, Options(moon=Moon.CHOOSE)).value
        'take_from_self'
    """
    if options.moon is not Moon.CHOOSE:
        return options.moon
    everything = [PACK if other == seat else NO_CARDS for other in range(len(totals))]
    after = _after(totals, scores_of(everything, options, Moon.ADD_TO_OTHERS))
    return Moon.ADD_TO_OTHERS if seat in winners(after) else Moon.TAKE_FROM_SELF


def evaluation(taken: Sequence[int], seat: int, totals: Sequence[int], options: Options) -> float:
    """Return what is worth to a seat what everybody has taken in a whole hand.

    That is how far its score stays below the mean of the others', and, where the game ends with the hand,
    whether it wins. A shooter of the moon who may choose does as `pick_moon`.

    Args:
        taken: What each seat has taken.
        seat: Whose worth.
        totals: The scores before the hand.
        options: The house rules.
    """
    moon = options.moon
    if moon is Moon.CHOOSE and (shooter := shooter_of(taken, options)) is not None:
        moon = pick_moon(totals, shooter, options)
    scores = scores_of(taken, options, moon)
    worth, after = -lead_over_others(scores, seat), _after(totals, scores)
    if is_over(after, options):
        worth += _WIN_POINTS * (share_in(winners(after), seat) - 1 / len(after))
    return worth


def _after(totals: Sequence[int], scores: Sequence[int]) -> list[int]:
    return [total + score for total, score in zip(totals, scores, strict=True)]


class HeartsAdvisor(Advisor[HeartsSituation]):
    """Advice for Hearts: three cards to pass, thirteen to play, and what shooting the moon does."""

    advice = ADVICE
    reasons = REASONS
    preparing_reasons = PASSING_REASONS
    dreaded = QUEEN
    alike = ALIKE
    spread = 8.0
    earlier = MappingProxyType({"0.1": casual_0_1.follow})
    clearly_better = 0.5

    choose_after_play = staticmethod(pick_moon)

    def prepare_by_advice(self, held: int, options: Options) -> list[int]:
        return pass_by_advice(held & ~JACK if options.jack_of_diamonds else held)

    def prepare_as_beginner(self, held: int, options: Options) -> list[int]:  # noqa: ARG002
        return highest_of_all(held, PASSED)

    def with_prepared(self, view: PlayerView, hand: Hand) -> PlayerView:
        given = hand.passes[view.seat] if hand.passes else None
        view = replace(view, number=hand.number, given=given or ())
        if hand.play is None or not given:
            return view
        giver = next(each for each in range(SEATS) if receiver_of(each, hand.direction) == view.seat)
        return replace(view, received=hand.passes[giver] or ())

    def knowledge_of(self, view: PlayerView) -> Knowledge[HeartsSituation]:
        assert isinstance(view.options, Options)
        leader = view.seat if view.leader is None else view.leader
        situation = HeartsSituation(leader, view.options)
        situation.given = _own(view.seat, set_of(view.given))
        situation.direction = direction_of(view.number)
        knowledge = Knowledge(view, situation, shown_by)
        if view.given:
            receiver = receiver_of(view.seat, situation.direction)
            knowledge.fix(set_of(view.given) & ~situation.gone, receiver)
        return knowledge

    def evaluate(self, situation: HeartsSituation, view: PlayerView) -> float:
        assert isinstance(view.options, Options)
        return evaluation(situation.taken, view.seat, view.totals, view.options)

    def ways_to_prepare(self, view: PlayerView) -> list[int]:
        assert isinstance(view.options, Options)
        held, likely = set_of(view.held), list[int]()
        while len(likely) < _PASSED_FROM:
            likely.extend(self.prepare_by_advice(held & ~sum(likely), view.options))
        return [sum(cards) for cards in combinations(likely[:_PASSED_FROM], PASSED)]

    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> HeartsSituation:
        assert isinstance(view.options, Options)
        direction = direction_of(view.number)
        hands = [deal[seat] ^ prepared[seat] | prepared[(seat - direction) % SEATS] for seat in range(SEATS)]
        leader = next(seat for seat, cards in enumerate(hands) if cards & FIRST_LEAD)
        situation = HeartsSituation(leader, view.options)
        situation.hands = hands
        first, second, third, fourth = prepared
        situation.given = first, second, third, fourth
        situation.direction = direction
        return situation


def _own(seat: int, cards: int) -> tuple[int, int, int, int]:
    """Return some cards in the place of one seat, and none in those of the others."""
    first, second, third, fourth = (cards if other == seat else NO_CARDS for other in range(SEATS))
    return first, second, third, fourth


HEARTS = TrickGame(hearts, HeartsAdvisor(), "bot.players.hearts:HEARTS")
