"""What is played without a click: by computer players, and forced cards for people who want that."""

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
from bot.services.line import Asker
from bot.services.steps import Step
from bot.services.tables import TableService
from bot.services.thinking import Thinking
from bot.tables.ids import GuildId, TableId, UserId
from bot.tables.leases import NotOurGuild
from bot.tables.settings import ComputersPace
from bot.tables.tricks import Phase, PlayFor, PlayForced, PrepareFor, TrickTable, forced_seat

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Pace:
    """How long computer players take for a card at the usual pace, so that people can follow the play.

    Args:
        card_s: Seconds from one card to the next, about.
        trick_s: Seconds from a full trick to the next card, about.
        forced_s: From how many to how many seconds somebody has who wants forced cards to fall by themselves.
            People take as long for a card that they choose, and not always the same: nobody is to tell by it
            that there was no choice.
    """

    card_s: float = 1.0
    trick_s: float = 2.0
    forced_s: tuple[float, float] = (2.0, 4.5)

    def pause_s(self, table: TrickTable) -> float:
        """Return how long the next move at a table takes.

        What is passed or exposed is chosen in secret: nobody has to follow that.
        """
        if table.phase is Phase.PREPARING:
            return 0.0
        return self.trick_s if table.plays and table.plays % SEATS == 0 else self.card_s


# How many times as long as usual they take.
_TIMES: Final = {ComputersPace.BRISK: 0.5, ComputersPace.USUAL: 1.0, ComputersPace.CALM: 2.0}
# Nobody plays like a clock. It tells nothing of their cards either: it is drawn before they think.
_EARLIEST, _LATEST = 0.8, 1.2


async def usual_pace(_: GuildId) -> ComputersPace:
    """Return the pace of servers that have not set one."""
    return ComputersPace.USUAL


@dataclass(frozen=True)
class _Turn:
    """A decision that waits for no click: in which hand, after how many cards, for which seat.

    It is up to a computer player, or there is nothing to decide about a card that is `forced`.
    """

    phase: Phase
    round: int
    plays: int
    seat: int
    is_forced: bool = False


# Who has played in a seat: a person, or a computer player of some level.
_Player: TypeAlias = UserId | Level


@dataclass(frozen=True)
class _Thought:
    turn: _Turn
    task: asyncio.Task[None]


class Computers:
    """Plays for computer players, at the pace of people, and one decision at a time at each table.

    Where that fails, the table itself does what the plain advice says once its time has come.

    Strong ones learn how each at their table plays, from hands that are over, as everybody there can. What
    they have learnt is stored nowhere, and forgotten when the table is closed.

    Args:
        tables: The tables of the games that they play.
        thinking: What they think with; it ends with them.
        pace: How long they take for a card.
        wants_forced: Whether somebody wants their forced cards to fall by themselves; nobody when not given.
        pace_in: At what pace they play in a server; the usual one when not given.
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
        """Have computer players do what is up to them after a step, or at a table as it was found.

        Args:
            step: The step, at a table of any game.
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
        """Leave a table alone until something is heard of it again."""
        self._stop(table_id)
        self._habits.pop(table_id, None)

    def _stop(self, table_id: TableId) -> None:
        thought = self._thoughts.pop(table_id, None)
        if thought is not None:
            self._drop(thought)

    async def close(self) -> None:
        """Leave all tables alone, once the moves that are just being made are kept, and stop thinking."""
        self._is_closed = True
        for thought in self._thoughts.values():
            self._drop(thought)
        thinking = [thought.task for thought in self._thoughts.values()]
        await asyncio.gather(*thinking, *self._moving, return_exceptions=True)
        await self._thinking.close()

    def _drop(self, thought: _Thought) -> None:
        # A table may be writing down the move, whose own step is heard before that has come to its end.
        if thought.task not in self._moving:
            thought.task.cancel()

    def _look_back(self, step: Step[TrickTable]) -> None:
        """Learn from a hand whose last card has just been played, where a strong player sits.

        Whoever did not play in it is a stranger again.
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
        """Return what a seat sees and has learnt."""
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
                # Another process plays on there.
                return
            except RuleError:
                log.warning("a computer player's move is refused", exc_info=True)
            except Exception:
                log.exception("a computer player cannot move")

    async def _think(self, turn: _Turn, step: Step[TrickTable]) -> PlayFor | PrepareFor:
        table, loop = step.table, asyncio.get_running_loop()
        times = _TIMES[await self._pace_in(step.stored.guild_id)] * self._chance.uniform(_EARLIEST, _LATEST)
        move_at_s = loop.time() + times * self._pace.pause_s(table)
        # It leads through their guesses alone, and tells the process nothing of the cards.
        seed = f"{step.stored.table_id}/{turn.round}/{turn.plays}/{turn.seat}"
        asker = Asker(step.stored.guild_id, step.stored.table_id)
        view = self._view_of(table, step.stored.table_id, turn.seat)
        cards = await self._thinking.decide(view, table.level_of(turn.seat), seed, asker)
        await asyncio.sleep(max(0.0, move_at_s - loop.time()))
        if turn.phase is Phase.PREPARING:
            return PrepareFor(round=turn.round, seat=turn.seat, cards=cards)
        return PlayFor(round=turn.round, plays=turn.plays, seat=turn.seat, card=cards[0])

    def _forced_turn(self, table: TrickTable) -> _Turn | None:
        """Return the turn of somebody who may play a single card and wants it to fall by itself."""
        seat = forced_seat(table)
        if seat is None or not self._is_wanted(table, seat):
            return None
        return _Turn(table.phase, table.round, table.plays, seat, is_forced=True)

    def _is_wanted(self, table: TrickTable, seat: int) -> bool:
        user_id = table.seats[seat].user_id
        return user_id is not None and self._wants_forced(user_id)

    async def _wait(self, turn: _Turn, step: Step[TrickTable]) -> PlayForced | None:
        await asyncio.sleep(self._chance.uniform(*self._pace.forced_s))
        # They may have changed their mind.
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
    """Return the next decision at a table that is up to a computer player, if any.

    While all who sit there are away there is none. Nobody thinks about what there is to choose after
    the last card.
    """
    if table.phase not in (Phase.PREPARING, Phase.PLAYING) or table.is_paused:
        return None
    seat = next((seat for seat in table.waited_for if table.seats[seat].plays_itself), None)
    return None if seat is None else _Turn(table.phase, table.round, table.plays, seat)


def _player_at(table: TrickTable, seat: int) -> _Player:
    user_id = table.seats[seat].user_id
    return table.level_of(seat) if user_id is None or table.seats[seat].is_away else user_id
