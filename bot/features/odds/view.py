"""Odds of all hands, and of one hand against the dealer, as numbers and as bars."""

import re
from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, Final, Self

from discord import ui

from bot.render import EXTENSION, Bar, Colour, Palette, draw_bars
from bot.rules.cards import MAX_PACKS, Card
from bot.rules.gnau.hand_counts import HandOdds
from bot.rules.gnau.odds import HandChances, RoundOdds
from bot.rules.gnau.options import OPTION_NAMES, PAYOUT_NAMES, HouseRules, Payouts
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import optimal_split
from bot.text import Text
from bot.text.columns import columns_of
from bot.text.conventions import enumerated, percent
from bot.text.gnau import (
    Line,
    category_name,
    category_table,
    chances_basis,
    chances_table,
    chances_words,
    expectation_words,
    nenku_rank,
    odds_words,
    rules_summary,
    split_name,
    strength_table,
    tie_line,
)
from bot.views.gnau.cards import cards_line
from bot.views.lasting import ButtonFace, LastingButton, button_with
from bot.views.pictures import Picture, add_picture, drawn, in_picture
from bot.views.style import LINE, PRIVATE, SETTLED, panel
from bot.views.visit import Visit

PICTURE: Final = f"odds.{EXTENSION}"
# The number of characters that fit on one line of a phone.
_TELEPHONE_WIDTH: Final = 27
_OUTCOME_COLOURS: Final = (Palette.GREEN, Palette.AMBER, Palette.RED)


async def show_odds(visit: Visit, rules: HouseRules, packs: int) -> None:
    """Answer a deferred command with the odds of all hands under these rules and number of packs."""
    service, text = visit.services.odds, visit.text
    hands, a_round = await service.hand_odds(rules, packs), await service.round_odds(rules, packs)
    await _answer(
        visit,
        lambda picture: odds_view(text, rules, a_round, packs, picture=picture),
        lambda text: category_table(text, hands, rules),
        "gnau-odds-picture",
    )


async def show_chances(visit: Visit, cards: Sequence[Card], rules: HouseRules, packs: int) -> None:
    """Answer a deferred command with the chances of a hand against the dealer."""
    text = visit.text
    chances = await visit.services.odds.chances(cards, rules, packs)
    await _answer(
        visit,
        lambda picture: chances_view(text, cards, rules, chances, packs, picture=picture),
        lambda text: chances_table(text, chances),
        "gnau-odds-hand-picture",
        _OUTCOME_COLOURS,
    )


def odds_view(
    text: Text,
    rules: HouseRules,
    a_round: RoundOdds,
    packs: int = 1,
    *,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """Return the expected result of a round, with a button that shows all the numbers behind it."""
    blocks: list[str | ui.Item[Any]] = [
        f"### {text('gnau-odds-title', rules=rules_summary(text, rules, packs))}",
        text("gnau-odds-round", **odds_words(text, rules, a_round)),
        text("gnau-odds-edge", edge=percent(text, a_round.dealer_expectation)),
        *_item(picture),
        *_nenku(text, rules),
    ]
    face = ButtonFace(text("gnau-odds-button-details"))
    return panel(SETTLED, blocks, ui.ActionRow(OddsDetailsButton(rules, packs, face)))


def details_view(
    text: Text, rules: HouseRules, hands: HandOdds, a_round: RoundOdds, packs: int = 1
) -> ui.LayoutView:
    """Return how often each hand occurs, and the exact expected result of a round."""
    blocks: list[str | ui.Item[Any]] = [
        f"### {text('gnau-odds-title', rules=rules_summary(text, rules, packs))}\n"
        + text("gnau-odds-hands", hands=hands.hands),
        _code(category_table(text, hands, rules)),
        *_nenku(text, rules),
        *(_strengths(text, hands, category) for category in hands.strengths),
        LINE,
        text("gnau-odds-player", **expectation_words(text, a_round.player_expectation)),
    ]
    return panel(PRIVATE, blocks)


class OddsDetailsButton(
    LastingButton,
    template=rf"odds:(?P<packs>[1-{MAX_PACKS}]):(?P<options>[0-9]{{0,16}}):(?P<payouts>(?:[0-9a-f]{{2}}){{0,24}})",
):
    """Shows all the numbers behind the odds privately to the person who clicks.

    Args:
        face: None where the button only has to answer a click.
    """

    def __init__(self, rules: HouseRules, packs: int, face: ButtonFace | None = None) -> None:
        self.rules = rules
        self.packs = packs
        super().__init__(button_with(f"odds:{packs}:{_written(rules)}", face))

    @classmethod
    def read(cls, match: re.Match[str]) -> Self:
        return cls(_read_rules(match["options"], match["payouts"]), int(match["packs"]))

    async def click(self, visit: Visit) -> None:
        """Count the hands, which takes a moment under rules that were not counted before."""
        with visit.heavy_turn():
            await visit.think()
            service, text = visit.services.odds, visit.text
            hands = await service.hand_odds(self.rules, self.packs)
            a_round = await service.round_odds(self.rules, self.packs)
            view = details_view(text, self.rules, hands, a_round, self.packs)
            await visit.show(view)


# Stands for a payout that is not given, but is the same as another.
_NOT_GIVEN: Final = "ff"

# House rules in a custom id: one digit for each option (the index of its value) and two hexadecimal digits
# for each payout. Options and payouts added after the message was sent have their `classic` values.


def _values(option: str) -> tuple[Any, ...]:
    kind: Any = type(getattr(HouseRules(), option))
    return (False, True) if kind is bool else tuple(kind)


def _written(rules: HouseRules) -> str:
    options = "".join(str(_values(name).index(getattr(rules, name))) for name in OPTION_NAMES)
    payouts = [getattr(rules.payouts, name) for name in PAYOUT_NAMES]
    while payouts and payouts[-1] is None:
        payouts.pop()
    return f"{options}:{''.join(_NOT_GIVEN if points is None else f'{points:02x}' for points in payouts)}"


def _read_rules(options: str, payouts: str) -> HouseRules:
    values = {
        name: _values(name)[int(digit) % len(_values(name))]
        for name, digit in zip(OPTION_NAMES, options, strict=False)
    }
    written = zip(PAYOUT_NAMES, re.findall("..", payouts), strict=False)
    kept = {name: int(points, 16) for name, points in written if points != _NOT_GIVEN}
    return HouseRules(**values, payouts=Payouts(**kept))


def chances_view(  # noqa: PLR0913 - the question and its answer
    text: Text,
    cards: Sequence[Card],
    rules: HouseRules,
    chances: HandChances,
    packs: int = 1,
    *,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """Return the chances of a hand against the dealer."""
    split, summary = optimal_split(cards, rules), rules_summary(text, rules, packs)
    name = f"**{split_name(text, split)}**"
    if split.category is Category.NENKU:
        name = "\n".join([name, *_nenku(text, rules)])
    blocks: list[str | ui.Item[Any]] = [
        f"### {text('gnau-odds-title', rules=summary)}\n# {cards_line(text, cards)}\n{name}",
        *_item(picture),
        text("gnau-odds-hand-points", **chances_words(text, chances)),
        # The picture shows what the table does.
        *(() if picture else (_code(chances_table(text, chances)),)),
        tie_line(text, split, rules),
        text("gnau-odds-hand", **expectation_words(text, chances.expectation)),
        chances_basis(text, chances, packs),
    ]
    return panel(PRIVATE, blocks)


async def _answer(
    visit: Visit,
    view: Callable[[Picture | None], ui.LayoutView],
    lines: Callable[[Text], Sequence[Line]],
    said: str,
    colours: Sequence[Colour] = (Palette.BLUE,),
) -> None:
    """Answer in words, and then with a picture.

    Args:
        lines: Returns the bars of the picture.
        said: The id of the picture's description.
    """
    text, plain = visit.text, in_picture(visit.text)
    words = text(said, bars=enumerated(text, (f"{line.name} {line.share}" for line in lines(text))))
    bars = tuple(
        Bar(line.name, line.fraction, line.share, colour)
        for line, colour in zip(lines(plain), cycle(colours))
    )
    message = await visit.interaction.followup.send(view=view(None), wait=True)
    if not (message.flags.ephemeral and visit.preferences.text_only):
        await add_picture(visit, view, drawn(plain.locale, PICTURE, words, draw_bars, bars))


def _item(picture: Picture | None) -> tuple[ui.Item[Any], ...]:
    return () if picture is None else (picture.item(),)


def _nenku(text: Text, rules: HouseRules) -> list[str]:
    """Return a line on where Nenku ranks; none under rules without it."""
    return [text("gnau-odds-nenku", nenku=nenku_rank(text, rules))] if rules.has_nenku else []


def _strengths(text: Text, hands: HandOdds, category: Category) -> str:
    return f"**{category_name(text, category)}**\n{_code(strength_table(text, hands, category))}"


def _code(lines: Sequence[Line]) -> str:
    rows = [" ".join(line.cells) for line in lines]
    if max(map(columns_of, rows)) > _TELEPHONE_WIDTH:
        # With several packs the number of hands is too wide for a phone; the share is enough.
        rows = [f"{line.cells[0]} {line.cells[2]}" for line in lines]
    return "\n".join(["```", *rows, "```"])
