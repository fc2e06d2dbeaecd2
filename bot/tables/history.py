"""Played rounds, as they are named and looked up later: `7.3` is round 3 of table 7.

Instants are whole milliseconds since 1970-01-01 UTC.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.errors import RuleError, quote
from bot.rules.typed import half_width
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Json, RoundPlayer

RoundKey: TypeAlias = tuple[TableId, int]
"""A round: its table, and which of the table's rounds."""

_ROUND: Final = re.compile(r"([0-9]{1,18})\.([0-9]{1,9})")


@dataclass(frozen=True)
class StoredRound:
    """A settled round that is looked up.

    Args:
        number: The round's number at its table, from 1.
        snapshot: The table at the reveal; None for rounds from before snapshots were stored.
        players: All people who took part.
        balances: Each player's balance after the round.
    """

    table_id: TableId
    guild_id: GuildId
    channel_id: ChannelId
    game: str
    number: int
    settled_ms: int
    points: PointsMode
    record: Json
    snapshot: Json | None
    players: Mapping[UserId, RoundPlayer]
    balances: Mapping[UserId, int]


@dataclass(frozen=True)
class RoundPage:
    """One page of the rounds that a person took part in, the newest first.

    Args:
        page: The page's number, from 0.
        upto: A mark of the newest round on any page. Other pages are requested with it, so that rounds played
            meanwhile do not shift the pages.
        has_more: Whether another page follows. The total number of pages is not counted.
    """

    rounds: Sequence[StoredRound]
    page: int
    upto: int
    has_more: bool


@dataclass(frozen=True, slots=True)
class BidHand:
    """What a person had, and played for, in a round whose bank was bid for.

    Args:
        seen: The four cards that they saw while they bid.
        bid: The number at which the bank was won.
        raises: How each player raised; the person's own raise alone if they did not have the bank.
    """

    seen: str
    bid: int
    raises: tuple[int, ...]

    @property
    def times(self) -> tuple[int, ...]:
        """How many times the stake each of these players played for."""
        return tuple(self.bid * raised for raised in self.raises)


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """One person's part in a settled round of Gnau: the few facts that statistics need.

    Args:
        hand_rank: Orders all hands, the higher the better; None for rounds from before it was stored.
        stake_points: The worth of one point of a hand.
        players: How many people played against the dealer.
        rules: The house rules as JSON text. Equal rules may be written differently.
        is_own_split: Whether players split their own hands.
        bids: None if the bank was not bid for.
    """

    table_id: TableId
    number: int
    settled_ms: int
    delta_points: int
    balance_points: int
    is_dealer: bool
    hand_rank: int | None
    stake_points: int
    players: int
    rules: str
    is_own_split: bool
    bids: BidHand | None = None


def format_round_id(table_id: TableId, number: int) -> str:
    """Return the name of a round.

    Example:
        >>> format_round_id(TableId(7), 3)
        '7.3'
    """
    return f"{table_id}.{number}"


def parse_round_id(text: str) -> RoundKey:
    """Read the name of a round, and return its table and its number there.

    Raises:
        RuleError: `round-id-invalid`.

    Example:
        >>> parse_round_id(" 7.3 ")
        (7, 3)
    """
    found = _ROUND.fullmatch(half_width(text))
    if found is None:
        raise RuleError("round-id-invalid", round=quote(text))
    return TableId(int(found[1])), int(found[2])
