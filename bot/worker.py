"""The process in which strong computer players think: it loads them, and nothing else of the bot."""

import signal
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import TYPE_CHECKING

from bot.players import Budget, Decision, Level, PlayerView, decide

if TYPE_CHECKING:
    from multiprocessing.connection import Connection


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that is up to a computer player.

    Args:
        view: What its seat sees, which is all that it gets to know.
        seed: Where its guesses of the other cards, or its whims, come from.
        think_ms: How long it may think.
        most_deals: After how many guesses it stops anyhow; None where time alone decides.
    """

    view: PlayerView
    seed: str
    think_ms: int
    most_deals: int | None = None


def answer(question: Question, level: Level) -> Decision:
    """Return the card to play, or the cards to pass or to expose where the play has not begun, and why.

    Args:
        question: What is to be decided.
        level: How well to play. `easy` and `casual` take no time, `casual` no chance either.
    """
    rng = Random(question.seed)  # noqa: S311 - they are guesses: no card is dealt by them
    return decide(question.view, level, rng, _budget(question))


def work(questions: "Connection[Decision, Question]") -> None:
    """Answer one question after the other, until the bot has closed the connection or is gone.

    Args:
        questions: Where they come from and the answers go.
    """
    # Ctrl-C in a terminal reaches this process as well: it ends with the bot, not before it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            questions.send(answer(questions.recv(), Level.STRONG))


def _budget(question: Question) -> Budget:
    begun_s = perf_counter()
    return Budget(lambda: (perf_counter() - begun_s) * 1000 / question.think_ms, question.most_deals)
