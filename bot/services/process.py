"""This process among others: what it is called, and whether another one is still alive."""

import os
import socket
import sys
import uuid

from bot.tables.ownership import Holder


def this_process() -> Holder:
    """Return a name for this process that no other start of it, or of any other, has."""
    return Holder(uuid.uuid4().hex, f"{socket.gethostname()}:{os.getpid()}")


def is_gone(other: Holder, own: Holder) -> bool:
    """Whether another process is certain to have ended.

    So is one of this host whose number nobody has any more, and one with the very name of this process: that
    was this one before a container started it again.

    Args:
        other: The process.
        own: This process.
    """
    host, _, number = other.name.rpartition(":")
    if host != own.name.rpartition(":")[0] or not number.isdecimal():
        return False
    return other.name == own.name or not _is_running(int(number))


def _is_running(number: int) -> bool:
    if sys.platform == "win32":
        # There the question itself would end the process.
        return True
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    except OSError:
        # It is there, and somebody else's.
        return True
    return True
