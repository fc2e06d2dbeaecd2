"""Playing cards of our own: faces, backs and emoji."""

from bot.render.cards.sprites import back, card_of_emoji, emoji_name, emoji_png, face, tile

__all__ = ["back", "card_of_emoji", "emoji_name", "emoji_png", "face", "tile"]
