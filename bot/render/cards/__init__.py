"""Playing cards of our own: faces, backs and emoji."""

from bot.render.cards.sprites import back, emoji_name, emoji_png, face

__all__ = ["back", "emoji_name", "emoji_png", "face"]
