"""The options of a table of tricks: rules, stake, computer players, and the seconds for a turn."""

from dataclasses import dataclass
from typing import Final

from bot.players import Level
from bot.rules.errors import RuleError
from bot.rules.tricks.rules import TrickOptions
from bot.tables.points import MAX_STAKE, PointsMode
from bot.tables.table import MOST_PACE_S

LEAST_TURN_S: Final = 10
DEFAULT_TURN_S: Final = 45


@dataclass(frozen=True)
class TrickTableOptions:
    """The options of a table.

    Args:
        stake_points: The most that a person can lose to the other people in a game; 0 for no stake.
        level: How well computer players play, in free seats and for absent people. A seat's own level
            overrides it.
        turn_s: Seconds for a turn. After that, a computer player takes the turn.

    Raises:
        RuleError: `game-stake-invalid`, `pace-invalid`.
    """

    rules: TrickOptions
    stake_points: int = 0
    level: Level = Level.CASUAL
    turn_s: int = DEFAULT_TURN_S
    points: PointsMode = PointsMode.SCORE

    def __post_init__(self) -> None:
        if not 0 <= self.stake_points <= MAX_STAKE:
            raise RuleError("game-stake-invalid", stake=self.stake_points, most=MAX_STAKE)
        if not LEAST_TURN_S <= self.turn_s <= MOST_PACE_S:
            raise RuleError("pace-invalid")
