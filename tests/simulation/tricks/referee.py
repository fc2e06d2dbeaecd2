"""What must always be true of Hearts and Gong Zhu."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from tests.simulation.books import Books, Table
from tests.simulation.choosing import Chosen
from tests.simulation.places import Message
from tests.simulation.tricks.announcing import Announcements
from tests.simulation.tricks.falling import FallingCards
from tests.simulation.tricks.kept import GAMES, settled_hands
from tests.simulation.tricks.knowing import Knowledge
from tests.simulation.tricks.progress import Progress
from tests.simulation.tricks.seeds import seeds_told
from tests.simulation.tricks.showing import is_shown
from tests.simulation.tricks.stakes import wrongly_noted, wrongly_paid

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide


class TrickReferee:
    """The referee of Hearts and Gong Zhu."""

    def __init__(self, side: "DiscordSide", books: Books, chosen: Chosen) -> None:
        self._side = side
        self._books = books
        self._knowledge = Knowledge(side, books)
        self._progress = Progress(books)
        self._announcements = Announcements(books)
        self._falling = FallingCards(side, books, chosen)
        self.counts = self._falling.counts

    def note(self) -> None:
        """Remember which hands are played."""
        self._knowledge.note()

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with cards, scores and stakes, and what was lost."""
        settled = settled_hands(self._books)
        yield from self._progress.faults(settled)
        yield from self._falling.faults()
        yield from wrongly_noted(settled)
        yield from wrongly_paid(self._books, settled)

    def vouches_for(self, message: Message, cards: frozenset[str]) -> bool:
        """Tell whether all who see a message may know its cards."""
        return self._knowledge.vouches_for(message, cards)

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield the secret seeds in a message, and what it says of a game that is over and is not so."""
        yield from seeds_told(self._books, words, self._side.viewers(message))
        if message.viewer_id is None and message.channel.guild_id is not None:
            yield from self._announcements.misread(message, words)

    def forget(self, message: Message) -> None:
        """Hear that a message was taken back."""
        self._announcements.forget(message)

    def unannounced(self) -> list[str]:
        """Return the games whose ends nobody was shown who could have been."""
        missing = self._announcements.missing()
        return [
            f"game {each.table_id}-{each.kept['games']}" for each in missing if self._is_there(each.table_id)
        ]

    def misshown(self) -> list[Table]:
        """Return the tables that are not shown as they are."""
        tables = [table for table in self._books.tables() if table.game in GAMES]
        return [each for each in tables if self._is_there(each.table_id) and not self._is_shown(each)]

    def _is_shown(self, table: Table) -> bool:
        message = self._side.messages.get(table.message_id or 0)
        if message is None:
            return False
        # Where somebody has deleted it, nobody sees it until it is asked for again.
        return not message.exists or is_shown(table, message)

    def _is_there(self, table_id: int) -> bool:
        # What was not shown before its table was damaged cannot be shown any more.
        if table_id in self._books.damaged:
            return False
        return self._side.is_there(self._side.channels[self._books.channel_of(table_id)])
