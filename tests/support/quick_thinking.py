"""A strong player who answers at once, for tests of what is done with the answer."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from bot.players import (
    HEARTS,
    LOOKING_AHEAD,
    Choice,
    Decision,
    PlayerView,
    Selection,
    advise_prepared,
)
from bot.players.cardset import cards_of
from bot.services.thinking import Thinking


def think_at_once(
    monkeypatch: pytest.MonkeyPatch, choose_pass: Callable[[PlayerView], Selection] = advise_prepared
) -> list[PlayerView]:
    """Have a strong player prefer the last legal card, by far; return a list of what it is asked.

    Args:
        choose_pass: What it passes; what the advice does when not given.
    """
    asked: list[PlayerView] = []

    async def consider(_: Thinking, view: PlayerView, *question: object) -> Decision:
        asked.append(view)
        if view.legal:
            worth = {card: 30.0 * at for at, card in enumerate(view.legal)}
            return Choice(view.legal[-1], LOOKING_AHEAD, worth)
        return choose_pass(view) if view.game is HEARTS else _by_far(view, advise_prepared(view))

    monkeypatch.setattr(Thinking, "consider", consider)
    return asked


def _by_far(view: PlayerView, selection: Selection) -> Selection:
    """Return a selection that is better, by far, than whatever else there was to prepare."""
    ways = map(cards_of, view.game.advisor.ways_to_prepare(view))
    return replace(selection, expected={cards: 60.0 * (cards == selection.cards) for cards in ways})
