"""Plays made without a click: those of computer players, and forced cards for people who want that."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, replace
from random import SystemRandom
from typing import Final, TypeAlias

from bot.logs import log_context
from bot.players import Habit, Level, PlayerView, habit_after
from bot.rules.errors import RuleError
from bot.rules.tricks import SEATS
from bot.services.queues import Asker
from bot.services.steps import Step
from bot.services.tables import TableService
from bot.services.thinking import Thinking
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.server_settings import ComputersPace
from bot.tables.tricks import Phase, PlayFor, PlayForced, PrepareFor, TrickTable, forced_seat

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pace:
    """How long computer players take for a card at the usual pace, so that people can follow the play.

    Args:
        card_s: Seconds from one card to the next, about.
        trick_s: Seconds from a full trick to the next card, about.
        forced_s: The shortest and the longest wait, in seconds, before a forced card is played for a person.
            It lasts about as long as people take for a card that they choose, and it varies. So the others
            cannot tell that there was no choice.
    """

    card_s: float = 1.0
    trick_s: float = 2.0
    forced_s: tuple[float, float] = (2.0, 4.5)

    def pause_s(self, table: TrickTable) -> float:
        """Return how long the next move at a table takes.

        Passing and exposing take no time, because they are secret and people do not have to follow them.
        """
        if table.phase is Phase.PREPARING:
            return 0.0
        return self.trick_s if table.plays and table.plays % SEATS == 0 else self.card_s


# Factors on the usual time.
_TIMES: Final = {ComputersPace.BRISK: 0.5, ComputersPace.USUAL: 1.0, ComputersPace.CALM: 2.0}
# Nobody plays like clockwork. The factor reveals nothing about the cards: it is drawn before the player
# thinks.
_EARLIEST, _LATEST = 0.8, 1.2


async def usual_pace(_: GuildId) -> ComputersPace:
    """Return the pace of servers that have not set one."""
    return ComputersPace.USUAL


@dataclass(frozen=True)
class _Turn:
    """A decision that waits for no click: in which hand, after how many cards, for which seat.

    A computer player makes it. If `is_forced`, the seat is a person's, and only one card is legal.
    """

    phase: Phase
    round: int
    plays: int
    seat: int
    is_forced: bool = False


# The player in a seat: a person, or a computer player of some level.
_Player: TypeAlias = UserId | Level


@dataclass(frozen=True)
class _Thought:
    turn: _Turn
    task: asyncio.Task[None]


class Computers:
    """Plays for computer players at a human pace, one decision at a time at each table.

    If that fails, the table itself follows the plain advice at its deadline.

    Strong players learn the habits of the others at their table from finished hands, as every person there
    can. What they learn is not stored, and is forgotten when the table closes.

    Args:
        thinking: Decides for the computer players. It is closed together with this object.
        wants_forced: Whether a person wants their forced cards played for them; by default nobody does.
    """

    def __init__(
        self,
        tables: Iterable[TableService[TrickTable]],
        thinking: Thinking,
        pace: Pace | None = None,
        wants_forced: Callable[[UserId], bool] = lambda _: False,
        pace_in: Callable[[GuildId], Awaitable[ComputersPace]] = usual_pace,
    ) -> None:
        self._tables: Final = {each.game: each for each in tables}
        self._thinking = thinking
        self._pace = pace or Pace()
        self._wants_forced = wants_forced
        self._pace_in = pace_in
        self._chance = SystemRandom()
        self._thoughts: dict[TableId, _Thought] = {}
        self._habits: dict[TableId, dict[_Player, Habit]] = {}
        self._moving: set[asyncio.Task[None]] = set()
        self._is_closed = False
        for each in self._tables.values():
            each.subscribe(self.hear)

    def hear(self, step: Step[TrickTable]) -> None:
        """Start the next move without a click after a step, or at a table that was just taken up.

        Args:
            step: A step at a table of any game.
        """
        if step.stored.game not in self._tables or self._is_closed:
            return
        table_id, turn = step.stored.table_id, _turn_at(step.table) or self._forced_turn(step.table)
        thought = self._thoughts.get(table_id)
        if thought is not None and thought.turn == turn and not thought.task.done():
            return
        self._stop(table_id)
        self._look_back(step)
        if turn is not None:
            task = asyncio.create_task(self._take(turn, step), name=f"computer player at table {table_id}")
            self._thoughts[table_id] = _Thought(turn, task)

    def let_go(self, table_id: TableId) -> None:
        """Leave a table alone until its next step."""
        self._stop(table_id)
        self._habits.pop(table_id, None)

    def _stop(self, table_id: TableId) -> None:
        thought = self._thoughts.pop(table_id, None)
        if thought is not None:
            self._drop(thought)

    async def close(self) -> None:
        """Leave all tables alone, after the moves under way are saved, and stop thinking."""
        self._is_closed = True
        for thought in self._thoughts.values():
            self._drop(thought)
        thinking = [thought.task for thought in self._thoughts.values()]
        await asyncio.gather(*thinking, *self._moving, return_exceptions=True)
        await self._thinking.close()

    def _drop(self, thought: _Thought) -> None:
        # A move that is being saved must not be cancelled: its own step is heard while its task still runs.
        if thought.task not in self._moving:
            thought.task.cancel()

    def _look_back(self, step: Step[TrickTable]) -> None:
        """Learn from a hand whose last card was just played, at a table with a strong player.

        Players who did not take part in the hand become strangers again.
        """
        table, table_id = step.table, step.stored.table_id
        is_over = step.before.phase is Phase.PLAYING and table.hand is not None and table.hand.is_finished
        if table.is_open and not is_over:
            return
        known = self._habits.pop(table_id, {})
        players = [_player_at(table, seat) for seat in range(SEATS)]
        if table.is_open and Level.STRONG in players:
            learnt = self._habits[table_id] = dict[_Player, Habit]()
            for seat, player in enumerate(players):
                before = learnt.get(player) or known.get(player)
                learnt[player] = habit_after(before, table.view_of(seat))

    def _view_of(self, table: TrickTable, table_id: TableId, seat: int) -> PlayerView:
        """Return what a seat sees, with what its player has learnt."""
        known = self._habits.get(table_id, {})
        habits = tuple(known.get(_player_at(table, other)) for other in range(SEATS))
        return replace(table.view_of(seat), habits=habits)

    async def _take(self, turn: _Turn, step: Step[TrickTable]) -> None:
        stored = step.stored
        with log_context(guild=stored.guild_id, table=stored.table_id, round=turn.round):
            try:
                command = await (self._wait(turn, step) if turn.is_forced else self._think(turn, step))
                if command is not None:
                    await self._move(step, command)
            except NotOurGuild:
                # Another process has the table now.
                return
            except RuleError:
                log.warning("a computer player's move is refused", exc_info=True)
            except Exception:
                log.exception("a computer player cannot move")

    async def _think(self, turn: _Turn, step: Step[TrickTable]) -> PlayFor | PrepareFor:
        table, loop = step.table, asyncio.get_running_loop()
        times = _TIMES[await self._pace_in(step.stored.guild_id)] * self._chance.uniform(_EARLIEST, _LATEST)
        move_at_s = loop.time() + times * self._pace.pause_s(table)
        # The seed decides only their guesses, and tells the process nothing about the cards.
        seed = f"{step.stored.table_id}/{turn.round}/{turn.plays}/{turn.seat}"
        asker = Asker(step.stored.guild_id, step.stored.table_id)
        view = self._view_of(table, step.stored.table_id, turn.seat)
        cards = await self._thinking.decide(view, table.level_of(turn.seat), seed, asker)
        await asyncio.sleep(max(0.0, move_at_s - loop.time()))
        if turn.phase is Phase.PREPARING:
            return PrepareFor(round=turn.round, seat=turn.seat, cards=cards)
        return PlayFor(round=turn.round, plays=turn.plays, seat=turn.seat, card=cards[0])

    def _forced_turn(self, table: TrickTable) -> _Turn | None:
        """Return the turn of a person who has a single legal card and wants it played for them."""
        seat = forced_seat(table)
        if seat is None or not self._is_wanted(table, seat):
            return None
        return _Turn(table.phase, table.round, table.plays, seat, is_forced=True)

    def _is_wanted(self, table: TrickTable, seat: int) -> bool:
        user_id = table.seats[seat].user_id
        return user_id is not None and self._wants_forced(user_id)

    async def _wait(self, turn: _Turn, step: Step[TrickTable]) -> PlayForced | None:
        await asyncio.sleep(self._chance.uniform(*self._pace.forced_s))
        # The person may have changed the preference meanwhile.
        if not self._is_wanted(step.table, turn.seat):
            return None
        return PlayForced(round=turn.round, plays=turn.plays, seat=turn.seat)

    async def _move(self, step: Step[TrickTable], command: PlayFor | PrepareFor | PlayForced) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._moving.add(task)
        try:
            await self._tables[step.stored.game].apply(step.stored.table_id, command)
        finally:
            self._moving.discard(task)


def _turn_at(table: TrickTable) -> _Turn | None:
    """Return the next decision of a computer player at a table, if any.

    There is none while all people at the table are away. A choice after the last card needs no thought: the
    table makes it.
    """
    if table.phase not in (Phase.PREPARING, Phase.PLAYING) or table.is_paused:
        return None
    seat = next((seat for seat in table.waited_for if table.seats[seat].plays_itself), None)
    return None if seat is None else _Turn(table.phase, table.round, table.plays, seat)


def _player_at(table: TrickTable, seat: int) -> _Player:
    user_id = table.seats[seat].user_id
    return table.level_of(seat) if user_id is None or table.seats[seat].is_away else user_id
