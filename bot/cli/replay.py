"""`replay`: recorded rounds and hands played and settled again."""

import argparse
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from bot.cli.output import (
    EXIT_OK,
    EXIT_SOME_WRONG,
    EXIT_USAGE,
    error_answer,
    numbered_lines,
    print_answer,
    print_complaint,
    standard_input,
    to_json,
)
from bot.cli.replay_pages import gnau_page, gongzhu_page, hearts_page
from bot.rules import gnau, gongzhu, hearts
from bot.rules.deals import hand_record_in
from bot.rules.errors import RuleError, quote
from bot.rules.json_objects import read_object
from bot.rules.trick_records import PlayError
from bot.text import Text

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Record: TypeAlias = Mapping[str, object]

_GAMES: Final[Mapping[str, tuple[Callable[[Record], dict[str, Any]], Callable[[int, Record, Text], str]]]] = {
    "gnau": (gnau.replay, gnau_page),
    "hearts": (hearts.replay, hearts_page),
    "gongzhu": (gongzhu.replay, gongzhu_page),
}


def add_parser(subparsers: "_SubParsersAction[argparse.ArgumentParser]", text: Text) -> None:
    """Add the command to the command line."""
    parser = subparsers.add_parser(
        "replay", help=text("cli-replay-help"), description=text("cli-replay-description")
    )
    parser.add_argument("file", metavar="FILE", help=text("cli-replay-file"))
    parser.add_argument("--json", action="store_true", help=text("cli-replay-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, text: Text) -> int:
    """Answer the command.

    Args:
        args: `file` and `json`.
        text: The words.

    Returns:
        The exit status: 0, 1 when a line was wrong, 2 when the file cannot be read.
    """
    if args.file == "-":
        return _replay_lines(standard_input(), text, as_json=args.json)
    return _replay_file(args.file, text, as_json=args.json)


def _replay_file(path: str, text: Text, *, as_json: bool) -> int:
    try:
        with Path(path).open(encoding="utf-8", errors="replace") as lines:
            return _replay_lines(lines, text, as_json=as_json)
    except FileNotFoundError:
        print_complaint(text("cli-file-missing", path=path))
    except OSError as error:
        print_complaint(text("cli-file-unreadable", path=path, reason=error.strerror or str(error)))
    return EXIT_USAGE


def _replay_lines(lines: Iterable[str], text: Text, *, as_json: bool) -> int:
    status = EXIT_OK
    for number, line in numbered_lines(lines):
        try:
            record = _read(line)
            replay, page = _GAMES[record["game"]]
            answer = to_json(replay(record)) if as_json else page(number, record, text)
        except RuleError as error:
            answer = _complaint(number, error, text, as_json=as_json)
            status = EXIT_SOME_WRONG
        print_answer(answer)
    return status


def _complaint(number: int, error: RuleError, text: Text, *, as_json: bool) -> str:
    if as_json:
        return to_json(error_answer(text, error, error.at if isinstance(error, PlayError) else None))
    return text("cli-replay-error", line=number, message=text.error(error))


def _read(line: str) -> dict[str, Any]:
    record = hand_record_in(read_object(line))
    if "game" not in record:
        raise RuleError("record-key-missing", key="game")
    if not isinstance(record["game"], str) or record["game"] not in _GAMES:
        raise RuleError("game-unknown", game=quote(record["game"]), known=", ".join(_GAMES))
    return record
