"""The table for games of tricks: four seats, games of several hands, computer players for empty seats."""

from bot.tables.tricks.commands import (
    AddComputer,
    ChooseAfterPlay,
    ChooseLevel,
    ClaimRest,
    Command,
    HandCommand,
    NextHand,
    PlayCard,
    PlayFor,
    PlayForced,
    Prepare,
    PrepareFor,
    Start,
    TakeOver,
    TakeSeatBack,
)
from bot.tables.tricks.events import PlayerAway
from bot.tables.tricks.machine import TrickMachine
from bot.tables.tricks.options import DEFAULT_TURN_S, TrickTableOptions
from bot.tables.tricks.playing import forced_seat
from bot.tables.tricks.seating import with_cards
from bot.tables.tricks.state import IN_GAME, WITH_CARDS, Phase, TrickTable, new_trick_table

__all__ = [
    "DEFAULT_TURN_S",
    "IN_GAME",
    "WITH_CARDS",
    "AddComputer",
    "ChooseAfterPlay",
    "ChooseLevel",
    "ClaimRest",
    "Command",
    "HandCommand",
    "NextHand",
    "Phase",
    "PlayCard",
    "PlayFor",
    "PlayForced",
    "PlayerAway",
    "Prepare",
    "PrepareFor",
    "Start",
    "TakeOver",
    "TakeSeatBack",
    "TrickMachine",
    "TrickTable",
    "TrickTableOptions",
    "forced_seat",
    "new_trick_table",
    "with_cards",
]
