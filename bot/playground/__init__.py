"""The playground: the unchanged bot inside a simulated Discord, served as a web page on this machine."""

from bot.playground.session import PortTaken, Session, serve

__all__ = ["PortTaken", "Session", "serve"]
