"""What a message shows, in words: what a picture of the README was made of, to compare with today's."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from discord import ButtonStyle, ComponentType

from bot.views.style import ENDING, NEXT, OTHER, PICKED

_STYLES: Final = {NEXT: "next step", OTHER: "", PICKED: "picked", ENDING: "ends"}
# What differs from one evening to the next and says nothing of how a message looks.
_PASSING: Final = (
    (re.compile(r"<t:\d+:\w>"), "<time>"),
    (re.compile(r"<a?(:\w+:)\d+>"), r"\1"),
    (re.compile(r"\]\(https?:[^)]*\)"), "](link)"),
    (re.compile(r"\b[0-9a-f]{64}\b"), "<64 digits>"),
)


def written(components: Sequence[Mapping[str, Any]], names: Mapping[int, str]) -> str:
    """Return what a message shows, a line for each thing."""
    words = "\n".join(line for each in components for line in _lines(each))
    for pattern, replacement in _PASSING:
        words = pattern.sub(replacement, words)
    return re.sub(r"<@(\d+)>", lambda found: f"@{names[int(found[1])]}", words) + "\n"


def _lines(component: Mapping[str, Any]) -> Iterator[str]:
    match ComponentType(component["type"]):
        case ComponentType.container:
            yield f"frame #{component['accent_color']:06x}"
            for each in component["components"]:
                yield from _lines(each)
        case ComponentType.text_display:
            yield from component["content"].splitlines()
        case ComponentType.separator:
            yield "———" if component.get("divider", True) else ""
        case ComponentType.media_gallery:
            yield from (f"picture: {item['description']}" for item in component["items"])
        case ComponentType.action_row:
            yield " ".join(_button(each) for each in component["components"])
        case kind:
            raise ValueError(f"no picture of the README shows a {kind.name} yet")


def _button(button: Mapping[str, Any]) -> str:
    emoji = button.get("emoji")
    said = " ".join(filter(None, [f":{emoji['name']}:" if emoji else "", button.get("label")]))
    remarks = [_STYLES[ButtonStyle(button["style"])], "greyed" if button.get("disabled") else ""]
    return f"[{', '.join(filter(None, [said, *remarks]))}]"
