"""What the shared code of the computer players needs from each game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, Generic, NamedTuple

from bot.players.advice import Advice, Rule
from bot.players.cardset import NO_CARDS
from bot.players.knowledge import Knowledge
from bot.players.play import Prepared
from bot.players.situation import SituationT
from bot.players.view import PlayerView

# The stages of a hand: before the play, and in tricks 1 to 3, 4 to 6, 7 to 9 and 10 to 13.
STAGES: Final = ("before", "1-3", "4-6", "7-9", "10-13")


class Correction(NamedTuple):
    """What comes of what looking ahead promises, at one stage of a hand.

    Args:
        kept: How much more comes for each point that is promised, above 0.
        shift: How many points come if none is promised, where a hand decides as much as usual.
    """

    kept: float
    shift: float


class Learnt(NamedTuple):
    """What was learnt about what positions between two tricks are worth, by looking at many hands.

    Args:
        share: How much of it is in what a position is worth, above 0; the rest is what a playout brings. At
            1, hands are not played out any more.
        worth: Returns what a position with the cards of all seats is worth to the seat that looks ahead, as
            in `Advisor.evaluate`. No card is on the table, and cards that count are left.
        correction: What comes of what looking ahead then promises.
    """

    share: float
    worth: Callable[[Any], float]
    correction: Correction


class Advisor(ABC, Generic[SituationT]):
    """How computer players play one game. Every set of cards is an integer, see `cardset`.

    To prepare cards is to pass or to expose them before the play.

    Attributes:
        advice: The rules for the play; their reasons take a `Play`.
        other_advice: The rules for the play under house rules that need their own, see `advice_for`.
        preparing: The rules for preparing, the most important first; their reasons take a `Prepared`.
        keeping: Why a card that could be exposed is better kept; these rules pick nothing.
        optional: The cards that a seat may prepare but need not.
        dreaded: The card that no player wants to take; empty if there is none.
        tries_sweeps: Whether looking ahead also tries sweeps. It is only on where the benchmark shows a gain.
        spread: How far apart two plays usually end on one deal under the usual house rules, in points.
        version: The version of the advice. A daily hand dealt under another version counts as outdated.
        corrections: For each of the `STAGES` of a hand, how much comes of what looking ahead promises, where
            nothing was learnt. By default, all of it.
        clearly_better: By how many points a decision must beat another to be called clearly better, under the
            usual house rules. Expected worths are based on guesses: with other guesses, a strong player finds
            about one of its own forty decisions in a hand worse by this much.
    """

    advice: Advice[SituationT]
    other_advice: tuple[Advice[SituationT], ...] = ()
    preparing: tuple[Rule[Any, Prepared], ...]
    keeping: tuple[Rule[Any, Prepared], ...] = ()
    optional: int = NO_CARDS
    spread: float
    corrections: tuple[Correction, ...] = (Correction(1.0, 0.0),) * len(STAGES)
    clearly_better: float
    dreaded: int = NO_CARDS
    tries_sweeps: bool = False
    version: str = "0.2"

    def advice_for(self, options: Any) -> Advice[SituationT]:  # noqa: ARG002
        """Return the rules for the play under some house rules."""
        return self.advice

    @abstractmethod
    def alike(self, options: Any) -> tuple[int, ...]:
        """Return sets of cards that count the same when taken; cards in none of them count nothing."""

    def scale(self, options: Any) -> float:  # noqa: ARG002
        """Return how many times as many points as under the usual house rules a hand decides."""
        return 1.0

    def stakes(self, view: PlayerView) -> float:
        """Return how many times as much as usual a hand decides, by all that its seat sees."""
        return self.scale(view.options)

    @abstractmethod
    def with_prepared(self, view: PlayerView, hand: Any) -> PlayerView:
        """Return a view with what its seat may see of the prepared cards added to it.

        Args:
            view: The seat's view without the prepared cards, which works the same in all games.
            hand: The whole hand, with the cards of all seats.
        """

    @abstractmethod
    def knowledge_of(self, view: PlayerView) -> Knowledge[SituationT]:
        """Return all that a seat knows about a hand whose play has begun."""

    @abstractmethod
    def evaluate(self, situation: SituationT, view: PlayerView) -> float:
        """Return what the result of a hand is worth to a seat, in points of the game.

        Args:
            situation: The end of the hand: all cards that count have been taken.
            view: What the seat saw when it began to think, including the scores before the hand.
        """

    def learnt_for(self, view: PlayerView) -> Learnt | None:  # noqa: ARG002
        """Return what was learnt about the positions that a seat looks ahead to; None where nothing was."""
        return None

    @abstractmethod
    def prepare_by_advice(self, held: int, options: Any) -> list[int]:
        """Return the cards that the advice prepares, the most wanted first."""

    def prepare_as_beginner(self, held: int, options: Any) -> list[int]:
        """Return the cards that a beginner prepares. By default, these are the cards of the advice."""
        return self.prepare_by_advice(held, options)

    @abstractmethod
    def ways_to_prepare(self, view: PlayerView) -> Sequence[int]:
        """Return the sets of cards that may be worth preparing. Looking ahead compares these sets."""

    def ways_to_sweep(self, view: PlayerView) -> Sequence[int]:  # noqa: ARG002
        """Return the sets of cards that may be worth preparing for a sweep."""
        return ()

    @abstractmethod
    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> SituationT:
        """Return the situation of a hand before its first card.

        Args:
            deal: The cards that each seat was dealt, as a set.
            prepared: The cards that each seat prepares, as a set.
        """

    def choose_after_play(self, totals: Sequence[int], seat: int, options: Any) -> Any:
        """Return the choice of a seat after the last card, in games in which a seat may have one.

        Args:
            totals: The scores of all seats before the hand.
        """
        raise NotImplementedError


def lead_over_others(scores: Sequence[float], seat: int) -> float:
    """Return by how many points a seat's score is above the mean of the others."""
    return (len(scores) * scores[seat] - sum(scores)) / (len(scores) - 1)


def share_in(seats: Collection[int], seat: int) -> float:
    """Return a seat's share if these seats share equally; 0 if the seat is not one of them."""
    return 1 / len(seats) if seat in seats else 0.0
