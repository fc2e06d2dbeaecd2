"""Tables of Hearts and Gong Zhu with computer players, and people who play at them."""

import asyncio

from bot.players import GONGZHU, HEARTS, Level, TrickGame, advise, advise_prepared
from bot.rules import gongzhu, hearts
from bot.rules.tricks.rules import TrickOptions
from bot.services.computers import Pace
from bot.services.thinking import Thinking
from bot.tables.commands import Actor, Join
from bot.tables.ids import UserId
from bot.tables.tricks import NextHand, Phase, PlayCard, Prepare, Start, TrickTableOptions, new_trick_table
from tests.support.clock import NOW_MS
from tests.support.hanging import HANGS_S
from tests.support.tables import ANN, BEN, CHANNEL, GUILD
from tests.support.tricks.games import trick_game

# With it a computer player leads the first hand of Hearts, whether or not Ben is there.
ROOT = b"d" * 32
AT_ONCE = Pace(0.0, 0.0)
BY_ANN = Actor(ANN)
TURN_S, COMPUTER_S = 45, 10
RULES: dict[TrickGame, TrickOptions] = {
    HEARTS: hearts.Options(target=20),
    GONGZHU: gongzhu.Options(target=50),
}


class Notebook(Thinking):
    """Thinks as the advice does, notes what it was asked, and only once it may."""

    def __init__(self):
        super().__init__()
        self.asked: list[tuple[str, Level]] = []
        self.may_think = asyncio.Event()
        self.may_think.set()

    async def decide(self, view, level, seed, asker):
        self.asked.append((seed, level))
        await self.may_think.wait()
        return await super().decide(view, Level.CASUAL, seed, asker)


class Steps:
    """Every step of some tables, as they are told of."""

    def __init__(self, *services):
        self.all = []
        self._more = asyncio.Event()
        for service in services:
            service.subscribe(self._hear)

    def _hear(self, step):
        self.all.append(step)
        self._more.set()

    async def until(self, is_so):
        """Wait for a step after which something is so, and return it."""
        seen = 0
        async with asyncio.timeout(HANGS_S):
            while True:
                for step in self.all[seen:]:
                    if is_so(step.table):
                        return step
                seen = len(self.all)
                self._more.clear()
                await self._more.wait()

    def events(self, *kinds):
        return [event for step in self.all for event in step.events if isinstance(event, kinds)]


class Person:
    """Somebody who plays what the advice says, at once, until they leave."""

    def __init__(self, service, user_id: UserId) -> None:
        self._service = service
        self._user_id = user_id
        self._tasks: set[asyncio.Task[object]] = set()
        self._is_gone = False
        service.subscribe(self.hear)

    async def leave(self):
        self._is_gone = True
        await asyncio.gather(*self._tasks)

    def hear(self, step):
        command = None if self._is_gone else self._command(step.table)
        if command is not None:
            task = asyncio.create_task(self._service.apply(step.stored.table_id, command))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _command(self, table):
        if table.phase is Phase.BETWEEN:
            return NextHand(self._user_id, round=table.round)
        place = table.seat_of(self._user_id)
        if place not in table.waited_for:
            return None
        view = table.view_of(place)
        if table.phase is Phase.PLAYING:
            return PlayCard(self._user_id, advise(view).card, round=table.round)
        chosen = advise_prepared(view)
        return Prepare(self._user_id, chosen.cards, round=table.round)


async def opened(service, *others, level=Level.CASUAL, stake_points=0):
    """Open a table where Ann and others sit, and return its number."""
    game = trick_game(service.game)
    options = TrickTableOptions(RULES[game], stake_points, level, TURN_S)
    table = new_trick_table(
        game=game, opener_id=ANN, opener_part="ann", options=options, seed_root=ROOT, now_ms=NOW_MS
    )
    stored = await service.open(GUILD, CHANNEL, table)
    for other in others:
        await service.apply(stored.table_id, Join(other, f"{other}"))
    return stored.table_id


async def started(service, *others, first=None, **options):
    """Open a table and begin a game there, after one thing if there is one to do first."""
    table_id = await opened(service, *others, **options)
    if first is not None:
        await service.apply(table_id, first)
    await service.apply(table_id, Start(BY_ANN))
    return table_id


async def pass_as_ann(service, steps):
    step = steps.all[-1]
    passed = advise_prepared(step.table.view_of(0)).cards
    return await service.apply(step.stored.table_id, Prepare(ANN, passed))


async def at_anns_turn(service, steps):
    """Have Ann pass, and wait until it is up to her to play."""
    await pass_as_ann(service, steps)
    return await steps.until(lambda table: table.phase is Phase.PLAYING and table.waited_for == (0,))


async def nothing_more_happens(steps):
    before = len(steps.all)
    await asyncio.sleep(0.05)
    assert len(steps.all) == before


async def with_ann_away(service, steps, clock):
    """Return the number of a table where Ann's time has run out, with Ben, who plays himself."""
    table_id = await started(service, BEN)
    await steps.until(lambda table: table.waited_for == (0,))
    await at_anns_turn(service, steps)
    clock.advance(TURN_S)
    return table_id
