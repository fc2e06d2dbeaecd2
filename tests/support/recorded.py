"""What goes over the wire while people do everything that they can do with the bot."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import simcord

from tests.support.flows import FLOWS
from tests.support.guild import CardRoom
from tests.support.wire import Wire, commands_of


@dataclass(frozen=True)
class Recorded:
    """What went over the wire in all flows.

    Args:
        by_flow: The requests of the bot, by the name of the flow.
        commands: All commands of the bot, each also with each of its options.
        places: The texts in buttons, lists and forms, each with the characters that Discord takes there.
    """

    wire: Wire
    by_flow: Mapping[str, Sequence[simcord.HttpLogEntry]]
    commands: set[str]
    completing: set[str]
    places: Mapping[str, int]

    @property
    def requests(self) -> list[simcord.HttpLogEntry]:
        """Every request of the bot."""
        return [request for requests in self.by_flow.values() for request in requests]


async def record_flows(folder: Path, places: Mapping[str, int]) -> Recorded:
    """Have people do everything once, each flow in a server of its own.

    Args:
        places: What `note_places` notes meanwhile.
    """
    wire, by_flow = Wire(), {}
    for flow in FLOWS:
        (folder / flow.__name__).mkdir()
        async with CardRoom(folder / flow.__name__) as room:
            await flow(room)
            wire.record(room.env)
            by_flow[flow.__name__] = list(room.env.http_requests)
            commands, completing = commands_of(room.bot.tree)
    return Recorded(wire, by_flow, commands, completing, places)
