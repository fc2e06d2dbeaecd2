"""Copying a whole database between files and servers, at the revision of its schema."""

from bot.store.copying.copy import Copied, Order, copy_database
from bot.store.copying.rows import Stage

__all__ = ["Copied", "Order", "Stage", "copy_database"]
