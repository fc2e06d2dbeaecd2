"""What features keep counted: how it is checked and mended by commands that need nothing else of them."""

from typing import Final

from bot.features.drill.rows import mend_drills, recount_drills
from bot.features.statistics.rows import mend_summaries, recount_summaries
from bot.store.recount import Recount
from bot.store.repair import Mend

# Each counts something again that is kept, and returns what is wrong.
RECOUNTS: Final[tuple[Recount, ...]] = (recount_drills, recount_summaries)
# Each corrects what its recount finds.
MENDS: Final[tuple[Mend, ...]] = (mend_drills, mend_summaries)
