"""A bot that is killed again and again: `python -m tests.discord.killed_room --help`.

What happens in a scene crosses the edge of the process some dozens of times: statements and commits go to the
database, requests go to Discord, and answers come back. At each of these calls one process is ended by
`os._exit`. Another one starts over the same file and the same Discord, and the evening is brought to its end.
That is to be the end it comes to where nothing is killed: the same points, each message once, and books in
which `check` finds nothing wrong.

Each process is a fork of this one, which does nothing but import: so none takes long to start.
"""

import argparse
import asyncio
import io
import json
import os
import shutil
import signal
import sys
import threading
import traceback
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from difflib import unified_diff
from pathlib import Path
from typing import Any, Final

import pytest
import sqlalchemy as sa
from simcord.http.client import FakeHTTPClient, FakeWebhookAdapter

from bot.cli.main import main as terminal
from tests.discord.killed_bugs import BUGS
from tests.discord.killed_scenes import SCENES, Scene, evening_of, play_for_bankrolls
from tests.support.error_logs import errors_recorded, told
from tests.support.guild import CardRoom
from tests.support.hanging import HANGS_S
from tests.support.lasting_discord import put_away, take_out
from tests.support.nonces import honour_nonces
from tests.support.quick_pictures import draw_at_once
from tests.support.quick_simcord import hurry
from tests.support.quick_thinking import think_at_once
from tests.support.texts import shipped_texts

# What processes leave in the folder of an evening, beside the database.
_DISCORD, _CALLS, _EVENING = "discord.pickle", "calls.json", "evening.json"
# With which status a process ends that is killed.
_KILLED: Final = 9
_NEVER: Final = 0
_NOBODYS_TOKEN: Final = ".".join(("MTIzNDU2Nzg5MDEyMzQ1Njc4", "GkLmNo", "s3cr3t-" * 5))


@dataclass
class Edge:
    """What crosses the edge of this process, which ends at one of these calls.

    Args:
        last: Which call, from 1; `_NEVER` for none.
    """

    room: CardRoom
    folder: Path
    last: int
    _calls: list[str] = field(default_factory=list)
    _loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    _thread: int = field(default_factory=threading.get_ident)

    def watch(self) -> None:
        """Count from now on, for as long as this process lives."""
        sa.event.listen(sa.Engine, "before_cursor_execute", lambda *asked: self._cross(asked[2]))
        sa.event.listen(sa.Engine, "commit", lambda _: self._cross("COMMIT"))
        clients: tuple[Any, ...] = (FakeHTTPClient, FakeWebhookAdapter)
        for client in clients:
            client.request = self._counted(client.request)

    def kill(self) -> None:
        """End this process as it stands."""
        put_away(self.room, self.folder / _DISCORD)
        (self.folder / _CALLS).write_text(json.dumps(self._calls))
        os._exit(_KILLED)

    def _counted(self, send: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
        async def request(client: Any, route: Any, *args: Any, **options: Any) -> Any:
            self._cross(f"{route.method} {route.path}")
            answer = await send(client, route, *args, **options)
            self._cross(f"the answer to {route.method} {route.path}")
            return answer

        return request

    def _cross(self, call: str) -> None:
        self._calls.append(" ".join(call.split())[:80])
        if len(self._calls) != self.last:
            return
        if threading.get_ident() == self._thread:
            self.kill()
        # The database has a thread of its own. Discord must stand still while it is written down, so the
        # thread of the bot does that, and this one never gets to make its call.
        self._loop.call_soon_threadsafe(self.kill)
        threading.Event().wait()


async def _before(folder: Path, scene: Scene) -> None:
    room = CardRoom(folder, is_warm=False)
    async with room:
        await play_for_bankrolls(room)
        await scene.before(room)
    put_away(room, folder / _DISCORD)


async def _act(folder: Path, scene: Scene, last: int) -> None:
    async with _room_again(folder) as room:
        act = await scene.act(room)
        edge = Edge(room, folder, last)
        edge.watch()
        await act()
        edge.kill()


async def _after(folder: Path, scene: Scene) -> None:
    async with _room_again(folder) as room:
        await scene.after(room)
        (folder / _EVENING).write_text(json.dumps(await evening_of(room)))


def _room_again(folder: Path) -> CardRoom:
    room = CardRoom(folder, is_warm=False)
    take_out(room, folder / _DISCORD)
    return room


def _check(folder: Path) -> None:
    """Look at the books as a host does."""
    os.chdir(folder)
    os.environ |= {"DISCORD_TOKEN": _NOBODYS_TOKEN, "DATABASE_URL": "sqlite:///room.sqlite3"}
    with redirect_stdout(io.StringIO()):
        assert terminal(["check"]) == 0


def _in_a_process(work: Callable[[], object]) -> int:
    """Do something in a fork of this process; return with which status that ended."""
    sys.stdout.flush()
    pid = os.fork()
    if pid:
        return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    # What hangs is ended, too.
    signal.alarm(int(HANGS_S))
    status = 1
    try:
        with errors_recorded() as errors:
            work()
        sys.stdout.writelines(f"{each}\n" for each in told(errors))
        status = int(bool(errors))
    except BaseException:  # noqa: BLE001 - whatever it is, it must not get into the loop of the parent
        traceback.print_exc(file=sys.stdout)
    finally:
        sys.stdout.flush()
        os._exit(status)


@dataclass(frozen=True)
class Kills:
    """Kills in the middle of one scene.

    Args:
        folder: An empty folder.
    """

    scene: Scene
    folder: Path

    def faults(self, calls: Sequence[int]) -> Iterator[str]:
        """Kill a process at each of these calls, or at all that there are; yield what is wrong afterwards."""
        before = self.folder / "before"
        before.mkdir()
        if _in_a_process(lambda: asyncio.run(_before(before, self.scene))):
            yield "it does not come to the scene"
            return
        if fault := self._play(_NEVER):
            yield f"where nothing is killed {fault}"
            return
        for call in calls or range(1, len(self._calls(_NEVER)) + 1):
            if fault := self._play(call) or self._differences(call):
                yield f"killed at call {call}, {self._calls(call)[-1]}:\n{fault}"

    def _play(self, call: int) -> str:
        """Play an evening in which a process is killed at a call; return why that comes to nothing, if so."""
        folder = self._at(call)
        shutil.copytree(self.folder / "before", folder)
        if _in_a_process(lambda: asyncio.run(_act(folder, self.scene, call))) != _KILLED:
            return "it fails before that"
        if _in_a_process(lambda: asyncio.run(_after(folder, self.scene))):
            return "it does not go on"
        return "the books are not sound" if _in_a_process(lambda: _check(folder)) else ""

    def _differences(self, call: int) -> str:
        calm, killed = (json.loads((self._at(each) / _EVENING).read_text()) for each in (_NEVER, call))
        return differences(calm, killed, self.scene.answers)

    def _calls(self, call: int) -> list[str]:
        calls: list[str] = json.loads((self._at(call) / _CALLS).read_text())
        return calls

    def _at(self, call: int) -> Path:
        return self.folder / str(call)


def differences(calm: dict[str, Any], killed: dict[str, Any], answers: int) -> str:
    """Return in what two evenings differ, nothing where they do not.

    Args:
        calm: One in which nothing was killed.
        answers: How many messages in the channel may be missing.
    """
    seen, due = killed["channel"], calm["channel"]
    if len(due) - answers <= len(seen) < len(due) and set(seen) <= set(due):
        killed = killed | {"channel": due}
    before, after = (json.dumps(each, indent=1, ensure_ascii=False).split("\n") for each in (calm, killed))
    return "\n".join(unified_diff(before, after, "calm", "killed", n=0, lineterm=""))


def main(words: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("scene", choices=SCENES)
    parser.add_argument("folder", type=Path, help="an empty folder")
    parser.add_argument("--call", type=int, action="append", default=[], help="which; all when not given")
    parser.add_argument("--bug", choices=BUGS, help="a mistake to make on purpose")
    args = parser.parse_args(words)
    shipped_texts()
    with pytest.MonkeyPatch.context() as patch:
        hurry(patch)
        honour_nonces(patch)
        draw_at_once(patch)
        think_at_once(patch)
        patch.setattr("bot.views.visit.ANSWER_S", HANGS_S)
        if args.bug:
            BUGS[args.bug](patch)
        faults = list(Kills(SCENES[args.scene], args.folder).faults(args.call))
    sys.stdout.writelines(f"{fault}\n" for fault in faults)
    return int(bool(faults))


if __name__ == "__main__":
    sys.exit(main())
