"""What a seat knows of a hand of Hearts in play."""

from bot.players.cardset import HEARTS, PACK, set_of
from bot.players.hearts.situation import HeartsSituation
from bot.players.knowledge import Knowledge
from bot.players.view import PlayerView
from bot.rules.hearts import Options, direction_of, receiver_of


def knowledge_of(view: PlayerView) -> Knowledge[HeartsSituation]:
    """Return all that a seat knows of a hand whose play has begun."""
    assert isinstance(view.options, Options)
    leader = view.seat if view.leader is None else view.leader
    knowledge = Knowledge(view, HeartsSituation(leader, view.options), shown_by)
    if view.given:
        given = set_of(view.given) & ~knowledge.situation.gone
        knowledge.fix(given, receiver_of(view.seat, direction_of(view.number)))
    return knowledge


def shown_by(situation: HeartsSituation, card: int) -> int:
    """Return which cards the seat to play may still hold, if it plays this card.

    Who leads an unbroken heart holds only hearts. Who throws a point card into the first trick holds nothing
    else.
    """
    if not situation.led:
        unbroken = card & HEARTS and not situation.gone & situation.breakers
        return HEARTS if unbroken else PACK
    barred = situation.costly | situation.jack
    return barred if situation.gone == situation.pile and card & barred else PACK
