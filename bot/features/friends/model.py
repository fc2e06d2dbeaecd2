"""Groups of friends, and the standings among them."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from bot.rules.errors import RuleError
from bot.tables.ids import UserId

# House rules: a group is for people who know each other.
MOST_GROUPS: Final = 5
MOST_PEOPLE: Final = 50

# Without signs that are mistaken for others, and without U, so that hardly a code is a word.
_SIGNS: Final = "23456789ABCDEFGHJKMNPQRSTVWXYZ"
# More than 39 bits: with ten thousand groups, one guess in sixty million meets a code.
_LENGTH: Final = 8
_CODE: Final = re.compile(rf"[{_SIGNS}]{{{_LENGTH}}}")


@dataclass(frozen=True)
class Group:
    """A group of friends.

    Args:
        code: As it is kept, without a hyphen.
        people: Those who have joined, the first one first.
    """

    id: int
    code: str
    people: tuple[UserId, ...]


@dataclass(frozen=True)
class FriendStanding:
    """One line of a standing among friends."""

    user_id: UserId
    score: int


@dataclass(frozen=True)
class DayScore:
    """What somebody achieved on a day."""

    day: int
    user_id: UserId
    score: int


def fresh_code(root: bytes) -> str:
    """Return a code.

    Args:
        root: 32 bytes of chance.

    Example:
        >>> fresh_code(bytes(31) + bytes([30]))
        '22222232'
    """
    number = int.from_bytes(root) % len(_SIGNS) ** _LENGTH
    signs = []
    for _ in range(_LENGTH):
        number, sign = divmod(number, len(_SIGNS))
        signs.append(_SIGNS[sign])
    return "".join(reversed(signs))


def shown_code(code: str) -> str:
    """Return a code as people read it.

    Example:
        >>> shown_code("K7QM4TXP")
        'K7QM-4TXP'
    """
    return f"{code[: _LENGTH // 2]}-{code[_LENGTH // 2 :]}"


def read_code(typed: str) -> str:
    """Return the code that somebody typed, in any case, with or without hyphens and blanks.

    Raises:
        RuleError: `friends-code-unknown`: no code looks like that.

    Example:
        >>> read_code(" k7qm-4txp")
        'K7QM4TXP'
    """
    code = re.sub(r"[\s\-‐‑–—−]", "", typed).upper()
    if _CODE.fullmatch(code) is None:
        raise RuleError("friends-code-unknown")
    return code


def firsts(scores: Iterable[DayScore]) -> Sequence[FriendStanding]:
    """Return on how many days each person did best, the most first; a shared first place counts for all.

    Args:
        scores: The higher, the better.

    Example:
        >>> ann, ben = UserId(1), UserId(2)
        >>> firsts([DayScore(1, ann, 5), DayScore(1, ben, 5), DayScore(2, ben, 7), DayScore(2, ann, 3)])
        [FriendStanding(user_id=2, score=2), FriendStanding(user_id=1, score=1)]
    """
    counts: dict[UserId, int] = {}
    for _, of_day in groupby(sorted(scores, key=lambda each: each.day), key=lambda each: each.day):
        played = list(of_day)
        best = max(each.score for each in played)
        for each in played:
            counts[each.user_id] = counts.get(each.user_id, 0) + (each.score == best)
    ranked = sorted(counts.items(), key=lambda each: (-each[1], each[0]))
    return [FriendStanding(user_id, count) for user_id, count in ranked]
