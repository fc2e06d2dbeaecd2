"""What leaves the bot by itself after a committed step: table messages, direct messages, private words."""

from bot.delivery.ephemeral_replies import EphemeralReplies
from bot.delivery.gnau import GnauDelivery
from bot.delivery.gone import GoneChannels
from bot.delivery.notices import Notices
from bot.delivery.tables import Deliveries, DeliveryContext, TableDelivery
from bot.delivery.tricks import TrickDelivery

__all__ = [
    "Deliveries",
    "DeliveryContext",
    "EphemeralReplies",
    "GnauDelivery",
    "GoneChannels",
    "Notices",
    "TableDelivery",
    "TrickDelivery",
]
