"""What must always be true of what people see: cards before the reveal, and announced results."""

import re
from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tests.simulation.books import Books, RoundKey, SettledRound
from tests.simulation.places import Message, words_of

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_CARD: Final = re.compile(r"(?<![A-Za-z0-9])(10|[2-9AJQKT])(?:([♠♥♦♣])|([SHDC])(?![A-Za-z0-9]))")
_TITLE: Final = re.compile(r"table (\d+) · round (\d+)")
_RESULT: Final = re.compile(r"<@(\d+)> \*\*(?:beats|ties|loses)\*\* · \*\*(\S+)\*\*")
_DEALER: Final = re.compile(r"\*\*Dealer: <@(\d+)>\*\* · \*\*(\S+)\*\*")


def cards_in(words: str) -> frozenset[str]:
    """Return the cards that a text names, in any of the ways there are to write them."""
    found = (
        f"{'10' if rank == 'T' else rank}{_SUITS.get(symbol) or letter}"
        for rank, symbol, letter in _CARD.findall(words)
    )
    return frozenset(found)


def results_in(words: str) -> tuple[RoundKey, dict[int, int]] | None:
    """Return the round that a message announces and what it says of everybody, if it announces one."""
    title = _TITLE.search(words)
    lines = [*_RESULT.findall(words), *_DEALER.findall(words)]
    if title is None or not _RESULT.search(words):
        return None
    return (int(title[1]), int(title[2])), {int(user_id): _points(said) for user_id, said in lines}


def _points(said: str) -> int:
    amount = int(re.sub(r"\D", "", said))
    return -amount if said[0] in "-−" else amount


class Watcher:
    """Looks at every message at the moment it is shown.

    Args:
        side: Discord.
        books: The database.
        violated: Called with a sentence for everything that is wrong.
    """

    def __init__(self, side: "DiscordSide", books: Books, violated: Callable[[str], None]) -> None:
        self._side = side
        self._books = books
        self._violated = violated
        self._announcing: dict[RoundKey, set[int]] = defaultdict(set)
        self._secret: dict[tuple[int, RoundKey], frozenset[str]] = {}

    @property
    def announced(self) -> set[RoundKey]:
        """The rounds whose results were shown, in messages that the bot has not taken back."""
        return {key for key, message_ids in self._announcing.items() if message_ids}

    def forget(self, message: Message) -> None:
        """Hear that the bot has taken a message back: nobody can count on having read it."""
        for message_ids in self._announcing.values():
            message_ids.discard(message.message_id)

    def look(self, message: Message) -> None:
        """Look at a message that was just sent or changed."""
        words = words_of(message.payload)
        cards = cards_in(words)
        if not cards:
            return
        settled = self._books.settled()
        self._verify_secret(message, cards, settled)
        if message.viewer_id is None and message.channel.guild_id is not None:
            self._verify_announced(message, words, settled)

    def note_hands(self) -> None:
        """Remember who was dealt what: direct messages may arrive when the round is long over."""
        for table in self._books.open_tables():
            for user_id, hand in table.hands.items():
                self._secret[user_id, (table.table_id, table.round)] = hand

    def _verify_secret(
        self, message: Message, cards: frozenset[str], settled: dict[RoundKey, SettledRound]
    ) -> None:
        viewers = self._side.viewers(message)
        if not viewers or any(cards == each.cards for each in settled.values()):
            return
        if len(viewers) == 1:
            [viewer] = viewers
            self.note_hands()
            own = {hand for (owner, _), hand in self._secret.items() if owner == viewer}
            # A record does not name its dealer; who took part and is no player was it.
            own |= {
                each.hands.get(viewer, each.hands[0]) for each in settled.values() if viewer in each.deltas
            }
            if cards in own:
                return
        shown = " ".join(sorted(cards))
        self._violated(f"cards of no settled round are shown to {len(viewers)} people: {shown}")

    def _verify_announced(self, message: Message, words: str, settled: dict[RoundKey, SettledRound]) -> None:
        announced = results_in(words)
        if announced is None:
            return
        key, deltas = announced
        self._announcing[key].add(message.message_id)
        if key not in settled:
            self._violated(f"round {key[0]}-{key[1]} is announced, but not in the books")
        elif settled[key].deltas != deltas:
            self._violated(f"round {key[0]}-{key[1]} is announced as {deltas}, kept as {settled[key].deltas}")
