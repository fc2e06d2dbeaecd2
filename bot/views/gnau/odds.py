"""Odds as numbers and as bars: of all hands, and of one hand against the dealer."""

from collections.abc import Callable, Sequence
from itertools import cycle
from typing import Any, Final

import discord
from discord import ui

from bot.render import EXTENSION, Bar, Colour, Palette, draw_bars
from bot.rules.cards import Card
from bot.rules.gnau.hand_counts import HandOdds
from bot.rules.gnau.odds import HandChances, RoundOdds
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.splits import optimal_split
from bot.text import Text
from bot.text.gnau import (
    Line,
    category_name,
    category_table,
    chances_table,
    expectation_words,
    percent,
    rules_summary,
    split_name,
    strength_table,
)
from bot.views.gnau.cards import cards_line
from bot.views.interactions import preferences_of, services_of, text_for
from bot.views.pictures import Picture, add_picture, drawn
from bot.views.style import LINE, PRIVATE, SETTLED, panel

PICTURE: Final = f"odds.{EXTENSION}"
# How many characters of a line a phone shows.
_TELEPHONE_WIDTH: Final = 27
_OUTCOME_COLOURS: Final = (Palette.GREEN, Palette.AMBER, Palette.RED)


async def show_odds(interaction: discord.Interaction[Any], rules: HouseRules, packs: int) -> None:
    """Answer a deferred command with the odds of all hands under these rules, from that many packs."""
    service, text = services_of(interaction).odds, text_for(interaction)
    hands, a_round = await service.hand_odds(rules, packs), await service.round_odds(rules, packs)
    lines = category_table(text, hands)
    await _answer(
        interaction,
        lambda picture: odds_view(text, rules, hands, a_round, packs, picture=picture),
        lines,
        text("gnau-odds-picture", bars=_said(lines)),
    )


async def show_chances(
    interaction: discord.Interaction[Any], cards: Sequence[Card], rules: HouseRules, packs: int
) -> None:
    """Answer a deferred command with the chances of a hand against the dealer, from that many packs."""
    text = text_for(interaction)
    chances = await services_of(interaction).odds.chances(cards, rules, packs)
    lines = chances_table(text, chances)
    await _answer(
        interaction,
        lambda picture: chances_view(text, cards, rules, chances, packs, picture=picture),
        lines,
        text("gnau-odds-hand-picture", bars=_said(lines)),
        _OUTCOME_COLOURS,
    )


def odds_view(  # noqa: PLR0913 - what was asked, and what comes of it
    text: Text,
    rules: HouseRules,
    hands: HandOdds,
    a_round: RoundOdds,
    packs: int = 1,
    *,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """Return what all hands are and what a round is worth."""
    blocks: list[str | ui.Item[Any]] = [
        f"### {text('gnau-odds-title', rules=rules_summary(text, rules, packs))}\n"
        + text("gnau-odds-hands", hands=hands.hands),
        *_item(picture),
        _code(category_table(text, hands)),
        text(
            "gnau-odds-round",
            beats=percent(a_round.beats),
            ties=percent(a_round.ties),
            loses=percent(a_round.loses),
        ),
        text("gnau-odds-player", **expectation_words(a_round.player_expectation)),
        text("gnau-odds-dealer", **expectation_words(a_round.dealer_expectation)),
        LINE,
        *(_strengths(text, hands, category) for category in hands.strengths),
    ]
    return panel(SETTLED, blocks)


def chances_view(  # noqa: PLR0913 - what was asked, and what comes of it
    text: Text,
    cards: Sequence[Card],
    rules: HouseRules,
    chances: HandChances,
    packs: int = 1,
    *,
    picture: Picture | None = None,
) -> ui.LayoutView:
    """Return how a hand stands against the dealer."""
    name, summary = split_name(text, optimal_split(cards, rules)), rules_summary(text, rules, packs)
    blocks: list[str | ui.Item[Any]] = [
        f"### {text('gnau-odds-title', rules=summary)}\n# {cards_line(text, cards)}\n**{name}**",
        *_item(picture),
        _code(chances_table(text, chances)),
        text("gnau-odds-hand", **expectation_words(chances.expectation)),
        text("gnau-odds-hand-of", hands=chances.hands, cards=52 * packs - len(cards)),
    ]
    return panel(PRIVATE, blocks)


async def _answer(
    interaction: discord.Interaction[Any],
    view: Callable[[Picture | None], ui.LayoutView],
    lines: Sequence[Line],
    words: str,
    colours: Sequence[Colour] = (Palette.BLUE,),
) -> None:
    bars = tuple(
        Bar(line.name, line.fraction, line.share, colour) for line, colour in zip(lines, cycle(colours))
    )
    message = await interaction.followup.send(view=view(None), wait=True)
    if not (message.flags.ephemeral and preferences_of(interaction).text_only):
        await add_picture(interaction, view, drawn(PICTURE, words, draw_bars, bars))


def _said(lines: Sequence[Line]) -> str:
    return ", ".join(f"{line.name} {line.share}" for line in lines)


def _item(picture: Picture | None) -> tuple[ui.Item[Any], ...]:
    return () if picture is None else (picture.item(),)


def _strengths(text: Text, hands: HandOdds, category: Category) -> str:
    return f"**{category_name(text, category)}**\n{_code(strength_table(text, hands, category))}"


def _code(lines: Sequence[Line]) -> str:
    rows = [" ".join(line.cells) for line in lines]
    if max(map(len, rows)) > _TELEPHONE_WIDTH:
        # Of several packs there are more hands than anybody reads; the shares say it.
        rows = [f"{line.cells[0]} {line.cells[2]}" for line in lines]
    return "\n".join(["```", *rows, "```"])
