"""How tables are played at, read out: the house rules with examples, the payouts, the rest."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from discord import ui

from bot.rules.cards import Card
from bot.rules.gnau.examples import Example, Reading, option_examples, payout_examples
from bot.rules.gnau.options import OPTION_NAMES, PAYOUT_NAMES, HouseRules
from bot.rules.gnau.splits import Split, all_splits, optimal_split
from bot.tables.gnau import GnauTableOptions
from bot.tables.gnau.settings import GnauSettings, new_table_options
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.text.gnau import payout_lines, rules_lines, rules_summary, split_name
from bot.views.gnau.cards import cards_line, split_line
from bot.views.phrases import signed_points
from bot.views.style import LINE, PRIVATE, SETTLED, panel

_HIGHEST_FIRST: Final = tuple(reversed(PAYOUT_NAMES))


def server_rules_view(text: Text, settings: ServerSettings) -> ui.LayoutView:
    """Return how new tables of a server are played at."""
    title = text("gnau-rules-title", rules=rules_summary(text, settings.for_game(GnauSettings).rules))
    stake = text(
        "gnau-rules-stake-limits",
        stake=settings.stake_points,
        lowest=settings.lowest_stake,
        highest=settings.highest_stake,
    )
    return _view(text, f"## {title}", new_table_options(settings), stake)


def table_rules_view(text: Text, options: GnauTableOptions, settings: ServerSettings) -> ui.LayoutView:
    """Return how an open table is played at, and below its title what new tables would be."""
    title = text("gnau-rules-title-table", rules=rules_summary(text, options.rules))
    others = text("gnau-rules-new-tables", rules=rules_summary(text, settings.for_game(GnauSettings).rules))
    stake = text("gnau-rules-stake", stake=options.stake_points)
    return _view(text, f"## {title}\n{others}", options, stake)


def _view(text: Text, title: str, options: GnauTableOptions, stake: str) -> ui.LayoutView:
    rules = options.rules
    facts = [
        text("gnau-rules-dealer", dealer=text(f"settings-choice-dealer-{options.dealer}")),
        text("gnau-rules-split", split=text(f"settings-choice-split-{options.split}")),
        stake,
        text("gnau-rules-reveal", seconds=options.reveal_s),
        text(f"gnau-rules-points-{options.points}"),
    ]
    blocks = [
        title,
        text("gnau-rules-goal"),
        "\n".join(_option_lines(text, rules)),
        LINE,
        "\n".join(_payout_lines(text, rules)),
        LINE,
        "\n".join(facts),
    ]
    return panel(SETTLED, blocks)


def _option_lines(text: Text, rules: HouseRules) -> Iterator[str]:
    return _with_examples(text, OPTION_NAMES, rules_lines(text, rules), option_examples(rules))


def _payout_lines(text: Text, rules: HouseRules) -> Iterator[str]:
    return _with_examples(text, _HIGHEST_FIRST, payout_lines(text, rules), payout_examples(rules))


def _with_examples(
    text: Text, names: Iterable[str], lines: Iterable[str], examples: Mapping[str, Example]
) -> Iterator[str]:
    for name, line in zip(names, lines, strict=True):
        yield f"- {line}"
        if name in examples:
            yield f"  - {_example(text, examples[name])}"


def _example(text: Text, example: Example) -> str:
    if example.dealer is None:
        return text(
            "gnau-example",
            cards=cards_line(text, example.cards),
            here=_worth(text, example.here),
            otherwise=_worth(text, example.otherwise),
        )
    return text(
        "gnau-example-against",
        cards=cards_line(text, example.cards),
        dealer=cards_line(text, example.dealer),
        here=signed_points(text, example.here.delta),
        otherwise=signed_points(text, example.otherwise.delta),
    )


def _worth(text: Text, reading: Reading) -> str:
    return text("gnau-example-worth", hand=split_name(text, reading.split), points=reading.split.points)


def solution_view(text: Text, cards: Sequence[Card], rules: HouseRules, packs: int = 1) -> ui.LayoutView:
    """Return every way to split a hand from that many packs, best first.

    Raises:
        RuleError: These are not five cards.
    """
    ways = all_splits(cards, rules) or (optimal_split(cards, rules),)
    heading = text("gnau-solution-title", rules=rules_summary(text, rules, packs))
    lines = [_way(text, cards, way, best=way is ways[0]) for way in ways]
    return panel(PRIVATE, [f"### {heading}\n# {cards_line(text, cards)}", LINE, "\n".join(lines)])


def _way(text: Text, cards: Sequence[Card], way: Split, *, best: bool) -> str:
    return text(
        "gnau-solution-best" if best else "gnau-solution-way",
        name=split_name(text, way),
        points=way.points,
        cards=split_line(text, cards, way),
    )
