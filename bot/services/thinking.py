"""What computer players decide, without anybody having to wait for it.

The plain advice takes a fraction of a millisecond. Who looks ahead thinks in a process of its own, because a
thread would share the processor with the event loop.
"""

import asyncio
import logging
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TYPE_CHECKING, Final

from bot.players import Decision, Level, PlayerView
from bot.rules.tricks import Cards
from bot.worker import Question, answer, work

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess

log = logging.getLogger(__name__)

THINK_MS: Final = 300
# How long somebody waits for their turn to think and for the answer: the table itself does not wait for ever.
WAIT_S: Final = 3.0
# A safeguard where the number of guesses says when to stop.
LONGEST_MS: Final = 2000
# Beyond the time to think. A process that has just been started loads the computer players first.
_ANSWER_S: Final = 5.0


class Thinking:
    """Decides for computer players.

    Args:
        think_ms: How long a strong player thinks.
        wait_s: After how long without an answer, others' thoughts included, the plain advice has to do.
    """

    def __init__(self, think_ms: int = THINK_MS, wait_s: float = WAIT_S) -> None:
        self._think_ms = think_ms
        self._wait_s = wait_s
        self._worker = _Worker()
        # One thread: those who want to think stand in line, and whoever no longer does leaves it.
        self._line = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._is_failing = False

    async def decide(self, view: PlayerView, level: Level, seed: str) -> Cards:
        """Return the card to play, or the cards to pass or to expose where the play has not begun.

        Args:
            view: What the seat sees whose turn it is; nothing else is looked at.
            level: How well it plays. Where `strong` fails or comes too late, it is the plain advice.
            seed: Where a strong player's guesses of the other cards come from. It must not tell of any.
        """
        question = Question(view, seed, self._think_ms)
        if level is Level.STRONG and len(view.legal) != 1:
            try:
                return (await self._look_ahead(question)).cards
            except Exception as error:  # noqa: BLE001 - whatever it is, there is something to play
                self._note_failure(error)
        return answer(question, Level.CASUAL).cards

    async def consider(self, view: PlayerView, seed: str, most_deals: int) -> Decision | None:
        """Return what a strong player would do, why, and what it expects; None if it fails or comes too late.

        It depends on nothing but what is given, unlike a decision, which is as good as the time allows.

        Args:
            view: What the seat sees whose turn it is, or was.
            seed: Where its guesses of the other cards come from.
            most_deals: How many guesses it looks at.
        """
        question = Question(view, seed, LONGEST_MS, most_deals)
        if len(view.legal) == 1:
            return answer(question, Level.CASUAL)
        try:
            return await self._look_ahead(question)
        except Exception as error:  # noqa: BLE001 - whatever it is, whoever asks can do without
            self._note_failure(error)
            return None

    async def close(self) -> None:
        """End the process. Who still waits for an answer is cancelled."""
        await asyncio.to_thread(self._end)

    async def _look_ahead(self, question: Question) -> Decision:
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self._wait_s):
            decision = await loop.run_in_executor(self._line, self._worker.ask, question)
        self._is_failing = False
        return decision

    def _note_failure(self, error: Exception) -> None:
        # Once is enough: it happens at every move until whatever it is has passed.
        if not self._is_failing:
            log.warning("strong computer players follow the plain advice: no answer", exc_info=error)
        self._is_failing = True

    def _end(self) -> None:
        self._line.shutdown(wait=False, cancel_futures=True)
        # Nobody waits for the answer that it is at. One that was only just asked may have started it again.
        self._worker.stop()
        self._line.shutdown()
        self._worker.stop()


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    # Ctrl-C in a terminal reaches a process that is just being started as well, before it can ignore that.
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """The process in which strong computer players think, for one thread at a time.

    It runs from the first question on. If it fails to answer one, the next question starts another process.
    """

    def __init__(self) -> None:
        self._process: SpawnProcess | None = None
        self._questions: Connection[Question, Decision] | None = None

    def ask(self, question: Question) -> Decision:
        """Return the answer to a question.

        Raises:
            EOFError: The process has died.
            OSError: It has died, or could not be started.
            TimeoutError: It does not answer.
        """
        try:
            return self._exchange(question)
        except BaseException:
            self.stop()
            raise

    def stop(self) -> None:
        """End the process, whatever it is doing: there is nothing in it to be lost."""
        # Taken away first: at the end this is another thread than the one that waits for an answer.
        process, questions = self._process, self._questions
        self._process = self._questions = None
        if process is not None:
            process.kill()
            process.join()
        if questions is not None:
            questions.close()

    def _exchange(self, question: Question) -> Decision:
        questions = self._questions or self._start()
        questions.send(question)
        if not questions.poll(_ANSWER_S + question.think_ms / 1000):
            raise TimeoutError
        return questions.recv()

    def _start(self) -> "Connection[Question, Decision]":
        # A fresh process, which on no system inherits the memory or the connections of this one.
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        self._questions = ours
        with theirs, _deaf_to_interrupts():
            # As a daemon it ends with this process however that ends: here, or by the pipe that closes.
            process = context.Process(target=work, args=(theirs,), name="computer players", daemon=True)
            process.start()
        self._process = process
        return ours
