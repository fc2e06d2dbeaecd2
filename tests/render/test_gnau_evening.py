"""The picture of an evening: its size, the podium, and whatever people are called."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.render import Palette, drawable
from bot.render.gnau import DrawnGroup
from bot.render.gnau.evening import (
    HEAD_PX,
    PODIUM,
    WIDTH_PX,
    DrawnEvening,
    EveningFact,
    EveningHand,
    EveningPerson,
    draw_evening,
)
from bot.render.lettering import SCALE
from bot.render.standings import DISCS
from bot.rules.cards import parse_cards
from bot.rules.gnau.ranking import Category
from tests.support.pictures import opened

CARDS = parse_cards("AS KD 4C 6S 10S")
SPLIT = (DrawnGroup(CARDS[:3], (None, None, 6)), DrawnGroup(CARDS[3:], (None, None)))
FACT = EveningFact("Longest run", "Ann", "5 wins in a row")


def evening(*gains, names=None, **more):
    """Return the picture of an evening that brought people so much, best first."""
    people = tuple(EveningPerson(gains.index(gain) + 1, names or "Ann", f"{gain:+}", gain) for gain in gains)
    return opened(draw_evening(DrawnEvening("Gnau evening", "Nov 26, 2026 · 14 rounds", people, **more)))


def has(image, colour, box):
    """Whether a colour occurs in a box, given in pixels as they are seen."""
    part = image.crop([edge * SCALE for edge in box])
    return colour in {found[:3] for _, found in part.getcolors(part.width * part.height)}


@pytest.mark.parametrize("people", [1, 2, 3, 4, 7, 13])
def test_it_is_as_wide_as_a_phone_and_fits_one_screen(people):
    gains = range(people, 0, -1)
    best = EveningHand(FACT, Category.TONKU, SPLIT)
    image = evening(*gains, more="and 6 more", best=best, facts=(FACT,) * 4)
    assert image.width == WIDTH_PX * SCALE
    # A phone of 400 pixels shows it in about seven tenths of its size.
    assert image.height * 0.72 / SCALE < 480


@pytest.mark.parametrize(
    ("gains", "left", "right"), [((9, 5, 1), 2, 3), ((9, 5, 5), 2, 2), ((9, 9, 1), 1, 3)]
)
def test_the_best_stands_in_the_middle_and_equals_on_the_same_step(gains, left, right):
    image = evening(*gains)
    third = WIDTH_PX // 3
    for place, start in ((left, 0), (1, third), (right, 2 * third)):
        assert has(image, DISCS[place], (start, HEAD_PX, start + third, image.height // SCALE))


def test_only_a_gain_is_crowned():
    crowned = (WIDTH_PX // 3, HEAD_PX, 2 * WIDTH_PX // 3, HEAD_PX + 16)
    assert has(evening(5), Palette.AMBER, crowned)
    assert not has(evening(-5), Palette.AMBER, crowned)


@pytest.mark.parametrize("count", range(5))
def test_every_number_of_facts_fills_its_rows(count):
    plain, told = evening(3, 2), evening(3, 2, facts=(FACT,) * count)
    rows = -(-count // 2)
    assert (told.height > plain.height) == bool(rows)
    if rows:
        bottom = told.height // SCALE - 30
        for start in (20, WIDTH_PX - 60):
            assert has(told, Palette.TRACK, (start, bottom, start + 40, bottom + 4))


def test_unknown_cards_are_left_out():
    known = evening(3, best=EveningHand(FACT, Category.DOUBLE, SPLIT))
    unknown = evening(3, best=EveningHand(FACT, Category.DOUBLE))
    assert known.size == unknown.size
    assert known.tobytes() != unknown.tobytes()


@given(st.text(min_size=1, max_size=60), st.integers(-(10**12), 10**12), st.integers(1, 2 * PODIUM))
def test_whatever_people_are_called_and_win_it_is_drawn(names, gain, people):
    name = drawable(names) or "Player 1"
    image = evening(*(gain - step for step in range(people)), names=name, facts=(EveningFact(*[name] * 3),))
    assert image.width == WIDTH_PX * SCALE
