"""What a seat knows of a hand of Gong Zhu in play."""

from bot.players.cardset import PACK, set_of, suit_of
from bot.players.gongzhu.situation import FIRST_LEAD, GongzhuSituation
from bot.players.knowledge import Knowledge
from bot.players.view import PlayerView


def knowledge_of(view: PlayerView) -> Knowledge[GongzhuSituation]:
    """Return all that a seat knows of a hand whose play has begun."""
    leader = view.seat if view.leader is None else view.leader
    exposed = sum(map(set_of, view.exposed))
    knowledge = Knowledge(view, GongzhuSituation(leader, exposed, leads_two=_began_with_two(view)), shown_by)
    for seat, cards in enumerate(view.exposed):
        knowledge.fix(set_of(cards) & ~knowledge.situation.gone, seat)
    return knowledge


def _began_with_two(view: PlayerView) -> bool:
    """Tell whether 2♠ led, which says nothing about its holder: it has to lead the first hand of a game."""
    return bool(view.tricks) and set_of(view.tricks[0].cards[:1]) == FIRST_LEAD


def shown_by(situation: GongzhuSituation, card: int) -> int:
    """Return which cards the seat to play may still hold, if it plays this card.

    Who plays an exposed card to the first trick of its suit holds no other card of that suit.
    """
    suit = suit_of(card)
    return PACK ^ suit if card & situation.waiting and situation.led in (0, suit) else PACK
