"""What computer players decide, without anybody having to wait for it.

The plain advice takes a fraction of a millisecond. Looking ahead has a process of its own, because a
thread would share the processor with the event loop.
"""

import asyncio
import logging
import pickle
import signal
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from time import perf_counter
from typing import TYPE_CHECKING, Final

from bot.players import Decision, Level, PlayerView, Savings
from bot.rules.tricks import Cards
from bot.services.line import Asker, Line, NoTurn
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
# How long nothing more is said of too many questions: they come one after the other.
_TELL_AGAIN_S: Final = 600.0
# Beyond the time to think.
_ANSWER_S: Final = 5.0
# A process that has just been started loads the computer players first. Where that takes long, one that was
# given up and started again would never come to its end.
_START_S: Final = 60.0


class Thinking:
    """Decides for computer players.

    Only as many questions are looked into as can be answered in time, in turns for all who ask; the plain
    advice stands in for the others, at once. While nobody else asks, a close decision may take twice as long,
    out of what clear ones have saved.

    Args:
        think_ms: How long a strong player thinks on average at most.
        wait_s: How long anybody waits for an answer, others' thoughts included.
    """

    def __init__(self, think_ms: int = THINK_MS, wait_s: float = WAIT_S) -> None:
        self._savings = Savings(think_ms / 1000)
        self._wait_s = wait_s
        self._worker = _Worker()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="thinking")
        self._line = Line(wait_s, think_ms / 1000)
        self._is_failing = False
        self._silent_until_s = 0.0

    async def decide(self, view: PlayerView, level: Level, seed: str, asker: Asker) -> Cards:
        """Return the card to play, or the cards to pass or to expose where the play has not begun.

        Args:
            view: What the seat sees whose turn it is; nothing else is looked at.
            level: How well it plays. Where `strong` fails or comes too late, it is the plain advice.
            seed: Where guesses of the other cards, or a beginner's whims, come from. It must not tell of any.
            asker: The table that asks.
        """
        begun_s, is_alone = perf_counter(), self._line.is_idle
        limit_s = self._savings.limit_s if is_alone else self._savings.usual_s
        question = Question(view, seed, round(limit_s * 1000))
        if level is Level.STRONG and len(view.legal) != 1:
            try:
                decision = await self._look_ahead(question, asker)
                if is_alone:
                    self._savings.note(perf_counter() - begun_s)
                return decision.cards
            except NoTurn:
                self._note_crowd()
            except Exception as error:  # noqa: BLE001 - whatever it is, there is something to play
                self._note_failure(error)
        return answer(question, Level.EASY if level is Level.EASY else Level.CASUAL).cards

    async def consider(self, view: PlayerView, seed: str, most_deals: int, asker: Asker) -> Decision | None:
        """Return what a strong player would do, why, and what it expects; None if there is no time to say.

        It depends on nothing but what is given, unlike a decision, which is as good as the time allows.

        Args:
            view: What the seat sees whose turn it is, or was.
            seed: Where its guesses of the other cards come from.
            most_deals: How many guesses it looks at.
            asker: The person who asks.
        """
        question = Question(view, seed, LONGEST_MS, most_deals)
        if len(view.legal) == 1:
            return answer(question, Level.CASUAL)
        try:
            return await self._look_ahead(question, asker)
        except NoTurn:
            self._note_crowd()
        except Exception as error:  # noqa: BLE001 - whatever it is, those who ask can do without
            self._note_failure(error)
        return None

    async def close(self) -> None:
        """End the process. Anyone who still waits for an answer is cancelled."""
        # What fails from now on fails because of that.
        self._is_failing = True
        self._line.close()
        self._worker.kill()
        await asyncio.to_thread(self._end)

    async def _look_ahead(self, question: Question, asker: Asker) -> Decision:
        async with asyncio.timeout(self._wait_s):
            await self._line.turn(asker)
            answered = asyncio.get_running_loop().run_in_executor(self._thread, self._worker.ask, question)
            answered.add_done_callback(self._end_turn)
            # Giving up leaves the process at its thought: until that is over, it is nobody else's turn.
            await asyncio.wait({answered})
        decision = answered.result()
        self._is_failing = False
        return decision

    def _end_turn(self, answered: asyncio.Future[Decision]) -> None:
        if answered.cancelled() or answered.exception() is not None:
            self._line.drop()
        else:
            self._line.done()

    def _note_crowd(self) -> None:
        now_s = asyncio.get_running_loop().time()
        if now_s >= self._silent_until_s:
            self._silent_until_s = now_s + _TELL_AGAIN_S
            log.warning("more is to be thought about than there is time for: the plain advice stands in")

    def _note_failure(self, error: Exception) -> None:
        # Once is enough: it happens at every move until whatever it is has passed.
        if not self._is_failing:
            log.warning("strong computer players follow the plain advice: no answer", exc_info=error)
        self._is_failing = True

    def _end(self) -> None:
        self._thread.shutdown(cancel_futures=True)
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
        self._is_ended = False
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

    def kill(self) -> None:
        """End the process for good, while another thread may wait for its answer, which fails by that."""
        self._is_ended = True
        process = self._process
        if process is not None:
            process.kill()

    def stop(self) -> None:
        """End the process, whatever it is doing: there is nothing in it to be lost."""
        if self._questions is not None:
            self._questions.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process = self._questions = None

    def _exchange(self, question: Question) -> Decision:
        patience_s = _ANSWER_S if self._questions else _START_S
        questions = self._questions or self._start()
        # Not by `send`: where that fails, it leaves a buffer and a view of it to be collected together, which
        # Python reports on standard error from 3.13 on.
        questions.send_bytes(pickle.dumps(question))
        if not questions.poll(patience_s + question.think_ms / 1000):
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
        if self._is_ended:
            raise EOFError
        return ours
