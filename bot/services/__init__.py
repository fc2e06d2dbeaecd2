"""Services that the front ends call: tables saved at every step, points and time. They know no Discord."""

from bot.services.calling_off import CalledOff
from bot.services.computers import Pace
from bot.services.leases import RENEW_S, HeldLeases, ServedElsewhere, this_process
from bot.services.opinions import Hint, Mistake, OwnReview, Reviewed, ReviewPage
from bot.services.services import FairChance, Services, SystemClock
from bot.services.steps import Step
from bot.services.tables import TableService, TooLate

__all__ = [
    "RENEW_S",
    "CalledOff",
    "FairChance",
    "HeldLeases",
    "Hint",
    "Mistake",
    "OwnReview",
    "Pace",
    "ReviewPage",
    "Reviewed",
    "ServedElsewhere",
    "Services",
    "Step",
    "SystemClock",
    "TableService",
    "TooLate",
    "this_process",
]
