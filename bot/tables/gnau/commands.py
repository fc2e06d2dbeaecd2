"""What is asked of a Gnau table, beside what is asked of every table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.commands import Addressed, Leading, Personal, TableCommand
from bot.tables.gnau.state import DealerPolicy, SplitMode
from bot.tables.ids import UserId


@dataclass(frozen=True)
class TakeBank(Personal):
    """Deal from now on, instead of the bot; `part` as when joining."""

    part: str


@dataclass(frozen=True)
class PassBank(Personal):
    """Stop dealing."""


@dataclass(frozen=True)
class ChangeDealer(Leading):
    """Have it decided otherwise who deals from the next deal on.

    Args:
        dealer: Who deals.
        part: What the host adds to the shuffle, where that seats them; as when joining.
    """

    dealer: DealerPolicy
    part: str


@dataclass(frozen=True)
class ChangeSplit(Leading):
    """Have hands split by others from the next deal on.

    Args:
        split: By whom.
        reveal_s: Seconds from the deal to the reveal then.
    """

    split: SplitMode
    reveal_s: int


@dataclass(frozen=True)
class Deal(Leading):
    """Shuffle and deal the next round."""


@dataclass(frozen=True)
class MarkReady(Personal):
    """Say that one has seen one's cards."""


@dataclass(frozen=True)
class ChooseSplit(Personal):
    """Say which three cards are one's ox.

    Args:
        positions: Where the three stand in the hand as dealt, 0 to 4; none for No Ox.
    """

    positions: tuple[int, ...]


@dataclass(frozen=True)
class Reveal(Leading):
    """Show all cards and settle."""


@dataclass(frozen=True)
class RecordDelivery(Addressed):
    """Note that the round's cards were sent, and to whom they could not be."""

    undelivered: frozenset[UserId]


Command: TypeAlias = (
    TableCommand
    | TakeBank
    | PassBank
    | ChangeDealer
    | ChangeSplit
    | Deal
    | MarkReady
    | ChooseSplit
    | Reveal
    | RecordDelivery
)
