"""The explanation of what the bot keeps about people, and the button that deletes a person's data.

The button `privacy:delete:<person>:<asked>` works only for the person who asked, for a quarter of an hour.
`<asked>` is the time of the question, in seconds since 1970-01-01 UTC.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Self

from discord import ui

from bot.features.privacy.service import PrivacyService
from bot.rules.errors import RuleError
from bot.tables.ids import UserId
from bot.tables.ports import Clock, StoredTable
from bot.tables.privacy import Forgotten, NamedAtOpenTables
from bot.text import Text
from bot.text.tricks import game_name
from bot.views.inputs import plain_button
from bot.views.lasting import LastingButton
from bot.views.questions import KeepButton
from bot.views.style import ENDING, GAP, LINE, OVER, PRIVATE, panel
from bot.views.visit import Visit

ASKED_FOR_S: Final = 15 * 60
# More links might not fit into the 2,000 characters of a message.
_LINKED_TABLES: Final = 10


def about_view(text: Text) -> ui.LayoutView:
    """Return what the bot keeps about people, why, for how long, and who can see it."""
    blocks = [
        text("privacy-about-title"),
        GAP,
        text("privacy-about-kept"),
        GAP,
        text("privacy-about-why"),
        GAP,
        text("privacy-about-seen"),
        GAP,
        text("privacy-about-ends"),
        LINE,
        text("privacy-about-how"),
    ]
    return panel(PRIVATE, blocks)


async def ask_to_delete(visit: Visit) -> None:
    """Ask a person privately whether to delete everything about them.

    Raises:
        RuleError: `deletion-at-tables`: open tables name the person.
    """
    services, user_id = visit.services, visit.user_id
    with _tables_linked(visit.text):
        await services.of(PrivacyService).verify_forgettable(user_id)
    text = visit.text
    row: ui.ActionRow[Any] = ui.ActionRow(
        KeepButton(text("privacy-button-keep")),
        DeleteButton(user_id, _now_s(services.clock), text("privacy-button-delete")),
    )
    blocks = [
        text("privacy-delete-title"),
        GAP,
        text("privacy-delete-goes"),
        GAP,
        text("privacy-delete-stays"),
        LINE,
        text("privacy-delete-sure"),
    ]
    await visit.show(panel(PRIVATE, blocks, row))


class DeleteButton(LastingButton, template=r"privacy:delete:(?P<person>[0-9]{1,20}):(?P<asked>[0-9]{1,12})"):
    """Deletes everything about the person who asked for it.

    Args:
        asked_s: When they asked, in seconds since 1970-01-01 UTC.
    """

    def __init__(self, person_id: UserId, asked_s: int, label: str | None = None) -> None:
        self.person_id, self.asked_s = person_id, asked_s
        custom_id = f"privacy:delete:{person_id}:{asked_s}"
        super().__init__(plain_button(label or "…", custom_id=custom_id, style=ENDING))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(UserId(int(match["person"])), int(match["asked"]))

    async def click(self, visit: Visit) -> None:
        """Delete everything, and list it in place of the question."""
        services, text = visit.services, visit.text
        if visit.user_id != self.person_id:
            raise RuleError("deletion-not-yours")
        if _now_s(services.clock) - self.asked_s > ASKED_FOR_S:
            raise RuleError("deletion-expired")
        await visit.defer()
        with _tables_linked(text):
            forgotten = await services.of(PrivacyService).forget(self.person_id)
        await visit.interaction.edit_original_response(view=_forgotten_view(text, forgotten))


def _forgotten_view(text: Text, forgotten: Forgotten) -> ui.LayoutView:
    done = text("privacy-deleted", servers=forgotten.servers, rounds=forgotten.rounds)
    return panel(OVER, [text("privacy-deleted-title"), done])


def _now_s(clock: Clock) -> int:
    return clock.now_ms() // 1000


@contextmanager
def _tables_linked(text: Text) -> Iterator[None]:
    try:
        yield
    except NamedAtOpenTables as named:
        links = "\n".join(f"- {_link(text, table)}" for table in named.tables[:_LINKED_TABLES])
        raise RuleError("deletion-at-tables", tables=links) from named


def _link(text: Text, table: StoredTable) -> str:
    return text("privacy-table", game=game_name(text, table.game), table=str(table.table_id), link=table.url)
