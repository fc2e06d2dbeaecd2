"""What the commands share in reading lines and writing answers."""

import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final, TextIO

from bot.rules.errors import RuleError
from bot.text import Text

EXIT_OK: Final = 0
EXIT_SOME_WRONG: Final = 1
EXIT_USAGE: Final = 2

_BYTE_ORDER_MARK: Final = "\ufeff"


def print_answer(line: str) -> None:
    """Print a line at once, so that a program at the other end of a pipe can go on."""
    print(line, flush=True)


def print_complaint(message: str) -> None:
    """Print to standard error what was wrong and what to do."""
    print(message, file=sys.stderr)


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


def standard_input() -> TextIO:
    """Return standard input as UTF-8. What is not UTF-8 spoils its own line, not the lines after it."""
    reconfigure = getattr(sys.stdin, "reconfigure", None)
    if reconfigure:
        reconfigure(encoding="utf-8", errors="replace")
    return sys.stdin


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Return rows of cells as lines whose columns stand below each other."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = ("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows)
    return [line.rstrip() for line in lines]


def quiet_pipe(answer: Callable[[], int]) -> int:
    """Run what prints answers; when the reader at the other end goes away, stop without a word.

    Args:
        answer: Prints, and returns the exit status.
    """
    try:
        return answer()
    except BrokenPipeError:
        # The interpreter flushes standard output once more on its way out, which would fail again.
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, sys.stdout.fileno())
        os.close(devnull)
        return EXIT_SOME_WRONG
