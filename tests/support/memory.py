"""Where files are in memory: databases of tests are written all the time, and kept by nobody."""

import os
import shutil
from pathlib import Path
from typing import Final

_FOLDER: Final = Path("/dev/shm")
# What all tests together may need; in containers there often is much less.
_ROOM_BYTES: Final = 2 * 1024**3


def memory_folder() -> Path | None:
    """Return a folder in memory with room enough, where there is one."""
    if not os.access(_FOLDER, os.W_OK) or shutil.disk_usage(_FOLDER).free < _ROOM_BYTES:
        return None
    return _FOLDER
