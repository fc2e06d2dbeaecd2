"""What people are called at a table."""

from bot.tables.ids import UserId
from bot.text import Text


def mention(user_id: UserId) -> str:
    """Return a mention: the current name in every reader's Discord. The bot lets none of them ping."""
    return f"<@{user_id}>"


def dealer_name(text: Text, dealer_id: UserId | None) -> str:
    """Return who deals: a person, or the house."""
    return text("gnau-house") if dealer_id is None else mention(dealer_id)
