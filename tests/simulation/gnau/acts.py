"""What people do at tables of Gnau: the commands they type, and what they like to press."""

from typing import Any, Final

from tests.simulation.commands import Command, Mentioned, Scene


def _open(scene: Scene) -> dict[str, Any]:
    chance = scene.chance
    possible = {
        "stake": chance.choice((1, 2, 5, 50)),
        "dealer": chance.choice(("house", "opener", "rotate", "winner", "anyone")),
        "split": chance.choice(("auto", "own")),
        "rules": chance.choice(("classic", "plain", "kopitiam")),
    }
    return scene.some(possible, 0.3)


def _someone(scene: Scene) -> Mentioned:
    return Mentioned(scene.chance.choice(scene.members))


def _give(scene: Scene) -> dict[str, Any]:
    return {"member": _someone(scene), "points": scene.chance.choice((1, 7, 100))}


def _grant(scene: Scene) -> dict[str, Any]:
    points = scene.chance.choice((1, 500))
    return {"member": _someone(scene), "points": points, "reason": "for the simulation"}


def _reset(scene: Scene) -> dict[str, Any]:
    return {"member": _someone(scene), "reason": "a new start"}


GAME: Final = "gnau"

PLAYED: Final = (
    Command(GAME, "open", 30, _open),
    Command(GAME, "deal", 12),
    Command(GAME, "hand", 10),
    Command(GAME, "close", 3),
)

# Points and settings are those of all games.
EVERYWHERE: Final = (
    Command(GAME, "daily", 5),
    Command(GAME, "give", 6, _give),
    Command(GAME, "grant", 4, _grant, is_managers=True),
    Command(GAME, "reset", 3, _reset, is_managers=True),
    Command(GAME, "balance", 5),
    Command(GAME, "settings", 4, is_managers=True),
)

# How likely a button is pressed, by what it does; the others 1.
LIKINGS: Final = {
    **dict.fromkeys(("deal", "deal_again", "confirm"), 12.0),
    **dict.fromkeys(("join", "reveal"), 8.0),
    **dict.fromkeys(("ready", "card", "no_ox", "split"), 4.0),
    **dict.fromkeys(("leave", "close", "give_bank"), 0.5),
}
