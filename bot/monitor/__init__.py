"""What programs that watch over the bot may ask: is it well, can it work, and how much does it do?"""

from bot.monitor.monitor import Monitor
from bot.monitor.server import AddressTaken

__all__ = ["AddressTaken", "Monitor"]
