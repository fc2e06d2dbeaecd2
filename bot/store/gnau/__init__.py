"""What is kept of Gnau alone."""

from bot.store.gnau.drills import Drills, recount_drills
from bot.store.gnau.summaries import Summaries, recount_summaries

__all__ = ["Drills", "Summaries", "recount_drills", "recount_summaries"]
