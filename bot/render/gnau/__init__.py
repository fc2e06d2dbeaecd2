"""Pictures of Gnau: the five cards of a player, and the result of a round."""

from bot.render.gnau.hand import DrawnGroup, DrawnHand, draw_hand
from bot.render.gnau.result import ResultLine, draw_result

__all__ = ["DrawnGroup", "DrawnHand", "ResultLine", "draw_hand", "draw_result"]
