"""What the front ends call: tables that are saved at every step, points, time. Knows no Discord."""

from bot.services.calling_off import CalledOff
from bot.services.computers import Pace
from bot.services.daily_deals import DailyDealService, DailyHand
from bot.services.games import Games
from bot.services.hints import Hint, HintService
from bot.services.ownership import RENEW_S, Ownership, ServedElsewhere, this_process
from bot.services.reviews import Reviewed, ReviewPage, ReviewService
from bot.services.services import Services, open_services
from bot.services.settings import SettingsService
from bot.services.standings import GameStanding, StandingsService
from bot.services.steps import Step
from bot.services.tables import TableService
from bot.services.wakeups import Wakeups
from bot.services.world import FairChance, SystemClock

__all__ = [
    "RENEW_S",
    "CalledOff",
    "DailyDealService",
    "DailyHand",
    "FairChance",
    "GameStanding",
    "Games",
    "Hint",
    "HintService",
    "Ownership",
    "Pace",
    "ReviewPage",
    "ReviewService",
    "Reviewed",
    "ServedElsewhere",
    "Services",
    "SettingsService",
    "StandingsService",
    "Step",
    "SystemClock",
    "TableService",
    "Wakeups",
    "open_services",
    "this_process",
]
