"""The line before something that serves one at a time: fair, and never longer than those in it can wait."""

import asyncio
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.tables.ids import GuildId, TableId, UserId

# How much the latest turn says about how long the next one takes.
_LEARNING: Final = 1 / 8
# Anyone who has had no turn for so long comes before all others anyhow.
_TURNS_KEPT: Final = 1000


class NoTurn(Exception):
    """Somebody cannot be served in the time they have."""


@dataclass(frozen=True)
class Asker:
    """Who waits for a turn.

    Args:
        guild_id: Their server: servers take turns first.
        who: The table or the person: within a server they take turns.
    """

    guild_id: GuildId
    who: TableId | UserId


_Taker: TypeAlias = Asker | GuildId


@dataclass(frozen=True, eq=False)
class _Waiting:
    """Somebody in line.

    Args:
        asker: Who.
        until_s: When they have to be served.
        turn: Whether they get a turn, once that is known.
    """

    asker: Asker
    until_s: float
    turn: asyncio.Future[bool] = field(default_factory=asyncio.Future)


class Line:
    """Gives turns to those that have waited longest: servers first, then their tables.

    Anyone who cannot be served in time is told so at once, also where that turns out only because somebody
    who has had fewer turns has come. So no work is ever done in vain, however many ask.

    Args:
        wait_s: How long anybody can wait until they are served.
        longest_s: How long a turn may take; the line learns from those that are over how long they do take.
        now_s: The time, in seconds; the event loop's when not given.
    """

    def __init__(self, wait_s: float, longest_s: float, now_s: Callable[[], float] | None = None) -> None:
        self._wait_s = wait_s
        self._longest_s = longest_s
        self._usual_s = longest_s
        self._now_s = now_s or (lambda: asyncio.get_running_loop().time())
        self._waiting: list[_Waiting] = []
        self._turns: dict[_Taker, int] = {}
        self._number = 0
        self._began_s: float | None = None
        self._is_closed = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody has a turn or waits for one."""
        return self._began_s is None and not self._waiting

    async def turn(self, asker: Asker) -> None:
        """Wait for a turn; `done` ends it. Anyone cancelled meanwhile has left the line.

        Raises:
            NoTurn: There is none in time.
        """
        if self._is_closed:
            raise NoTurn
        now_s = self._now_s()
        waiting = _Waiting(asker, now_s + self._wait_s)
        self._waiting.append(waiting)
        self._review(now_s)
        try:
            has_turn = await waiting.turn
        except asyncio.CancelledError:
            self._leave(waiting)
            raise
        if not has_turn:
            raise NoTurn

    def done(self) -> None:
        """End the running turn, learn from it, and give the next one."""
        if self._began_s is not None:
            # The first may have taken far longer, which says nothing about the next.
            took_s = min(self._now_s() - self._began_s, self._wait_s)
            self._usual_s += (took_s - self._usual_s) * _LEARNING
        self.drop()

    def drop(self) -> None:
        """End the running turn, of which nothing came, and give the next one."""
        self._began_s = None
        self._review(self._now_s())

    def close(self) -> None:
        """Cancel everybody who waits; nobody gets a turn any more."""
        self._is_closed = True
        for waiting in self._waiting:
            waiting.turn.cancel()
        self._waiting.clear()

    def _leave(self, waiting: _Waiting) -> None:
        if waiting in self._waiting:
            self._waiting.remove(waiting)
        elif waiting.turn.done() and not waiting.turn.cancelled() and waiting.turn.result():
            # It was given in the very moment they gave up.
            self.drop()

    def _review(self, now_s: float) -> None:
        """Refuse those who cannot be served in time any more, and give a turn if none is running."""
        usual_s = self._usual_s
        # Where a turn takes longer than anybody can wait, one at a time is tried all the same.
        own_s = min(max(usual_s, self._longest_s), self._wait_s)
        at_s = now_s
        if self._began_s is not None:
            # A turn that is overdue may well take as long again as it is late by now.
            at_s += abs(self._began_s + usual_s - now_s)
        kept = []
        for waiting in self._in_turn():
            if at_s + own_s <= waiting.until_s:
                at_s += usual_s
                kept.append(waiting)
            else:
                waiting.turn.set_result(False)
        if kept and self._began_s is None:
            self._give(kept.pop(0), now_s)
        self._waiting = kept

    def _in_turn(self) -> list[_Waiting]:
        """Return who waits in the order in which turns are due, as it stands now."""
        # Anyone cancelled is about to leave.
        still = [waiting for waiting in self._waiting if not waiting.turn.done()]
        still.sort(key=lambda waiting: self._turns.get(waiting.asker, 0))
        due: list[tuple[int, int, _Waiting]] = []
        before: Counter[GuildId] = Counter()
        for waiting in still:
            guild_id = waiting.asker.guild_id
            due.append((before[guild_id], self._turns.get(guild_id, 0), waiting))
            before[guild_id] += 1
        return [waiting for *_, waiting in sorted(due, key=lambda each: each[:2])]

    def _give(self, waiting: _Waiting, now_s: float) -> None:
        self._began_s = now_s
        self._number += 1
        for taker in (waiting.asker, waiting.asker.guild_id):
            # Last, as the one that was served latest.
            self._turns.pop(taker, None)
            self._turns[taker] = self._number
        while len(self._turns) > _TURNS_KEPT:
            del self._turns[next(iter(self._turns))]
        waiting.turn.set_result(True)
