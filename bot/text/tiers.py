"""Which texts a language needs first, by the names of their files."""

import re
from collections.abc import Collection, Mapping
from enum import IntEnum
from fractions import Fraction
from typing import Final


class Tier(IntEnum):
    """What a text is for. The terminal speaks English, so nobody needs to translate its texts."""

    PLAYING = 1
    MANAGING = 2
    TERMINAL = 3


# From here on a language is offered in lists.
OFFERED_FROM: Final = Fraction(9, 10)

_TERMINAL: Final = re.compile(r"cli(-.+)?")
_MANAGING: Final = re.compile(
    r".+-advice|settings|manage|blocking|playground|privacy|verify|leaderboard|announcements|rule-sets|errors-(rules|deal)"
)


def tier_of(file: str) -> Tier:
    """Return what the texts of a file are for.

    Args:
        file: The name of the file without `.ftl`.
    """
    if _TERMINAL.fullmatch(file):
        return Tier.TERMINAL
    return Tier.MANAGING if _MANAGING.fullmatch(file) else Tier.PLAYING


def is_offered(ids: Collection[str], files: Mapping[str, str]) -> bool:
    """Return whether a language has enough of what people need for playing.

    Args:
        ids: The texts that the language has.
        files: The file of each English text.
    """
    wanted = [text_id for text_id, file in files.items() if tier_of(file) is Tier.PLAYING]
    return sum(text_id in ids for text_id in wanted) >= OFFERED_FROM * len(wanted)
