"""How a language writes numbers, shares, times, lists and sentences one after the other."""

from collections.abc import Iterable
from datetime import date, timedelta
from fractions import Fraction
from functools import cache, reduce
from typing import Final

from babel import Locale
from babel.dates import format_skeleton, get_timezone_location
from babel.lists import format_list
from babel.units import format_unit
from fluent.runtime.types import fluent_number

from bot.text.catalog import Text, with_minus

# The English of these texts has no comma before the last name of a list.
_LISTED_AS: Final = {"en": Locale.parse("en_GB")}
# How sentences end, here and in China and Japan, and in Hindi and Arabic.
_ENDS: Final = (*".!?…", *"。！？", "।", "؟")


def number(text: Text, value: float | Fraction, decimals: int) -> str:
    """Return a number, rounded to so many decimals.

    Example:
        >>> from bot.text import load_catalog
        >>> number(load_catalog().text(), -1234.56, 1)
        '\u22121,234.6'
    """
    # Adding zero turns a negative zero into zero, which has no sign.
    return with_minus(_written(text, round(float(value), decimals) + 0.0, decimals))


def signed(text: Text, value: float | Fraction, decimals: int) -> str:
    """Return a gain or a loss with its sign, rounded to so many decimals.

    Example:
        >>> from bot.text import load_catalog
        >>> [signed(load_catalog().text(), value, 1) for value in (1.26, -0.5, -0.04)]
        ['+1.3', '\u22120.5', '±0']
    """
    rounded = round(float(value), decimals)
    return with_sign(text, rounded, number(text, abs(rounded), decimals))


def with_sign(text: Text, change: float, amount: str | int) -> str:
    """Return the amount of a gain or a loss with its sign."""
    if change > 0:
        return text("points-gained", points=amount)
    return text("points-lost", points=amount) if change else text("points-unmoved")


def percent(text: Text, part: int | Fraction, of: int = 1, *, decimals: int = 2) -> str:
    """Return a share as a percentage. Nothing is rounded to none or to all.

    Example:
        >>> from bot.text import load_catalog
        >>> [percent(load_catalog().text(), part, 100_000) for part in (33_333, 1, 0, 99_999, 100_000)]
        ['33.33%', '<0.01%', '0%', '>99.99%', '100%']
    """
    share, least = Fraction(part, of), Fraction(1, 10 ** (decimals + 2))
    if share in {0, 1}:
        return _written(text, int(share), 0, "percent")
    if abs(share) < least / 2:
        return text("share-below", share=_written(text, float(least), decimals, "percent"))
    if 1 - least / 2 <= share < 1:
        return text("share-above", share=_written(text, float(1 - least), decimals, "percent"))
    return with_minus(_written(text, float(share), decimals, "percent"))


# The longest unit first.
_UNITS_S: Final = (("day", 86_400), ("hour", 3_600), ("minute", 60))


def duration(text: Text, seconds: int) -> str:
    """Return a time in words, in the longest unit of which it is a whole number.

    Example:
        >>> from bot.text import load_catalog
        >>> [duration(load_catalog().text(), seconds) for seconds in (45, 90, 60, 3_600, 259_200)]
        ['45 seconds', '90 seconds', '1 minute', '1 hour', '3 days']
    """
    unit, size_s = next(
        ((name, size) for name, size in _UNITS_S if seconds and seconds % size == 0), ("second", 1)
    )
    return format_unit(seconds // size_s, f"duration-{unit}", locale=text.conventions)


def month(text: Text, since_day: int) -> str:
    """Return the month that begins on a day of UTC, with its year.

    Args:
        since_day: Days since 1970-01-01.

    Example:
        >>> from bot.text import load_catalog
        >>> month(load_catalog().text(), 20_819)
        'January 2027'
    """
    first = date(1970, 1, 1) + timedelta(days=since_day)
    return format_skeleton("yMMMM", first, locale=text.conventions)


def city(text: Text, zone: str) -> str:
    """Return the name of the city that a time zone is called after; a distance from UTC as it is.

    Args:
        zone: Its name in the IANA database, or such as `UTC+05:30`.

    Example:
        >>> from bot.text import load_catalog
        >>> [city(load_catalog().text(), zone) for zone in ("America/Sao_Paulo", "UTC+05:30")]
        ['São Paulo', 'UTC+05:30']
    """
    return get_timezone_location(zone, locale=text.conventions, return_city=True) if "/" in zone else zone


def listed(text: Text, names: Iterable[str]) -> str:
    """Return at least one name as a sentence lists names: `Ann, Ben and Cat`."""
    return format_list([*names], "standard", _lists(text))


def either(text: Text, choices: Iterable[str]) -> str:
    """Return at least one choice as a sentence lists choices: `5, 10 or 15`."""
    return format_list([*choices], "or", _lists(text))


def enumerated(text: Text, facts: Iterable[str]) -> str:
    """Return facts one after the other, with nothing but a comma between them; empty without facts."""
    return _joined(_comma(_lists(text)), facts)


def sentences(text: Text, *said: str) -> str:
    """Return sentences one after the other; empty ones are left out."""
    return _joined(text("two-sentences", first="{0}", second="{1}"), filter(None, said))


def sentence(text: Text, said: str) -> str:
    """Return words as a sentence: with a full stop, unless they end like a sentence already.

    Example:
        >>> from bot.text import load_catalog
        >>> [sentence(load_catalog().text(), said) for said in ("Trick 5", "Stop!")]
        ['Trick 5.', 'Stop!']
    """
    return said if said.endswith(_ENDS) else text("whole-sentence", said=said)


def letters_of(text: Text) -> str:
    """Return letters that the language is written in: those of its own name, of months and of days.

    Example:
        >>> from bot.text import load_catalog
        >>> letters_of(load_catalog().text())[:8]
        'ADEFJMNO'
    """
    return _letters(text.conventions)


@cache
def _letters(its: Locale) -> str:
    names = (its.months["format"]["wide"], its.days["format"]["wide"])
    words = [its.get_display_name(its) or "", *(name for each in names for name in each.values())]
    return "".join(sorted({sign for word in words for sign in word if sign.isalpha()}))


@cache
def _comma(its: Locale) -> str:
    """Return how two facts are written one after the other, as a format."""
    return str(its.list_patterns["standard"]["start"])


def _joined(between: str, parts: Iterable[str]) -> str:
    told = [*parts]
    return reduce(between.format, told) if told else ""


def _written(text: Text, value: float, decimals: int, style: str = "decimal") -> str:
    shown = fluent_number(value, style=style, minimumFractionDigits=decimals, maximumFractionDigits=decimals)
    return shown.format(text.conventions)


def _lists(text: Text) -> Locale:
    return _LISTED_AS.get(text.locale, text.conventions)
