"""The steps of a reveal: what lies face down is in none of them, and each turns something over."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import Card, build_deck, packs_for, parse_cards
from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.ranking import Category
from bot.tables.gnau import DealerPolicy, GnauTable, GnauTableOptions, Phase, SplitMode
from bot.tables.gnau.evening import Evening
from bot.tables.gnau.state import MAX_PLAYERS, Hands
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.tables.ports import StoredTable
from bot.text.cards import NO_BREAK
from bot.views.gnau.layout import TableModel, table_view
from bot.views.gnau.suspense import Turned, step_view, steps
from tests.support.card_secrets import gives_away_card, gives_away_hand, gives_away_seed
from tests.support.limits import too_much_in
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text()
SEED = bytes(range(100, 132))
PACK = build_deck()
STORED = StoredTable(
    TableId(7),
    GuildId(1),
    ChannelId(2),
    MessageId(3),
    "gnau",
    is_open=True,
    version=1,
    snapshot={},
    deadline_ms=None,
)
DEALER = UserId(500_000_000_000_000_000)


def person(number: int) -> UserId:
    return UserId(600_000_000_000_000_000 + number)


def revealed(
    cards: Sequence[Card],
    players: int,
    *,
    rules: HouseRules | None = None,
    own: bool = False,
    dealer_id: UserId | None = None,
    choices: Mapping[UserId, tuple[int, ...]] | None = None,
) -> GnauTable:
    """Return a table with a round that is over, the dealer's cards first."""
    hands = [tuple(cards[5 * seat : 5 * seat + 5]) for seat in range(players + 1)]
    people = [person(number) for number in range(players)]
    seats = people if dealer_id is None else [dealer_id, *people]
    options = GnauTableOptions(
        rules=rules or HouseRules(),
        split=SplitMode.OWN if own else SplitMode.AUTO,
        dealer=DealerPolicy.WINNER if dealer_id else DealerPolicy.HOUSE,
    )
    return GnauTable(
        opener_id=person(0),
        options=options,
        seed_root=bytes(32),
        phase=Phase.REVEALED,
        round=3,
        seats=tuple(seats),
        # The next one to deal, which would say who has won.
        banker_id=seats[-1] if dealer_id else None,
        hands=Hands(
            hands[0], dict(zip(people, hands[1:], strict=True)), dealer_id, SEED, ("x",) * (players + 1)
        ),
        choices=choices or {},
    )


@st.composite
def rounds(draw: st.DrawFn) -> GnauTable:
    """Rounds of any size, under any house rules, with whatever people have chosen."""
    players = draw(st.one_of(st.integers(1, 4), st.integers(5, MAX_PLAYERS)))
    chance = Random(draw(st.integers(0, 10**9)))
    deck = list(build_deck(packs_for(players + 1)))
    chance.shuffle(deck)
    dealer_id = draw(st.sampled_from((None, DEALER)))
    threes = st.sampled_from(((), (0, 1, 2), (2, 3, 4), (0, 2, 4)))
    own = draw(st.booleans())
    people = [DEALER, *map(person, range(players))]
    choices = {user_id: draw(threes) for user_id in people if own and draw(st.booleans())}
    rules = PRESETS[draw(st.sampled_from(sorted(PRESETS)))]
    return revealed(deck, players, rules=rules, own=own, dealer_id=dealer_id, choices=choices)


def shown_at(table: GnauTable, turned: Turned) -> str:
    """Return all that leaves the bot for a step."""
    assert table.hands is not None
    balances = {user_id: 987_000 + number for number, user_id in enumerate(table.hands.people)}
    view = step_view(TEXT, TableModel(STORED, table, balances), turned)
    return json.dumps(view.to_components(), ensure_ascii=False)


def face_down(table: GnauTable, turned: Turned) -> dict[UserId | None, tuple[Card, ...]]:
    """Return the cards that may not be seen yet, by whose they are."""
    assert table.hands is not None
    rest = list(table.hands.dealer)
    for card in turned.dealer:
        rest.remove(card)
    down: dict[UserId | None, tuple[Card, ...]] = {None: tuple(rest)}
    return down | {who: cards for who, cards in table.hands.players.items() if who not in turned.players}


@given(table=rounds())
def test_a_step_says_nothing_of_what_lies_face_down(table: GnauTable):
    assert table.hands is not None
    for turned in steps(table):
        shown, down = shown_at(table, turned), face_down(table, turned)
        seen = {*turned.dealer, *(card for who in turned.players for card in table.hands.players[who])}
        hidden = {card for cards in down.values() for card in cards} - seen
        assert [card for card in hidden if gives_away_card(card)(shown)] == []
        assert [who for who, cards in down.items() if len(cards) == 5 and gives_away_hand(cards)(shown)] == []
        assert not gives_away_seed(SEED)(shown)


@given(table=rounds(), chance=st.randoms(use_true_random=False))
def test_a_step_is_the_same_whatever_lies_face_down(table: GnauTable, chance: Random):
    assert table.hands is not None
    for turned in steps(table):
        players = {
            who: cards if who in turned.players else tuple(chance.sample(PACK, 5))
            for who, cards in table.hands.players.items()
        }
        dealer = (*turned.dealer, *chance.sample(PACK, 5 - len(turned.dealer)))
        choices = {who: chosen for who, chosen in table.choices.items() if who in (*turned.players, DEALER)}
        order = table.hands.dealer if len(turned.dealer) == 5 else dealer
        hands = replace(table.hands, dealer=order, players=players, seed=chance.randbytes(32))
        people = (*table.hands.players, DEALER)
        streaks = {who: 4 if who in turned.players else chance.choice((-4, 4)) for who in people}
        evening = Evening(streaks=streaks, rounds=dict.fromkeys(people, chance.randrange(9)))
        other = replace(
            table, hands=hands, choices=choices, banker_id=chance.choice(table.seats), evening=evening
        )
        table = replace(table, evening=Evening(streaks=dict.fromkeys(people, 4)))
        assert shown_at(other, turned) == shown_at(table, turned)


@given(table=rounds())
def test_each_step_turns_something_over_and_the_best_hand_comes_last(table: GnauTable):
    assert table.hands is not None
    turns = steps(table)
    assert turns[0] == Turned()
    assert 3 <= len(turns) <= 4
    for before, after in pairwise(turns):
        assert after.dealer[: len(before.dealer)] == before.dealer
        assert len(after.dealer) + len(after.players) > len(before.dealer) + len(before.players)
        assert shown_at(table, before) != shown_at(table, after)
    assert sorted(turns[-1].dealer) == sorted(table.hands.dealer)
    [last] = set(table.hands.players) - set(turns[-1].players)
    ranks = {who: table.counted_split(who).rank for who in table.hands.players}
    assert ranks[last] == max(ranks.values())


@given(table=rounds())
def test_a_step_fits_and_has_nothing_to_press_and_no_picture(table: GnauTable):
    for turned in steps(table):
        view = step_view(TEXT, TableModel(STORED, table, {}), turned)
        assert list(too_much_in({"components": view.to_components()})) == []
        kinds = {item.type.value for item in view.walk_children()}
        assert kinds <= {10, 14, 17}


HOUSE, ANN, BEN = "KS 5H 5D 3C 3H", "3S 6H 8D 4C 8S", "AS KD 7C 6S 10S"


def words_at(cards: str, players: int, step: int) -> str:
    table = revealed(parse_cards(cards), players)
    return "\n".join(
        item["content"]
        for item in step_view(TEXT, TableModel(STORED, table, {}), steps(table)[step]).to_components()[0][
            "components"
        ]
        if item["type"] == 10
    )


def test_the_dealers_hand_is_turned_over_in_three_steps():
    down, ox, strength = (words_at(f"{HOUSE} {ANN}", 1, step) for step in range(3))
    assert f"# {NO_BREAK.join('🎴' * 5)}\n" in down
    assert f"# {NO_BREAK.join(['K♠︎', '5♥︎', '5♦︎', '🎴', '🎴'])}\n**An ox!** 10+5+5=20" in ox
    assert "# Double Ox 3" in strength
    assert all(f"🎴 <@{person(0)}>" in words for words in (down, ox, strength))


@pytest.mark.parametrize(
    ("dealer", "at_ox", "at_strength"),
    [
        ("2S 4H 5D 7C 10H", "Three cards are up", "# No Ox"),
        # J, Q and K are an ox, too: nobody knows yet that there are five of them.
        ("JS QH KD JC QS", "**An ox!** 10+10+10=30", "# 🎉 Five Dukes! 🎉"),
        ("10S 7C 3H AS KD", "**An ox!** 10+7+3=20", "# 🎉 Ngau Tonku! 🎉"),
    ],
)
def test_a_special_hand_has_a_banner_not_before_it_is_seen(dealer: str, at_ox: str, at_strength: str):
    ox, strength = (words_at(f"{dealer} {ANN}", 1, step) for step in (1, 2))
    assert at_ox in ox
    assert "🎉" not in ox
    assert at_strength in strength


def test_nobody_is_the_first_to_hold_a_hand_before_the_last_is_seen():
    two = "7C 6S 10S AH KH 7H 6D 10D AD KD"
    table = revealed(parse_cards(f"{HOUSE} {two}"), 2)
    table = replace(table, evening=Evening(firsts={Category.NENKU: table.round}))
    model = TableModel(STORED, table, {})
    assert "Nenku" in str(step_view(TEXT, model, steps(table)[3]).to_components())
    assert "the first Nenku" not in str(step_view(TEXT, model, steps(table)[3]).to_components())
    assert "the first Nenku" in str(table_view(TEXT, model).to_components())


def test_the_player_with_the_best_hand_is_waited_for_in_the_end():
    words = words_at(f"{HOUSE} {BEN} {ANN}", 2, 3)
    assert "Double Ox 8" in words
    assert f"### 🎴 Last to show: <@{person(0)}>" in words
    assert "Tonku" not in words


def test_special_hands_of_players_have_a_banner_above_the_hands():
    words = words_at(f"{HOUSE} JS QH KD JC QS {ANN} JD QD KH JH QC", 3, 3)
    assert words.index(f"🎉 **Five Dukes (五公)!** <@{person(2)}>") < words.index("Double Ox 8")
