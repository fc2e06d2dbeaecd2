"""What people type whatever they play: points, preferences, words out of sight; managers more than that."""

from typing import Any, Final

from tests.simulation.commands import Command, Mentioned, Scene

# What they cut the deck with, among other things: see `Crowd`.
WORDS: Final = ("ox", "**bold**", "@everyone")


def _someone(scene: Scene) -> Mentioned:
    return Mentioned(scene.chance.choice(scene.members))


def _give(scene: Scene) -> dict[str, Any]:
    return {"member": _someone(scene), "points": scene.chance.choice((1, 7, 100))}


def _grant(scene: Scene) -> dict[str, Any]:
    points = scene.chance.choice((1, 500))
    return {"member": _someone(scene), "points": points, "reason": "for the simulation"}


def _reset(scene: Scene) -> dict[str, Any]:
    return {"member": _someone(scene), "reason": "a new start"}


def _word(scene: Scene) -> dict[str, Any]:
    return {"word": scene.chance.choice(WORDS)}


def _own_word(scene: Scene) -> dict[str, Any]:
    return {"round": f"{scene.chance.choice((1, 2, 3))}.{scene.chance.choice((1, 2))}"}


COMMANDS: Final = (
    Command("help", "", 1),
    Command("points", "claim", 5),
    Command("points", "give", 6, _give),
    Command("points", "balance", 5),
    Command("preferences", "", 4),
    Command("privacy", "hide-word", 1, _own_word),
    Command("manage", "points-add", 4, _grant, is_managers=True),
    Command("manage", "points-reset", 3, _reset, is_managers=True),
    Command("manage", "settings", 4, is_managers=True),
    Command("manage", "tables", 1, is_managers=True),
    Command("manage", "hide-word", 1, _word, is_managers=True),
    Command("manage", "show-word", 1, _word, is_managers=True),
)
