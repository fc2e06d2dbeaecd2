"""The state of a Gnau table, without anything that can be derived from it, and the choice of the dealer."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import Settlement, settle_splits, verify_stake
from bot.rules.gnau.splits import Split, chosen_split, optimal_split
from bot.tables.gnau.evening import Evening
from bot.tables.ids import TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.table import IDLE_MS, Table

MAX_PLAYERS: Final = 19
# When a result has stood this long, any seated person may deal again; the host may be away.
FREE_DEAL_MS: Final = 20 * 1000
# A table that goes on after a closed one deals by itself after this time, with everyone who has sat down.
AGAIN_MS: Final = 60 * 1000
# Choosing three of five cards on a phone takes at least this long.
LEAST_OWN_REVEAL_S: Final = 10


class DealerPolicy(StrEnum):
    """Who deals.

    `HOUSE` is the bot, and `OPENER` the host of the table. Under `ROTATE`, the next seat deals after each
    round, and under `WINNER` the biggest winner of the round before. Under `ANYONE`, the bot deals until a
    person takes the bank between rounds.
    """

    HOUSE = "house"
    OPENER = "opener"
    ROTATE = "rotate"
    WINNER = "winner"
    ANYONE = "anyone"


# Under these policies a person always deals as soon as one person is seated.
ALWAYS_A_PERSON: Final = frozenset({DealerPolicy.ROTATE, DealerPolicy.WINNER})


class SplitMode(StrEnum):
    """Who splits the hands.

    Under `AUTO`, the bot splits a hand optimally unless its player does. Under `OWN`, all people must split
    their own hands.
    """

    AUTO = "auto"
    OWN = "own"


@dataclass(frozen=True)
class GnauTableOptions:
    """The options of a table.

    Args:
        stake_points: The value of one point of a hand.
        reveal_s: Seconds from the deal to the reveal; 0 reveals at once.

    Raises:
        RuleError: `stake-invalid`, or `own-split-needs-time`: `reveal_s` is too short to choose a split.
    """

    stake_points: int = 1
    rules: HouseRules = field(default_factory=HouseRules)
    reveal_s: int = 20
    dealer: DealerPolicy = DealerPolicy.HOUSE
    split: SplitMode = SplitMode.AUTO
    points: PointsMode = PointsMode.SCORE

    def __post_init__(self) -> None:
        verify_stake(self.stake_points)
        if self.split is SplitMode.OWN and self.reveal_s < LEAST_OWN_REVEAL_S:
            raise RuleError("own-split-needs-time", least=LEAST_OWN_REVEAL_S)


class Phase(StrEnum):
    """The phase of a table."""

    LOBBY = "lobby"
    DEALT = "dealt"
    REVEALED = "revealed"
    CLOSED = "closed"


@dataclass(frozen=True)
class Hands:
    """The cards of one round and the inputs of their shuffle.

    Args:
        players: Each player's five cards, in the order of the seats.
        dealer_id: The person who dealt; None if the bot dealt.
        seed: The seed of the shuffle; secret until the reveal, empty for old rounds without a proof.
        parts: What each person added to the shuffle: first the dealer's part if a person dealt, then the
            players' parts.
        scheme: The version of the shuffle.
    """

    dealer: tuple[Card, ...]
    players: Mapping[UserId, tuple[Card, ...]]
    dealer_id: UserId | None
    seed: bytes
    parts: tuple[str, ...]
    scheme: int = fair_deal.SCHEME

    @property
    def people(self) -> tuple[UserId, ...]:
        """The people with cards: first the dealer if a person dealt, then the players."""
        return tuple(self.players) if self.dealer_id is None else (self.dealer_id, *self.players)

    def held_by(self, user_id: UserId) -> tuple[Card, ...] | None:
        """Return a person's cards; None if they have none."""
        return self.dealer if user_id == self.dealer_id else self.players.get(user_id)


@dataclass(frozen=True, kw_only=True)
class GnauTable(Table):
    """One Gnau table.

    Args:
        seats: The people in the next deal, in the order they joined; includes the dealer if a person deals.
        banker_id: The seated person who deals; None if the bot deals.
        hands: The cards of the latest round; None before the first deal.
        sat_out: The people who had too few points for this round, each with the stake they could cover.
        ready: The people who have pressed Ready in this round.
        choices: The positions of the three cards that each person has chosen in this round; empty for No Ox.
        delivered: Whether this round's cards were sent.
        undelivered: The people whose cards could not be sent to them.
        gone: The people who have left the server during the running round. The table does not wait for them.
        rounds_played: The number of settled rounds.
        tally: The points that each person won or lost in all settled rounds.
        revealed_ms: When the latest round was revealed; None before the first reveal, and if not known.
        is_forsaken: Whether the host has left the table. It is False for a host who never sat down.
        follows_id: The closed table that this one goes on from; None for a table of its own.
        deal_ms: When the lobby deals by itself; None for a table that waits for someone to deal.
    """

    phases_with_cards = frozenset({Phase.DEALT})
    over_code = "round-over"
    leader_code = "only-leader"
    speed_option = "reveal_s"

    options: GnauTableOptions
    played: GnauTableOptions | None = None
    phase: Phase = Phase.LOBBY
    seats: tuple[UserId, ...] = ()
    banker_id: UserId | None = None
    hands: Hands | None = None
    sat_out: Mapping[UserId, int] = field(default_factory=dict)
    ready: frozenset[UserId] = frozenset()
    choices: Mapping[UserId, tuple[int, ...]] = field(default_factory=dict)
    delivered: bool = False
    undelivered: frozenset[UserId] = frozenset()
    gone: frozenset[UserId] = frozenset()
    rounds_played: int = 0
    tally: Mapping[UserId, int] = field(default_factory=dict)
    evening: Evening = field(default_factory=Evening)
    revealed_ms: int | None = None
    is_forsaken: bool = False
    follows_id: TableId | None = None
    deal_ms: int | None = None

    @property
    def round_options(self) -> GnauTableOptions:
        """The options of the running or the latest round; in the lobby, those of the next round."""
        return self.played or self.options

    @property
    def is_own_split(self) -> bool:
        """Whether all people must split their own hands in the round of `round_options`."""
        return self.round_options.split is SplitMode.OWN

    @property
    def people(self) -> tuple[UserId, ...]:
        return self.seats

    def may_lead(self, user_id: UserId) -> bool:
        # The dealer leads, too.
        return user_id in {self.opener_id, self.banker_id}

    @property
    def free_deal_ms(self) -> int | None:
        """From when on any seated person may deal again; None where only the host and the dealer may."""
        if self.phase is not Phase.REVEALED or self.revealed_ms is None:
            return None
        return self.revealed_ms + FREE_DEAL_MS

    @property
    def players(self) -> tuple[UserId, ...]:
        """The people who play against the dealer in the next deal."""
        return tuple(seat for seat in self.seats if seat != self.banker_id)

    @property
    def has_unproven_cards(self) -> bool:
        """Whether people hold cards that were dealt before deals could be checked."""
        return self.has_cards_out and self.hands is not None and not self.hands.seed

    def may_take_bank(self, user_id: UserId) -> bool:
        """Whether the dealer policy lets a person take the bank while the bot has it."""
        policy = self.options.dealer
        return policy is DealerPolicy.ANYONE or (policy is DealerPolicy.OPENER and user_id == self.opener_id)

    def cards_of(self, user_id: UserId | None) -> tuple[Card, ...]:
        """Return the cards of a person in the latest round; the bot's for None."""
        assert self.hands is not None
        cards = self.hands.held_by(user_id) if user_id is not None else self.hands.dealer
        assert cards is not None
        return cards

    def best_split(self, user_id: UserId | None) -> Split:
        """Return the best split of a person's hand in the latest round; the bot's for None."""
        return self._best_splits[user_id]

    def counted_split(self, user_id: UserId | None) -> Split:
        """Return how a person's hand in the latest round counts; the bot's for None.

        A hand counts as the person has chosen. Without a choice it counts as No Ox under own splits, and as
        its best split elsewhere, so that looking at a hand costs nothing. The bot always has the best split.
        """
        return self._counted_splits[user_id]

    def missed_split(self, user_id: UserId | None) -> Split | None:
        """Return the best split of a hand in the latest round; None if the hand counts for no less."""
        best, counted = self.best_split(user_id), self.counted_split(user_id)
        return None if (best.rank, best.points) == (counted.rank, counted.points) else best

    # A table does not change, and what follows from it is asked for by each view of it.
    @cached_property
    def _best_splits(self) -> Mapping[UserId | None, Split]:
        assert self.hands is not None
        rules = self.round_options.rules
        return {each: optimal_split(self.cards_of(each), rules) for each in (None, *self.hands.people)}

    @cached_property
    def _counted_splits(self) -> Mapping[UserId | None, Split]:
        return {each: self._counted(each, best) for each, best in self._best_splits.items()}

    def _counted(self, user_id: UserId | None, best: Split) -> Split:
        if user_id is None or (user_id not in self.choices and not self.is_own_split):
            return best
        return chosen_split(self.cards_of(user_id), self.choices.get(user_id, ()), self.round_options.rules)

    def settlement(self) -> Settlement[UserId]:
        """Compare the hands of the latest round and return the points that move.

        Raises:
            RuleError: `no-round-yet`.
        """
        return self._result

    @cached_property
    def _result(self) -> Settlement[UserId]:
        if self.hands is None:
            raise RuleError("no-round-yet")
        dealer = self.counted_split(self.hands.dealer_id)
        players = {user_id: self.counted_split(user_id) for user_id in self.hands.players}
        options = self.round_options
        return settle_splits(dealer, players, options.rules, options.stake_points)

    def deltas(self) -> Mapping[UserId, int]:
        """Return the points that each person wins or loses in the latest round, including a human dealer.

        Raises:
            RuleError: `no-round-yet`.
        """
        return self._deltas

    @cached_property
    def _deltas(self) -> Mapping[UserId, int]:
        settlement = self.settlement()
        moved = {user_id: result.delta for user_id, result in settlement.players.items()}
        if self.hands is not None and self.hands.dealer_id is not None:
            moved[self.hands.dealer_id] = settlement.dealer_delta
        return moved


def new_gnau_table(
    *, opener_id: UserId, opener_part: str, options: GnauTableOptions, seed_root: bytes, now_ms: int
) -> GnauTable:
    """Return a new table: a lobby without players; under the `OPENER` policy the opener is its dealer.

    Args:
        opener_part: What the opener adds to the shuffle if they are the dealer.
        seed_root: 32 bytes that nobody can foresee.
    """
    table = GnauTable(opener_id=opener_id, options=options, seed_root=seed_root, deadline_ms=now_ms + IDLE_MS)
    if options.dealer is not DealerPolicy.OPENER:
        return table
    return replace(table, seats=(opener_id,), banker_id=opener_id, parts={opener_id: opener_part})


def with_opener_seated(table: GnauTable, part: str) -> GnauTable:
    """Return a new table with its opener seated, as the dealer if the policy needs a person to deal.

    Args:
        part: What the opener adds to the shuffle.
    """
    user_id = table.opener_id
    banker_id = banker_after_join(table, user_id)
    return replace(table, seats=(user_id,), banker_id=banker_id, parts={user_id: part})


def with_own_deal(table: GnauTable, follows_id: TableId, now_ms: int) -> GnauTable:
    """Return a new table that goes on after a closed one, and deals by itself after `AGAIN_MS`."""
    deal_ms = now_ms + AGAIN_MS
    return replace(table, follows_id=follows_id, deal_ms=deal_ms, deadline_ms=deal_ms)


def next_seat(table: GnauTable) -> UserId | None:
    """Return the person in the seat after the dealer; None if nobody else is seated."""
    others = _from_the_dealers_left(table)
    return others[0] if others else None


def longest_seated(table: GnauTable) -> tuple[UserId, ...]:
    """Return the seated people who are still in the server, in the order in which they joined."""
    return tuple(seat for seat in table.seats if seat not in table.gone)


def banker_after_join(table: GnauTable, user_id: UserId) -> UserId | None:
    """Return the dealer after a person has sat down; None for the bot."""
    if table.banker_id is None and table.options.dealer in ALWAYS_A_PERSON:
        return user_id
    return table.banker_id


def banker_under(table: GnauTable, host_id: UserId | None) -> UserId | None:
    """Return the dealer after a change of the dealer policy; None for the bot.

    Args:
        host_id: The host; None if they neither have a seat nor take one.
    """
    match table.options.dealer:
        case DealerPolicy.HOUSE:
            return None
        case DealerPolicy.OPENER:
            return host_id
        case DealerPolicy.ANYONE:
            return table.banker_id
    return next_seat(table) if table.banker_id is None else table.banker_id


def banker_after_pass(table: GnauTable) -> UserId | None:
    """Return the dealer after the dealer has passed the bank on; None for the bot."""
    return next_seat(table) if table.options.dealer in ALWAYS_A_PERSON else None


def banker_after_round(table: GnauTable) -> UserId | None:
    """Return the dealer after the round that was just revealed; None for the bot."""
    if table.options.dealer is DealerPolicy.ROTATE:
        return next_seat(table)
    if table.options.dealer is DealerPolicy.WINNER:
        return _biggest_winner(table)
    return table.banker_id


def _biggest_winner(table: GnauTable) -> UserId | None:
    """Return the biggest winner; in a tie the dealer, then the nearest person to the dealer's left."""
    deltas = table.deltas()
    dealer = () if table.banker_id is None else (table.banker_id,)
    people: tuple[UserId, ...] = (*dealer, *_from_the_dealers_left(table))
    return max(people, key=lambda user_id: deltas.get(user_id, 0))


def _from_the_dealers_left(table: GnauTable) -> tuple[UserId, ...]:
    if table.banker_id not in table.seats:
        return table.seats
    seat = table.seats.index(table.banker_id)
    return table.seats[seat + 1 :] + table.seats[:seat]
