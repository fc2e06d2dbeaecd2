"""The commands of a Gnau table, in addition to the commands of every table."""

from dataclasses import dataclass
from typing import TypeAlias

from bot.tables.commands import Addressed, Leading, Personal, TableCommand
from bot.tables.gnau.state import DealerPolicy, SplitMode
from bot.tables.ids import UserId


@dataclass(frozen=True)
class TakeBank(Personal):
    """Deal instead of the bot from now on; `part` as in `Join`."""

    part: str


@dataclass(frozen=True)
class PassBank(Personal):
    """Stop dealing."""


@dataclass(frozen=True)
class ChangeDealer(Leading):
    """Change who deals, from the next deal on.

    Args:
        part: What the host adds to the shuffle if the change gives them a seat; as in `Join`.
    """

    dealer: DealerPolicy
    part: str


@dataclass(frozen=True)
class ChangeSplit(Leading):
    """Change who splits the hands, from the next deal on.

    Args:
        reveal_s: The seconds from the deal to the reveal after the change.
    """

    split: SplitMode
    reveal_s: int


@dataclass(frozen=True)
class Deal(Leading):
    """Shuffle and deal the next round."""


@dataclass(frozen=True)
class Bid(Personal):
    """Bid for the bank.

    Args:
        number: One of `BIDS`.
    """

    number: int


@dataclass(frozen=True)
class Raise(Personal):
    """Play for several times the stake.

    Args:
        times: One of `RAISES`.
    """

    times: int


@dataclass(frozen=True)
class MarkReady(Personal):
    """Say that the player has seen their cards."""


@dataclass(frozen=True)
class ChooseSplit(Personal):
    """Choose the three cards of the player's ox.

    Args:
        positions: The positions of the three cards in the hand as dealt, 0 to 4; empty for No Ox.
    """

    positions: tuple[int, ...]


@dataclass(frozen=True)
class Reveal(Leading):
    """Show all cards and settle."""


@dataclass(frozen=True)
class RecordDelivery(Addressed):
    """Record that the round's cards were sent, and which people they could not be sent to."""

    undelivered: frozenset[UserId]


Command: TypeAlias = (
    TableCommand
    | TakeBank
    | PassBank
    | ChangeDealer
    | ChangeSplit
    | Deal
    | Bid
    | Raise
    | MarkReady
    | ChooseSplit
    | Reveal
    | RecordDelivery
)
