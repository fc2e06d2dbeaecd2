"""Whole games, of as many hands as they took, and what each was to those whose game it was."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol

from bot.tables.ids import GuildId, TableId, UserId

# The rank of those who have left a game. Games that ended before this was told rank them among the others.
LEFT: Final = 5


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """What a finished game was to one of its people.

    Args:
        seat: Which seat was theirs, from 0.
        score: Their final score.
        rank: From 1, among all seats, the computer players' too; equal scores share the better rank. `LEFT`
            for who has left it, behind all who stayed.
        best_hand: What the best of their hands changed their score by.
        sweeps: How many hands they swept: moons in Hearts, all the hearts in Gong Zhu.
    """

    seat: int
    score: int
    rank: int
    best_hand: int
    sweeps: int

    @property
    def has_won(self) -> bool:
        """Whether nobody was better, computer players among them."""
        return self.rank == 1


@dataclass(frozen=True, slots=True)
class GameRecord:
    """A game that was played to its end, as it is kept.

    Args:
        table_id: Where it was played.
        guild_id: In which server.
        last_round: Which round of the table ended it.
        hands: How many hands it took.
        players: Everybody who sat there when it began, even if a computer player ended it for them.
    """

    table_id: TableId
    guild_id: GuildId
    last_round: int
    hands: int
    players: Mapping[UserId, GamePlayer]


class GameRecordStore(Protocol):
    """The games of the database that were played to their end."""

    async def games(self, guild_id: GuildId, game: str) -> list[GameRecord]:
        """Return all that were played of a game in a server, in the order in which they ended."""
        ...
