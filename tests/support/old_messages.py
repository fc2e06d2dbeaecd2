"""Messages older than an hour: Discord lets them be edited only now and then, and refuses the rest."""

from collections import Counter
from typing import Any, Final

import discord
import simcord
from simcord.backend.errors import BackendError

HOUR_MS: Final = 3_600_000
# Discord has never said how many.
FEW: Final = 2
STATUS: Final = 429
CODE: Final = 30046
WORDS: Final = "Maximum number of edits to messages older than 1 hour reached. Try again later"


class OldMessages:
    """The old messages that were edited."""

    def __init__(self) -> None:
        self._edits: Counter[int] = Counter()

    def refuses(self, message_id: int, now_ms: float) -> bool:
        """Take note of an edit, and say whether Discord refuses it."""
        if now_ms - discord.utils.snowflake_time(message_id).timestamp() * 1000 <= HOUR_MS:
            return False
        self._edits[message_id] += 1
        return self._edits[message_id] > FEW


def refuse_old_edits(env: simcord.Env) -> None:
    """Have a simulated Discord refuse what the real one does. What a click answers with is not counted."""
    backend, old = env.backend, OldMessages()
    edit_message = backend.edit_message

    def edit(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
        is_counted = backend.http_requests and backend.http_requests[-1].path.startswith("/channels/")
        if is_counted and old.refuses(message_id, env.now().timestamp() * 1000):
            raise BackendError(STATUS, CODE, WORDS)
        return edit_message(channel_id, message_id, fields)

    backend.edit_message = edit  # type: ignore[method-assign]
