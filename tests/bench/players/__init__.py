"""The measuring ground of the computer players: `python -m tests.bench.players --help`.

`schools` are who plays, `matches` how two schools meet, `reading` how well hands are read, and `stable` all
of that together.
"""

from tests.bench.players.command import main
from tests.bench.players.matches import Plan, Result, measure

__all__ = ["Plan", "Result", "main", "measure"]
