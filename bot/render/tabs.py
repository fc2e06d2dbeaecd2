"""Words on a tab with round ends, such as what a seat is doing."""

from typing import Final

from bot.render.canvas import Canvas, Point
from bot.render.colours import Colour
from bot.render.lettering import fitted, width_of

WORDS_PX: Final = 13
HALF_HIGH_PX: Final = 9


class Tab:
    """Words on a tab.

    Args:
        room_px: The most that the words may take.
    """

    def __init__(self, words: str, room_px: float, ground: Colour, ink: Colour) -> None:
        self._words, self._size_px = fitted(words, WORDS_PX, room_px)
        self._ground, self._ink = ground, ink
        self.half_px = width_of(self._words, self._size_px) / 2 + 6

    def draw(self, canvas: Canvas, at: Point) -> None:
        """Draw it around a point."""
        x, y = at
        canvas.box(
            (x - self.half_px, y - HALF_HIGH_PX, x + self.half_px, y + HALF_HIGH_PX),
            self._ground,
            radius_px=HALF_HIGH_PX,
        )
        canvas.text((x, y), self._words, size_px=self._size_px, colour=self._ink, anchor="mm")
