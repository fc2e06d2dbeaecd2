"""The people of a load: five at each table, who play one round of Gnau after the other."""

from collections import deque
from typing import Any, Final

from tests.bench.stand_in import StandIn, custom_ids

SEATS: Final = 5
# Far from the numbers of servers and channels.
_FIRST_PERSON: Final = 10**17


class TableOfPeople:
    """Five people in a channel, who press what leads to the next round."""

    def __init__(self, discord: StandIn, channel_id: int, number: int) -> None:
        self._discord = discord
        self._channel_id = channel_id
        first = _FIRST_PERSON + number * SEATS
        self._people = range(first, first + SEATS)
        self._opening: deque[int] = deque(self._people[:1])
        # Whoever opens the table is at it.
        self._joining = deque(self._people[1:])
        self._round = ""
        self._turns: deque[tuple[int, str]] = deque()
        self._latest: tuple[deque[Any], Any] | None = None

    def next_click(self) -> dict[str, Any] | None:
        """Return what one of them does now; None where they wait for the bot, or for their cards to turn."""
        self._latest = None
        shown = self._discord.shown(self._channel_id)
        if shown is None:
            opener = self._next_of(self._opening)
            return opener and self._discord.command(opener, self._channel_id, "gnau open")
        offered = [each for each in custom_ids(shown["components"]) if each.startswith("gnau:")]
        found = self._wanted({each.rpartition(":")[2]: each for each in offered})
        if found is None:
            return None
        person, button = found
        return self._discord.press(person, shown, f"^{button}$")

    def failed(self) -> None:
        """Note that the latest click had no answer in time: whoever sees that it failed does it again."""
        if self._latest is not None:
            waiting, first = self._latest
            waiting.appendleft(first)

    def _next_of(self, waiting: deque[Any]) -> Any:
        """Return whose turn it is, which is over with this; None where nobody waits."""
        if not waiting:
            return None
        self._latest = waiting, waiting.popleft()
        return self._latest[1]

    def _wanted(self, offered: dict[str, str]) -> tuple[int, str] | None:
        if "join" in offered and (person := self._next_of(self._joining)):
            return person, offered["join"]
        if button := offered.get("deal", offered.get("deal_again")):
            return self._people[0], button
        if "ready" not in offered:
            return None
        round_id = offered["ready"].rpartition(":")[0]
        if round_id != self._round:
            self._round = round_id
            self._turns = deque((person, action) for person in self._people for action in ("hand", "ready"))
        person, action = self._next_of(self._turns) or (0, "")
        return (person, offered[action]) if action in offered else None
