"""Pictures: functions that turn numbers and words into image files. Drawing is slow, so use a thread."""

from bot.render.bars import Bar, draw_bars
from bot.render.canvas import prepare
from bot.render.chart import draw_chart
from bot.render.colours import Colour, Palette
from bot.render.files import EXTENSION
from bot.render.fonts import can_write
from bot.render.language import written_in
from bot.render.lettering import drawable, first_drawable
from bot.render.sheet import ScoreColumn, draw_sheet
from bot.render.standings import StandingRow, bar_start, draw_standings
from bot.render.tricks import draw_table

__all__ = [
    "EXTENSION",
    "Bar",
    "Colour",
    "Palette",
    "ScoreColumn",
    "StandingRow",
    "bar_start",
    "can_write",
    "draw_bars",
    "draw_chart",
    "draw_sheet",
    "draw_standings",
    "draw_table",
    "drawable",
    "first_drawable",
    "prepare",
    "written_in",
]
