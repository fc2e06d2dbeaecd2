"""Storage that only Gnau has: the answers of the drill, and summaries of rounds."""

from bot.store.gnau.drills import Drills, mend_drills, recount_drills
from bot.store.gnau.summaries import Summaries, mend_summaries, recount_summaries

__all__ = ["Drills", "Summaries", "mend_drills", "mend_summaries", "recount_drills", "recount_summaries"]
