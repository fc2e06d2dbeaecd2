"""A process that answers questions beside the bot, where a thread would share the processor with its loop."""

import pickle
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

# A new process loads what it needs first. If it were given up too soon and started again, a slow one would
# never get ready.
_START_S: Final = 60.0
# How long to wait for an answer beyond the time that it takes.
_ANSWER_S: Final = 5.0

AskedT = TypeVar("AskedT")
AnsweredT = TypeVar("AnsweredT")


class HelperProcess(Generic[AskedT, AnsweredT]):
    """A process that answers questions, for one thread at a time.

    It starts with the first question. If it fails to answer, the next question starts another process.

    Args:
        work: Answers what comes from a connection until that is closed. It stands in a module of its own, and
            what that imports is all that the process loads.
        name: What it does, in the list of processes.
    """

    def __init__(self, work: "Callable[[Connection[Any, Any]], None]", name: str) -> None:
        self._work = work
        self._name = name
        self._process: SpawnProcess | None = None
        self._is_ended = False
        self._questions: Connection[AskedT, AnsweredT] | None = None

    def exchange(self, question: AskedT, takes_s: float = 0.0) -> AnsweredT:
        """Return the answer to a question.

        Args:
            takes_s: How long the process may take for it.

        Raises:
            EOFError: The process has died.
            OSError: The process has died, or could not be started.
            TimeoutError: The process does not answer.
        """
        try:
            return self._exchange(question, takes_s)
        except BaseException:
            self.stop()
            raise

    def kill(self) -> None:
        """End the process for good. If another thread waits for an answer, its question fails."""
        self._is_ended = True
        process = self._process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        """End the process at once: there is nothing in it to lose."""
        if self._questions is not None:
            self._questions.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._questions = None

    def _exchange(self, question: AskedT, takes_s: float) -> AnsweredT:
        patience_s = _ANSWER_S if self._questions else _START_S
        questions = self._questions or self._start()
        # Not by `send`: if that fails, it leaves a buffer and a view of it to be collected together, which
        # Python 3.13 and later report on standard error.
        questions.send_bytes(pickle.dumps(question))
        if not questions.poll(patience_s + takes_s):
            raise TimeoutError
        return questions.recv()

    def _start(self) -> "Connection[AskedT, AnsweredT]":
        # A fresh process, which inherits neither the memory nor the connections of this one on any system.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._questions = ours
        with theirs, _deaf_to_interrupts():
            # As a daemon, it ends with this process. If this process is killed, it ends when the pipe closes.
            process = context.Process(target=self._work, args=(theirs,), name=self._name, daemon=True)
            process.start()
        self._process = process
        if self._is_ended:
            raise EOFError
        return ours


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    # Ctrl-C in a terminal also reaches a process that is being started, before it can ignore the signal.
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
