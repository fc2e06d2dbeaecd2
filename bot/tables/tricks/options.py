"""How a table of Hearts or Gong Zhu is played at, decided when it is opened and the same until it closes."""

from dataclasses import dataclass
from typing import Final

from bot.players import Level
from bot.rules.errors import RuleError
from bot.rules.trick_options import TrickOptions
from bot.tables.points import MAX_STAKE, PointsMode

LEAST_TURN_S: Final = 10
MOST_TURN_S: Final = 600
DEFAULT_TURN_S: Final = 45


@dataclass(frozen=True)
class TableOptions:
    """How a table is played at.

    Args:
        rules: The house rules of its game.
        stake_points: What is at stake between people in a game.
        level: How well the computer players play, those in free seats and those for absent people.
        turn_s: Seconds for a turn, before a computer player takes it.
        points: Whether it moves scores or bankrolls.

    Raises:
        RuleError: `game-stake-invalid`, `turn-time-invalid`.
    """

    rules: TrickOptions
    stake_points: int = 0
    level: Level = Level.CASUAL
    turn_s: int = DEFAULT_TURN_S
    points: PointsMode = PointsMode.SCORE

    def __post_init__(self) -> None:
        if not 0 <= self.stake_points <= MAX_STAKE:
            raise RuleError("game-stake-invalid", stake=self.stake_points, most=MAX_STAKE)
        if not LEAST_TURN_S <= self.turn_s <= MOST_TURN_S:
            raise RuleError("turn-time-invalid", seconds=self.turn_s, least=LEAST_TURN_S, most=MOST_TURN_S)
