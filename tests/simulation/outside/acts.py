"""What people do outside of the bot's servers: in direct messages, groups, and servers without the bot."""

import re
from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final

from tests.simulation.acts import GNAU, TRICK_GAMES
from tests.simulation.books import Books
from tests.simulation.commands import Command, Scene
from tests.simulation.discord_side import DiscordSide
from tests.simulation.people import Crowd, active
from tests.simulation.places import Channel, Message
from tests.simulation.tricks.acts import a_card

# So many of a server's people are also in the group, and in the server without the bot.
GUESTS: Final = 3
# How often somebody looks at what they could press: enough for a page, or for a hand.
STRETCHES: Final = (3, 20, 40)
RECENT: Final = 2
_CODES: Final = "SELECT code FROM friend_groups ORDER BY id"


def _five_cards(scene: Scene) -> dict[str, Any]:
    return {"cards": " ".join(a_card(scene.chance) for _ in range(5))}


COMMANDS: Final = (
    Command(GNAU, "daily", 10),
    Command(GNAU, "practice", 3),
    Command(GNAU, "solve", 3, _five_cards),
    Command(GNAU, "odds", 1),
    Command(GNAU, "stats", 1),
    Command("help", "", 1),
    Command("preferences", "", 1),
    Command("privacy", "about", 1),
    Command("turns", "", 1),
    *(Command(game, "daily", 10) for game in TRICK_GAMES),
    *(Command(game, name, 1) for game in (GNAU, *TRICK_GAMES) for name in ("learn", "rules", "open")),
)

# How likely a button is pressed; the first that matches counts, and the others 1.
_LIKINGS: Final = (
    (re.compile(r"daily:.*:(play|claim|confirm|moon|pick)(:.*)?"), 30.0),
    (re.compile(r"practice:.*:(play|claim|confirm|moon|pick)(:.*)?"), 10.0),
    (re.compile(r"drill:.*|lesson:.*"), 10.0),
    (re.compile(r"friends:.*:leave:.*"), 1.0),
    (re.compile(r"friends:.*"), 12.0),
    (re.compile(r"daily:.*:go:share"), 3.0),
)


class Outsiders:
    """The people of all servers, where they use the bot outside of them.

    Args:
        books: Where they find the codes of their friends.
    """

    def __init__(self, side: DiscordSide, crowd: Crowd, chance: Random, books: Books) -> None:
        self._side = side
        self._crowd = crowd
        self._chance = chance
        self._books = books
        self._places: tuple[Channel, ...] = ()

    def settle(self) -> None:
        """Make a group, and a server without the bot, in which some of them are."""
        guests = list(self._side.people)[:GUESTS]
        strange = self._side.add_server(people=1, channels=1, has_bot=False)
        strange.members += guests
        self._places = (self._side.add_group(guests), *self._side.channels_of(strange))

    def act(self) -> None:
        """Have somebody type a command somewhere, and go on with what they see there."""
        user_id = self._chance.choice(list(self._side.people))
        there = [each for each in self._places if user_id in self._people_of(each)]
        channel = self._chance.choice((self._side.direct_channel(user_id), *there))
        [command] = self._chance.choices(COMMANDS, [each.likelihood for each in COMMANDS])
        options = command.options(Scene(self._chance, (), ()))
        self._crowd.type(user_id, channel, command.group, command.name, options)
        self._later(partial(self._go_on, user_id, channel, self._chance.choice(STRETCHES)))

    def _people_of(self, channel: Channel) -> Iterator[int]:
        yield from channel.group or self._side.servers[channel.guild_id or 0].members

    def _later(self, act: partial[None]) -> None:
        self._side.schedule.after(self._chance.uniform(0.5, 2.5), act)

    def _go_on(self, user_id: int, channel: Channel, left: int) -> None:
        """Let somebody press something of what is new there, and look again a moment later, so many times."""
        if self._crowd.is_at_rest or not left:
            return
        self._fill_in(user_id, channel)
        possible = self._pressable(user_id, channel)
        if possible and self._side.is_online:
            weights = [_liking(item["custom_id"]) for _, item in possible]
            [chosen] = self._chance.choices(possible, weights)
            self._crowd.press(user_id, *chosen)
        self._later(partial(self._go_on, user_id, channel, left - 1))

    def _fill_in(self, user_id: int, channel: Channel) -> None:
        """Let somebody type the code of a group of friends, where they are asked for one."""
        own = [each for each in self._side.forms if each[0].user_id == user_id and each[0].channel is channel]
        codes = [str(row["code"]) for row in self._books.rows(_CODES)]
        for made, form in own:
            self._side.forms.remove((made, form))
            self._crowd.submit(made, form, self._chance.choice(("K7QM-4TXP", *codes)).lower())

    def _pressable(self, user_id: int, channel: Channel) -> list[tuple[Message, dict[str, Any]]]:
        seen = [each for each in self._side.seen_by(user_id) if each.channel is channel][-RECENT:]
        return [(each, item) for each in seen for item in active(each.components)]


def _liking(custom_id: str) -> float:
    return next((liking for pattern, liking in _LIKINGS if pattern.fullmatch(custom_id)), 1.0)
