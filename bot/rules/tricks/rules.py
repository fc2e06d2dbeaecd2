"""A game of tricks: the interface of its rule module, and the base of its house rules.

The rule module itself represents the game.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from typing import Any, ClassVar, Final, Protocol, Self, TypeAlias

from bot.rules.cards import Card
from bot.rules.errors import RuleError, quote
from bot.rules.notation import SWITCH, number_or_word, parts_of, split_part, written_line
from bot.rules.tricks.payments import Person
from bot.rules.tricks.play import SEATS, Cards

MAX_TARGET: Final = 10_000
MAX_HANDS: Final = 1_000

# The seats that win and lose together, side by side.
Sides: TypeAlias = tuple[tuple[int, ...], ...]
EACH_ALONE: Final[Sides] = tuple((seat,) for seat in range(SEATS))
OPPOSITE_SEATS: Final[Sides] = ((0, 2), (1, 3))

# Stands on a line for options that are all as usual.
USUAL: Final = "usual"

# How high each number may be, by the name of its option.
_MOST: Final = {"target": MAX_TARGET, "hands": MAX_HANDS}


@dataclass(frozen=True, slots=True)
class TrickOptions:
    """House rules. Each field is a switch, one of a few words, or a number that says when a game ends.

    Raises:
        RuleError: `rules-value-invalid`.
    """

    ADDED: ClassVar[frozenset[str]] = frozenset()
    """The options that version 0.2 did not have. A record names one only if it is not as usual, so that older
    versions can still read the record of a game with the usual rules."""

    def __post_init__(self) -> None:
        for each in fields(self):
            value = _read(each.name, getattr(self, each.name), each.default)
            object.__setattr__(self, each.name, value)

    @property
    def target(self) -> int:
        """The score that ends the game, in points. Each game defines this field and its exact meaning."""
        raise NotImplementedError

    @property
    def usual_target(self) -> int:
        """The target of a game with these rules, unless another one is agreed."""
        return type(self)().target

    @property
    def unusual(self) -> dict[str, object]:
        """The options that are not as usual, with their values."""
        usual = {each.name: each.default for each in fields(self)} | {"target": self.usual_target}
        values = {name: getattr(self, name) for name in usual}
        return {name: value for name, value in values.items() if value != usual[name]}

    @property
    def hands(self) -> int | None:
        """The number of hands after which a game ends at the latest; None without a limit.

        A game defines this field if it has the option.
        """
        return None

    @property
    def figures(self) -> Mapping[str, int]:
        """The numbers that texts about the rules name, by name, where they depend on the options."""
        return {}

    def is_last(self, hands: int) -> bool:
        """Return whether a game ends after this number of hands, whatever the scores are."""
        return self.hands is not None and hands >= self.hands

    def changed(self, **changes: Any) -> Self:
        """Return the house rules with some of them changed. The usual target stays the usual one.

        Raises:
            RuleError: The changed rules are not allowed.
        """
        new = replace(self, **changes)
        if "target" in changes or self.target != self.usual_target:
            return new
        return new.changed(target=new.usual_target)

    @property
    def sides(self) -> Sides:
        """The sides of a game. Each seat is one by itself, unless a game has a house rule of teams."""
        return EACH_ALONE

    @property
    def has_teams(self) -> bool:
        """Whether a side has more than one seat."""
        return len(self.sides) < SEATS

    def side_of(self, seat: int) -> int:
        """Return the place of a seat's side in `sides`."""
        return next(place for place, side in enumerate(self.sides) if seat in side)

    def are_opposed(self, seats: Iterable[int]) -> bool:
        """Return whether some of these seats play against each other."""
        return len({self.side_of(seat) for seat in seats}) > 1

    def side_totals(self, totals: Sequence[int]) -> tuple[int, ...]:
        """Return for each seat the score that decides the game for it: the sum of its side's scores."""
        return tuple(sum(totals[each] for each in self.sides[self.side_of(seat)]) for seat in range(SEATS))

    def to_record(self) -> dict[str, Any]:
        """Return the options with their values, ready for JSON; those of `ADDED` only if not as usual."""
        values = ((each, getattr(self, each.name)) for each in fields(self))
        return {
            each.name: value.value if isinstance(value, StrEnum) else value
            for each, value in values
            if each.name not in self.ADDED or value != each.default
        }

    @classmethod
    def from_record(cls, record: object) -> Self:
        """Read options that replace the defaults. A switch may be a boolean or `on` or `off`.

        Raises:
            RuleError: `options-invalid`, `rules-option-unknown`, or the options are not allowed.
        """
        if not isinstance(record, Mapping):
            raise RuleError("options-invalid", value=quote(record))
        known = [each.name for each in fields(cls)]
        for name in record:
            if name not in known:
                raise RuleError("rules-option-unknown", option=quote(name), known=", ".join(known))
        return cls(**record)

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read options on one line: `usual`, or values that replace the defaults, separated by commas.

        Raises:
            RuleError: `rules-part-invalid`, `rules-option-twice`, or one of `from_record`.

        Example:
            `spot=on, hands=4`
        """
        record: dict[str, object] = {}
        for part in parts_of(text):
            if part == USUAL and not record:
                continue
            name, value = split_part(part, "hands=4")
            if name in record:
                raise RuleError("rules-option-twice", option=name)
            record[name] = number_or_word(value)
        return cls.from_record(record)

    def written(self) -> str:
        """Return the options in the form that `parse` reads: those that are not as usual."""
        return written_line(self.unusual) or USUAL


def _read(name: str, value: object, default: object) -> object:
    if isinstance(default, bool):
        return _switch(name, value)
    if isinstance(default, StrEnum):
        return _word(name, value, type(default))
    # Where the default is None, the number may be left open.
    return None if default is None and value is None else _number(name, value)


def _switch(name: str, value: object) -> bool:
    if isinstance(value, bool):
        return value
    if isinstance(value, str) and value in SWITCH:
        return SWITCH[value]
    raise _invalid(name, value, ", ".join(SWITCH))


def _word(name: str, value: object, words: type[StrEnum]) -> StrEnum:
    if isinstance(value, str) and value in list(words):
        return words(value)
    raise _invalid(name, value, ", ".join(words))


def _number(name: str, value: object) -> int:
    most = _MOST[name]
    if isinstance(value, int) and not isinstance(value, bool) and 1 <= value <= most:
        return value
    raise _invalid(name, value, f"1–{most}")


def _invalid(name: str, value: object, allowed: str) -> RuleError:
    return RuleError("rules-value-invalid", option=name, value=quote(value), allowed=allowed)


# Each game has its own class of hands: a `TrickHand`, also with the attributes `leader` and `prepared` of
# `bot.rules.hearts.Hand`. Shared code only passes hands on.
Hand: TypeAlias = Any
Chosen: TypeAlias = Any


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

    def is_over(self, totals: Sequence[int], options: Any, hands: int, /) -> bool:
        """Return whether a game ends after a hand that leaves these scores.

        Args:
            hands: The number of hands played in the game, including this one.
        """
        ...

    def winners(self, totals: Sequence[int], /) -> tuple[int, ...]:
        """Return the seats that win with these scores; where there are teams, with those of their sides."""
        ...

    def payments(
        self, totals: Mapping[Person, int], stake_points: int, left: Collection[Person] = (), /
    ) -> dict[Person, int]:
        """Return the payments of a finished game without teams between people, ranked among themselves.

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


def choice_called(name: str, rules: TrickRules) -> StrEnum:
    """Return the choice of a game that has a given name.

    Raises:
        ValueError: There is no such choice.
    """
    for choice in rules.CHOICES:
        if choice == name:
            return choice
    raise ValueError(f"no choice is called {name}")
