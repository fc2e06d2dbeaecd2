"""The rules of Gnau on one card: the ranking of hands, the payouts, and then the differences of these rules.

Also every way to split a given hand.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from discord import ui

from bot.render.gnau import ResultLine, draw_result
from bot.rules.cards import Card
from bot.rules.gnau.examples import Example, Kind, Reading, option_examples, ranking
from bot.rules.gnau.options import HouseRules, NenkuRank
from bot.rules.gnau.ranking import Category, paid_hands
from bot.rules.gnau.splits import Split, all_splits, optimal_split
from bot.tables.gnau import GnauMachine, GnauTableOptions
from bot.tables.gnau.settings import GnauSettings, new_table_options
from bot.tables.server_settings import ServerSettings
from bot.text import Text
from bot.text.cards import NO_BREAK
from bot.text.conventions import duration, enumerated
from bot.text.gnau import (
    category_name,
    different_options,
    different_payouts,
    hand_meaning,
    rules_summary,
    split_name,
    strengths_text,
)
from bot.views.gnau.cards import cards_line, split_lines
from bot.views.gnau.pictures import RESULT, drawn_hand, said_cards
from bot.views.phrases import signed_points
from bot.views.pictures import Picture, add_picture, drawn, in_picture
from bot.views.rule_sets import kept_line
from bot.views.style import LINE, MOST_SIGNS, PRIVATE, SETTLED, panel
from bot.views.visit import Visit

# As many different payouts of a Single Ox as the picture of the ranking has room for.
DRAWN_SINGLES: Final = 2


async def show_rules(
    visit: Visit, text: Text, settings: ServerSettings, options: GnauTableOptions | None
) -> None:
    """Answer a command with the rules of the channel's table and a picture of the ranking.

    Args:
        options: None if the channel has no table. Then the rules are those of new tables of the server.
    """

    def view(picture: Picture | None) -> ui.LayoutView:
        if options is None:
            return server_rules_view(text, settings, picture)
        return table_rules_view(text, options, settings, picture)

    await visit.interaction.response.send_message(view=view(None))
    rules = (options or new_table_options(settings)).rules
    await add_picture(visit, view, _ranking_picture(text, rules))


def server_rules_view(text: Text, settings: ServerSettings, picture: Picture | None = None) -> ui.LayoutView:
    """Return the rules of new tables of a server."""
    summary = rules_summary(text, settings.for_game(GnauSettings).rules)
    stake = text(
        "gnau-rules-stake-limits",
        stake=settings.stake_points,
        lowest=settings.lowest_stake,
        highest=settings.highest_stake,
    )
    lines = [text("gnau-rules-here", rules=summary), *kept_line(text, settings, GnauMachine.game)]
    return _view(text, "\n".join(lines), new_table_options(settings), stake, picture)


def table_rules_view(
    text: Text, options: GnauTableOptions, settings: ServerSettings, picture: Picture | None = None
) -> ui.LayoutView:
    """Return the rules of an open table, and the rules of new tables where they differ."""
    here, new = options.rules, settings.for_game(GnauSettings).rules
    lines = [text("gnau-rules-here-table", rules=rules_summary(text, here))]
    if here != new:
        lines.append(text("gnau-rules-new-tables", rules=rules_summary(text, new)))
    lines += kept_line(text, settings, GnauMachine.game)
    stake = text("gnau-rules-stake", stake=options.stake_points)
    return _view(text, "\n".join(lines), options, stake, picture)


def _view(
    text: Text, here: str, options: GnauTableOptions, stake: str, picture: Picture | None
) -> ui.LayoutView:
    rules = options.rules
    facts = [
        text("gnau-rules-dealer", dealer=text(f"settings-choice-dealer-{options.dealer}")),
        text("gnau-rules-split", split=text(f"settings-choice-split-{options.split}")),
        stake,
        text("gnau-rules-reveal", seconds=options.reveal_s, time=duration(text, options.reveal_s)),
        text(f"gnau-rules-points-{options.points}"),
    ]
    unpaid = "no" if rules.payouts.no_ox else "yes"
    blocks: list[str | ui.Item[Any]] = [
        f"## {text('gnau-rules-title')}\n{text('gnau-rules-goal', three_six=str(rules.three_six))}",
        "\n".join(_rank_lines(text, rules)) if picture is None else picture.item(),
        *_nenku(text, rules),
        *(_singles_line(text, rules) if picture is not None else ()),
        f"{text('gnau-rules-paying')}\n{text('gnau-rules-ties', ties=str(rules.ties), unpaid=unpaid)}",
        LINE,
        "\n".join([here, *_different(text, rules, is_drawn=picture is not None)]),
        f"-# {' · '.join(facts)}\n{text('gnau-rules-told')}",
    ]
    if sum(len(block) for block in blocks if isinstance(block, str)) > MOST_SIGNS:
        # What is ranked and paid stands above. The examples go first.
        blocks[-2] = "\n".join([here, *_different(text, rules, is_drawn=True)])
    return panel(SETTLED, blocks)


def _rank_lines(text: Text, rules: HouseRules) -> Iterator[str]:
    yield text("gnau-rules-ranking")
    for number, kind in enumerate(ranking(rules), start=1):
        name, meaning = category_name(text, kind.split.category), hand_meaning(text, kind.name, rules)
        line = text("gnau-rank-line", name=name, meaning=meaning, pays=_pays(text, kind.name, rules))
        yield f"{number}. {line}"
        # Markdown needs three blanks: with fewer, each rank would begin a new list with number 1.
        yield from (f"   - {each}" for each in split_lines(text, kind.cards, kind.split))


def _nenku(text: Text, rules: HouseRules) -> Iterator[str]:
    """Yield what Nenku is if it exists and has no rank of its own."""
    if rules.has_nenku and rules.nenku is NenkuRank.OX_ONE:
        meaning, pays = hand_meaning(text, "nenku", rules), _pays(text, "nenku", rules)
        yield text("gnau-rank-within", meaning=meaning, pays=pays)


def _pays(text: Text, name: str, rules: HouseRules) -> str:
    if name != "ox_ten" or len(singles := _singles(rules)) == 1:
        return text("gnau-rank-pays", points=rules.payouts.named(name))
    paid = (text("gnau-rank-pays-of", strengths=each, points=points) for each, points in singles.items())
    return text("gnau-rank-pays-by", paid=enumerated(text, paid))


def _times(text: Text, name: str, rules: HouseRules) -> str:
    if name != "ox_ten" or len(singles := _singles(rules)) == 1:
        return text("gnau-rank-times", points=rules.payouts.named(name))
    if len(singles) > DRAWN_SINGLES:
        return text("gnau-rank-times", points=f"{min(singles.values())}–{max(singles.values())}")
    paid = (text("gnau-rank-times-of", strengths=each, points=points) for each, points in singles.items())
    return " · ".join(paid)


def _singles_line(text: Text, rules: HouseRules) -> Iterator[str]:
    """Yield what a Single Ox pays by its number if that is too much for the picture."""
    if len(_singles(rules)) > DRAWN_SINGLES:
        name = category_name(text, Category.SINGLE)
        yield text("gnau-rank-singles", name=name, pays=_pays(text, "ox_ten", rules))


def _singles(rules: HouseRules) -> dict[str, int]:
    """Return what a Single Ox pays by its numbers, lowest first; one entry if all pay the same."""
    singles = [hand for hand in reversed(paid_hands(rules)) if hand.name in {"single", "ox_ten"}]
    if len({hand.points for hand in singles}) == 1:
        return {"": singles[0].points}
    return {strengths_text(hand.strengths): hand.points for hand in singles}


async def _ranking_picture(text: Text, rules: HouseRules) -> Picture | None:
    text = text.without_emoji()
    kinds, plain = [*enumerate(ranking(rules), start=1)], in_picture(text)
    said = [
        text(
            "gnau-rank-said",
            title=line.name,
            pays=line.delta,
            meaning=line.meaning,
            cards=said_cards(text, kind.cards, kind.split),
        )
        for number, kind in kinds
        for line in [_kind_line(text, number, kind, rules)]
    ]
    lines = tuple(_kind_line(plain, number, kind, rules) for number, kind in kinds)
    return await drawn(plain.locale, RESULT, "\n".join(said), draw_result, lines)


def _kind_line(text: Text, number: int, kind: Kind, rules: HouseRules) -> ResultLine:
    """Return a kind of hand as a line of a result: its name, an example, and what it pays."""
    return ResultLine(
        name=f"{number}. {category_name(text, kind.split.category)}",
        hand=drawn_hand(text, kind.cards, kind.split),
        category=kind.split.category,
        label=split_name(text, kind.split),
        delta=_times(text, kind.name, rules),
        gain=kind.split.points,
        meaning=hand_meaning(text, kind.name, rules).replace(NO_BREAK, " "),
    )


def _different(text: Text, rules: HouseRules, *, is_drawn: bool) -> list[str]:
    """Return the differences from `classic`: rules with an example hand, payouts with the usual payout.

    Args:
        is_drawn: Whether the ranking is drawn above, with all payouts. Then there is room for no examples.
    """
    examples, lines = option_examples(rules), list[str]()
    for name, here in different_options(text, rules).items():
        lines.append(f"- {here}")
        if name in examples and not is_drawn:
            lines.append(f"  - {_example(text, examples[name])}")
    return lines if is_drawn else [*lines, *(f"- {each}" for each in different_payouts(text, rules))]


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
    """Return every way to split a hand, best first.

    Raises:
        RuleError: `hand-not-five`.
    """
    ways = all_splits(cards, rules) or (optimal_split(cards, rules),)
    heading = text("gnau-solution-title", rules=rules_summary(text, rules, packs))
    lines = [_way(text, cards, way, best=way is ways[0]) for way in ways]
    return panel(PRIVATE, [f"### {heading}\n# {cards_line(text, cards)}", LINE, "\n".join(lines)])


def _way(text: Text, cards: Sequence[Card], way: Split, *, best: bool) -> str:
    name = split_name(text, way)
    mark, name = ("⭐", f"**{name}**") if best else ("▫️", name)
    heading = text("gnau-solution-way", mark=mark, name=name, points=way.points)
    return "\n".join([heading, *split_lines(text, cards, way)])
