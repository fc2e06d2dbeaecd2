"""The advice for Gong Zhu in teams: what is different where the opposite seat is a partner.

What costs a partner costs one's own side as much. So nothing costly is given to a trick that the partner
wins, and nobody stops a partner who collects the hearts. All other rules are those of `advice`.

Source: a public rule-and-strategy description of Gong Zhu and Hearts; in teams, the score of a side counts.
"""

from collections.abc import Callable
from typing import Final

from bot.players import avoidance
from bot.players.advice import Advice, Rule
from bot.players.cardset import HEARTS, NO_CARDS, above, highest, lowest, most_dangerous
from bot.players.gongzhu.advice import DISCARDING, FOLLOWING, LEADING, GongzhuPlay, GongzhuRules
from bot.players.gongzhu.situation import SHEEP_CARD, GongzhuSituation

# The partner of a seat is the seat with this bit changed.
_OPPOSITE: Final = 2


def partner_wins(s: GongzhuSituation) -> bool:
    """Return whether the partner has played the best card of the trick so far."""
    return bool(s.led) and s.winner == s.seat ^ _OPPOSITE


def partner_is_sure(s: GongzhuSituation) -> bool:
    """Return whether no opponent can take the trick from the partner any more."""
    return partner_wins(s) and (not above(s.unseen & s.led, s.best) or s.is_last_to_follow)


def partner_collects(s: GongzhuSituation) -> bool:
    """Return whether the partner has taken hearts, and nobody else has."""
    return s.takers == 1 << (s.seat ^ _OPPOSITE)


def partner_has_the_pig(s: GongzhuSituation) -> bool:
    """Return whether the partner has exposed the pig."""
    return s.pig_shown_by == s.seat ^ _OPPOSITE


# A trick that the side takes in any case.


def give_the_sheep(s: GongzhuSituation) -> int:
    """Play the sheep to a trick that the side takes."""
    return s.legal & SHEEP_CARD if partner_is_sure(s) else NO_CARDS


def give_the_lowest_heart(s: GongzhuSituation) -> int:
    """Follow hearts as low as possible in a trick that the side takes."""
    return lowest(s.legal & HEARTS) if s.led == HEARTS and partner_is_sure(s) else NO_CARDS


def use_a_high_card(s: GongzhuSituation) -> int:
    """Follow with the highest card in a trick that the side takes, but keep what may catch the sheep."""
    if s.led == HEARTS or not partner_is_sure(s):
        return NO_CARDS
    return highest(s.legal & s.led & ~(s.spared | avoidance.catchers(s)))


def gives_the_lowest_heart(play: GongzhuPlay) -> bool:
    """Return whether the card is the lowest of several hearts, in a trick of hearts that the side takes."""
    is_lowest = play.suit == play.s.led == HEARTS and play.card == lowest(play.s.legal)
    return is_lowest and bool(play.others) and partner_is_sure(play.s)


def uses_a_high_card(play: GongzhuPlay) -> bool:
    """Return whether the card is the highest of several, in a trick that costs no more by it."""
    is_high = play.suit == play.s.led != HEARTS and play.is_plain and play.is_top and play.keeps_lower
    return is_high and partner_is_sure(play.s)


# Discarding on a trick that the partner wins so far.


def keep_what_costs(s: GongzhuSituation) -> int:
    """Discard the card likeliest to win a bad trick later, but nothing that counts or may catch the sheep."""
    if not partner_wins(s):
        return NO_CARDS
    return most_dangerous(s.legal & ~(s.spared | HEARTS | avoidance.catchers(s)), s.unseen)


def give_the_cheapest(s: GongzhuSituation) -> int:
    """Discard what costs the side least, if everything counts: a high diamond, or else the lowest heart."""
    if not partner_wins(s):
        return NO_CARDS
    return lowest(s.legal & avoidance.catchers(s)) or lowest(s.legal & HEARTS)


def keeps_what_costs(play: GongzhuPlay) -> bool:
    """Return whether the discard costs nothing, although a costly card is legal and the partner wins."""
    s = play.s
    return partner_wins(s) and play.is_plain and not s.costs(play.card) and s.costs(s.legal)


# The rules of `advice` that are about opponents, each with where it says nothing because of the partner.
_NOT_WHERE: Final[dict[str, Callable[[GongzhuSituation], bool]]] = {
    "lead-against-all-hearts": partner_collects,
    "lead-spades-to-force-the-queen": partner_has_the_pig,
    "throw-the-queen-under": partner_wins,
    "throw-the-transformer-under": partner_wins,
    "drop-a-high-heart-under": partner_wins,
    "catch-the-sheep": partner_is_sure,
    "go-for-the-sheep": partner_is_sure,
    "stop-all-hearts": partner_collects,
    "try-to-stop-all-hearts": partner_collects,
    "keep-a-stopper": partner_collects,
    "discard-the-queen": partner_wins,
    "keep-hearts-from-a-collector": partner_wins,
    "discard-high-hearts": partner_wins,
    "discard-the-transformer": partner_wins,
    "discard-a-lost-sheep": partner_wins,
    "discard-a-heart": partner_wins,
}


def _picking(
    picks: Callable[[GongzhuSituation], int], spares: Callable[[GongzhuSituation], bool]
) -> Callable[[GongzhuSituation], int]:
    def pick(s: GongzhuSituation) -> int:
        return NO_CARDS if spares(s) else picks(s)

    return pick


def _holding(
    holds: Callable[[GongzhuPlay], bool], spares: Callable[[GongzhuSituation], bool]
) -> Callable[[GongzhuPlay], bool]:
    def hold(play: GongzhuPlay) -> bool:
        return not spares(play.s) and holds(play)

    return hold


def _against_opponents(rules: GongzhuRules) -> GongzhuRules:
    """Return the same rules, but those of `_NOT_WHERE` neither pick nor explain a card for the partner."""
    found: list[Rule[GongzhuSituation, GongzhuPlay]] = []
    for rule in rules:
        spares = _NOT_WHERE.get(rule.name)
        if spares is not None:
            picks = None if rule.picks is None else _picking(rule.picks, spares)
            holds = None if rule.holds is None else _holding(rule.holds, spares)
            found.append(Rule(rule.name, picks, holds, rule.plan))
        else:
            found.append(rule)
    return tuple(found)


# Whoever may finish all the hearts goes on with that, before anything is left to the partner.
_FIRST: Final = 2

GIVE_THE_SHEEP: Final[Rule[GongzhuSituation, GongzhuPlay]] = Rule(
    "give-the-sheep-to-your-side",
    give_the_sheep,
    lambda play: play.card == SHEEP_CARD and partner_is_sure(play.s),
)
TEAM_FOLLOWING: Final[GongzhuRules] = (
    *_against_opponents(FOLLOWING[:_FIRST]),
    GIVE_THE_SHEEP,
    Rule("give-your-side-the-lowest-heart", give_the_lowest_heart, gives_the_lowest_heart),
    Rule("use-a-high-card-with-your-partner", use_a_high_card, uses_a_high_card),
    *_against_opponents(FOLLOWING[_FIRST:]),
)
TEAM_DISCARDING: Final[GongzhuRules] = (
    GIVE_THE_SHEEP,
    Rule("keep-what-costs-from-your-partner", keep_what_costs, keeps_what_costs),
    Rule("give-your-partner-the-cheapest", give_the_cheapest),
    *_against_opponents(DISCARDING),
)
TEAM_ADVICE: Final[Advice[GongzhuSituation]] = Advice(
    leading=_against_opponents(LEADING), following=TEAM_FOLLOWING, discarding=TEAM_DISCARDING
)
