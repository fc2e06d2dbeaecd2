"""The Gnau table: a lobby, rounds of five cards, a reveal, and a summary when it closes."""

from bot.tables.gnau.accounts import is_bank_to_take, player_cover
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
from bot.tables.gnau.dealing import hand_of, still_choosing, unchosen
from bot.tables.gnau.events import (
    BankMoved,
    CardsDealt,
    Event,
    HandsDelivered,
    PlayerGone,
    PlayerReady,
    PlayerSatOut,
    RoundRevealed,
    SplitChosen,
)
from bot.tables.gnau.machine import GnauMachine
from bot.tables.gnau.recall import recalled
from bot.tables.gnau.state import (
    MAX_PLAYERS,
    DealerPolicy,
    GnauTable,
    GnauTableOptions,
    Hands,
    Phase,
    SplitMode,
    new_gnau_table,
)

__all__ = [
    "MAX_PLAYERS",
    "BankMoved",
    "CardsDealt",
    "ChooseSplit",
    "Command",
    "Deal",
    "DealerPolicy",
    "Event",
    "GnauMachine",
    "GnauTable",
    "GnauTableOptions",
    "Hands",
    "HandsDelivered",
    "MarkReady",
    "PassBank",
    "Phase",
    "PlayerGone",
    "PlayerReady",
    "PlayerSatOut",
    "RecordDelivery",
    "Reveal",
    "RoundRevealed",
    "SplitChosen",
    "SplitMode",
    "TakeBank",
    "hand_of",
    "is_bank_to_take",
    "new_gnau_table",
    "player_cover",
    "recalled",
    "still_choosing",
    "unchosen",
]
