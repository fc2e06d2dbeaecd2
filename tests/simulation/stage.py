"""What has to be replaced in Python, discord.py and aiosqlite while a simulation runs."""

import datetime as dt
import gc
import logging
import os
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import aiosqlite.core
import discord.ext.tasks
import discord.ui.view
import discord.utils

import bot.services.thinking
import bot.views.pictures
from bot.store.sqlite_cursor import QuickConnection
from tests.simulation.disk import NoThread, WorkQueue, commit_in_thread
from tests.support.quick_pictures import one_pixel
from tests.support.thinking import QuickThinker


@contextmanager
def staged(chance: Random, now_ms: Callable[[], int], now_s: Callable[[], float]) -> Iterator[None]:
    """Replace time, randomness and threads.

    Args:
        now_ms: What the clocks of the machines say, in milliseconds since 1970-01-01 UTC.
        now_s: Seconds that only ever grow.
    """

    virtual = _datetime_module(now_ms)
    with ExitStack() as stack:
        replace = stack.enter_context
        replace(patch.object(os, "urandom", chance.randbytes))
        replace(patch.object(random, "_urandom", chance.randbytes))
        replace(patch.object(discord.utils, "datetime", virtual))
        replace(patch.object(discord.ext.tasks, "datetime", virtual))
        replace(patch.object(discord.ui.view, "time", SimpleNamespace(monotonic=now_s)))
        replace(patch.object(aiosqlite.core, "Thread", NoThread))
        replace(patch.object(aiosqlite.core, "SimpleQueue", WorkQueue))
        replace(patch.object(QuickConnection, "commit_in_thread", commit_in_thread))
        replace(patch.object(bot.services.thinking, "_Worker", QuickThinker))
        # Nobody looks at the pictures here, and one takes as long to draw as a hand to play.
        replace(patch.object(bot.views.pictures, "_drawn", one_pixel))
        replace(_without_collection())
        yield


def _datetime_module(now_ms: Callable[[], int]) -> SimpleNamespace:
    """Return the module `datetime` with another idea of now."""

    class Like(type):
        def __instancecheck__(cls, instance: Any) -> bool:
            return isinstance(instance, dt.datetime)

    class Virtual(dt.datetime, metaclass=Like):
        @classmethod
        def now(cls, tz: dt.tzinfo | None = None) -> Any:
            return dt.datetime.fromtimestamp(now_ms() / 1000, tz)

    return SimpleNamespace(**{**vars(dt), "datetime": Virtual})


@contextmanager
def _without_collection() -> Iterator[None]:
    # What a dead process has left must not be cleaned up in the middle of another one's work, at a moment
    # that no seed decides.
    was_enabled = gc.isenabled()
    # Where something is frozen already, as thousands of tests are, looking through it again takes seconds.
    stays_frozen = gc.get_freeze_count() > 0
    gc.disable()
    gc.freeze()
    try:
        yield
    finally:
        if not stays_frozen:
            gc.unfreeze()
        if was_enabled:
            gc.enable()


@contextmanager
def in_silence() -> Iterator[None]:
    """Say nothing of what the coroutines of the dead complain about when they are cleaned up."""
    disabled = logging.root.manager.disable
    logging.disable(logging.CRITICAL)
    with warnings.catch_warnings(), patch.object(sys, "unraisablehook", lambda *_: None):
        warnings.simplefilter("ignore")
        try:
            yield
        finally:
            logging.disable(disabled)


@contextmanager
def errors_noted(note: Callable[[logging.LogRecord], None]) -> Iterator[None]:
    """Have each ERROR log record noted, and no other written anywhere."""

    class Noting(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            note(record)
            # Whoever collects records would keep the processes of the dead by it.
            record.exc_info = None

    root, handler = logging.getLogger(), Noting(logging.ERROR)
    before, disabled = root.handlers[:], logging.root.manager.disable
    root.handlers[:] = [handler]
    logging.disable(logging.WARNING)
    try:
        yield
    finally:
        logging.disable(disabled)
        root.handlers[:] = before
