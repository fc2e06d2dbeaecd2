"""From the books to a deal file, and what a round is called."""

from dataclasses import replace

import pytest

from bot.rules.deal_files import Json, write_deal
from bot.rules.errors import RuleError
from bot.rules.gnau.record import DEALER
from bot.tables.events import Cause
from bot.tables.games import check_deal
from bot.tables.gnau import ChooseSplit, Deal, Phase, Reveal, RoundRevealed, SplitMode
from bot.tables.gnau.recall import dealt_round, in_full
from bot.tables.history import StoredRound, format_round_id, parse_round_id
from tests.support.looking_up import looked_up
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CROWD,
    MACHINE,
    GnauPlay,
    in_phase,
    lobby,
    part_of,
    stored,
)


def in_the_books(play: GnauPlay) -> StoredRound:
    """Return a revealed round as it would be looked up."""
    revealed = RoundRevealed(play.table.round, Cause.ASKED)
    booking = MACHINE.booking(stored(play.table), play.table, revealed)
    assert booking is not None
    assert booking.round is not None
    return looked_up(booking.round, "gnau")


def holds(deal: Json) -> bool:
    return check_deal(write_deal(deal)).is_true


def test_a_round_of_the_house():
    dealt = dealt_round(in_the_books(in_phase(Phase.REVEALED, BEN, ANN)))
    assert dealt["parts"] == [{"who": str(who), "part": part_of(who)} for who in (BEN, ANN)]
    assert (dealt["table"], dealt["round"], dealt["packs"]) == (7, 1, 1)
    assert dealt["dealer_id"] is dealt["passports"] is None
    assert holds(dealt)


def test_a_round_that_a_person_dealt():
    dealt = dealt_round(in_the_books(in_phase(Phase.REVEALED, ANN, dealer_id=BEN)))
    assert dealt["dealer_id"] == str(BEN)
    assert [part["who"] for part in dealt["parts"]] == [DEALER, str(ANN)]
    assert sum(dealt["deltas"].values()) == 0
    assert holds(dealt)


def test_every_round_of_an_evening():
    play = in_phase(Phase.REVEALED, *CROWD[:19])
    seeds = []
    for number in range(1, 5):
        dealt = dealt_round(in_the_books(play))
        assert (dealt["round"], dealt["packs"]) == (number, 2)
        assert holds(dealt)
        seeds.append((dealt["commitment"], dealt["seed"]))
        play = play.after(Deal(BY_OPENER), Reveal(BY_OPENER))
    # A published seed is the commitment to the next round.
    assert [seed for _, seed in seeds[:-1]] == [commitment for commitment, _ in seeds[1:]]


def test_own_splits_go_into_the_file_as_cards():
    play = lobby(ANN, BEN, split=SplitMode.OWN).after(Deal(BY_OPENER), ChooseSplit(ANN, (0, 2, 4)))
    play = play.after(ChooseSplit(BEN, ()))
    play = play if play.table.phase is Phase.REVEALED else play.after(Reveal(BY_OPENER))
    dealt = dealt_round(in_the_books(play))
    cards = dealt["hand_record"]["players"][str(ANN)]
    assert dealt["passports"] == {str(ANN): [cards[0], cards[2], cards[4]], str(BEN): []}
    assert holds(dealt)


@pytest.mark.parametrize("kept", ["nothing", "no hands", "no seed"])
def test_a_round_from_before_deals_could_be_checked(kept):
    found = in_the_books(in_phase(Phase.REVEALED, ANN))
    found = in_full(found)
    whole = found.snapshot
    assert whole is not None
    snapshots = {
        "nothing": None,
        "no hands": whole | {"hands": None},
        "no seed": whole | {"hands": whole["hands"] | {"seed": ""}},
    }
    with pytest.raises(RuleError) as caught:
        dealt_round(replace(found, snapshot=snapshots[kept]))
    assert (caught.value.code, caught.value.params) == ("round-unproven", {"round": "7.1"})


@pytest.mark.parametrize(
    ("text", "called"), [("7.3", (7, 3)), (" 7.3 ", (7, 3)), ("9" * 18 + ".1", (int("9" * 18), 1))]
)
def test_what_a_round_is_called(text, called):
    assert parse_round_id(text) == called
    assert format_round_id(*parse_round_id(text)) == text.strip()


@pytest.mark.parametrize(
    "text", ["", "7", "7.", ".3", "7.3.1", "-7.3", "7,3", "7 .3", "٧.٣", "9" * 19 + ".1", "1." + "9" * 10]
)
def test_what_is_no_round(text):
    with pytest.raises(RuleError) as caught:
        parse_round_id(text)
    assert caught.value.code == "round-id-invalid"
