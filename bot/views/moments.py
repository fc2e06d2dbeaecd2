"""Instants the way Discord shows them: in each reader's own time zone, counting down by themselves."""


def relative_time(instant_ms: int | None) -> str:
    """Return `in 20 seconds`, or `10 minutes ago`, kept up to date by the reader's own Discord.

    Args:
        instant_ms: Milliseconds since 1970-01-01 UTC; None gives an empty text.
    """
    return "" if instant_ms is None else f"<t:{instant_ms // 1000}:R>"


def date_time(instant_ms: int) -> str:
    """Return an instant as date and time, in each reader's own time zone and way of writing.

    Args:
        instant_ms: Milliseconds since 1970-01-01 UTC.
    """
    return f"<t:{instant_ms // 1000}:f>"


def calendar_day(day: int) -> str:
    """Return a day of UTC as a date, in each reader's own way of writing dates.

    Args:
        day: Days since 1970-01-01. At its noon it is the same date nearly everywhere.
    """
    return f"<t:{day * 86_400 + 43_200}:D>"
