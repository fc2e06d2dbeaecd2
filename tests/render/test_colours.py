"""The colours of pictures: words can be read, and what differs is told apart by all eyes."""

from itertools import combinations
from math import dist
from typing import Final

import pytest

from bot.render import Palette
from bot.render.colours import NAMED

# What is seen by anyone who lacks one of the three kinds of cones, from linear red, green and blue. Source:
# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency" (2009).
EYES: Final = {
    "all": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "no green": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "no blue": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}
GROUNDS: Final = (Palette.PANEL, Palette.TRACK, Palette.EDGE)


@pytest.mark.parametrize("colours", [Palette.APART, (Palette.GREEN, Palette.AMBER, Palette.RED)])
@pytest.mark.parametrize("eyes", EYES)
def test_the_colours_differ_to_all_eyes_from_each_other_and_from_the_ground(eyes, colours):
    seen = [_seen(colour, eyes) for colour in (*colours, Palette.PANEL)]
    # Two colours side by side differ plainly from about 10 on.
    assert min(dist(one, other) for one, other in combinations(seen, 2)) > 20


@pytest.mark.parametrize("colour", [each for each in NAMED if each not in GROUNDS])
def test_words_of_every_colour_stand_out_from_the_panel(colour):
    # Source: WCAG 2.2, success criterion 1.4.3.
    assert (_luminance(colour) + 0.05) / (_luminance(Palette.PANEL) + 0.05) >= 4.5


def _luminance(colour):
    red, green, blue = map(_linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _seen(colour, eyes):
    linear = [_linear(part) for part in colour]
    return _lab([sum(part * of for part, of in zip(row, linear, strict=True)) for row in EYES[eyes]])


def _linear(part):
    part /= 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _lab(linear):
    """Return a colour in CIE L*a*b*, in which distances are how different colours look."""
    red, green, blue = (min(max(part, 0.0), 1.0) for part in linear)
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.0888
    x, y, z = (each ** (1 / 3) if each > 0.008856 else 7.787 * each + 16 / 116 for each in (x, y, z))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)
