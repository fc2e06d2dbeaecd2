"""The order of commands, and options that Discord would not send: each is refused in private."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest
import simcord
from discord import AppCommandOptionType as Kind
from discord import app_commands

from tests.support.guild import CardRoom, note_of

COMMAND = 2
LONGEST = 6000


def options_of(command: app_commands.Command[Any, Any, Any], ben: simcord.MemberActor) -> dict[str, Any]:
    """Return what a command needs, each of a kind that fits."""
    fitting = {Kind.string: "x", Kind.integer: 1, Kind.boolean: True, Kind.user: str(ben.id)}
    return {
        each.display_name: each.choices[0].value if each.choices else fitting[each.type]
        for each in command.parameters
        if each.required
    }


def wrong_values(option: app_commands.Parameter) -> Iterator[tuple[Any, str]]:
    """Yield what must not be taken for an option, and a part of the answer to it."""
    if option.type is Kind.integer:
        yield from ((value, "a whole number from") for value in _beyond(option))
        yield "7", "has just changed"
        yield 7.5, "has just changed"
        yield True, "has just changed"
    if option.type is Kind.string:
        yield 7, "has just changed"
        if option.choices:
            yield "**x**", "Choose from the list"
        elif option.min_value is not None:
            yield from (("x" * size, "characters") for size in _beyond(option))
    if option.type is Kind.boolean:
        yield 1, "has just changed"


def _beyond(option: app_commands.Parameter) -> tuple[int, ...]:
    assert option.min_value is not None
    assert option.max_value is not None
    return int(option.min_value) - 1, int(option.max_value) + 1


async def send(
    room: CardRoom, command: app_commands.Command[Any, Any, Any], options: Mapping[str, Any]
) -> simcord.InteractionResult:
    """Send a command past Discord's own checks; users are meant where there are digits for a name."""
    kinds = {each.display_name: each.type.value for each in command.parameters}
    leaf = {
        "name": command.name,
        "type": 1,
        "options": [{"name": name, "type": kinds[name], "value": value} for name, value in options.items()],
    }
    assert command.parent is not None
    data = {"id": "1", "name": command.parent.name, "type": 1, "options": [leaf]}
    return await room.ann._dispatch_interaction(COMMAND, room.channel, data)


def commands_of(room: CardRoom) -> list[app_commands.Command[Any, Any, Any]]:
    return [each for each in room.bot.tree.walk_commands() if isinstance(each, app_commands.Command)]


async def test_every_option_of_every_command(room: CardRoom):
    sent = 0
    for command in commands_of(room):
        for option in command.parameters:
            for value, said in wrong_values(option):
                options = options_of(command, room.ben) | {option.display_name: value}
                assert said in note_of(await send(room, command, options)), (command.qualified_name, options)
                sent += 1
    assert sent > 50
    assert await room.bot.services.store.open_tables() == []


async def test_what_is_missing(room: CardRoom):
    for command in commands_of(room):
        for option in (each.display_name for each in command.parameters if each.required):
            options = options_of(command, room.ben)
            del options[option]
            assert "has just changed" in note_of(await send(room, command, options))


async def test_bounds_themselves_are_fine(room: CardRoom):
    [command] = [each for each in commands_of(room) if each.qualified_name == "gnau open"]
    [stake] = [each for each in command.parameters if each.name == "stake"]
    await send(room, command, {"stake": stake.max_value})
    assert (await room.state()).options.stake_points == stake.max_value


@pytest.mark.usefixtures("bankrolls")
async def test_points_for_somebody_who_is_not_in_the_server(room: CardRoom):
    [command] = [each for each in commands_of(room) if each.qualified_name == "points give"]
    answer = await send(room, command, {"member": "42", "points": 5})
    assert "members of this server" in note_of(answer)


async def test_words_as_long_as_discord_lets_them_be(room: CardRoom):
    for command in commands_of(room):
        for option in command.parameters:
            if option.type is Kind.string and option.min_value is None and not option.choices:
                options = options_of(command, room.ben) | {option.display_name: "x" * LONGEST}
                assert len(note_of(await send(room, command, options))) < 2000


async def test_commands_are_listed_in_the_order_in_which_people_need_them(room: CardRoom):
    groups = [each for each in room.bot.tree.get_commands() if isinstance(each, app_commands.Group)]
    listed = {group.name: " ".join(command.name for command in group.commands) for group in groups}
    tricks = "open start hand play hint close rules learn daily leaderboard review verify"
    assert listed == {
        "gnau": "open deal hand close rules learn leaderboard daily practice stats history solve odds verify",
        "hearts": tricks,
        "gongzhu": tricks,
        "tournament": "open verify",
        "points": "balance claim give",
        "privacy": "about export hide-word delete",
        "manage": "settings rules tables block unblock hide-word show-word points-add points-reset",
    }
