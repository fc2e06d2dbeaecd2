"""The bot from a wheel, in a folder of its own, as those have it who have no checkout."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import SETTINGS
from tests.support.hanging import HANGS_S
from tests.support.tiers import alike
from tests.support.wheels import ROOT, lay_out_wheel

# What pip writes into the folder of commands.
COMMAND = "import sys\nfrom bot.__main__ import main\nsys.exit(main())\n"
# It is built once, by one worker.
pytestmark = pytest.mark.xdist_group("wheel")


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    site = lay_out_wheel(tmp_path_factory.mktemp("wheel"))
    (site / "bin").mkdir()
    (site / "bin" / "gnau").write_text(COMMAND)
    return site


@pytest.fixture
def run(site, tmp_path):
    """Run a command as `gnau`, or as `python -m bot`, in an empty folder."""

    def run(*words, started_as="gnau"):
        program = [str(site / "bin" / "gnau")] if started_as == "gnau" else ["-m", "bot"]
        kept = {name: value for name, value in os.environ.items() if name not in SETTINGS}
        return subprocess.run(
            [sys.executable, *program, *words],
            cwd=tmp_path, env=kept | {"PYTHONPATH": str(site), "PYTHONUTF8": "1", "COLUMNS": "80"},
            capture_output=True, text=True, encoding="utf-8", timeout=HANGS_S, check=False,
        )  # fmt: skip

    return run


@pytest.mark.parametrize("started_as", ["gnau", "python -m bot"])
def test_the_help_says_how_it_was_started_and_where_the_guide_is(run, site, started_as):
    done = run("--help", started_as=started_as)
    assert (done.returncode, done.stderr) == (0, "")
    first, *_, last = done.stdout.splitlines()
    assert first == f"usage: {started_as} [-h] COMMAND ..."
    folder = Path(last.removeprefix("guide: "))
    assert folder.is_relative_to(site)
    assert all((folder / name).is_file() for name in ("hosting.md", "grafana.json"))


@pytest.mark.parametrize(
    "words", alike([["run"], ["check"], ["invite"], ["sync"], ["emoji", "sync"]]), ids=" ".join
)
def test_who_has_no_token_is_told_where_to_put_it(run, tmp_path, words):
    done = run(*words)
    assert done.returncode == 2
    assert done.stderr.startswith("DISCORD_TOKEN isn't set.")
    assert f"into {tmp_path / '.env'} " in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_database_is_in_the_folder_where_it_is_started(run, tmp_path):
    assert f"first start creates it: {tmp_path / 'data' / 'var' / 'gnau.sqlite3'}\n" in run("check").stdout


def test_the_extra_that_the_guide_names_is_one_of_the_wheel(site):
    [metadata] = site.glob("*.dist-info/METADATA")
    extras = re.findall(r"^Provides-Extra: (\w+)$", metadata.read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(
        r"\.whl\[(\w+)\]", (ROOT / "data" / "guide" / "hosting.md").read_text(encoding="utf-8")
    )
    assert named
    assert set(named) <= set(extras)


def test_what_needs_no_files_of_a_checkout_works(run):
    assert "Double Ox 8" in run("solve", "3 6 8 4 8").stdout
