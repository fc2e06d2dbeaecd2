"""Remembers which pictures the messages of the bot have, so that none is uploaded twice to one message."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final, TypeAlias

# The most messages whose pictures are remembered.
LIMIT: Final = 10_000

Uploaded: TypeAlias = Mapping[str, int]
"""The uploaded pictures of a message: Discord's attachment ids by file name."""

NOTHING_UPLOADED: Final[Uploaded] = {}


class Uploads:
    """The pictures of messages, in memory only: after a restart, a picture is uploaded once more."""

    def __init__(self) -> None:
        self._of: OrderedDict[int, Uploaded] = OrderedDict()

    def of(self, message_id: int) -> Uploaded:
        """Return the pictures of a message, as far as they are known."""
        return self._of.get(message_id, NOTHING_UPLOADED)

    def note(self, message_id: int, uploaded: Uploaded) -> Uploaded:
        """Remember the pictures of a message that was just sent or edited, and return them."""
        self.take(message_id)
        if uploaded:
            self._of[message_id] = uploaded
        while len(self._of) > LIMIT:
            self._of.popitem(last=False)
        return uploaded

    def take(self, message_id: int) -> Uploaded:
        """Return and forget the pictures of a message that is about to be edited."""
        return self._of.pop(message_id, NOTHING_UPLOADED)
