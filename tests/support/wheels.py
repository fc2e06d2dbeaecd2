"""A wheel of the project, built from the sources and laid out as it is when installed."""

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def lay_out_wheel(folder: Path, **environment: str) -> Path:
    """Return a folder with the content of a wheel, for `PYTHONPATH`. Skip the test where none can be built.

    Args:
        folder: Where the wheel is built, too.
        environment: What the build is told.
    """
    pytest.importorskip("hatchling", reason="hatchling not found: pip install -e '.[dev]'")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, env=os.environ | environment, check=True)
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder / "site")
    return folder / "site"
