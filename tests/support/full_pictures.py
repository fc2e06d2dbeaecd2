"""Each kind of picture as full as it gets in a usual game: what tests measure, and what benchmarks time."""

from collections.abc import Callable
from functools import cache
from itertools import cycle
from random import Random
from typing import Final

from bot.features.statistics.model import thinned
from bot.render import (
    Bar,
    Palette,
    ScoreColumn,
    StandingRow,
    draw_bars,
    draw_chart,
    draw_sheet,
    draw_standings,
)
from bot.render.gnau import DrawnGroup, DrawnHand, ResultLine, draw_hand, draw_result
from bot.render.gnau.evening import DrawnEvening, EveningFact, EveningHand, EveningPerson, draw_evening
from bot.render.tricks import DrawnHand as DrawnTrickHand
from bot.render.tricks import DrawnSeat, DrawnTable, DrawnTrick, draw_table
from bot.rules.cards import Card, build_deck
from bot.rules.gnau.ranking import Category
from bot.rules.tricks import in_order

NAMES: Final = (
    "Ann",
    "Benjamin",
    "Wolfgang Amadeus",
    "Zoe",
    "Mei for Ann",
    "Ravi",
    "Jojo",
    "Cat",
    "Dan",
    "Eve",
)


def _cards(number: int, seed: int) -> tuple[Card, ...]:
    return tuple(Random(seed).sample(build_deck(), number))


def _split(seed: int) -> DrawnHand:
    cards = _cards(5, seed)
    return DrawnGroup(cards[:3], (None, None, 6), "20"), DrawnGroup(cards[3:], (None, None), "Single 7")


def odds() -> bytes:
    """As many bars as there are categories."""
    return draw_bars(
        [Bar(f"Category {number}", 0.6 / number, "12.34%", Palette.GREEN) for number in range(1, 8)]
    )


@cache
def _years() -> tuple[tuple[int, int], ...]:
    steps, balances = Random(1), [1000]
    for _ in range(5_000):
        balances.append(balances[-1] + steps.choice((-30, -10, 10, 25)))
    return thinned([*enumerate(balances)])


def balance() -> bytes:
    """Years of rounds."""
    return draw_chart(_years(), "Start: 1,000", f"Now: {_years()[-1][1]:,}", "Round")


def standings() -> bytes:
    """A full page."""
    scores = [(1234 - 150 * number, name) for number, name in enumerate(NAMES)]
    return draw_standings(
        [
            StandingRow(rank, (name,), f"{score:,}", score)
            for rank, (score, name) in enumerate(scores, start=1)
        ],
        (min(scores)[0], max(scores)[0]),
    )


def score_sheet() -> bytes:
    """A game of Hearts of twelve hands."""
    return draw_sheet(
        [
            ScoreColumn(
                (name,), tuple((hand * 7 + seat * 5) % 27 for hand in range(12)), frozenset({seat}), seat == 0
            )
            for seat, name in enumerate(NAMES[:4])
        ]
    )


def wide_score_sheet() -> bytes:
    """A game of Gong Zhu of twenty hands."""
    return draw_sheet(
        [
            ScoreColumn(
                (name,),
                tuple((hand * 170 + seat * 90) % 900 - 600 for hand in range(20)),
                taken=in_order(_cards(13, seat)),
            )
            for seat, name in enumerate(NAMES[:4])
        ]
    )


def gnau_hand() -> bytes:
    """Five cards, split, with a three that counts as six."""
    return draw_hand(_split(1))


def gnau_result() -> bytes:
    """Seven hands."""
    return draw_result(
        [
            ResultLine(
                name, _split(seed), list(Category)[seed], "Single Ox", f"{seed - 3:+}", seed - 3, seed == 0
            )
            for seed, name in enumerate(NAMES[:7])
        ]
    )


def gnau_evening() -> bytes:
    """Nineteen people, and everything there is to tell."""
    people = [
        EveningPerson(number, name, f"{90 - 11 * number:+}", 90 - 11 * number)
        for number, name in enumerate((*NAMES, "Fay", "Gus", "Hal"), start=1)
    ]
    facts = [EveningFact(f"Fact {number}", NAMES[number], f"Value {number}") for number in range(4)]
    best = EveningHand(EveningFact("Best hand", NAMES[2], "Ngau Tonku"), Category.TONKU, _split(2))
    evening = DrawnEvening(
        "Gnau evening", "Nov 26, 2026 · 14 rounds", tuple(people), "and 6 more", best, tuple(facts)
    )
    return draw_evening(evening)


# Another number of cards each time, as in a hand: what a picture has in common with the one before is kept.
_cards_left = cycle(range(1, 10))


def _table(hand: DrawnTrickHand | None) -> DrawnTable:
    left = next(_cards_left)
    seats = tuple(
        DrawnSeat(
            (name,),
            left,
            f"-{seat}60",
            in_order(_cards(4, seat)),
            _cards(1, seat),
            is_computer=seat == 1,
            score=f"score -{seat}360",
        )
        for seat, name in enumerate(NAMES[:4])
    )
    return DrawnTable(
        seats, "Trick 5 of 13", "hearts are broken", "", "led", DrawnTrick(1, _cards(4, 9), 2), hand
    )


def trick_table() -> bytes:
    """A full trick, cards taken by everybody, and all four cards exposed that may be."""
    return draw_table(_table(None))


def trick_table_with_hand() -> bytes:
    """The same with thirteen cards below."""
    cards = in_order(_cards(13, 10))
    return draw_table(_table(DrawnTrickHand(cards)))


PICTURES: Final[tuple[Callable[[], bytes], ...]] = (
    *(odds, balance, standings, score_sheet, wide_score_sheet),
    *(gnau_hand, gnau_result, gnau_evening, trick_table, trick_table_with_hand),
)
