"""The preferences of all people, kept in memory, so that no click reads them from the database.

Only people with changed preferences are stored and remembered. Equal preferences share one object.
"""

import logging
from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from bot.store import DatabasePreferences
from bot.tables.ids import UserId
from bot.tables.ports import Clock, Json
from bot.tables.preferences import DEFAULT, Preferences

log = logging.getLogger(__name__)

# How soon this process notices changes by another process.
REFRESH_S: Final = 30.0
# The clocks of processes differ, and the earlier of two changes may be committed last.
_MARGIN_MS: Final = 5 * 60 * 1000
# How long a person gets no further call after being told that it is their turn.
CALL_PAUSE_MS: Final = 60 * 1000


class PreferencesService:
    """The preferences of all people who have changed any."""

    def __init__(self, store: DatabasePreferences, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._known: dict[UserId, Preferences] = {}
        self._shared: dict[Preferences, Preferences] = {DEFAULT: DEFAULT}
        # The latest call of each person within the last pause. The database deletes its own note of it with
        # the person's last preference.
        self._called_ms: dict[UserId, int] = {}
        # None until all preferences are read.
        self._read_ms: int | None = None
        # The people who changed something here while changes by others were being read: theirs are newer.
        self._changed_meanwhile: set[UserId] = set()
        self._listeners: list[Callable[[UserId], None]] = []

    def for_user(self, user_id: int) -> Preferences:
        """Return a person's preferences, or the defaults."""
        return self._known.get(UserId(user_id), DEFAULT)

    def subscribe(self, listener: Callable[[UserId], None]) -> None:
        """Have a function called after a person's preferences have changed. It must return at once."""
        self._listeners.append(listener)

    async def change(self, user_id: UserId, changes: Mapping[str, object]) -> Preferences:
        """Change some of a person's preferences and leave all others unchanged.

        Raises:
            RuleError: `option-not-offered`; nothing has changed.
        """
        change = partial(DEFAULT.change_stored, changes=changes)
        options = await self._store.save(user_id, change, now_ms=self._clock.now_ms())
        self._note_own(user_id, options or None)
        return self.for_user(user_id)

    def forget(self, user_id: UserId) -> None:
        """Note that no preferences of a person are stored any more."""
        self._called_ms.pop(user_id, None)
        self._note_own(user_id, None)

    async def refresh(self) -> None:
        """Read the changes by other processes now and then. The first call reads all preferences."""
        now_ms = self._clock.now_ms()
        if self._read_ms is None:
            await self._read_all()
        elif 0 <= now_ms - self._read_ms < REFRESH_S * 1000:
            return
        else:
            await self._read_changes(self._read_ms - _MARGIN_MS)
        self._read_ms = now_ms

    async def _read_all(self) -> None:
        self._changed_meanwhile.clear()
        kept = await self._store.changed_since(0)
        gone: dict[UserId, Json | None] = dict.fromkeys(self._known.keys() - kept.keys())
        self._note_others(gone | dict(kept))

    async def _read_changes(self, since_ms: int) -> None:
        self._changed_meanwhile.clear()
        self._note_others(await self._store.changed_since(since_ms))
        if await self._store.count() != len(self._known):
            # A person is back at the defaults, or has had all their data deleted.
            await self._read_all()

    async def claim_call(self, user_id: UserId, due_ms: int) -> int | None:
        """Claim to tell a person now that it is their turn: see `DatabasePreferences.claim_call`."""
        now_ms = self._clock.now_ms()
        self._called_ms = {
            who: at_ms for who, at_ms in self._called_ms.items() if 0 <= now_ms - at_ms < CALL_PAUSE_MS
        }
        if (called_ms := self._called_ms.get(user_id)) is not None:
            return None if called_ms >= due_ms else called_ms + CALL_PAUSE_MS
        at_ms = await self._store.claim_call(user_id, due_ms=due_ms, pause_ms=CALL_PAUSE_MS, now_ms=now_ms)
        if at_ms == now_ms:
            self._called_ms[user_id] = now_ms
        return at_ms

    def _note_own(self, user_id: UserId, options: Json | None) -> None:
        self._changed_meanwhile.add(user_id)
        self._note(user_id, options)

    def _note_others(self, kept: Mapping[UserId, Json | None]) -> None:
        for user_id, options in kept.items():
            if user_id not in self._changed_meanwhile:
                self._note(user_id, options)

    def _note(self, user_id: UserId, options: Json | None) -> None:
        before = self.for_user(user_id)
        after = DEFAULT.with_stored(options or {})
        if options is None:
            self._known.pop(user_id, None)
        else:
            self._known[user_id] = self._shared.setdefault(after, after)
        if after != before:
            for listener in self._listeners:
                listener(user_id)
