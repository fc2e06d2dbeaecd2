"""What the commands share in reading lines and writing answers."""

import json
import sys
from codecs import getincrementaldecoder
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from io import BufferedReader, IncrementalNewlineDecoder
from itertools import chain
from typing import Any, Final, cast

from bot.rules.errors import RuleError
from bot.text import Text

EXIT_OK: Final = 0
EXIT_SOME_WRONG: Final = 1
EXIT_USAGE: Final = 2

_BYTE_ORDER_MARK: Final = "\ufeff"
# At most so much of standard input at once.
_READ_BYTES: Final = 65_536


class InputLost(Exception):
    """Standard input gives nothing; the cause says why, where there is one."""


class OutputLost(Exception):
    """Standard output takes nothing more; the cause says why."""


def print_answer(line: str) -> None:
    """Print a line at once, so that a program at the other end of a pipe can go on.

    Raises:
        OutputLost: It could not be printed.
    """
    with output_in_words():
        print(line, flush=True)


@contextmanager
def output_in_words() -> Iterator[None]:
    """Turn an error of standard output into `OutputLost`."""
    try:
        yield
    except OSError as error:
        raise OutputLost from error


def print_complaint(message: str) -> None:
    """Print to standard error what was wrong and what to do."""
    # Where that is full or gone, the exit status has to say it alone.
    with suppress(OSError):
        print(message, file=sys.stderr)


def file_fault(text: Text, path: str, error: OSError) -> str:
    """Return in words why a file that somebody named cannot be read."""
    if isinstance(error, FileNotFoundError):
        return text("cli-file-missing", path=path)
    return text("cli-file-unreadable", path=path, reason=error.strerror or str(error))


def to_json(answer: dict[str, Any]) -> str:
    """Return an answer as JSON on one line, in ASCII, so that every terminal and every pipe takes it."""
    return json.dumps(answer)


def error_answer(text: Text, error: RuleError, at: int | None = None) -> dict[str, Any]:
    """Return the answer to a line that breaks a rule.

    Args:
        text: The words.
        error: What is wrong.
        at: Which play of the record breaks the rule, counted from 0; None where it is no play.
    """
    return {"error": error.code, "message": text.error(error), "at": at}


def numbered_lines(stream: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not blank, stripped, with their numbers from 1."""
    for number, line in enumerate(stream, start=1):
        stripped = line.lstrip(_BYTE_ORDER_MARK).strip()
        if stripped:
            yield number, stripped


def standard_input() -> Iterator[str]:
    """Yield the lines of standard input as UTF-8. What is not UTF-8 spoils its own line, none after it.

    Raises:
        InputLost: There is none.
    """
    return chain.from_iterable(arriving_lines())


def arriving_lines() -> Iterator[list[str]]:
    """Yield the lines of standard input as `standard_input` does, all that have come by now at once.

    Raises:
        InputLost: There is none.
    """
    decode = IncrementalNewlineDecoder(getincrementaldecoder("utf-8")("replace"), translate=True).decode
    unfinished = ""
    with _input_in_words():
        while come := cast(BufferedReader, sys.stdin.buffer).read1(_READ_BYTES):
            *lines, unfinished = (unfinished + decode(come)).split("\n")
            yield lines
    yield [unfinished + decode(b"", final=True)]


def standard_input_bytes(most: int) -> bytes:
    """Return at most that many bytes from the start of standard input.

    Raises:
        InputLost: There is none.
    """
    with _input_in_words():
        return sys.stdin.buffer.read(most)


@contextmanager
def _input_in_words() -> Iterator[None]:
    # Python has none where the shell has closed it.
    if sys.stdin is None:
        raise InputLost
    try:
        yield
    except OSError as error:
        raise InputLost from error


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines with aligned columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return [line.rstrip() for line in lines]
