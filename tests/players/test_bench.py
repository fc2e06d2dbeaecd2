"""The measurements run, and casual players beat chance."""

import pytest

from tests.bench import players as bench
from tests.bench import thinking
from tests.support.tricks.games import trick_game


@pytest.mark.parametrize("game", ["hearts", "gongzhu"])
def test_casual_players_beat_chance(game, capsys):
    bench.main([game, "casual", "random", "--deals", "40"])
    out, _ = capsys.readouterr()
    assert out.startswith(f"{game}: casual over random, 40 deals: +")


@pytest.mark.parametrize("game", ["hearts", "gongzhu"])
def test_a_measurement_is_the_same_every_time(game):
    plan = bench.Plan(trick_game(game), "strong", "random", 2, 300, True, 1)
    assert bench.measure(plan, [1, 2]).advantages == bench.measure(plan, [1, 2]).advantages


def test_how_many_tables_a_process_bears_can_be_measured(capsys):
    thinking.main(["--tables", "1", "2", "--seconds", "0"])
    out, _ = capsys.readouterr()
    assert [line.split(":")[0].strip() for line in out.splitlines()] == ["1 tables", "2 tables"]
