"""What a game has to say in a simulation: what must be true of its books, and of what people are shown."""

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Protocol

from tests.simulation.books import Books, Table
from tests.simulation.choosing import ChoiceReferee, Chosen
from tests.simulation.earned.referee import EarnedReferee
from tests.simulation.following import FollowReferee
from tests.simulation.gnau.referee import GnauReferee
from tests.simulation.inviting.referee import InvitationReferee
from tests.simulation.outside.referee import OutsideReferee
from tests.simulation.places import Message
from tests.simulation.resting import RestReferee
from tests.simulation.tournaments.referee import TournamentReferee
from tests.simulation.tricks.referee import TrickReferee

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide


class Referee(Protocol):
    """Knows one game, or several of a kind, or what belongs to none.

    Attributes:
        counts: How often it has seen what a simulation should not do without.
    """

    counts: Counter[str]

    def note(self) -> None:
        """Remember who holds what: it may be shown when it is long over."""
        ...

    def faults(self) -> Iterator[str]:
        """Yield a sentence for everything that is wrong in the books after a step."""
        ...

    def vouches_for(self, message: Message, cards: frozenset[str]) -> bool:
        """Tell whether those who see a message may know all the cards that it names, from this game."""
        ...

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield a sentence for everything that a message says and that is not so."""
        ...

    def forget(self, message: Message) -> None:
        """Hear that the bot has taken a message back: nobody can count on having read it."""
        ...

    def unannounced(self) -> list[str]:
        """Return what was settled and never shown to those who could have seen it."""
        ...

    def misshown(self) -> list[Table]:
        """Return the tables whose messages do not show them as they are."""
        ...


def referees(side: "DiscordSide", books: Books, chosen: Chosen) -> tuple[Referee, ...]:
    """Return them all."""
    return (
        GnauReferee(side, books),
        TrickReferee(side, books, chosen),
        ChoiceReferee(side, books, chosen),
        FollowReferee(side),
        EarnedReferee(side, books),
        RestReferee(books),
        TournamentReferee(side, books),
        InvitationReferee(side, books),
        OutsideReferee(side, books),
    )
