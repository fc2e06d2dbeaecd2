"""What figures are made of: shapes as data, around the middle of a face, (0, 0), 120 from ear to ear."""

import re
from typing import NamedTuple


class Shape(NamedTuple):
    """A shape of a figure.

    Args:
        paint: A word for the colour it is filled with, which the person who wears it explains.
        has_line: Whether there is a line around it.
    """

    paint: str
    path: str
    has_line: bool = True


class Stroke(NamedTuple):
    """A line of the figure's pen, or of a thicker or thinner one.

    Args:
        pens: How thick it is, in thicknesses of the figure's pen.
    """

    paint: str
    path: str
    pens: float = 1


Shapes = tuple[Shape | Stroke, ...]


def both(shape: Shape) -> tuple[Shape, Shape]:
    """Return a shape and the same on the other side of the face; its path is of `M`, `L` and `C` only."""
    other = re.sub(r"(-?\d+) (-?\d+)", lambda point: f"{-int(point[1])} {point[2]}", shape.path)
    return shape, shape._replace(path=other)


def disc(paint: str, x: float, y: float, radius: float, *, has_line: bool = True) -> Shape:
    """Return a disc around a point."""
    round_to = f"a{radius:g} {radius:g} 0 1 0"
    path = f"M{x - radius:g} {y:g} {round_to} {2 * radius:g} 0 {round_to} {-2 * radius:g} 0 Z"
    return Shape(paint, path, has_line)


def rod(paint: str, path: str, pens: float = 2) -> tuple[Stroke, Stroke]:
    """Return a thick line with a line around it."""
    return Stroke("line", path, pens + 2), Stroke(paint, path, pens)


def drawn(shapes: Shapes, paints: dict[str, str], pen: float) -> str:
    """Return shapes as SVG, the last on top."""
    parts = []
    for shape in shapes:
        paint = paints[shape.paint]
        match shape:
            case Stroke(path=path, pens=pens):
                parts.append(f'<path d="{path}" fill="none" stroke="{paint}" stroke-width="{pen * pens:g}"/>')
            case Shape(path=path, has_line=has_line):
                line = "" if has_line else ' stroke="none"'
                parts.append(f'<path d="{path}" fill="{paint}"{line}/>')
    return (
        f'<g stroke="{paints["line"]}" stroke-width="{pen:g}" stroke-linejoin="round" stroke-linecap="round">'
        f"{''.join(parts)}</g>"
    )
