"""The games whose tables this program can tell a person about."""

from collections.abc import Mapping
from typing import Final

from bot.tables.games import TRICK_GAMES
from bot.tables.gnau import GnauMachine
from bot.tables.gnau import recall as gnau
from bot.tables.personal import tricks
from bot.tables.personal.reader import PersonalReader

READERS: Final[Mapping[str, PersonalReader]] = {
    GnauMachine.game: gnau,
    **{game.name: tricks for game in TRICK_GAMES},
}
