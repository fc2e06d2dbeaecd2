"""The process in which strong computer players think. It imports only them from the bot."""

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
    """A decision that a computer player has to make.

    Args:
        view: What the player's seat sees, and all that the process gets to know.
        seed: The source of the player's guesses of other cards, and of its whims.
        most_deals: The number of guesses after which it stops in any case; None if only the time decides.
    """

    view: PlayerView
    seed: str
    think_ms: int
    most_deals: int | None = None


def answer(question: Question, level: Level) -> Decision:
    """Return the card to play, or the cards to pass or expose before the play, with the reasons.

    Args:
        level: `easy` and `casual` take no time, and `casual` uses no chance.
    """
    rng = Random(question.seed)  # noqa: S311 - they are guesses: no card is dealt by them
    return decide(question.view, level, rng, _budget(question))


def work(questions: "Connection[Decision, Question]") -> None:
    """Answer one question after the other, until the bot closes the connection or ends."""
    # Ctrl-C in a terminal also reaches this process, which is to end with the bot and not before it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(EOFError, OSError):
        while True:
            questions.send(answer(questions.recv(), Level.STRONG))


def _budget(question: Question) -> Budget:
    begun_s = perf_counter()
    return Budget(lambda: (perf_counter() - begun_s) * 1000 / question.think_ms, question.most_deals)
