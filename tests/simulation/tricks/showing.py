"""Whether the message of a table of Hearts or Gong Zhu shows it as it stands."""

from typing import Final

from tests.simulation.books import Table
from tests.simulation.cards import cards_in
from tests.simulation.places import Message, walk, words_of
from tests.simulation.tricks.hands import SEATS, hand_of

# What can be pressed in each phase, and in none of the others.
_OFFERED: Final = {
    "lobby": "start",
    **dict.fromkeys(("preparing", "playing", "choosing"), "hand"),
    "between": "next",
    "over": "again",
}
_CLOSED: Final = "is closed"


def is_shown(table: Table, message: Message) -> bool:
    """Tell whether a message shows a table in its phase and hand, with the cards that lie on it."""
    words = words_of(message.payload)
    buttons = {str(each["custom_id"]) for each in walk(message.components) if "custom_id" in each}
    place = f"{table.game}:{table.table_id}:{table.round}"
    if not table.is_open:
        return buttons == {f"{place}:details"} and f"table {table.table_id} {_CLOSED}" in words
    own = {button for button in buttons if not button.startswith(("lesson:", "more:"))}
    offered = {button.rpartition(":")[2] for button in own if button.startswith(f"{place}:")}
    is_current = len(offered) == len(own) and offered & set(_OFFERED.values()) == {_OFFERED[table.phase]}
    return is_current and _on_table(table) <= cards_in(words)


def _on_table(table: Table) -> frozenset[str]:
    """Return the cards of the running trick, or of the last one until the next begins."""
    hand = hand_of(table.kept)
    if hand is None or table.phase != "playing" or not hand.plays:
        return frozenset()
    last = (len(hand.plays) - 1) % SEATS + 1
    return frozenset(hand.plays[-last:])
