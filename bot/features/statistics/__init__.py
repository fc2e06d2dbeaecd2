"""Statistics of a player's rounds of Gnau: counts, highlights, and how much of the result was luck."""

from typing import Final

from bot.features.feature import Feature
from bot.features.statistics.rows import EXPORTED, mend_summaries, recount_summaries
from bot.features.statistics.service import StatisticsService
from bot.services import Services


async def _catch_up(services: Services) -> None:
    await services.of(StatisticsService).catch_up()


STATISTICS: Final = Feature(
    name="statistics",
    extension="cogs.statistics",
    service=StatisticsService,
    exported=EXPORTED,
    recount=recount_summaries,
    mend=mend_summaries,
    nightly=_catch_up,
)
