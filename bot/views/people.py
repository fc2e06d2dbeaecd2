"""What people are called."""

from bot.tables.ids import UserId
from bot.tables.privacy import is_former
from bot.text import Text


def mention(user_id: UserId) -> str:
    """Return a mention: the current name in every reader's Discord. The bot lets none of them ping."""
    return f"<@{user_id}>"


def person_name(text: Text, user_id: UserId) -> str:
    """Return who took part in something past: a mention, unless they have had themselves forgotten since."""
    return text("privacy-former-player") if is_former(user_id) else mention(user_id)
