"""What the Discord side of each game consists of. A game that is added is one more entry here.

The shared parts are handed this list, or one of its parts: none of them names a game.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.delivery import DeliveryContext, GnauDelivery, TableDelivery, TrickDelivery
from bot.players import Game
from bot.rules.gnau import PRESETS
from bot.services import Services
from bot.settings import Settings
from bot.tables.gnau.settings import GnauSettings
from bot.tables.settings import GameSettings
from bot.views.gnau import ChoiceButton, GnauButton
from bot.views.gnau.drill import GoButton, PickButton
from bot.views.gnau.history import HistoryButton
from bot.views.gnau.leaderboard import LeaderboardButton
from bot.views.lasting import LastingItem
from bot.views.tricks import PanelButton, ReviewButton, TrickButton
from bot.views.tricks.daily import DailyButton, DailyGoButton, DailyReviewButton
from bot.views.tricks.standings import StandingsButton


def _no_defaults(_settings: Settings) -> None:
    return None


async def _nothing_to_warm_up(_services: Services) -> None:
    pass


@dataclass(frozen=True)
class DiscordGame:
    """One game, as people meet it in Discord.

    Args:
        name: What it is called in custom ids and in the database.
        delivery: Makes what shows its tables.
        extension: The cog with its commands.
        lasting_items: The buttons and selects in its messages. Games may share some.
        defaults: Returns its part of the settings of servers that have decided nothing, from the environment;
            None for a game without settings of its own.
        warm_up: Gets at hand what takes a moment the first time somebody plays.
    """

    name: str
    delivery: Callable[[DeliveryContext], TableDelivery[Any]]
    extension: str
    lasting_items: tuple[type[LastingItem[Any]], ...]
    defaults: Callable[[Settings], GameSettings | None] = _no_defaults
    warm_up: Callable[[Services], Awaitable[None]] = _nothing_to_warm_up


def _gnau_defaults(settings: Settings) -> GnauSettings:
    return GnauSettings(rules=PRESETS[settings.gnau_rules], reveal_s=settings.gnau_reveal_s)


async def _gnau_warm_up(services: Services) -> None:
    await services.odds.round_odds(services.settings.defaults.for_game(GnauSettings).rules)


GNAU: Final = DiscordGame(
    name="gnau",
    delivery=GnauDelivery,
    extension="cogs.gnau",
    lasting_items=(GnauButton, ChoiceButton, PickButton, GoButton, LeaderboardButton, HistoryButton),
    defaults=_gnau_defaults,
    warm_up=_gnau_warm_up,
)

TRICK_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (
    TrickButton,
    PanelButton,
    StandingsButton,
    ReviewButton,
    DailyButton,
    DailyGoButton,
    DailyReviewButton,
)
HEARTS: Final = DiscordGame(
    name="hearts",
    delivery=partial(TrickDelivery, game=Game.HEARTS),
    extension="cogs.hearts",
    lasting_items=TRICK_ITEMS,
)
GONGZHU: Final = DiscordGame(
    name="gongzhu",
    delivery=partial(TrickDelivery, game=Game.GONGZHU),
    extension="cogs.gongzhu",
    lasting_items=TRICK_ITEMS,
)

DISCORD_GAMES: Final = (GNAU, HEARTS, GONGZHU)
