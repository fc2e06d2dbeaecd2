"""The state of a Gnau table, nothing that could be derived from it, and who deals next."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.settlement import Settlement, settle_splits, verify_stake
from bot.rules.gnau.splits import Split, chosen_split, optimal_split
from bot.tables.gnau.evening import Evening
from bot.tables.ids import UserId
from bot.tables.points import PointsMode
from bot.tables.table import IDLE_MS, Table

MAX_PLAYERS: Final = 19
# So long a result stands before anybody seated may deal again, with the host away.
FREE_DEAL_MS: Final = 20 * 1000
# Choosing three of five cards on a phone takes this long at least.
LEAST_OWN_REVEAL_S: Final = 10


class DealerPolicy(StrEnum):
    """Who deals.

    The bot (`HOUSE`), who opened the table, each round the next seat (`ROTATE`), the biggest winner of the
    round before, or `ANYONE` who takes the bank between rounds while the bot has it.
    """

    HOUSE = "house"
    OPENER = "opener"
    ROTATE = "rotate"
    WINNER = "winner"
    ANYONE = "anyone"


# Under these a person always deals, once anybody is seated.
ALWAYS_A_PERSON: Final = frozenset({DealerPolicy.ROTATE, DealerPolicy.WINNER})


class SplitMode(StrEnum):
    """Who splits the hands.

    The bot does, optimally, for all who do not want to (`AUTO`), or everybody has to split their own (`OWN`).
    """

    AUTO = "auto"
    OWN = "own"


@dataclass(frozen=True)
class GnauTableOptions:
    """How a table is played at.

    Args:
        stake_points: What one point of a hand is worth.
        rules: The house rules.
        reveal_s: Seconds from the deal to the reveal; 0 reveals at once.
        dealer: Who deals.
        split: Who splits the hands.
        points: Whether it moves scores or bankrolls.

    Raises:
        RuleError: `stake-invalid`, or `own-split-needs-time`: nobody could choose in so few seconds.
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
    """Where a table stands."""

    LOBBY = "lobby"
    DEALT = "dealt"
    REVEALED = "revealed"
    CLOSED = "closed"


@dataclass(frozen=True)
class Hands:
    """The cards of one round and where they come from.

    Args:
        dealer: The dealer's five cards.
        players: Each player's five cards, in the order of the seats.
        dealer_id: The person who dealt; None when the bot did.
        seed: What drove the shuffle; secret until the reveal.
        parts: What everybody added to it: the dealer's first when a person dealt, then the players'.
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
        """Everyone with cards: the dealer, when a person, then the players."""
        return tuple(self.players) if self.dealer_id is None else (self.dealer_id, *self.players)

    def held_by(self, user_id: UserId) -> tuple[Card, ...] | None:
        """Return somebody's cards, or None."""
        return self.dealer if user_id == self.dealer_id else self.players.get(user_id)


@dataclass(frozen=True, kw_only=True)
class GnauTable(Table):
    """One Gnau table.

    Args:
        seats: Who takes part in the next deal, the dealer too if that is a person, in the order they joined.
        banker_id: Who of them deals; None when the bot does.
        hands: The cards of the latest round; None before the first deal.
        sat_out: Who had too little for this round, with the stake that their points would have covered.
        ready: Who has pressed Ready this round.
        choices: The positions of the three cards that people have chosen this round; none for No Ox.
        delivered: Whether this round's cards were sent to the people.
        undelivered: Whose cards could not be sent to them.
        gone: Who has cards in the running round and has left the server: nobody waits for them.
        rounds_played: How many rounds were settled.
        tally: What each person won or lost over all of them.
        evening: What else is worth telling of them.
        revealed_ms: When the latest round was revealed; None before, and where that is not known.
        is_forsaken: Whether its host has left it. A host who never sat down has not.
    """

    phases_with_cards = frozenset({Phase.DEALT})
    over_code = "round-over"
    leader_code = "only-leader"

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

    @property
    def round_options(self) -> GnauTableOptions:
        """How the running or the latest round is played, or in the lobby the next."""
        return self.played or self.options

    @property
    def is_own_split(self) -> bool:
        """Whether everybody has to split their own hand in that round."""
        return self.round_options.split is SplitMode.OWN

    @property
    def people(self) -> tuple[UserId, ...]:
        return self.seats

    def may_lead(self, user_id: UserId) -> bool:
        # Whoever deals leads, too.
        return user_id in {self.opener_id, self.banker_id}

    @property
    def free_deal_ms(self) -> int | None:
        """From when on anybody seated may deal again; None where only who leads may."""
        if self.phase is not Phase.REVEALED or self.revealed_ms is None:
            return None
        return self.revealed_ms + FREE_DEAL_MS

    @property
    def players(self) -> tuple[UserId, ...]:
        """Who plays against the dealer in the next deal."""
        return tuple(seat for seat in self.seats if seat != self.banker_id)

    @property
    def has_unproven_cards(self) -> bool:
        """Whether cards are out that were dealt before deals could be checked."""
        return self.has_cards_out and self.hands is not None and not self.hands.seed

    def may_take_bank(self, user_id: UserId) -> bool:
        """Whether this is a table where somebody can take the bank while the bot has it."""
        policy = self.options.dealer
        return policy is DealerPolicy.ANYONE or (policy is DealerPolicy.OPENER and user_id == self.opener_id)

    def cards_of(self, user_id: UserId | None) -> tuple[Card, ...]:
        """Return the cards of the latest round of somebody who has some; the bot's for None."""
        assert self.hands is not None
        cards = self.hands.held_by(user_id) if user_id is not None else self.hands.dealer
        assert cards is not None
        return cards

    def best_split(self, user_id: UserId | None) -> Split:
        """Return the best way to read somebody's hand of the latest round; the bot's for None."""
        return optimal_split(self.cards_of(user_id), self.options.rules)

    def counted_split(self, user_id: UserId | None) -> Split:
        """Return how somebody's hand of the latest round counts; the bot's for None.

        That is what they have chosen. Who has chosen nothing has No Ox under own splits, where all have to,
        and the best split elsewhere: nobody loses by having looked. The bot always splits best.
        """
        if user_id is None or (user_id not in self.choices and not self.is_own_split):
            return self.best_split(user_id)
        return chosen_split(self.cards_of(user_id), self.choices.get(user_id, ()), self.options.rules)

    def missed_split(self, user_id: UserId | None) -> Split | None:
        """Return the best way to read a hand of the latest round, if it counts for less than that."""
        best, counted = self.best_split(user_id), self.counted_split(user_id)
        return None if (best.rank, best.points) == (counted.rank, counted.points) else best

    def settlement(self) -> Settlement[UserId]:
        """Compare the latest round's hands and say what moves.

        Raises:
            RuleError: There has been no round yet.
        """
        if self.hands is None:
            raise RuleError("no-round-yet")
        dealer = self.counted_split(self.hands.dealer_id)
        players = {user_id: self.counted_split(user_id) for user_id in self.hands.players}
        options = self.round_options
        return settle_splits(dealer, players, options.rules, options.stake_points)

    def deltas(self) -> dict[UserId, int]:
        """Return what the latest round moves for each person, the dealer included when a person dealt.

        Raises:
            RuleError: There has been no round yet.
        """
        settlement = self.settlement()
        moved = {user_id: result.delta for user_id, result in settlement.players.items()}
        if self.hands is not None and self.hands.dealer_id is not None:
            moved[self.hands.dealer_id] = settlement.dealer_delta
        return moved


def new_gnau_table(
    *, opener_id: UserId, opener_part: str, options: GnauTableOptions, seed_root: bytes, now_ms: int
) -> GnauTable:
    """Open a table: a lobby without players, the opener in the dealer's seat where that is the policy.

    Args:
        opener_id: Who opens it.
        opener_part: What they would add to the shuffle as its dealer.
        options: How it is played at.
        seed_root: 32 bytes that nobody can foresee.
        now_ms: When.
    """
    table = GnauTable(opener_id=opener_id, options=options, seed_root=seed_root, deadline_ms=now_ms + IDLE_MS)
    if options.dealer is not DealerPolicy.OPENER:
        return table
    return replace(table, seats=(opener_id,), banker_id=opener_id, parts={opener_id: opener_part})


def with_opener_seated(table: GnauTable, part: str) -> GnauTable:
    """Return a new table with its opener at it, to play or, where somebody always has to, to deal.

    Args:
        table: The table as it was opened.
        part: What they add to the shuffle.
    """
    user_id = table.opener_id
    banker_id = banker_after_join(table, user_id)
    return replace(table, seats=(user_id,), banker_id=banker_id, parts={user_id: part})


def next_seat(table: GnauTable) -> UserId | None:
    """Return who sits after the dealer, or None where nobody else does."""
    others = _from_the_dealers_left(table)
    return others[0] if others else None


def longest_seated(table: GnauTable) -> tuple[UserId, ...]:
    """Return who of those seated is still in the server, in the order in which they came."""
    return tuple(seat for seat in table.seats if seat not in table.gone)


def banker_after_join(table: GnauTable, user_id: UserId) -> UserId | None:
    """Return who deals once somebody has sat down."""
    if table.banker_id is None and table.options.dealer in ALWAYS_A_PERSON:
        return user_id
    return table.banker_id


def banker_under(table: GnauTable, host_id: UserId | None) -> UserId | None:
    """Return who deals at a table where that has just been decided otherwise.

    Args:
        table: The table.
        host_id: Its host, where they have a seat or take one.
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
    """Return who deals once the dealer does not want to any more."""
    return next_seat(table) if table.options.dealer in ALWAYS_A_PERSON else None


def banker_after_round(table: GnauTable) -> UserId | None:
    """Return who deals after the round that was just revealed."""
    if table.options.dealer is DealerPolicy.ROTATE:
        return next_seat(table)
    if table.options.dealer is DealerPolicy.WINNER:
        return _biggest_winner(table)
    return table.banker_id


def _biggest_winner(table: GnauTable) -> UserId | None:
    """Return who won most; between equals the dealer, then the nearest to the dealer's left."""
    deltas = table.deltas()
    dealer = () if table.banker_id is None else (table.banker_id,)
    people: tuple[UserId, ...] = (*dealer, *_from_the_dealers_left(table))
    return max(people, key=lambda user_id: deltas.get(user_id, 0))


def _from_the_dealers_left(table: GnauTable) -> tuple[UserId, ...]:
    if table.banker_id not in table.seats:
        return table.seats
    seat = table.seats.index(table.banker_id)
    return table.seats[seat + 1 :] + table.seats[:seat]
