"""The stable: the schools that players of both games belong to. Each seat has a player of its own.

* `casual-0.1` is the yardstick: `casual` as it was once, see `casual_0_1`.
* `easy`, `casual` and `strong` are the bot's own, as they are now.
* `random` plays any legal card.
* `ismcts` is OpenSpiel's, for Hearts; see `ismcts`.
* `aggressive`, `timid` and `hunter` are players by rule with tempers of their own, see `tempers`.
* `strong-by-playouts` is `strong` without what was learnt for it. It only plays matches that name it.

In teams there are also `casual-alone` and `strong-alone`: the same players, each playing for itself.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import partial
from random import Random
from time import process_time
from types import ModuleType
from typing import Any, Final

from bot import players
from bot.players import HEARTS, Budget, Decision, Level, PlayerView, Savings, TrickGame
from bot.players.advisor import Learnt
from bot.rules.cards import Card
from bot.rules.tricks import Cards
from tests.bench.players import casual_0_1, ismcts, tempers
from tests.players import chance

CASUAL_0_1: Final = "casual-0.1"
RANDOM: Final = "random"
ISMCTS: Final = "ismcts"


@dataclass(frozen=True)
class Thought:
    """How long players may think about a move.

    Args:
        deals_a_move: How many deals they look at instead, so that chance alone decides; None for time.
    """

    think_ms: int
    deals_a_move: int | None = None


class Player(ABC):
    """Somebody in a seat, who sees what a seat may see.

    Attributes:
        playouts: How many hands were played out so far to find the best move.
    """

    playouts = 0

    @abstractmethod
    def play(self, view: PlayerView) -> Card:
        """Return the card it plays; it is its turn."""

    @abstractmethod
    def prepare(self, view: PlayerView) -> Cards:
        """Return the cards it passes or exposes."""


class ByRule(Player):
    """Plays by rule, without any chance.

    Args:
        rules: What has a function for the play and one for what comes before it.
    """

    def __init__(self, rules: ModuleType | tempers.Temper, _rng: Random, _thought: Thought) -> None:
        self._rules = rules

    def play(self, view: PlayerView) -> Card:
        card: Card = self._rules.play(view)
        return card

    def prepare(self, view: PlayerView) -> Cards:
        cards: Cards = self._rules.prepare(view)
        return cards


class ByChance(Player):
    """Plays any legal card."""

    def __init__(self, rng: Random, _thought: Thought) -> None:
        self._rng = rng

    def play(self, view: PlayerView) -> Card:
        return chance.random_choice(view, self._rng)

    def prepare(self, view: PlayerView) -> Cards:
        if view.game is HEARTS:
            return chance.random_pass(view, self._rng)
        return chance.random_exposed(view, self._rng)


class OfTheBot(Player):
    """A computer player of the bot, as it is now.

    Attributes:
        is_taught: Whether it knows what was learnt for it.

    Args:
        thought: How long it may think.
    """

    is_taught = True

    def __init__(self, level: Level, rng: Random, thought: Thought) -> None:
        self._level, self._rng, self._thought = level, rng, thought
        self._savings = Savings(thought.think_ms / 1000)
        # For each game the same with its playouts counted.
        self._counting: dict[TrickGame, TrickGame] = {}

    def play(self, view: PlayerView) -> Card:
        return self._decide(view).cards[0]

    def prepare(self, view: PlayerView) -> Cards:
        return self._decide(view).cards

    def _decide(self, view: PlayerView) -> Decision:
        begun_s = process_time()
        decision = players.decide(self._counted(view), self._level, self._rng, self._budget(begun_s))
        if len(view.legal) != 1:
            self._savings.note(process_time() - begun_s)
        return decision

    def _budget(self, begun_s: float) -> Budget:
        if self._thought.deals_a_move is not None:
            return Budget(most_deals=self._thought.deals_a_move)
        limit_s = self._savings.limit_s
        return Budget(lambda: (process_time() - begun_s) / limit_s, most_deals=None)

    def _counted(self, view: PlayerView) -> PlayerView:
        if view.game not in self._counting:
            self._counting[view.game] = counting(view.game, self._count, is_taught=self.is_taught)
        return replace(view, game=self._counting[view.game])

    def _count(self) -> None:
        self.playouts += 1


class ByPlayouts(OfTheBot):
    """A computer player of the bot that looks ahead by playouts alone."""

    is_taught = False


class ForItself(OfTheBot):
    """A computer player of the bot that plays a game of teams as if it had no partner."""

    def _decide(self, view: PlayerView) -> Decision:
        options: Any = view.options
        return super()._decide(replace(view, options=replace(options, teams=False)))


class OfOpenSpiel(Player):
    """OpenSpiel's information set Monte-Carlo tree search. What it passes is `casual-0.1`'s."""

    def __init__(self, rng: Random, thought: Thought) -> None:
        self._rng, self._thought = rng, thought

    def play(self, view: PlayerView) -> Card:
        if len(view.legal) == 1:
            return view.legal[0]
        card, simulations = ismcts.choose(
            view, self._rng, self._thought.think_ms / 1000, self._thought.deals_a_move
        )
        self.playouts += simulations
        return card

    def prepare(self, view: PlayerView) -> Cards:
        return casual_0_1.prepare(view)


def counting(game: TrickGame, count: Callable[[], None], *, is_taught: bool = True) -> TrickGame:
    """Return a game whose computer players tell whenever they look at the end of a playout.

    Args:
        is_taught: Whether they know what was learnt for them. What ends a playout early is told as well.
    """
    usual: Any = type(game.advisor)

    class Counting(usual):  # type: ignore[misc]
        def evaluate(self, situation: Any, view: PlayerView) -> float:
            count()
            worth: float = super().evaluate(situation, view)
            return worth

        def learnt_for(self, view: PlayerView) -> Learnt | None:
            learnt: Learnt | None = super().learnt_for(view) if is_taught else None
            if learnt is None or learnt.share < 1:
                return learnt

            def worth(situation: Any) -> float:
                count()
                return learnt.worth(situation)

            return learnt._replace(worth=worth)

    return replace(game, advisor=Counting())


# In the order in which they are shown.
STABLE: Final[Mapping[str, Callable[[Random, Thought], Player]]] = {
    CASUAL_0_1: partial(ByRule, casual_0_1),
    **{str(level): partial(OfTheBot, level) for level in Level},
    RANDOM: ByChance,
    ISMCTS: OfOpenSpiel,
    **{temper.name: partial(ByRule, temper) for temper in tempers.TEMPERS},
}


# Those that one match may be between.
MATCHED: Final[Mapping[str, Callable[[Random, Thought], Player]]] = {
    **STABLE,
    "strong-by-playouts": partial(ByPlayouts, Level.STRONG),
}


ALONE: Final = "-alone"
# All schools, and those that only games of teams have.
SCHOOLS: Final[Mapping[str, Callable[[Random, Thought], Player]]] = {
    **MATCHED,
    **{f"{level}{ALONE}": partial(ForItself, level) for level in (Level.CASUAL, Level.STRONG)},
}


def why_missing(name: str, game: TrickGame) -> str:
    """Return why a school does not play a game here; empty where it does."""
    if name != ISMCTS:
        return ""
    if game is not HEARTS:
        return f"OpenSpiel has no {game}"
    return "" if ismcts.is_installed() else "open_spiel not found: pip install -e '.[bench]'"


def stable_of(game: TrickGame) -> tuple[str, ...]:
    """Return the schools that play a game here."""
    return tuple(name for name in STABLE if not why_missing(name, game))
