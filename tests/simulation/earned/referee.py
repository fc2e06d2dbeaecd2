"""What must always be true of medals and achievements: won once, told once, and never changed afterwards."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from bot.views.earned import told_achievement
from bot.views.style import MEDALS
from tests.simulation.books import Books
from tests.simulation.choosing import Onlooker
from tests.simulation.earned.months import Month, Won, month_of, won_by
from tests.simulation.places import Message
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_TEXT: Final = shipped_texts().text()
_NAMES: Final = ("gnau-tonku", "hearts-sweep", "gongzhu-sweep", "drill-week", "deal-checked")
_TOLD: Final = {told_achievement(_TEXT, name): name for name in _NAMES}
_TITLE: Final = re.compile(re.escape(_TEXT("gnau-stats-title", user="WHO")).replace("WHO", r"\D*(\d+)\D*?"))
_MEDALS: Final = re.compile(re.escape(_TEXT("medals-title", counts="COUNTS")).replace("COUNTS", "(.*)"))
_ACHIEVED: Final = re.compile(
    re.escape(_TEXT("achievements-line", name="NAME", date="DATE"))
    .replace("NAME", "(.+)")
    .replace("DATE", ".+")
)

_CLOSED: Final = "SELECT guild_id, since_day FROM seasons"
_KEPT: Final = "SELECT * FROM medals"
_PLAYED: Final = "SELECT id, guild_id, settled_ms FROM rounds ORDER BY id"
_HAS: Final = "SELECT 1 FROM achievements WHERE guild_id = ? AND user_id = ? AND name = ?"
_UNFOUNDED: Final = """
    SELECT a.user_id, a.name FROM achievements a WHERE a.round_id IS NOT NULL AND NOT EXISTS (
        SELECT 1 FROM rounds r JOIN round_players p ON p.round_id = r.id
        WHERE r.id = a.round_id AND r.guild_id = a.guild_id AND p.user_id = a.user_id)
"""
_OWN_MEDALS: Final = "SELECT COUNT(*) FROM medals WHERE guild_id = ? AND user_id = ? AND place = ?"


class EarnedReferee(Onlooker):
    """Looks at the closed months in the books, and at what people are told that they have earned."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books
        self._closed: dict[Month, frozenset[Won]] = {}
        # The latest round that was there after the step before.
        self._latest = 0
        # Who was told what in which server, and in which messages.
        self._told: dict[tuple[int, int, str], set[int]] = {}
        self.counts: Counter[str] = Counter()

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with the closed months, and with what was achieved."""
        played = self._books.rows(_PLAYED)
        latest = max((row["id"] for row in played), default=0)
        closed = {(row["guild_id"], row["since_day"]) for row in self._books.rows(_CLOSED)}
        medals: dict[Month, set[Won]] = {month: set() for month in closed}
        for row in self._books.rows(_KEPT):
            medals.setdefault((row["guild_id"], row["since_day"]), set()).add(_won(row))
        for month in self._closed.keys() - closed:
            yield f"the month {month} was closed, and is not any more"
        for month, won in medals.items():
            if month not in closed:
                yield f"there are medals of the month {month}, which is not closed"
            elif month not in self._closed:
                yield from self._wrongly_closed(month, frozenset(won), latest)
            elif won != self._closed[month]:
                yield f"the medals of {month} have changed since it was closed"
        for guild_id, since_day in set(_over(played)) - closed:
            yield f"people play on in {guild_id}, and its month {since_day} is not closed"
        for row in self._books.rows(_UNFOUNDED):
            yield f"{row['user_id']} has achieved {row['name']} in a round that they did not play"
        self._latest = latest

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what somebody is told that they have achieved, and have not or heard before."""
        for name in (name for told, name in _TOLD.items() if told in words):
            yield from self._mistold(message, name)
        if title := _TITLE.search(words):
            yield from self._misshown(message.channel.guild_id, int(title[1]), words)

    def _wrongly_closed(self, month: Month, won: frozenset[Won], latest: int) -> Iterator[str]:
        """Yield that the medals of a month closed in this step are not those of the rounds in it.

        At which of the rounds of this step it was closed, nothing says.
        """
        self._closed[month] = won
        self.counts["months"] += 1
        self.counts["medals"] += len(won)
        if all(won != won_by(self._books, month, upto) for upto in range(self._latest, latest + 1)):
            yield f"the medals of {month} are not those of its rounds: {sorted(won)}"

    def _mistold(self, message: Message, name: str) -> Iterator[str]:
        guild_id, user_id = message.channel.guild_id or 0, message.viewer_id
        if user_id is None:
            yield f"everyone is told that somebody has achieved {name}"
            return
        if not self._books.rows(_HAS, guild_id, user_id, name):
            yield f"{user_id} is told of {name}, and has not achieved it"
        told = self._told.setdefault((guild_id, user_id, name), set())
        # What the bot never heard to have arrived is sent again.
        if told - {message.message_id} - self._side.unheard:
            yield f"{user_id} is told of {name} twice"
        if not told:
            self.counts["told"] += 1
        told.add(message.message_id)

    def _misshown(self, guild_id: int | None, user_id: int, words: str) -> Iterator[str]:
        self.counts["statistics"] += 1
        if counted := _MEDALS.search(words):
            for place, count in _counts(counted[1]):
                [(kept,)] = self._books.rows(_OWN_MEDALS, guild_id, user_id, place)
                # Others may have been won since the bot has read them.
                if count > kept:
                    yield f"{user_id} has {kept} medals for place {place}, and {count} are shown"
        names = {_TEXT(f"achievement-{name}"): name for name in _NAMES}
        for called in _ACHIEVED.findall(words):
            if not self._books.rows(_HAS, guild_id, user_id, names.get(called)):
                yield f"{user_id} has not achieved what is shown: {called}"


def _won(row: Any) -> Won:
    return row["board"], row["user_id"], row["place"], row["score"], row["rounds"]


def _over(played: Iterable[Any]) -> Iterator[Month]:
    """Yield the months after which people have played on; a clock that is set back does not count."""
    latest: dict[int, int] = {}
    for row in played:
        guild_id, since_day = row["guild_id"], month_of(row["settled_ms"])
        before = latest.setdefault(guild_id, since_day)
        if before < since_day:
            yield guild_id, before
            latest[guild_id] = since_day


def _counts(shown: str) -> Iterator[tuple[int, int]]:
    """Yield each place and how many medals somebody has for it."""
    for part in shown.split(" · "):
        mark, count = part.split()
        yield MEDALS.index(mark) + 1, int(count)
