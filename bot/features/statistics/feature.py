"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.statistics.rows import EXPORTED
from bot.features.statistics.service import StatisticsService
from bot.services import Services


async def _catch_up(services: Services) -> None:
    await services.of(StatisticsService).catch_up()


STATISTICS: Final = Feature(
    name="statistics",
    extension="cogs.statistics",
    service=StatisticsService,
    exported=EXPORTED,
    nightly=_catch_up,
)
