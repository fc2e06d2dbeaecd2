"""The README's pictures: played in a simulated server, and taken from the page that shows it."""

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parents[2] / "data" / "pictures"
# What every message showed when its picture was taken.
WORDS: Final = "pictures.txt"
