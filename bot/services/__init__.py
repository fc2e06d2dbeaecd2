"""What the front ends call: tables that are saved at every step, points, time. Knows no Discord."""

from bot.services.clock import SystemClock
from bot.services.services import Services, open_services
from bot.services.tables import Step, TableService
from bot.services.wakeups import Wakeups

__all__ = ["Services", "Step", "SystemClock", "TableService", "Wakeups", "open_services"]
