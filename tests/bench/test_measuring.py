"""What is measured is told as it was, and a peer that is not there is named."""

import io

import pytest
from tqdm import tqdm

from tests.bench import command, hands, tricks
from tests.bench.measuring import Contender, Race, each


def taking(*times_s):
    times = iter(times_s)
    return lambda: next(times)


def test_medians_and_ratios_leave_out_the_first_round():
    ours = Contender("ours", taking(100, 2, 4, 3))
    peer = Contender("theirs", taking(1, 4, 4, 12), is_peer=True, note="as documented")
    race = Race("something", "ms", [ours, peer], ["third not found"], rounds=3)
    with tqdm(file=io.StringIO(), total=8) as bar:
        race.run(bar)
        assert bar.n == 8
    title, mine, theirs, missing = race.lines()
    assert title == "something"
    assert mine.split() == ["ours", "3000.000", "ms", "(2000.000", "to", "4000.000)"]
    assert theirs.split()[1] == "4000.000"
    # Ours took a half, the same, and a quarter.
    assert theirs.endswith("as documented  ours is 0.50 of it")
    assert missing == "  left out: third not found"


def test_a_thing_is_measured_by_itself(monkeypatch):
    clock = taking(10.0, 13.0)
    monkeypatch.setattr("tests.bench.measuring.process_time", clock)
    done: list[str] = []
    assert each(done.append, "abc")() == 1.0
    assert done == ["a", "b", "c"]


@pytest.mark.parametrize("section", [hands, tricks])
def test_a_peer_that_is_not_here_is_named_and_left_out(section, monkeypatch):
    def gone(name):
        raise ImportError(name)

    monkeypatch.setattr(section, "import_module", gone)
    race = next(section.races())
    assert race.missing
    assert all("pip install -e '.[bench]'" in reason for reason in race.missing)
    assert not any(contender.is_peer for contender in race.contenders)


def test_a_section_that_does_not_exist_is_refused(capsys):
    with pytest.raises(SystemExit):
        command.main(["hand"])
    assert "no section is called 'hand'" in capsys.readouterr().err


def test_every_section_is_listed_with_what_it_measures(capsys):
    with pytest.raises(SystemExit):
        command.main(["--help"])
    shown = capsys.readouterr().out
    assert all(f"  {name}" in shown for name in [*command.RACES, *command.LONGER])
