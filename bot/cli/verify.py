"""`verify`: a deal computed again, without Discord and without a database."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from bot.cli.output import (
    EXIT_OK,
    EXIT_SOME_WRONG,
    EXIT_USAGE,
    print_answer,
    print_complaint,
    quiet_pipe,
    to_json,
)
from bot.rules.errors import RuleError
from bot.rules.gnau import MAX_DEAL_BYTES, Check, DealRecord, read_deal, verify_deal
from bot.text import Text
from bot.text.deals import check_line, person_lines

if TYPE_CHECKING:
    from argparse import _SubParsersAction

_MARKS: Final = {True: "✓", False: "✗"}


def add_parser(subparsers: "_SubParsersAction[argparse.ArgumentParser]", text: Text) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "verify", help=text("cli-verify-help"), description=text("cli-verify-description")
    )
    parser.add_argument("file", metavar="FILE", help=text("cli-verify-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-verify-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, text: Text) -> int:
    """Answer the command.

    Args:
        args: `file` and `json`.
        text: The words.

    Returns:
        The exit status: 0, 1 when a step does not hold, 2 when the file cannot be read.
    """
    try:
        record = read_deal(_bytes_of(args.file))
    except FileNotFoundError:
        print_complaint(text("cli-file-missing", path=args.file))
    except OSError as error:
        print_complaint(text("cli-file-unreadable", path=args.file, reason=error.strerror or str(error)))
    except RuleError as error:
        print_complaint(text.error(error))
    else:
        return quiet_pipe(lambda: _answer(record, text, as_json=args.json))
    return EXIT_USAGE


def verification_record(record: DealRecord, checks: Sequence[Check]) -> dict[str, Any]:
    """Return what the steps came to, ready for JSON."""
    return {
        "table": record.dealt.table,
        "round": record.dealt.round,
        "ok": all(check.ok for check in checks),
        "checks": [
            {"step": check.step, "ok": check.ok, "expected": check.expected, "found": check.found}
            for check in checks
        ],
    }


def _bytes_of(path: str) -> bytes:
    # One byte more than a deal file may have is enough to see that it is none.
    if path == "-":
        return sys.stdin.buffer.read(MAX_DEAL_BYTES + 1)
    with Path(path).open("rb") as file:
        return file.read(MAX_DEAL_BYTES + 1)


def _answer(record: DealRecord, text: Text, *, as_json: bool) -> int:
    checks = verify_deal(record)
    if as_json:
        print_answer(to_json(verification_record(record, checks)))
    else:
        print_answer("\n".join(_page(record, checks, text)))
    return EXIT_OK if all(check.ok for check in checks) else EXIT_SOME_WRONG


def _page(record: DealRecord, checks: Sequence[Check], text: Text) -> Iterator[str]:
    yield text("cli-verify-title", table=str(record.dealt.table), round=str(record.dealt.round))
    for check in checks:
        yield f"{_MARKS[check.ok]} {check_line(text, check)}"
        yield from (f"    {line}" for line in person_lines(text, check, str))
    wrong = sum(not check.ok for check in checks)
    if wrong:
        yield text("cli-verify-wrong", steps=wrong)
    else:
        yield text("cli-verify-ok", commitment=record.dealt.commitment.hex())
