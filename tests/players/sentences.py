"""Whether what a hint says is true, by the whole deal: of every sentence, in nothing but cards and seats.

It is the hint's independent check: it knows all hands, and has no code in common with what looks for reasons.
Where a sentence says what somebody may do, it is checked that they can; where it weighs, that the facts it
names are so.
"""

from bot.rules import gongzhu
from bot.rules.cards import Suit
from bot.rules.hearts import receiver_of
from bot.rules.tricks import height
from tests.players.moments import FACES, costly_spades, named

S, H, D, C = Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS


def _has(m, name):
    return name in named(m.table)


def _spared(m):
    if m.hand.options.__class__ is gongzhu.Options:
        return {"QS", "JD", "10C"}
    return costly_spades(m.hand.options) | ({"JD"} if m.hand.options.jack_of_diamonds else set())


def _lower_kept(m):
    return any(height(card) < m.high for card in m.own_suit)


def _higher_kept(m):
    return any(height(card) > m.high for card in m.own_suit)


def _clean(m):
    return not any(map(m.costs, [*m.table, m.card]))


def _all_take(m):
    return bool(m.table) and all(m.takes(card) for card in m.legal)


def _all_over(m):
    return m.follows and all(height(card) > m.best for card in m.legal)


EVERYWHERE = {
    "the-only-card-below": lambda m: m.loses and [c for c in m.legal if height(c) < m.best] == [m.card],
    "duck-as-high-as-possible": lambda m: (
        m.follows
        and m.loses
        and _lower_kept(m)
        and not any(m.high < height(c) < m.best and str(c) not in _spared(m) for c in m.legal)
    ),
    "duck-and-keep-a-higher": lambda m: m.follows and m.loses and _higher_kept(m),
    "win-with-the-highest": lambda m: _all_take(m) and _lower_kept(m) and m.is_highest_but(_spared(m)),
    "win-and-keep-a-higher": lambda m: _all_take(m) and _higher_kept(m),
    "win-with-a-plain-card": lambda m: (
        _all_take(m) and m.card.suit is not H and str(m.card) not in _spared(m)
    ),
    "win-clean-tricks-high": lambda m: (
        not m.later and m.takes(m.card) and _clean(m) and (m.is_highest_but(_spared(m)) or _higher_kept(m))
    ),
    "win-clean-tricks": lambda m: not m.later and m.takes(m.card) and _clean(m),
    "win-for-the-lead": lambda m: m.follows and m.takes(m.card) and _clean(m),
    "go-over-as-low-as-possible": lambda m: (
        _all_over(m)
        and not any(
            height(c) < height(o) < m.high for c in m.legal for o in m.out if str(c) not in _spared(m)
        )
    ),
    "go-over-high": lambda m: (
        _all_over(m)
        and _clean_table(m)
        and not any(height(c) > m.high and str(c) not in _spared(m) for c in m.legal)
    ),
    "leave-it-to-others": lambda m: (
        m.follows and m.high > m.best and len(m.higher) >= len(m.lower) > -1 and bool(m.higher)
    ),
    "win-while-all-follow": lambda m: (
        m.follows and m.nobody_showed_out and _clean_table(m) and m.high >= FACES
    ),
    "end-a-suit": lambda m: m.throws and not m.own_suit and bool(m.out),
    "discard-what-may-win": lambda m: m.throws and bool(m.lower),
    "discard-a-heart": lambda m: m.throws and m.card.suit is H,
    "discard-what-wins-nothing": lambda m: m.throws and bool(m.higher) and not m.lower,
    "discard-what-nobody-follows": lambda m: m.throws and not m.out,
    "lead-a-sure-exit": lambda m: m.leads and m.loses,
    "lead-a-short-suit": lambda m: m.leads and len(m.own_suit) < 2 and len(m.out) > 2,
    "lead-under-most": lambda m: m.leads and len(m.higher) > len(m.lower),
    "lead-under-some": lambda m: m.leads and len(m.higher) >= len(m.lower),
    "cash-while-all-follow": lambda m: m.leads and m.nobody_showed_out and m.high >= FACES,
    "end-a-suit-by-leading": lambda m: m.leads and not m.own_suit and bool(m.out),
    "shorten-a-suit-by-leading": lambda m: m.leads and len(m.own_suit) < 2 and bool(m.out),
    "lead-the-lowest": lambda m: m.leads and not _lower_kept(m) and bool(m.higher),
    "lead-the-only-suit": lambda m: m.leads and {c.suit for c in m.legal} == {m.card.suit},
    "keep-the-lead": lambda m: m.leads and m.takes(m.card),
    "take-the-rest": lambda m: m.leads and all(m.takes(card) for card in m.held),
    "spend-a-high-card": lambda m: (
        (m.leads or m.follows)
        and FACES <= m.high > m.best
        and any(height(o) > height(c) for c in m.own_suit for o in m.out if height(c) < m.high)
    ),
    "throw-the-queen-under": lambda m: str(m.card) == "QS" and m.led is S and m.best > 12,
    "discard-the-queen": lambda m: str(m.card) == "QS" and m.throws,
    "lead-the-queen-under-the-last-high-spade": lambda m: str(m.card) == "QS" and m.leads and m.loses,
    "lead-spades-to-force-the-queen": lambda m: (
        m.leads and m.card.suit is S and m.high < 12 and "QS" in m.out_names
    ),
    "play-high-while-holding-the-queen": lambda m: m.card.suit is S and m.high > 12 and "QS" in named(m.held),
    "stay-below-the-queen": lambda m: m.led is S and m.follows and m.high < 12 and "QS" in m.out_names,
    "drop-a-high-heart-under": lambda m: m.led is H and m.follows and m.loses and m.high >= FACES,
    "drop-a-high-spade-under": lambda m: m.led is S and m.loses and m.high > 12 and "QS" in m.out_names,
    "discard-high-spades": lambda m: m.throws and m.card.suit is S and m.high > 12 and "QS" in m.out_names,
}


def _clean_table(m):
    return not any(map(m.costs, m.table))


def _alone(m, seat, counts=None):
    """Whether all that was taken of what counts is one seat's, and something was; by itself what costs."""
    return m.takers(counts or m.costs) == {seat}


def _jack_free_for(m, seat):
    if "JD" not in _spared(m):
        return True
    return all(trick.winner == seat for trick in m.full if "JD" in named(trick.cards))


def _keeps_a_stopper(m):
    kept = [card for card in m.own_suit if height(card) > m.high]
    return m.follows and m.loses and any(height(low) < height(card) for card in kept for low in m.out)


def _somebody_else(m, counts):
    found = m.takers(counts)
    return len(found) == 1 and m.seat not in found


def _queen_can_come(m):
    return any("QS" in named(m.others[seat]) for seat in m.later)


def _gave_the_queen(m):
    passed = m.hand.passes[m.seat] or ()
    holder = receiver_of(m.seat, m.hand.direction)
    return "QS" in named(passed) and "QS" in named(m.others[holder])


HEARTS = EVERYWHERE | {
    "run-for-the-moon": lambda m: _alone(m, m.seat) and m.takes(m.card) and _jack_free_for(m, m.seat),
    "keep-the-moon-alive": lambda m: (
        m.takers(m.costs) <= {m.seat}
        and m.takes(m.card)
        and any(map(m.costs, m.table))
        and _jack_free_for(m, m.seat)
    ),
    "stop-the-moon": lambda m: _somebody_else(m, m.costs) and any(map(m.costs, m.table)) and m.takes(m.card),
    "try-to-stop-the-moon": lambda m: (
        _somebody_else(m, m.costs) and any(map(m.costs, m.table)) and m.follows and m.high > m.best
    ),
    "keep-hearts-from-the-moon": lambda m: (
        _alone(m, m.winning) and m.winning != m.seat and not m.costs(m.card)
    ),
    "keep-a-stopper": lambda m: _alone(m, m.winning) and _keeps_a_stopper(m),
    "lead-spades-at-her-holder": lambda m: (
        m.leads and m.card.suit is S and m.high < 12 and _gave_the_queen(m)
    ),
    "go-high-past-the-queen": lambda m: m.led is S and m.high > 12 and not _queen_can_come(m) and _clean(m),
    "discard-a-costly-spade": lambda m: m.throws and m.card.suit is S and m.costs(m.card),
    "throw-the-king-under": lambda m: (
        str(m.card) == "KS" and "AS" in named(m.table) and m.led is S and m.costs(m.card)
    ),
    "cash-the-jack": lambda m: str(m.card) == "JD" and m.leads and m.takes(m.card),
    "take-the-jack": lambda m: "JD" in named([*m.table, m.card]) and m.takes(m.card) and "JD" in _spared(m),
    "go-for-the-jack": lambda m: _has(m, "JD") and m.follows and m.high > m.best and "JD" in _spared(m),
    "keep-for-the-jack": lambda m: (
        "JD" in m.out_names
        and m.led is D
        and any(height(card) > 11 for card in m.own_suit)
        and "JD" in _spared(m)
    ),
    "play-high-in-the-first-trick": lambda m: not m.full and m.is_highest_but(()),
    "play-any-in-the-first-trick": lambda m: (
        not m.full
        and not any(map(m.costs, m.table))
        and all(any(not m.costs(card) for card in m.others[seat]) for seat in m.later)
    ),
    "discard-high-hearts": lambda m: m.throws and m.card.suit is H and m.high >= FACES and bool(m.lower),
}

GONGZHU = EVERYWHERE | {
    "run-for-all-hearts": lambda m: _alone(m, m.seat, _is_heart) and m.takes(m.card),
    "stop-all-hearts": lambda m: (
        _somebody_else(m, _is_heart) and any(map(_is_heart, m.table)) and m.takes(m.card)
    ),
    "try-to-stop-all-hearts": lambda m: (
        _somebody_else(m, _is_heart) and any(map(_is_heart, m.table)) and m.follows and m.high > m.best
    ),
    "keep-hearts-from-a-collector": lambda m: (
        _alone(m, m.winning, _is_heart) and any(map(_is_heart, m.legal)) and m.card.suit is not H
    ),
    "keep-a-stopper": lambda m: _alone(m, m.winning, _is_heart) and _keeps_a_stopper(m),
    "hope-for-a-high-spade": lambda m: str(m.card) == "QS" and bool({"AS", "KS"} & m.out_names),
    "cash-the-sheep": lambda m: str(m.card) == "JD" and m.leads and m.takes(m.card),
    "bring-the-sheep-home": lambda m: str(m.card) == "JD" and m.follows and m.takes(m.card),
    "catch-the-sheep": lambda m: _has(m, "JD") and m.takes(m.card) and _worth(m) > 0,
    "go-for-the-sheep": lambda m: _has(m, "JD") and m.follows and m.high > m.best and _worth(m) > 0,
    "keep-for-the-sheep": lambda m: (
        "JD" in m.out_names and m.led is D and any(height(card) > 11 for card in m.own_suit)
    ),
    "draw-the-higher-diamonds": lambda m: (
        m.leads and "JD" in named(m.own_suit) and any(height(card) > 11 for card in m.out)
    ),
    "lead-the-sheep": lambda m: str(m.card) == "JD" and m.leads and bool(m.higher),
    "discard-a-lost-sheep": lambda m: (
        str(m.card) == "JD"
        and m.throws
        and bool(m.out)
        and min(map(height, m.out)) > 11
        and not _higher_kept(m)
    ),
    "keep-the-sheep": lambda m: "JD" in named(m.legal) and m.led is D and m.best > 11 and str(m.card) != "JD",
    "risk-the-sheep": lambda m: str(m.card) == "JD" and m.led is D and m.best < 11,
    "win-while-it-is-cheap": lambda m: m.takes(m.card) and not m.later and _worth(m) >= -50,
    "win-what-pays": lambda m: m.takes(m.card) and _gain(m) > 0,
    "go-for-what-pays": lambda m: m.follows and m.high > m.best and _gain(m) > 0,
    "lead-the-transformer-under-the-last-high-clubs": lambda m: (
        str(m.card) == "10C" and m.leads and bool(m.out) and min(map(height, m.out)) > 10
    ),
    "throw-the-transformer-under": lambda m: str(m.card) == "10C" and m.led is C and m.best > 10,
    "discard-the-transformer": lambda m: str(m.card) == "10C" and m.throws,
    "hope-for-a-high-club": lambda m: str(m.card) == "10C" and any(height(card) > 10 for card in m.out),
    "stay-below-the-transformer": lambda m: (
        m.leads and m.card.suit is C and m.high < 10 and "10C" in m.out_names
    ),
    "discard-high-hearts": lambda m: m.throws and m.card.suit is H and m.high > 10,
}


def but_not(name, is_spared):
    """Return the check of a sentence that must not be said where it is the partner's trick, or hearts."""
    check = GONGZHU[name]
    return lambda m: check(m) and not is_spared(m)


_SPARED = {
    "lead-against-all-hearts": lambda m: m.partner_collects,
    "lead-spades-to-force-the-queen": lambda m: m.partner_has_the_pig,
    "catch-the-sheep": lambda m: m.side_is_seen_to_take,
    "go-for-the-sheep": lambda m: m.side_is_seen_to_take,
    "stop-all-hearts": lambda m: m.partner_collects,
    "try-to-stop-all-hearts": lambda m: m.partner_collects,
    "keep-a-stopper": lambda m: m.partner_collects,
    "throw-the-queen-under": lambda m: m.partner_wins,
    "throw-the-transformer-under": lambda m: m.partner_wins,
    "drop-a-high-heart-under": lambda m: m.partner_wins,
    "discard-the-queen": lambda m: m.partner_wins,
    "keep-hearts-from-a-collector": lambda m: m.partner_wins,
    "discard-high-hearts": lambda m: m.partner_wins,
    "discard-the-transformer": lambda m: m.partner_wins,
    "discard-a-lost-sheep": lambda m: m.partner_wins,
    "discard-a-heart": lambda m: m.partner_wins,
}
GONGZHU |= {name: but_not(name, spared) for name, spared in _SPARED.items() if name in GONGZHU}
GONGZHU |= {
    "give-the-sheep-to-your-side": lambda m: str(m.card) == "JD" and m.side_takes,
    "give-your-side-the-lowest-heart": lambda m: (
        m.side_takes and m.led is H and m.card == min(m.legal, key=height) and len(m.legal) > 1
    ),
    "use-a-high-card-with-your-partner": lambda m: (
        m.side_takes
        and m.follows
        and m.led is not H
        and str(m.card) not in _spared(m)
        and m.is_highest_but(_spared(m))
        and _lower_kept(m)
    ),
    "keep-what-costs-from-your-partner": lambda m: (
        m.partner_wins and m.throws and not m.costs(m.card) and any(map(m.costs, m.legal))
    ),
    "lead-a-diamond-for-the-sheep": lambda m: (
        m.leads and m.card.suit is D and m.high > 11 and m.takes(m.card) and m.partner_may_have_the_sheep
    ),
    "give-your-partner-all-hearts": lambda m: (
        m.card.suit is H and m.loses and m.side_takes and m.partner_collects
    ),
    "stop-all-hearts-with-your-partner": lambda m: (
        m.card.suit is H and m.throws and m.side_takes and any(map(m.collects, m.opponents))
    ),
}


def _is_heart(card):
    return card.suit is H


def _worth(m, taken=()):
    taken = [*taken, *m.table, m.card]
    return gongzhu.score_hand([taken, [], [], []], m.hand.exposed, m.hand.options)[0]


def _gain(m):
    own = [card for trick in m.full for card in trick.cards if trick.winner == m.seat]
    before = gongzhu.score_hand([own, [], [], []], m.hand.exposed, m.hand.options)[0]
    return _worth(m, own) - before


def is_plan_sound(m, plan):
    """Whether what was taken so far, leaves room for a plan."""
    takers = m.takers(_is_heart if isinstance(m.hand, gongzhu.Hand) else m.costs)
    sweeper, *others = takers or {m.seat}
    is_so = {"finish": takers == {m.seat}, "try": sweeper == m.seat, "stop": sweeper != m.seat}[plan]
    return is_so and not others and (isinstance(m.hand, gongzhu.Hand) or _jack_free_for(m, sweeper))
