"""The games of tricks that there are tables of."""

from collections.abc import Mapping
from typing import Final

from bot.players import Game
from bot.tables.tricks.game import TrickGame
from bot.tables.tricks.gongzhu import GongzhuGame
from bot.tables.tricks.hearts import HeartsGame

GAMES: Final[Mapping[Game, TrickGame]] = {game.name: game for game in (HeartsGame(), GongzhuGame())}
