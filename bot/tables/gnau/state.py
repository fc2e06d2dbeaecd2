"""The state of a Gnau table, and nothing that could be derived from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Final

from bot.rules import fair_deal
from bot.rules.cards import Card
from bot.rules.errors import RuleError
from bot.rules.gnau import HouseRules, Settlement, Split, chosen_split, optimal_split, settle_splits
from bot.tables.gnau.options import DealerPolicy, SplitMode, TableOptions
from bot.tables.ids import UserId
from bot.tables.seed_chain import SeedChain

MAX_PLAYERS: Final = 19
IDLE_MS: Final = 15 * 60 * 1000


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

    def of(self, user_id: UserId) -> tuple[Card, ...] | None:
        """Return somebody's cards, or None."""
        return self.dealer if user_id == self.dealer_id else self.players.get(user_id)


@dataclass(frozen=True)
class GnauTable(SeedChain):
    """One Gnau table.

    Args:
        opener_id: Who opened it.
        options: How it is played at, from opening to closing.
        seed_root: The secret that all its shuffles come from, 32 bytes; empty in what is kept of a round.
        phase: Where it stands.
        round: The number of the latest round; 0 before the first deal.
        seats: Who takes part in the next deal, the dealer too when a person, in the order they joined.
        banker_id: Who of them deals; None when the bot does.
        parts: What each seat adds to the shuffle.
        hands: The cards of the latest round; None before the first deal.
        sat_out: Who had too little for this round, with the stake that their points would have covered.
        ready: Who has pressed Ready this round.
        choices: The places of the three cards that each person has chosen this round; none for No Ox.
        delivered: Whether this round's cards were sent to the people.
        undelivered: Whose cards could not be sent to them.
        gone: Who has cards in the running round and has left the server: nobody waits for them.
        rounds_played: How many rounds were settled.
        tally: What each person won or lost over all of them.
        deadline_ms: When the table acts by itself: it reveals, or it closes.
    """

    opener_id: UserId
    options: TableOptions
    seed_root: bytes
    phase: Phase = Phase.LOBBY
    round: int = 0
    seats: tuple[UserId, ...] = ()
    banker_id: UserId | None = None
    parts: Mapping[UserId, str] = field(default_factory=dict)
    hands: Hands | None = None
    sat_out: Mapping[UserId, int] = field(default_factory=dict)
    ready: frozenset[UserId] = frozenset()
    choices: Mapping[UserId, tuple[int, ...]] = field(default_factory=dict)
    delivered: bool = False
    undelivered: frozenset[UserId] = frozenset()
    gone: frozenset[UserId] = frozenset()
    rounds_played: int = 0
    tally: Mapping[UserId, int] = field(default_factory=dict)
    deadline_ms: int | None = None

    @property
    def rules(self) -> HouseRules:
        """The house rules it is played under."""
        return self.options.rules

    @property
    def is_open(self) -> bool:
        """Whether it can still be played at."""
        return self.phase is not Phase.CLOSED

    @property
    def is_own_split(self) -> bool:
        """Whether everybody splits their own hand."""
        return self.options.split is SplitMode.OWN

    @property
    def people(self) -> tuple[UserId, ...]:
        """Who has a seat, the dealer too when a person."""
        return self.seats

    @property
    def players(self) -> tuple[UserId, ...]:
        """Who plays against the dealer in the next deal."""
        return tuple(seat for seat in self.seats if seat != self.banker_id)

    def cards_of(self, user_id: UserId | None) -> tuple[Card, ...]:
        """Return somebody's cards of the latest round, who has some; the bot's for None."""
        assert self.hands is not None
        cards = self.hands.of(user_id) if user_id is not None else self.hands.dealer
        assert cards is not None
        return cards

    def best_split(self, user_id: UserId | None) -> Split:
        """Return the best way to read somebody's hand of the latest round; the bot's for None."""
        return optimal_split(self.cards_of(user_id), self.rules)

    def counted_split(self, user_id: UserId | None) -> Split:
        """Return how somebody's hand of the latest round counts; the bot's for None.

        Under own splits that is what they have chosen, and No Ox for who has chosen nothing. The bot always
        splits best.
        """
        if user_id is None or not self.is_own_split:
            return self.best_split(user_id)
        return chosen_split(self.cards_of(user_id), self.choices.get(user_id, ()), self.rules)

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
        return settle_splits(dealer, players, self.rules, self.options.stake_points)

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

    def with_activity(self, now_ms: int) -> "GnauTable":
        """Return the table with its idle time starting anew; a running round keeps its own deadline."""
        return self if self.phase is Phase.DEALT else replace(self, deadline_ms=now_ms + IDLE_MS)


def new_table(
    *, opener_id: UserId, opener_part: str, options: TableOptions, seed_root: bytes, now_ms: int
) -> GnauTable:
    """Open a table: a lobby without players, the opener in the dealer's seat where that is the policy.

    Args:
        opener_id: Who opens it.
        opener_part: What they would add to the shuffle as its dealer.
        options: How it is played at.
        seed_root: 32 bytes that nobody can foresee.
        now_ms: When.
    """
    table = GnauTable(opener_id, options, seed_root)
    if options.dealer is DealerPolicy.OPENER:
        table = replace(table, seats=(opener_id,), banker_id=opener_id, parts={opener_id: opener_part})
    return table.with_activity(now_ms)
