"""What is dealt: from how many packs, to whom, and that chance alone decides."""

from collections import Counter

import pytest

from bot.rules.cards import Card, build_deck, parse_cards
from bot.rules.gnau.settlement import settle
from bot.tables.gnau import Deal, Reveal
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CROWD,
    DEALER,
    Seeded,
    Stacked,
    lobby,
)


def dealt(players, chance, dealer_id=None):
    """Return the hands of a first round, the dealer's first."""
    table = lobby(*CROWD[:players], dealer_id=dealer_id, chance=chance).after(Deal(BY_OPENER)).table
    assert table.hands is not None
    assert tuple(table.hands.players) == table.players
    return [table.hands.dealer, *table.hands.players.values()]


@pytest.mark.parametrize("players", range(1, 20))
def test_everyone_gets_five_cards_that_the_packs_hold(players):
    packs = 1 if players <= 9 else 2
    for seed in range(20):
        hands = dealt(players, Seeded(seed))
        assert [len(hand) for hand in hands] == [5] * (players + 1)
        counts = Counter(card for hand in hands for card in hand)
        assert counts <= Counter(build_deck(packs))


@pytest.mark.parametrize(("players", "cards"), [(1, 52), (9, 52), (10, 104), (19, 104)])
def test_ten_hands_come_from_one_pack_and_twenty_from_two(players, cards):
    chance = Stacked("")
    dealt(players, chance)
    assert chance.lengths == [cards]


def test_the_same_root_and_parts_deal_the_same_cards():
    assert dealt(12, Seeded(5)) == dealt(12, Seeded(5))
    assert dealt(12, Seeded(5)) != dealt(12, Seeded(6))


def test_who_deals_adds_to_the_shuffle_too():
    assert dealt(5, Seeded(5)) != dealt(5, Seeded(5), dealer_id=DEALER)


@pytest.mark.parametrize("dealer_id", [None, DEALER])
def test_the_first_hand_is_the_dealers_whoever_deals(dealer_id):
    assert dealt(1, Stacked("AS 2S 3S 4S 5S AH 2H 3H 4H 5H"), dealer_id) == [
        parse_cards("AS 2S 3S 4S 5S"),
        parse_cards("AH 2H 3H 4H 5H"),
    ]


def test_a_second_round_is_shuffled_anew():
    play = lobby(ANN, chance=Seeded(5)).after(Deal(BY_OPENER), Reveal(BY_OPENER))
    again = play.after(Deal(BY_OPENER)).table
    assert play.table.hands is not None
    assert again.hands is not None
    assert again.hands.dealer != play.table.hands.dealer


def test_the_dealer_is_served_first_then_the_seats_in_order():
    hands = dealt(2, Stacked("AS 2S 3S 4S 5S AH 2H 3H 4H 5H AD 2D 3D 4D 5D"))
    assert hands == [parse_cards(f"A{suit} 2{suit} 3{suit} 4{suit} 5{suit}") for suit in "SHD"]


def test_every_card_reaches_every_place():
    # One table: a new one would compute the seeds of 10,000 rounds first.
    play = lobby(*CROWD[:3], chance=Seeded(1))
    places = [Counter[Card]() for _ in range(4)]
    for _ in range(600):
        play = play.after(Deal(BY_OPENER))
        hands = play.table.hands
        assert hands is not None
        for place, hand in zip(places, [hands.dealer, *hands.players.values()], strict=True):
            place.update(hand)
        play = play.after(Reveal(BY_OPENER))
    # 600 deals give each place about 58 of each card, give or take 7.
    assert all(20 < place[card] < 96 for place in places for card in build_deck())


def test_before_the_deal_there_are_no_cards():
    table = lobby(ANN, BEN).table
    assert table.hands is None
    with pytest.raises(ValueError, match="no round yet"):
        table.settlement()


@pytest.mark.parametrize("seed", range(30))
def test_the_settlement_is_that_of_the_rules(seed):
    play = lobby(*CROWD[: seed % 19 + 1], stake_points=seed + 1, chance=Seeded(seed))
    table = play.after(Deal(BY_OPENER)).table
    assert table.hands is not None
    assert table.settlement() == settle(
        table.hands.dealer, table.hands.players, table.options.rules, seed + 1
    )
