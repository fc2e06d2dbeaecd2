"""What the rule module of a game of tricks answers to: the module itself is the game."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.rules.cards import Card
from bot.rules.tricks.options import TrickOptions
from bot.rules.tricks.play import Cards

# Each game has hands of its own, with what `bot.rules.hearts.Hand` has: `deal`, `leader`, `prepared`, `held`,
# `play`, `to_play` and `is_finished`. Shared parts pass it on.
Hand: TypeAlias = Any
Chosen: TypeAlias = Any

Person = TypeVar("Person", bound=Hashable)


class TrickRules(Protocol):
    """The rules of one game for four seats and one pack. Modules implement it."""

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of the module
        """What the game is called in records and in the database."""
        ...

    @property
    def Options(self) -> type[TrickOptions]:  # noqa: N802 - a class of the module
        """The house rules."""
        ...

    @property
    def CHOICES(self) -> tuple[StrEnum, ...]:  # noqa: N802 - a constant of the module
        """What somebody may have to choose from after the last card; nothing in most games."""
        ...

    def begin_hand(
        self, deal: Sequence[Sequence[Card]], number: int, leader: int | None, options: Any, /
    ) -> Hand:
        """Return a hand as it was dealt.

        Args:
            deal: Thirteen cards for each seat.
            number: Which hand of the game, from 1.
            leader: Who leads, where the hand before decides that.
            options: The house rules.

        Raises:
            RuleError: `deal-seats`, `deal-size`, `deal-card-twice`.
        """
        ...

    def prepare(self, hand: Hand, seat: int, cards: Sequence[Card], /) -> Hand:
        """Return the hand after a seat has chosen what it does with its cards before the play.

        Raises:
            RuleError: It may not choose that.
        """
        ...

    def has_nothing_to_prepare(self, hand: Hand, seat: int, /) -> bool:
        """Whether a seat has no choice in what it prepares: nothing."""
        ...

    def legal_plays(self, hand: Hand, /) -> Cards:
        """Return what the seat to play may play, in order; nothing where nobody is to play."""
        ...

    def play_card(self, hand: Hand, seat: int, card: Card, /) -> Hand:
        """Return the hand after a seat has played a card.

        Raises:
            RuleError: It may not play that.
        """
        ...

    def chooser(self, hand: Hand, /) -> int | None:
        """Return who has something to choose after the last card, before the hand is scored."""
        ...

    def hand_scores(self, hand: Hand, chosen: Chosen = None, /) -> tuple[int, ...]:
        """Return what each seat's score changes by once all cards are played.

        Args:
            hand: The hand.
            chosen: What the chooser has chosen, if there is one.
        """
        ...

    def took_everything(self, hand: Hand, /) -> int | None:
        """Return who has taken all there is to take in a finished hand, which turns its score round."""
        ...

    def merit(self, score: int, /) -> int:
        """Return a number that is the higher, the better a score is."""
        ...

    def next_leader(self, hand: Hand, /) -> int | None:
        """Return who leads the hand after a finished one, where that decides it."""
        ...

    def is_over(self, totals: Sequence[int], options: Any, /) -> bool:
        """Whether a game ends with the hand after which these are the scores."""
        ...

    def winners(self, totals: Sequence[int], /) -> tuple[int, ...]:
        """Return the seats that have won with these scores."""
        ...

    def payments(
        self, totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = (), /
    ) -> dict[Person, int]:
        """Return what a finished game moves between people, who are ranked among themselves.

        Args:
            totals: The score of each person's seat, in the order of the seats.
            stake_points: What is at stake.
            left: Who has left their seat, so that they cannot win.

        Returns:
            What each person's points change by; they sum to zero.
        """
        ...

    def to_record(self, hand: Hand, chosen: Chosen = None, /) -> dict[str, Any]:
        """Return the record of a hand whose play has begun, ready for JSON.

        Args:
            hand: The hand.
            chosen: What the chooser has chosen, if there is one.

        Raises:
            RuleError: `play-not-begun`.
        """
        ...

    def dealt_hand(self, record: Mapping[str, object], /) -> Hand:
        """Return the hand of a record as it was dealt.

        Args:
            record: What `to_record` returns. Every key must be there and no other may.

        Raises:
            RuleError: What is wrong with it, up to the deal.
        """
        ...

    def prepared_hand(self, record: Mapping[str, object], /) -> Hand:
        """Return the hand of a record before its first card.

        Args:
            record: What `to_record` returns. Every key must be there and no other may.

        Raises:
            RuleError: What is wrong with it, up to there.
        """
        ...

    def parse_record(self, record: Mapping[str, object], /) -> Hand:
        """Return the hand of a record as far as it was played.

        Args:
            record: What `to_record` returns. Every key must be there and no other may.

        Raises:
            PlayError: A play breaks a rule.
            RuleError: What else is wrong with it.
        """
        ...

    def replay(self, record: Mapping[str, object], /) -> dict[str, Any]:
        """Return where a recorded hand stands, ready for JSON.

        Raises:
            PlayError, RuleError: As `parse_record`.
        """
        ...


def choice_called(name: str, rules: TrickRules) -> StrEnum:
    """Return what there is to choose in a game by what it is called.

    Raises:
        ValueError: There is no such choice.
    """
    for choice in rules.CHOICES:
        if choice == name:
            return choice
    raise ValueError(f"no choice is called {name}")
