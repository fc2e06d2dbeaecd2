"""What the buttons of a trick table carry in their custom ids: `<game>:<table>:<round>:<action>[:<arg>]`."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Self

from bot.rules.cards import parse_card
from bot.tables.games import GAMES
from bot.tables.ids import TableId, UserId
from bot.tables.tricks import (
    ChooseAfterPlay,
    ClaimRest,
    HandCommand,
    PlayCard,
    Prepare,
    TrickTable,
    with_cards,
)

# A game of tricks by its name, whichever there are. Tables of another kind have buttons of their own, whose
# ids look much the same behind that.
_OTHERS: Final = "|".join(game.name for game in GAMES if game.tricks is None)
GAME: Final = rf"(?P<game>(?!(?:{_OTHERS}):)[a-z_]{{1,20}})"
ADDRESS: Final = rf"{GAME}:(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}})"
# A card, the indices of some of thirteen cards, what is chosen after the last card, or nothing.
ARG: Final = r"(?P<arg>[0-9a-c]{0,13}|(?:[2-9AJQK]|10)[SHDC]|[a-z_]{1,20})"


@dataclass(frozen=True)
class HandAddress:
    """Which hand a button belongs to.

    Args:
        game: The name of the game.
        table_id: The table.
        round: The hand of the table.
    """

    game: str
    table_id: TableId
    round: int

    def __str__(self) -> str:
        return f"{self.game}:{self.table_id}:{self.round}"

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the address in a custom id, which its template has matched with `ADDRESS`."""
        return cls(match["game"], TableId(int(match["table"])), int(match["round"]))

    @property
    def log_fields(self) -> dict[str, int]:
        """Its table and round, for the log."""
        return {"table": self.table_id, "round": self.round}


class HandAction(StrEnum):
    """What a button below somebody's own cards does."""

    PLAY = "play"
    PICK = "pick"
    CLEAR = "clear"
    CONFIRM = "confirm"
    CLAIM = "claim"
    CHOOSE = "moon"
    NEXT = "next"
    BACK = "back"
    HINT = "hint"
    SCORES = "scores"
    AGAIN = "again"
    REVIEW = "review"
    # On a panel that is not kept up to date any more.
    SHOW = "show"


def write_indices(indices: Iterable[int]) -> str:
    """Return the indices of some of thirteen cards as a custom id holds them.

    Example:
        >>> write_indices([12, 0, 3])
        '03c'
    """
    return "".join(f"{index:x}" for index in sorted(indices))


def read_indices(written: str) -> tuple[int, ...]:
    """Return the indices of some of thirteen cards, from a custom id."""
    return tuple(sorted({int(digit, 16) for digit in written}))


def card_command(
    action: HandAction, arg: str, user_id: UserId, round_number: int | None = None
) -> PlayCard | ClaimRest | ChooseAfterPlay | None:
    """Return what a press of a button plays, claims or chooses at once; None where it does none of that.

    Args:
        action: What the button does.
        arg: With what.
        user_id: Who presses it.
        round_number: The hand it belongs to; None where there is only one.
    """
    match action:
        case HandAction.PLAY:
            return PlayCard(user_id, parse_card(arg), round=round_number)
        case HandAction.CLAIM:
            return ClaimRest(user_id, round=round_number)
        case HandAction.CHOOSE:
            return ChooseAfterPlay(user_id, arg, round=round_number)
    return None


def hand_command(action: HandAction, arg: str, user_id: UserId, table: TrickTable) -> HandCommand | None:
    """Return what a press of a button does to the presser's hand; None where it does nothing to it yet.

    Args:
        action: What the button does.
        arg: With what.
        user_id: Who presses it.
        table: The table, in the hand that the button belongs to.

    Raises:
        RuleError: They have no cards.
    """
    if action is not HandAction.CONFIRM:
        return card_command(action, arg, user_id, table.round)
    seat = with_cards(table, user_id)
    assert table.hand is not None
    picked = tuple(table.hand.deal[seat][index] for index in read_indices(arg))
    return Prepare(user_id, picked, round=table.round)
