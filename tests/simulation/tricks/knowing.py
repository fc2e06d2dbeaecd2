"""Which cards somebody may know from tables of Hearts and Gong Zhu and from daily deals.

A pack is dealt in every hand: what everybody has seen in one is a secret again in the next. So a message has
to say which hand it shows, by its buttons, by the seed of a hand that is over, or by what it answers.
"""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from bot.tables.leases import DIRECT_MESSAGES
from bot.views.phrases import SHOWN_DIGITS
from tests.simulation.books import Books, RoundKey, Table
from tests.simulation.cards import cards_in
from tests.simulation.following import followed_in
from tests.simulation.places import Channel, Interaction, Message, walk, words_of
from tests.simulation.tricks.hands import DECK, hand_of
from tests.simulation.tricks.kept import (
    GAMES,
    OWN,
    WITH_CARDS,
    daily_hands,
    dealt_to,
    running_tables,
    settled_hands,
)

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_NONE: Final[frozenset[str]] = frozenset()
_AT_TABLE: Final = re.compile(rf"(?:review:)?(?:{'|'.join(GAMES)}):(\d+):(\d+)(?::|$)")
_CLOSED: Final = re.compile(r"table (\d+) is closed")
_DAILY: Final = re.compile(rf"daily:({'|'.join(GAMES)}):(\d+):")


class Knowledge:
    """What people may know."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books
        # Since when hands have been over; None for those that are played.
        self._over_s: dict[RoundKey, float | None] = {}

    def note(self) -> None:
        """Remember which hands are played, and when they were over."""
        played = {table.key for table in running_tables(self._books) if table.phase in WITH_CARDS}
        for key in played:
            self._over_s[key] = None
        for key, over_s in self._over_s.items():
            if over_s is None and key not in played:
                self._over_s[key] = self._side.schedule.now_s

    def vouches_for(self, message: Message, cards: frozenset[str]) -> bool:
        """Tell whether all who see a message may know the cards it names."""
        self.note()
        viewers = self._side.viewers(message)
        viewer_id = next(iter(viewers)) if len(viewers) == 1 else None
        typed = _NONE if message.interaction is None else cards_in(words_of(message.interaction.data))
        return any(cards <= known | typed for known in self._sources(message, viewer_id))

    def _sources(self, message: Message, viewer_id: int | None) -> Iterator[frozenset[str]]:
        """Yield what may be known from each of the hands that a message may be about."""
        if (followed := followed_in(message)) is not None:
            # Also to somebody who has just taken a seat.
            yield self._of_hand(followed[1], None)
            return
        named = [str(each.get("custom_id")) for each in walk(message.components)]
        if found := [each for custom_id in named for each in self._named(custom_id, message, viewer_id)]:
            yield from found
        elif self._is_page(message):
            yield DECK
        elif message.interaction is not None:
            yield from self._answering(message.interaction, viewer_id)

    def _is_page(self, message: Message) -> bool:
        """Tell whether a message shows a hand that is over: it has no buttons, but the start of its seed.

        Or it says that its table is closed, of which no hand is played any more.
        """
        words = words_of(message.payload)
        if closed := _CLOSED.search(words):
            return all(each.table_id != int(closed[1]) for each in running_tables(self._books))
        return any(each.seed[:SHOWN_DIGITS] in words for each in settled_hands(self._books).values())

    def _named(self, custom_id: str, message: Message, viewer_id: int | None) -> Iterator[frozenset[str]]:
        if match := _AT_TABLE.match(custom_id):
            yield self._of_hand((int(match[1]), int(match[2])), viewer_id)
        elif match := _DAILY.match(custom_id):
            yield self._of_daily((self._kept_under(message.channel), match[1], int(match[2]), viewer_id))

    def _kept_under(self, channel: Channel) -> int:
        """Return under which server a daily hand is kept: outside of the bot's servers under number 0."""
        return DIRECT_MESSAGES if self._side.lacks_bot(channel) else channel.guild_id or DIRECT_MESSAGES

    def _answering(self, made: Interaction, viewer_id: int | None) -> Iterator[frozenset[str]]:
        """Yield what may be known from hands that were played since somebody has asked for a message."""
        custom_id = made.data.get("custom_id", "")
        if match := _DAILY.match(custom_id):
            yield self._of_daily((self._kept_under(made.channel), match[1], int(match[2]), viewer_id))
        for key, over_s in self._over_s.items():
            is_recent = over_s is None or over_s >= made.made_s
            if self._asks_about(made, key[0]) and (is_recent or self._is_latest(key, custom_id)):
                yield self._of_hand(key, viewer_id)

    def _is_latest(self, key: RoundKey, custom_id: str) -> bool:
        """Tell whether a button is of a table's latest hand: its last trick is told however late one asks.

        A closed table has no later hand.
        """
        match = _AT_TABLE.match(custom_id)
        is_named = match is not None and (int(match[1]), int(match[2])) == key
        return is_named and all(
            table.key == key for table in running_tables(self._books) if table.table_id == key[0]
        )

    def _asks_about(self, made: Interaction, table_id: int) -> bool:
        if match := _AT_TABLE.match(made.data.get("custom_id", "")):
            return int(match[1]) == table_id
        return made.data.get("name") in GAMES and self._books.channel_of(table_id) == made.channel.channel_id

    def _of_hand(self, key: RoundKey, viewer_id: int | None) -> frozenset[str]:
        """Return what somebody, or everybody, may know of a hand: all of it once it is over."""
        table = next((each for each in running_tables(self._books) if each.table_id == key[0]), None)
        if table is None or key[1] < table.round:
            return DECK
        if key[1] > table.round:
            return _NONE
        return self._of_latest(table, viewer_id) if table.phase in WITH_CARDS else DECK

    def _of_latest(self, table: Table, viewer_id: int | None) -> frozenset[str]:
        hand = hand_of(table.kept)
        if hand is None:
            return _NONE
        seat = dealt_to(self._books, table).get(viewer_id or 0)
        return hand.public if seat is None else hand.public | hand.known_to(seat)

    def _of_daily(self, key: tuple[int | None, str, int, int | None]) -> frozenset[str]:
        """Return what somebody may know of a daily deal; what everybody is shown of it names no card."""
        own = next((each for each in daily_hands(self._books) if each.key == key), None)
        if own is None:
            return _NONE
        return DECK if own.score is not None else own.hand.public | own.hand.known_to(OWN)
