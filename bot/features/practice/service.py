"""Remembers the latest clicks, so that no late answer to an earlier click replaces a newer one."""

from collections import OrderedDict
from typing import Final

LIMIT: Final = 1_000
"""How many messages are remembered."""


class LatestClicks:
    """The latest click on each message with a practice hand."""

    def __init__(self) -> None:
        self._latest: OrderedDict[int, int] = OrderedDict()

    def note(self, message_id: int, click_id: int) -> None:
        """Note a click, which is then the latest on its message."""
        self._latest[message_id] = click_id
        self._latest.move_to_end(message_id)
        if len(self._latest) > LIMIT:
            self._latest.popitem(last=False)

    def is_latest(self, message_id: int, click_id: int) -> bool:
        """Return whether no later click on the message is known."""
        return self._latest.get(message_id, click_id) == click_id
