"""The compiled computer players are the same players."""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from bot.players import IS_COMPILED, Level
from tests.support.wheels import lay_out_wheel

ROOT = Path(__file__).parents[2]
POSITIONS = 50
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """What a wheel holds that was built with the hook."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        pytest.skip(f"{compiler} not found: apt-get install gcc libc6-dev")
    for package in ("mypyc", "setuptools"):
        pytest.importorskip(package, reason=f"{package} not found: pip install -e '.[dev]'")
    site = lay_out_wheel(tmp_path_factory.mktemp("compiled"), HATCH_BUILD_HOOK_ENABLE_CUSTOM="1")
    assert not [*ROOT.glob(f"*{SUFFIX}"), *ROOT.glob(f"bot/**/*{SUFFIX}")]
    return site


def decisions(*folders):
    """Return what computer players decide whose modules are found in some folders, line by line."""
    path = os.pathsep.join(map(str, folders))
    program = [sys.executable, str(Path(__file__).with_name("decisions.py")), str(POSITIONS)]
    done = subprocess.run(
        program, env=os.environ | {"PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    return done.stdout.splitlines()


def test_a_checkout_is_pure_python():
    assert not IS_COMPILED


@pytest.mark.thorough
def test_the_compiled_build_decides_as_pure_python_does(compiled):
    build, *of_compiled = decisions(compiled, ROOT)
    assert build == "compiled"
    build, *of_python = decisions(ROOT)
    assert build == "pure Python"
    # Each level is asked what to pass, what to expose, and what to play in both games.
    assert len(of_python) == 4 * len(Level) * POSITIONS
    assert of_compiled == of_python
