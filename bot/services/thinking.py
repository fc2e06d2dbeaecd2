"""Decisions of computer players, made without blocking anything else.

The plain advice takes a fraction of a millisecond. Looking ahead has its own process, because a thread would
share the processor with the event loop.
"""

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Final

from bot.players import Decision, Level, PlayerView, Savings
from bot.rules.tricks import Cards
from bot.services.helper_process import HelperProcess
from bot.services.queues import Asker, Line, NoTurn
from bot.worker import Question, answer, work

log = logging.getLogger(__name__)

THINK_MS: Final = 300
# How long an asker waits for its turn and for the answer. The table itself does not wait for ever.
WAIT_S: Final = 3.0
# A safeguard for questions that end after a number of guesses.
LONGEST_MS: Final = 2000
# How long the log does not repeat that there are too many questions: they come one after the other.
_TELL_AGAIN_S: Final = 600.0


class Thinking:
    """Decides for computer players.

    It looks ahead only for as many questions as it can answer in time, with turns for all askers. For the
    others, the plain advice stands in at once. While there is only one asker, a close decision may take twice
    as long, from time that clear ones have saved.

    Args:
        think_ms: The most time that a strong player's decisions take on average.
        wait_s: How long an asker waits for an answer, including the time for other askers' questions.
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
        """Return the card to play, or the cards to pass or to expose before the play.

        Args:
            level: How well it plays. If `strong` fails or comes too late, the plain advice stands in.
            seed: The source of guesses of the other cards, or of a beginner's whims. It must not reveal any
                card.
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
            except Exception as error:  # noqa: BLE001 - after any error, there is something to play
                self._note_failure(error)
        return answer(question, Level.EASY if level is Level.EASY else Level.CASUAL).cards

    async def consider(self, view: PlayerView, seed: str, most_deals: int, asker: Asker) -> Decision | None:
        """Return a strong player's decision, its reasons and its expectations; None if there is no time.

        It depends only on the arguments. A decision by `decide` also depends on the available time.

        Args:
            most_deals: How many guesses it examines.
        """
        question = Question(view, seed, LONGEST_MS, most_deals)
        if len(view.legal) == 1:
            return answer(question, Level.CASUAL)
        try:
            return await self._look_ahead(question, asker)
        except NoTurn:
            self._note_crowd()
        except Exception as error:  # noqa: BLE001 - after any error, the asker can do without an answer
            self._note_failure(error)
        return None

    async def close(self) -> None:
        """End the process. Askers that still wait for an answer are cancelled."""
        # Failures from now on are caused by closing and are not logged.
        self._is_failing = True
        self._line.close()
        self._worker.kill()
        await asyncio.to_thread(self._end)

    async def _look_ahead(self, question: Question, asker: Asker) -> Decision:
        async with asyncio.timeout(self._wait_s):
            await self._line.turn(asker)
            answered = asyncio.get_running_loop().run_in_executor(self._thread, self._worker.ask, question)
            answered.add_done_callback(self._end_turn)
            # A timeout leaves the process at its question: until that is over, no other asker gets a turn.
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
        # Log it once: it happens at every move until its cause has passed.
        if not self._is_failing:
            log.warning("strong computer players follow the plain advice: no answer", exc_info=error)
        self._is_failing = True

    def _end(self) -> None:
        self._thread.shutdown(cancel_futures=True)
        self._worker.stop()


class _Worker(HelperProcess[Question, Decision]):
    """The process in which strong computer players think."""

    def __init__(self) -> None:
        super().__init__(work, "computer players")

    def ask(self, question: Question) -> Decision:
        """Return the answer to a question; see `exchange`."""
        return self.exchange(question, question.think_ms / 1000)
