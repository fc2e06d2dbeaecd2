"""What looking ahead promises is measured by stage, and told with the stable."""

from bot.players.advisor import STAGES
from tests.bench import players as bench
from tests.bench.players.promise import Position, as_told


def test_promises_are_measured_by_stage_against_what_comes(capsys):
    words = ["--game", "gongzhu", "--only", "promises", "--deals-a-move", "1", "--hands"]
    bench.main([*words, "5"])
    lines = capsys.readouterr().out.splitlines()
    assert [tuple(line.split()[:2]) for line in lines if "slope" in line] == [
        (stage, told) for stage in STAGES for told in ("promise", "shown")
    ]
    assert any(line.startswith("What strong promises itself") for line in lines)
    bench.main([*words, "4"])
    assert "slope" not in capsys.readouterr().out


def test_promises_that_come_true_explain_everything_and_those_that_are_too_high_have_a_bias():
    positions = [
        Position(hand, 2, promise=float(worth + 3), shown=float(worth), came=float(worth), facts=())
        for hand in range(6)
        for worth in range(-4, 5)
    ]
    promise, shown = as_told(positions, 1)
    found = [" ".join(line.split()) for line in (promise, shown)]
    assert found == [
        "4-6 promise R² -0.35 ± 0.00 slope 1.00 ± 0.00 bias -3.00 ± 0.00",
        "4-6 shown R² 1.00 ± 0.00 slope 1.00 ± 0.00 bias +0.00 ± 0.00",
    ]
