"""The command line: `python -m bot COMMAND`, every command in a module of its own."""

from bot.cli.main import main

__all__ = ["main"]
