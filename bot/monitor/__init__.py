"""What programs that watch over the bot may ask: is it well, can it work, and how much does it do?"""

from bot.monitor.figures import Answers, Figures, rest_trace
from bot.monitor.monitor import Health, Monitor
from bot.monitor.server import AddressTaken

__all__ = ["AddressTaken", "Answers", "Figures", "Health", "Monitor", "rest_trace"]
