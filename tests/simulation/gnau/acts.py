"""What people do at tables of Gnau: the commands they type, and what they like to press."""

from typing import Any, Final

from tests.simulation.commands import Command, Scene


def _open(scene: Scene) -> dict[str, Any]:
    chance = scene.chance
    possible = {
        "stake": chance.choice((1, 2, 5, 50)),
        "dealer": chance.choice(("house", "opener", "rotate", "winner", "anyone", "bid", "bid")),
        "split": chance.choice(("auto", "own")),
        "rules": chance.choice(("classic", "plain", "kopitiam")),
    }
    chosen = scene.some(possible, 0.3)
    # Where there is most to wait for, some wait for days.
    is_slow = chosen.get("split") == "own" or chosen.get("dealer") == "bid"
    return chosen | ({"pace": "86400"} if is_slow and chosen.get("stake") else {})


GAME: Final = "gnau"

PLAYED: Final = (
    Command(GAME, "open", 30, _open),
    Command(GAME, "deal", 12),
    Command(GAME, "hand", 10),
    Command(GAME, "close", 3),
)

# How likely a button is pressed, by what it does; the others 1.
LIKINGS: Final = {
    **dict.fromkeys(("deal", "deal_again", "confirm"), 12.0),
    **dict.fromkeys(("join", "reveal", "bid", "raise"), 8.0),
    **dict.fromkeys(("ready", "card", "no_ox", "split", "take_bank"), 4.0),
    **dict.fromkeys(("leave", "close", "give_bank"), 0.5),
}
