"""Records of finished games of several hands, the ratings of their players, and each player's tally."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Final

from openskill.models import BradleyTerryFull

from bot.tables.ids import GuildId, TableId, UserId

START: Final = 1000
# How many rating points one point of the library is: a player who is far ahead reaches about 2,000.
POINTS: Final = 40


@dataclass(frozen=True, slots=True)
class Skill:
    """An estimate of how well a person plays.

    Args:
        mu: The most likely value, in the library's points.
        sigma: The uncertainty of that value.
    """

    mu: float
    sigma: float

    @property
    def rating(self) -> int:
        """The displayed rating: about `START` for a beginner, and low for a person with few known games."""
        ordinal = BradleyTerryFull().rating(self.mu, self.sigma).ordinal(alpha=POINTS, target=START)
        # A person who has lost hundreds of games would fall below zero.
        return max(round(ordinal), 0)


def rated(
    skills: Sequence[Skill | None], ranks: Sequence[int], sides: Sequence[int | None] | None = None
) -> list[Skill]:
    """Return the skill of each player after a game against each other.

    Players of one side with the same rank are rated as a team. A player who has left the game has a rank of
    their own, and so has lost to their partner as well.

    Args:
        skills: The skill of each player before the game; None for a player's first game.
        ranks: The rank of each player in the game; equal ranks are a draw.
        sides: The side of each player, as in `GamePlayer`; None for a game without sides.

    Source:
        Weng and Lin, "A Bayesian Approximation Method for Online Ranking", 2011, algorithm 1.
    """
    model = BradleyTerryFull()
    ratings = [model.rating() if skill is None else model.rating(skill.mu, skill.sigma) for skill in skills]
    teams: dict[tuple[int, object], list[int]] = {}
    for player, (rank, side) in enumerate(zip(ranks, sides or [None] * len(ranks), strict=True)):
        teams.setdefault((rank, ("alone", player) if side is None else side), []).append(player)
    found = model.rate(
        [[ratings[player] for player in team] for team in teams.values()],
        ranks=[float(rank) for rank, _ in teams],
    )
    after = dict(zip(chain(*teams.values()), chain(*found), strict=True))
    return [Skill(after[player].mu, after[player].sigma) for player in range(len(ratings))]


# The rank of a player who left the game. Older records, from before this rank, rank such players among the
# others.
LEFT: Final = 5
# The base score of a person without a rating. It is below every rating, even with all won games added.
UNRATED: Final = -1_000_000_000


@dataclass(frozen=True, slots=True)
class GamePlayer:
    """One player's result in a finished game.

    Args:
        seat: The player's seat, from 0.
        score: The final score.
        rank: From 1, among all seats, computer players included; equal scores share the better rank. It is
            `LEFT` for a player who left the game. Such a player's seat ranks ahead of nobody.
        best_hand: The score of the best of the player's own hands; 0 without own hands.
        sweeps: How many of the own hands were swept: moons in Hearts, all the hearts in Gong Zhu.
        own_hands: How many hands the player sat through to the end. Hands that a computer player or another
            person played in the seat do not count.
        own_score: The sum of the scores of the player's own hands.
        side: The number of the side that the player's seat belongs to, from 0; None in a game without teams.
            In teams, the rank is that of the side.
    """

    seat: int
    score: int
    rank: int
    best_hand: int
    sweeps: int
    own_hands: int
    own_score: int
    side: int | None = None

    @property
    def has_won(self) -> bool:
        """Whether no seat was better, computer players included."""
        return self.rank == 1


@dataclass(frozen=True, slots=True)
class GameRecord:
    """The stored record of a finished game.

    Args:
        last_round: The number of the table's round that ended the game.
        hands: How many hands the game took.
        players: All people who sat there when the game began, even if a computer player finished it for them.
    """

    table_id: TableId
    guild_id: GuildId
    last_round: int
    hands: int
    players: Mapping[UserId, GamePlayer]

    @property
    def is_rated(self) -> bool:
        """Whether people have played against each other: more than one, and not all on one side."""
        sides = {player.side for player in self.players.values()}
        return len(self.players) > 1 and (None in sides or len(sides) > 1)


@dataclass(frozen=True, slots=True)
class GameTally:
    """One person's finished games of one kind, added up.

    Args:
        hands: How many hands are the person's own; see `GamePlayer`. It may be 0.
        total_score: The sum of the scores of these hands.
        lowest_hand, highest_hand: The lowest and the highest of the best hands of the games; 0 without any
            hand.
        sweeps: How many of these hands the person swept.
        skill: None for a person who has played with computer players only.
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
        """The number that people are ranked by: first the rated, by rating, then the others, by games won."""
        return UNRATED + self.won if self.skill is None else self.skill.rating

    @property
    def average(self) -> float:
        """The average score of a hand. It needs at least one hand."""
        return self.total_score / self.hands

    def best_hand(self, merit: Callable[[int], int]) -> int:
        """Return the score of the best hand.

        Args:
            merit: Returns a higher number for a better score.
        """
        return max(self.lowest_hand, self.highest_hand, key=merit)


@dataclass(frozen=True, slots=True)
class GameStanding:
    """One person's line in the ranking of a game."""

    user_id: UserId
    tally: GameTally

    @property
    def score(self) -> int:
        """The number that people are ranked by."""
        return self.tally.score

    @property
    def rating(self) -> int | None:
        """The person's rating; None for a person who has played with computer players only."""
        return None if self.tally.skill is None else self.tally.skill.rating


def tallies_after(before: Mapping[UserId, GameTally], game: GameRecord) -> dict[UserId, GameTally]:
    """Return the tallies of all people of a finished game, with that game added.

    A game against computer players only does not change any rating.

    Args:
        before: The tallies before the game. People without an earlier game are missing.
    """
    known = [before.get(user_id) for user_id in game.players]
    skills = [None if tally is None else tally.skill for tally in known]
    if game.is_rated:
        players = game.players.values()
        skills = list(rated(skills, [player.rank for player in players], [player.side for player in players]))
    return {
        user_id: _with_game(tally, player, skill)
        for (user_id, player), tally, skill in zip(game.players.items(), known, skills, strict=True)
    }


def _with_game(before: GameTally | None, player: GamePlayer, skill: Skill | None) -> GameTally:
    known = before or GameTally(0, 0, 0, 0, 0, 0, 0, None)
    # The 0 that stands for "no hand" must not count as a best hand.
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
