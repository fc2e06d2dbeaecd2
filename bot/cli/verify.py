"""`verify`: check a deal file by computing its deal again, without Discord and without a database."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot.cli import output
from bot.rules.deal_files import MAX_DEAL_BYTES, Check, CheckedDeal
from bot.tables.games import check_deal
from bot.text import Text
from bot.text.deals import check_line, differing_lines

_MARKS: Final = {True: "✓", False: "✗", None: "?"}


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `verify` to its parser."""
    parser.add_argument("file", metavar="FILE", help=text("cli-verify-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the result of every step of the check.

    Returns:
        The exit status: 0, or 1 if a step does not hold.

    Raises:
        Unusable: The file cannot be read, or it is not a deal file.
    """
    with output.rules_in_words(text), output.file_in_words(text, args.file):
        checked = check_deal(_bytes_of(args.file))
    output.print_answer(_json(checked, text) if args.json else "\n".join(_page(checked, text)))
    return output.EXIT_OK if checked.is_true else output.EXIT_SOME_WRONG


def _bytes_of(path: str) -> bytes:
    # One byte more than a deal file may have is enough to recognise a file that is too big.
    if path == "-":
        return output.standard_input_bytes(MAX_DEAL_BYTES + 1)
    with Path(path).open("rb") as file:
        return file.read(MAX_DEAL_BYTES + 1)


def _json(checked: CheckedDeal, text: Text) -> str:
    facts = {key: checked.deal[key] for key in ("format", "table", "round")}
    checks = [_check_record(check, text) for check in checked.checks]
    return output.to_json({**facts, "ok": checked.is_true, "checks": checks})


def _check_record(check: Check, text: Text) -> dict[str, Any]:
    reason = check.reason
    return {
        "step": check.step,
        "ok": None if check.is_open else check.ok,
        "expected": check.expected,
        "found": check.found,
        "reason": None if reason is None else {"error": reason.code, "message": text.error(reason)},
    }


def _page(checked: CheckedDeal, text: Text) -> Iterator[str]:
    deal = checked.deal
    yield text("cli-verify-title", table=str(deal["table"]), round=str(deal["round"]), format=deal["format"])
    for check in checked.checks:
        yield f"{_MARKS[None if check.is_open else check.ok]} {check_line(text, check)}"
        yield from (f"    {line}" for line in differing_lines(text, check, str))
    wrong = sum(not check.ok for check in checked.checks)
    if wrong:
        yield text("cli-verify-wrong", steps=wrong)
    else:
        is_open = any(check.is_open for check in checked.checks)
        yield text("cli-verify-open" if is_open else "cli-verify-ok", commitment=deal["commitment"])
