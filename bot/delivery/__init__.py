"""What leaves the bot by itself after a committed step: table messages, direct messages, private words."""

from bot.delivery.board import DeliveryContext
from bot.delivery.gone import GoneChannels
from bot.delivery.messages import EphemeralReplies
from bot.delivery.notices import Notices
from bot.delivery.tables import Deliveries, TableDelivery

__all__ = [
    "Deliveries",
    "DeliveryContext",
    "EphemeralReplies",
    "GoneChannels",
    "Notices",
    "TableDelivery",
]
