"""Decides which step of a reveal members see at which time.

None of this is stored. A round counts before its first step is shown. A process that does not know how far a
reveal has come, for example after a restart, shows how the round ended. The steps follow the clock: if
messages cannot be edited often enough, because a channel is busy or Discord refuses, members see fewer steps
but do not wait longer.
"""

from collections.abc import Collection
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from bot.services import Services, Step
from bot.tables.gnau import GnauTable, Phase
from bot.tables.gnau.settings import GnauSettings, Suspense
from bot.tables.ids import GuildId, TableId
from bot.tables.ports import StoredTable
from bot.views.gnau.suspense import MOST_STEPS, Turned, steps

STEP_MS: Final = MappingProxyType({Suspense.OFF: 0, Suspense.QUICK: 1500, Suspense.SLOW: 3000})
"""How long each step stays."""

# This long after the last step is due, members may look the round up, even if its steps still wait for turns.
_PATIENCE_MS: Final = 20_000
# By another clock, a pause may end a moment early; the step before it must not be shown twice then.
_EARLY_MS: Final = 50


@dataclass(frozen=True)
class PlayedStep:
    """The step that a reveal has reached."""

    turned: Turned
    left_s: float


@dataclass(frozen=True)
class _Reveal:
    guild_id: GuildId
    round: int
    began_ms: int


class Reveals:
    """The reveals that are being shown in steps."""

    def __init__(self, services: Services) -> None:
        self._clock = services.clock
        self._settings = services.settings
        self._unseen_rounds = services.unseen_rounds
        self._begun: dict[TableId, _Reveal] = {}

    def begin(self, step: Step[GnauTable]) -> None:
        """Start to show a round that was just revealed in steps, if its server wants steps."""
        stored, number = step.stored, step.table.round
        self._begun[stored.table_id] = _Reveal(stored.guild_id, number, self._clock.now_ms())
        at_most_ms = MOST_STEPS * max(STEP_MS.values()) + _PATIENCE_MS
        self._unseen_rounds.add(stored.table_id, number, at_most_ms)

    def end(self, table_id: TableId) -> None:
        """Show only the end of a table's reveal from now on."""
        self._begun.pop(table_id, None)

    def end_all(self, guild_ids: Collection[GuildId] | None = None) -> list[TableId]:
        """Show only the end of all reveals, or of those of some servers; return their tables."""
        ended = [
            table_id
            for table_id, reveal in self._begun.items()
            if guild_ids is None or reveal.guild_id in guild_ids
        ]
        for table_id in ended:
            self.end(table_id)
        return ended

    def is_on(self, table_id: TableId, number: int) -> bool:
        """Return whether the end of a round is still to be seen."""
        reveal = self._begun.get(table_id)
        return reveal is not None and reveal.round == number

    async def step(self, stored: StoredTable, table: GnauTable) -> PlayedStep | None:
        """Return the step that a table's reveal has reached; None to show the table as it stands."""
        reveal = self._begun.get(stored.table_id)
        if reveal is None or _is_before(table, reveal.round):
            return None
        settings = await self._settings.for_guild(stored.guild_id)
        step_ms = STEP_MS[settings.for_game(GnauSettings).suspense]
        is_at_it = table.phase is Phase.REVEALED and table.round == reveal.round
        turns = steps(table) if is_at_it and step_ms else ()
        at = step_at(self._clock.now_ms() - reveal.began_ms, step_ms, len(turns))
        if at is None and self._begun.get(stored.table_id) is reveal:
            self.end(stored.table_id)
        return None if at is None else PlayedStep(turns[at[0]], at[1])


def _is_before(table: GnauTable, number: int) -> bool:
    """Return whether a table was read before the reveal of a round."""
    return table.round < number or (table.round == number and table.has_cards_out)


def step_at(elapsed_ms: int, step_ms: int, count: int) -> tuple[int, float] | None:
    """Return the index of the current step and the seconds until the next; None after the last step.

    Args:
        elapsed_ms: Time since the round was revealed; negative if the clock was set back meanwhile.

    Example:
        >>> step_at(0, 1500, 4), step_at(4000, 1500, 4), step_at(6000, 1500, 4), step_at(0, 1500, 0)
        ((0, 1.5), (2, 0.5), None, None)
    """
    if elapsed_ms < 0 or elapsed_ms + _EARLY_MS >= step_ms * count:
        return None
    number = (elapsed_ms + _EARLY_MS) // step_ms
    return number, ((number + 1) * step_ms - elapsed_ms) / 1000
