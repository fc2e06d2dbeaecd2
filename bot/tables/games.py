"""The games that this program has."""

from typing import Final

from bot.players import GONGZHU, HEARTS, TrickGame

TRICK_GAMES: Final[tuple[TrickGame, ...]] = (HEARTS, GONGZHU)


def trick_game(name: str) -> TrickGame:
    """Return a game of tricks that there is, by its name."""
    return next(game for game in TRICK_GAMES if game.name == name)
