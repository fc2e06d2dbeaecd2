"""What leaves the bot by itself after a committed step: table messages, direct messages, private words."""

from bot.delivery.gnau import GnauDelivery
from bot.delivery.notices import Notices
from bot.delivery.whispers import Whispers

__all__ = ["GnauDelivery", "Notices", "Whispers"]
