"""A clock that stands still until a test moves it."""

from dataclasses import dataclass

NOW_MS = 1_800_000_000_000


@dataclass
class FakeClock:
    """The `Clock` port, with a time to set."""

    at_ms: int = NOW_MS

    def now_ms(self) -> int:
        return self.at_ms

    def advance(self, seconds: float) -> None:
        self.at_ms += round(seconds * 1000)
