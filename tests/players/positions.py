"""Positions in the middle of play, as the tests of the advice write them down. Seat 0 is to play."""

from bot.players.cardset import bit_of, card_of, set_of
from bot.players.gongzhu.situation import GongzhuSituation
from bot.players.hearts.situation import HeartsSituation, counting_of
from bot.rules.cards import parse_cards
from bot.rules.hearts import Options
from tests.rules.trick_cases import cards

# A trick of low clubs that tells nothing, taken by seat 1.
EARLIER = ("", "3C 4C 5C 6C")


def hearts_position(held, table="", taken=EARLIER, *, jack=False, **options):
    """Return a position of Hearts.

    Args:
        held: What seat 0 holds.
        table: What the seats before it have played to the trick.
        taken: What seats 0, 1, 2, 3 have taken.
        jack: Whether J♦ counts.
        options: The other house rules.
    """
    leader = -len(cards(table)) % 4
    counting = counting_of(Options(jack_of_diamonds=jack, **options))
    return placed(HeartsSituation(leader, counting), held, table, taken)


def gongzhu_position(held, table="", taken=EARLIER, exposed=""):
    """Return a position of Gong Zhu."""
    leader = -len(cards(table)) % 4
    return placed(GongzhuSituation(leader, set_of(cards(exposed)), opening=0), held, table, taken)


def placed(situation, held, table, taken):
    for seat, text in enumerate(taken):
        situation.taken[seat] = set_of(cards(text))
        if situation.taken[seat] & situation.sweep or "QS" in text:
            situation.takers |= 1 << seat
    situation.gone = sum(situation.taken)
    for card in cards(table):
        situation.play(bit_of(card))
    situation.hands[0] = set_of(cards(held))
    situation.look(situation.hands[0])
    return situation


def wanted(rule, situation):
    """Return the card a rule wants, as text; empty where it has nothing to say."""
    card = rule(situation)
    assert card & ~situation.legal == 0
    return str(card_of(card)) if card else ""


def card_set(text):
    return set_of(parse_cards(text)) if text else 0
