"""People, Gnau tables in every phase, and a way to play at them without a database."""

import copy
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Generic, Self, TypeVar

import pytest

from bot.rules import fair_deal
from bot.rules.cards import Card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.services import Services, Step, TableService
from bot.services.games import Games
from bot.services.steps import LatestSteps
from bot.tables.commands import Actor, Close, Join
from bot.tables.gnau import (
    Bid,
    Command,
    Deal,
    DealerPolicy,
    GnauMachine,
    GnauTable,
    GnauTableOptions,
    Phase,
    Reveal,
    SplitMode,
    TakeBank,
    new_gnau_table,
)
from bot.tables.gnau.settings import GnauSettings
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.machine import Chance, Moment, due_ms
from bot.tables.own_time import ALWAYS, OwnTime
from bot.tables.points import LossLimit, PointsMode
from bot.tables.ports import StoredTable
from bot.tables.server_settings import ServerSettings
from tests.support.clock import NOW_MS

GUILD: Final = GuildId(1_111)
CHANNEL: Final = ChannelId(2_222)
TABLE: Final = TableId(7)

# Ids as large as Discord's: they must survive JSON and 64 bits.
OPENER, DEALER, MANAGER, STRANGER = (UserId(10**18 + n) for n in range(1, 5))
ANN, BEN, CAT = (UserId(10**18 + n) for n in range(11, 14))
CROWD: Final = tuple(UserId(10**18 + n) for n in range(21, 51))

BY_OPENER: Final = Actor(OPENER)
REVEAL_S: Final = 45
IDLE_MS: Final = 15 * 60 * 1000
MACHINE: Final = GnauMachine()
TableT = TypeVar("TableT")


class Seeded:
    """The real shuffle, with roots that come again with the same number."""

    def __init__(self, number: int = 1) -> None:
        self._random = random.Random(number)

    def fresh_root(self) -> bytes:
        return self._random.randbytes(fair_deal.SEED_BYTES)

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int
    ) -> list[Card]:
        return fair_deal.shuffled(deck, seed, parts, round_number)


class Stacked(Seeded):
    """A chance that puts chosen cards on top of the deck: the dealer's five, then each seat's."""

    def __init__(self, cards: str) -> None:
        super().__init__()
        self.cards = cards
        self.lengths: list[int] = []

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int
    ) -> list[Card]:
        self.lengths.append(len(deck))
        rest, top = list(deck), parse_cards(self.cards, packs=2)
        for card in top:
            rest.remove(card)
        return [*top, *rest]


async def all_open(service: TableService[GnauTable]) -> list[Step[GnauTable]]:
    """Return the open tables of a service that stands alone."""
    return await Games([service], service._store, nothing_known()).all_open()


def nothing_known() -> LatestSteps:
    """Return a memory that is never sure, so that every row is read."""
    return LatestSteps(lambda _: False)


class NoFunds:
    """Where scores are played for nobody asks for bankrolls. The server has decided nothing."""

    async def balances(self, transaction, guild_id, user_ids, now_ms):
        raise AssertionError("no bankroll is needed here")

    async def server(self, guild_id):
        return _UNDECIDED


@dataclass(frozen=True)
class Play(Generic[TableT]):
    """One table, and when and with what chance things are asked of it. Every question leaves it as it is."""

    table: TableT
    now_ms: int = NOW_MS
    chance: Chance = field(default_factory=Seeded)
    funds: Mapping[UserId, int] = field(default_factory=dict)
    blocked: frozenset[UserId] = frozenset()
    more_time: Mapping[UserId, int] = field(default_factory=dict)
    loss_limits: Mapping[UserId, LossLimit] = field(default_factory=dict)
    own_times: Mapping[UserId, OwnTime] = field(default_factory=dict)

    @property
    def machine(self) -> Any:
        raise NotImplementedError

    def events(self, command: Any) -> tuple[Any, ...]:
        moment = Moment(
            self.now_ms,
            self.chance,
            self.funds,
            self.blocked,
            self.more_time,
            self.loss_limits,
            lambda user_id: self.own_times.get(user_id, ALWAYS),
        )
        events: tuple[Any, ...] = self.machine.decide(self.table, command, moment)
        return events

    def after(self, *commands: Any) -> Self:
        """Return the table after these commands, all given at the same instant."""
        play = self
        for command in commands:
            play = play.with_events(*play.events(command))
        return play

    def with_events(self, *events: Any) -> Self:
        table = self.table
        for event in events:
            table = self.machine.evolve(table, event, self.now_ms)
        return replace(self, table=table)

    def later(self, milliseconds: int) -> Self:
        return replace(self, now_ms=self.now_ms + milliseconds)

    def names(self, command: Any) -> list[str]:
        """Return what kinds of events a command leads to."""
        return [type(event).__name__ for event in self.events(command)]

    def refusal(self, command: Any) -> str:
        """Return the code by which a command is refused; the table must be left as it was."""
        before = copy.deepcopy(self.table)
        with pytest.raises(RuleError) as refused:
            self.events(command)
        assert self.table == before
        return refused.value.code


@dataclass(frozen=True)
class GnauPlay(Play[GnauTable]):
    """A table of Gnau that is played at."""

    table: GnauTable

    @property
    def machine(self) -> GnauMachine:
        return MACHINE


def server_settings(
    rules: HouseRules | None = None,
    reveal_s: int = 20,
    split: SplitMode = SplitMode.AUTO,
    dealer: DealerPolicy = DealerPolicy.HOUSE,
    **shared: Any,
) -> ServerSettings:
    """Return what a server has decided, for Gnau and for all games."""
    gnau = GnauSettings(rules or HouseRules(), dealer, split, reveal_s)
    return ServerSettings((gnau,), **shared)


_UNDECIDED = server_settings()


def join(user_id: UserId, number: int | None = None) -> Join:
    """Return the command to sit down, with a part of the shuffle that tells people apart."""
    return Join(user_id, part_of(user_id), round=number)


def part_of(user_id: UserId) -> str:
    return f"click {user_id % 1000}"


def lobby(
    *seats: UserId,
    dealer_id: UserId | None = None,
    rules: HouseRules | None = None,
    stake_points: int = 1,
    reveal_s: int = REVEAL_S,
    dealer: DealerPolicy | None = None,
    split: SplitMode = SplitMode.AUTO,
    points: PointsMode = PointsMode.SCORE,
    chance: Chance | None = None,
    funds: Mapping[UserId, int] | None = None,
) -> GnauPlay:
    """Return a table that `OPENER` has just opened, with these people seated.

    With a `dealer_id` that person takes the bank first.
    """
    policy = dealer or (DealerPolicy.HOUSE if dealer_id is None else DealerPolicy.ANYONE)
    options = GnauTableOptions(stake_points, rules or HouseRules(), reveal_s, policy, split, points)
    chance = chance or Seeded()
    table = new_gnau_table(
        opener_id=OPENER,
        opener_part=part_of(OPENER),
        options=options,
        seed_root=chance.fresh_root(),
        now_ms=NOW_MS,
    )
    bank = [] if dealer_id is None else [TakeBank(dealer_id, part_of(dealer_id))]
    return GnauPlay(table, chance=chance, funds=funds or {}).after(*bank, *map(join, seats))


def in_phase(phase: Phase, *seats: UserId, dealer_id: UserId | None = None) -> GnauPlay:
    """Return a table in a phase; every phase but the lobby is in or after round 1.

    While people bid and raise, `dealer_id` is one of them.
    """
    seats = seats or (ANN, BEN)
    people = seats if dealer_id is None else (dealer_id, *seats)
    ways: dict[Phase, tuple[Command, ...]] = {
        Phase.LOBBY: (),
        Phase.BIDDING: (Deal(BY_OPENER),),
        Phase.RAISING: (Deal(BY_OPENER), *(Bid(user_id, 1) for user_id in people)),
        Phase.DEALT: (Deal(BY_OPENER),),
        Phase.REVEALED: (Deal(BY_OPENER), Reveal(BY_OPENER)),
        Phase.CLOSED: (Deal(BY_OPENER), Reveal(BY_OPENER), Close(BY_OPENER)),
    }
    if phase in {Phase.BIDDING, Phase.RAISING}:
        return lobby(*people, dealer=DealerPolicy.BID).after(*ways[phase])
    return lobby(*seats, dealer_id=dealer_id).after(*ways[phase])


def stored(table: GnauTable, table_id: TableId = TABLE) -> StoredTable:
    """Return a table as it would be kept."""
    return StoredTable(
        table_id=table_id,
        guild_id=GUILD,
        channel_id=CHANNEL,
        message_id=None,
        game="gnau",
        is_open=table.is_open,
        version=2,
        snapshot=MACHINE.dump(table),
        deadline_ms=due_ms(table),
    )


def gnau_of(services: Services) -> TableService[GnauTable]:
    """The tables of Gnau."""
    return services.games.tables_of("gnau")
