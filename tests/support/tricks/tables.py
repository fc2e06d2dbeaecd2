"""Tables of Hearts and Gong Zhu, and a way to play at them without a database."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from bot.players import GONGZHU, HEARTS, Level, TrickGame
from bot.rules import gongzhu, hearts
from bot.rules.cards import Card
from bot.rules.tricks import SEATS, Cards, in_order
from bot.tables.commands import Actor, Join
from bot.tables.ids import UserId
from bot.tables.machine import Chance, due_ms
from bot.tables.points import PointsMode
from bot.tables.ports import StoredTable
from bot.tables.tricks import (
    ChooseAfterPlay,
    Command,
    HandCommand,
    NextHand,
    Phase,
    PlayCard,
    PlayFor,
    Prepare,
    PrepareFor,
    Start,
    TrickMachine,
    TrickTable,
    TrickTableOptions,
    new_trick_table,
)
from tests.rules.trick_cases import dealt
from tests.support.clock import NOW_MS
from tests.support.tables import CHANNEL, GUILD, OPENER, TABLE, Play, Seeded, part_of
from tests.support.tricks.games import TRICK_GAMES

MACHINES: Final = {game: TrickMachine(game) for game in TRICK_GAMES}
RULES: Final[Mapping[TrickGame, Any]] = {HEARTS: hearts.Options(), GONGZHU: gongzhu.Options()}
# House rules under which the first hand ends the game.
ENDS: Final[Mapping[TrickGame, Any]] = {
    HEARTS: hearts.Options(target=1),
    GONGZHU: gongzhu.Options(target=1),
}
# And those under which no test comes to the end of a game.
LONG: Final[Mapping[TrickGame, Any]] = {
    HEARTS: hearts.Options(target=10_000),
    GONGZHU: gongzhu.Options(target=10_000),
}
BY_OPENER: Final = Actor(OPENER)
TURN_S: Final = 45
TURN_MS: Final = TURN_S * 1000
COMPUTER_MS: Final = 10_000
BETWEEN_MS: Final = 20_000
IDLE_MS: Final = 15 * 60 * 1000
KEPT_MS: Final = 7 * 24 * 60 * 60 * 1000

# Thirteen cards of one suit: with the clubs one seat leads first and takes every trick.
_RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
ALL_SPADES, ALL_HEARTS, ALL_DIAMONDS, ALL_CLUBS = (
    " ".join(rank + suit for rank in _RANKS) for suit in "SHDC"
)


class Dealt(Seeded):
    """A chance that deals chosen cards to the first seats, and what is left over to the others."""

    def __init__(self, *hands: str) -> None:
        super().__init__()
        self.hands = hands

    def shuffled(self, deck: Any, seed: Any, parts: Any, round_number: Any) -> list[Card]:
        return [card for cards in dealt(*self.hands) for card in cards]


@dataclass(frozen=True)
class TrickPlay(Play[TrickTable]):
    """A table of Hearts or Gong Zhu that is played at."""

    table: TrickTable

    @property
    def machine(self) -> TrickMachine:
        return MACHINES[self.table.game]

    @property
    def hand(self) -> Any:
        """The running or latest hand."""
        assert self.table.hand is not None
        return self.table.hand

    @property
    def due_ms(self) -> int | None:
        """How long it is until the table acts by itself."""
        at_ms = due_ms(self.table)
        return None if at_ms is None else at_ms - self.now_ms

    def until(self, *phases: Phase, choose: Callable[[Cards], Card] = lambda legal: legal[0]) -> "TrickPlay":
        """Return the table once it stands in one of these phases, everybody having done what was theirs.

        Args:
            phases: In which. Nothing is done where the table stands in one of them already.
        """
        play = self
        while play.table.phase not in phases:
            play = play.after(next_step(play.table, choose))
        return play

    def to_seat(self, place: int) -> "TrickPlay":
        """Return the table once it is a seat's turn."""
        play = self.until(Phase.PLAYING)
        while play.table.waited_for != (place,):
            play = play.after(next_step(play.table))
        return play

    def to_last_card(self) -> "TrickPlay":
        """Return the table when one card of the running hand is left to play."""
        play = self.until(Phase.PLAYING)
        while play.table.plays < 51:
            play = play.after(next_step(play.table))
        return play

    def with_totals(self, *totals: int) -> "TrickPlay":
        """Return the table as if these were the scores of the hands before the running one."""
        return replace(self, table=replace(self.table, scores=(totals, *self.table.scores[1:])))


def next_step(table: TrickTable, choose: Callable[[Cards], Card] = lambda legal: legal[0]) -> Command:
    """Return what the first seat that is waited for may do."""
    place = table.waited_for[0]
    seat = table.seats[place]
    if seat.is_present:
        assert seat.user_id is not None
        return own_step(table, seat.user_id, choose)
    if table.phase is Phase.PREPARING:
        return PrepareFor(round=table.round, seat=place, cards=prepared_of(table, place))
    card = choose(table.rules.legal_plays(table.hand))
    return PlayFor(round=table.round, plays=table.plays, seat=place, card=card)


def own_step(
    table: TrickTable, user_id: UserId, choose: Callable[[Cards], Card] = lambda legal: legal[0]
) -> HandCommand:
    """Return what a person may do who is waited for."""
    place = table.seat_of(user_id)
    assert place in table.waited_for
    if table.phase is Phase.PREPARING:
        return Prepare(user_id, prepared_of(table, place))
    if table.phase is Phase.CHOOSING:
        return ChooseAfterPlay(user_id, hearts.Moon.TAKE_FROM_SELF)
    return PlayCard(user_id, choose(table.rules.legal_plays(table.hand)))


def prepared_of(table: TrickTable, place: int) -> Cards:
    """Return cards that a seat may pass or expose."""
    assert table.hand is not None
    if table.game is HEARTS:
        return in_order(table.hand.deal[place][:3])
    return gongzhu.exposable(table.hand.deal[place])[:1]


def join(user_id: UserId, number: int | None = None) -> Join:
    """Return the command to sit down, with a part of the shuffle that tells people apart."""
    return Join(user_id, part_of(user_id), round=number)


def lobby(
    *others: UserId,
    game: TrickGame = HEARTS,
    rules: Any = None,
    stake_points: int = 5,
    points: PointsMode = PointsMode.SCORE,
    chance: Chance | None = None,
    funds: Iterable[tuple[UserId, int]] = (),
) -> TrickPlay:
    """Return a table that `OPENER` has just opened in the first seat, with these people in the next."""
    options = TrickTableOptions(rules or RULES[game], stake_points, Level.CASUAL, TURN_S, points)
    chance = chance or Seeded()
    table = new_trick_table(
        game=game,
        opener_id=OPENER,
        opener_part=part_of(OPENER),
        options=options,
        seed_root=chance.fresh_root(),
        now_ms=NOW_MS,
    )
    return TrickPlay(table, chance=chance, funds=dict(funds)).after(*map(join, others))


def started(*others: UserId, **options: Any) -> TrickPlay:
    """Return a table at which a game has just begun."""
    return lobby(*others, **options).after(Start(BY_OPENER))


def fourth_hand(*others: UserId, **options: Any) -> TrickPlay:
    """Return a table of Hearts at the beginning of the fourth hand of a game, in which nobody passes."""
    begun = started(*others, **options)
    three = ((0,) * SEATS,) * 3
    swept = (None,) * len(three)
    between = replace(begun.table, phase=Phase.BETWEEN, round=3, scores=three, took_everything=swept)
    return replace(begun, table=between).after(NextHand(OPENER))


def stored(table: TrickTable) -> StoredTable:
    """Return a table as it would be kept."""
    machine = MACHINES[table.game]
    return StoredTable(
        table_id=TABLE,
        guild_id=GUILD,
        channel_id=CHANNEL,
        message_id=None,
        game=machine.game,
        is_open=table.is_open,
        version=2,
        snapshot=machine.dump(table),
        deadline_ms=due_ms(table),
    )
