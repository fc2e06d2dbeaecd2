"""What the workers were about to do, and what they were told: one line each, in a file that outlives them."""

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

from tests.bank.operations import Answer, Operation


class Journal:
    """A worker's pen.

    A line is one write to the end of the file: whenever its writer dies, all of it is there or nothing.
    """

    def __init__(self, file: Path, worker: int) -> None:
        self._file = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
        self._worker = worker

    def intend(self, operation: Operation) -> None:
        """Note what is about to be asked for."""
        self._write({"worker": self._worker, "intended": asdict(operation)})

    def answer(self, key: str, answer: Answer) -> None:
        """Note what was answered."""
        self._write({"worker": self._worker, "key": key, "answer": asdict(answer)})

    def _write(self, line: dict[str, object]) -> None:
        whole = json.dumps(line).encode() + b"\n"
        assert os.write(self._file, whole) == len(whole)


@dataclass
class Story:
    """What the journal tells.

    Args:
        intended: Everything that was about to be asked for, by key.
    """

    intended: dict[str, Operation] = field(default_factory=dict)
    answered: dict[str, Answer] = field(default_factory=dict)
    owner: dict[str, int] = field(default_factory=dict)
    voices: dict[int, int] = field(default_factory=dict)

    def open_operations(self, worker: int) -> list[Operation]:
        """Return what a worker never had an answer to."""
        keys = (key for key, owner in self.owner.items() if owner == worker and key not in self.answered)
        return [self.intended[key] for key in keys]

    def hand_over(self, operations: list[Operation], worker: int) -> None:
        """Make another worker see to these operations."""
        self.owner.update({operation.key: worker for operation in operations})


class Reader:
    """Follows a journal while it grows.

    Args:
        file: The file; it need not exist yet.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._offset = 0
        self.story = Story()

    def catch_up(self) -> Story:
        """Read what was written since the last time."""
        for line in self._new_lines():
            kept = json.loads(line)
            if "intended" in kept:
                operation = Operation.from_json(kept["intended"])
                self.story.intended[operation.key] = operation
                self.story.owner[operation.key] = kept["worker"]
            else:
                self.story.answered[kept["key"]] = Answer.from_json(kept["answer"])
                self.story.voices[kept["worker"]] = self.story.voices.get(kept["worker"], 0) + 1
        return self.story

    def _new_lines(self) -> Iterator[bytes]:
        if not self._file.exists():
            return
        with self._file.open("rb") as stream:
            stream.seek(self._offset)
            whole, newline, _ = stream.read().rpartition(b"\n")
        self._offset += len(whole) + len(newline)
        yield from whole.splitlines()
