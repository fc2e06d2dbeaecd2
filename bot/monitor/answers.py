"""Whether people are answered, and how soon."""

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import discord

from bot.monitor.figures import Figures

# After this Discord takes no first answer any more.
PATIENCE_S: Final = 3.0
_HTTP_FAULT: Final = 400
_KINDS: Final = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
    discord.InteractionType.component: "component",
    discord.InteractionType.modal_submit: "form",
}


class Answers:
    """Interactions that wait for their first answer.

    Args:
        figures: Where to count them.
        now_s: A clock that never goes back, in seconds.
    """

    def __init__(self, figures: Figures, now_s: Callable[[], float] = time.monotonic) -> None:
        self._figures = figures
        self._now_s = now_s
        self._waiting: OrderedDict[int, tuple[str, float]] = OrderedDict()

    def arrived(self, interaction: discord.Interaction[Any]) -> None:
        """Note that an interaction has arrived."""
        self.give_up()
        kind = _KINDS.get(interaction.type)
        if kind is not None:
            self._waiting[interaction.id] = (kind, self._now_s())

    def answered(self, interaction_id: int, status: int) -> None:
        """Note what Discord said to the first answer; to any further one nothing is waiting."""
        kind, since_s = self._waiting.pop(interaction_id, (None, 0.0))
        if kind is None:
            return
        if status >= _HTTP_FAULT:
            self._figures.interactions.labels(kind, "refused").inc()
            return
        self._figures.interactions.labels(kind, "answered").inc()
        self._figures.answer_seconds.observe(self._now_s() - since_s)

    def give_up(self) -> None:
        """Count those that can no longer be answered: left to another process, or forgotten."""
        latest_s = self._now_s() - PATIENCE_S
        while self._waiting:
            interaction_id, (kind, since_s) = next(iter(self._waiting.items()))
            if since_s > latest_s:
                return
            del self._waiting[interaction_id]
            self._figures.interactions.labels(kind, "unanswered").inc()
