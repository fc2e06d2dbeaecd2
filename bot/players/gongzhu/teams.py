"""The advice for Gong Zhu in teams: what is different where the opposite seat is a partner.

What costs a partner costs one's own side as much. So nothing costly is given to a trick that the partner
wins, unless it stops an opponent who collects the hearts. Nobody stops a partner who collects them, but gives
them more. High diamonds are led, since the sheep is welcome from the partner too, and suits are avoided in
which an opponent can discard. All other rules are those of `advice`.

Source: a public rule-and-strategy description of Gong Zhu and Hearts; in teams, the score of a side counts.
"""

from collections.abc import Callable
from typing import Final

from bot.players import avoidance, sweeping
from bot.players.advice import Advice, Plan, Rule
from bot.players.cardset import (
    DIAMONDS,
    HEARTS,
    NO_CARDS,
    NOBODY,
    above,
    below,
    highest,
    lowest,
    most_dangerous,
)
from bot.players.gongzhu.advice import DISCARDING, FOLLOWING, LEADING, GongzhuPlay, GongzhuRules, safe_to_lead
from bot.players.gongzhu.situation import PIG_CARD, SHEEP_CARD, GongzhuSituation

# The partner of a seat is the seat with this bit changed.
_OPPOSITE: Final = 2


def partner_wins(s: GongzhuSituation) -> bool:
    """Return whether the partner has played the best card of the trick so far."""
    return bool(s.led) and s.winner == s.seat ^ _OPPOSITE


def partner_is_sure(s: GongzhuSituation) -> bool:
    """Return whether no opponent can take the trick from the partner any more."""
    if not partner_wins(s):
        return False
    out = s.unseen & s.led
    if partner_has_the_pig(s):
        out &= ~PIG_CARD
    return not above(out, s.best) or s.is_last_to_follow


def partner_surely_wins(play: GongzhuPlay) -> bool:
    """Return the same by all that the seat knows, which playouts have no time to find out."""
    s = play.s
    return partner_wins(s) and not play.may_come(above(s.unseen & s.led, s.best))


def partner_collects(s: GongzhuSituation) -> bool:
    """Return whether the partner has taken hearts, and nobody else has."""
    return s.takers == 1 << (s.seat ^ _OPPOSITE)


def partner_has_the_pig(s: GongzhuSituation) -> bool:
    """Return whether the partner has exposed the pig."""
    return s.pig_shown_by == s.seat ^ _OPPOSITE


def partner_nearly_collects(s: GongzhuSituation) -> bool:
    """Return whether the partner alone has taken hearts, and many."""
    return partner_collects(s) and s.is_suspicious(s.taken[s.seat ^ _OPPOSITE])


# Leading.


def lead_a_diamond_for_the_sheep(s: GongzhuSituation) -> int:
    """Lead the highest diamond that is left while the sheep is out, unless the partner has no diamonds."""
    if not s.unseen & SHEEP_CARD or s.voids[s.seat ^ _OPPOSITE] & DIAMONDS:
        return NO_CARDS
    card = highest(s.legal & DIAMONDS)
    return card if card > SHEEP_CARD and not above(s.unseen & DIAMONDS, card) else NO_CARDS


def keep_opponents_from_discarding(s: GongzhuSituation) -> int:
    """Lead a suit in which no opponent is known to be void, if there is one in which an opponent is."""
    empty = s.voids[(s.seat + 1) & 3] | s.voids[(s.seat - 1) & 3]
    if not s.legal & empty:
        return NO_CARDS
    return avoidance.surest_exit(s, safe_to_lead(s) & ~empty)


def may_get_the_sheep(play: GongzhuPlay) -> bool:
    """Return whether the partner may have the sheep, and the card is a diamond that nobody can beat."""
    s = play.s
    is_sure = play.suit == DIAMONDS and play.card > SHEEP_CARD and play.wins
    return is_sure and play.may_have(s.seat ^ _OPPOSITE, SHEEP_CARD)


# A trick that the side takes in any case.


def add_to_all_hearts(s: GongzhuSituation) -> int:
    """Give a partner who collects the hearts one more, the highest that leaves the partner the trick."""
    if not partner_is_sure(s) or not partner_nearly_collects(s):
        return NO_CARDS
    hearts = s.legal & HEARTS
    return highest(below(hearts, s.best) if s.led == HEARTS else hearts)


def stop_with_the_partner(s: GongzhuSituation) -> int:
    """Discard the lowest heart on a trick that the side takes, if an opponent collects the hearts."""
    if sweeping.suspect(s) == NOBODY or partner_collects(s) or not partner_is_sure(s):
        return NO_CARDS
    return lowest(s.legal & HEARTS)


def adds_to_all_hearts(play: GongzhuPlay) -> bool:
    """Return whether a partner who collects the hearts surely gets this one."""
    return play.suit == HEARTS and play.loses and partner_is_sure(play.s) and partner_nearly_collects(play.s)


def stops_with_the_partner(play: GongzhuPlay) -> bool:
    """Return whether the side surely takes this heart, and so stops an opponent who collects the hearts."""
    s = play.s
    is_given = play.suit == HEARTS != s.led and partner_is_sure(s)
    return is_given and sweeping.rival(s) != NOBODY and not partner_collects(s)


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

# And where a rule explains nothing, by what a seat knows beside its situation.
_UNSAID_WHERE: Final[dict[str, Callable[[GongzhuPlay], bool]]] = {
    "catch-the-sheep": partner_surely_wins,
    "go-for-the-sheep": partner_surely_wins,
}


def _against_opponents(rules: GongzhuRules) -> GongzhuRules:
    """Return the same rules, but those of `_NOT_WHERE` neither pick nor explain a card for the partner."""
    return tuple(_against_opponent(rule) if rule.name in _NOT_WHERE else rule for rule in rules)


def _against_opponent(
    rule: Rule[GongzhuSituation, GongzhuPlay],
) -> Rule[GongzhuSituation, GongzhuPlay]:
    name, picks, holds = rule.name, rule.picks, rule.holds
    spares, leaves_unsaid = _NOT_WHERE[name], _UNSAID_WHERE.get(name)

    def pick(s: GongzhuSituation) -> int:
        return NO_CARDS if picks is None or spares(s) else picks(s)

    def hold(play: GongzhuPlay) -> bool:
        if holds is None or spares(play.s) or (leaves_unsaid and leaves_unsaid(play)):
            return False
        return holds(play)

    return Rule(name, None if picks is None else pick, None if holds is None else hold, rule.plan)


# Whoever may finish all the hearts goes on with that, before anything is left to the partner.
_FIRST: Final = 2

GIVE_THE_SHEEP: Final[Rule[GongzhuSituation, GongzhuPlay]] = Rule(
    "give-the-sheep-to-your-side",
    give_the_sheep,
    lambda play: play.card == SHEEP_CARD and partner_is_sure(play.s),
)
ADD_TO_ALL_HEARTS: Final[Rule[GongzhuSituation, GongzhuPlay]] = Rule(
    "give-your-partner-all-hearts", add_to_all_hearts, adds_to_all_hearts
)


def _with_team_leads(rules: GongzhuRules) -> GongzhuRules:
    """Return the rules for leading with those of teams before the first that looks for an exit."""
    place = next(place for place, rule in enumerate(rules) if rule.name == "lead-a-short-suit")
    own: GongzhuRules = (
        Rule("lead-a-diamond-for-the-sheep", lead_a_diamond_for_the_sheep, may_get_the_sheep),
        Rule("keep-opponents-from-discarding", keep_opponents_from_discarding),
    )
    return (*rules[:place], *own, *rules[place:])


TEAM_LEADING: Final[GongzhuRules] = _with_team_leads(_against_opponents(LEADING))
TEAM_FOLLOWING: Final[GongzhuRules] = (
    *_against_opponents(FOLLOWING[:_FIRST]),
    GIVE_THE_SHEEP,
    ADD_TO_ALL_HEARTS,
    Rule("give-your-side-the-lowest-heart", give_the_lowest_heart, gives_the_lowest_heart),
    Rule("use-a-high-card-with-your-partner", use_a_high_card, uses_a_high_card),
    *_against_opponents(FOLLOWING[_FIRST:]),
)
TEAM_DISCARDING: Final[GongzhuRules] = (
    GIVE_THE_SHEEP,
    ADD_TO_ALL_HEARTS,
    Rule("stop-all-hearts-with-your-partner", stop_with_the_partner, stops_with_the_partner, Plan.STOP),
    Rule("keep-what-costs-from-your-partner", keep_what_costs, keeps_what_costs),
    Rule("give-your-partner-the-cheapest", give_the_cheapest),
    *_against_opponents(DISCARDING),
)
TEAM_ADVICE: Final[Advice[GongzhuSituation]] = Advice(
    leading=TEAM_LEADING, following=TEAM_FOLLOWING, discarding=TEAM_DISCARDING
)
