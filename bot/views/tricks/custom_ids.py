"""The custom ids of buttons at a table of tricks: `<game>:<table>:<round>:<action>[:<arg>]`."""

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

# Any name of a game of tricks. The names of other games are excluded, because the custom ids of their buttons
# look much the same after the name.
_OTHERS: Final = "|".join(game.name for game in GAMES if game.tricks is None)
GAME: Final = rf"(?P<game>(?!(?:{_OTHERS}):)[a-z_]{{1,20}})"
ADDRESS: Final = rf"{GAME}:(?P<table>[0-9]{{1,18}}):(?P<round>[0-9]{{1,9}})"
# A card, the indices of some of thirteen cards, a choice after the last card, or nothing.
ARG: Final = r"(?P<arg>[0-9a-c]{0,13}|(?:[2-9AJQK]|10)[SHDC]|[a-z_]{1,20})"


@dataclass(frozen=True)
class HandAddress:
    """The hand a button belongs to: its game, its table, and its number at the table as `round`."""

    game: str
    table_id: TableId
    round: int

    def __str__(self) -> str:
        return f"{self.game}:{self.table_id}:{self.round}"

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        """Return the address from a custom id that was matched with `ADDRESS`."""
        return cls(match["game"], TableId(int(match["table"])), int(match["round"]))


class HandAction(StrEnum):
    """The action of a button below a player's own cards."""

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
    # Shows a panel again that is no longer kept up to date.
    SHOW = "show"


def write_indices(indices: Iterable[int]) -> str:
    """Return the indices of some of thirteen cards as they stand in a custom id.

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
    """Return the command to play, claim or choose that a button gives; None for any other action.

    Args:
        round_number: The hand the button belongs to; None where there is only one hand.
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
    """Return the command that a button gives for the player's hand; None where it only changes the panel.

    Args:
        table: The table, in the hand that the button belongs to.

    Raises:
        RuleError: `no-cards-now`, `not-seated`.
    """
    if action is not HandAction.CONFIRM:
        return card_command(action, arg, user_id, table.round)
    seat = with_cards(table, user_id)
    assert table.hand is not None
    picked = tuple(table.hand.deal[seat][index] for index in read_indices(arg))
    return Prepare(user_id, picked, round=table.round)
