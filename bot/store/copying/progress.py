"""How far a copy is."""

from enum import StrEnum
from typing import Protocol


class Stage(StrEnum):
    """What a copy is at: writing the rows, or reading them again to compare."""

    WRITE = "write"
    CHECK = "check"


class Progress(Protocol):
    """Something that wants to know how far a copy is."""

    def begin(self, stage: Stage, rows: int) -> None:
        """Hear that a stage begins, and how many rows there are to do."""
        ...

    def advance(self, rows: int) -> None:
        """Note that some more rows are done."""
        ...
