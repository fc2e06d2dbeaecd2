"""The texts of Gnau: hands, house rules, the drill's comments on an answer, odds."""

from collections.abc import Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from bot.rules.cards import ACE_OF_SPADES, Card, rank_text
from bot.rules.gnau.hand_counts import HandOdds
from bot.rules.gnau.odds import HandChances, RoundOdds
from bot.rules.gnau.options import OPTION_NAMES, SINGLE_NAMES, HouseRules, OptionValue, Ties
from bot.rules.gnau.practice import Judgement, Verdict, possible_sums
from bot.rules.gnau.presets import nearest_preset, preset_name
from bot.rules.gnau.ranking import Category, PaidHand, highest_first, paid_hands
from bot.rules.gnau.settlement import Outcome, is_draw
from bot.rules.gnau.splits import HAND_SIZE, Split
from bot.text.cards import NO_BREAK
from bot.text.catalog import Text, dashed, with_minus
from bot.text.columns import columns_of, left_in, right_in
from bot.text.conventions import either, percent, sentences, signed

_BEST_SINGLE: Final = 10
# The categories whose hands are named by their strength.
_OF_STRENGTHS: Final = frozenset({Category.BOMB, Category.DOUBLE, Category.SINGLE})


def split_name(text: Text, split: Split) -> str:
    """Return the name of a hand, for example `Double Ox K` or `Ngau Tonku`."""
    return hand_name(text, split.category, split.strength)


def hand_name(text: Text, category: Category, strength: int | None) -> str:
    """Return the name of a hand of this category and strength."""
    if category is Category.DOUBLE:
        return text("gnau-category-double", rank=rank_text(strength or 0))
    if category is Category.BOMB:
        return text("gnau-category-bomb", rank=rank_text(strength or 0))
    if category is Category.SINGLE:
        return text("gnau-category-single", strength=strength or 0)
    return text(f"gnau-category-{dashed(category)}")


def known_name(text: Text, category: Category, strength: int | None = None) -> str:
    """Return the name of a hand with the name that many players know beside it, if it has one.

    Args:
        strength: None for hands of any strength.
    """
    is_named = strength is not None or category not in _OF_STRENGTHS
    hand = hand_name(text, category, strength) if is_named else category_name(text, category)
    kind = "ox-ten" if (category, strength) == (Category.SINGLE, _BEST_SINGLE) else dashed(category)
    return text("gnau-known-name", hand=hand, kind=kind)


def outcome_name(text: Text, outcome: Outcome) -> str:
    """Return the result of comparing a player's hand with the dealer's."""
    return text(f"gnau-outcome-{outcome}")


def rules_summary(text: Text, rules: HouseRules, packs: int = 1) -> str:
    """Return the house rules on one short line: the nearest preset, the differences, and several decks."""
    name, changes = nearest_preset(rules)
    summary = text(f"gnau-preset-{dashed(name)}")
    if changes:
        phrases = [_short(text, option, value) for option, value in changes.items()]
        summary = text("gnau-summary-changed", preset=summary, changes=" · ".join(phrases))
    return summary if packs == 1 else text("gnau-summary-packs", rules=summary, packs=packs)


def rules_name(text: Text, rules: HouseRules) -> str:
    """Return what house rules are called: the preset, or only that they are a table's own."""
    name = preset_name(rules)
    return text(f"gnau-preset-{dashed(name)}" if name else "gnau-own-rules")


def rules_lines(text: Text, rules: HouseRules) -> list[str]:
    """Return a sentence for each house rule of Gnau."""
    options = ((option, getattr(rules, option)) for option in OPTION_NAMES)
    return [text(f"gnau-rule-{dashed(option)}-{dashed(value)}") for option, value in options]


def different_lines(text: Text, rules: HouseRules) -> list[str]:
    """Return a sentence for each house rule and each payout of Gnau that is not as in `classic`."""
    return [*different_options(text, rules).values(), *different_payouts(text, rules)]


def different_options(text: Text, rules: HouseRules) -> dict[str, str]:
    """Return a sentence for each house rule that is not as in `classic`, by the name of its option."""
    lines = zip(OPTION_NAMES, rules_lines(text, rules), rules_lines(text, HouseRules()), strict=True)
    return {name: here for name, here, usual in lines if here != usual}


def different_payouts(text: Text, rules: HouseRules) -> list[str]:
    """Return a line for each hand that pays something else than in `classic`."""
    usually = dict(payouts_of(text, HouseRules()))
    return [
        text("gnau-rules-pays", hand=hand, points=points, usual=usually[hand])
        for hand, points in payouts_of(text, rules)
        if points != usually.get(hand, points)
    ]


def nenku_rank(text: Text, rules: HouseRules) -> str:
    """Return where Nenku ranks, as a phrase that includes its name."""
    return _short(text, "nenku", rules.nenku)


def odds_words(text: Text, rules: HouseRules, a_round: RoundOdds) -> dict[str, str]:
    """Return the odds of a round as the variables of sentences.

    `gains`, `pays` and `moves_nothing` are about points. `beats`, `ties` and `loses` are about comparing
    hands. `rule` says what happens at a tie.
    """
    rule = "unpaid" if rules.ties is Ties.DEALER and not rules.payouts.no_ox else str(rules.ties)
    names = ("gains", "pays", "beats", "ties", "loses")
    shares = {name: percent(text, getattr(a_round, name)) for name in names}
    nothing = percent(text, 1 - a_round.gains - a_round.pays)
    return {**shares, "moves_nothing": nothing, "rule": text("gnau-odds-ties", rule=rule)}


def chances_words(text: Text, chances: HandChances) -> dict[str, str]:
    """Return what happens to a hand's points as variables of a sentence.

    `gains`, `pays` and `moves_nothing` are shares; `is_always_paid` is “yes” where points always move.
    """
    counts = {"gains": chances.gains, "pays": chances.pays}
    nothing = counts["moves_nothing"] = chances.hands - sum(counts.values())
    shares = {name: percent(text, hands, chances.hands) for name, hands in counts.items()}
    return {**shares, "is_always_paid": "no" if nothing else "yes"}


def tie_line(text: Text, split: Split, rules: HouseRules) -> str:
    """Return what happens to a hand that ties with the dealer's."""
    ends = "draw" if is_draw(split.category, rules) else "dealer" if split.points else "unpaid"
    return text("gnau-odds-hand-tie", ends=ends, hand=split_name(text, split))


def payouts_of(text: Text, rules: HouseRules) -> list[tuple[str, int]]:
    """Return the name of each possible hand and the number of stakes that it pays, highest hand first."""
    return [(_paid_name(text, hand), hand.points) for hand in paid_hands(rules)]


def _paid_name(text: Text, hand: PaidHand) -> str:
    if hand.name == "single":
        return text("gnau-payout-singles", strengths=strengths_text(hand.strengths))
    return payout_name(text, hand.name)


def payout_name(text: Text, name: str) -> str:
    """Return what a payout is for, by its name among the options."""
    if name in SINGLE_NAMES:
        return hand_name(text, Category.SINGLE, 1 + SINGLE_NAMES.index(name))
    return text(f"gnau-payout-{dashed(name)}")


def strengths_text(strengths: Sequence[int]) -> str:
    """Return neighbouring numbers of a Single Ox, lowest first, on as few characters as possible.

    Example:
        >>> strengths_text([7]), strengths_text([1, 2, 3])
        ('7', '1\u20133')
    """
    return str(strengths[0]) if len(strengths) == 1 else f"{strengths[0]}–{strengths[-1]}"


def hand_meaning(text: Text, name: str, rules: HouseRules) -> str:
    """Return what makes a hand of a kind, a phrase; the kind is named as its payout."""
    words = {
        "five_dukes": text("gnau-rank-five-dukes", tens=dashed(rules.tens_in_five_dukes)),
        "five_small": text("gnau-rank-five-small", kind=str(rules.five_small)),
        "bomb": text("gnau-rank-bomb"),
        "silver": text("gnau-rank-silver"),
        "tonku": text("gnau-rank-tonku", ace=str(rules.tonku), tens=dashed(rules.tens_in_tonku)),
        "nenku": text("gnau-rank-nenku", tens=dashed(rules.tens_in_tonku)),
        "aces": text("gnau-rank-aces"),
        "double": text("gnau-rank-double", aces=str(rules.aces)),
        "ox_ten": text("gnau-rank-single"),
        "no_ox": text("gnau-rank-none"),
    }
    return words[name]


def _short(text: Text, option: str, value: OptionValue) -> str:
    name = option.removeprefix("payout_")
    if name != option:
        return text("gnau-short-payout", hand=payout_name(text, name), points=int(value))
    return text(f"gnau-short-{dashed(option)}-{dashed(value)}")


def reason_wrong(text: Text, judgement: Judgement) -> str:
    """Return the reason why an answer was wrong."""
    if judgement.verdict is Verdict.MISSED:
        return text("gnau-drill-missed")
    cards = text.cards(judgement.pressed)
    if judgement.verdict is Verdict.NOT_AN_OX:
        return text("gnau-drill-no-passport", cards=cards, sums=_either(text, judgement.sums))
    return text("gnau-drill-weaker", cards=cards, name=split_name(text, judgement.chosen))


def sums_of(text: Text, cards: Sequence[Card], rules: HouseRules) -> str:
    """Return the possible sums of cards in words: 15, or 15 or 18 with a 3 or a 6."""
    return _either(text, possible_sums(cards, rules.three_six))


def _either(text: Text, sums: Sequence[int]) -> str:
    return either(text, map(str, sums))


def reckoned(text: Text, cards: Sequence[Card], rules: HouseRules) -> str:
    """Return the values of cards and their sum, for example 4 + 8 + 10 = 22."""
    values = ("/".join(map(str, possible_sums([card], rules.three_six))) for card in cards)
    return f"{' + '.join(values)} = {sums_of(text, cards, rules)}".replace(" ", NO_BREAK)


def reason_best(text: Text, split: Split) -> str:
    """Return the reason why a hand, read in the best way, is of its category."""
    if split.ox_cards is None:
        return _reason_whole(text, split)
    why = text("gnau-drill-why", passport=_why_ox(text, split), rest=_why_rest(text, split))
    swapped = text(f"gnau-drill-why-{dashed(split.three_six)}") if _is_swapped(split) else ""
    return sentences(text, why, swapped)


def _reason_whole(text: Text, split: Split) -> str:
    if split.category is Category.FIVE_DUKES:
        return text("gnau-drill-why-five-dukes")
    if split.category is Category.FIVE_SMALL:
        return text("gnau-drill-why-five-small")
    if split.category is Category.BOMB:
        return text("gnau-drill-why-bomb")
    if split.category is Category.SILVER:
        return text("gnau-drill-why-silver")
    return text("gnau-drill-why-none")


def _is_swapped(split: Split) -> bool:
    """Return whether a 3 counts as 6 or a 6 as 3."""
    cards = (*(split.ox_cards or ()), *(split.rest or ()))
    values = (*(split.ox_values or ()), *(split.rest_values or ()))
    return any(card.rank in {3, 6} and card.rank != value for card, value in zip(cards, values, strict=True))


def _why_ox(text: Text, split: Split) -> str:
    total = split.total or 0
    if total % 10:
        return text("gnau-drill-why-triplet")
    return text("gnau-drill-why-sum", sum=_sum(split.ox_values), total=total)


def _why_rest(text: Text, split: Split) -> str:
    if split.category is Category.TONKU and ACE_OF_SPADES in (split.rest or ()):
        return text("gnau-drill-why-tonku")
    if split.category in {Category.TONKU, Category.NENKU}:
        return text("gnau-drill-why-nenku")
    if split.category is Category.DOUBLE:
        return _why_pair(text, split)
    total = sum(split.rest_values or ())
    if total % 10 == 0:
        return text("gnau-drill-why-ten", sum=_sum(split.rest_values), total=total)
    if total > 10:
        return text(
            "gnau-drill-why-digit", sum=_sum(split.rest_values), total=total, strength=split.strength or 0
        )
    return text("gnau-drill-why-single", sum=_sum(split.rest_values), total=total)


def _why_pair(text: Text, split: Split) -> str:
    ranks = {card.rank for card in split.rest or ()}
    if len(ranks) > 1:
        return text("gnau-drill-why-three-six")
    return text("gnau-drill-why-pair", rank=rank_text(*ranks))


def _sum(values: tuple[int, ...] | None) -> str:
    return f"{NO_BREAK}+{NO_BREAK}".join(map(str, values or ()))


class Line(NamedTuple):
    """One line of a table of hands.

    Args:
        cells: The name, the number of hands, and the share, each padded to the same width in all lines.
        fraction: The share as a number from 0 to 1.
    """

    cells: tuple[str, str, str]
    name: str
    share: str
    fraction: float


def exact(points: Fraction) -> str:
    """Return average points as a fraction, even if they are a whole number.

    Example:
        >>> exact(Fraction(0))
        '0/1'
    """
    return f"{points.numerator}/{points.denominator}"


def expectation_words(text: Text, points: Fraction) -> dict[str, str]:
    """Return average points as variables of a sentence: `decimal` and `exact`."""
    return {"decimal": signed(text, points, 4), "exact": with_minus(exact(points))}


def category_name(text: Text, category: Category) -> str:
    """Return the name of a category for hands of any strength."""
    if category in _OF_STRENGTHS:
        return text(f"gnau-odds-category-{category}")
    return hand_name(text, category, None)


def hand_table(text: Text, odds: HandOdds, rules: HouseRules) -> list[Line]:
    """Return the counts of all hands: every category, followed by its strengths, highest first."""
    rows: list[tuple[str, int]] = []
    for category in highest_first(rules):
        rows.append((category_name(text, category), odds.categories[category]))
        strengths = odds.strengths.get(category, {})
        rows += [("  " + hand_name(text, category, each), number) for each, number in strengths.items()]
    return _lines(text, rows, odds.hands)


def category_table(text: Text, odds: HandOdds, rules: HouseRules) -> list[Line]:
    """Return the counts of every category, highest first."""
    rows = [(category_name(text, each), odds.categories[each]) for each in highest_first(rules)]
    return _lines(text, rows, odds.hands)


def strength_table(text: Text, odds: HandOdds, category: Category) -> list[Line]:
    """Return the counts of every strength of a category, highest first. Only its rank or number names it."""
    strengths = odds.strengths[category].items()
    rows = [(_strength(category, strength), hands) for strength, hands in strengths]
    return _lines(text, rows, odds.hands)


def chances_table(text: Text, chances: HandChances) -> list[Line]:
    """Return how often a hand beats, ties and loses to the dealer's hands."""
    rows = [
        (text("gnau-odds-beat"), chances.beats),
        (text("gnau-odds-tie"), chances.ties),
        (text("gnau-odds-lose"), chances.loses),
    ]
    return _lines(text, rows, chances.hands)


def chances_basis(text: Text, chances: HandChances, packs: int) -> str:
    """Return the line that says of how many of the dealer's hands the chances of a hand are."""
    return text("gnau-odds-hand-of", hands=chances.hands, cards=52 * packs - HAND_SIZE)


def _strength(category: Category, strength: int) -> str:
    return str(strength) if category is Category.SINGLE else rank_text(strength)


def _lines(text: Text, rows: Sequence[tuple[str, int]], of: int) -> list[Line]:
    cells = [(name, text("gnau-odds-count", hands=hands), percent(text, hands, of)) for name, hands in rows]
    names, counts, shares = (max(map(columns_of, column)) for column in zip(*cells, strict=True))
    return [
        Line(
            (left_in(name, names), right_in(count, counts), right_in(share, shares)), name, share, hands / of
        )
        for (name, count, share), (_name, hands) in zip(cells, rows, strict=True)
    ]
