"""What people who follow a table are shown: nobody else sees it, and it has no card of a running hand."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from tests.simulation.books import RoundKey
from tests.simulation.choosing import Onlooker
from tests.simulation.places import Message, walk

if TYPE_CHECKING:
    from tests.simulation.discord_side import DiscordSide

_FOLLOWED: Final = re.compile(r"unfollow:([a-z_]+):(\d+):(\d+)")


def followed_in(message: Message) -> tuple[str, RoundKey] | None:
    """Return the game and the round that a message shows to somebody who follows a table."""
    named = (str(each.get("custom_id", "")) for each in walk(message.components))
    match = next(filter(None, map(_FOLLOWED.fullmatch, named)), None)
    return None if match is None else (match[1], (int(match[2]), int(match[3])))


class FollowReferee(Onlooker):
    """Looks at who sees the messages of followers. The games' own referees look at their cards."""

    def __init__(self, side: "DiscordSide") -> None:
        self._side = side
        self._seen: set[int] = set()
        self.counts: Counter[str] = Counter()

    def misread(self, message: Message, words: str) -> Iterator[str]:
        """Yield who sees what was shown to somebody else."""
        if followed_in(message) is None:
            return
        self.counts["follow-updates" if message.message_id in self._seen else "follows"] += 1
        self._seen.add(message.message_id)
        asker = None if message.interaction is None else message.interaction.user_id
        if others := self._side.viewers(message) - {asker}:
            yield f"what {asker} follows is shown to {sorted(others)}"
