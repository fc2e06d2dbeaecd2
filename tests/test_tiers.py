"""What the options of the test run promise."""

import shlex
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.xdist_group("a group")
def test_the_tests_of_a_group_stay_with_one_worker(request: pytest.FixtureRequest):
    is_grouped = getattr(request.config.option, "loadgroup", False)
    assert request.node.nodeid.endswith("@a group") is is_grouped


def test_the_failure_of_a_shared_fixture_is_told_once(tmp_path: Path):
    (tmp_path / "test_probe.py").write_text("""if True:
        import pytest

        @pytest.fixture(scope="session")
        def evening():
            raise TimeoutError("an evening without end")

        @pytest.mark.parametrize("guest", range(3))
        def test_an_evening(evening, guest):
            pass
    """)
    words = shlex.split("-m pytest -p tests.support.told_once -p no:randomly -p no:cacheprovider -ra")
    done = subprocess.run(
        [sys.executable, *words, str(tmp_path)], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert "2 skipped, 1 error" in done.stdout
    assert "a fixture has failed: see" in done.stdout
