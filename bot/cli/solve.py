"""`solve`: print every legal way to read a hand of Gnau, best first."""

import argparse
from collections.abc import Iterable, Sequence
from typing import Final

from bot.cli import output
from bot.rules.cards import MAX_PACKS, Card, packs_holding
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import parse_rules
from bot.rules.gnau.record import SPLIT_KEYS, way_record
from bot.rules.gnau.splits import Hand, Split, all_splits, optimal_split, parse_hand
from bot.text import Text
from bot.text.cards import cards_plain
from bot.text.gnau import rules_summary, split_name

_READ_LINES: Final = ["-"]
_PLACES: Final = {"passport": ["%s"] * 3, "rest": ["%s"] * 2}


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `solve` to its parser."""
    add_hand_arguments(parser, text, "solve", nargs="+")


def add_hand_arguments(parser: argparse.ArgumentParser, text: Text, command: str, *, nargs: str) -> None:
    """Add the arguments of a command about a hand: cards, house rules, number of packs, and `--json`."""
    parser.add_argument("cards", nargs=nargs, metavar="CARD", help=text(f"cli-{command}-cards"))
    parser.add_argument("--rules", default="classic", metavar="SPEC", help=text("cli-rules"))
    packs = range(1, MAX_PACKS + 1)
    parser.add_argument("--decks", type=int, choices=packs, metavar="N", help=text("cli-packs"))
    parser.add_argument("--json", action="store_true", help=text("cli-json"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the ways to read one hand. For hands on standard input, print JSON, one line a hand.

    Returns:
        The exit status: 0, or 1 if a line was wrong.

    Raises:
        Unusable: The house rules or the cards are wrong.
    """
    with output.rules_in_words(text):
        rules = parse_rules(args.rules)
        hand = None if args.cards == _READ_LINES else parse_hand(" ".join(args.cards), args.decks)
    solved = SolveJson(rules)
    if hand is None:
        return _solve_lines(solved, args.decks, text)
    packs = args.decks or packs_holding(hand)
    output.print_answer(solved.answer(hand) if args.json else "\n".join(_page(hand, rules, packs, text)))
    return output.EXIT_OK


def _solve_lines(solved: "SolveJson", packs: int | None, text: Text) -> int:
    status = output.EXIT_OK
    for lines in output.arriving_lines():
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


class SolveJson:
    """Writes the best way to read a hand, and all ways, as JSON, fast enough for very many hands.

    Many hands have ways that differ only in their cards. So the JSON of such a way is written once, with
    placeholders for the cards.
    """

    def __init__(self, rules: HouseRules) -> None:
        self._rules = rules
        self._forms: dict[object, tuple[str, str]] = {}

    def answer(self, hand: Hand) -> str:
        """Return the best way to read a hand, and all ways, best first, as JSON on one line."""
        ways = all_splits(hand, self._rules)
        written = [self._written(way) for way in ways or [optimal_split(hand, self._rules)]]
        best, _ = written[0]
        listed = ", ".join(begin + end for begin, end in written) if ways else ""
        return f'{best}, "ways": [{listed}]}}'

    def _written(self, way: Split) -> tuple[str, str]:
        """Return the JSON of a way in two parts. An answer begins with the first part of its best way."""
        # The JSON depends on these values and the cards, and on nothing else.
        comes_to = way[:5], way.ox_values
        form = self._forms.get(comes_to)
        if form is None:
            form = self._forms[comes_to] = _form(way)
        begin, end = form
        return begin % (*(way.ox_cards or ()), *(way.rest or ())), end


def _form(way: Split) -> tuple[str, str]:
    record = way_record(way) | (_PLACES if way.ox_cards else {})
    begin = {key: record.pop(key) for key in SPLIT_KEYS}
    return output.to_json(begin).removesuffix("}"), output.to_json(record).replace("{", ", ", 1)


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
