"""The four seats of a table: people, computer players, and computer players for absent people."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from bot.rules.tricks import SEATS
from bot.tables.ids import UserId


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat.

    Args:
        user_id: Who sits there; None where it is free or a computer player's.
        is_computer: Whether a computer player has it for good, or until somebody takes it over.
        is_away: Whether the person there is absent, and a computer player plays for them until they are back.
        holder_id: Who sat there when the running or latest game began: what is at stake is theirs, even if
            they have left the seat to a computer player or to somebody else.
    """

    user_id: UserId | None = None
    is_computer: bool = False
    is_away: bool = False
    holder_id: UserId | None = None

    @property
    def is_free(self) -> bool:
        """Whether nobody has it."""
        return self.user_id is None and not self.is_computer

    @property
    def is_present(self) -> bool:
        """Whether a person sits there who is there."""
        return self.user_id is not None and not self.is_away

    @property
    def plays_itself(self) -> bool:
        """Whether a computer player plays there now."""
        return self.is_computer or self.is_away

    def emptied(self) -> "Seat":
        """Return the seat with nobody in it."""
        return Seat(holder_id=self.holder_id)

    def given_to_computer(self) -> "Seat":
        """Return the seat with a computer player in it."""
        return Seat(is_computer=True, holder_id=self.holder_id)

    def given_to(self, user_id: UserId) -> "Seat":
        """Return the seat with a person in it."""
        return Seat(user_id, holder_id=self.holder_id)

    def held(self) -> "Seat":
        """Return the seat at the beginning of a game: what is at stake is that of who sits there."""
        return replace(self, holder_id=self.user_id)


Seats: TypeAlias = tuple[Seat, ...]

NO_SEATS: Final[Seats] = (Seat(),) * SEATS


def with_seat(seats: Seats, place: int, seat: Seat) -> Seats:
    """Return the seats with one of them changed."""
    return (*seats[:place], seat, *seats[place + 1 :])


def first_of(places: Iterable[int]) -> int | None:
    """Return the first of some places, or None where there is none."""
    return next(iter(places), None)
