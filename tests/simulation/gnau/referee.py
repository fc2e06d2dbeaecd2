"""What must always be true of Gnau: cards before the reveal, announced results, and its books."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tests.simulation.books import Books, RoundKey, Table
from tests.simulation.following import followed_in
from tests.simulation.gnau.quoting import are_settled_hands, quotes_best_hands
from tests.simulation.gnau.revealing import TITLE, RevealStep, step_in
from tests.simulation.gnau.rounds import (
    FACE_DOWN,
    GAME,
    HOUSE,
    four_seen_at,
    hands_at,
    settled_rounds,
    wrongly_settled,
)
from tests.simulation.places import Message, words_of
from tests.support.texts import shipped_texts

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_RESULT: Final = re.compile(r"<@(\d+)> \*\*(wins|draws|loses)(?: (\S+))?\*\*")
_DEALER: Final = re.compile(r"\*\*Dealer: <@(\d+)>\u200e\*\* · \*\*(\S+)\*\*")
_TEXT: Final = shipped_texts().text()
# The title of an answer to Why?
_WHY: Final = re.compile(
    re.escape(_TEXT("gnau-why-title", table="1", round="2")).replace("1", r"(\d+)").replace("2", r"(\d+)")
)
# What is said of the picture of a result: of each hand whose it is, after bids for how many times the stake,
# and what it brought.
_PICTURED: Final = re.compile(
    r"^(Dealer)?(?:: )?(?:Person (\d+)|(Seat \d+))?(?: ×\d+)?, ([+−±]\S+?)(?:, now [^:\n]+)?: ", re.MULTILINE
)
# Whom the picture can only call by a seat, and a dealer whom it cannot name.
_SEAT: Final = re.compile(r"(Seat \d+) = <@(\d+)>")
_DEALS: Final = re.compile(r"Dealer: <@(\d+)>")


class GnauReferee:
    """The referee of Gnau."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books
        self._announcing: dict[RoundKey, set[int]] = defaultdict(set)
        self._secret: dict[tuple[int, RoundKey], frozenset[str]] = {}
        self._four: dict[tuple[int, RoundKey], frozenset[str]] = {}
        self.counts: Counter[str] = Counter()

    def note(self) -> None:
        """Remember who was dealt what: direct messages may arrive when the round is long over."""
        for table in self._books.open_tables():
            if table.game == GAME:
                for user_id, hand in hands_at(table).items():
                    self._secret[user_id, (table.table_id, table.round)] = hand
                for user_id, four in four_seen_at(table).items():
                    self._four[user_id, (table.table_id, table.round)] = four

    def faults(self) -> Iterator[str]:
        """Yield what was moved and does not belong to a result."""
        return wrongly_settled(self._books)

    def vouches_for(self, message: Message, cards: frozenset[str]) -> bool:
        """Tell whether a message shows the cards of a settled round, or to one person their own."""
        settled, followed = settled_rounds(self._books), followed_in(message)
        if any(cards == each.cards for key, each in settled.items() if followed in {None, (GAME, key)}):
            return True
        words = words_of(message.payload)
        if quotes_best_hands(words):
            return are_settled_hands(words, settled.values())
        step = step_in(words)
        if step is not None:
            return step.key in settled and step.may_show(cards, settled[step.key])
        viewers = self._side.viewers(message)
        # Also to a follower with cards of their own, only what everyone may know is shown.
        if len(viewers) != 1 or followed is not None:
            return False
        [viewer] = viewers
        self.note()
        if (asked := _WHY.search(words)) is not None:
            return self._answers_why(cards, (int(asked[1]), int(asked[2])), viewer)
        # The fifth card is nobody's to see before it is turned.
        down = {
            (table.table_id, table.round) for table in self._books.open_tables() if table.phase in FACE_DOWN
        }
        own = {hand for (owner, key), hand in self._secret.items() if owner == viewer and key not in down}
        own |= {four for (owner, _), four in self._four.items() if owner == viewer}
        # A record does not name its dealer; who took part and is no player was it.
        own |= {
            each.hands.get(viewer, each.hands[HOUSE]) for each in settled.values() if viewer in each.deltas
        }
        return cards in own

    def _answers_why(self, cards: frozenset[str], key: RoundKey, viewer: int) -> bool:
        """Tell whether a person sees the dealer's cards of a settled round, and their own if they had any."""
        settled = settled_rounds(self._books).get(key)
        if settled is None:
            return False
        return cards == settled.hands[HOUSE] | settled.hands.get(viewer, frozenset())

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield what a message announces and is not in the books."""
        if message.viewer_id is not None or message.channel.guild_id is None:
            return
        announced = results_in(words)
        if (step := step_in(words)) is not None:
            yield from self._misread_step(message, step, {} if announced is None else announced[1])
            return
        if announced is None:
            return
        key, deltas = announced
        self._announcing[key].add(message.message_id)
        settled = settled_rounds(self._books)
        if key not in settled:
            yield f"round {key[0]}-{key[1]} is announced, but not in the books"
        elif settled[key].deltas != deltas:
            yield f"round {key[0]}-{key[1]} is announced as {deltas}, kept as {settled[key].deltas}"

    def _misread_step(self, message: Message, step: RevealStep, deltas: dict[int, int]) -> Iterator[str]:
        settled, name = settled_rounds(self._books), f"round {step.key[0]}-{step.key[1]}"
        self.counts["steps"] += 1
        if step.key not in settled:
            yield f"{name} is being revealed, but not in the books"
            return
        kept = settled[step.key]
        # What the dealer has of it so far is kept nowhere.
        if any(kept.deltas[who] != delta for who, delta in deltas.items() if who in kept.hands):
            yield f"{name} is shown as {deltas}, kept as {kept.deltas}"
        if message.message_id in self._announcing.get(step.key, ()):
            yield f"{name} is revealed once more after its end"

    def forget(self, message: Message) -> None:
        """Hear that a message was taken back."""
        for message_ids in self._announcing.values():
            message_ids.discard(message.message_id)

    def unannounced(self) -> list[str]:
        """Return the rounds whose results nobody was shown who could have been."""
        announced = {key for key, message_ids in self._announcing.items() if message_ids}
        missing = sorted(settled_rounds(self._books).keys() - announced)
        channels = self._side.channels
        return [
            f"round {table_id}-{number}"
            for table_id, number in missing
            # What was not shown before its table was damaged cannot be shown any more.
            if table_id not in self._books.damaged
            and self._side.is_there(channels[self._books.channel_of(table_id)])
        ]

    def misshown(self) -> list[Table]:
        """Return nothing: a table that has ended shows its last result, which is announced."""
        return []


def results_in(words: str) -> tuple[RoundKey, dict[int, int]] | None:
    """Return the round that a message announces and what it says of everybody, if it announces one."""
    title = TITLE.search(words)
    players = {int(who): _moved(verb, said) for who, verb, said in _RESULT.findall(words)}
    players |= _pictured_in(words)
    if title is None or not players:
        return None
    dealer = {int(who): _points(said) for who, said in _DEALER.findall(words)}
    return (int(title[1]), int(title[2])), players | dealer


def _pictured_in(words: str) -> dict[int, int]:
    """Return what is said of the picture of a result."""
    seats, deals = dict(_SEAT.findall(words)), _DEALS.search(words)
    moved = {}
    for dealer, person, seat, said in _PICTURED.findall(words):
        who = person or seats.get(seat) or (deals[1] if dealer and deals else "")
        if who:
            moved[int(who)] = _points(said)
    return moved


def _moved(verb: str, said: str) -> int:
    return {"wins": 1, "draws": 0, "loses": -1}[verb] * (0 if said in {"", "nothing"} else _points(said))


def _points(said: str) -> int:
    amount = int(re.sub(r"\D", "", said))
    return -amount if said[0] in "-−" else amount
