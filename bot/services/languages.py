"""The languages of people's Discord, for messages to them that answer no click.

Every interaction says what language its person's Discord is in. This is kept in the database for people at
tables, who alone get such messages, and only when it has changed.
"""

import asyncio
import logging
from collections.abc import Collection
from typing import Any, Final

from bot.services.steps import Step
from bot.store import DatabaseLanguages
from bot.tables.ids import UserId

log = logging.getLogger(__name__)

# How many people are remembered. The database knows the others.
_MOST_KNOWN: Final = 100_000
# Discord's longest tag is `es-419`; what is longer than the column is nothing that Discord sends today.
_LONGEST: Final = 16
# Nothing is kept about a person.
_NONE: Final = ""


class ClientLanguages:
    """What language the Discord of each person is in.

    Args:
        is_used: Whether there is more than one language. If not, nothing is remembered.
    """

    def __init__(self, store: DatabaseLanguages, *, is_used: bool) -> None:
        self._store = store
        self._is_used = is_used
        # What an interaction with this process has said last, and what the database is known to hold.
        self._said: dict[UserId, str] = {}
        self._kept: dict[UserId, str] = {}
        self._changed: set[UserId] = set()
        self._keeping: asyncio.Task[None] | None = None

    def note(self, user_id: UserId, language: str) -> None:
        """Note in what language a person's Discord is, as an interaction says it."""
        if self._is_used and len(language) <= _LONGEST:
            _put(self._said, user_id, language)

    def hear(self, step: Step[Any]) -> None:
        """Keep the languages of the people at a table as far as they have changed. This returns at once."""
        said, kept = self._said, self._kept
        changed = [each for each in step.table.people if each in said and said[each] != kept.get(each)]
        if changed:
            self._changed.update(changed)
            if self._keeping is None or self._keeping.done():
                self._keeping = asyncio.create_task(self._keep(), name="keep languages")

    async def of(self, user_id: UserId) -> str | None:
        """Return the language of a person's Discord; None if it is not known."""
        if not self._is_used:
            return None
        if user_id not in self._said and user_id not in self._kept:
            try:
                await self._read([user_id])
            except Exception as error:  # noqa: BLE001 - the message matters more than its language
                log.warning("the language of user %d is not read: %s", user_id, type(error).__name__)
        return self._said.get(user_id) or self._kept.get(user_id) or None

    async def forget(self, user_id: UserId) -> None:
        """Remember nothing of a person any more, and keep nothing until they sit at a table again."""
        self._changed.discard(user_id)
        if self._keeping is not None:
            await asyncio.wait([self._keeping])
        self._said.pop(user_id, None)
        self._kept.pop(user_id, None)

    async def close(self) -> None:
        """Finish what is being kept."""
        if self._keeping is not None:
            await asyncio.wait([self._keeping])

    async def _keep(self) -> None:
        try:
            while self._changed:
                await self._keep_changed()
        except Exception as error:  # noqa: BLE001 - the next step at a table of theirs tries it again
            log.warning("the languages of some people are not kept: %s", type(error).__name__)

    async def _keep_changed(self) -> None:
        people = list(self._changed)
        self._changed.clear()
        await self._read([each for each in people if each not in self._kept])
        said = {each: self._said[each] for each in people if each in self._said}
        changed = {each: language for each, language in said.items() if self._kept.get(each) != language}
        if changed:
            await self._store.keep(changed)
            self._kept.update(changed)

    async def _read(self, user_ids: Collection[UserId]) -> None:
        if user_ids:
            found = await self._store.of(user_ids)
            for user_id in user_ids:
                _put(self._kept, user_id, found.get(user_id, _NONE))


def _put(known: dict[UserId, str], user_id: UserId, language: str) -> None:
    if len(known) >= _MOST_KNOWN and user_id not in known:
        known.clear()
    known[user_id] = language
