"""The state of a Gnau table, and nothing that could be derived from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.gnau import HouseRules, Settlement, settle, verify_stake
from bot.tables.ids import UserId

MAX_PLAYERS: Final = 19
IDLE_MS: Final = 15 * 60 * 1000


class Phase(StrEnum):
    """Where a table stands."""

    LOBBY = "lobby"
    DEALT = "dealt"
    REVEALED = "revealed"
    CLOSED = "closed"


@dataclass(frozen=True)
class Hands:
    """The cards of one round.

    Args:
        dealer: The dealer's five cards.
        players: Each player's five cards, in the order of the seats.
    """

    dealer: tuple[Card, ...]
    players: Mapping[UserId, tuple[Card, ...]]


@dataclass(frozen=True)
class GnauTable:
    """One Gnau table.

    Args:
        opener_id: Who opened it.
        dealer_id: The person who deals; None when the bot does.
        stake_points: What one point of a hand is worth.
        rules: The house rules it is played under, from opening to closing.
        reveal_s: Seconds from the deal to the reveal; 0 reveals at once.
        phase: Where it stands.
        round: The number of the latest round; 0 before the first deal.
        seats: Who takes part in the next deal, in the order they joined.
        hands: The cards of the latest round; None before the first deal.
        ready: Who has pressed Ready this round.
        delivered: Whether this round's cards were sent to the people.
        undelivered: Whose cards could not be sent to them.
        rounds_played: How many rounds were settled.
        tally: What each person won or lost over all of them.
        deadline_ms: When the table acts by itself: it reveals, or it closes.
    """

    opener_id: UserId
    dealer_id: UserId | None
    stake_points: int
    rules: HouseRules
    reveal_s: int
    phase: Phase = Phase.LOBBY
    round: int = 0
    seats: tuple[UserId, ...] = ()
    hands: Hands | None = None
    ready: frozenset[UserId] = frozenset()
    delivered: bool = False
    undelivered: frozenset[UserId] = frozenset()
    rounds_played: int = 0
    tally: Mapping[UserId, int] = field(default_factory=dict)
    deadline_ms: int | None = None

    @property
    def is_open(self) -> bool:
        """Whether it can still be played at."""
        return self.phase is not Phase.CLOSED

    @property
    def people(self) -> tuple[UserId, ...]:
        """Everyone at the table: the dealer, when a person, and the seats."""
        return self.seats if self.dealer_id is None else (self.dealer_id, *self.seats)

    def settlement(self) -> Settlement[UserId]:
        """Compare the latest round's hands and say what moves.

        Raises:
            RuleError: There has been no round yet.
        """
        if self.hands is None:
            raise RuleError("no-round-yet")
        return settle(self.hands.dealer, self.hands.players, self.rules, self.stake_points)

    def with_activity(self, now_ms: int) -> "GnauTable":
        """Return the table with its idle time starting anew; a running round keeps its own deadline."""
        return self if self.phase is Phase.DEALT else replace(self, deadline_ms=now_ms + IDLE_MS)


def new_table(  # noqa: PLR0913 - these six are what opening a table decides
    *,
    opener_id: UserId,
    dealer_id: UserId | None,
    stake_points: int,
    rules: HouseRules,
    reveal_s: int,
    now_ms: int,
) -> GnauTable:
    """Open a table: a lobby without players.

    Raises:
        RuleError: The stake is out of range.
    """
    table = GnauTable(opener_id, dealer_id, verify_stake(stake_points), rules, reveal_s)
    return table.with_activity(now_ms)
