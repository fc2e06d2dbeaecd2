"""What everybody is told of games of Hearts and Gong Zhu that are over."""

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from bot.rules.tricks import SEATS
from tests.simulation.books import Books, RoundKey
from tests.simulation.places import Message
from tests.simulation.tricks.kept import SettledHand, settled_hands, totals_of
from tests.simulation.tricks.stakes import paid_by

_TITLE: Final = re.compile(r"table (\d+) (?:· game finished|is closed)")
# What the last hand has brought a seat, and all of them: in words, or as it is said of the picture.
_SCORE: Final = re.compile(r"^`\s*(\S+)\s+(\S+)` ", re.MULTILINE)
_PICTURED: Final = re.compile(r"^.+: (\S+) \((?:.* )?(\S+)\)(?:, took .+)?$", re.MULTILINE)
_PAYMENTS: Final = re.compile("^💰 .+$", re.MULTILINE)
_PAID: Final = re.compile(r"<@(\d+)> \*\*(\S+)\*\*")
_WON: Final = "🏆"


class Announcements:
    """Remembers which results were shown, and compares them with what was kept."""

    def __init__(self, books: Books) -> None:
        self._books = books
        self._announcing: dict[RoundKey, set[int]] = defaultdict(set)

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what a message says of a game and is not so."""
        title = _TITLE.search(words)
        if title is None or _WON not in words:
            return
        game = self._game_told(int(title[1]), words)
        if game is None:
            yield f"a game of table {title[1]} is announced, but not in the books"
            return
        self._announcing[game.table_id, game.number].add(message.message_id)
        # The words for a picture come with its place and with its file.
        pictured = [(last, total) for total, last in _PICTURED.findall(words)][:SEATS]
        scores = _SCORE.findall(words) or pictured
        told = sorted(tuple(map(_number, each)) for each in scores), _paid(words)
        kept = (
            sorted(zip(game.kept["scores"][-1], totals_of(game.kept), strict=True)),
            {key: points for key, points in paid_by(game.kept).items() if points},
        )
        if told != kept:
            yield f"game {game.game_key} is announced as {told}, kept as {kept}"

    def forget(self, message: Message) -> None:
        """Hear that a message was taken back."""
        for message_ids in self._announcing.values():
            message_ids.discard(message.message_id)

    def missing(self) -> list[SettledHand]:
        """Return the ends of games that nobody was shown."""
        settled = settled_hands(self._books).items()
        # How a table of a tournament has played is told by the tournament.
        return [
            each
            for key, each in settled
            if each.ends_game and "duplicate" not in each.kept and not self._announcing.get(key)
        ]

    def _game_told(self, table_id: int, words: str) -> SettledHand | None:
        """Return the end of the game a message tells of: it names its seed, or the table is closed since."""
        settled = settled_hands(self._books).values()
        ends = [each for each in settled if each.table_id == table_id and each.ends_game]
        named = [each for each in ends if each.seed in words]
        return next(iter([*named, *reversed(ends)]), None)


def _paid(words: str) -> dict[int, int]:
    return {
        int(user_id): _number(said)
        for line in _PAYMENTS.findall(words)
        for user_id, said in _PAID.findall(line)
    }


def _number(said: str) -> int:
    amount = int(re.sub(r"\D", "", said))
    # Before the sign stands what keeps it to the left of the digits.
    return -amount if re.match(r"[\s\u200e]*[-−]", said) else amount
