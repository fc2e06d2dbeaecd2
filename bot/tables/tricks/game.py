"""What a table needs of a game of tricks, so that Hearts and Gong Zhu share one table."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol, TypeAlias

from bot.players import Game
from bot.rules.cards import Card
from bot.rules.hearts import Moon
from bot.rules.tricks import Cards
from bot.tables.ids import UserId

# Each game has a hand and house rules of its own; a table only passes them on.
Hand: TypeAlias = Any
Options: TypeAlias = Any


class TrickGame(Protocol):
    """The rules of one game, as a table asks for them."""

    @property
    def name(self) -> Game:
        """Which game."""
        ...

    def read_options(self, record: Mapping[str, Any], /) -> Options:
        """Read house rules that were kept.

        Raises:
            RuleError: What is wrong with them.
        """
        ...

    def new_hand(
        self, deal: Sequence[Sequence[Card]], number: int, leader: int | None, options: Options, /
    ) -> Hand:
        """Return a hand as it was dealt.

        Args:
            deal: Thirteen cards for each seat.
            number: Which hand of the game, from 1.
            leader: Who leads, where the hand before decides that.
            options: The house rules.
        """
        ...

    def leader_of(self, hand: Hand, /) -> int | None:
        """Return who leads a hand, where the hand before has decided that."""
        ...

    def prepared(self, hand: Hand, /) -> tuple[Cards | None, ...]:
        """Return what each seat passes or exposes, as far as it has chosen; empty where nobody has to."""
        ...

    def has_nothing_to_prepare(self, hand: Hand, seat: int, /) -> bool:
        """Say whether a seat has no choice in what it passes or exposes: nothing."""
        ...

    def prepare(self, hand: Hand, seat: int, cards: Sequence[Card], /) -> Hand:
        """Return the hand after a seat has chosen what it passes or exposes.

        Raises:
            RuleError: It may not choose that.
        """
        ...

    def legal(self, hand: Hand, /) -> Cards:
        """Return what the seat to play may play."""
        ...

    def play(self, hand: Hand, seat: int, card: Card, /) -> Hand:
        """Return the hand after a seat has played a card.

        Raises:
            RuleError: It may not play that.
        """
        ...

    def chooser(self, hand: Hand, /) -> int | None:
        """Return who has something to choose after the last card, before the hand is scored."""
        ...

    def score(self, hand: Hand, moon: Moon | None, /) -> tuple[int, ...]:
        """Return what each seat's score changes by once all cards are played."""
        ...

    def sweeper(self, hand: Hand, /) -> int | None:
        """Return who has taken all there is to take in a finished hand, which turns its score round."""
        ...

    def merit(self, score: int, /) -> int:
        """Return a number that is the higher, the better a score is."""
        ...

    def next_leader(self, hand: Hand, /) -> int | None:
        """Return who leads the hand after this one, where this one decides that."""
        ...

    def is_over(self, totals: Sequence[int], options: Options, /) -> bool:
        """Say whether a game ends with these scores after a hand."""
        ...

    def winners(self, totals: Sequence[int], /) -> tuple[int, ...]:
        """Return the seats that have won with these scores."""
        ...

    def payments(
        self, totals: Mapping[UserId, int], stake_points: int, left: Collection[UserId] = (), /
    ) -> dict[UserId, int]:
        """Return what a finished game moves between people, who are ranked among themselves.

        Args:
            totals: The score of each person's seat.
            stake_points: What is at stake.
            left: Who has left their seat, so that they cannot win.

        Returns:
            What each person's points change by; they sum to zero.
        """
        ...

    def record(self, hand: Hand, moon: Moon | None, /) -> dict[str, Any]:
        """Return the hand record of a hand whose play has begun."""
        ...
