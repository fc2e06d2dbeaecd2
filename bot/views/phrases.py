"""Phrases that recur in messages: people, points, times, locks."""

from collections.abc import Iterable, Mapping
from typing import Final

from bot.tables.ids import UserId
from bot.tables.privacy import is_former
from bot.text import Text
from bot.text.conventions import with_sign

# How many hexadecimal digits of a hash are shown: nobody can find another hash with the same beginning.
SHOWN_DIGITS: Final = 20

# The signs of what went well, badly or neither way.
_SQUARES: Final = {True: "🟩", False: "🟥", None: "⬜"}


def relative_time(instant_ms: int | None) -> str:
    """Return a time like `in 20 seconds` or `10 minutes ago`. The reader's Discord keeps it up to date.

    Args:
        instant_ms: Milliseconds since 1970-01-01 UTC; None gives an empty text.
    """
    return "" if instant_ms is None else f"<t:{instant_ms // 1000}:R>"


def date_time(instant_ms: int) -> str:
    """Return an instant as date and time, in each reader's own time zone and format.

    Args:
        instant_ms: Milliseconds since 1970-01-01 UTC.
    """
    return f"<t:{instant_ms // 1000}:f>"


def calendar_day(day: int, *, short: bool = False) -> str:
    """Return a day of UTC as a date, in each reader's own date format.

    The instant is noon UTC, which has the same date in nearly all time zones.

    Args:
        day: Days since 1970-01-01.
        short: Whether the date is written in digits alone.
    """
    return f"<t:{day * 86_400 + 43_200}:{'d' if short else 'D'}>"


def signed_points(text: Text, points: int) -> str:
    """Return a change of points with its sign."""
    return with_sign(text, points, abs(points))


def mention(user_id: UserId) -> str:
    """Return a mention, which Discord shows as the current name. The bot's mentions never ping."""
    return f"<@{user_id}>"


def person_name(text: Text, user_id: UserId) -> str:
    """Return a mention of a past player, or a general name if they have had their data deleted since."""
    return text("privacy-former-player") if is_former(user_id) else mention(user_id)


def vacation_lines(text: Text, away: Mapping[UserId, int]) -> str:
    """Return a line for each person on vacation, by the instant at which it ends; empty for nobody."""
    people = away.items()
    return "\n".join(
        text("table-on-vacation", user=mention(each), when=date_time(end)) for each, end in people
    )


def streak_of_days(text: Text, days: int) -> list[str]:
    """Return how many days in a row someone has played, as a phrase; nothing for fewer than two."""
    return [text("days-in-a-row", days=days)] if days > 1 else []


def squares(marks: Iterable[bool | None]) -> str:
    """Return a row of signs that shows how something went, without revealing any card.

    Args:
        marks: Whether each part went well; None for neither well nor badly, or not yet.
    """
    return "".join(_SQUARES[mark] for mark in marks)


def lock_line(text: Text, commitment: bytes) -> str:
    """Return the line that shows everyone the lock of a round whose cards are not known yet.

    Args:
        commitment: The commitment to the seed of the shuffle; the line shows its first `SHOWN_DIGITS` digits.
    """
    return text("fair-lock", commitment=shown_digits(commitment))


def key_line(text: Text, seed: bytes) -> str:
    """Return the line that shows everyone the key of a shuffle whose cards are all known.

    Args:
        seed: The seed of the shuffle; the line shows its first `SHOWN_DIGITS` digits.
    """
    return text("fair-key", key=shown_digits(seed))


def shown_digits(hashed: bytes) -> str:
    """Return the beginning of a lock or a seed, which is enough for a comparison."""
    return hashed.hex()[:SHOWN_DIGITS]
