"""`odds`: print the exact odds of all hands of Gnau, or of one hand against the dealer."""

import argparse
from collections.abc import Sequence
from fractions import Fraction
from typing import Any, Final

from bot.cli import output
from bot.cli.solve import add_hand_arguments
from bot.rules.cards import Card, packs_holding
from bot.rules.gnau.hand_counts import hand_odds
from bot.rules.gnau.odds import HandChances, odds_against_dealer, round_odds
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import parse_rules
from bot.rules.gnau.splits import optimal_split, parse_hand
from bot.text import Text, gnau
from bot.text.cards import cards_plain

_BAR_WIDTH: Final = 40


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `odds` to its parser."""
    add_hand_arguments(parser, text, "odds", nargs="*")


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the odds of all hands, or of one hand.

    Raises:
        Unusable: The cards or the house rules are wrong.
    """
    with output.rules_in_words(text):
        rules = parse_rules(args.rules)
        hand = parse_hand(" ".join(args.cards), args.decks) if args.cards else None
    packs = args.decks or packs_holding(hand or ())
    summary = gnau.rules_summary(text, rules, packs)
    if hand is None:
        answer = _json(rules, packs) if args.json else _page(rules, packs, summary, text)
    else:
        chances = odds_against_dealer(hand, rules, packs)
        name = gnau.split_name(text, optimal_split(hand, rules))
        answer = _hand_json(chances) if args.json else _hand_page(hand, name, chances, summary, text)
    output.print_answer(answer)
    return output.EXIT_OK


def _json(rules: HouseRules, packs: int) -> str:
    """Return the counts of all hands and a player's expectation for a round, as JSON."""
    odds = hand_odds(rules, packs)
    record = {
        "hands": odds.hands,
        "categories": {category.value: hands for category, hands in odds.categories.items()},
        "strengths": {
            category.value: {str(strength): hands for strength, hands in strengths.items()}
            for category, strengths in odds.strengths.items()
        },
    }
    return output.to_json(record | _expectation(round_odds(rules, packs).player_expectation))


def _hand_json(chances: HandChances) -> str:
    """Return the chances of a hand against the dealer, as JSON."""
    record = {"beat": chances.beats, "tie": chances.ties, "lose": chances.loses, "of": chances.hands}
    return output.to_json(record | _expectation(chances.expectation))


def _expectation(points: Fraction) -> dict[str, Any]:
    return {"player_expectation": gnau.exact(points), "player_expectation_decimal": float(points)}


def _page(rules: HouseRules, packs: int, summary: str, text: Text) -> str:
    hands, a_round = hand_odds(rules, packs), round_odds(rules, packs)
    nenku = [text("cli-odds-nenku", nenku=gnau.nenku_rank(text, rules))] if rules.has_nenku else []
    return "\n".join(
        [
            text("cli-odds-title", hands=hands.hands, rules=summary),
            *_with_bars(gnau.hand_table(text, hands, rules)),
            *nenku,
            text("cli-odds-outcomes", **gnau.odds_words(text, rules, a_round)),
            text("cli-odds-player", **gnau.expectation_words(text, a_round.player_expectation)),
            text("cli-odds-dealer", **gnau.expectation_words(text, a_round.dealer_expectation)),
        ]
    )


def _hand_page(hand: Sequence[Card], name: str, chances: HandChances, summary: str, text: Text) -> str:
    return "\n".join(
        [
            text("cli-odds-hand-title", cards=cards_plain(hand), name=name, rules=summary),
            text("cli-odds-hand-points", **gnau.chances_words(text, chances)),
            *_with_bars(gnau.chances_table(text, chances)),
            text("cli-odds-hands", hands=chances.hands),
            text("cli-odds-hand", **gnau.expectation_words(text, chances.expectation)),
        ]
    )


def _with_bars(lines: Sequence[gnau.Line]) -> list[str]:
    # Hands too rare for a whole block get an eighth of a block, so that they are not taken for impossible.
    bars = ("█" * round(line.fraction * _BAR_WIDTH) or ("▏" if line.fraction else "") for line in lines)
    return ["  ".join(["", *line.cells, bar]).rstrip() for line, bar in zip(lines, bars, strict=True)]
