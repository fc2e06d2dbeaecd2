"""The interface of the rule module of a trick-taking game. The module itself represents the game."""

from collections.abc import Collection, Hashable, Mapping, Sequence
from enum import StrEnum
from typing import Any, Protocol, TypeAlias, TypeVar

from bot.rules.cards import Card
from bot.rules.tricks.options import TrickOptions
from bot.rules.tricks.play import Cards

# Each game has its own class of hands, with at least these attributes of `bot.rules.hearts.Hand`: `deal`,
# `leader`, `prepared`, `held`, `play`, `to_play` and `is_finished`. Shared code only passes hands on.
Hand: TypeAlias = Any
Chosen: TypeAlias = Any

Person = TypeVar("Person", bound=Hashable)


class TrickRules(Protocol):
    """The rules of one game for four seats and one deck. Modules implement this protocol.

    Methods that read a record take the result of `to_record` and require exactly its keys. `chosen` is the
    choice of the seat that `chooser` returns, if any.
    """

    @property
    def NAME(self) -> str:  # noqa: N802 - a constant of the module
        """The name of the game in records and in the database."""
        ...

    @property
    def Options(self) -> type[TrickOptions]:  # noqa: N802 - a class of the module
        """The class of the house rules."""
        ...

    @property
    def CHOICES(self) -> tuple[StrEnum, ...]:  # noqa: N802 - a constant of the module
        """The options of a choice that a seat may have after the last card; empty in most games."""
        ...

    def begin_hand(
        self, deal: Sequence[Sequence[Card]], number: int, leader: int | None, options: Any, /
    ) -> Hand:
        """Return a newly dealt hand, thirteen cards to each seat.

        Args:
            number: The number of the hand in its game, from 1.
            leader: The seat that leads, if the previous hand decides that; else None.

        Raises:
            RuleError: `deal-seats`, `deal-size`, `deal-card-twice`.
        """
        ...

    def prepare(self, hand: Hand, seat: int, cards: Sequence[Card], /) -> Hand:
        """Return the hand after a seat has chosen its cards to pass or to expose before the play.

        Raises:
            RuleError: The seat may not choose these cards.
        """
        ...

    def has_nothing_to_prepare(self, hand: Hand, seat: int, /) -> bool:
        """Return whether a seat has no choice before the play."""
        ...

    def legal_plays(self, hand: Hand, /) -> Cards:
        """Return the cards that the seat to play may play, in order; empty if no seat is to play."""
        ...

    def play_card(self, hand: Hand, seat: int, card: Card, /) -> Hand:
        """Return the hand after a seat has played a card.

        Raises:
            RuleError: The seat may not play this card.
        """
        ...

    def chooser(self, hand: Hand, /) -> int | None:
        """Return the seat that has a choice after the last card, before the hand is scored, if any."""
        ...

    def hand_scores(self, hand: Hand, chosen: Chosen = None, /) -> tuple[int, ...]:
        """Return the change of each seat's score, once all cards are played."""
        ...

    def took_everything(self, hand: Hand, /) -> int | None:
        """Return the seat that took all cards that count in a finished hand, which reverses its score."""
        ...

    def merit(self, score: int, /) -> int:
        """Return a number that is higher for a better score."""
        ...

    def next_leader(self, hand: Hand, /) -> int | None:
        """Return the seat that leads the next hand, if a finished hand decides that."""
        ...

    def is_over(self, totals: Sequence[int], options: Any, /) -> bool:
        """Return whether a game ends after a hand that leaves these scores."""
        ...

    def winners(self, totals: Sequence[int], /) -> tuple[int, ...]:
        """Return the seats that win with these scores."""
        ...

    def payments(
        self, totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = (), /
    ) -> dict[Person, int]:
        """Return the payments of a finished game between people, who are ranked among themselves.

        Args:
            totals: The score of each person's seat, in the order of the seats.
            left: The people who have left their seats and so cannot win.

        Returns:
            The change of each person's points. The changes add up to zero.
        """
        ...

    def to_record(self, hand: Hand, chosen: Chosen = None, /) -> dict[str, Any]:
        """Return the record of a hand whose play has begun, ready for JSON.

        Raises:
            RuleError: `play-not-begun`.
        """
        ...

    def dealt_hand(self, record: Mapping[str, object], /) -> Hand:
        """Return the hand of a record right after the deal.

        Raises:
            RuleError: The record is wrong in its keys or in a part up to the deal.
        """
        ...

    def prepared_hand(self, record: Mapping[str, object], /) -> Hand:
        """Return the hand of a record before its first card.

        Raises:
            RuleError: The record is wrong in its keys or in a part before the plays.
        """
        ...

    def parse_record(self, record: Mapping[str, object], /) -> Hand:
        """Return the hand of a record after all its plays.

        Raises:
            PlayError: A play breaks a rule.
            RuleError: Another part of the record is wrong.
        """
        ...

    def replay(self, record: Mapping[str, object], /) -> dict[str, Any]:
        """Return the state of a recorded hand, ready for JSON.

        Raises:
            PlayError, RuleError: As `parse_record`.
        """
        ...


def choice_called(name: str, rules: TrickRules) -> StrEnum:
    """Return the choice of a game that has a given name.

    Raises:
        ValueError: There is no such choice.
    """
    for choice in rules.CHOICES:
        if choice == name:
            return choice
    raise ValueError(f"no choice is called {name}")
