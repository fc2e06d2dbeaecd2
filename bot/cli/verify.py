"""`verify`: compute a deal again, without Discord and without a database."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from bot.cli import output
from bot.rules.deal_files import MAX_DEAL_BYTES, Check, CheckedDeal
from bot.rules.errors import RuleError
from bot.tables.games import check_deal
from bot.text import Text
from bot.text.deals import check_line, differing_lines

_MARKS: Final = {True: "✓", False: "✗", None: "?"}


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `verify` to its parser."""
    parser.add_argument("file", metavar="FILE", help=text("cli-verify-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-verify-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the result of every step of the check.

    Returns:
        The exit status: 0, 1 if a step does not hold, 2 if the file cannot be read.
    """
    try:
        deal = check_deal(_bytes_of(args.file))
    except OSError as error:
        output.print_complaint(output.file_fault(text, args.file, error))
    except RuleError as error:
        output.print_complaint(text.error(error))
    else:
        return _answer(deal, text, as_json=args.json)
    return output.EXIT_USAGE


def verification_record(deal: CheckedDeal, text: Text) -> dict[str, Any]:
    """Return the results of the steps, ready for JSON."""
    return {
        "format": deal.dealt.format,
        "table": deal.dealt.table,
        "round": deal.dealt.round,
        "ok": deal.is_true,
        "checks": [_check_record(check, text) for check in deal.checks],
    }


def _check_record(check: Check, text: Text) -> dict[str, Any]:
    reason = check.reason
    return {
        "step": check.step,
        "ok": None if check.is_open else check.ok,
        "expected": check.expected,
        "found": check.found,
        "reason": None if reason is None else {"error": reason.code, "message": text.error(reason)},
    }


def _bytes_of(path: str) -> bytes:
    # One byte more than a deal file may have is enough to recognise a file that is too big.
    if path == "-":
        return output.standard_input_bytes(MAX_DEAL_BYTES + 1)
    with Path(path).open("rb") as file:
        return file.read(MAX_DEAL_BYTES + 1)


def _answer(deal: CheckedDeal, text: Text, *, as_json: bool) -> int:
    if as_json:
        output.print_answer(output.to_json(verification_record(deal, text)))
    else:
        output.print_answer("\n".join(_page(deal, text)))
    return output.EXIT_OK if deal.is_true else output.EXIT_SOME_WRONG


def _page(deal: CheckedDeal, text: Text) -> Iterator[str]:
    dealt = deal.dealt
    yield text("cli-verify-title", table=str(dealt.table), round=str(dealt.round), format=dealt.format)
    for check in deal.checks:
        yield f"{_MARKS[None if check.is_open else check.ok]} {check_line(text, check)}"
        yield from (f"    {line}" for line in differing_lines(text, check, str))
    wrong = sum(not check.ok for check in deal.checks)
    if wrong:
        yield text("cli-verify-wrong", steps=wrong)
    else:
        is_open = any(check.is_open for check in deal.checks)
        text_id = "cli-verify-open" if is_open else "cli-verify-ok"
        yield text(text_id, commitment=dealt.commitment.hex())
