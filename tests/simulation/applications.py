"""What must be true of applications: each has its commands, and nothing happens where it is no member."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from bot.app import CardsBot
from tests.simulation.books import Books
from tests.simulation.places import EPHEMERAL, words_of
from tests.simulation.routes import MESSAGE

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

# Where the first of them broke off on its way, the other is what arrives.
REFUSALS: Final = ("The bot isn't in this server yet", "I lost my connection to Discord")
_TOUCHED: Final = """
    SELECT guild_id FROM game_tables UNION SELECT guild_id FROM guild_leases
    UNION SELECT guild_id FROM guild_settings UNION SELECT guild_id FROM accounts
"""


class Applications:
    """Looks at what Discord knows of the bot, and at servers that it is not in."""

    def __init__(self, side: "DiscordSide", books: Books) -> None:
        self._side = side
        self._books = books

    def faults(self) -> Iterator[str]:
        """Yield a sentence for everything that is wrong after a step."""
        for process in self._side.processes:
            if process.is_connected and process.bot is not None:
                yield from self._untold(process.application_id, process.bot)
        for made in self._side.interactions.values():
            if made.stray_answer is not None and not _refuses(made.stray_answer):
                yield f"person {made.user_id % 1000} is answered where the bot is no member: {made.what}"
        touched = {row["guild_id"] for row in self._books.rows(_TOUCHED)}
        for guild_id in sorted(touched & self._side.never_joined):
            yield f"something is kept of server {guild_id}, which the bot was never in"

    def _untold(self, application_id: int, bot: CardsBot) -> Iterator[str]:
        told = self._side.commands.get(application_id)
        if told is None and application_id in self._side.commands_known:
            return
        names = {each["name"] for each in told or ()}
        if names != {each.name for each in bot.tree.get_commands()}:
            yield f"application {application_id} has the commands {sorted(names)}"


def _refuses(answer: dict[str, Any]) -> bool:
    data = answer.get("data") or {}
    is_private = bool(data.get("flags", 0) & EPHEMERAL)
    return answer["type"] == MESSAGE and is_private and any(each in words_of(data) for each in REFUSALS)
