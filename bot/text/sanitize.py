"""Makes people's input (names, reasons, words for the shuffle) fit for a message, a picture or a log line.

Source of the characters that have a meaning in a message: Discord's "Markdown Text 101" and the message
formatting of its developer documentation.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

# No written language stacks more marks than this on one letter.
MAX_MARKS: Final = 4
LONGEST: Final = 100
NOTHING: Final = "—"
# Invisible. Text after it runs from left to right again.
LEFT_TO_RIGHT: Final = "\N{LEFT-TO-RIGHT MARK}"

# Unicode classes these as letters or symbols, but they are blank.
_BLANK_LETTERS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
_DROPPED: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
_MARKS: Final = frozenset({"Mn", "Mc", "Me"})
# A backslash before one of these characters makes Discord show it literally. Colons and slashes turn words
# into links. A dash, a plus or a number at the beginning starts a list.
_MEANINGFUL: Final = re.compile(r"[\\*_~|`\[\]()<>@:/#]|^[-+](?= )")
_NUMBERED: Final = re.compile(r"^([0-9]+)\.(?= )")


# People have few names, which are written again and again.
@lru_cache(maxsize=1_000)
def clean_line(words: str, longest: int = LONGEST) -> str:
    r"""Return a person's input as one short visible line, for a place that does not interpret markdown.

    Line breaks become blanks. Invisible characters and those that reverse the direction of the text are
    removed. Of the marks on one letter only the first few are kept. If nothing is left, the result is a dash.

    Args:
        longest: The maximum length in characters. An ellipsis replaces the rest.

    Example:
        >>> clean_line(" Ann\u202e\n the  Great\u200b ")
        'Ann the Great'
    """
    visible = "".join(_visible(sign) for sign in words)
    line = _with_few_marks(" ".join(visible.split()))
    return fitted(line, longest) or NOTHING


def fitted(line: str, longest: int) -> str:
    """Return a line, shortened with an ellipsis if it is too long."""
    return line if len(line) <= longest else line[: longest - 1].rstrip() + "…"


def escape_markdown(words: str, longest: int = LONGEST) -> str:
    r"""Return a person's input so that a message shows it literally: no markdown, no link, no mention.

    Text that runs from right to left ends with a mark, so that it does not reverse the numbers after it.

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
