"""Instants the way Discord shows them: in each reader's own time zone, counting down by themselves."""


def relative_time(instant_ms: int | None) -> str:
    """Return `in 20 seconds`, or `10 minutes ago`, kept up to date by the reader's own Discord.

    Args:
        instant_ms: Milliseconds since 1970-01-01 UTC; None gives an empty text.
    """
    return "" if instant_ms is None else f"<t:{instant_ms // 1000}:R>"
