"""Who deals at a table."""

from bot.tables.ids import UserId
from bot.text import Text
from bot.views.people import person_name


def dealer_name(text: Text, dealer_id: UserId | None) -> str:
    """Return who deals: a person, or the house."""
    return text("gnau-house") if dealer_id is None else person_name(text, dealer_id)
