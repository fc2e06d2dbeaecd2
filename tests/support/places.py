"""Which texts stand where Discord takes only so many characters, noted while people do everything."""

from typing import Any

import pytest
from discord import SelectOption, ui

from bot.text import Text
from bot.views import lasting
from bot.views.inputs import LONGEST_BUTTON, LONGEST_OPTION, LONGEST_PLACEHOLDER, LONGEST_TITLE


class Said(str):
    """Words that know of which text they are, as long as nothing is added to them."""

    __slots__ = ("text_id",)
    text_id: str


def note_places(places: dict[str, int], patch: pytest.MonkeyPatch) -> None:
    """Note from now on which texts stand in buttons, lists and forms.

    Args:
        places: Where to: the characters that Discord takes there, by the id of the text.
    """
    say = Text.__call__

    def say_noted(text: Text, text_id: str, **params: str | int) -> str:
        said = Said(say(text, text_id, **params))
        said.text_id = text_id
        return said

    def note(words: Any, room: int) -> None:
        if isinstance(words, Said):
            places[words.text_id] = min(room, places.get(words.text_id, room))

    def noting(kind: Any, **rooms: int) -> None:
        made = kind.__init__

        def make(item: Any, *args: Any, **kwargs: Any) -> None:
            made(item, *args, **kwargs)
            for name, room in rooms.items():
                note(getattr(item, name, None), room)

        patch.setattr(kind, "__init__", make)

    patch.setattr(Text, "__call__", say_noted)
    noting(lasting.ButtonFace, label=LONGEST_BUTTON)
    noting(ui.Button, label=LONGEST_BUTTON)
    noting(SelectOption, label=LONGEST_OPTION, description=LONGEST_OPTION)
    noting(ui.Label, text=LONGEST_TITLE, description=LONGEST_OPTION)
    noting(ui.Modal, title=LONGEST_TITLE)
    for kind in (ui.Select, ui.ChannelSelect, ui.RoleSelect):
        noting(kind, placeholder=LONGEST_PLACEHOLDER)
