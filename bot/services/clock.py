"""The system's time behind the Clock port."""

import time


class SystemClock:
    """The machine's clock."""

    def now_ms(self) -> int:
        """Return this instant in milliseconds since 1970-01-01 UTC."""
        return time.time_ns() // 1_000_000
