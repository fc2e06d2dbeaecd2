"""Pictures of Gnau: somebody's five cards, and how a round ended."""

from bot.render.gnau.hand import DrawnGroup, DrawnHand, draw_hand
from bot.render.gnau.result import ResultLine, draw_result

__all__ = ["DrawnGroup", "DrawnHand", "ResultLine", "draw_hand", "draw_result"]
