"""The Gnau table: a lobby, rounds of five cards, a reveal, and a summary when it closes."""

from bot.tables.gnau.commands import (
    Actor,
    Close,
    Command,
    Deal,
    Join,
    Leave,
    MarkReady,
    RecordDelivery,
    Reveal,
    Wake,
)
from bot.tables.gnau.decisions import hand_of
from bot.tables.gnau.events import (
    CardsDealt,
    Event,
    HandsDelivered,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
    RoundRevealed,
    TableClosed,
)
from bot.tables.gnau.machine import GnauMachine
from bot.tables.gnau.state import MAX_PLAYERS, GnauTable, Hands, Phase, new_table

__all__ = [
    "MAX_PLAYERS",
    "Actor",
    "CardsDealt",
    "Close",
    "Command",
    "Deal",
    "Event",
    "GnauMachine",
    "GnauTable",
    "Hands",
    "HandsDelivered",
    "Join",
    "Leave",
    "MarkReady",
    "Phase",
    "PlayerJoined",
    "PlayerLeft",
    "PlayerReady",
    "RecordDelivery",
    "Reveal",
    "RoundRevealed",
    "TableClosed",
    "Wake",
    "hand_of",
    "new_table",
]
