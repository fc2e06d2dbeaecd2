"""What the shared parts of the computer players ask of a game."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic

from bot.players.advice import Advice, Rule
from bot.players.cardset import NO_CARDS
from bot.players.knowledge import Knowledge
from bot.players.reasons import Plan, Reason
from bot.players.situation import SituationT
from bot.players.view import PlayerView


class Advisor(ABC, Generic[SituationT]):
    """How computer players play one game. Every set of cards is one of `cardset`.

    Attributes:
        advice: What good players play, in the order it is tried.
        plans: The rules of the advice that follow a plan for the whole hand.
        reasons: Why a card is good, of a `Play`, the most telling first.
        preparing_reasons: Why a card is good to pass or to expose, of a `Prepared`.
        keeping_reasons: Why one that might be exposed is better kept, of a `Prepared`.
        optional: The cards that may be prepared and need not be.
        dreaded: The card that nobody wants to take, if there is one.
        tries_sweeps: Whether looking ahead also goes for everything: only where the bench shows a gain.
        alike: Sets of cards that count the same when taken; cards in none of them count nothing.
        spread: How far apart two plays usually end on one deal, in points.
        version: What this version of the advice is called.
        clearly_better: By how many points one thing has to be better than another to be called so. What is
            expected is guessed, and of its own forty decisions in a hand a strong player finds one so much
            worse over other guesses.
    """

    advice: Advice[SituationT]
    plans: Mapping[Rule[SituationT], Plan] = MappingProxyType({})
    reasons: tuple[Reason, ...]
    preparing_reasons: tuple[Reason, ...]
    keeping_reasons: tuple[Reason, ...] = ()
    optional: int = NO_CARDS
    alike: tuple[int, ...]
    spread: float
    clearly_better: float
    dreaded: int = NO_CARDS
    tries_sweeps: bool = False
    version: str = "0.2"

    @abstractmethod
    def with_prepared(self, view: PlayerView, hand: Any) -> PlayerView:
        """Return a view with what its seat may see of what comes before the play.

        Args:
            view: What the seat sees beside that, which is the same in all games.
            hand: The whole hand.
        """

    @abstractmethod
    def knowledge_of(self, view: PlayerView) -> Knowledge[SituationT]:
        """Return all that a seat knows of a hand whose play has begun."""

    @abstractmethod
    def evaluate(self, situation: SituationT, view: PlayerView) -> float:
        """Return what it is worth to a seat what everybody has taken in a whole hand, in points of the game.

        Args:
            situation: The end of the hand: all that counts was taken.
            view: What the seat saw when it began to think, with the scores before the hand.
        """

    @abstractmethod
    def prepare_by_advice(self, held: int, options: Any) -> list[int]:
        """Return the cards that the advice prepares, in the order in which it wants them.

        Args:
            held: What the seat was dealt.
            options: The house rules.
        """

    def prepare_as_beginner(self, held: int, options: Any) -> list[int]:
        """Return the cards that a beginner prepares; by the advice where beginners do nothing else.

        Args:
            held: What the seat was dealt.
            options: The house rules.
        """
        return self.prepare_by_advice(held, options)

    @abstractmethod
    def ways_to_prepare(self, view: PlayerView) -> Sequence[int]:
        """Return the sets of cards that may be worth preparing: what looking ahead compares."""

    def ways_to_sweep(self, view: PlayerView) -> Sequence[int]:  # noqa: ARG002
        """Return the sets of cards that may be worth preparing to go for everything."""
        return ()

    @abstractmethod
    def begin(self, view: PlayerView, deal: Sequence[int], prepared: Sequence[int]) -> SituationT:
        """Return a hand before its first card.

        Args:
            view: What a seat sees before the play, with the house rules.
            deal: What each seat was dealt.
            prepared: What each seat has prepared.
        """

    def choose_after_play(self, totals: Sequence[int], seat: int, options: Any) -> Any:
        """Return what somebody chooses who has something to choose after the last card.

        Args:
            totals: The scores before the hand.
            seat: Who chooses.
            options: The house rules.
        """
        raise NotImplementedError


def lead_over_others(scores: Sequence[float], seat: int) -> float:
    """Return by how much a seat's score is above the mean of the other three."""
    return (len(scores) * scores[seat] - sum(scores)) / (len(scores) - 1)


def share_in(seats: Collection[int], seat: int) -> float:
    """Return a seat's share in what some seats share equally: nothing if it is not one of them."""
    return 1 / len(seats) if seat in seats else 0.0
