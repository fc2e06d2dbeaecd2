"""A table's part in a duplicate tournament, whose tables all play the same deals."""

from dataclasses import dataclass

from bot.rules.tricks import SEATS
from bot.tables.ids import ChannelId


@dataclass(frozen=True)
class Duplicate:
    """A table's part in a tournament.

    Its seed root is that of the tournament, and no person adds a part to the shuffles, so all tables get the
    same decks. Every deal is scored by itself: it begins with scores of zero and no seat chosen to lead.

    Args:
        tournament: The tournament's number.
        number: The number of the table in it, from 0.
        deals: How many deals are played.
        channel_id: Where the tournament's standing is shown.
    """

    tournament: int
    number: int
    deals: int
    channel_id: ChannelId

    def turned(self, deal: int) -> int:
        """Return by how many seats a deal is turned here: a seat holds the cards of this many seats on.

        The seats turn by one from deal to deal, so within four deals everyone holds each seat's cards once.
        After each four deals the tables turn on by different numbers. So people are not always compared
        with the same few.

        Args:
            deal: The number of the deal, from 1.

        Example:
            >>> table = Duplicate(tournament=1, number=1, deals=6, channel_id=ChannelId(5))
            >>> [table.turned(deal) for deal in range(1, 7)]
            [0, 1, 2, 3, 1, 2]
        """
        return (deal - 1 + self.number * ((deal - 1) // SEATS)) % SEATS
