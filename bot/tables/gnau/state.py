"""The state of a Gnau table, without anything that can be derived from it, and the choice of the dealer."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Final

from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.gnau.bidding import SEEN_CARDS, Bidding
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import Settlement, settle_splits, verify_stake
from bot.rules.gnau.splits import Split, chosen_split, optimal_split
from bot.tables.gnau.evening import Evening
from bot.tables.ids import TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.table import MOST_PACE_S, SLOW_S, Table, idle_ms, speed_of

MAX_PLAYERS: Final = 19
# When a result has stood this long, any seated person may deal again; the host may be away.
FREE_DEAL_MS: Final = 20 * 1000
# A table that goes on after a closed one deals by itself after this time, with everyone who has sat down.
AGAIN_MS: Final = 60 * 1000
# Choosing three of five cards on a phone takes at least this long.
LEAST_OWN_REVEAL_S: Final = 10
# The usual time for a bid, and for a raise.
BID_S: Final = 15
LEAST_BID_S: Final = 5
MOST_BID_S: Final = 120


class DealerPolicy(StrEnum):
    """Who deals.

    `HOUSE` is the bot, and `OPENER` the host of the table. Under `ROTATE`, the next seat deals after each
    round, and under `WINNER` the biggest winner of the round before. Under `ANYONE`, the bot deals until a
    person takes the bank between rounds. Under `BID`, everyone bids for the bank in each round, after seeing
    four cards.
    """

    HOUSE = "house"
    OPENER = "opener"
    ROTATE = "rotate"
    WINNER = "winner"
    ANYONE = "anyone"
    BID = "bid"


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
        bid_s: Seconds for the bids, and again for the raises, where the bank is bid for. At a slow table
            they take as long as the rest.

    Raises:
        RuleError: `stake-invalid`, `pace-invalid`, or `own-split-needs-time`: `reveal_s` is too short to
            choose a split.
    """

    stake_points: int = 1
    rules: HouseRules = field(default_factory=HouseRules)
    reveal_s: int = 20
    dealer: DealerPolicy = DealerPolicy.HOUSE
    split: SplitMode = SplitMode.AUTO
    points: PointsMode = PointsMode.SCORE
    bid_s: int = BID_S

    def __post_init__(self) -> None:
        verify_stake(self.stake_points)
        if self.reveal_s > MOST_PACE_S:
            raise RuleError("pace-invalid")
        if self.split is SplitMode.OWN and self.reveal_s < LEAST_OWN_REVEAL_S:
            raise RuleError("own-split-needs-time", least=LEAST_OWN_REVEAL_S)

    @property
    def bidding_s(self) -> int:
        """The seconds for the bids, and again for the raises."""
        return self.reveal_s if self.reveal_s >= SLOW_S else self.bid_s


class Phase(StrEnum):
    """The phase of a table.

    Where the bank is bid for, everyone sees four cards in `BIDDING` and `RAISING`, and all five in `DEALT`.
    """

    LOBBY = "lobby"
    BIDDING = "bidding"
    RAISING = "raising"
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
            players' parts; all in the order of the seats if the bank was bid for.
        scheme: The version of the shuffle.
        dealer_place: The dealer's place in the order in which people got their cards, from 0.

    While the bank is bid for, the dealer has no cards, and all people are players.
    """

    dealer: tuple[Card, ...]
    players: Mapping[UserId, tuple[Card, ...]]
    dealer_id: UserId | None
    seed: bytes
    parts: tuple[str, ...]
    scheme: int = fair_deal.SCHEME
    dealer_place: int = 0

    @property
    def people(self) -> tuple[UserId, ...]:
        """The people with cards, in the order in which they got them: first the dealer, unless all bid."""
        people = [*self.players]
        if self.dealer_id is not None:
            people.insert(self.dealer_place, self.dealer_id)
        return tuple(people)

    def with_banker(self, user_id: UserId) -> "Hands":
        """Return the cards after the bidding: those of the banker are the dealer's."""
        players = {each: cards for each, cards in self.players.items() if each != user_id}
        place = self.people.index(user_id)
        return replace(
            self, dealer=self.players[user_id], players=players, dealer_id=user_id, dealer_place=place
        )

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
        bidding: The bids and raises of the latest round; None if its bank was not bid for.
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

    phases_with_cards = frozenset({Phase.BIDDING, Phase.RAISING, Phase.DEALT})
    over_code = "round-over"
    leader_code = "only-leader"
    speed_option = "reveal_s"

    options: GnauTableOptions
    played: GnauTableOptions | None = None
    phase: Phase = Phase.LOBBY
    seats: tuple[UserId, ...] = ()
    banker_id: UserId | None = None
    hands: Hands | None = None
    bidding: Bidding[UserId] | None = None
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

    @property
    def is_full(self) -> bool:
        return len(self.players) >= MAX_PLAYERS

    @property
    def turn_ms(self) -> int:
        return (self.options.bidding_s if self.is_face_down else self.options.reveal_s) * 1000

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
    def is_face_down(self) -> bool:
        """Whether everyone still sees only four of their five cards."""
        return self.phase in {Phase.BIDDING, Phase.RAISING}

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

    def seen_cards(self, user_id: UserId) -> tuple[Card, ...]:
        """Return the cards of the latest round that a person has seen so far of their own."""
        return self.cards_of(user_id)[: SEEN_CARDS if self.is_face_down else None]

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
        return self.settled(dealer, players)

    def settled(self, dealer: Split, players: Mapping[UserId, Split]) -> Settlement[UserId]:
        """Return the points that would move in the latest round if these hands met."""
        options, times = self.round_options, self.bidding.times if self.bidding else {}
        return settle_splits(dealer, players, options.rules, options.stake_points, times)

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
    table = GnauTable(opener_id=opener_id, options=options, seed_root=seed_root)
    table = replace(table, deadline_ms=now_ms + idle_ms(table))
    if options.dealer is not DealerPolicy.OPENER:
        return table
    return replace(table, seats=(opener_id,), banker_id=opener_id, parts={opener_id: opener_part})


def with_own_deal(table: GnauTable, follows_id: TableId, now_ms: int) -> GnauTable:
    """Return a new table that goes on after a closed one, and deals by itself.

    It does so after `AGAIN_MS`, or as long as people have for a round where they come by only now and then.
    """
    deal_ms = now_ms + (speed_of(table) * 1000 if table.is_slow else AGAIN_MS)
    return replace(table, follows_id=follows_id, deal_ms=deal_ms, deadline_ms=deal_ms)


def longest_seated(table: GnauTable) -> tuple[UserId, ...]:
    """Return the seated people who are still in the server, in the order in which they joined."""
    return tuple(seat for seat in table.seats if seat not in table.gone)
