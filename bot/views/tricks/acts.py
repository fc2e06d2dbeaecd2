"""What the buttons below somebody's cards do, and what they carry for it in their custom ids."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from bot.rules.cards import parse_card
from bot.rules.hearts import Moon
from bot.tables.ids import UserId
from bot.tables.tricks import ChooseMoon, HandCommand, PlayCard, Prepare, TrickTable, with_cards

# A card, some places among thirteen cards, what shooting the moon does, or nothing.
ARGS: Final = rf"[0-9a-c]{{0,13}}|(?:[2-9AJQK]|10)[SHDC]|{'|'.join(Moon)}"


class Act(StrEnum):
    """What a button of a panel does."""

    PLAY = "play"
    PICK = "pick"
    CLEAR = "clear"
    CONFIRM = "confirm"
    MOON = "moon"
    NEXT = "next"
    BACK = "back"
    HINT = "hint"
    # On a panel that is not kept up to date any more.
    SHOW = "show"


def write_places(places: Iterable[int]) -> str:
    """Return places among thirteen cards as a custom id holds them.

    Example:
        >>> write_places([12, 0, 3])
        '03c'
    """
    return "".join(f"{place:x}" for place in sorted(places))


def read_places(written: str) -> tuple[int, ...]:
    """Return places among thirteen cards, from a custom id."""
    return tuple(sorted({int(sign, 16) for sign in written}))


def card_command(act: Act, arg: str, table: TrickTable, user_id: UserId) -> HandCommand | None:
    """Return what a button does to the hand of who presses it; None where it does nothing to it yet.

    Args:
        act: What the button does.
        arg: With what.
        table: The table.
        user_id: Who presses it.

    Raises:
        RuleError: They have no cards.
    """
    match act:
        case Act.PLAY:
            return PlayCard(user_id, parse_card(arg), round=table.round)
        case Act.CONFIRM:
            place = with_cards(table, user_id)
            assert table.hand is not None
            picked = tuple(table.hand.deal[place][at] for at in read_places(arg))
            return Prepare(user_id, picked, round=table.round)
        case Act.MOON:
            return ChooseMoon(user_id, Moon(arg), round=table.round)
    return None
