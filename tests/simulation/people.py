"""What people do: they click what they see, or saw, type commands, fill in forms, and break things."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from tests.simulation import payloads
from tests.simulation.discord_side import DiscordSide
from tests.simulation.places import Channel, Interaction, Message, Server, walk

BUTTON, TEXT_INPUT, LABEL = 2, 4, 18
SELECTS: Final = frozenset({3, 5, 6, 7, 8})
RECENT: Final = 8

# When the bot hears of an interaction: late, or more than once.
ODD_DELAYS_S: Final = ((0.05, 0.06), (0.05, 2.0), (0.02, 0.02, 0.5), (2.9,), (4.0,), (16 * 60.0,))


class Crowd:
    """All people of all servers.

    Args:
        side: Discord.
        chance: What they do.
        odd_interactions: How many of their interactions reach the bot late or more than once, from 0 to 1.
    """

    def __init__(self, side: DiscordSide, chance: Random, odd_interactions: float) -> None:
        self._side = side
        self._chance = chance
        self._odd_interactions = odd_interactions
        self.odd = 0
        self._habits: tuple[tuple[int, Callable[[Server], None]], ...] = (
            (60, self._click),
            (5, self._click_stale),
            (8, self._fill_in),
            (26, self._type),
        )

    def stop_oddities(self) -> None:
        """Have all interactions reach the bot once and in time."""
        self._odd_interactions = 0.0

    def act(self) -> None:
        """Let somebody do something."""
        servers = [each for each in self._side.servers.values() if each.has_bot and each.members]
        if not servers:
            return
        weights = [weight for weight, _ in self._habits]
        [(_, habit)] = self._chance.choices(self._habits, weights)
        habit(self._chance.choice(servers))

    def type(self, user_id: int, channel: Channel, name: str, options: dict[str, Any] | None = None) -> None:
        """Let somebody type a command."""
        members = [value for value in (options or {}).values() if isinstance(value, _Mentioned)]
        leaf = {
            "name": name,
            "type": 1,
            "options": [_option(key, value) for key, value in (options or {}).items()],
        }
        data = {"id": "5000", "name": "gnau", "type": 1, "options": [leaf], "guild_id": str(channel.guild_id)}
        if members:
            data["resolved"] = _resolved(members)
        said = " ".join([f"/gnau {name}", *(f"{key}={value}" for key, value in (options or {}).items())])
        self._interact(2, user_id, channel, data, said)

    def press(self, user_id: int, message: Message, component: dict[str, Any]) -> None:
        """Let somebody press a button or choose from a list."""
        data = {"component_type": component["type"], "custom_id": component["custom_id"]}
        if component["type"] in SELECTS:
            data["values"] = self._chosen(component)
        said = f"presses {component['custom_id']} {data.get('values', '')}"
        self._interact(3, user_id, message.channel, data, said, message)

    def pressable(self, user_id: int, guild_id: int) -> list[tuple[Message, dict[str, Any]]]:
        """Return what somebody sees and could press in a server and in their direct messages."""
        places = (guild_id, None)
        seen = [each for each in self._side.seen_by(user_id) if each.channel.guild_id in places]
        return [(each, item) for each in seen[-RECENT:] for item in _active(each.components)]

    def _click(self, server: Server) -> None:
        user_id = self._chance.choice(server.members)
        possible = self.pressable(user_id, server.guild_id)
        if not possible:
            self._type(server)
            return
        weights = [_weight(item["custom_id"]) for _, item in possible]
        self.press(user_id, *self._chance.choices(possible, weights)[0])

    def _click_stale(self, server: Server) -> None:
        user_id = self._chance.choice(server.members)
        seen = [each for each in self._side.messages.values() if user_id in self._side.viewers(each)]
        old = [(each, item) for each in seen for past in each.earlier for item in _active(past)]
        if old:
            self.press(user_id, *self._chance.choice(old))

    def _fill_in(self, server: Server) -> None:
        if not self._side.forms:
            self._click(server)
            return
        made, form = self._side.forms.pop(self._chance.randrange(len(self._side.forms)))
        self.submit(made, form)

    def submit(self, made: Interaction, form: dict[str, Any]) -> None:
        """Let somebody send a form."""
        fields = [each for each in walk(form["components"]) if each["type"] == TEXT_INPUT]
        filled = [self._filled(number, each) for number, each in enumerate(fields)]
        data = {"custom_id": form["custom_id"], "components": filled}
        what = f"sends the form {[each['component']['value'] for each in filled]}"
        self._interact(5, made.user_id, made.channel, data, what, made.message)

    def _filled(self, number: int, field: dict[str, Any]) -> dict[str, Any]:
        word = self._chance.choice(
            ("ox", "**bold**", "@everyone", "7", "0", "120", "-3", field.get("value") or "1")
        )
        written = {"type": TEXT_INPUT, "id": 2 * number + 2, "custom_id": field["custom_id"], "value": word}
        return {"type": LABEL, "id": 2 * number + 1, "component": written}

    def _type(self, server: Server) -> None:
        channels = self._side.channels_of(server)
        if not channels:
            return
        user_id, chance = self._chance.choice(server.members), self._chance
        name = chance.choices(*_COMMANDS)[0]
        if name in _OF_MANAGERS:
            user_id = min(server.managers)
        self.type(user_id, chance.choice(channels), name, self._options(name, server))

    def _options(self, name: str, server: Server) -> dict[str, Any]:
        chance = self._chance
        someone = _Mentioned(chance.choice(server.members))
        if name == "open":
            possible = {
                "stake": chance.choice((1, 2, 5, 50)),
                "dealer": chance.choice(("house", "opener", "rotate", "winner", "anyone")),
                "split": chance.choice(("auto", "own")),
                "rules": chance.choice(("classic", "plain", "kopitiam")),
            }
            return {key: value for key, value in possible.items() if chance.random() < 0.3}
        if name == "give":
            return {"member": someone, "points": chance.choice((1, 7, 100))}
        if name == "grant":
            return {"member": someone, "points": chance.choice((1, 500)), "reason": "for the simulation"}
        return {"member": someone, "reason": "a new start"} if name == "reset" else {}

    def _chosen(self, component: dict[str, Any]) -> list[str]:
        options = [option["value"] for option in component.get("options", ())]
        return [self._chance.choice(options)] if options else []

    def _interact(
        self,
        kind: int,
        user_id: int,
        channel: Channel,
        data: dict[str, Any],
        what: str,
        message: Message | None = None,
    ) -> None:
        delays_s: tuple[float, ...] = (self._chance.uniform(0.02, 0.2),)
        if self._chance.random() < self._odd_interactions:
            delays_s = self._chance.choice(ODD_DELAYS_S)
            self.odd += 1
        self._side.interact(kind, user_id, channel, data, what, message=message, delays_s=delays_s)


_COMMANDS: Final = (
    ("open", "deal", "hand", "close", "daily", "give", "grant", "reset", "balance", "settings"),
    (30, 12, 10, 3, 5, 6, 4, 3, 5, 4),
)
_OF_MANAGERS: Final = frozenset({"grant", "reset", "settings"})


_LIKINGS: Final = {
    **dict.fromkeys(("deal", "deal_again", "confirm"), 12.0),
    **dict.fromkeys(("join", "reveal"), 8.0),
    **dict.fromkeys(("ready", "card", "no_ox"), 4.0),
    **dict.fromkeys(("leave", "close", "give_bank"), 0.5),
}


class _Mentioned(int):
    """The id of somebody who is named in a command."""


def _option(name: str, value: Any) -> dict[str, Any]:
    if isinstance(value, _Mentioned):
        return {"name": name, "type": 6, "value": str(int(value))}
    return {"name": name, "type": 4 if isinstance(value, int) else 3, "value": value}


def _resolved(members: list[_Mentioned]) -> dict[str, Any]:
    users = {str(int(each)): payloads.user(each) for each in members}
    present = {str(int(each)): payloads.member(each) | {"permissions": "0"} for each in members}
    return {"users": users, "members": {key: _without_user(each) for key, each in present.items()}}


def _without_user(member: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in member.items() if key != "user"}


def _weight(custom_id: str) -> float:
    """Return how likely a button is pressed: most people want to play."""
    what = custom_id.split(":")[3:]
    return _LIKINGS.get(what[-2] if what[0] == "pick" else what[0], 1.0) if what else 1.0


def _active(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what can be pressed: buttons that are no links, and lists."""
    items = [each for each in walk(components) if each["type"] == BUTTON or each["type"] in SELECTS]
    return [each for each in items if "custom_id" in each and not each.get("disabled")]
