"""Everything that leaves the bot, who can read it, and whether it gives away what is not theirs to know.

A game takes part by saying what is secret now: see `Secrets`. Beside what is sent to Discord, everything
that is logged is taken for something that anybody may read. In a picture its reader sees the words and the
cards that were drawn.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

import pytest
import simcord
from prometheus_client import generate_latest
from simcord.backend.errors import BackendError
from simcord.http import router

from bot.app import CardsBot
from tests.support.drawn import note_drawn
from tests.support.unfolding import unfold_bytes, unfold_text

EPHEMERAL: Final = 1 << 6
MESSAGE, EDIT, COMPLETION, FORM = 4, 7, 8, 9
# The seventeen digits of a measured time are a card in hexadecimal now and then, by chance.
_DECIMALS: Final = re.compile(r"\.\d+(?:e[+-]\d+)?$", re.MULTILINE)


@dataclass(frozen=True)
class Sent:
    """Something that has left the bot.

    Args:
        reader_id: Who alone can read it; None when others can.
        text: All that can be read in it, also where it was wrapped up.
    """

    reader_id: int | None
    where: str
    text: str


@dataclass(frozen=True)
class Secret:
    """Something that nobody but its owner may know now.

    Args:
        owner_id: Whose it is; None where it is nobody's.
        is_in: Whether a text gives it away.
    """

    owner_id: int | None
    what: str
    is_in: Callable[[str], bool]
    sharer_ids: frozenset[int] = frozenset()

    def may_be_read_by(self, reader_id: int | None) -> bool:
        """Return whether it is theirs who alone can read something; None stands for everybody."""
        return reader_id is not None and (reader_id == self.owner_id or reader_id in self.sharer_ids)


class Secrets(Protocol):
    """What a game keeps from people; the one thing a further game has to say of itself."""

    async def of(self, bot: CardsBot, /) -> Sequence[Secret]:
        """Return what is secret now at all tables of the game."""
        ...


@dataclass
class Watch:
    """Looks at everything that leaves the bot.

    Args:
        logged: Returns what was logged since it was last asked.
    """

    env: simcord.Env
    logged: Callable[[], str]
    games: Sequence[Secrets]
    sent: list[Sent] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)
    drawn: dict[bytes, str] = field(default_factory=dict)
    _known: set[str] = field(default_factory=set)
    _seen: int = 0

    async def look(self, bot: CardsBot) -> None:
        """Check what has left the bot since the last look, and all before against what is newly secret.

        What becomes public between two looks may be in what was sent between them.
        """
        self.sent.append(Sent(None, "log", unfold_text(self.logged())))
        if bot.monitor is not None:
            figures = generate_latest(bot.monitor._figures.registry)
            self.sent.append(Sent(None, "metrics", unfold_text(_DECIMALS.sub("", figures.decode()))))
        secrets = [secret for game in self.games for secret in await game.of(bot)]
        for secret in secrets:
            first = self._seen if secret.what in self._known else 0
            self.leaks += [
                f"{secret.what} in {sent.where} to {sent.reader_id or 'everybody'}: {sent.text[:400]}"
                for sent in self.sent[first:]
                if not secret.may_be_read_by(sent.reader_id) and secret.is_in(sent.text)
            ]
        self._known, self._seen = {secret.what for secret in secrets}, len(self.sent)

    def forget(self) -> None:
        """Forget all that has left the bot: what was in it has become public since."""
        self.sent.clear()
        self._known, self._seen = set(), 0

    def readable_by(self, reader_id: int) -> list[Sent]:
        """Return what somebody could have read so far."""
        return [sent for sent in self.sent if sent.reader_id in {None, reader_id}]

    def note_request(self, method: str, path: str, body: Any, files: Iterable[Any], *rest: Any) -> None:
        """Take down a request, before Discord answers it."""
        words = [path, *_strings(body), *(str(each) for each in rest if each)]
        for file in files:
            data = file.fp.read()
            file.fp.seek(0)
            words += [
                file.filename,
                str(file.description or ""),
                unfold_bytes(data),
                self.drawn.get(data, ""),
            ]
        reader_id = self._reader_of(path, body if isinstance(body, dict) else {})
        self.sent.append(Sent(reader_id, f"{method} {path}", unfold_text("\n".join(words))))

    def _reader_of(self, path: str, body: dict[str, Any]) -> int | None:
        """Return who alone can read a request; None where others can, or where it is not known."""
        match path.strip("/").split("/"):
            case ["channels", channel_id, *_]:
                return self._dm_reader(int(channel_id))
            case ["interactions", interaction_id, _, "callback"]:
                record = self.env.backend.interactions.get(int(interaction_id))
                return None if record is None else self._reader_of_callback(record, body)
            case ["webhooks", _, token, *rest] if token in self.env.backend.interaction_tokens:
                record = self.env.backend.interaction_by_token(token)
                if not rest and not record.loading:
                    return self._reader_if(record, is_private=bool(body.get("flags", 0) & EPHEMERAL))
                return self._reader_of_message(record, record.message_id)
        return None

    def _reader_of_callback(self, record: Any, body: dict[str, Any]) -> int | None:
        kind, data = body["type"], body.get("data") or {}
        if kind == EDIT:
            return self._reader_of_message(record, record.source_message_id)
        is_private = kind in {COMPLETION, FORM} or bool(data.get("flags", 0) & EPHEMERAL)
        return self._reader_if(record, is_private=is_private)

    def _reader_of_message(self, record: Any, message_id: int | None) -> int | None:
        try:
            message = self.env.backend.get_message(record.channel_id, message_id or 0)
        except BackendError:
            return self._dm_reader(record.channel_id)
        return self._reader_if(record, is_private=message.is_ephemeral)

    def _reader_if(self, record: Any, *, is_private: bool) -> int | None:
        return record.user_id if is_private else self._dm_reader(record.channel_id)

    def _dm_reader(self, channel_id: int) -> int | None:
        readers = {dm: user_id for user_id, dm in self.env.backend.dm_channels.items()}
        return readers.get(channel_id)


@contextmanager
def watching(
    env: simcord.Env, logged: Callable[[], str], games: Sequence[Secrets], patch: pytest.MonkeyPatch
) -> Iterator[Watch]:
    """Take down all that leaves the bot.

    Args:
        logged: Returns what was logged since it was last asked.
    """
    watch = Watch(env, logged, games)
    dispatch = router.dispatch

    def dispatch_noted(backend: Any, method: str, path: str, **options: Any) -> Any:
        files = options.get("files") or ()
        rest = (*(options.get("params") or {}).values(), options.get("reason"))
        watch.note_request(method, path, options.get("json"), files, *rest)
        return dispatch(backend, method, path, **options)

    with patch.context() as patched:
        patched.setattr(router, "dispatch", dispatch_noted)
        note_drawn(watch.drawn, patched)
        yield watch


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, dict):
        for name, item in value.items():
            yield name
            yield from _strings(item)
    elif isinstance(value, list | tuple):
        # As one piece too: what is spread over a list can be read all the same.
        yield json.dumps(value, default=str) if all(not isinstance(item, dict) for item in value) else ""
        for item in value:
            yield from _strings(item)
    elif value is not None:
        yield str(value)
