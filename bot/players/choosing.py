"""What a computer player does: the card it plays, the cards it passes or exposes, and why."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from random import Random
from typing import TypeAlias

from bot.players import gongzhu as gongzhu_play
from bot.players import hearts as hearts_play
from bot.players.advice import LOOKING_AHEAD, advice_id
from bot.players.before_play import expect_of_exposures, expect_of_passes
from bot.players.cardset import card_of, cards_of, each, highest, set_of
from bot.players.lookahead import Budget
from bot.players.minds import Mind, mind_for
from bot.players.playing_ahead import expect_of_plays
from bot.players.view import Game, PlayerView
from bot.rules.cards import Card
from bot.rules.tricks import Cards, in_order


class Level(StrEnum):
    """How well a computer player plays."""

    CASUAL = "casual"
    STRONG = "strong"


@dataclass(frozen=True, slots=True)
class Choice:
    """The card a computer player plays.

    Args:
        card: The card.
        advice: The id of the advice behind it; `LOOKING_AHEAD` where no advice wants it.
        expected: What each legal card is expected to be worth at the end of the hand, in points of the game
            by which one is better than the others; the more the better. Empty where it did not look ahead.
    """

    card: Card
    advice: str
    expected: Mapping[Card, float] = field(default_factory=dict)

    @property
    def cards(self) -> Cards:
        """The card, as one of several."""
        return (self.card,)

    def worth_of(self, cards: Cards) -> float | None:
        """Return what playing a card is expected to be worth; None where that was not looked at."""
        return self.expected.get(cards[0])


@dataclass(frozen=True, slots=True)
class Selection:
    """The cards a computer player passes or exposes.

    Args:
        cards: The cards, in order.
        advice: The id of the advice behind each, in the same order.
        expected: What each selection that it has looked at is expected to be worth, as for a choice. Empty
            where it did not look ahead.
    """

    cards: Cards
    advice: tuple[str, ...]
    expected: Mapping[Cards, float] = field(default_factory=dict)

    def worth_of(self, cards: Cards) -> float | None:
        """Return what a selection is expected to be worth; None where that was not looked at."""
        return self.expected.get(in_order(cards))


Decision: TypeAlias = Choice | Selection


def advise(view: PlayerView) -> Choice:
    """Return the card the advice wants: what `casual` plays, by no chance at all.

    Args:
        view: What a seat sees; it is its turn.
    """
    mind = mind_for(view)
    return _choice(mind, mind.advised(), {})


def advise_pass(view: PlayerView) -> Selection:
    """Return the three cards the advice passes in Hearts: what `casual` does, by no chance at all.

    Args:
        view: What a seat sees before it has passed.
    """
    by_advice = hearts_play.pass_by_advice(set_of(view.held))
    return _selection(by_advice, by_advice)


def advise_exposed(view: PlayerView) -> Selection:
    """Return what the advice exposes in Gong Zhu, if anything: what `casual` does, by no chance at all.

    Args:
        view: What a seat sees before it has exposed.
    """
    by_advice = gongzhu_play.expose_by_advice(set_of(view.held))
    return _selection(by_advice, by_advice)


def choose(view: PlayerView, level: Level, rng: Random, budget: Budget | None = None) -> Choice:
    """Return the card a computer player plays.

    Args:
        view: What it sees; it is its turn.
        level: How well it plays.
        rng: Where its guesses come from: the same state and number of deals give the same choice.
        budget: How long `strong` may think.
    """
    if level is Level.CASUAL or len(view.legal) == 1:
        return advise(view)
    mind = mind_for(view)
    expected = expect_of_plays(mind, rng, budget or Budget())
    best = max(expected, key=lambda cards: expected[cards])
    advised = mind.advised()
    return _choice(mind, advised if advised & best else highest(best), expected)


def choose_pass(view: PlayerView, level: Level, rng: Random, budget: Budget | None = None) -> Selection:
    """Return the three cards a computer player passes in Hearts.

    Args:
        view: What it sees before it has passed.
        level: How well it plays.
        rng: Where its guesses come from.
        budget: How long `strong` may think.
    """
    if level is Level.CASUAL:
        return advise_pass(view)
    by_advice = hearts_play.pass_by_advice(set_of(view.held))
    return _best_selection(expect_of_passes(view, rng, budget or Budget()), by_advice)


def choose_exposed(view: PlayerView, level: Level, rng: Random, budget: Budget | None = None) -> Selection:
    """Return the cards a computer player exposes in Gong Zhu, if any.

    Args:
        view: What it sees before it has exposed.
        level: How well it plays.
        rng: Where its guesses come from.
        budget: How long `strong` may think.
    """
    if level is Level.CASUAL:
        return advise_exposed(view)
    by_advice = gongzhu_play.expose_by_advice(set_of(view.held))
    return _best_selection(expect_of_exposures(view, rng, budget or Budget()), by_advice)


def advice_ids(game: Game) -> tuple[str, ...]:
    """Return the ids of all advice that choices in a game may name, without repetition."""
    play, first = (
        (hearts_play.ADVICE, hearts_play.PASSING)
        if game is Game.HEARTS
        else (gongzhu_play.ADVICE, gongzhu_play.EXPOSING)
    )
    return tuple(dict.fromkeys([*map(advice_id, first), *play.ids(), LOOKING_AHEAD]))


def _choice(mind: Mind, card: int, expected: Mapping[int, float]) -> Choice:
    by_card = {one: worth for cards, worth in expected.items() for one in cards_of(cards)}
    return Choice(card_of(card), mind.advice.name_for(mind.knowledge.situation, card), by_card)


def _best_selection(expected: Mapping[int, float], by_advice: Mapping[int, Callable[..., int]]) -> Selection:
    best = max(expected, key=lambda cards: expected[cards])
    by_cards = {cards_of(cards): worth for cards, worth in expected.items()}
    return replace(_selection(each(best), by_advice), expected=by_cards)


def _selection(cards: Iterable[int], by_advice: Mapping[int, Callable[..., int]]) -> Selection:
    chosen = sorted(cards)
    names = (advice_id(by_advice[card]) if card in by_advice else LOOKING_AHEAD for card in chosen)
    return Selection(cards_of(sum(chosen)), tuple(names))
