"""People whose Discord is in a language, and who may read and press what they find there in English."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import pytest
import simcord
from simcord.backend.models import Message

from bot.playground_language import speak
from tests.support import guild
from tests.support.guild import CardRoom
from tests.support.interpreting import Interpreter, listening


class Tongues:
    """The languages that people's Discord is in.

    Args:
        env: The Discord of all of them.
        server: The language of the server in Discord.
        others: The language of the Discord of people who were given none.
    """

    def __init__(self, env: simcord.Env, server: str = "en-US", others: str = "en-US") -> None:
        self._of: dict[int, str] = {}
        for each in env.backend.guilds.values():
            each.preferred_locale = server
        speak(env, lambda user_id: self._of.get(user_id, others), lambda: server)

    def give(self, who: Any, language: str) -> None:
        """Have a person's Discord be in a language from now on."""
        self._of[who.id] = language


@contextmanager
def reading() -> Iterator[Interpreter]:
    """Have people read everything in English, and yield an interpreter, who has to translate the labels."""
    payloads = guild._payloads
    with listening() as interpreter, pytest.MonkeyPatch.context() as patch:

        def read(components: Sequence[Any]) -> Any:
            return interpreter.of_components(payloads(components), ["content", "description"])

        patch.setattr(guild, "_payloads", read)
        yield interpreter


@contextmanager
def interpreted(room: CardRoom) -> Iterator[None]:
    """Have people find everything in English, which the bot sends in another language."""
    backend = room.env.backend
    commit, edit = backend.commit_message, backend.edit_message
    with reading() as interpreter, pytest.MonkeyPatch.context() as patch:

        def found(message: Message) -> Message:
            if message.author_id == backend.bot_user.id:
                message.components = interpreter.of_components(message.components, ["label"])
            return message

        patch.setattr(backend, "commit_message", lambda message, **how: commit(found(message), **how))
        patch.setattr(backend, "edit_message", lambda *place: found(edit(*place)))
        yield
