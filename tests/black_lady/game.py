"""Black Lady as one thing: what the bot is handed to have one game more."""

from typing import Final

from bot.players import TrickGame
from tests.black_lady import rules
from tests.black_lady.advisor import BlackLadyAdvisor

BLACK_LADY: Final = TrickGame(rules, BlackLadyAdvisor(), "tests.black_lady.game:BLACK_LADY")
