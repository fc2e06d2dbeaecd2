"""What happens in a simulation, line by line, and a number that stands for all of it."""

import hashlib
from collections import deque
from collections.abc import Callable
from typing import Final

TAIL: Final = 60


class Trace:
    """The lines of a simulation."""

    def __init__(self, now_s: Callable[[], float], show: Callable[[str], None] | None = None) -> None:
        self._now_s = now_s
        self._show = show
        self._digest = hashlib.sha256()
        self.tail: deque[str] = deque(maxlen=TAIL)

    def note(self, what: str) -> None:
        """Add a line."""
        line = f"{self._now_s():10.3f} {what}"
        self._digest.update(line.encode())
        self.tail.append(line)
        if self._show is not None:
            self._show(line)

    @property
    def digest(self) -> str:
        """The same for the same lines, and for no others."""
        return self._digest.hexdigest()
