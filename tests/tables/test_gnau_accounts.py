"""What a revealed round puts into the books."""

import json
from dataclasses import replace

import pytest

from bot.rules.gnau.options import HouseRules
from bot.rules.gnau.presets import PRESETS
from bot.rules.gnau.record import replay
from bot.tables.commands import Leave
from bot.tables.events import Cause, TableClosed
from bot.tables.gnau import CardsDealt, ChooseSplit, Deal, DealerPolicy, Reveal, RoundRevealed, SplitMode
from bot.tables.gnau.kept_round import KeptRound, expanded
from bot.tables.points import Account, PointsMode
from tests.support.tables import (
    ANN,
    BEN,
    BY_OPENER,
    CAT,
    CROWD,
    DEALER,
    GUILD,
    MACHINE,
    TABLE,
    GnauPlay,
    Seeded,
    Stacked,
    join,
    lobby,
    stored,
)

DOUBLE_OX_8, TONKU = "3S 6S 8S 4S 8D", "10D 2D 8H AS KD"
OX_7, OX_6, OX_3 = "10C JS QS 2H 5H", "10S 10H 10D 2S 4S", "JH QH KH 2D AD"
NO_OX, NO_OX_TOO = "4H 4C 3C 8C 5C", "4S 4D 3D 8D 5D"
FIVE_DUKES, FIVE_DUKES_TOO = "JS QS KS JH QH", "KC KH JC QC JD"


def books(play):
    """Return what the latest round of a table puts into the books."""
    settled = MACHINE.booking(stored(play.table), play.table, RoundRevealed(play.table.round, Cause.ASKED))
    assert settled is not None
    return settled


def in_full_of(settled):
    """Return what is read again of a round that was kept."""
    return expanded(KeptRound(*(json.loads(json.dumps(each)) for each in (settled.record, settled.snapshot))))


def played(*hands, **options):
    """Return a table after one round of these hands, the dealer's first."""
    dealt_by_first = options.get("dealer") is DealerPolicy.ROTATE
    seats = (ANN, BEN, CAT)[: len(hands) - (not dealt_by_first)]
    play = lobby(*seats, chance=Stacked(" ".join(hands)), **options)
    return play.after(Deal(BY_OPENER), Reveal(BY_OPENER))


def moved(settled):
    """Return the points that each account gains or loses."""
    return {entry.account: entry.amount_points for entry in settled.posting.entries}


def test_the_house_pays_and_is_paid():
    settled = books(played(DOUBLE_OX_8, TONKU, NO_OX, stake_points=3))
    assert moved(settled) == {
        Account.user(GUILD, ANN): 15,
        Account.user(GUILD, BEN): -6,
        Account.house(GUILD): -9,
    }
    assert settled.round.deltas == {ANN: 15, BEN: -6}


def test_a_human_dealer_pays_and_is_paid():
    settled = books(played(DOUBLE_OX_8, TONKU, NO_OX, stake_points=3, dealer_id=DEALER))
    assert moved(settled) == {
        Account.user(GUILD, ANN): 15,
        Account.user(GUILD, BEN): -6,
        Account.user(GUILD, DEALER): -9,
    }
    assert settled.round.deltas == {ANN: 15, BEN: -6, DEALER: -9}


def test_whose_points_do_not_move_has_no_entry_but_took_part():
    settled = books(played(NO_OX, NO_OX_TOO, TONKU))
    assert moved(settled) == {Account.user(GUILD, BEN): 5, Account.house(GUILD): -5}
    assert settled.round.deltas == {ANN: 0, BEN: 5}


def test_a_dealer_who_breaks_even_has_no_entry():
    even = books(played(OX_6, OX_7, OX_3, dealer_id=DEALER))
    assert even.round.deltas == {ANN: 1, BEN: -1, DEALER: 0}
    assert moved(even) == {Account.user(GUILD, ANN): 1, Account.user(GUILD, BEN): -1}


@pytest.mark.parametrize("hands", [(NO_OX, NO_OX_TOO), (FIVE_DUKES, FIVE_DUKES_TOO)])
@pytest.mark.parametrize("dealer_id", [None, DEALER])
def test_a_round_in_which_nothing_moves_has_no_posting(hands, dealer_id):
    settled = books(played(*hands, dealer_id=dealer_id))
    assert settled.posting is None
    assert set(settled.round.deltas.values()) == {0}


def test_the_reference_names_the_table_and_the_round():
    play = played(DOUBLE_OX_8, TONKU)
    assert books(play).posting.reference == f"gnau:{TABLE}:1"
    again = books(play.after(Deal(BY_OPENER), Reveal(BY_OPENER)))
    assert again.posting.reference == f"gnau:{TABLE}:2"
    assert (again.round.table_id, again.round.guild_id, again.round.number) == (TABLE, GUILD, 2)


def test_a_round_says_who_dealt_and_how_good_the_hands_were():
    by_person = books(played(DOUBLE_OX_8, TONKU, NO_OX, dealer_id=DEALER)).round.players
    assert {user_id: player.is_dealer for user_id, player in by_person.items()} == {
        DEALER: True,
        ANN: False,
        BEN: False,
    }
    assert by_person[ANN].hand_rank > by_person[DEALER].hand_rank > by_person[BEN].hand_rank == 0
    assert not any(player.is_dealer for player in books(played(DOUBLE_OX_8, TONKU)).round.players.values())


def test_the_dealer_of_a_round_is_who_dealt_it_even_if_the_bank_has_moved_since():
    play = played(DOUBLE_OX_8, TONKU, NO_OX, dealer=DealerPolicy.ROTATE)
    assert play.table.banker_id == BEN
    settled = books(play)
    assert [user_id for user_id, player in settled.round.players.items() if player.is_dealer] == [ANN]
    assert settled.round.deltas == {BEN: 5, CAT: -2, ANN: -3}


def test_a_hand_that_was_split_badly_counts_and_ranks_as_it_was_split():
    play = lobby(ANN, split=SplitMode.OWN, chance=Stacked(f"{OX_7} {DOUBLE_OX_8}"))
    ranks = []
    for places, delta in (((), -1), ((0, 1, 2), -1), ((2, 3, 4), 1), ((0, 1, 3), 2)):
        settled = books(play.after(Deal(BY_OPENER), ChooseSplit(ANN, places)))
        assert settled.round.deltas == {ANN: delta}
        ranks.append(settled.round.players[ANN].hand_rank)
    assert ranks == sorted(set(ranks))


def test_a_round_remembers_the_table_as_it_was_revealed():
    play = played(DOUBLE_OX_8, TONKU, dealer_id=DEALER)
    kept = books(play).round
    remembered = MACHINE.load(in_full_of(kept).snapshot)
    assert remembered == replace(play.table, seed_root=b"")
    assert remembered.settlement() == play.table.settlement()


@pytest.mark.parametrize("points", PointsMode)
def test_a_round_says_what_kind_of_points_it_moved(points):
    play = played(DOUBLE_OX_8, TONKU)
    table = replace(play.table, options=replace(play.table.options, points=points))
    assert books(GnauPlay(table)).round.points is points


@pytest.mark.parametrize("dealer_id", [None, DEALER])
@pytest.mark.parametrize("rules", [*PRESETS.values(), HouseRules(triplet_passport=True)])
@pytest.mark.parametrize("players", [1, 9, 19])
def test_every_round_sums_to_zero_and_its_record_says_the_same(players, rules, dealer_id):
    for seed in range(5):
        chance = Seeded(seed)
        play = lobby(*CROWD[:players], rules=rules, stake_points=7, dealer_id=dealer_id, chance=chance)
        settled = books(play.after(Deal(BY_OPENER), Reveal(BY_OPENER)))
        if settled.posting is not None:
            assert sum(moved(settled).values()) == 0
        replayed = replay(in_full_of(settled.round).record)
        gained = {int(name): result["delta"] for name, result in replayed["players"].items()}
        dealer = {} if dealer_id is None else {DEALER: -sum(gained.values())}
        assert settled.round.deltas == gained | dealer


def test_only_a_reveal_settles():
    table = lobby(ANN).after(Deal(BY_OPENER)).table
    assert table.hands is not None
    for event in (CardsDealt(1, table.hands, 0), TableClosed(Cause.TIME)):
        assert MACHINE.booking(stored(table), table, event) is None


def test_the_tally_adds_up_over_the_rounds_even_of_who_has_left():
    chance = Seeded(3)
    play = lobby(ANN, BEN, dealer_id=DEALER, stake_points=2, chance=chance)
    expected = dict.fromkeys((ANN, BEN, CAT, DEALER), 0)
    for commands in ((), (), (Leave(ANN), join(CAT)), (), (join(ANN),), (Leave(BEN),)):
        play = play.after(*commands, Deal(BY_OPENER), Reveal(BY_OPENER))
        for user_id, delta in books(play).round.deltas.items():
            expected[user_id] += delta
    assert play.table.tally == expected
    assert sum(expected.values()) == 0 < sum(map(abs, expected.values()))


def test_the_tally_knows_nobody_before_the_first_reveal():
    assert lobby(ANN, dealer_id=DEALER).after(Deal(BY_OPENER)).table.tally == {}
