"""People, Gnau tables in every phase, and a way to play at them without a database."""

import copy
import random
from collections.abc import MutableSequence
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from bot.rules.cards import Card, parse_cards
from bot.rules.errors import RuleError
from bot.rules.gnau import HouseRules
from bot.tables.gnau import (
    Actor,
    Close,
    Command,
    Deal,
    Event,
    GnauMachine,
    GnauTable,
    Join,
    Phase,
    Reveal,
    new_table,
)
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.machine import Chance, Moment
from bot.tables.ports import StoredTable
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


@dataclass
class Stacked:
    """A chance that puts chosen cards on top of the deck: the dealer's five, then each seat's."""

    cards: str
    lengths: list[int] = field(default_factory=list)

    def shuffle(self, x: MutableSequence[Any], /) -> None:
        self.lengths.append(len(x))
        top: tuple[Card, ...] = parse_cards(self.cards, packs=2)
        for card in top:
            x.remove(card)
        x[:0] = top


@dataclass(frozen=True)
class Play:
    """One table, and when and with what chance things are asked of it. Every question leaves it as it is."""

    table: GnauTable
    now_ms: int = NOW_MS
    chance: Chance = field(default_factory=lambda: random.Random(1))

    def events(self, command: Command) -> tuple[Event, ...]:
        return MACHINE.decide(self.table, command, Moment(self.now_ms, self.chance))

    def after(self, *commands: Command) -> "Play":
        """Return the table after these commands, all given at the same instant."""
        play = self
        for command in commands:
            table = play.table
            for event in play.events(command):
                table = MACHINE.evolve(table, event, play.now_ms)
            play = Play(table, self.now_ms, self.chance)
        return play

    def later(self, milliseconds: int) -> "Play":
        return Play(self.table, self.now_ms + milliseconds, self.chance)

    def names(self, command: Command) -> list[str]:
        """Return what kinds of events a command leads to."""
        return [type(event).__name__ for event in self.events(command)]

    def refusal(self, command: Command) -> str:
        """Return the code by which a command is refused; the table must be left as it was."""
        before = copy.deepcopy(self.table)
        with pytest.raises(RuleError) as refused:
            self.events(command)
        assert self.table == before
        return refused.value.code


def lobby(
    *seats: UserId,
    dealer_id: UserId | None = None,
    rules: HouseRules | None = None,
    stake_points: int = 1,
    reveal_s: int = REVEAL_S,
    chance: Chance | None = None,
) -> Play:
    """Return a table that `OPENER` has just opened, with these people seated."""
    table = new_table(
        opener_id=OPENER,
        dealer_id=dealer_id,
        stake_points=stake_points,
        rules=rules or HouseRules(),
        reveal_s=reveal_s,
        now_ms=NOW_MS,
    )
    return Play(table, chance=chance or random.Random(1)).after(*map(Join, seats))


def in_phase(phase: Phase, *seats: UserId, dealer_id: UserId | None = None) -> Play:
    """Return a table in a phase; every phase but the lobby is in or after round 1."""
    ways: dict[Phase, tuple[Command, ...]] = {
        Phase.LOBBY: (),
        Phase.DEALT: (Deal(BY_OPENER),),
        Phase.REVEALED: (Deal(BY_OPENER), Reveal(BY_OPENER)),
        Phase.CLOSED: (Deal(BY_OPENER), Reveal(BY_OPENER), Close(BY_OPENER)),
    }
    return lobby(*(seats or (ANN, BEN)), dealer_id=dealer_id).after(*ways[phase])


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
        deadline_ms=MACHINE.deadline_ms(table),
    )
