"""What must always be true of tournaments: the same cards for all, and nobody sees them too early."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from bot.views.phrases import SHOWN_DIGITS
from tests.simulation.books import Books, RoundKey
from tests.simulation.cards import cards_in
from tests.simulation.choosing import Onlooker
from tests.simulation.payloads import APPLICATIONS
from tests.simulation.places import Message, walk
from tests.simulation.tournaments.kept import (
    CANCELLED,
    GATHERING,
    ORDER,
    OVER,
    PLAYING,
    Place,
    Tournament,
    has_tournaments,
    seeds_of,
    tournaments,
)
from tests.simulation.tournaments.standing import misstated
from tests.simulation.tricks.hands import hand_of
from tests.simulation.tricks.kept import running_tables, settled_hands
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_TEXT: Final = shipped_texts().text()
_STATES: Final = {
    state: re.compile(
        rf"^{re.escape(_TEXT(f'tournament-title-{state}', game='GAME', tournament='NUMBER'))}$".replace(
            "GAME", ".+"
        ).replace("NUMBER", r"(\d+)"),
        re.MULTILINE,
    )
    for state in ORDER
}
_LOCK: Final = re.compile(rf"Shuffle lock `([0-9a-f]{{{SHOWN_DIGITS}}})")
_ROOT: Final = re.compile(r"Shuffle key of all hands: `([0-9a-f]{64})`")
_CHECKED: Final = re.compile(r"^([✅❌]) Hand (\d+): ", re.MULTILINE)
_NAMED: Final = re.compile(r"(?:\w+:)?(?:hearts|gongzhu):(\d+):(\d+)(?::|$)")
_TYPED: Final = re.compile(r"(\d+)[.-](\d+)")


class TournamentReferee(Onlooker):
    """Looks at the tournaments in the books, and at all that anyone is shown of their hands."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books
        self._states: dict[int, str] = {}
        # The lock of each, as it was shown first.
        self._locks: dict[int, str] = {}
        # The messages that say how each has ended.
        self._ends: dict[int, set[int]] = {}
        self.counts: Counter[str] = Counter()

    def faults(self) -> Iterator[str]:
        """Yield what is wrong with seats, cards and the order of things."""
        for each in self._all():
            before = self._states.get(each.number, GATHERING)
            self._states[each.number] = each.state
            if before in {OVER, CANCELLED} and each.state != before:
                yield f"tournament {each.number} was {before}, and is {each.state} now"
            if each.state != before:
                self.counts[f"tournaments-{each.state}"] += 1
            yield from _misseated(each)
            yield from self._seated_otherwise(each)
            yield from self._other_cards(each)

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what a message tells of deals that are still to be played, or says of a standing wrongly."""
        if not has_tournaments(self._books):
            return
        found = self._all()
        for each in found:
            yield from self._seeds_told(each, words)
        if cards_in(words):
            for key in self._hands_in(message, words, found):
                yield from self._seen_too_early(message, key, found)
        for state, title in _STATES.items():
            for number in map(int, title.findall(words)):
                own = next((each for each in found if each.number == number), None)
                if own is None:
                    yield f"tournament {number} is shown, and there is none"
                else:
                    yield from self._misshown(message, own, state, words)

    def forget(self, message: Message) -> None:
        """Hear that a message was taken back."""
        for message_ids in self._ends.values():
            message_ids.discard(message.message_id)

    def unannounced(self) -> list[str]:
        """Return the tournaments that nobody has ended, or whose ends nobody was shown."""
        return [
            f"the end of tournament {each.number} ({each.state})"
            for each in self._all()
            if self._side.is_there(self._side.channels[each.channel_id])
            and not (each.state in {OVER, CANCELLED} and self._ends.get(each.number))
        ]

    def _all(self) -> list[Tournament]:
        if not has_tournaments(self._books):
            return []
        return tournaments(self._books, settled_hands(self._books))

    def _seated_otherwise(self, each: Tournament) -> Iterator[str]:
        """Yield who sits or looks on at another table than their own."""
        tables = {table.table_id: table for table in self._books.tables()}
        for place in each.places:
            own = each.people_at(place.number)
            thread = self._side.channels.get(place.thread_id or 0)
            if thread is not None and thread.thread is not None:
                for user_id in sorted(thread.thread.members - {*own, *APPLICATIONS}):
                    yield f"{user_id} is in the thread of another table of tournament {each.number}"
            if place.table_id is None:
                continue
            for seat, kept in enumerate(tables[place.table_id].kept["seats"]):
                for user_id in {kept["user_id"], kept["holder_id"]} - {None}:
                    if own.get(user_id) != seat:
                        yield f"{user_id} sits at table {place.table_id}, where they have no seat"

    def _other_cards(self, each: Tournament) -> Iterator[str]:
        """Yield which table has cards of its own, or others than those of the seeds under the lock."""
        dealt: dict[int, Any] = {}
        running = {table.table_id: table for table in running_tables(self._books)}
        _, *seeds = seeds_of(each.root, each.deals)
        for place in each.places:
            played = [(hand.number, hand.hand, hand.seed) for hand in place.hands]
            table = running.get(place.table_id or 0)
            if table is not None and (hand := hand_of(table.kept)) is not None:
                played.append((table.round, hand, table.kept["shuffle"]["seed"]))
            for number, hand, seed in played:
                named = f"hand {place.table_id}-{number} of tournament {each.number}"
                if number > each.deals or seed != seeds[number - 1]:
                    yield f"{named} was shuffled by another seed"
                # All tables turn alike within four deals, and differently after them.
                cards = hand.deal if number <= len(hand.deal) else frozenset(map(frozenset, hand.deal))
                if dealt.setdefault(number, cards) != cards:
                    yield f"{named} has other cards than at the other tables"
        self.counts["deals-compared"] = max(self.counts["deals-compared"], len(dealt))

    def _seeds_told(self, each: Tournament, words: str) -> Iterator[str]:
        if not each.is_played:
            return
        _, *seeds = seeds_of(each.root, each.deals)
        secret = [each.root, *seeds[each.unsealed :]]
        if any(seed[:SHOWN_DIGITS] in words for seed in secret):
            yield f"a seed of tournament {each.number} is shown while it is played"

    def _hands_in(self, message: Message, words: str, found: list[Tournament]) -> Iterator[RoundKey]:
        """Yield the hands of tournaments that a message could show."""
        yield from ((int(at), int(number)) for at, number in _keys(message))
        if message.interaction is not None:
            typed = str(message.interaction.data)
            yield from ((int(at), int(number)) for at, number in _TYPED.findall(typed))
        for each in found:
            for place in each.places:
                if place.thread_id == message.channel.channel_id and place.table_id is not None:
                    yield place.table_id, each.unsealed + 1
                for hand in place.hands:
                    if hand.seed[:SHOWN_DIGITS] in words:
                        yield hand.table_id, hand.number

    def _seen_too_early(self, message: Message, key: RoundKey, found: list[Tournament]) -> Iterator[str]:
        """Yield that somebody sees cards of a deal that others have to play, and does not play it there."""
        for each in found:
            place = next((place for place in each.places if place.table_id == key[0]), None)
            if place is None or key[1] <= each.unsealed:
                continue
            others = self._side.viewers(message) - each.people_at(place.number).keys()
            if message.viewer_id is None:
                # They see the threads of all tables.
                others -= self._side.servers[each.guild_id].managers
            if others:
                what = f"deal {key[1]} of tournament {each.number}"
                yield f"{what} is shown to {sorted(others)} before every table has played it"

    def _misshown(self, message: Message, each: Tournament, state: str, words: str) -> Iterator[str]:
        named = f"tournament {each.number}"
        self.counts["standings"] += "After hand" in words
        lock, *_ = seeds_of(each.root, each.deals)
        for shown in _LOCK.findall(words):
            first = self._locks.setdefault(each.number, shown)
            if shown not in {first, lock[:SHOWN_DIGITS]} or first != lock[:SHOWN_DIGITS]:
                yield f"{named} shows the lock {shown}, and showed {first} before"
        for root in _ROOT.findall(words):
            opened = seeds_of(root, each.deals)[0][:SHOWN_DIGITS]
            if opened != self._locks.get(each.number, opened):
                yield f"the lock of {named} does not open to its root"
            self.counts["roots"] += 1
        for mark, number in _CHECKED.findall(words):
            self.counts["deals-checked"] += 1
            if mark == "❌" or int(number) > each.unsealed:
                yield f"deal {number} of {named} is checked as {mark}"
        yield from misstated(each, words, state=state)
        if message.viewer_id is None and state in {OVER, CANCELLED}:
            if state == OVER and each.is_played:
                yield f"{named} is told to be over while it is played"
            self._ends.setdefault(each.number, set()).add(message.message_id)


def _misseated(each: Tournament) -> Iterator[str]:
    """Yield who has no seat of their own in a tournament that has begun."""
    if each.state not in {PLAYING, OVER}:
        return
    taken = Counter(each.people.values())
    for at, people in taken.items():
        if None in at or people > 1:
            yield f"{people} people sit at {at} in tournament {each.number}"
    numbers = {place.number for place in each.places}
    if not {number for number, _ in each.people.values()} <= numbers:
        yield f"somebody sits at no table of tournament {each.number}"
    for place in each.places:
        yield from _miscounted(each, place)


def _miscounted(each: Tournament, place: Place) -> Iterator[str]:
    """Yield that a table has played other hands than one of each deal, in their order."""
    numbers = [hand.number for hand in place.hands]
    if numbers != list(range(1, len(numbers) + 1)) or len(numbers) > each.deals:
        yield f"table {place.table_id} of tournament {each.number} has played the deals {numbers}"


def _keys(message: Message) -> list[tuple[str, str]]:
    named = (str(each.get("custom_id", "")) for each in walk(message.components))
    return [(match[1], match[2]) for each in named if (match := _NAMED.match(each))]
