"""Rounds that were played, as they are called and looked up again: `7.3` is round 3 of table 7.

Instants are whole milliseconds since 1970-01-01 UTC.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.rules.errors import RuleError, quote
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import Json, RoundPlayer

RoundKey: TypeAlias = tuple[TableId, int]
"""A round: its table, and which of the table's rounds."""

_ROUND: Final = re.compile(r"([0-9]{1,18})\.([0-9]{1,9})")


@dataclass(frozen=True)
class StoredRound:
    """A settled round, looked up again.

    Args:
        table_id: Where it was played.
        guild_id: In which server.
        channel_id: In which channel.
        game: Of which game.
        number: Which round of the table, from 1.
        settled_ms: When it was revealed.
        points: Whether it moved scores or bankrolls.
        record: The hand record.
        snapshot: The table as it was revealed; None for rounds from before these were kept.
        players: Everybody who took part.
        balances: What it left each of them with.
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
    """Some of the rounds somebody took part in, the newest first.

    Args:
        rounds: The rounds of this page.
        page: Which page it is, from 0.
        upto: The newest round that the pages hold, as a mark to ask for other pages with: rounds that are
            played meanwhile move nothing.
        has_more: Whether there is another page behind it. How many there are nobody has counted.
    """

    rounds: Sequence[StoredRound]
    page: int
    upto: int
    has_more: bool


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """What a settled round of Gnau was to one person, in the few facts that statistics need.

    Args:
        table_id: Where it was played.
        number: Which round of the table.
        settled_ms: When it was revealed.
        delta_points: What the person's balance changed by.
        balance_points: What it left them with.
        is_dealer: Whether they dealt.
        hand_rank: Orders all hands, the higher the better; None for rounds from before it was kept.
        stake_points: What one point of a hand was worth.
        players: How many played against the dealer.
        rules: The house rules as JSON text. Equal rules may be written differently.
        is_own_split: Whether people split their own hands.
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


def format_round_id(table_id: TableId, number: int) -> str:
    """Return what a round is called.

    Example:
        >>> format_round_id(TableId(7), 3)
        '7.3'
    """
    return f"{table_id}.{number}"


def parse_round_id(text: str) -> RoundKey:
    """Read what a round is called.

    Returns:
        The table, and which of its rounds.

    Raises:
        RuleError: `round-id-invalid`.

    Example:
        >>> parse_round_id(" 7.3 ")
        (7, 3)
    """
    found = _ROUND.fullmatch(text.strip())
    if found is None:
        raise RuleError("round-id-invalid", round=quote(text))
    return TableId(int(found[1])), int(found[2])
