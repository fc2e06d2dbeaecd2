"""What leaves the bot by itself after a committed step: table messages, direct messages, private words."""

from bot.delivery.gnau import GnauDelivery
from bot.delivery.gone import LostPlaces
from bot.delivery.notices import Notices
from bot.delivery.tables import Deliveries, Means
from bot.delivery.tricks import TrickDelivery
from bot.delivery.whispers import Whispers

__all__ = ["Deliveries", "GnauDelivery", "LostPlaces", "Means", "Notices", "TrickDelivery", "Whispers"]
