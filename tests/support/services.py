"""All services of a process, those of features included, and a table of Gnau over them."""

from typing import Any

from bot.features.feature import add_features
from bot.features.registry import FEATURES
from bot.services import Services
from bot.tables.gnau import GnauTableOptions, new_gnau_table
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from tests.support.tables import gnau_of


def full_services(*args: Any, **others: Any) -> Services:
    """Return the services that a bot would have."""
    services = Services(*args, **others)
    add_features(services, FEATURES)
    return services


async def open_gnau(
    services: Services,
    place: tuple[GuildId, ChannelId],
    opener_id: UserId,
    opener_part: str,
    options: GnauTableOptions,
) -> TableId:
    """Open a table of Gnau in a channel of a server."""
    table = new_gnau_table(
        opener_id=opener_id,
        opener_part=opener_part,
        options=options,
        seed_root=services.chance.fresh_root(),
        now_ms=services.clock.now_ms(),
    )
    return (await gnau_of(services).open(*place, table)).table_id
