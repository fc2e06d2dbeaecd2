"""What a process has loaded that imports one module."""

import subprocess
import sys
from pathlib import Path

_ROOT = Path(__file__).parents[2]


def loaded_with(module: str) -> set[str]:
    """Return the names of all modules that a fresh Python has loaded once it has imported one."""
    command = [sys.executable, "-c", f"import {module}, sys; print(*sys.modules)"]
    return set(subprocess.run(command, cwd=_ROOT, check=True, capture_output=True, text=True).stdout.split())


def parts_of_bot(loaded: set[str]) -> set[str]:
    """Return which parts of the bot are among loaded modules."""
    return {name.split(".")[1] for name in loaded if name.startswith("bot.")}
