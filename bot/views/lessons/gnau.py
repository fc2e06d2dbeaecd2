"""The lesson of Gnau: the ox or no ox, the other two cards, the best split, special hands, wins, payouts.

The rules of the game and the house rules of the server decide each answer.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from bot.render.gnau import DrawnHand, ResultLine, draw_hand, draw_result
from bot.rules.cards import Card, parse_cards
from bot.rules.gnau.options import OPTION_NAMES, FiveSmall, HouseRules, NenkuRank, Ties
from bot.rules.gnau.practice import judge
from bot.rules.gnau.ranking import Category
from bot.rules.gnau.settlement import Outcome, PlayerResult, settle
from bot.rules.gnau.splits import OX_SIZE, Split, all_splits, optimal_split
from bot.tables.gnau.settings import GnauSettings
from bot.tables.preferences import Preferences
from bot.tables.settings import ServerSettings
from bot.text import Text
from bot.text.cards import NO_BREAK
from bot.text.gnau import (
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
from bot.views.lessons.lesson import (
    Choice,
    Option,
    Page,
    Question,
    Reply,
    Verdict,
    number_choice,
)
from bot.views.phrases import signed_points
from bot.views.pictures import Picture, drawn

STAKE: Final = 5
"""What the last page plays for."""

# Each hand has only one possible split, or only one best split. A test checks that under all house rules.
OX_HAND: Final = parse_cards("7S KC 8H 4D 5D")
TWO_HAND: Final = parse_cards("2C QH 8D 9S 5H")
WAYS_HAND: Final = parse_cards("3S 6H 8D 4C 8S")
NO_OX_HAND: Final = parse_cards("KS 9D 8C 5H 4D")
SPECIAL_HAND: Final = parse_cards("10D AS 4C KC 6H")
TIED_HANDS: Final = parse_cards("JS QH KD 9C 8H"), parse_cards("10S 9D AC 5S 2D")
PAID_HANDS: Final = parse_cards("8D 2C 10H 4S 5S"), parse_cards("JC 9H AD 4S 4H")
"""The player's, and the dealer's."""


# The answer that there is no ox.
_NO_OX: Final = "none"


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


def _rules(settings: ServerSettings) -> HouseRules:
    return settings.for_game(GnauSettings).rules


def _find_ox(text: Text, settings: ServerSettings) -> Page:
    rules = _rules(settings)
    teaching = text("lesson-gnau-ox", triplet="on" if rules.triplet_passport else "off")
    return _five(text, teaching, text("lesson-gnau-ox-asked"), OX_HAND, PickOx(text, OX_HAND, rules))


def _no_ox(text: Text, settings: ServerSettings) -> Page:
    question = PickOx(text, NO_OX_HAND, _rules(settings), may_be_none=True)
    return _five(text, text("lesson-gnau-none"), text("lesson-gnau-none-asked"), NO_OX_HAND, question)


def _read_two(text: Text, settings: ServerSettings) -> Page:
    split = optimal_split(TWO_HAND, _rules(settings))
    two, right = split.rest_values or (), split.strength
    question = number_choice(
        right or 0,
        (sum(two), max(two)),
        str,
        why=reason_best(text, split),
        hint=text("lesson-gnau-two-hint"),
    )
    # The question asks for the strength of the two cards, so the picture must not show it.
    ox, rest = drawn_hand(text, TWO_HAND, split)
    said = f"{text.cards(split.ox_cards or ())}{NO_BREAK}┃ {text.cards(split.rest or ())}"
    return Page(
        teaching=text("lesson-gnau-two"),
        example=f"# {said}",
        asked=text("lesson-gnau-two-asked"),
        question=question,
        draw=partial(_draw_hand, text, (ox, replace(rest, words="?")), said),
    )


def _best_way(text: Text, settings: ServerSettings) -> Page:
    ways = sorted(all_splits(WAYS_HAND, _rules(settings)), key=lambda way: str(way.ox_cards), reverse=True)
    best = max(way.rank for way in ways)
    options = (
        Option(
            str(number),
            split_name(text, way),
            way.rank == best,
            reason_best(text, way) if way.rank == best else text("lesson-gnau-best-hint"),
        )
        for number, way in enumerate(ways)
    )
    hands = [_Hand(text("lesson-gnau-way", number=number), way) for number, way in enumerate(ways, start=1)]
    teaching, asked = text("lesson-gnau-best"), text("lesson-gnau-best-asked")
    return _page(text, teaching, asked, hands, Choice(tuple(options)))


def _special(text: Text, settings: ServerSettings) -> Page:
    rules = _rules(settings)
    split = optimal_split(SPECIAL_HAND, rules)
    right = split.category, split.strength
    # The wrong answers include the hand if only the last digit counted, and the hand if its ox were not seen.
    kinds = ((Category.FIVE_DUKES, None), right, (Category.SINGLE, 1), (Category.NONE, None))
    why, hint = reason_best(text, split), text("lesson-gnau-special-hint")
    options = (
        Option(str(number), hand_name(text, *kind), kind == right, why if kind == right else hint)
        for number, kind in enumerate(kinds)
    )
    said = dict(zip(OPTION_NAMES, rules_lines(text, rules), strict=True))
    lines = (f"- {said[name]}" for name in _special_options(rules))
    teaching = "\n".join([text("lesson-gnau-special"), *lines])
    return _five(text, teaching, text("lesson-gnau-special-asked"), SPECIAL_HAND, Choice(tuple(options)))


def _special_options(rules: HouseRules) -> Iterator[str]:
    """Yield the house rules about the special hands that this server plays with, the highest hand first."""
    yield "tens_in_five_dukes"
    if rules.five_small is not FiveSmall.OFF:
        yield "five_small"
    yield "tens_in_tonku"
    if rules.nenku is NenkuRank.SPECIAL:
        yield "nenku"


def _who_wins(text: Text, settings: ServerSettings) -> Page:
    rules = _rules(settings)
    result, hands = _against_dealer(text, *TIED_HANDS, rules)
    right = _winner(result, rules)
    why, hint = rules_lines(text, rules)[OPTION_NAMES.index("ties")], text("lesson-gnau-wins-hint")
    labels = {
        "you": text("lesson-gnau-you"),
        "dealer": text("lesson-gnau-dealer"),
        "nobody": text("lesson-gnau-nobody"),
    }
    options = (
        Option(each, label, each == right, why if each == right else hint) for each, label in labels.items()
    )
    teaching, asked = text("lesson-gnau-wins"), text("lesson-gnau-wins-asked")
    return _page(text, teaching, asked, hands, Choice(tuple(options)))


def _winner(result: PlayerResult, rules: HouseRules) -> str:
    if result.outcome is Outcome.TIES:
        return "dealer" if rules.ties is Ties.DEALER else "nobody"
    return "you" if result.outcome is Outcome.BEATS else "dealer"


def _what_it_pays(text: Text, settings: ServerSettings) -> Page:
    rules = _rules(settings)
    result, hands = _against_dealer(text, *PAID_HANDS, rules)
    dealer = hands[0].split
    # Typical mistakes of people who have not read the page, such as paying by one's own hand or its strength.
    wrong = (result.split.points, result.split.strength or 0, dealer.points + 1)
    question = number_choice(
        result.delta,
        (-STAKE * points for points in wrong),
        partial(signed_points, text),
        why=text("lesson-gnau-pays-right", hand=split_name(text, dealer), points=dealer.points),
        hint=text("lesson-gnau-pays-hint"),
    )
    named = (text("lesson-gnau-payout", hand=hand, points=points) for hand, points in payouts_of(text, rules))
    # A line may break only between two payouts.
    payouts = f"{NO_BREAK}· ".join(each.replace(" ", NO_BREAK) for each in named)
    teaching, asked = text("lesson-gnau-pays"), text("lesson-gnau-pays-asked", stake=STAKE)
    return _page(text, f"{teaching}\n-# {payouts}", asked, hands, question)


def gnau_pages(text: Text, settings: ServerSettings) -> tuple[Page, ...]:
    """Return the pages of the lesson."""
    pages = _find_ox, _no_ox, _read_two, _best_way, _special, _who_wins, _what_it_pays
    return tuple(page(text, settings) for page in pages)


def gnau_end(text: Text, settings: ServerSettings) -> str:
    """Return what the end of the lesson says."""
    return text("lesson-gnau-end", rules=rules_summary(text, _rules(settings)))


# Examples, in words and drawn.


@dataclass(frozen=True)
class _Hand:
    """A hand of an example.

    Args:
        name: The heading of the hand, such as its owner.
        split: How the hand counts; it contains all five cards.
    """

    name: str
    split: Split
    is_dealer: bool = False

    @property
    def cards(self) -> tuple[Card, ...]:
        return (*(self.split.ox_cards or ()), *(self.split.rest or ()))


def _against_dealer(
    text: Text, cards: Sequence[Card], dealer_cards: Sequence[Card], rules: HouseRules
) -> tuple[PlayerResult, list[_Hand]]:
    settled = settle(dealer_cards, {"": cards}, rules, STAKE)
    result = settled.players[""]
    names = text("gnau-picture-dealer-unnamed"), text("lesson-gnau-your-hand")
    return result, [_Hand(names[0], settled.dealer, is_dealer=True), _Hand(names[1], result.split)]


def _five(text: Text, teaching: str, asked: str, cards: Sequence[Card], question: Question) -> Page:
    """Return a page about five cards in the order in which they were dealt."""
    draw = partial(_draw_hand, text, drawn_hand(text, cards, None), text.without_emoji().cards(cards))
    return Page(teaching, f"# {cards_line(text, cards)}", asked, question, draw)


def _page(text: Text, teaching: str, asked: str, hands: Sequence[_Hand], question: Question) -> Page:
    return Page(teaching, "\n".join(_said(text, hands)), asked, question, partial(_draw_hands, text, hands))


def _said(text: Text, hands: Iterable[_Hand]) -> Iterable[str]:
    for hand in hands:
        yield f"**{hand.name}: {split_name(text, hand.split)}**"
        yield from split_lines(text, hand.cards, hand.split)


async def _draw_hand(text: Text, hand: DrawnHand, said: str, preferences: Preferences) -> Picture | None:
    hand = tuple(replace(group, four_colour=preferences.four_colours) for group in hand)
    return await drawn(HAND, text("lesson-gnau-hand", cards=said), draw_hand, hand)


async def _draw_hands(text: Text, hands: Sequence[_Hand], _preferences: Preferences) -> Picture | None:
    lines = tuple(
        ResultLine(
            name=hand.name,
            hand=drawn_hand(text, hand.cards, hand.split),
            category=hand.split.category,
            label=split_name(text, hand.split),
            delta="",
            gain=0,
            is_dealer=hand.is_dealer,
        )
        for hand in hands
    )
    said = "\n".join(_said(text.without_emoji(), hands)).replace("**", "").replace("> ", "")
    return await drawn(RESULT, said, draw_result, lines)
