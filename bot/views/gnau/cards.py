"""A hand of Gnau in words: the three ox cards, the other two, their values, and a better possible split."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Final

from bot.rules.cards import Card
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.ranking import Category, kind_of, ox_values
from bot.rules.gnau.settlement import Deciding, deciding
from bot.rules.gnau.splits import Split
from bot.tables.gnau import GnauTable, Phase, recalled
from bot.tables.gnau.evening import SPECIAL
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.text import Text, dashed
from bot.text.conventions import listed
from bot.text.gnau import category_name, known_name, nenku_rank, reckoned, split_name
from bot.views.phrases import person_name

# With more players than this, a better split is named without its cards: a message has 4,000 characters.
SHOWN_WITH_CARDS: Final = 6
# A streak is announced from this many won rounds on.
TOLD_STREAK: Final = 3
# If more people than this have the same special hand, the banner says only how many they are.
NAMED_WITH_BANNER: Final = 4

# The ranks that may count as each other.
_SWAPPED: Final = frozenset({3, 6})

BANNERED: Final = SPECIAL - {Category.NENKU}
"""The hands that have a banner. Nenku has a name, but is hardly ever more than a Single Ox 1."""


def cards_line(text: Text, cards: Iterable[Card]) -> str:
    """Return the cards side by side, in bold."""
    return f"**{text.cards(cards)}**"


def split_lines(text: Text, cards: Sequence[Card], split: Split) -> list[str]:
    """Return a line for the three ox cards and one for the other two, or one line for an unsplit hand.

    The two have a separate line because phones may break a line at any emoji.
    """
    if split.ox_cards is None or split.rest is None:
        return [cards_line(text, cards)]
    groups = ((split.ox_cards, ox_sum(split)), (split.rest, rest_sum(text, split)))
    return [text("gnau-split-group", cards=cards_line(text, group), sum=said) for group, said in groups]


def named_lines(text: Text, cards: Sequence[Card], split: Split) -> list[str]:
    """Return the lines of a split hand; the last line, with the cards that decide, also names the hand."""
    *above, last = split_lines(text, cards, split)
    return [*above, text("gnau-split-named", cards=last, name=split_name(text, split))]


def quoted(lines: Iterable[str]) -> str:
    """Return lines as a quote."""
    return "\n".join(f"> {line}" for line in lines)


def ox_sum(split: Split) -> str:
    """Return the sum of the three ox cards, for example `3+6+1=10`."""
    return _sum(split.ox_values, split.total)


def swapped_values(cards: Sequence[Card], values: Sequence[int]) -> tuple[int | None, ...]:
    """Return for each card what it counts as, if it is a 3 that counts as 6 or a 6 that counts as 3."""
    return tuple(
        value if card.rank in _SWAPPED and value != card.rank else None
        for card, value in zip(cards, values, strict=True)
    )


def has_swapped(split: Split) -> bool:
    """Whether a 3 counts as 6 in a hand, or a 6 as 3."""
    if split.ox_cards is None or split.rest is None:
        return False
    values = (*(split.ox_values or ()), *(split.rest_values or ()))
    return any(swapped_values((*split.ox_cards, *split.rest), values))


def ox_sum_of(cards: Sequence[Card], rules: HouseRules) -> str | None:
    """Return the sum of three cards if they are an ox, else None; the rest of the hand does not matter."""
    one, two, three = map(kind_of, cards)
    values = ox_values(one, two, three, rules.three_six, triplets=rules.triplet_passport)
    return None if values is None else _sum(values, sum(values))


def rest_sum(text: Text, split: Split) -> str:
    """Return the sum of the other two cards, or the word for a pair or for Tonku."""
    if split.category is Category.DOUBLE:
        return text("gnau-split-pair")
    if split.category is Category.TONKU:
        return text("gnau-split-tonku")
    return _sum(split.rest_values, None if split.rest_values is None else sum(split.rest_values))


def _sum(values: Sequence[int] | None, total: int | None) -> str:
    return f"{'+'.join(str(value) for value in values or ())}={total}"


def hand_name(text: Text, stored: StoredRound, user_id: UserId | None) -> str:
    """Return the name of a player's hand; None stands for the dealer."""
    table = recalled(stored)
    assert table.hands is not None
    return split_name(text, table.counted_split(table.hands.dealer_id if user_id is None else user_id))


def hand_quote(text: Text, stored: StoredRound, user_id: UserId) -> str:
    """Return a player's cards, as they were split, as a quote."""
    table = recalled(stored)
    return quoted(split_lines(text, table.cards_of(user_id), table.counted_split(user_id)))


def named_hand_quote(text: Text, stored: StoredRound, user_id: UserId) -> str:
    """Return a player's hand as a quote: its split, its name, any mistake, and any better split."""
    table = recalled(stored)
    counted = table.counted_split(user_id)
    lines = named_lines(text, table.cards_of(user_id), counted)
    lines += [f"-# {why}" for why in mistake(text, table, user_id, counted)]
    if (best := table.missed_split(user_id)) is not None:
        lines.append(text("gnau-past-possible", possible=split_name(text, best)))
    return quoted(lines)


def split_remark(text: Text, table: GnauTable, user_id: UserId | None, counted: Split) -> str:
    """Return the remarks on a hand: what decided a tie, the player's mistake, and a better possible split.

    For Nenku, they begin with its rank.

    The cards of a better split follow on separate lines.

    Args:
        user_id: The player; None for the bot.
        counted: The split that counts.
    """
    rank = [nenku_rank(text, table.round_options.rules)] if counted.category is Category.NENKU else []
    remarks = [
        *rank,
        *by_card(text, table, counted),
        *mistake(text, table, user_id, counted),
        *_possible(text, table, user_id),
    ]
    return " · ".join(remarks)


def by_card(text: Text, table: GnauTable, counted: Split) -> Iterable[str]:
    """Yield the highest card of a player's hand if only that card decided between it and the dealer's."""
    if table.phase is not Phase.REVEALED or counted.card is None:
        return
    if deciding(counted, table.settlement().dealer) is Deciding.CARD:
        yield text("gnau-by-card", card=text.card(counted.card))


def highlights(text: Text, table: GnauTable, user_id: UserId | None) -> Iterable[str]:
    """Yield the highlights of a hand: the first of its kind this evening, and the player's streak."""
    yield from firsts(text, table, user_id)
    if user_id is not None and (streak := told_streak(table, user_id)):
        yield text("gnau-result-streak", streak=in_a_row(text, streak))


def told_streak(table: GnauTable, user_id: UserId) -> int:
    """Return how many rounds a winner of the latest round has won in a row; 0 if that is not worth a word."""
    streak = table.evening.streaks.get(user_id, 0)
    return streak if streak >= TOLD_STREAK and table.deltas()[user_id] > 0 else 0


def dealer_name(text: Text, dealer_id: UserId | None) -> str:
    """Return the name of the dealer; None is the house."""
    return text("gnau-house") if dealer_id is None else person_name(text, dealer_id)


def firsts(text: Text, table: GnauTable, user_id: UserId | None) -> Iterable[str]:
    """Yield a line if a player's hand in the latest round is the first of its kind this evening.

    If several players hold such a hand in one round, the hand that was dealt first counts.
    """
    assert table.hands is not None
    category = table.counted_split(user_id).category
    if user_id is None or table.evening.firsts.get(category) != table.round:
        return
    alike = (each for each in table.hands.people if table.counted_split(each).category is category)
    if next(alike) == user_id:
        yield text("gnau-result-first", hand=category_name(text, category), category=dashed(category))


def banners(text: Text, table: GnauTable, *, tells_firsts: bool = False) -> Iterable[str]:
    """Yield a banner for each kind of special hand in the latest round, the highest first.

    Args:
        tells_firsts: Whether a banner also says that such a hand is the first of the evening. Then the first
            Nenku has a line, too.
    """
    assert table.hands is not None
    holders: dict[Category, list[str]] = defaultdict(list)
    for user_id in dict.fromkeys((table.hands.dealer_id, *table.hands.players)):
        holders[table.counted_split(user_id).category].append(dealer_name(text, user_id))
    for category in Category:
        is_first = tells_firsts and table.evening.firsts.get(category) == table.round
        if not (names := holders[category]):
            continue
        many = text("gnau-banner-many", people=len(names))
        people = listed(text, names) if len(names) <= NAMED_WITH_BANNER else many
        if category in BANNERED:
            which = "gnau-banner-first" if is_first else "gnau-banner"
            yield text(which, hand=known_name(text, category), people=people)
        elif is_first:
            rank = nenku_rank(text, table.round_options.rules)
            yield text("gnau-banner-first-nenku", people=people, rank=rank)


def in_a_row(text: Text, rounds: int) -> str:
    """Return the phrase for a number of rounds won in a row."""
    return text("gnau-in-a-row", rounds=rounds)


def mistake(text: Text, table: GnauTable, user_id: UserId | None, counted: Split) -> Iterable[str]:
    """Yield why a player's own split is No Ox, unless the player chose No Ox."""
    if user_id is None or counted.category is not Category.NONE:
        return
    if table.is_own_split and user_id not in table.choices:
        yield text("gnau-result-nothing-chosen")
    elif indices := table.choices.get(user_id):
        cards = table.cards_of(user_id)
        chosen = [cards[index] for index in indices]
        yield text("gnau-result-no-passport", sum=reckoned(text, chosen, table.round_options.rules))


def _possible(text: Text, table: GnauTable, user_id: UserId | None) -> Iterable[str]:
    best = table.missed_split(user_id)
    if best is None:
        return
    assert table.hands is not None
    has_cards = len(table.hands.players) <= SHOWN_WITH_CARDS
    cards = split_lines(text, table.cards_of(user_id), best) if has_cards else []
    yield "\n".join([text("gnau-result-possible", name=split_name(text, best)), *cards])
