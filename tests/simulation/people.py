"""What people do: they click what they see, or saw, type commands, fill in forms, and break things."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from tests.simulation.acts import duty, liking
from tests.simulation.commands import Command, Scene, data_of, said
from tests.simulation.discord_side import DiscordSide
from tests.simulation.everywhere import WORDS
from tests.simulation.places import (
    COMMAND,
    COMPONENT,
    FORM,
    SUGGESTING,
    Channel,
    Interaction,
    Message,
    Server,
    walk,
)

BUTTON, TEXT_INPUT, LABEL = 2, 4, 18
SELECTS: Final = frozenset({3, 5, 6, 7, 8})
RECENT: Final = 8

# How often somebody tries it in a server without the bot, where there is one.
ASTRAY: Final = 0.1

# What somebody presses who goes on vacation, or who chooses quiet hours.
RESTS: Final = (
    ("page:vacation", "days", "leave:"),
    ("page:vacation", "leave:"),
    ("page:quiet", "zone", "quiet:0:start", "quiet:0:hours"),
)

# How often somebody looks who plays on: for a few cards, or for whole hands.
STRETCHES: Final = (10, 40, 80)
EVER: Final = 10**6
# How likely they only look, beside the likelihoods of what they are waited for.
WAITING: Final = 3.0

# When the bot hears of an interaction: late, or more than once.
ODD_DELAYS_S: Final = ((0.05, 0.06), (0.05, 2.0), (0.02, 0.02, 0.5), (2.9,), (4.0,), (16 * 60.0,))


class Crowd:
    """All people of all servers.

    Args:
        typed: The commands that they type, and those of them with which they begin to play.
        odd_interactions: How many of their interactions reach the bot late or more than once, from 0 to 1.
    """

    def __init__(
        self,
        side: DiscordSide,
        chance: Random,
        typed: tuple[Sequence[Command], Sequence[Command]],
        odd_interactions: float,
    ) -> None:
        self._side = side
        self._chance = chance
        self._commands, self._beginnings = typed
        self._odd_interactions = odd_interactions
        self.is_at_rest = False
        self.odd = 0
        self._habits: tuple[tuple[int, Callable[[Server], None]], ...] = (
            (60, self._click),
            (5, self._click_stale),
            (8, self._fill_in),
            (26, self._type),
            (20, self._play_on),
            (8, self._follow),
        )

    def rest(self) -> None:
        """Have nobody go on by themselves, and all interactions reach the bot once and in time."""
        self.is_at_rest = True
        self._odd_interactions = 0.0

    def play_on(self, user_ids: Iterable[int], guild_id: int) -> None:
        """Have some people do what they are waited for in a server, until all rest."""
        self.is_at_rest = False
        for user_id in user_ids:
            self.go_on(user_id, guild_id, EVER)

    def act(self) -> None:
        """Let somebody do something."""
        peopled = [each for each in self._side.servers.values() if each.members]
        servers = [each for each in peopled if each.has_bot]
        astray = [each for each in peopled if not each.has_bot]
        if astray and self._chance.random() < ASTRAY:
            self._chance.choice((self._click, self._type))(self._chance.choice(astray))
            return
        if not servers:
            return
        weights = [weight for weight, _ in self._habits]
        [(_, habit)] = self._chance.choices(self._habits, weights)
        habit(self._chance.choice(servers))

    def type(
        self, user_id: int, channel: Channel, group: str, name: str, options: dict[str, Any] | None = None
    ) -> None:
        """Let somebody type a command."""
        chosen = options or {}
        data = data_of(group, name, chosen, channel.guild_id)
        self._interact(COMMAND, user_id, channel, data, said(group, name, chosen))

    def choose(self, user_id: int, channel: Channel, name: str, data: dict[str, Any]) -> None:
        """Let somebody choose a command from the menu of a person."""
        self._interact(COMMAND, user_id, channel, data, f"chooses {name} of {data['target_id']}")

    def press(self, user_id: int, message: Message, component: dict[str, Any]) -> None:
        """Let somebody press a button or choose from a list."""
        data = {"component_type": component["type"], "custom_id": component["custom_id"]}
        if component["type"] in SELECTS:
            data["values"] = self._chosen(component)
        what = f"presses {component['custom_id']} {data.get('values', '')}"
        self._interact(COMPONENT, user_id, message.channel, data, what, message)

    def pressable(self, user_id: int, guild_id: int) -> list[tuple[Message, dict[str, Any]]]:
        """Return what somebody sees and could press in a server and in their direct messages."""
        places = (guild_id, None)
        seen = [each for each in self._side.seen_by(user_id) if each.channel.guild_id in places]
        return [(each, item) for each in seen[-RECENT:] for item in active(each.components)]

    def _click(self, server: Server) -> None:
        user_id = self._chance.choice(server.members)
        possible = self.pressable(user_id, server.guild_id)
        if not possible:
            self._type(server)
            return
        weights = [liking(item["custom_id"]) for _, item in possible]
        self.press(user_id, *self._chance.choices(possible, weights)[0])

    def _click_stale(self, server: Server) -> None:
        user_id = self._chance.choice(server.members)
        seen = [each for each in self._side.messages.values() if user_id in self._side.viewers(each)]
        old = [(each, item) for each in seen for past in each.earlier for item in active(past)]
        if old:
            self.press(user_id, *self._chance.choice(old))

    def _fill_in(self, server: Server) -> None:
        if not self._side.forms:
            self._click(server)
            return
        made, form = self._side.forms.pop(self._chance.randrange(len(self._side.forms)))
        self.submit(made, form)

    def submit(self, made: Interaction, form: dict[str, Any], word: str = "") -> None:
        """Let somebody send a form.

        Args:
            word: What they fill in; empty for anything.
        """
        fields = [each for each in walk(form["components"]) if each["type"] == TEXT_INPUT]
        filled = [self._filled(number, each, word) for number, each in enumerate(fields)]
        data = {"custom_id": form["custom_id"], "components": filled}
        what = f"sends the form {[each['component']['value'] for each in filled]}"
        self._interact(FORM, made.user_id, made.channel, data, what, made.message)

    def _filled(self, number: int, field: dict[str, Any], word: str) -> dict[str, Any]:
        word = word or self._chance.choice((*WORDS, "7", "0", "120", "-3", field.get("value") or "1"))
        written = {"type": TEXT_INPUT, "id": 2 * number + 2, "custom_id": field["custom_id"], "value": word}
        return {"type": LABEL, "id": 2 * number + 1, "component": written}

    def _type(self, server: Server) -> None:
        channels = self._side.channels_of(server)
        if not channels:
            return
        user_id, chance = self._chance.choice(server.members), self._chance
        [command] = chance.choices(self._commands, [each.likelihood for each in self._commands])
        if command.is_managers:
            user_id = min(server.managers)
        self._type_out(user_id, server, chance.choice(channels), command)

    def _type_out(self, user_id: int, server: Server, channel: Channel, command: Command) -> None:
        options = command.options(self._scene(user_id, server))
        if command.suggests:
            self._ask_for_suggestions(user_id, channel, command, options)
        self.type(user_id, channel, command.group, command.name, options)

    def _scene(self, user_id: int, server: Server) -> Scene:
        offered = [item["custom_id"] for _, item in self.pressable(user_id, server.guild_id)]
        return Scene(self._chance, server.members, offered)

    def _ask_for_suggestions(
        self, user_id: int, channel: Channel, command: Command, options: dict[str, Any]
    ) -> None:
        typed = {name: str(value)[:1] for name, value in options.items()}
        data = data_of(command.group, command.name, typed, channel.guild_id, is_typing=True)
        what = f"is typing {said(command.group, command.name, typed)}"
        self._interact(SUGGESTING, user_id, channel, data, what)

    def _play_on(self, server: Server) -> None:
        """Have some people sit down together who want to play."""
        channels = self._side.channels_of(server)
        if not channels:
            return
        members, channel = server.members, self._chance.choice(channels)
        together = self._chance.sample(members, min(len(members), self._chance.choice((1, 2, 3))))
        if self._beginnings and not self._due(together[0], server.guild_id):
            self._type_out(together[0], server, channel, self._chance.choice(self._beginnings))
        stretch = self._chance.choice(STRETCHES)
        for user_id in together:
            self.go_on(user_id, server.guild_id, stretch)

    def _follow(self, server: Server) -> None:
        """Have somebody follow a table, for which they look behind **More** first."""
        user_id = self._chance.choice(server.members)
        self.press_any("more:", user_id, server.guild_id)
        then = partial(self.press_any, "follow:", user_id, server.guild_id)
        self._side.schedule.after(self._chance.uniform(1.0, 3.0), then)

    def rest_later(self) -> None:
        """Have somebody choose quiet hours, or go on vacation, page by page."""
        servers = self._side.lively_servers()
        channels = [(each, channel) for each in servers for channel in self._side.channels_of(each)]
        if not channels:
            return
        server, channel = self._chance.choice(channels)
        user_id = self._chance.choice(server.members)
        self.type(user_id, channel, "preferences", "")
        for number, beginning in enumerate(self._chance.choice(RESTS), start=1):
            press = partial(self.press_any, f"preferences:{beginning}", user_id, server.guild_id)
            self._side.schedule.after(2.0 * number, press)

    def press_any(self, beginning: str, user_id: int, guild_id: int) -> None:
        """Let somebody press one of the buttons whose ids begin so, if they see any."""
        offered = self.pressable(user_id, guild_id) if not self.is_at_rest else []
        found = [each for each in offered if each[1]["custom_id"].startswith(beginning)]
        if found:
            self.press(user_id, *self._chance.choice(found))

    def _due(self, user_id: int, guild_id: int) -> list[tuple[Message, dict[str, Any]]]:
        """Return what somebody could press who wants to play on."""
        return [each for each in self.pressable(user_id, guild_id) if duty(each[1]["custom_id"])]

    def go_on(self, user_id: int, guild_id: int, left: int) -> None:
        """Let somebody do what they are waited for, and look again a moment later, so many times."""
        if self.is_at_rest or not left:
            return
        # Nobody has patience with a bot that is offline.
        possible = self._due(user_id, guild_id) if self._side.is_online else []
        weights = [duty(item["custom_id"]) for _, item in possible]
        [chosen] = self._chance.choices([*possible, None], [*weights, WAITING])
        if chosen is not None:
            self.press(user_id, *chosen)
        next_s = self._chance.uniform(0.5, 2.5)
        self._side.schedule.after(next_s, partial(self.go_on, user_id, guild_id, left - 1))

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


def active(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return what can be pressed: buttons that are no links, and lists."""
    items = [each for each in walk(components) if each["type"] == BUTTON or each["type"] in SELECTS]
    return [each for each in items if "custom_id" in each and not each.get("disabled")]
