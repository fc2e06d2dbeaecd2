"""The results of the check of a deal in words."""

from collections.abc import Callable, Iterable
from typing import Final, TypeAlias

from bot.rules.cards import Card, format_cards, parse_cards
from bot.rules.deal_files import Check
from bot.text.catalog import Text

# The steps, in any game, that compare cards. Deal files write these like `10H AS`.
_OF_CARDS: Final = frozenset({"shuffle", "hands", "deal"})

# Writes cards for a reader. By default they are written as in the file.
WriteCards: TypeAlias = Callable[[Iterable[Card]], str]


def check_line(text: Text, check: Check, write: WriteCards = format_cards) -> str:
    """Return the result of one step in a sentence."""
    if check.is_open:
        return text("deal-left-open")
    result = "ok" if check.ok else "wrong"
    return text(
        f"deal-check-{check.step}-{result}",
        expected=_word(check, check.expected, write),
        found=_word(check, check.found, write),
        reason="" if check.reason is None else text.error(check.reason),
    )


def differing_lines(
    text: Text, check: Check, name: Callable[[str], str], write: WriteCards = format_cards
) -> list[str]:
    """Return a sentence for each person or seat for which a step does not hold.

    Args:
        name: Returns the name, for the reader, of a person or seat in the check.
    """
    lines = []
    for who, (one, other) in check.differing.items():
        expected, found = (str(_word(check, value, write)) or "–" for value in (one, other))
        lines.append(text("deal-check-differs", who=name(who), expected=expected, found=found))
    return lines


def _word(check: Check, value: object, write: WriteCards) -> str | int:
    if isinstance(value, str) and check.step in _OF_CARDS:
        return write(parse_cards(value, packs=None))
    return value if isinstance(value, str | int) else ""
