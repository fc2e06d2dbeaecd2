"""The Gnau table: a lobby, rounds of five cards, a reveal, and a summary when it closes."""

from bot.tables.gnau.bank import may_take_bank
from bot.tables.gnau.commands import (
    ChooseSplit,
    Command,
    Deal,
    MarkReady,
    PassBank,
    RecordDelivery,
    Reveal,
    TakeBank,
)
from bot.tables.gnau.conditions import hand_of, still_choosing, unchosen
from bot.tables.gnau.cover import is_bank_to_take, player_cover
from bot.tables.gnau.events import (
    BankMoved,
    CardsDealt,
    Cause,
    DeckCut,
    Event,
    HandsDelivered,
    PlayerGone,
    PlayerJoined,
    PlayerLeft,
    PlayerReady,
    PlayerSatOut,
    RoundRevealed,
    SplitChosen,
    TableClosed,
)
from bot.tables.gnau.machine import GnauMachine
from bot.tables.gnau.options import DealerPolicy, SplitMode, TableOptions
from bot.tables.gnau.recall import recalled
from bot.tables.gnau.state import MAX_PLAYERS, GnauTable, Hands, Phase, new_table

__all__ = [
    "MAX_PLAYERS",
    "BankMoved",
    "CardsDealt",
    "Cause",
    "ChooseSplit",
    "Command",
    "Deal",
    "DealerPolicy",
    "DeckCut",
    "Event",
    "GnauMachine",
    "GnauTable",
    "Hands",
    "HandsDelivered",
    "MarkReady",
    "PassBank",
    "Phase",
    "PlayerGone",
    "PlayerJoined",
    "PlayerLeft",
    "PlayerReady",
    "PlayerSatOut",
    "RecordDelivery",
    "Reveal",
    "RoundRevealed",
    "SplitChosen",
    "SplitMode",
    "TableClosed",
    "TableOptions",
    "TakeBank",
    "hand_of",
    "is_bank_to_take",
    "may_take_bank",
    "new_table",
    "player_cover",
    "recalled",
    "still_choosing",
    "unchosen",
]
