"""Whether one seat is certain to take all that is left of a hand, whatever the others hold and play."""

from typing import Final

from bot.players.cardset import PACK, SUIT_SETS, card_of, highest, set_of
from bot.players.view import PlayerView
from bot.rules.cards import Card
from bot.rules.tricks import Cards

# Of a single trick nobody says that they claim it: playing the card takes as long.
_LEAST: Final = 2


def sure_leads(view: PlayerView) -> Cards:
    """Return what is left in a hand, in an order that takes all remaining tricks by what its seat has seen.

    The seat leads each suit from the top. A card takes its trick if nothing higher is out in its suit; and if
    nothing of its suit is out any more, because each lead before has drawn at least one card from whoever had
    some. What the others throw away only leaves fewer out.

    Args:
        view: The hand as the seat sees it.

    Returns:
        The cards; nothing where a trick could be lost, where it is not the seat's turn to lead, where some of
        its cards may not be led yet, or where only one is left. What may be led now may be led later.
    """
    leads = bool(view.tricks) and view.tricks[-1].is_full
    if not leads or len(view.held) < _LEAST or set(view.legal) != set(view.held):
        return ()
    held = set_of(view.held)
    out = PACK & ~held & ~set_of(card for trick in view.tricks for card in trick.cards)
    order: list[Card] = []
    for suit in SUIT_SETS:
        own, others = held & suit, out & suit
        for led in range(own.bit_count()):
            card = highest(own)
            if card < highest(others) and led < others.bit_count():
                return ()
            order.append(card_of(card))
            own ^= card
    return tuple(order)
