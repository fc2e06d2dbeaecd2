"""The state of a table of tricks, and nothing that could be derived from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final, TypeAlias

from bot.players import Level, PlayerView, TrickGame
from bot.rules import fair_deal
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS, Hand, TrickRules
from bot.rules.tricks.options import TrickOptions
from bot.tables.ids import UserId
from bot.tables.points import MAX_STAKE, PointsMode
from bot.tables.table import IDLE_MS, Table

LEAST_TURN_S: Final = 10
MOST_TURN_S: Final = 600
DEFAULT_TURN_S: Final = 45
# So long a game is over before anybody seated may begin the next, with the host away.
FREE_START_MS: Final = 20 * 1000


@dataclass(frozen=True)
class TrickTableOptions:
    """How a table is played at.

    Args:
        rules: The house rules of its game.
        stake_points: What is at stake between people in a game.
        level: How well the computer players play, those in free seats and those for absent people, where a
            seat has no level of its own.
        turn_s: Seconds for a turn, before a computer player takes it.
        points: Whether it moves scores or bankrolls.

    Raises:
        RuleError: `game-stake-invalid`, `turn-time-invalid`.
    """

    rules: TrickOptions
    stake_points: int = 0
    level: Level = Level.CASUAL
    turn_s: int = DEFAULT_TURN_S
    points: PointsMode = PointsMode.SCORE

    def __post_init__(self) -> None:
        if not 0 <= self.stake_points <= MAX_STAKE:
            raise RuleError("game-stake-invalid", stake=self.stake_points, most=MAX_STAKE)
        if not LEAST_TURN_S <= self.turn_s <= MOST_TURN_S:
            raise RuleError("turn-time-invalid", seconds=self.turn_s, least=LEAST_TURN_S, most=MOST_TURN_S)


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who has one of the four seats.

    Args:
        user_id: Who sits there; None where it is free or a computer player's.
        is_computer: Whether a computer player has it for good, or until somebody takes it over.
        is_away: Whether the person there is absent, and a computer player plays for them until they are back.
        holder_id: Who sat there when the running or latest game began: what is at stake is theirs, even if
            they have left the seat to a computer player or to somebody else.
        level: How well computer players play in this seat, whoever has it in between; None for the level of
            the table.
    """

    user_id: UserId | None = None
    is_computer: bool = False
    is_away: bool = False
    holder_id: UserId | None = None
    level: Level | None = None

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
        return self.user_id is None and not self.is_computer

    @property
    def is_present(self) -> bool:
        """Whether somebody sits there who is not away."""
        return self.user_id is not None and not self.is_away

    @property
    def plays_itself(self) -> bool:
        """Whether a computer player plays there now."""
        return self.is_computer or self.is_away

    def emptied(self) -> "Occupant":
        """Return the seat with nobody in it."""
        return Occupant(holder_id=self.holder_id, level=self.level)

    def given_to_computer(self) -> "Occupant":
        """Return the seat with a computer player in it."""
        return Occupant(is_computer=True, holder_id=self.holder_id, level=self.level)

    def given_to(self, user_id: UserId) -> "Occupant":
        """Return the seat with a person in it."""
        return Occupant(user_id, holder_id=self.holder_id, level=self.level)

    def held(self) -> "Occupant":
        """Return the seat at the beginning of a game: what is at stake is that of the person there."""
        return replace(self, holder_id=self.user_id)


Occupants: TypeAlias = tuple[Occupant, ...]

NO_OCCUPANTS: Final[Occupants] = (Occupant(),) * SEATS


class Phase(StrEnum):
    """Where a table stands.

    A game begins from `LOBBY` or from `OVER`. In it each hand goes from `PREPARING`, while cards are passed
    or exposed, over `PLAYING`, and `CHOOSING` where somebody has something to choose after the last card, to
    `BETWEEN`.
    """

    LOBBY = "lobby"
    PREPARING = "preparing"
    PLAYING = "playing"
    CHOOSING = "choosing"
    BETWEEN = "between"
    OVER = "over"
    CLOSED = "closed"


GATHERING: Final = frozenset({Phase.LOBBY, Phase.OVER})
WITH_CARDS: Final = frozenset({Phase.PREPARING, Phase.PLAYING, Phase.CHOOSING})
IN_GAME: Final = WITH_CARDS | {Phase.BETWEEN}


@dataclass(frozen=True)
class Shuffle:
    """Where the cards of a hand come from.

    Args:
        seed: The secret that decided the shuffle, 32 bytes.
        people: Who added a part to it, in the order of the seats.
        parts: What they added.
        scheme: Which version of the shuffle.
    """

    seed: bytes
    people: tuple[UserId, ...]
    parts: tuple[str, ...]
    scheme: int = fair_deal.SCHEME


@dataclass(frozen=True, kw_only=True)
class TrickTable(Table):
    """One table of tricks: four seats, games of several hands, computer players for empty seats.

    Args:
        game: Which game is played.
        seats: Who sits where.
        games: How many games were begun at this table.
        hand_number: Which hand of its game the running or latest one is, from 1.
        hand: The running or latest hand.
        shuffle: Where its cards come from.
        scores: What each finished hand of the running or latest game changed each seat's score by.
        played_by: Who had each seat when each of these hands ended, None for computer players; of hands from
            before this was kept nothing is known, so it may be shorter.
        took_everything: The seat that has taken everything in each of these hands, or None: see
            `TrickRules.took_everything`.
        chosen: What was chosen after the last card of the latest hand, where there was something to choose.
        calling_off: Who wants the running game to be called off.
        over_ms: When the latest game ended; None before, and where that is not known.
        left: Who has left the running or latest game, of those whose it is, and did not come back to their
            seat. It counts as lost for them.
        sat_out: Who could not play for the stake of the running game, with the one they could have played
            for; until its first hand is over.
        more_time: How many times the usual turn those here have who want longer.
        arrivals: Who has sat down, in that order; whoever is missing did before this was kept.
    """

    phases_with_cards = WITH_CARDS
    over_code = "hand-over"
    leader_code = "only-host-leads"

    game: TrickGame
    options: TrickTableOptions
    played: TrickTableOptions | None = None
    phase: Phase = Phase.LOBBY
    seats: Occupants = NO_OCCUPANTS
    games: int = 0
    hand_number: int = 0
    hand: Hand | None = None
    shuffle: Shuffle | None = None
    scores: tuple[tuple[int, ...], ...] = ()
    played_by: tuple[tuple[UserId | None, ...], ...] = ()
    took_everything: tuple[int | None, ...] = ()
    chosen: StrEnum | None = None
    calling_off: frozenset[UserId] = frozenset()
    over_ms: int | None = None
    left: frozenset[UserId] = frozenset()
    sat_out: Mapping[UserId, int] = field(default_factory=dict)
    more_time: Mapping[UserId, int] = field(default_factory=dict)
    arrivals: tuple[UserId, ...] = ()

    @property
    def rules(self) -> TrickRules:
        """The rules of its game."""
        return self.game.rules

    @property
    def people(self) -> tuple[UserId, ...]:
        return tuple(occupant.user_id for occupant in self.seats if occupant.user_id is not None)

    @property
    def is_forsaken(self) -> bool:
        # Whoever opens it has a seat.
        return self.opener_id not in self.people

    @property
    def holders(self) -> dict[UserId, int]:
        """Whose the running or latest game is, with their seat: who sat there when it began."""
        held = enumerate(occupant.holder_id for occupant in self.seats)
        return {holder_id: seat for seat, holder_id in held if holder_id is not None}

    @property
    def stake_holders(self) -> dict[UserId, int]:
        """Who has something at stake in the running or latest game, with their seat.

        Stakes are between people: somebody who began a game alone with computer players has nothing
        at stake.
        """
        holders = self.holders
        return holders if len(holders) > 1 else {}

    @property
    def stake_played_for(self) -> int:
        """What is at stake in the running or latest game."""
        return (self.played or self.options).stake_points

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores of the running or latest game, after its latest finished hand."""
        return tuple(sum(hand[seat] for hand in self.scores) for seat in range(SEATS))

    @property
    def next_leader(self) -> int | None:
        """Who leads the next hand of the running game, where the latest decided that."""
        return self.rules.next_leader(self.hand) if self.scores else None

    @property
    def has_running_game(self) -> bool:
        """Whether a game was begun and is not over, even if the table is closed."""
        return self.games > 0 and not (self.scores and self.rules.is_over(self.totals, self.options.rules))

    @property
    def must_be_played_out(self) -> bool:
        """Whether the running game is not for those who sit here to call off: somebody left a stake in it.

        A game that is called off moves nothing. Anyone behind could escape those who cannot object any more.
        """
        is_staked = self.phase in IN_GAME and self.options.stake_points > 0
        return is_staked and not self.stake_holders.keys() <= set(self.people)

    @property
    def is_paused(self) -> bool:
        """Whether people sit here and all of them are away: computer players do not play on without them.

        Where nobody sits here any more, there is nobody to wait for.
        """
        is_waiting = self.phase in IN_GAME and bool(self.people)
        return is_waiting and not any(occupant.is_present for occupant in self.seats)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The seats that have to do something before the running hand goes on."""
        if self.phase is Phase.PREPARING:
            assert self.hand is not None
            return tuple(seat for seat, cards in enumerate(self.hand.prepared) if cards is None)
        seat = self._next_seat()
        return () if seat is None else (seat,)

    def _next_seat(self) -> int | None:
        assert self.hand is not None or self.phase not in WITH_CARDS
        if self.phase is Phase.PLAYING:
            seat: int | None = self.hand.to_play if self.hand else None
            return seat
        return self.rules.chooser(self.hand) if self.phase is Phase.CHOOSING else None

    @property
    def turn_ms(self) -> int:
        """How long the people have who are waited for; 0 where only computer players are."""
        people = [self.seats[seat].user_id for seat in self.waited_for if self.seats[seat].is_present]
        times = [self.more_time.get(user_id, 1) for user_id in people if user_id is not None]
        return min(self.options.turn_s * max(times), MOST_TURN_S) * 1000 if times else 0

    @property
    def plays(self) -> int:
        """How many cards were played in the running or latest hand."""
        return len(self.hand.play.played) if self.hand is not None and self.hand.play is not None else 0

    @property
    def free_start_ms(self) -> int | None:
        """From when on anybody seated may begin the next game; None where only whoever leads may."""
        if self.phase is not Phase.OVER or self.over_ms is None:
            return None
        return self.over_ms + FREE_START_MS

    def player_of(self, hand: int, seat: int) -> UserId | None:
        """Return who played a seat in a finished hand of the game; None for a computer player.

        Args:
            hand: Which, from 0; of one that nobody has noted it is who sits there now.
            seat: The seat.
        """
        # What is known is of the latest hands.
        noted = hand - (len(self.scores) - len(self.played_by))
        return self.played_by[noted][seat] if noted >= 0 else self.seats[seat].user_id

    def seat_of(self, user_id: UserId) -> int | None:
        """Return somebody's seat, or None where they have none."""
        found = (seat for seat, occupant in enumerate(self.seats) if occupant.user_id == user_id)
        return next(found, None)

    @property
    def free_seat(self) -> int | None:
        """The first seat that nobody has, or None."""
        return next((seat for seat, occupant in enumerate(self.seats) if occupant.is_free), None)

    def level_of(self, seat: int) -> Level:
        """Return how well computer players play in a seat."""
        return self.seats[seat].level or self.options.level

    def view_of(self, seat: int) -> PlayerView:
        """Return what a seat may see of the running or latest hand."""
        assert self.hand is not None
        return self.game.view_of(self.hand, seat, self.totals)

    def with_seat(self, seat: int, occupant: Occupant) -> "TrickTable":
        """Return the table with one seat changed."""
        return replace(self, seats=(*self.seats[:seat], occupant, *self.seats[seat + 1 :]))


def new_trick_table(  # noqa: PLR0913 - a table has this many sides
    *,
    game: TrickGame,
    opener_id: UserId,
    opener_part: str,
    options: TrickTableOptions,
    seed_root: bytes,
    now_ms: int,
) -> TrickTable:
    """Open a table: a lobby, with its opener in the first seat.

    Args:
        game: Which game.
        opener_id: Who opens it.
        opener_part: What they add to the shuffles.
        options: How it is played at.
        seed_root: 32 bytes that nobody can foresee.
        now_ms: When.
    """
    table = TrickTable(
        game=game,
        opener_id=opener_id,
        options=options,
        seed_root=seed_root,
        parts={opener_id: opener_part},
        deadline_ms=now_ms + IDLE_MS,
        arrivals=(opener_id,),
    )
    return table.with_seat(0, Occupant(opener_id))
