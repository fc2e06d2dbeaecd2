"""The state of a table of Hearts or Gong Zhu, and nothing that could be derived from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from bot.players import PlayerView, TrickGame
from bot.rules import fair_deal
from bot.rules.hearts import Moon
from bot.rules.tricks import SEATS, Hand, TrickRules
from bot.tables.ids import UserId
from bot.tables.seed_chain import SeedChain
from bot.tables.tricks.options import TableOptions
from bot.tables.tricks.seats import NO_SEATS, Seat, Seats, with_seat


class Phase(StrEnum):
    """Where a table stands.

    A game begins from `LOBBY` or from `OVER`. In it each hand goes from `PREPARING`, while cards are passed
    or exposed, over `PLAYING`, and `CHOOSING` where who has shot the moon picks what it does, to `BETWEEN`.
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


@dataclass(frozen=True)
class TrickTable(SeedChain):
    """One table.

    Args:
        game: Which game is played.
        opener_id: Who opened it.
        options: How it is played at.
        seed_root: The secret from which the seeds of all hands follow, 32 bytes.
        phase: Where it stands.
        seats: Who sits where.
        parts: What each person adds to the shuffles.
        round: How many hands were dealt at this table.
        games: How many games were begun at this table.
        hand_number: Which hand of its game the running or latest one is, from 1.
        hand: The running or latest hand.
        shuffle: Where its cards come from.
        scores: What each finished hand of the running or latest game changed each seat's score by.
        sweepers: The place of who has swept each of these hands, or None: see `TrickRules.took_everything`.
        moon: What who has shot the moon picked in the latest hand, where that was theirs to pick.
        calling_off: Who wants the running game to be called off.
        left: Who has left the running or latest game, of those whose it is, and did not come back to their
            seat. It counts as lost for them.
        deadline_ms: When the table acts by itself.
    """

    game: TrickGame
    opener_id: UserId
    options: TableOptions
    seed_root: bytes
    phase: Phase = Phase.LOBBY
    seats: Seats = NO_SEATS
    parts: Mapping[UserId, str] = field(default_factory=dict)
    round: int = 0
    games: int = 0
    hand_number: int = 0
    hand: Hand | None = None
    shuffle: Shuffle | None = None
    scores: tuple[tuple[int, ...], ...] = ()
    sweepers: tuple[int | None, ...] = ()
    moon: Moon | None = None
    calling_off: frozenset[UserId] = frozenset()
    left: frozenset[UserId] = frozenset()
    deadline_ms: int | None = None

    @property
    def rules(self) -> TrickRules:
        """The rules of its game."""
        return self.game.rules

    @property
    def is_open(self) -> bool:
        """Whether it can still be played at."""
        return self.phase is not Phase.CLOSED

    @property
    def people(self) -> tuple[UserId, ...]:
        """Who sits at it, in the order of the seats."""
        return tuple(seat.user_id for seat in self.seats if seat.user_id is not None)

    @property
    def holders(self) -> dict[UserId, int]:
        """Whose the running or latest game is, with the place of their seat: who sat there when it began."""
        held = enumerate(seat.holder_id for seat in self.seats)
        return {holder_id: place for place, holder_id in held if holder_id is not None}

    @property
    def stake_holders(self) -> dict[UserId, int]:
        """Who has something at stake in the running or latest game, with the place of their seat.

        Stakes are between people: who began a game alone with computer players has nothing at stake.
        """
        holders = self.holders
        return holders if len(holders) > 1 else {}

    @property
    def totals(self) -> tuple[int, ...]:
        """The scores of the running or latest game, after its latest finished hand."""
        return tuple(sum(hand[place] for hand in self.scores) for place in range(SEATS))

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
        """Whether the running game is not for those who sit here to call off: who has left has a stake in it.

        A game that is called off moves nothing. Who is behind could escape those who cannot object any more.
        """
        is_staked = self.phase in IN_GAME and self.options.stake_points > 0
        return is_staked and not self.stake_holders.keys() <= set(self.people)

    @property
    def is_paused(self) -> bool:
        """Whether people sit here and all of them are away: computer players do not play on without them.

        Where nobody sits here any more, there is nobody to wait for.
        """
        is_waiting = self.phase in IN_GAME and bool(self.people)
        return is_waiting and not any(seat.is_present for seat in self.seats)

    @property
    def waited_for(self) -> tuple[int, ...]:
        """The places of the seats that have to do something before the running hand goes on."""
        if self.phase is Phase.PREPARING:
            assert self.hand is not None
            return tuple(place for place, cards in enumerate(self.hand.prepared) if cards is None)
        place = self._next_place()
        return () if place is None else (place,)

    def _next_place(self) -> int | None:
        assert self.hand is not None or self.phase not in WITH_CARDS
        if self.phase is Phase.PLAYING:
            place: int | None = self.hand.to_play if self.hand else None
            return place
        return self.rules.chooser(self.hand) if self.phase is Phase.CHOOSING else None

    @property
    def plays(self) -> int:
        """How many cards were played in the running or latest hand."""
        return len(self.hand.play.played) if self.hand is not None and self.hand.play is not None else 0

    def seat_of(self, user_id: UserId) -> int | None:
        """Return the place of somebody's seat, or None where they have none."""
        found = (place for place, seat in enumerate(self.seats) if seat.user_id == user_id)
        return next(found, None)

    def view_of(self, place: int) -> PlayerView:
        """Return what a seat may see of the running or latest hand."""
        assert self.hand is not None
        return self.game.view_of(self.hand, place, self.totals)

    def with_seat(self, place: int, seat: Seat) -> "TrickTable":
        """Return the table with one seat changed."""
        return replace(self, seats=with_seat(self.seats, place, seat))
