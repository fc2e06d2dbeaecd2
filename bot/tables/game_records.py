"""Whole games, of as many hands as they took, and what all of somebody's games come to."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Final

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
            for those who have left it, behind all who stayed.
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


@dataclass(frozen=True, slots=True)
class GameTally:
    """Somebody's finished games of one kind, added up.

    Args:
        games: How many there are.
        won: In how many nobody was better, computer players among them.
        hands: How many hands they took.
        score: What all of these hands changed the person's scores by.
        best_hand: What the best of them changed it by.
        sweeps: How many of them the person has swept.
    """

    games: int
    won: int
    hands: int
    score: int
    best_hand: int
    sweeps: int

    @property
    def average(self) -> float:
        """What a hand changes the person's score by on average."""
        return self.score / self.hands


def tallies_of(games: Iterable[GameRecord], merit: Callable[[int], int]) -> dict[UserId, GameTally]:
    """Add up the games of everybody who has finished any.

    Args:
        games: The games, all of one kind.
        merit: Returns a number that is the higher, the better a score is.
    """
    tallies: dict[UserId, GameTally] = {}
    for game in games:
        for user_id, player in game.players.items():
            tally = _tally(player, game.hands)
            before = tallies.get(user_id)
            tallies[user_id] = tally if before is None else _sum(before, tally, merit)
    return tallies


def _tally(player: GamePlayer, hands: int) -> GameTally:
    return GameTally(1, int(player.has_won), hands, player.score, player.best_hand, player.sweeps)


def _sum(one: GameTally, other: GameTally, merit: Callable[[int], int]) -> GameTally:
    return GameTally(
        games=one.games + other.games,
        won=one.won + other.won,
        hands=one.hands + other.hands,
        score=one.score + other.score,
        best_hand=max(one.best_hand, other.best_hand, key=merit),
        sweeps=one.sweeps + other.sweeps,
    )
