"""Who holds Ngau Tonku in a round that is settled has achieved it."""

import pytest

from bot.rules.gnau.options import HouseRules, Tonku
from bot.rules.gnau.presets import PRESETS
from bot.tables.events import Cause
from bot.tables.gnau import ChooseSplit, Deal, Reveal, RoundRevealed, SplitMode
from bot.tables.ids import UserId
from tests.support.tables import ANN, BEN, BY_OPENER, CAT, MACHINE, GnauPlay, Stacked, lobby, stored

TONKU, NENKU, DUKES, PLAIN = "AS KD 4C 6S 10S", "AH KD 4C 6S 10S", "JS QS KS JD QD", "2H 8D KC 9C 9D"
ACHIEVED = ("gnau-tonku",)


def achieved(play: GnauPlay) -> dict[UserId, tuple[str, ...]]:
    revealed = RoundRevealed(play.table.round, Cause.ASKED)
    booking = MACHINE.booking(stored(play.table), play.table, revealed)
    assert booking is not None
    assert booking.round is not None
    return {user_id: player.achieved for user_id, player in booking.round.players.items()}


@pytest.mark.parametrize(
    ("hand", "rules", "expected"),
    [
        (TONKU, HouseRules(), ACHIEVED),
        (NENKU, HouseRules(), ()),
        (DUKES, HouseRules(), ()),
        (PLAIN, HouseRules(), ()),
        (NENKU, HouseRules(tonku=Tonku.ANY), ACHIEVED),
        (TONKU, PRESETS["niuniu"], ()),
    ],
)
def test_the_hand_counts_as_the_house_rules_name_it(hand, rules, expected):
    play = lobby(ANN, rules=rules, chance=Stacked(f"KH 5H 5C 3S 3D {hand}"))
    assert achieved(play.after(Deal(BY_OPENER), Reveal(BY_OPENER))) == {ANN: expected}


def test_a_dealer_achieves_it_too():
    play = lobby(BEN, CAT, dealer_id=ANN, chance=Stacked(f"{TONKU} KH 5H 5C 3S 3D {PLAIN}"))
    assert achieved(play.after(Deal(BY_OPENER), Reveal(BY_OPENER))) == {ANN: ACHIEVED, BEN: (), CAT: ()}


@pytest.mark.parametrize(("places", "expected"), [((2, 3, 4), ACHIEVED), ((), ())])
def test_who_splits_the_hand_has_to_find_it(places, expected):
    play = lobby(ANN, split=SplitMode.OWN, chance=Stacked(f"KH 5H 5C 3S 3D {TONKU}"))
    assert achieved(play.after(Deal(BY_OPENER), ChooseSplit(ANN, places))) == {ANN: expected}
