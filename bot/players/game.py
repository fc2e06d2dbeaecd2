"""A trick-taking game: its rules together with its computer players."""

from collections.abc import Sequence
from dataclasses import dataclass
from pkgutil import resolve_name
from typing import Any

from bot.players.advisor import Advisor
from bot.players.view import PlayerView
from bot.rules.tricks import SEATS, Hand, TrickRules


@dataclass(frozen=True, eq=False, repr=False)
class TrickGame:
    """The rules of a game, and how computer players play it.

    Each game is one object per process. When it is sent to the process in which computer players think, only
    its address is sent, and that process looks up its own object.

    Args:
        address: The import path of the object, such as `bot.players.hearts:HEARTS`.
    """

    rules: TrickRules
    advisor: Advisor[Any]
    address: str

    @property
    def name(self) -> str:
        """The name of the game in stored data."""
        return self.rules.NAME

    def view_of(
        self, hand: Hand, seat: int, totals: Sequence[int] = (0,) * SEATS, number: int = 1
    ) -> PlayerView:
        """Return what a seat may see of a hand.

        Args:
            hand: The whole hand, with the cards of all seats.
            totals: The scores of all seats before this hand.
            number: The number of the hand in its game, from 1.
        """
        play = hand.play
        seen = PlayerView(
            self,
            hand.options,
            seat,
            hand.held[seat],
            legal=() if play is None or play.to_play != seat else self.rules.legal_plays(hand),
            totals=tuple(totals),
            tricks=() if play is None else play.tricks,
            number=number,
            leader=hand.leader if play is None else (*play.tricks, play.trick)[0].leader,
        )
        return self.advisor.with_prepared(seen, hand)

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return f"<{self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return resolve_name, (self.address,)
