"""The people of a load: five at each table, who play one round of Gnau after the other."""

from collections.abc import Iterator
from typing import Any, Final

from tests.bench.stand_in import StandIn, custom_ids

SEATS: Final = 5
# Far from the numbers of servers and channels.
_FIRST_PERSON: Final = 10**17


class TableOfPeople:
    """Five people in a channel. They see what everybody sees there, and press what leads to the next round.

    Args:
        discord: Where they are.
        channel_id: Their channel.
        number: Tells their table from others.
    """

    def __init__(self, discord: StandIn, channel_id: int, number: int) -> None:
        self._discord = discord
        self._channel_id = channel_id
        first = _FIRST_PERSON + number * SEATS
        self._people = range(first, first + SEATS)
        self._joining = iter(self._people)
        self._is_opened = False
        self._round = ""
        self._turns: Iterator[tuple[int, str]] = iter(())

    def next_click(self) -> dict[str, Any] | None:
        """Return what one of them does now; None where they wait for the bot, or for their cards to turn."""
        shown = self._discord.shown(self._channel_id)
        if shown is None:
            if self._is_opened:
                return None
            self._is_opened = True
            return self._discord.command(self._people[0], self._channel_id, "gnau open")
        offered = [each for each in custom_ids(shown["components"]) if each.startswith("gnau:")]
        found = self._wanted({each.rpartition(":")[2]: each for each in offered})
        if found is None:
            return None
        person, button = found
        return self._discord.press(person, shown, f"^{button}$")

    def _wanted(self, offered: dict[str, str]) -> tuple[int, str] | None:
        if "join" in offered and (person := next(self._joining, None)):
            return person, offered["join"]
        if button := offered.get("deal", offered.get("deal_again")):
            return self._people[0], button
        if "ready" not in offered:
            return None
        round_id = offered["ready"].rpartition(":")[0]
        if round_id != self._round:
            self._round = round_id
            self._turns = ((person, action) for person in self._people for action in ("hand", "ready"))
        person, action = next(self._turns, (0, ""))
        return (person, offered[action]) if action in offered else None
