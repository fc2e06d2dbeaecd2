"""What programs that watch over the bot may ask: is it well, can it work, and how much does it do?"""

from bot.monitor.answers import Answers
from bot.monitor.figures import Figures
from bot.monitor.health import Health
from bot.monitor.monitor import Monitor
from bot.monitor.rest import rest_trace
from bot.monitor.server import AddressTaken

__all__ = ["AddressTaken", "Answers", "Figures", "Health", "Monitor", "rest_trace"]
