"""What people have chosen for themselves: nobody is shown another's choices, or called against their will."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, Any, Final

from tests.simulation.books import Books, Table, parsed
from tests.simulation.places import Message, walk
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

# A preference, and what it is.
Choice = tuple[str, object]

PAUSE_MS: Final = 60_000
_KEPT: Final = "SELECT options, called_ms FROM preferences WHERE user_id = ?"
_TEXT: Final = shipped_texts().text()
_OTHERWISE: Final = {"link": "WHERE", "slow": "no", "when": ""}
_PING: Final = re.compile(
    re.escape(_TEXT("turn-call-ping", user="WHO", **_OTHERWISE).partition("WHERE")[0]).replace(
        "WHO", r"((?:<@\d+>(?:, | and )?)+)"
    )
)
_LETTER: Final = _TEXT("turn-call-letter", **_OTHERWISE).partition("WHERE")[0]
# Only calls to slow tables say how much time there is.
_SLOW: Final = "⏳"


class Chosen:
    """What everybody has ever chosen: before the start, or by a press."""

    def __init__(self, side: "DiscordSide", before: Mapping[int, Mapping[str, Any]]) -> None:
        self._side = side
        self._choices = {user_id: set(chosen.items()) for user_id, chosen in before.items()}
        self._read = 0
        self._presses: Counter[int] = Counter()

    def has(self, user_id: int, choice: Choice) -> bool:
        """Tell whether somebody has ever chosen something."""
        self._catch_up()
        return choice in self._choices.get(user_id, ())

    def presses(self, user_id: int) -> int:
        """Return how often somebody has changed, or tried to change, something."""
        self._catch_up()
        return self._presses[user_id]

    def _catch_up(self) -> None:
        made = self._side.interactions
        for each in islice(made.values(), self._read, None):
            place, _, what = str(each.data.get("custom_id", "")).partition(":")
            if place == "preferences" and what != "open":
                self._presses[each.user_id] += 1
                if _is_of_panel(what):
                    self._choices.setdefault(each.user_id, set()).add(_pressed(what, each.data))
        self._read = len(made)


def _is_of_panel(what: str) -> bool:
    """Tell whether a custom id is of the first page, whose choices are known here."""
    return what.startswith(("put:", "set:"))


def _pressed(what: str, data: Mapping[str, Any]) -> Choice:
    way, name, *state = what.split(":")
    return (name, state == ["on"]) if way == "put" else (name, data["values"][0])


class Onlooker:
    """A referee that knows no cards and no books: nothing is dealt here, or owed to anyone."""

    def note(self) -> None:
        """Nothing is dealt here."""

    def faults(self) -> Iterator[str]:
        """Yield nothing: no books are kept."""
        return iter(())

    def vouches_for(self, message: Message, cards: frozenset[str]) -> bool:
        """Vouch for nothing: no cards belong to it."""
        return False

    def forget(self, message: Message) -> None:
        """Nobody has a right to such a message. A call that is taken back was a call."""

    def unannounced(self) -> list[str]:
        """Return nothing: nobody has a right to be told or called."""
        return []

    def misshown(self) -> list[Table]:
        """Return nothing: these are no tables."""
        return []


class ChoiceReferee(Onlooker):
    """Looks at what people are shown of preferences, and at the calls that they get."""

    def __init__(self, side: "DiscordSide", books: Books, chosen: Chosen) -> None:
        self._side = side
        self._books = books
        self._chosen = chosen
        # When each was called last, and how often they had changed something by then.
        self._called: dict[int, tuple[int, int]] = {}
        self._seen: set[int] = set()
        self.counts: Counter[str] = Counter()

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what a message tells somebody of preferences, or a call that should not have come."""
        yield from self._misshown_panel(message)
        if message.message_id not in self._seen and (calls := [*_calls(message, words)]):
            self._seen.add(message.message_id)
            is_slow = _SLOW in words
            for call in calls:
                self.counts["calls"] += 1
                self.counts["slow-calls"] += is_slow
                yield from self._misplaced(*call, is_slow=is_slow)

    def _misshown_panel(self, message: Message) -> Iterator[str]:
        shown = list(_shown(message))
        if not shown:
            return
        self.counts["panels"] += 1
        asker = None if message.interaction is None else message.interaction.user_id
        if viewers := self._side.viewers(message) - {asker}:
            yield f"the preferences of {asker} are shown to {sorted(viewers)}"
        for choice in shown:
            if asker is not None and not self._chosen.has(asker, choice):
                yield f"{asker} is shown a choice that they never made: {choice}"

    def _misplaced(self, user_id: int, way: str, *, is_slow: bool) -> Iterator[str]:
        # At a slow table people are pinged unless they choose otherwise, and if they take no direct messages.
        if not ((is_slow and way == "ping") or self._chosen.has(user_id, ("turn_calls", way))):
            yield f"{user_id} is called, and never wanted a {way}"
        kept = self._books.rows(_KEPT, user_id)
        # Whoever is back at the defaults by now has no row.
        if not kept:
            return
        at_ms, presses = kept[0]["called_ms"], self._chosen.presses(user_id)
        if at_ms is None:
            if parsed(kept[0]["options"]).get("turn_calls") == way and not presses:
                yield f"{user_id} is called, and nothing says when"
            return
        before = self._called.get(user_id)
        self._called[user_id] = at_ms, presses
        # With nothing chosen in between the row was gone, and when they were called with it.
        if before is not None and before[1] == presses and 0 < at_ms - before[0] < PAUSE_MS:
            yield f"{user_id} is called twice within {at_ms - before[0]} ms"


def _calls(message: Message, words: str) -> Iterator[tuple[int, str]]:
    """Yield who is called by a message, and in which way."""
    recipient_id = message.channel.recipient_id
    if message.viewer_id is None and (ping := _PING.search(words)):
        yield from ((int(user_id), "ping") for user_id in re.findall(r"\d+", ping[1]))
    elif recipient_id is not None and _LETTER in words:
        yield recipient_id, "direct"


def _shown(message: Message) -> Iterator[Choice]:
    """Yield what a panel of preferences shows as chosen, where that is not what holds by default."""
    for item in walk(message.components):
        place, _, what = str(item.get("custom_id", "")).partition(":")
        if place != "preferences" or not _is_of_panel(what):
            continue
        way, name, *state = what.split(":")
        if way == "put":
            # What is on can be switched off.
            yield from [(name, True)] if state == ["off"] else []
        else:
            for option in item["options"][1:]:
                yield from [(name, option["value"])] if option.get("default") else []
