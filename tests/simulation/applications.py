"""What must be true of applications: each has its commands, and nothing happens where it is no member."""

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from bot.app import CardsBot
from tests.simulation.books import Books
from tests.simulation.places import EPHEMERAL, Interaction
from tests.simulation.routes import MESSAGE

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

# What shows everyone something that belongs to no server.
FOR_ALL: Final = ("rules", "odds")
_SHARE: Final = re.compile(r"daily:.*:go:share|drill:share:\d+")
# A message, and the sign that one is on its way; all else changes a message that is there, or shows a form.
SHOWING: Final = (MESSAGE, 5)
_NAMING_SERVERS: Final = """
    SELECT t.name FROM sqlite_schema t JOIN pragma_table_info(t.name) c
    WHERE t.type = 'table' AND c.name = 'guild_id'
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
            is_public = made.stray_answer is not None and _is_public(made.stray_answer)
            if is_public and not is_for_all(made):
                yield f"everyone sees an answer where the bot is no member: {made.what}"
        for guild_id in sorted(self._side.never_joined):
            for table in (row["name"] for row in self._books.rows(_NAMING_SERVERS)):
                if self._books.rows(f'SELECT 1 FROM "{table}" WHERE guild_id = ? LIMIT 1', guild_id):
                    yield f"something is kept of server {guild_id}, which the bot was never in: {table}"

    def _untold(self, application_id: int, bot: CardsBot) -> Iterator[str]:
        told = self._side.commands.get(application_id)
        if told is None and application_id in self._side.commands_known:
            return
        names = {each["name"] for each in told or ()}
        if names != {each.name for each in bot.tree.get_commands()}:
            yield f"application {application_id} has the commands {sorted(names)}"


def is_for_all(made: Interaction) -> bool:
    """Tell whether everyone there may see what answers an interaction: a result that is shown, or rules."""
    return made.what.endswith(FOR_ALL) or bool(_SHARE.fullmatch(str(made.data.get("custom_id", ""))))


def _is_public(answer: dict[str, Any]) -> bool:
    data = answer.get("data") or {}
    return answer["type"] in SHOWING and not data.get("flags", 0) & EPHEMERAL
