"""What the programs share: numbers among their words, and work on all the processes they may have."""

import argparse
from collections.abc import Callable, Iterable, Iterator
from multiprocessing import Pool
from typing import TypeVar

GivenT = TypeVar("GivenT")
DoneT = TypeVar("DoneT")


def positive(word: str) -> int:
    """Return a whole number from 1 up."""
    if not word.isascii() or not word.isdigit() or not int(word):
        raise argparse.ArgumentTypeError(f"{word!r} is not a whole number from 1 up")
    return int(word)


def spread(work: Callable[[GivenT], DoneT], given: Iterable[GivenT], jobs: int) -> Iterator[DoneT]:
    """Return what comes of each of some things, in no order if more than one process works on them."""
    if jobs == 1:
        yield from map(work, given)
        return
    with Pool(jobs) as pool:
        yield from pool.imap_unordered(work, given)
