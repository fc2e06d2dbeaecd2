"""Play without Discord: the very same bot inside a simulated one, served as a page on this machine."""

from bot.playground.session import PortTaken, Session, serve

__all__ = ["PortTaken", "Session", "serve"]
