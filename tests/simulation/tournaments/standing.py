"""The standing of a tournament as a message says it, compared with what its hands come to."""

import re
from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import Final

from bot.views.style import MEDALS
from tests.simulation.tournaments.kept import OVER, Tournament, points_after

_AFTER: Final = re.compile(r"^\*\*After hands? (\d+)\*\*$", re.MULTILINE)
_LINE: Final = re.compile(r"^(\S+) <@(\d+)> · \*\*(\S+)\*\* \((\S+)\)$", re.MULTILINE)
_LEFT: Final = re.compile(r"^-# <@(\d+)> · left$", re.MULTILINE)
_SIGNED: Final = re.compile(r"([+−±])([\d.,]+)")
# So many of the best are named to everyone.
BEST: Final = 10
_ROUNDED: Final = 0.051


@dataclass(frozen=True)
class Said:
    """A line of a standing: a rank, and the points."""

    rank: int
    points: int
    ahead: float


def misstated(tournament: Tournament, words: str, *, state: str) -> Iterator[str]:
    """Yield what a standing says, and is not so.

    Args:
        state: How far the tournament is, as the message says.
    """
    after = _AFTER.search(words)
    if after is None:
        return
    named, deals = f"the standing of tournament {tournament.number}", int(after[1])
    if deals > tournament.unsealed:
        yield f"{named} counts {deals} hands, and not every table has played more than {tournament.unsealed}"
        return
    said = {int(who): _said(mark, points, ahead) for mark, who, points, ahead in _LINE.findall(words)}
    gone = set(map(int, _LEFT.findall(words)))
    true = points_after(tournament, deals)
    own = {who: true[at] for who, at in _seats(tournament)}
    if not (said.keys() | gone) <= own.keys():
        yield f"{named} names others than who has entered"
        return
    for who, line in said.items():
        points, ahead = own[who]
        if line.points != points or abs(line.ahead - ahead) > _ROUNDED:
            told = f"{line.points} ({line.ahead}) instead of {points} ({ahead:.2f})"
            yield f"{named} after {deals} hands gives {who} {told}"
    if state == OVER:
        if len(said) + len(gone) != min(len(own), BEST):
            yield f"{named} names {len(said) + len(gone)} people of {len(own)}"
        yield from _misranked(named, tournament, said)


def _misranked(named: str, tournament: Tournament, said: dict[int, Said]) -> Iterator[str]:
    """Yield who is ranked wrongly at the end, when nobody leaves or comes back any more."""
    left = _left(tournament)
    own = {who: points_after(tournament, tournament.deals)[at] for who, at in _seats(tournament)}
    ranked = {who: points for who, points in own.items() if who not in left}
    for who, line in said.items():
        if who in left:
            yield f"{named} ranks {who}, who has left"
            continue
        better = [each for each in ranked.values() if _is_better(each, own[who])]
        if line.rank != len(better) + 1:
            yield f"{named} ranks {who} as {line.rank} instead of {len(better) + 1}"


def _is_better(one: tuple[int, float], other: tuple[int, float]) -> bool:
    return (one[0], round(one[1], 6)) > (other[0], round(other[1], 6))


def _seats(tournament: Tournament) -> Iterator[tuple[int, tuple[int, int]]]:
    for who, (number, seat) in tournament.people.items():
        if number is not None and seat is not None:
            yield who, (number, seat)


def _left(tournament: Tournament) -> Collection[int]:
    return {who for place in tournament.places for who in place.left}


def _said(mark: str, points: str, ahead: str) -> Said:
    rank = MEDALS.index(mark) + 1 if mark in MEDALS else int(mark.rstrip(".").rstrip("\\"))
    return Said(rank, int(_number(points)), _number(ahead))


def _number(said: str) -> float:
    match = _SIGNED.search(said)
    assert match is not None, said
    return float(match[2].replace(",", "")) * (-1 if match[1] == "−" else 1)
