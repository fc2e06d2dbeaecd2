"""The command line `python -m bot COMMAND`. Each command is in the module of its name."""

from bot.cli.main import main

__all__ = ["main"]
