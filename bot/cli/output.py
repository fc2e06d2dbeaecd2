"""Input and output of the commands: reading lines, printing answers and complaints."""

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
from bot.text.columns import columns_of, left_in

EXIT_OK: Final = 0
EXIT_SOME_WRONG: Final = 1
EXIT_USAGE: Final = 2

_BYTE_ORDER_MARK: Final = "\ufeff"
# The most bytes read from standard input at once.
_READ_BYTES: Final = 65_536


class Unusable(Exception):
    """The command cannot do its work. The exception's arguments say why, and what to do."""


class InputLost(Exception):
    """Standard input cannot be read. The cause, if there is one, is the operating system's error."""


class OutputLost(Exception):
    """Standard output cannot be written. The cause is the operating system's error."""


def print_answer(line: str) -> None:
    """Print an answer and flush it, so that a program at the other end of a pipe can continue.

    Raises:
        OutputLost: The answer could not be printed.
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


def print_complaint(*sentences: str) -> None:
    """Print sentences to standard error, one a line. They name faults and say what to do."""
    # If standard error cannot be written, only the exit status reports the fault.
    with suppress(OSError):
        for sentence in sentences:
            print(sentence, file=sys.stderr)


@contextmanager
def rules_in_words(text: Text) -> Iterator[None]:
    """Raise `Unusable` in place of a `RuleError` about the user's input."""
    try:
        yield
    except RuleError as error:
        raise Unusable(text.error(error)) from error


@contextmanager
def file_in_words(text: Text, path: str) -> Iterator[None]:
    """Raise `Unusable` if the file that the user named is missing or cannot be read."""
    try:
        yield
    except FileNotFoundError as error:
        raise Unusable(text("cli-file-missing", path=path)) from error
    except OSError as error:
        reason = error.strerror or str(error)
        raise Unusable(text("cli-file-unreadable", path=path, reason=reason)) from error


def to_json(answer: dict[str, Any]) -> str:
    """Return an answer as JSON on one line, in ASCII so that every terminal and pipe accepts it."""
    return json.dumps(answer)


def error_answer(text: Text, error: RuleError, at: int | None = None) -> dict[str, Any]:
    """Return the answer to a line that breaks a rule.

    Args:
        at: The index of the wrong play, from 0; None if the error is not about a play.
    """
    return {"error": error.code, "message": text.error(error), "at": at}


def numbered_lines(stream: Iterable[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines that are not blank, stripped, with their numbers from 1."""
    for number, line in enumerate(stream, start=1):
        stripped = line.lstrip(_BYTE_ORDER_MARK).strip()
        if stripped:
            yield number, stripped


def standard_input() -> Iterator[str]:
    """Yield the lines of standard input as UTF-8. Invalid bytes affect only their own line.

    Raises:
        InputLost: Standard input is closed or cannot be read.
    """
    return chain.from_iterable(arriving_lines())


def arriving_lines() -> Iterator[list[str]]:
    """Yield the lines of standard input as they arrive, a list at a time, decoded as in `standard_input`.

    Raises:
        InputLost: Standard input is closed or cannot be read.
    """
    decode = IncrementalNewlineDecoder(getincrementaldecoder("utf-8")("replace"), translate=True).decode
    unfinished = ""
    with _input_in_words():
        while come := cast(BufferedReader, sys.stdin.buffer).read1(_READ_BYTES):
            *lines, unfinished = (unfinished + decode(come)).split("\n")
            yield lines
    yield [unfinished + decode(b"", final=True)]


def standard_input_bytes(most: int) -> bytes:
    """Return the first bytes of standard input, up to a number of them.

    Raises:
        InputLost: Standard input is closed or cannot be read.
    """
    with _input_in_words():
        return sys.stdin.buffer.read(most)


@contextmanager
def _input_in_words() -> Iterator[None]:
    # `sys.stdin` is None if the shell has closed standard input.
    if sys.stdin is None:
        raise InputLost
    try:
        yield
    except OSError as error:
        raise InputLost from error


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines with aligned columns."""
    widths = [max(map(columns_of, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(left_in(cell, width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return [line.rstrip() for line in lines]
