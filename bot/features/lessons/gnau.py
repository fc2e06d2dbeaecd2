"""The lesson of Gnau: the ox or no ox, the other two cards, the best split, special hands, wins, payouts.

The rules of the game and the house rules of the server decide each answer.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from bot.features.lessons.lesson import Choice, Example, Page, Question, Reply, Verdict, numbers
from bot.render.gnau import DrawnHand, ResultLine, draw_hand, draw_result
from bot.rules.cards import Card, parse_cards
from bot.rules.gnau.bidding import Bidding
from bot.rules.gnau.examples import ranking
from bot.rules.gnau.options import OPTION_NAMES, HouseRules, ThreeSix, Ties, Tonku
from bot.rules.gnau.practice import judge
from bot.rules.gnau.ranking import Category, highest_first
from bot.rules.gnau.settlement import Outcome, Settlement, settle
from bot.rules.gnau.splits import OX_SIZE, Split, all_splits, optimal_split
from bot.tables.gnau.evening import SPECIAL
from bot.tables.gnau.settings import GnauSettings
from bot.tables.preferences import Preferences
from bot.tables.server_settings import ServerSettings
from bot.text import Text, dashed
from bot.text.cards import NO_BREAK
from bot.text.gnau import (
    category_name,
    hand_meaning,
    hand_name,
    payouts_of,
    reason_best,
    reason_wrong,
    rules_lines,
    rules_summary,
    split_name,
)
from bot.views.gnau.cards import cards_line, split_lines
from bot.views.gnau.hand import CARD_MOVES, after_move, read_pressed, write_pressed
from bot.views.gnau.pictures import HAND, RESULT, drawn_hand
from bot.views.phrases import signed_points
from bot.views.pictures import Picture, drawn, in_picture, unmarked

STAKE: Final = 5
"""What the last two pages play for."""
BID, RAISED = 2, 3
"""What the dealer bids on the last page, and how the player raises."""

# Each hand has only one possible split, or only one best split. A test checks that under all house rules.
OX_HAND: Final = parse_cards("7S KC 8H 4D 5D")
TWO_HAND: Final = parse_cards("2C QH 8D 9S 5H")
WAYS_HANDS: Final = MappingProxyType(
    {
        "free": parse_cards("3S 6H 8D 4C 8S"),
        "pair": parse_cards("5S KC 2H 5D 8C"),
        "tonku": parse_cards("5S AS KC 10H 5D"),
    }
)
"""Hands that can be split in different ways: by threes and sixes, beside a pair, beside Ngau Tonku."""
NO_OX_HAND: Final = parse_cards("KS 9D 8C 5H 4D")
SPECIAL_HANDS: Final = MappingProxyType(
    {
        Category.TONKU: parse_cards("7D AS 8C KC 5H"),
        Category.BOMB: parse_cards("7S 7H 2C 7D 7C"),
        Category.FIVE_DUKES: parse_cards("JD QH KD JH QC"),
    }
)
TIED_HANDS: Final = parse_cards("JS QH KD 9C 8H"), parse_cards("10S 9D AC 5S 2D")
PAID_HANDS: Final = parse_cards("8D 2C 10H 4S 5S"), parse_cards("7C 8H 5D QS QH")
"""The player's, and the dealer's."""

# The answer that there is no ox.
_NO_OX: Final = "none"
# The player whose hand is settled against the dealer's.
_YOU: Final = "you"
# Split hands by their headings, in the language of the texts that are given.
_Hands: TypeAlias = Callable[[Text], Mapping[str, Split]]
_DEALER: Final = "dealer"


@dataclass(frozen=True)
class PickOx(Question):
    """Asks for the three cards of the ox. An answer is the indices of the pressed cards in the hand.

    Args:
        may_be_none: Whether the page offers the answer that there is no ox.
    """

    text: Text
    cards: Sequence[Card]
    rules: HouseRules
    may_be_none: bool = False

    def replies(self, answer: str) -> Sequence[Reply]:
        pressed = self._pressed(answer)
        # After three cards the next press starts a new answer, so that a wrong answer needs no undoing.
        before = () if len(pressed) == OX_SIZE else pressed
        replies = [
            Reply(write_pressed(after_move(before, move)), self.text.card(card), int(move) in pressed)
            for move, card in zip(CARD_MOVES, self.cards, strict=True)
        ]
        if self.may_be_none:
            replies.append(Reply(_NO_OX, self.text("gnau-pick-no-ox"), answer == _NO_OX))
        return replies

    def verdict(self, answer: str) -> Verdict | None:
        pressed = self._pressed(answer)
        is_none = self.may_be_none and answer == _NO_OX
        if len(pressed) < OX_SIZE and not is_none:
            return None
        judgement = judge(self.cards, pressed, self.rules)
        if judgement.is_right:
            return Verdict(True, reason_best(self.text, judgement.best))
        return Verdict(False, reason_wrong(self.text, judgement))

    @staticmethod
    def _pressed(answer: str) -> tuple[int, ...]:
        places = "".join(dict.fromkeys(each for each in answer if each in CARD_MOVES))
        return read_pressed(places[:OX_SIZE])


def gnau_pages(text: Text, settings: ServerSettings) -> tuple[Page, ...]:
    """Return the pages of the lesson."""
    rules = _rules(settings)
    triplet = "on" if rules.triplet_passport else "off"
    find_ox, no_ox = PickOx(text, OX_HAND, rules), PickOx(text, NO_OX_HAND, rules, may_be_none=True)
    return (
        Page(text, "gnau-ox", _dealt(text, OX_HAND), find_ox, {"triplet": triplet}),
        Page(text, "gnau-none", _dealt(text, NO_OX_HAND), no_ox),
        _read_two(text, rules),
        *_best_way(text, rules),
        _special(text, rules),
        _who_wins(text, rules),
        _what_it_pays(text, rules),
        _what_bids_move(text, rules),
    )


def gnau_end(text: Text, settings: ServerSettings) -> str:
    """Return what the end of the lesson says."""
    return text("lesson-gnau-end", rules=rules_summary(text, _rules(settings)))


def _rules(settings: ServerSettings) -> HouseRules:
    return settings.for_game(GnauSettings).rules


def _read_two(text: Text, rules: HouseRules) -> Page:
    split = optimal_split(TWO_HAND, rules)
    two = split.rest_values or ()
    question = numbers(split.strength or 0, sum(two), max(two), why=reason_best(text, split))
    # The question asks for the strength of the two cards, so the picture must not show it.
    ox, rest = drawn_hand(text, TWO_HAND, split)
    said = f"{text.cards(split.ox_cards or ())}{NO_BREAK}┃ {text.cards(split.rest or ())}"
    draw = partial(_draw_hand, text, (ox, replace(rest, words="?")), said)
    return Page(text, "gnau-two", Example(f"# {said}", draw), question)


def _best_way(text: Text, rules: HouseRules) -> Iterator[Page]:
    """Yield the page about hands with several oxen, where the rules make a difference between these."""
    if rules.three_six is ThreeSix.FREE:
        kind = "free"
    elif rules.doubles:
        kind = "pair"
    elif rules.tonku is not Tonku.OFF and not rules.tens_in_tonku:
        kind = "tonku"
    else:
        return
    ways = sorted(all_splits(WAYS_HANDS[kind], rules), key=lambda way: str(way.ox_cards), reverse=True)
    named, best = {str(number): way for number, way in enumerate(ways)}, max(way.rank for way in ways)
    whys = {answer: reason_best(text, way) for answer, way in named.items() if way.rank == best}
    question = Choice({answer: split_name(text, way) for answer, way in named.items()}, whys.keys(), whys)

    def hands(text: Text) -> dict[str, Split]:
        return {text("lesson-gnau-way", number=number): way for number, way in enumerate(ways, start=1)}

    words = {"kind": kind, "doubles": dashed(rules.doubles), "aces": str(rules.aces)}
    words["three_six"] = str(rules.three_six)
    yield Page(text, "gnau-best", _split(text, hands), question, words)


def _special(text: Text, rules: HouseRules) -> Page:
    special = next(each for each in SPECIAL_HANDS if each in highest_first(rules))
    cards = SPECIAL_HANDS[special]
    split = optimal_split(cards, rules)
    right = split.category, split.strength
    # The wrong answers include the hand if only the last digit counted, and the hand if its ox were not seen.
    wrong = (Category.FIVE_DUKES, None), (Category.SINGLE, 1), (Category.NONE, None)
    kinds = list(dict.fromkeys([wrong[0], right, *wrong[1:]]))
    labels = {str(number): hand_name(text, *kind) for number, kind in enumerate(kinds)}
    answer = str(kinds.index(right))
    question = Choice(labels, {answer}, {answer: reason_best(text, split)})
    above = [kind for kind in ranking(rules) if kind.split.category in SPECIAL]
    more = "".join(
        "\n- "
        + text(
            "named-value",
            name=category_name(text, kind.split.category),
            value=hand_meaning(text, kind.name, rules),
        )
        for kind in above
    )
    words = {"special": special.value}
    return Page(text, "gnau-special", _dealt(text, cards), question, words, more=more)


def _said_rules(text: Text, rules: HouseRules) -> dict[str, str]:
    return dict(zip(OPTION_NAMES, rules_lines(text, rules), strict=True))


def _who_wins(text: Text, rules: HouseRules) -> Page:
    yours, dealers = TIED_HANDS
    settled = settle(dealers, {_YOU: yours}, rules, STAKE)
    right, why = _winner(settled.players[_YOU].outcome, rules), _said_rules(text, rules)["ties"]
    labels = {
        "you": text("lesson-gnau-you"),
        "dealer": text("lesson-gnau-dealer"),
        "nobody": text("lesson-gnau-nobody"),
    }
    return Page(text, "gnau-wins", _against_dealer(text, settled), Choice(labels, {right}, {right: why}))


def _winner(outcome: Outcome, rules: HouseRules) -> str:
    if outcome is Outcome.TIES:
        return "dealer" if rules.ties is Ties.DEALER else "nobody"
    return "you" if outcome is Outcome.BEATS else "dealer"


def _what_it_pays(text: Text, rules: HouseRules) -> Page:
    yours, dealers = PAID_HANDS
    settled = settle(dealers, {_YOU: yours}, rules, STAKE)
    result, dealer = settled.players[_YOU], settled.dealer
    # Typical mistakes of people who have not read the page, such as paying by one's own hand or its strength.
    wrong = (result.split.points, result.split.strength or 0, dealer.points + 1)
    stakes = (-STAKE * points for points in wrong)
    question = numbers(result.delta, *stakes, label=partial(signed_points, text))
    named = (text("lesson-gnau-payout", hand=hand, points=points) for hand, points in payouts_of(text, rules))
    # A line may break only between two payouts.
    payouts = f"{NO_BREAK}· ".join(each.replace(" ", NO_BREAK) for each in named)
    words: dict[str, str | int] = {"stake": STAKE, "hand": split_name(text, dealer), "points": dealer.points}
    return Page(text, "gnau-pays", _against_dealer(text, settled), question, words, more=f"\n-# {payouts}")


def _what_bids_move(text: Text, rules: HouseRules) -> Page:
    """Return the page about tables where the bank is bid for: the same hands, multiplied."""
    yours, dealers = PAID_HANDS
    bidding = Bidding({_DEALER: BID}, {_YOU: RAISED})
    settled = settle(dealers, {_YOU: yours}, rules, STAKE, bidding.times)
    result, price = settled.players[_YOU], settled.dealer.points * STAKE
    # Typical mistakes: added instead of multiplied, or one of the two forgotten.
    question = numbers(
        result.delta,
        *(-price * times for times in (BID, RAISED, BID + RAISED)),
        label=partial(signed_points, text),
    )
    words: dict[str, str | int] = {"stake": STAKE, "bid": BID, "raised": RAISED, "price": price}
    return Page(text, "gnau-bids", _against_dealer(text, settled), question, words)


# Examples, in words and drawn.


def _dealt(text: Text, cards: Sequence[Card]) -> Example:
    """Return five cards in the order in which they were dealt."""
    draw = partial(_draw_hand, text, drawn_hand(text, cards, None), text.without_emoji().cards(cards))
    return Example(f"# {cards_line(text, cards)}", draw)


async def _draw_hand(text: Text, hand: DrawnHand, said: str, preferences: Preferences) -> Picture | None:
    hand = tuple(replace(group, four_colour=preferences.four_colours) for group in hand)
    return await drawn(text.locale, HAND, text("lesson-gnau-hand", cards=said), draw_hand, hand)


def _against_dealer(text: Text, settled: Settlement[str]) -> Example:
    def hands(text: Text) -> dict[str, Split]:
        dealer, own = text("gnau-picture-dealer-unnamed"), text("lesson-gnau-your-hand")
        return {dealer: settled.dealer, own: settled.players[_YOU].split}

    return _split(text, hands, dealers=1)


def _split(text: Text, hands: _Hands, dealers: int = 0) -> Example:
    """Return split hands. Each has an ox, so its split holds all its cards.

    Args:
        hands: Returns the hands by their headings, such as their owners.
        dealers: How many of them, from the first, are a dealer's.
    """
    draw = partial(_draw_hands, text, hands, dealers)
    return Example("\n".join(_said(text, hands(text))), draw)


def _said(text: Text, hands: Mapping[str, Split]) -> Iterable[str]:
    for name, split in hands.items():
        yield f"**{text('named-value', name=name, value=split_name(text, split))}**"
        yield from split_lines(text, (), split)


async def _draw_hands(text: Text, hands: _Hands, dealers: int, _preferences: Preferences) -> Picture | None:
    plain = in_picture(text)
    lines = tuple(
        ResultLine(
            name=name,
            hand=drawn_hand(plain, (), split),
            category=split.category,
            label=split_name(plain, split),
            delta="",
            gain=0,
            is_dealer=number < dealers,
        )
        for number, (name, split) in enumerate(hands(plain).items())
    )
    said = unmarked("\n".join(_said(text.without_emoji(), hands(text))))
    return await drawn(plain.locale, RESULT, said, draw_result, lines)
