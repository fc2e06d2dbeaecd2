"""The games of tricks that the bot has, for tests of what holds in each of them."""

from typing import Final

from bot.players import TrickGame
from bot.tables.games import GAMES

TRICK_GAMES: Final = tuple(game.tricks for game in GAMES if game.tricks is not None)


def trick_game(name: str) -> TrickGame:
    """Return a game of tricks that there is, by its name."""
    return next(game for game in TRICK_GAMES if game.name == name)
