"""Pictures of Gnau: hands, the result of a round, the end of an evening."""

from bot.render.gnau.hands import DrawnGroup, DrawnHand, ResultLine, draw_hand, draw_result

__all__ = ["DrawnGroup", "DrawnHand", "ResultLine", "draw_hand", "draw_result"]
