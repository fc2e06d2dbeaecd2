"""The command line: `python -m bot COMMAND`, each in a module; what copies the database shares one."""

from bot.cli.main import main

__all__ = ["main"]
