"""Which forms people may be filling in: a form, unlike a button, does not survive a restart."""

from collections import deque
from typing import Final

REMEMBERED: Final = 10_000


class OpenForms:
    """The forms that this process has sent, by their custom ids."""

    def __init__(self) -> None:
        self._custom_ids: deque[str] = deque(maxlen=REMEMBERED)

    def add(self, custom_id: str) -> None:
        """Remember a form."""
        self._custom_ids.append(custom_id)

    def __contains__(self, custom_id: str) -> bool:
        return custom_id in self._custom_ids
