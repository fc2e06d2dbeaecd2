"""Decide what a computer player plays, what it passes or exposes before that, and what it teaches people."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain
from random import Random
from typing import Any, Final, TypeAlias

from bot.players.advice import LOOKING_AHEAD, Plan, Rule, reason_for
from bot.players.beginner import play_as_beginner
from bot.players.calibration import corrected
from bot.players.cardset import card_of, cards_of, each, highest, set_of, sole_taker
from bot.players.context import DecisionContext
from bot.players.game import TrickGame
from bot.players.lookahead import Budget, expect_of_plays, expect_of_preparing
from bot.players.play import Play, Prepared
from bot.players.sweeping import go_for_all, may_sweep, tricks_lost
from bot.players.view import PlayerView
from bot.rules.cards import Card
from bot.rules.tricks import Cards, in_order

# People are told to try a sweep only if they may expect to lose at most this many tricks.
_MOST_LOST: Final = 4


class Level(StrEnum):
    """How well a computer player plays."""

    EASY = "easy"
    CASUAL = "casual"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Choice:
    """The card a computer player plays.

    Args:
        advice: The id of the reason for the card; `LOOKING_AHEAD` if there is none.
        plan: The plan for the whole hand that the card follows, if any.
        expected: What each legal card is expected to be worth at the end of the hand, in points of the game,
            as in `Advisor.evaluate`, and corrected as in `calibration`. Higher is better. Empty if the player
            did not look ahead.
        scale: How many times as many points as usual the hand decides; see `Advisor.scale`.
    """

    card: Card
    advice: str
    expected: Mapping[Card, float] = field(default_factory=dict)
    plan: Plan | None = None
    scale: float = 1.0

    @property
    def cards(self) -> Cards:
        """The card, as a tuple of one."""
        return (self.card,)

    def worth_of(self, cards: Cards) -> float | None:
        """Return what playing a card is expected to be worth; None if the card was not examined."""
        return self.expected.get(cards[0])


@dataclass(frozen=True, slots=True)
class Selection:
    """The cards a computer player passes or exposes.

    Args:
        cards: The cards, in the order of `in_order`.
        advice: The id of the reason for each card, in the same order.
        expected: What each examined selection is expected to be worth, as in `Choice`. Empty if the player
            did not look ahead.
        kept: For each card that it could also expose but keeps, the id of the reason.
        scale: As in `Choice`.
    """

    cards: Cards
    advice: tuple[str, ...]
    expected: Mapping[Cards, float] = field(default_factory=dict)
    kept: Mapping[Card, str] = field(default_factory=dict)
    scale: float = 1.0

    def worth_of(self, cards: Cards) -> float | None:
        """Return what a selection is expected to be worth; None if it was not examined."""
        return self.expected.get(in_order(cards))


Decision: TypeAlias = Choice | Selection


def decide(view: PlayerView, level: Level, rng: Random, budget: Budget | None = None) -> Decision:
    """Return the decision of a computer player: the card it plays, or the cards it passes or exposes.

    Args:
        view: What the player sees; it must have something to decide.
        rng: The source of its guesses and mistakes. The same view, random numbers and number of deals give
            the same decision.
        budget: How long `strong` may think.
    """
    return (choose if view.legal else prepare)(view, level, rng, budget)


def choose(view: PlayerView, level: Level, rng: Random, budget: Budget | None = None) -> Choice:
    """Return the card that a computer player plays; it must be its turn. For the arguments see `decide`."""
    if level is Level.CASUAL or len(view.legal) == 1:
        return advise(view)
    context = DecisionContext(view)
    if level is Level.EASY:
        return _choice(context, play_as_beginner(context, rng), {})
    expected = expect_of_plays(context, rng, budget or Budget())
    best = max(expected.worths, key=lambda cards: expected.worths[cards])
    advised = context.advised()
    card = advised if advised & best else highest(best)
    return _choice(context, card, corrected(view, expected))


def prepare(view: PlayerView, level: Level, rng: Random, budget: Budget | None = None) -> Selection:
    """Return the cards that a computer player passes or exposes, if any. For the arguments see `decide`."""
    if level is Level.CASUAL:
        return advise_prepared(view)
    if level is Level.EASY:
        return _selection(view, view.game.advisor.prepare_as_beginner(set_of(view.held), view.options))
    expected = expect_of_preparing(view, rng, budget or Budget())
    best = max(expected.worths, key=lambda cards: expected.worths[cards])
    by_cards = {cards_of(cards): worth for cards, worth in corrected(view, expected).items()}
    return replace(_selection(view, each(best)), expected=by_cards)


def follow_advice(view: PlayerView) -> Decision:
    """Return the advised decision of either kind. This is what `casual` does, and it involves no chance."""
    return advise(view) if view.legal else advise_prepared(view)


def advise(view: PlayerView) -> Choice:
    """Return the card that the advice plays; it must be the seat's turn."""
    context = DecisionContext(view)
    return _choice(context, context.advised(), {})


def advise_prepared(view: PlayerView) -> Selection:
    """Return the cards that the advice passes or exposes before the play."""
    return _selection(view, view.game.advisor.prepare_by_advice(set_of(view.held), view.options))


def advice_ids(game: TrickGame) -> tuple[str, ...]:
    """Return the ids of all reasons that decisions in a game may have, each id once."""
    advisor = game.advisor
    play = chain(*(chain(*advice.rules) for advice in (advisor.advice, *advisor.other_advice)))
    rules = (*advisor.preparing, *advisor.keeping, *play)
    return tuple(dict.fromkeys([*(rule.name for rule in rules if rule.holds), LOOKING_AHEAD]))


def taught(view: PlayerView, decision: Decision) -> Decision:
    """Return what a strong player tells a person: its decision if that is clearly better, else the advice.

    Args:
        view: What the seat of the person sees.
        decision: What the strong player would do, having looked ahead.
    """
    if isinstance(decision, Choice):
        choice = advise(view)
        is_better = is_clearly_better(view.game, decision, choice.cards)
        return decision if is_better else replace(choice, expected=decision.expected)
    selection = advise_prepared(view)
    is_better = is_clearly_better(view.game, decision, selection.cards)
    return decision if is_better else replace(selection, expected=decision.expected)


def clearly_better(game: TrickGame, decision: Decision) -> float:
    """Return by how many points a decision must beat another to be clearly better."""
    return game.advisor.clearly_better * decision.scale


def is_clearly_better(game: TrickGame, decision: Decision, done: Cards) -> bool:
    """Return whether a decision is clearly better than something else that was, or could be, done.

    Cards that the strong player did not even examine count as worse.

    Args:
        done: The card that was played instead, or the cards that were passed or exposed instead.
    """
    if set(decision.cards) == set(done):
        return False
    best, worth = decision.worth_of(decision.cards), decision.worth_of(done)
    return best is None or worth is None or best - worth >= clearly_better(game, decision)


def next_best(game: TrickGame, decision: Decision, without: Cards = ()) -> tuple[Cards, float] | None:
    """Return the best alternative that is clearly worse than a decision, and by how many points it is worse.

    Args:
        without: The cards in question: an alternative with any of them is left out.

    Returns:
        The cards and the points; None if nothing was compared, or nothing was clearly worse.
    """
    own, clearly = decision.worth_of(decision.cards), clearly_better(game, decision)
    if own is None:
        return None
    by_cards = decision.expected if isinstance(decision, Selection) else _by_cards(decision)
    others = {cards: worth for cards, worth in by_cards.items() if not {*cards} & {*without}}
    worse = {cards: worth for cards, worth in others.items() if own - worth >= clearly}
    found = max(worse, key=lambda cards: worse[cards], default=None)
    return None if found is None else (found, own - worse[found])


def _by_cards(choice: Choice) -> Mapping[Cards, float]:
    return {(card,): worth for card, worth in choice.expected.items()}


def _choice(context: DecisionContext, card: int, expected: Mapping[int, float]) -> Choice:
    by_card = {one: worth for cards, worth in expected.items() for one in cards_of(cards)}
    rules = context.advice.rules_for(context.knowledge.situation)
    reason = reason_for(rules, Play(context.knowledge, card))
    scale = context.advisor.scale(context.view.options)
    return Choice(card_of(card), reason, by_card, _plan(context, card), scale)


def _plan(context: DecisionContext, card: int) -> Plan | None:
    """Return the plan that a card follows: one of the advice, or one that only looking ahead can choose.

    No plan is for a sweep that cannot succeed any more, even if the advice still plays as if it could.
    """
    advisor, s = context.advisor, context.knowledge.situation
    if card == context.advised():
        plan = context.advice.plan_for(s)
        return plan if plan and s.can_sweep(sole_taker(s.takers)) else None
    tries = advisor.tries_sweeps and may_sweep(s) and s.can_sweep(s.seat)
    if not tries or tricks_lost(s.held, s.unseen) > _MOST_LOST:
        return None
    return Plan.TRY if card == go_for_all(s) else None


def _selection(view: PlayerView, cards: Iterable[int]) -> Selection:
    advisor, held, chosen = view.game.advisor, set_of(view.held), sorted(cards)
    prepared = sum(chosen)

    def why(rules: Iterable[Rule[Any, Prepared]], card: int) -> str:
        return reason_for(rules, Prepared(held, prepared, card))

    names = tuple([why(advisor.preparing, card) for card in chosen])
    kept = each(held & advisor.optional & ~prepared)
    return Selection(
        cards_of(prepared),
        names,
        kept={card_of(card): why(advisor.keeping, card) for card in kept},
        scale=advisor.scale(view.options),
    )
