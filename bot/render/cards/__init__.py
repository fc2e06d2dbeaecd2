"""Playing cards of our own: faces, backs and emoji."""

from bot.render.cards.sprites import back, emoji_name, emoji_png, face, tile

__all__ = ["back", "emoji_name", "emoji_png", "face", "tile"]
