"""Phrases that recur in messages: people, points, moments, locks."""

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from bot.tables.ids import UserId
from bot.tables.privacy import is_former
from bot.text import Text

# So many hexadecimal digits of a hash are shown to all: nobody can find another hash that begins like it.
SHOWN_DIGITS: Final = 32

Unit: TypeAlias = Literal["round", "hand"]
"""What a game calls a deal, where people read it."""


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


def signed_points(text: Text, points: int) -> str:
    """Return a change of points with its sign."""
    if points > 0:
        return text("points-gained", points=points)
    return text("points-lost", points=-points) if points else text("points-unmoved")


def mention(user_id: UserId) -> str:
    """Return a mention: the current name in every reader's Discord. The bot lets none of them ping."""
    return f"<@{user_id}>"


def person_name(text: Text, user_id: UserId) -> str:
    """Return who took part in something past: a mention, unless they have had themselves forgotten since."""
    return text("privacy-former-player") if is_former(user_id) else mention(user_id)


def joined(text: Text, names: Iterable[str]) -> str:
    """Return names as a sentence lists them: `Ann, Ben and Cat`.

    Args:
        text: The words.
        names: One at least.
    """
    *others, last = names
    return text("names-and", others=", ".join(others), last=last) if others else last


def lock_line(text: Text, round_number: int, commitment: bytes, unit: Unit = "round") -> str:
    """Return the line with the commitment to a shuffle whose cards are not known yet, as far as all see it.

    Args:
        text: The words.
        round_number: Which round of the table it is for.
        commitment: What is published of its seed.
        unit: What the game calls a deal.
    """
    return text("fair-lock", unit=unit, round=str(round_number), commitment=shown_digits(commitment))


def shown_digits(hashed: bytes) -> str:
    """Return the beginning of a lock or a seed, which is enough to compare it by."""
    return hashed.hex()[:SHOWN_DIGITS]


def undealt_seed_line(text: Text, round_number: int, seed: bytes, unit: Unit = "round") -> str:
    """Return the seed of a round that a closed table never dealt, so that its lock can be checked too."""
    return text("fair-undealt", unit=unit, round=str(round_number), seed=seed.hex())
