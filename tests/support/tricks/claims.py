"""The same hand as one seat sees it, with other cards where it does not see them."""

from dataclasses import replace
from random import Random

from bot.rules.tricks import SEATS, in_order
from bot.tables.tricks import TrickTable


def with_other_hands(table: TrickTable, seat: int, rng: Random) -> TrickTable:
    """Return a table at which the other three seats hold each other's cards."""
    assert table.hand is not None
    held = table.hand.play.held
    others = [other for other in range(SEATS) if other != seat]
    cards = [card for other in others for card in held[other]]
    rng.shuffle(cards)
    dealt = {seat: held[seat]}
    for other in others:
        dealt[other], cards = in_order(cards[: len(held[other])]), cards[len(held[other]) :]
    play = replace(table.hand.play, held=tuple(dealt[place] for place in range(SEATS)))
    changed = replace(table, hand=replace(table.hand, play=play))
    assert changed.view_of(seat) == table.view_of(seat)
    return changed
