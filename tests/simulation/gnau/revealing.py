"""What a step of a reveal may show: as many of the dealer's cards as lie face up, and whole hands."""

import re
from dataclasses import dataclass
from typing import Final

from tests.simulation.books import RoundKey
from tests.simulation.gnau.rounds import HOUSE, SettledRound

TITLE: Final = re.compile(r"table (\d+) · round (\d+)")
DOWN: Final = "🎴"
HAND_SIZE: Final = 5
# The dealer's hand, and who is still to come.
_HAND: Final = re.compile(rf"^# (.*{DOWN}.*)$", re.MULTILINE)
_WAITING: Final = re.compile(rf"^(?:### )?{DOWN} (.*)$", re.MULTILINE)
_PERSON: Final = re.compile(r"<@(\d+)>")


@dataclass(frozen=True)
class RevealStep:
    """A step of a reveal as a message shows it."""

    key: RoundKey
    down: int
    waiting: frozenset[int]

    def may_show(self, cards: frozenset[str], settled: SettledRound) -> bool:
        """Tell whether a message that shows this step may name these cards."""
        turned = [hand for who, hand in settled.hands.items() if who not in {HOUSE, *self.waiting}]
        # Where the bank was bid for, the hands are turned in turn; else all of them but the best at once.
        is_early = bool(turned) and (self.down > 0 or (len(self.waiting) > 1 and not settled.is_bid))
        if is_early or not self.waiting <= settled.hands.keys():
            return False
        hands = frozenset[str]().union(*turned)
        dealers = cards - hands
        return hands <= cards and dealers <= settled.hands[HOUSE] and len(dealers) == HAND_SIZE - self.down


def step_in(words: str) -> RevealStep | None:
    """Return the step that a message shows, if it shows one."""
    title, waiting = TITLE.search(words), _WAITING.search(words)
    if title is None or waiting is None:
        return None
    hand = _HAND.search(words)
    people = frozenset(map(int, _PERSON.findall(waiting[1])))
    return RevealStep((int(title[1]), int(title[2])), hand[1].count(DOWN) if hand else 0, people)
