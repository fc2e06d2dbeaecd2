"""What people wrote (names, reasons, cuts of the deck) made fit for a message, a picture or a line of a log.

Source of the signs that mean something in a message: Discord's "Markdown Text 101" and the message formatting
of its developer documentation.
"""

import re
import unicodedata
from typing import Final

# No written language stacks more marks than this on one letter.
MAX_MARKS: Final = 4
LONGEST: Final = 100
NOTHING: Final = "—"
# Not seen; what follows it is written from left to right again.
LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT MARK}"

# Letters by their class, but drawn as nothing at all.
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})
# A backslash before one of these shows the sign itself. Colons and slashes make links of words, and a dash, a
# plus or a number at the beginning makes a list.
_MEANINGFUL: Final = re.compile(r"[\\*_~|`\[\]()<>@:/#]|^[-+](?= )")
_NUMBERED: Final = re.compile(r"^([0-9]+)\.(?= )")


def clean_line(words: str, longest: int = LONGEST) -> str:
    r"""Return what somebody wrote as one short visible line, for a place that knows no markdown.

    Line breaks become blanks. Signs that nobody sees, or that turn the direction of what follows, are left
    out, and so are all marks but the first few on one letter.

    Args:
        words: What they wrote.
        longest: How many signs may remain; what is cut off is marked by an ellipsis.

    Example:
        >>> clean_line(" Ann\u202e\n the  Great\u200b ")
        'Ann the Great'
    """
    visible = "".join(_visible(sign) for sign in words)
    line = _with_few_marks(" ".join(visible.split()))
    return fitted(line, longest) or NOTHING


def fitted(line: str, longest: int) -> str:
    """Return a line, or as much of it as there is room for with an ellipsis behind it."""
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def escape_markdown(words: str, longest: int = LONGEST) -> str:
    r"""Return what somebody wrote so that a message shows just that: no markdown, no link, no mention.

    What is written from right to left ends there: it does not turn the numbers that follow.

    Example:
        >>> print(escape_markdown("[free *points*](https://evil.example) @everyone"))
        \[free \*points\*\]\(https\:\/\/evil.example\) \@everyone
    """
    line = clean_line(words, longest)
    escaped = _NUMBERED.sub(r"\1\\.", _MEANINGFUL.sub(r"\\\g<0>", line))
    is_turned = any(unicodedata.bidirectional(sign) in _RIGHT_TO_LEFT for sign in line)
    return f"{escaped}{LEFT_TO_RIGHT}" if is_turned else escaped


def _visible(sign: str) -> str:
    if sign.isspace() or sign in _BLANK_LETTERS:
        return " "
    return "" if unicodedata.category(sign) in _DROPPED else sign


def _with_few_marks(line: str) -> str:
    kept, marks = [], 0
    for sign in line:
        marks = marks + 1 if unicodedata.category(sign) in _MARKS else 0
        if marks <= MAX_MARKS:
            kept.append(sign)
    return "".join(kept)
