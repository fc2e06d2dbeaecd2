"""Computer players that look ahead without a process of their own, and without a look at the time."""

from dataclasses import replace
from typing import Final

import pytest

from bot.players import Decision, Level
from bot.worker import Question, answer

# Longer than any evening: how many guesses they look at says when they stop.
BEYOND_MS: Final = 10**12
GUESSES: Final = 2


class QuickThinker:
    """In place of the process in which strong computer players think: a few guesses, here and now."""

    def ask(self, question: Question) -> Decision:
        """Return the answer to a question."""
        return answer(replace(question, think_ms=BEYOND_MS, most_deals=GUESSES), Level.STRONG)

    def kill(self) -> None:
        """Nothing to end."""

    def stop(self) -> None:
        """Nothing to end."""


def think_here(patch: pytest.MonkeyPatch) -> None:
    """Have no process started for strong computer players: that takes long where much else runs."""
    patch.setattr("bot.services.thinking._Worker", QuickThinker)
