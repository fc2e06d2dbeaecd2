"""What one seat may see of a hand: all that a computer player ever gets to know."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import TypeAlias

from bot.rules import gongzhu, hearts
from bot.rules.tricks import SEATS, BySeat, Cards, Play, Trick

Options: TypeAlias = hearts.Options | gongzhu.Options
Hand: TypeAlias = hearts.Hand | gongzhu.Hand


class Game(StrEnum):
    """The games computer players play."""

    HEARTS = "hearts"
    GONGZHU = "gongzhu"


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand as one seat sees it.

    Args:
        game: Which game.
        options: Its house rules.
        seat: Whose view it is.
        held: What the seat holds.
        legal: What it may play now; nothing where it is not its turn.
        totals: The scores of the game before this hand.
        tricks: All tricks in which a card was played, in order; the last may not be full.
        number: Which hand of the game, from 1; Hearts only, where it decides who gets passed cards.
        given: What the seat passed, once it has; Hearts only.
        received: What it was passed, once all have passed; Hearts only.
        exposed: What each seat has exposed, once all have chosen; Gong Zhu only.
        leader: Who leads the first trick; before play it is known only in a later hand of Gong Zhu.
    """

    game: Game
    options: Options
    seat: int
    held: Cards
    legal: Cards = ()
    totals: tuple[int, ...] = (0,) * SEATS
    tricks: tuple[Trick, ...] = ()
    number: int = 1
    given: Cards = ()
    received: Cards = ()
    exposed: BySeat = ((),) * SEATS
    leader: int | None = None


def view_of(hand: Hand, seat: int, totals: Sequence[int] = (0,) * SEATS) -> PlayerView:
    """Return what a seat may see of a hand.

    Args:
        hand: The whole hand.
        seat: Whose view.
        totals: The scores of the game before this hand.
    """
    if isinstance(hand, hearts.Hand):
        return _with_play(_view_of_hearts(hand, seat, totals), hand.play, hearts.legal_plays(hand))
    return _with_play(_view_of_gongzhu(hand, seat, totals), hand.play, gongzhu.legal_plays(hand))


def _view_of_hearts(hand: hearts.Hand, seat: int, totals: Sequence[int]) -> PlayerView:
    given = hand.passes[seat] if hand.passes else None
    view = PlayerView(
        Game.HEARTS,
        hand.options,
        seat,
        hand.held[seat],
        totals=tuple(totals),
        number=hand.number,
        given=given or (),
    )
    if hand.play is None or not given:
        return view
    giver = next(each for each in range(SEATS) if hearts.receiver_of(each, hand.direction) == seat)
    return replace(view, received=hand.passes[giver] or ())


def _view_of_gongzhu(hand: gongzhu.Hand, seat: int, totals: Sequence[int]) -> PlayerView:
    shown = tuple(cards or () for cards in hand.exposures) if hand.play else ((),) * SEATS
    return PlayerView(
        Game.GONGZHU,
        hand.options,
        seat,
        hand.held[seat],
        totals=tuple(totals),
        exposed=shown,
        leader=hand.leader,
    )


def _with_play(view: PlayerView, play: Play | None, legal: Cards) -> PlayerView:
    if play is None:
        return view
    return replace(
        view,
        tricks=play.tricks,
        leader=(*play.tricks, play.trick)[0].leader,
        legal=legal if play.to_play == view.seat else (),
    )
