"""The Gnau table: a lobby, rounds of five cards, a reveal, and a summary when it closes."""

from bot.tables.gnau.accounts import (
    opening_stake,
    player_cover,
    players_covered,
    stake_covered,
    verify_player_cover,
)
from bot.tables.gnau.bank import with_opener_seated
from bot.tables.gnau.commands import (
    Bid,
    ChangeDealer,
    ChangeSplit,
    ChooseSplit,
    Command,
    Deal,
    MarkReady,
    PassBank,
    Raise,
    RecordDelivery,
    Reveal,
    TakeBank,
)
from bot.tables.gnau.dealing import hand_of, may_split, still_choosing, unchosen
from bot.tables.gnau.events import BankWon, CardsDealt, CardsTurned, Event, HandsDelivered, RoundRevealed
from bot.tables.gnau.machine import GnauMachine
from bot.tables.gnau.recall import recalled
from bot.tables.gnau.state import (
    ALWAYS_A_PERSON,
    MAX_PLAYERS,
    DealerPolicy,
    GnauTable,
    GnauTableOptions,
    Hands,
    Phase,
    SplitMode,
    new_gnau_table,
    with_own_deal,
)

__all__ = [
    "ALWAYS_A_PERSON",
    "MAX_PLAYERS",
    "BankWon",
    "Bid",
    "CardsDealt",
    "CardsTurned",
    "ChangeDealer",
    "ChangeSplit",
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
    "Raise",
    "RecordDelivery",
    "Reveal",
    "RoundRevealed",
    "SplitMode",
    "TakeBank",
    "hand_of",
    "may_split",
    "new_gnau_table",
    "opening_stake",
    "player_cover",
    "players_covered",
    "recalled",
    "stake_covered",
    "still_choosing",
    "unchosen",
    "verify_player_cover",
    "with_opener_seated",
    "with_own_deal",
]
