"""Copies of a whole database, between files and servers, at the revision of its schema."""

from bot.store.copying.copy import Copied, Order, copy_database
from bot.store.copying.progress import Progress, Stage
from bot.store.copying.tally import Tally

__all__ = ["Copied", "Order", "Progress", "Stage", "Tally", "copy_database"]
