"""House rules of any game on one line, as people write them: options such as `ties=push`, with commas."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from bot.rules.errors import RuleError, quote
from bot.rules.typed import half_width

SWITCH: Final[Mapping[str, bool]] = MappingProxyType({"on": True, "off": False})
"""The words for the values of a switch."""

# More digits are no value of any option.
_MOST_DIGITS: Final = 9


def written(value: object) -> str:
    """Return the value of an option as it is written."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def written_option(option: str, value: object) -> str:
    """Return an option with its value as they are written."""
    return f"{option}={written(value)}"


def written_line(options: Mapping[str, object]) -> str:
    """Return options with their values on one line.

    Example:
        >>> written_line({"spot": True, "hands": 4})
        'spot=on,hands=4'
    """
    return ",".join(written_option(option, value) for option, value in options.items())


def parts_of(line: str) -> list[str]:
    """Return the parts of a line between its commas, in lower case, without blanks around them."""
    return [part.strip() for part in half_width(line).lower().split(",") if part.strip()]


def split_part(part: str, example: str) -> tuple[str, str]:
    """Return the option and the value that a part of a line names.

    Args:
        example: What such a line looks like.

    Raises:
        RuleError: `rules-part-invalid`.
    """
    name, equals, value = part.partition("=")
    if not equals:
        raise part_invalid(part, example)
    return name.strip(), value.strip()


def part_invalid(part: str, example: str) -> RuleError:
    """Return the error for a part of a line that is no option with a value."""
    return RuleError("rules-part-invalid", part=quote(part), example=example)


def number_or_word(value: str) -> int | str:
    """Return a written value as a number if it is plain digits; whoever takes it rejects any other."""
    is_number = value.isascii() and value.isdigit() and len(value) <= _MOST_DIGITS
    return int(value) if is_number else value
