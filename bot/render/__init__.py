"""Pictures: numbers and words in, the bytes of a PNG out. Drawing takes time: it belongs in a thread."""

from bot.render.bars import Bar, draw_bars
from bot.render.canvas import Palette, drawable, prepare
from bot.render.chart import draw_chart
from bot.render.score_chart import ScoreLine, draw_scores

__all__ = ["Bar", "Palette", "ScoreLine", "draw_bars", "draw_chart", "draw_scores", "drawable", "prepare"]
