"""Check whether a seat is certain to win all remaining tricks, no matter what the others hold and play."""

from typing import Final

from bot.players.cardset import PACK, SUIT_SETS, card_of, highest, set_of
from bot.players.view import PlayerView
from bot.rules.cards import Card
from bot.rules.tricks import Cards

# A single trick is not worth a claim: playing the card takes as long.
_LEAST: Final = 2


def sure_leads(view: PlayerView) -> Cards:
    """Return a seat's cards in an order that is certain to win all remaining tricks.

    The seat leads each suit from the top. A card wins its trick if no higher card of its suit is out. It also
    wins if no card of its suit can be out any more, because each earlier lead of the suit drew at least one
    card of it. Discards of the others only leave fewer cards out.

    Returns:
        The cards. Empty if a trick could be lost, if it is not the seat's turn to lead, if it may not lead
        some of its cards yet, or if only one card is left. A card that may be led now may be led later.
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
