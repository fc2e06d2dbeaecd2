"""What was learnt, on the bench: how it gets into the bot, and how a match does without it."""

import hashlib
import importlib
import re
from dataclasses import replace
from random import Random

import pytest

from bot.players import GONGZHU, HEARTS, Level, PlayerView
from bot.players.cardset import each
from bot.players.network import SIZE, UNITS, Network
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_cards
from tests.bench import players as bench
from tests.bench.players import passing
from tests.bench.players.learning import command as learning
from tests.bench.players.learning import selfplay
from tests.bench.players.schools import ByPlayouts, OfTheBot, Thought
from tests.rules.trick_cases import begin_gongzhu, dealt
from tests.support.views import view_of


def learnt_modules():
    """Return the modules of the bench that need the extra `train`."""
    pytest.importorskip("numpy", reason=learning.MISSING)
    names = ("arrays", "network", "shipping")
    return [importlib.import_module(f"tests.bench.players.learning.{name}") for name in names]


@pytest.mark.parametrize(("game", "points"), [(GONGZHU, 100), (HEARTS, 8)], ids=str)
def test_what_was_kept_is_shipped_as_the_bot_reads_it(game, points, tmp_path, capsys):
    arrays, networks, _ = learnt_modules()
    network = networks.Network(UNITS, 1)
    network.keep(tmp_path / "kept.npz")
    learning.main(["--ship", str(tmp_path / "kept.npz"), str(tmp_path / "weights")])
    data = (tmp_path / "weights").read_bytes()
    sha256 = hashlib.sha256(data).hexdigest()
    assert capsys.readouterr().out == f"{tmp_path / 'weights'}: {SIZE} bytes, SHA-256 {sha256}\n"
    rng, counting = Random(1), selfplay.counting_cards(game)
    shipped = Network(data, counting, points)
    deal = [0x1FFF << 13 * seat for seat in range(4)]
    exposed = [1 << 10, 0, 1 << 35, 0] if game is GONGZHU else [0] * 4
    view = PlayerView(game, game.rules.Options(), 0, (), number=4)
    situation = game.advisor.begin(view, deal, exposed)
    shown = arrays.np.array([[bool(sum(exposed) >> place & 1) for place in arrays.EXPOSABLE]])
    for number in range(52):
        if number % 4 == 0:
            places = arrays.np.array([selfplay.places_of(situation, counting)], arrays.np.uint8)
            for seat in range(4):
                after = arrays.np.array([(seat - situation.seat) % 4])
                [told] = network.leads(str(game), places, shown, after)
                worth = shipped.worth(seat, sum(exposed), situation) / 2 ** sum(exposed).bit_count()
                assert worth == pytest.approx(told, abs=points / 50)
        legal = situation.look(situation.hands[situation.seat])
        situation.play(rng.choice(list(each(legal))))


@pytest.mark.parametrize(("place", "size", "message"), [(0, 70, "a unit may reach"), (2, 9, "a weight is")])
def test_weights_that_do_not_fit_are_not_shipped(place, size, message):
    _, networks, shipping = learnt_modules()
    weights = networks.Network(UNITS, 1).weights
    weights[place][5, 3] = size
    with pytest.raises(ValueError, match=message):
        shipping.shipped(weights)


def test_another_number_of_units_is_not_shipped():
    _, networks, shipping = learnt_modules()
    with pytest.raises(ValueError, match="reshape"):
        shipping.shipped(networks.Network(64, 1).weights)


def test_a_match_can_be_with_a_player_that_learnt_nothing(capsys):
    bench.main(["gongzhu", "strong", "strong-by-playouts", "--deals", "2", "--deals-a-move", "2"])
    out, _ = capsys.readouterr()
    assert out.startswith("gongzhu: strong over strong-by-playouts, 2 deals: ")


def test_it_plays_as_strong_does_where_nothing_was_learnt_and_looks_as_often():
    for is_alike in (False, True):
        hand = begin_gongzhu(Random(2), 0, gongzhu.Options(teams=is_alike))
        view = replace(view_of(hand, 0), exposed=((),) * 4)
        kinds = [kind(Level.STRONG, Random(1), Thought(1, 12)) for kind in (OfTheBot, ByPlayouts)]
        expected = [kind._decide(view).expected for kind in kinds]
        assert (expected[0] == expected[1]) is is_alike
        assert kinds[0].playouts == kinds[1].playouts > 12


def test_two_passes_of_one_deal_are_compared(capsys):
    passing.main(["--deals", "3", "--deals-a-move", "1", "--schools", "casual"])
    first, *others = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"among three casual, 3 passes: [+-]\d+\.\d\d ± \d+\.\d\d points a hand by what was learnt", first
    )
    assert others[-1].endswith("pure Python")


def test_a_pass_counts_as_one_for_the_moon_if_no_other_aim_would_try_it():
    view = view_of(hearts.new_hand(dealt("AC KC QC JC 10C 9C AS KS QS AH 3D 4D 5H")), 0)
    assert passing.is_for_the_moon(view, parse_cards("5H 3D 4D"))
    assert not passing.is_for_the_moon(view, parse_cards("QS KS AS"))


def test_what_passing_brings_is_told_of_all_hands_and_of_those_that_gave_up_the_moon():
    found = [
        passing.Passed((False, True), (3.0, -5.0)),
        passing.Passed((False, False), (0.0, 0.0)),
        passing.Passed((True, True), (0.0, 0.0)),
        passing.Passed((False, True), (1.0, 5.0)),
    ]
    assert list(passing.report("casual", found)) == [
        "among three casual, 4 passes: +1.00 ± 4.93 points a hand by what was learnt",
        "    strong passes for the moon in 25.0% (4.6% to 69.9%)",
        "    strong-by-playouts passes for the moon in 75.0% (30.1% to 95.4%)",
        "    where it no longer does, 2 hands: +2.00 ± 11.76 points a hand",
    ]
