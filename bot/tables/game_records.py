"""Whole games, of as many hands as they took, and what all of somebody's games come to."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.ratings import Skill, rated

# The rank of those who have left a game. Games that ended before this was told rank them among the others.
LEFT: Final = 5
# Below every rating, with as many games won as anybody can.
UNRATED: Final = -1_000_000_000


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """What a finished game was to one of its people.

    Args:
        seat: Which seat was theirs, from 0.
        score: Their final score.
        rank: From 1, among all seats, the computer players' too; equal scores share the better rank. `LEFT`
            for those who have left it, behind all who stayed: their seats are before nobody.
        best_hand: What the best of their own hands changed their score by; 0 where they have played none.
        sweeps: How many of these they swept: moons in Hearts, all the hearts in Gong Zhu.
        own_hands: How many of the hands are their own: they sat there until it was over. What a computer
            player or somebody else has played in their seat is not.
        own_score: What their own hands changed the score by.
    """

    seat: int
    score: int
    rank: int
    best_hand: int
    sweeps: int
    own_hands: int
    own_score: int

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
        hands: How many hands of them are the person's own; see `GamePlayer`. There may be none.
        total_score: What all of these hands changed the person's scores by.
        lowest_hand, highest_hand: What the best hands of the games changed it by, the lowest and the highest;
            0 without any hand.
        sweeps: How many of the hands the person has swept.
        skill: How well they play; None for somebody who has played with computer players only.
    """

    games: int
    won: int
    hands: int
    total_score: int
    lowest_hand: int
    highest_hand: int
    sweeps: int
    skill: Skill | None

    @property
    def score(self) -> int:
        """What the person is ranked by: first the rated by rating, then the others by games won."""
        return UNRATED + self.won if self.skill is None else self.skill.rating

    @property
    def average(self) -> float:
        """What a hand changes the person's score by on average, where they have played any."""
        return self.total_score / self.hands

    def best_hand(self, merit: Callable[[int], int]) -> int:
        """Return what the best hand changed the score by.

        Args:
            merit: Returns a number that is the higher, the better a score is.
        """
        return max(self.lowest_hand, self.highest_hand, key=merit)


@dataclass(frozen=True, slots=True)
class GameStanding:
    """One person's line among all who have finished a game of one kind.

    Args:
        user_id: The person.
        tally: What their games come to.
    """

    user_id: UserId
    tally: GameTally

    @property
    def score(self) -> int:
        """What they are ranked by."""
        return self.tally.score

    @property
    def rating(self) -> int | None:
        """How well they play; None for somebody who has played with computer players only."""
        return None if self.tally.skill is None else self.tally.skill.rating


def tallies_after(before: Mapping[UserId, GameTally], game: GameRecord) -> dict[UserId, GameTally]:
    """Return what the games of everybody who sat in a game come to with it.

    A game with one person among computer players says nothing about how well people play.

    Args:
        before: What the games before it came to, of those of its people who have played any.
        game: The game that has ended.
    """
    known = [before.get(user_id) for user_id in game.players]
    skills = [None if tally is None else tally.skill for tally in known]
    if len(game.players) > 1:
        skills = list(rated(skills, [player.rank for player in game.players.values()]))
    return {
        user_id: _with_game(tally, player, skill)
        for (user_id, player), tally, skill in zip(game.players.items(), known, skills, strict=True)
    }


def _with_game(before: GameTally | None, player: GamePlayer, skill: Skill | None) -> GameTally:
    known = before or GameTally(0, 0, 0, 0, 0, 0, 0, None)
    # What stands for no hand at all is none of the best.
    best_hands = [
        *([known.lowest_hand, known.highest_hand] if known.hands else []),
        *([player.best_hand] if player.own_hands else []),
    ]
    return GameTally(
        games=known.games + 1,
        won=known.won + player.has_won,
        hands=known.hands + player.own_hands,
        total_score=known.total_score + player.own_score,
        lowest_hand=min(best_hands, default=0),
        highest_hand=max(best_hands, default=0),
        sweeps=known.sweeps + player.sweeps,
        skill=skill,
    )
