"""How a table is played at, decided when it is opened and the same until it closes."""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

from bot.rules.errors import RuleError
from bot.rules.gnau import HouseRules, verify_stake
from bot.tables.points import PointsMode

# Choosing three of five cards on a phone takes this long at least.
LEAST_OWN_REVEAL_S: Final = 10


class DealerPolicy(StrEnum):
    """Who deals.

    The bot (`HOUSE`), who opened the table, each round the next seat (`ROTATE`), the biggest winner of the
    round before, or `ANYONE` who takes the bank between rounds while the bot has it.
    """

    HOUSE = "house"
    OPENER = "opener"
    ROTATE = "rotate"
    WINNER = "winner"
    ANYONE = "anyone"


class SplitMode(StrEnum):
    """Who splits the hands: the bot does, optimally, or everybody their own."""

    AUTO = "auto"
    OWN = "own"


@dataclass(frozen=True)
class TableOptions:
    """How a table is played at.

    Args:
        stake_points: What one point of a hand is worth.
        rules: The house rules.
        reveal_s: Seconds from the deal to the reveal; 0 reveals at once.
        dealer: Who deals.
        split: Who splits the hands.
        points: Whether it moves scores or bankrolls.

    Raises:
        RuleError: `stake-invalid`, or `own-split-needs-time`: nobody could choose in so few seconds.
    """

    stake_points: int = 1
    rules: HouseRules = field(default_factory=HouseRules)
    reveal_s: int = 20
    dealer: DealerPolicy = DealerPolicy.HOUSE
    split: SplitMode = SplitMode.AUTO
    points: PointsMode = PointsMode.SCORE

    def __post_init__(self) -> None:
        verify_stake(self.stake_points)
        if self.split is SplitMode.OWN and self.reveal_s < LEAST_OWN_REVEAL_S:
            raise RuleError("own-split-needs-time", least=LEAST_OWN_REVEAL_S)
