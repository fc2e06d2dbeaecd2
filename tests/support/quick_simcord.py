"""What simcord does ten thousand times in a run of the tests, done faster, and on no clock but its own."""

import asyncio
from copy import deepcopy
from types import NoneType, SimpleNamespace
from typing import Any, Final

import pytest

_NEVER_CHANGED: Final = frozenset((str, int, float, bool, NoneType))
# How often simcord looks whether the bot has come to rest, when nothing that it waits for has ended.
_LOOKS_EVERY_S: Final = 0.01


def hurry(patch: pytest.MonkeyPatch) -> None:
    """Have simcord copy JSON quickly, compare its callbacks by identity and never sleep in real time."""
    from simcord import Env, _runtime, _settlement, components, gateway, results
    from simcord.http import router

    for module in (components, results):
        patch.setattr(module, "deepcopy", copied)
    for module in (gateway, router):
        patch.setattr(module, "copy", SimpleNamespace(deepcopy=copied))
    # Each has a handle of its own, so that no two are equal; comparing all fields takes its time.
    patch.setattr(_runtime._CallbackRecord, "__eq__", object.__eq__)
    defaults = Env._settle_internal.__kwdefaults__
    assert defaults is not None
    patch.setitem(defaults, "idle", _LOOKS_EVERY_S)

    recognized = _settlement._recognized_wait

    def recognized_or_asleep(state: Any, task: asyncio.Task[Any], waiter: Any) -> bool:
        return recognized(state, task, waiter) or _is_sleep(state.work.callbacks, waiter)

    # By itself it waits for sleeps of less than ten seconds in real time.
    patch.setattr(_settlement, "_recognized_wait", recognized_or_asleep)


def _is_sleep(callbacks: list[Any], waiter: Any) -> bool:
    """Whether a future is one that `asyncio.sleep` waits for."""
    from simcord._dpy_internals import _original_callback

    handles = [each.handle for each in callbacks if each.when is not None and each.handle is not None]
    return any(
        any(arg is waiter for arg in handle._args)
        and _original_callback(handle._callback).__name__ == "_set_result_unless_cancelled"
        for handle in handles
        if not handle.cancelled()
    )


def copied(value: Any) -> Any:
    """Return a copy of JSON that shares nothing with it that can be changed."""
    kind = type(value)
    if kind in _NEVER_CHANGED:
        return value
    if kind is dict:
        return {key: copied(each) for key, each in value.items()}
    if kind is list:
        return [copied(each) for each in value]
    return deepcopy(value)
