"""What this feature consists of."""

from typing import Final

from bot.features.feature import Feature
from bot.features.odds.view import OddsDetailsButton
from bot.services import Services
from bot.tables.gnau.settings import GnauSettings


async def _warm_up(services: Services) -> None:
    await services.odds.round_odds(services.settings.defaults.for_game(GnauSettings).rules)


ODDS: Final = Feature(
    name="odds", extension="cogs.odds", lasting_items=(OddsDetailsButton,), warm_up=_warm_up
)
