"""A hand that somebody held in a settled round."""

from bot.tables.gnau import GnauTable, recalled
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.text import Text
from bot.text.gnau import split_name
from bot.views.gnau.cards import split_line


def hand_name(text: Text, stored: StoredRound, user_id: UserId) -> str:
    """Return what somebody's hand was called."""
    return split_name(text, recalled(stored).counted_split(user_id))


def hand_quote(text: Text, stored: StoredRound, user_id: UserId) -> str:
    """Return somebody's cards as they were split."""
    return f"> {_cards(text, recalled(stored), user_id)}"


def named_hand_quote(text: Text, stored: StoredRound, user_id: UserId) -> str:
    """Return what somebody's hand was called, the cards as they were split, and what had been possible."""
    table = recalled(stored)
    best = table.missed_split(user_id)
    name, cards = split_name(text, table.counted_split(user_id)), _cards(text, table, user_id)
    if best is None:
        return text("gnau-past-hand", name=name, cards=cards)
    return text("gnau-past-hand-possible", name=name, cards=cards, possible=split_name(text, best))


def _cards(text: Text, table: GnauTable, user_id: UserId) -> str:
    return split_line(text, table.cards_of(user_id), table.counted_split(user_id))
