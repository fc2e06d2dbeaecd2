"""What is kept of Gnau alone."""

from bot.store.gnau.drills import Drills
from bot.store.gnau.summaries import Summaries, resummarised

__all__ = ["Drills", "Summaries", "resummarised"]
