"""The bot is killed in the middle of what somebody does, and starts again: the evening ends as ever."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.discord.killed_scenes import SCENES

_ROOT = Path(__file__).parents[2]

pytestmark = [
    pytest.mark.thorough,
    pytest.mark.skipif(not hasattr(os, "fork"), reason="os.fork not found: run them on Linux or macOS"),
]


def killed(scene: str, folder: Path, *options: str) -> tuple[int, str]:
    """Have the bot killed at each call of a scene; return the status and what was said."""
    command = [sys.executable, "-m", "tests.discord.killed_room", scene, str(folder), *options]
    done = subprocess.run(
        command, cwd=_ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    return done.returncode, done.stdout


@pytest.mark.parametrize("scene", SCENES)
def test_wherever_it_is_killed_the_evening_ends_as_ever(scene: str, tmp_path: Path):
    status, said = killed(scene, tmp_path)
    assert status == 0, said


@pytest.mark.parametrize(
    ("bug", "scene", "caught_by"),
    [
        # Her cards are sent twice.
        pytest.param("forgotten-nonces", "deal", '+   "\\n### Your cards', id="forgotten-nonces"),
        # Given once more, because the first gift has not come.
        pytest.param("gift-in-two-steps", "gift", "+  20", id="gift-in-two-steps"),
    ],
)
def test_a_bug_is_caught(bug: str, scene: str, caught_by: str, tmp_path: Path):
    status, said = killed(scene, tmp_path, "--bug", bug)
    assert status == 1
    assert "killed at call" in said
    assert caught_by in said
