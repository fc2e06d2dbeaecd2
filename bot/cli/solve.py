"""`solve`: print every legal way to read a hand of Gnau, best first."""

import argparse
from collections.abc import Iterable, Sequence
from typing import Any

from bot.cli import output
from bot.cli.solve_json import SolveJson
from bot.rules.cards import MAX_PACKS, Card, packs_holding
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules, parse_rules
from bot.rules.gnau.record import SPLIT_KEYS, split_record, way_record
from bot.rules.gnau.splits import Split, all_splits, optimal_split, parse_hand
from bot.text import Text
from bot.text.cards import cards_plain
from bot.text.gnau import rules_summary, split_name

_READ_LINES = ["-"]


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `solve` to its parser."""
    parser.add_argument("cards", nargs="+", metavar="CARD", help=text("cli-solve-cards"))
    parser.add_argument("--rules", default="classic", metavar="SPEC", help=text("cli-solve-rules"))
    parser.add_argument(
        "--packs", type=int, choices=range(1, MAX_PACKS + 1), metavar="N", help=text("cli-solve-packs")
    )
    parser.add_argument("--json", action="store_true", help=text("cli-solve-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the ways to read one hand, or to read each hand on standard input.

    Returns:
        The exit status: 0, 1 if a line was wrong, 2 if the command was wrong.
    """
    try:
        rules = parse_rules(args.rules)
        if args.cards == _READ_LINES:
            return _solve_lines(output.arriving_lines(), rules, args.packs, text)
        hand = parse_hand(" ".join(args.cards), args.packs)
    except RuleError as error:
        output.print_complaint(text.error(error))
        return output.EXIT_USAGE
    packs = args.packs or packs_holding(hand)
    return _solve_one(hand, rules, packs, text, as_json=args.json)


def solve_record(hand: Sequence[Card], rules: HouseRules) -> dict[str, Any]:
    """Return the best way to read a hand, and all ways, best first, ready for JSON."""
    ways = [way_record(way) for way in all_splits(hand, rules)]
    if not ways:
        return split_record(optimal_split(hand, rules)) | {"ways": ways}
    return {key: ways[0][key] for key in SPLIT_KEYS} | {"ways": ways}


def _solve_lines(arriving: Iterable[Iterable[str]], rules: HouseRules, packs: int | None, text: Text) -> int:
    status = output.EXIT_OK
    solved = SolveJson(rules)
    for lines in arriving:
        answers = []
        for _number, line in output.numbered_lines(lines):
            try:
                answers.append(solved.answer(parse_hand(line, packs)))
            except RuleError as error:
                answers.append(output.to_json(output.error_answer(text, error)))
                status = output.EXIT_SOME_WRONG
        if answers:
            output.print_answer("\n".join(answers))
    return status


def _solve_one(hand: Sequence[Card], rules: HouseRules, packs: int, text: Text, *, as_json: bool) -> int:
    if as_json:
        output.print_answer(output.to_json(solve_record(hand, rules)))
    else:
        output.print_answer("\n".join(_page(hand, rules, packs, text)))
    return output.EXIT_OK


def _page(hand: Sequence[Card], rules: HouseRules, packs: int, text: Text) -> list[str]:
    title = text("cli-solve-title", cards=cards_plain(hand), rules=rules_summary(text, rules, packs))
    ways = all_splits(hand, rules)
    if not ways:
        name = split_name(text, optimal_split(hand, rules))
        return [title, "  " + text("cli-solve-no-ox", name=name)]
    rows = [_row(way, text, mark="→" if number == 0 else "") for number, way in enumerate(ways)]
    return [title, *output.aligned(rows)]


def _row(way: Split, text: Text, *, mark: str) -> list[str]:
    name, points = split_name(text, way), text("cli-solve-points", points=way.points)
    if way.ox_cards is None:
        return [mark, text("cli-solve-no-passport"), "", "", "", "", name, points]
    three = [cards_plain(way.ox_cards), f"{_sum(way.ox_values)}={way.total}"]
    two = [cards_plain(way.rest or ()), _sum(way.rest_values)]
    return [mark, *three, "|", *two, name, points]


def _sum(values: Iterable[int] | None) -> str:
    return "+".join(map(str, values or ()))
