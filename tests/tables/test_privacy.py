"""A stand-in for a person in JSON, and what JSON says of one person alone."""

import copy

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules.deal_files import with_digest, write_deal
from bot.tables.games import check_deal
from bot.tables.gnau import CardsDealt, Deal, Phase
from bot.tables.gnau.recall import own_facts, own_seat
from bot.tables.gnau.snapshot import dump
from bot.tables.ids import UserId
from bot.tables.privacy import is_former, names_person, without_person
from tests.support.deals import deal_of
from tests.support.tables import ANN, BEN, BY_OPENER, DEALER, MACHINE, in_phase, join, lobby

LEN, STAND_IN = UserId(765_432_109_876_543_210), -7
OTHER = int(f"{LEN}1")


@pytest.mark.parametrize(
    ("kept", "expected"),
    [
        (LEN, STAND_IN),
        (str(LEN), "-7"),
        ([LEN, OTHER], [STAND_IN, OTHER]),
        ({str(LEN): 1, str(OTHER): 2}, {"-7": 1, str(OTHER): 2}),
        ([[LEN, ["AS", "2D"]]], [[STAND_IN, ["AS", "2D"]]]),
        (f"<@{LEN}> and <@{OTHER}>", f"<@-7> and <@{OTHER}>"),
        (f"1{LEN}", f"1{LEN}"),
        ([True, None, 1.5, "word"], [True, None, 1.5, "word"]),
        ({"user_id": LEN, "part": "durian"}, {"user_id": STAND_IN, "part": ""}),
        ({"user_id": OTHER, "part": str(LEN)}, {"user_id": OTHER, "part": str(LEN)}),
        ({"parts": {str(LEN): "a", str(OTHER): str(LEN)}}, {"parts": {str(OTHER): str(LEN)}}),
        ({"hands": {"parts": [str(LEN), "b"]}}, {"hands": {"parts": [str(LEN), "b"]}}),
    ],
)
def test_who_is_named_is_replaced_and_nobody_else(kept, expected):
    before = copy.deepcopy(kept)
    assert without_person(kept, LEN, STAND_IN) == expected
    assert names_person(kept, LEN) == (kept != expected)
    assert kept == before


def test_true_is_no_person():
    assert without_person([True, 1], UserId(1), STAND_IN) == [True, STAND_IN]


ids = st.sampled_from([LEN, OTHER, -LEN, 0])
words = st.one_of(ids.map(str), ids.map(lambda number: f"a {number}, b"), st.text(max_size=4))
keys = words.filter(lambda word: word not in {"parts", "part"})
trees = st.recursive(
    st.one_of(ids, words, st.booleans(), st.none()),
    lambda inner: st.one_of(st.lists(inner, max_size=4), st.dictionaries(keys, inner, max_size=4)),
    max_leaves=12,
)


@given(trees)
def test_after_forgetting_nothing_at_a_table_names_the_person(kept):
    left = without_person(kept, LEN, STAND_IN)
    assert not names_person(left, LEN)
    if not names_person(kept, LEN):
        assert left == kept


@pytest.mark.parametrize("phase", Phase)
def test_a_table_with_a_stand_in_is_a_table(phase):
    table = in_phase(phase, ANN, BEN, dealer_id=DEALER).table
    for person in (ANN, BEN, DEALER):
        kept = without_person(dump(table), person, STAND_IN)
        assert not names_person(kept, person)
        assert names_person(kept, UserId(STAND_IN))


def test_only_stand_ins_are_below_zero():
    assert is_former(UserId(STAND_IN))
    assert not is_former(LEN)


def test_a_deal_file_with_a_former_player_holds():
    record = deal_of(players=3, person_deals=True)
    user = next(iter(record["hand_record"]["players"]))
    text = write_deal(record).decode().replace(user, "-7")
    anonymous = check_deal(text.encode()).deal
    assert check_deal(write_deal(with_digest(anonymous))).is_true


def facts_of(play, command, person):
    """Return what each event of a command says of a person."""
    kept = map(MACHINE.dump_event, play.events(command))
    return [own_facts(event.kind, event.data, person) for event in kept]


def test_an_event_says_what_its_person_did_and_nothing_of_others():
    play = lobby(ANN)
    assert facts_of(play, join(BEN), BEN) == [{"part": "click 12"}]
    assert facts_of(play, join(BEN), ANN) == [None]


def test_of_a_deal_everybody_is_told_their_own_cards_only_and_by_the_table():
    play = lobby(ANN, BEN, dealer_id=DEALER)
    [dealt] = play.events(Deal(BY_OPENER))
    assert isinstance(dealt, CardsDealt)
    data, table = MACHINE.dump_event(dealt).data, dump(play.after(Deal(BY_OPENER)).table)
    as_at_first = {"round": 1, "hands": table["hands"], "reveal_at_ms": 5}
    for person in (ANN, BEN, DEALER):
        cards = " ".join(map(str, dealt.hands.held_by(person) or ()))
        assert own_seat(table, person)["cards"] == cards
        assert own_facts("CardsDealt", data, person) is own_facts("CardsDealt", as_at_first, person) is None
    assert own_seat(table, LEN)["cards"] is None


def test_who_is_only_listed_is_told_as_what():
    assert own_facts("HandsDelivered", {"undelivered": [LEN, OTHER]}, LEN) == {"named_as": "undelivered"}
    assert own_facts("BankMoved", {"banker_id": LEN}, LEN) == {"named_as": "banker_id"}
    assert own_facts("BankMoved", {"banker_id": OTHER}, LEN) is None


def test_a_seat_is_told_even_of_a_damaged_table():
    table = dump(in_phase(Phase.REVEALED, ANN, BEN).table)
    seat = own_seat(table, ANN)
    assert seat["is_seated"]
    assert isinstance(seat["tally"], int)
    nothing = own_seat({}, ANN)
    assert not any(nothing.values())
    assert nothing.keys() == seat.keys()
