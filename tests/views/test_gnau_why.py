"""Why a round ended as it did: by what the settlement goes by, and with the exact chances."""

import json
from collections.abc import Mapping, Sequence
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import Card, build_deck, packs_for, parse_cards
from bot.rules.gnau.odds import odds_against_dealer
from bot.rules.gnau.options import HouseRules, NenkuRank, Order, Ties
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category, highest_first
from bot.rules.gnau.settlement import Deciding, Outcome, deciding, settle_splits
from bot.tables.gnau import DealerPolicy, GnauTable, GnauTableOptions, Phase, SplitMode
from bot.tables.gnau.state import Hands
from bot.tables.history import StoredRound
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import PointsMode
from bot.text.gnau import chances_words
from bot.views.gnau.cards import by_card
from bot.views.gnau.pictures import result_picture
from bot.views.gnau.result import JOKES, remarks
from bot.views.gnau.why import why_lines, why_view, words_view
from bot.views.phrases import signed_points
from tests.support.limits import too_much_in
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()
ANN, BEN = UserId(600_000_000_000_000_001), UserId(600_000_000_000_000_002)
STAKE = 3
HANDS = {
    Category.FIVE_DUKES: "JS QH KD JC QS",
    Category.FIVE_SMALL: "AS AH 2D 2C 4S",
    Category.BOMB: "9S 9H 9D 9C 2S",
    Category.SILVER: "10S JH QD KC KS",
    Category.TONKU: "7S 8H 5D AS KC",
    Category.NENKU: "7S 8H 5D AH KC",
    Category.DOUBLE: "7S 8H 5D KD KC",
    Category.SINGLE: "JS QH KD 2C 6S",
    Category.NONE: "4S 4H 3D 8C 5S",
}
NAMES = {
    Category.FIVE_DUKES: "Five Dukes",
    Category.FIVE_SMALL: "Five Small",
    Category.BOMB: "Bomb",
    Category.SILVER: "Silver",
    Category.TONKU: "Ngau Tonku",
    Category.NENKU: "Nenku",
    Category.DOUBLE: "Double Ox",
    Category.SINGLE: "Single Ox",
    Category.NONE: "No Ox",
}
rules_with_nenku = pytest.mark.parametrize(
    "rules",
    [
        HouseRules(bomb=True, silver=True),
        HouseRules(bomb=True, silver=True, nenku=NenkuRank.SPECIAL, ties=Ties.PUSH, order=Order.SMALL_FIRST),
        HouseRules(bomb=True, silver=True, ties=Ties.HIGH_CARD),
    ],
    ids=["dealer", "push", "high card"],
)


def revealed(
    hands: Sequence[Sequence[Card]],
    rules: HouseRules,
    *,
    dealer_id: UserId | None = None,
    choices: Mapping[UserId, tuple[int, ...]] | None = None,
) -> GnauTable:
    """Return a table after a round, the dealer's hand first, then Ann's and Ben's."""
    players = dict(zip((ANN, BEN), map(tuple, hands[1:]), strict=False))
    options = GnauTableOptions(
        STAKE,
        rules,
        dealer=DealerPolicy.OPENER if dealer_id else DealerPolicy.HOUSE,
        split=SplitMode.OWN if choices is not None else SplitMode.AUTO,
        reveal_s=20,
    )
    return GnauTable(
        opener_id=ANN,
        options=options,
        seed_root=bytes(32),
        phase=Phase.REVEALED,
        round=4,
        seats=tuple(players),
        hands=Hands(tuple(hands[0]), players, dealer_id, bytes(32), ("x",) * len(hands)),
        choices=choices or {},
    )


def why(table: GnauTable, user_id: UserId = ANN) -> list[str]:
    """Return what is said of what decided between a player's hand and the dealer's."""
    return list(why_lines(TEXT, table, user_id))


def words_for(table: GnauTable, user_id: UserId) -> str:
    assert table.hands is not None
    cards = table.hands.players.get(user_id)
    chances = None if cards is None else odds_against_dealer(cards, table.options.rules)
    view = why_view(TEXT, stored_as(table), table, user_id, chances)
    assert list(too_much_in(view.to_components())) == []
    return json.dumps(view.to_components(), ensure_ascii=False)


def stored_as(table: GnauTable) -> StoredRound:
    place = TableId(7), GuildId(1), ChannelId(2)
    return StoredRound(*place, "gnau", table.round, 0, PointsMode.SCORE, {}, {}, {}, {})


@rules_with_nenku
@pytest.mark.parametrize(("one", "other"), list(product(Category, repeat=2)))
def test_every_pair_of_categories_says_which_is_higher(one: Category, other: Category, rules: HouseRules):
    table = revealed([parse_cards(HANDS[other]), parse_cards(HANDS[one])], rules)
    said, order = why(table)[0], highest_first(rules)
    if one is other:
        assert said == "Both hands are equal."
    elif rules.nenku is NenkuRank.OX_ONE and {one, other} == {Category.NENKU, Category.SINGLE}:
        assert said == "Nenku counts as Single Ox 1: 8 beats 1."
    else:
        higher, lower = sorted((one, other), key=order.index)
        assert said == f"{NAMES[higher]} ranks above {NAMES[lower]}."


@pytest.mark.parametrize(
    ("own", "dealer", "said"),
    [
        ("JS QH KD 5C 5S", "7C 8D 5H KH KS", "Both are Double Ox: a pair of K beats a pair of 5."),
        ("JS QH KD AC AS", "7C 8D 5H 10H 10S", "Both are Double Ox: a pair of 10 beats a pair of A."),
        ("JS QH KD 2C 8S", "JH QS KC 2H 7S", "Both are Single Ox: 10 beats 9."),
        ("JS QH KD 2C 4S", "JH QS KC 2H 7S", "Both are Single Ox: 9 beats 6."),
        ("7S 7H 7D 7C 2S", "9S 9H 9D 9C AS", "Both are a Bomb: four 9 beat four 7."),
    ],
)
def test_within_a_category_the_pair_or_the_number_decides(own: str, dealer: str, said: str):
    assert why(revealed([parse_cards(dealer), parse_cards(own)], HouseRules(bomb=True)))[0] == said


def test_the_highest_card_decides_between_equal_hands():
    hands = [parse_cards("JS QH KD 5C 5H"), parse_cards("10S JD KS 5S 5D")]
    table = revealed(hands, HouseRules(ties=Ties.HIGH_CARD))
    equal = "Both hands are equal, so the highest card decides"
    assert why(table)[0] == f"{equal}: K♠︎ beats K♦︎."
    assert table.deltas()[ANN] == 2 * STAKE
    settlement = table.settlement()
    assert list(by_card(TEXT, table, settlement.players[ANN].split)) == ["highest card K♠︎"]
    assert list(by_card(TEXT, table, settlement.dealer)) == []


@pytest.mark.parametrize("ties", Ties)
@pytest.mark.parametrize("category", Category)
def test_a_tie_says_whose_it_is_and_what_moved(category: Category, ties: Ties):
    hand = parse_cards(HANDS[category])
    table = revealed([hand, hand], HouseRules(ties=ties, bomb=True, silver=True))
    said, delta = why(table), table.deltas()[ANN]
    is_draw = ties is Ties.PUSH or (ties is Ties.DEALER and category is Category.FIVE_DUKES)
    if is_draw:
        assert said[1:] == ["-# Ties are a draw."]
    elif category is Category.NONE:
        assert said[1:] == ["-# The dealer wins ties, but No Ox pays nothing."]
    else:
        assert said[1] == "-# The dealer wins ties."
        assert said[2].endswith(f"stake {STAKE} · **{signed_points(TEXT, delta)}**")
    assert (delta == 0) is (is_draw or category is Category.NONE)


deals = st.permutations(build_deck()).map(lambda deck: [deck[:5], deck[5:10], deck[10:15]])
all_rules = st.builds(
    HouseRules,
    nenku=st.sampled_from(NenkuRank),
    ties=st.sampled_from(Ties),
    pair_three_six=st.booleans(),
    tens_in_five_dukes=st.booleans(),
) | st.sampled_from([*PRESETS.values()])


@given(hands=deals, rules=all_rules)
def test_what_decided_agrees_with_the_settlement(hands: list[list[Card]], rules: HouseRules):
    table = revealed(hands, rules)
    settlement = table.settlement()
    for user_id, result in settlement.players.items():
        what, said = deciding(result.split, settlement.dealer), why(table, user_id)
        assert (what is Deciding.EQUAL) is (result.outcome is Outcome.TIES)
        if what is Deciding.EQUAL and not result.delta:
            assert len(said) == 2
            continue
        own_wins = result.outcome is Outcome.BEATS
        higher, lower = (result.split, settlement.dealer) if own_wins else (settlement.dealer, result.split)
        assert said[-1].endswith(f"**{signed_points(TEXT, result.delta)}**")
        assert f"×{higher.points} · stake {STAKE}" in said[-1]
        assert abs(result.delta) == higher.points * STAKE
        if what is Deciding.CATEGORY:
            order = highest_first(rules)
            assert order.index(higher.category) < order.index(lower.category)
        elif what is Deciding.CARD:
            assert higher.standing > lower.standing
        elif what is not Deciding.EQUAL:
            assert (higher.strength or 0) > (lower.strength or 0)


@given(hands=deals)
def test_the_chances_are_those_of_the_exact_odds(hands: list[list[Card]]):
    table = revealed(hands, HouseRules())
    chances = odds_against_dealer(hands[1], HouseRules(), packs_for(3))
    words = words_for(table, ANN)
    shares = chances_words(TEXT, chances)
    unmoved = "" if shares["is_always_paid"] == "yes" else f", no points move {shares['moves_nothing']}"
    assert f"**Before the reveal:** win {shares['gains']}, lose {shares['pays']}{unmoved}" in words
    assert "Against all 1,533,939 hands the dealer can have from the other 47 cards." in words


def test_a_missed_ox_says_what_was_possible_and_what_it_would_have_brought():
    hands = [parse_cards(hand) for hand in ("4S 4H 3D 8C 5S", "7S 8H 5D KD KC", "7C 8D 5H QD QC")]
    table = revealed(hands, HouseRules(), choices={ANN: (), BEN: (0, 1, 2)})
    ann, ben = words_for(table, ANN), words_for(table, BEN)
    assert "You · **No Ox**" in ann
    assert "💡 Possible: **Double Ox K (孖宝)** · **+6**" in ann
    assert "With the best split" in ann
    assert "✅ No other split was better." in ben
    assert "Before the reveal" in ben
    best = settle_splits(table.settlement().dealer, {ANN: table.best_split(ANN)}, HouseRules(), STAKE)
    assert best.players[ANN].delta == 6


def test_a_dealer_sees_every_player_from_the_other_side():
    hands = [parse_cards(hand) for hand in ("JS QH KD 2C 6S", "7S 8H 5D KD KC", "4S 4H 3D 8C 5S")]
    table = revealed(hands, HouseRules(), dealer_id=UserId(9))
    words = words_for(table, UserId(9))
    assert "You dealt · **Single Ox 8** · **−3**" in words
    assert f"<@{ANN}> · Double Ox K · you **−6**\\n<@{BEN}> · No Ox · you **+3**" in words
    elsewhere = words_for(table, UserId(10))
    assert "You weren't in this round." in elsewhere
    assert f"<@{ANN}> · Double Ox K · **+6**\\n<@{BEN}> · No Ox · **−3**" in elsewhere


# What stands below a picture of the result


def said_below(table: GnauTable, table_id: int = 7) -> list[str]:
    return list(remarks(TEXT, TableId(table_id), table, {}))


def test_a_missed_ox_is_told_with_a_joke_that_the_round_decides():
    hands = [parse_cards(hand) for hand in ("4S 4H 3D 8C 5S", "7S 8H 5D KD KC")]
    table = revealed(hands, HouseRules(), choices={ANN: ()})
    told = [said_below(table, number)[0] for number in range(2 * JOKES)]
    assert told[:JOKES] == told[JOKES:]
    assert len(set(told)) == JOKES
    assert all(line.startswith(f"🐂 <@{ANN}> could have had Double Ox K. ") for line in told)


def test_an_ordinary_round_needs_no_words():
    hands = [parse_cards(hand) for hand in ("JS QH KD 2C 6S", "7S 8H 5D KD KC", "4S 4H 3D 8C 5S")]
    assert said_below(revealed(hands, HouseRules())) == []


def test_a_tie_that_is_paid_is_explained_once():
    hands = [parse_cards(hand) for hand in ("JS QH KD 2C 6S", "JH QS KC 2D 6H", "JC QD KS 3S 5H")]
    assert said_below(revealed(hands, HouseRules())) == ["-# Equal hands: the dealer wins ties."]
    assert said_below(revealed(hands, HouseRules(ties=Ties.PUSH))) == []


def test_the_whole_result_is_there_in_words(monkeypatch: pytest.MonkeyPatch):
    hands = [parse_cards(hand) for hand in ("JS QH KD 2C 6S", "7S 8H 5D KD KC")]
    table = revealed(hands, HouseRules())
    monkeypatch.setattr("bot.views.gnau.why.recalled", lambda _: table)
    words = json.dumps(words_view(TEXT, stored_as(table)).to_components(), ensure_ascii=False)
    assert f"🟢 <@{ANN}> **wins 6**" in words
    assert "(pair) · **Double Ox K**" in words


async def test_a_picture_writes_the_card_that_decided_as_a_sign():
    hands = [parse_cards("JS QH KD 5C 5H"), parse_cards("10S JD KS 5S 5D")]
    table = revealed(hands, HouseRules(ties=Ties.HIGH_CARD))
    with_emoji = TEXT.with_emoji({card: f"<:card:{number}>" for number, card in enumerate(build_deck())})
    drawn = await result_picture(with_emoji, table, {}, {})
    assert drawn is not None
    _, dealer, ann = drawn.picture.words.splitlines()
    # There is room for one remark, and the dealer's equal hand shows what both pay.
    assert dealer.endswith("2× the stake")
    assert ann.endswith("highest card K♠︎")
    assert "the stake" not in ann
