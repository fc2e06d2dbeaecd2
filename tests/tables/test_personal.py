"""What is told to one person of the games of tricks, and of games that nobody here knows."""

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.cards import build_deck
from bot.rules.hearts import Direction, receiver_of
from bot.tables.games import GAMES
from bot.tables.history import StoredRound
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import PointsMode
from bot.tables.ports import RoundPlayer
from bot.tables.privacy import UNKNOWN, names_person, without_person
from bot.tables.tricks.recall import TrickReader
from tests.support.tricks.games import trick_game
from tests.support.tricks.hands import (
    GONGZHU_NAME,
    HEARTS_NAME,
    STAKE,
    WORDS,
    events_of,
    played_hand,
    record_of,
    scores_of,
    seat,
    snapshot_of,
)

LEN = UserId(765_432_109_876_543_210)
MEI, RAJ, SUE = (UserId(10**18 + number) for number in (41, 42, 43))
STAND_IN = -7
READER = TrickReader(trick_game(HEARTS_NAME))
DECK = frozenset(map(str, build_deck()))

games = st.sampled_from([HEARTS_NAME, GONGZHU_NAME])
hands = st.builds(played_hand, games, st.integers(0, 10**6), st.integers(1, 4))
companies = st.permutations([LEN, MEI, RAJ, None]) | st.permutations([LEN, MEI, RAJ, SUE])


def stored(hand, snapshot, record=None) -> StoredRound:
    return StoredRound(
        table_id=TableId(3),
        guild_id=GuildId(1),
        channel_id=ChannelId(2),
        game=record_of(hand)["game"],
        number=1,
        settled_ms=0,
        points=PointsMode.SCORE,
        record=record or record_of(hand),
        snapshot=snapshot,
        players={LEN: RoundPlayer(0)},
        balances={},
    )


def reader(hand) -> TrickReader:
    return TrickReader(trick_game(record_of(hand)["game"]))


def cards_in(told) -> frozenset[str]:
    """Return every card that is named anywhere in JSON."""
    return DECK.intersection(re.findall(r"[0-9AKQJ]+[CDHS]", json.dumps(told)))


def seen_by(hand, place) -> set[str]:
    """Return the cards that a seat has held."""
    own = {str(card) for card in hand.deal[place]}
    if record_of(hand)["game"] == HEARTS_NAME and hand.direction is not Direction.NONE:
        giver = next(each for each in range(4) if receiver_of(each, hand.direction) == place)
        own |= {str(card) for card in hand.passes[giver]}
    return own


@given(hands, companies)
def test_of_a_hand_each_has_their_own_cards_in_the_order_of_play(hand, people):
    place = people.index(LEN)
    told = reader(hand).own_round(stored(hand, snapshot_of(hand, people)), LEN)
    played = [str(card) for trick in hand.play.tricks for card in trick.cards if trick.seat_of(card) == place]
    assert told["played"] == " ".join(played)
    assert told["cards"] == " ".join(map(str, hand.deal[place]))
    assert (told["seat"], told["score"], told["stake"]) == (place, scores_of(hand)[place], STAKE)
    assert told["rules"] == record_of(hand)["options"]
    assert cards_in(told) <= seen_by(hand, place)


@given(hands, companies)
def test_of_a_hand_each_has_their_own_part_and_nobody_elses(hand, people):
    told = reader(hand).own_round(stored(hand, snapshot_of(hand, people)), LEN)
    own = WORDS[[user_id for user_id in people if user_id is not None].index(LEN)]
    assert told["part"] == own
    assert not any(word in json.dumps(told) for word in WORDS if word != own)
    assert not any(str(other) in json.dumps(told) for other in (MEI, RAJ, SUE))


def test_what_was_passed_and_what_was_exposed():
    hand = played_hand(HEARTS_NAME, 1)
    told = reader(hand).own_round(stored(hand, snapshot_of(hand, [MEI, LEN, None, None])), LEN)
    assert told["passed"] == " ".join(map(str, hand.passes[1]))
    assert told["exposed"] == ""
    hand = next(each for each in (played_hand(GONGZHU_NAME, seed) for seed in range(99)) if each.exposures[1])
    told = reader(hand).own_round(stored(hand, snapshot_of(hand, [MEI, LEN, None, None])), LEN)
    assert set(told["exposed"].split()) == set(map(str, hand.exposures[1]))
    assert told["passed"] == ""


@given(hands)
def test_whose_stake_it_was_is_not_told_the_cards_of_who_took_the_seat_over(hand):
    snapshot = snapshot_of(hand, [MEI, RAJ, None, None], seats=[seat(MEI, LEN), *[seat(None, LEN)] * 3])
    told = reader(hand).own_round(stored(hand, snapshot), LEN)
    assert (told["seat"], told["score"]) == (None, None)
    assert not cards_in(told)


@given(hands)
def test_who_left_while_four_people_held_cards_is_told_theirs_all_the_same(hand):
    people = [MEI, RAJ, LEN, SUE]
    seats = [seat(MEI, MEI), seat(RAJ, RAJ), seat(None, LEN), seat(SUE, SUE)]
    told = reader(hand).own_round(stored(hand, snapshot_of(hand, people, seats=seats)), LEN)
    assert (told["seat"], told["cards"]) == (2, " ".join(map(str, hand.deal[2])))


@given(hands, companies)
def test_of_events_each_has_their_own(hand, people):
    place = people.index(LEN)
    told = {
        event.kind: facts
        for event in events_of(hand, people)
        if (facts := reader(hand).own_facts(event.kind, event.data, LEN)) is not None
    }
    assert told.keys() == {"PlayerJoined", "HandDealt"}
    assert told["PlayerJoined"]["seat"] == place
    assert told["HandDealt"] == {
        "round": 1,
        "seat": place,
        "cards": " ".join(map(str, hand.deal[place])),
    }


def test_a_seat_is_told_with_its_score_and_whether_a_stake_is_theirs():
    hand = played_hand(GONGZHU_NAME, 2)
    seats = [seat(MEI, MEI), seat(LEN, RAJ, is_away=True), seat(None, SUE), seat(None, None)]
    snapshot = snapshot_of(hand, [MEI, LEN, None, None], seats=seats, scores=[[1, 2, 3, 4], [0, -5, 0, 0]])
    nobody = {"is_seated": False, "seat": None, "is_away": False, "holds_stake": False, "score": None}
    assert READER.own_seat(snapshot, LEN) == {
        "is_seated": True,
        "seat": 1,
        "is_away": True,
        "holds_stake": False,
        "score": -3,
    }
    assert READER.own_seat(snapshot, SUE) == nobody | {"holds_stake": True}
    assert READER.own_seat({}, LEN) == READER.own_seat({"seats": [1]}, LEN) == nobody


@given(hands, companies)
def test_a_stand_in_takes_every_place_of_a_person_and_no_other(hand, people):
    snapshot = snapshot_of(
        hand,
        people,
        calling_off=[LEN, MEI],
        seats=[seat(LEN, MEI), seat(MEI, LEN), seat(RAJ, RAJ), seat(None, LEN)],
    )
    kept = {"snapshot": snapshot, "events": [event.data for event in events_of(hand, people)]}
    left = without_person(kept, LEN, STAND_IN)
    assert not names_person(left, LEN)
    assert [each["user_id"] for each in left["snapshot"]["seats"]] == [STAND_IN, MEI, RAJ, None]
    assert [each["holder_id"] for each in left["snapshot"]["seats"]] == [MEI, STAND_IN, RAJ, STAND_IN]
    # What was shuffled in stays, so that the others can still check their cards.
    assert left["snapshot"]["shuffle"]["parts"] == snapshot["shuffle"]["parts"]
    assert str(STAND_IN) not in left["snapshot"]["parts"]
    assert [event.data for event in events_of(hand, people) if not names_person(event.data, LEN)] == [
        data for data, old in zip(left["events"], kept["events"], strict=True) if data == old
    ]


@pytest.mark.parametrize(
    "where",
    [
        {"opener_id": LEN},
        {"seats": [seat(LEN, None)]},
        {"seats": [seat(None, LEN)]},
        {"seats": [seat(MEI, LEN)]},
        {"calling_off": [LEN]},
        {"parts": {str(LEN): "durian"}},
        {"shuffle": {"people": [MEI, LEN], "parts": ["a", "b"]}},
    ],
)
def test_a_table_names_who_sits_there_or_has_something_there(where):
    snapshot = snapshot_of(played_hand(HEARTS_NAME, 3), [MEI, RAJ, None, SUE])
    assert not names_person(snapshot, LEN)
    assert names_person(snapshot | where, LEN)


@given(hands, companies)
def test_of_an_unknown_game_it_is_told_as_what_one_is_named_and_no_card(hand, people):
    snapshot = snapshot_of(hand, people)
    told = UNKNOWN.own_round(stored(hand, snapshot, {"players": {str(LEN): ["AS"], str(MEI): ["2D"]}}), LEN)
    assert set(told) == {"named_as"}
    assert {"players", "seats", "shuffle"} <= set(told["named_as"].split(", "))
    assert set(UNKNOWN.own_seat(snapshot, LEN)) == {"named_as"}
    for event in events_of(hand, people):
        facts = UNKNOWN.own_facts(event.kind, event.data, LEN)
        assert facts in (None, {"named_as": "user_id"}, {"named_as": "shuffle, people"})


def test_a_name_that_is_somebodys_id_is_not_told():
    assert UNKNOWN.own_facts("Paid", {str(MEI): {"by": LEN}, "-8": [LEN], "why": "tea"}, LEN) == {
        "named_as": "…"
    }
    assert UNKNOWN.own_round(stored(played_hand(HEARTS_NAME, 4), None, {"first": MEI}), LEN) == {
        "named_as": ""
    }


@pytest.mark.parametrize("game", ["gnau", HEARTS_NAME, GONGZHU_NAME])
def test_every_game_has_a_reader(game):
    readers = {each.name: each.personal for each in GAMES}
    assert readers[game] is not UNKNOWN
