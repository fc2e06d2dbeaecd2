"""A hand of Gnau in words: the three and the two set apart, with their ox values."""

from collections.abc import Iterable, Sequence

from bot.rules.cards import Card
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import Split
from bot.tables.gnau import GnauTable, recalled
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.text import Text
from bot.text.cards import cards_faces
from bot.text.gnau import split_name


def cards_line(cards: Iterable[Card]) -> str:
    """Return cards side by side."""
    return f"**{cards_faces(cards)}**"


def split_line(text: Text, cards: Sequence[Card], split: Split) -> str:
    """Return the three and the two with their ox values, or the five where no split is made."""
    if split.ox_cards is None or split.rest is None:
        return cards_line(cards)
    return text(
        "gnau-split-line",
        passport=cards_line(split.ox_cards),
        passport_sum=_sum(split.ox_values, split.total),
        rest=cards_line(split.rest),
        rest_sum=_rest_sum(text, split),
    )


def _rest_sum(text: Text, split: Split) -> str:
    if split.category is Category.DOUBLE:
        return text("gnau-split-pair")
    if split.category is Category.TONKU:
        return text("gnau-split-tonku")
    return _sum(split.rest_values, None if split.rest_values is None else sum(split.rest_values))


def _sum(values: Sequence[int] | None, total: int | None) -> str:
    return f"{'+'.join(str(value) for value in values or ())}={total}"


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
