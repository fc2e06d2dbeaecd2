"""The private list of all tables that wait for a person, in every server. `turns:open` shows it."""

import re
from typing import Any, Final, Self

from bot.services import Step
from bot.text.sanitize import escape_markdown
from bot.text.tricks import game_name
from bot.views.lasting import LastingButton, button_with
from bot.views.phrases import relative_time
from bot.views.style import LINE, PRIVATE, panel
from bot.views.visit import Visit

# More lines with links might be longer than a message can be.
MOST_SHOWN: Final = 15


async def show_turns(visit: Visit) -> None:
    """Show the person who clicked or typed which tables wait for them, those with the least time first."""
    await visit.think()
    steps = await visit.services.games.waiting_for(visit.user_id)
    steps.sort(key=lambda step: step.table.deadline_ms or 0)
    lines = [_line(visit, step) for step in steps[:MOST_SHOWN]] or [visit.text("turns-none")]
    if len(steps) > MOST_SHOWN:
        lines.append(visit.text("turns-more", tables=len(steps) - MOST_SHOWN))
    await visit.show(panel(PRIVATE, [visit.text("turns-title"), LINE, "\n".join(lines)]))


def _line(visit: Visit, step: Step[Any]) -> str:
    stored, text = step.stored, visit.text
    # Other processes know the names of the other servers.
    guild = visit.interaction.client.get_guild(stored.guild_id)
    return text(
        "turns-line",
        game=game_name(text, stored.game),
        table=str(stored.table_id),
        link=stored.url,
        has_server="no" if guild is None else "yes",
        server="" if guild is None else escape_markdown(guild.name),
        when=relative_time(step.table.deadline_ms),
    )


class TurnsButton(LastingButton, template="turns:open"):
    """Shows the list to the person who clicks, as `/turns` does."""

    def __init__(self) -> None:
        super().__init__(button_with("turns:open", None))

    @classmethod
    def read(cls, _match: re.Match[str]) -> Self:
        return cls()

    async def click(self, visit: Visit) -> None:
        await show_turns(visit)
