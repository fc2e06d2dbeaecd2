"""Bold words in languages that put no blank before and after them."""

import re
import unicodedata
from typing import Final

# Bold words, with the signs beside them.
_BOLD: Final = re.compile(r"(?<=(.))?\*\*(?=\S)([^*]+)(?<=\S)\*\*(?=(.))?")
# The narrowest blank.
_HAIR: Final = "\u200a"


def bold_apart(written: str) -> str:
    """Return a text with a hair space between bold words and a letter, where their marks would else be seen.

    Chinese and Japanese put no blank there. By the rules of Markdown, bold words that begin or end with a
    sign cannot begin or end beside a letter, nor beside the unseen mark before a card.

    Source: https://spec.commonmark.org/0.31.2/#emphasis-and-strong-emphasis

    Example:
        >>> bold_apart("赢**5%**的局，**6**局"), bold_apart("win **5%**: 6")
        ('赢**5%**\u200a的局，**6**局', 'win **5%**: 6')
    """
    return written if written.isascii() or "**" not in written else _BOLD.sub(_apart, written)


def _apart(found: re.Match[str]) -> str:
    before, bold, after = found[1] or "", found[2], found[3] or ""
    begins = _HAIR if _is_close(before) and not bold[0].isalnum() else ""
    ends = _HAIR if _is_close(after) and not bold[-1].isalnum() else ""
    return f"{begins}**{bold}**{ends}"


def _is_close(sign: str) -> bool:
    """Whether it is neither a blank nor a sign that stands apart by itself."""
    return bool(sign) and not sign.isspace() and unicodedata.category(sign)[0] not in "PS"
