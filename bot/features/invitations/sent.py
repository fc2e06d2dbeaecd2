"""Remembers who has invited whom lately, so that nobody is pestered."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from bot.rules.errors import RuleError
from bot.tables.ids import GuildId, UserId
from bot.tables.ports import Clock

PAUSE_MS: Final = 10 * 60 * 1000
"""For so long, a person doesn't invite the same one again, unless the first invitation was accepted."""

MOST: Final = 5
"""How many people one person may invite in that time, not counting those who have accepted."""


@dataclass(frozen=True)
class Pair:
    """Two members of a server.

    Args:
        inviter_id: The one who invites the other.
    """

    guild_id: GuildId
    inviter_id: UserId
    invited_id: UserId


@dataclass(frozen=True)
class _Sent:
    at_ms: int
    is_declined: bool = False


class SentInvitations:
    """The invitations of the last ten minutes, in memory only.

    After a restart each person can be invited once more.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sent: dict[Pair, _Sent] = {}

    def verify_may_invite(self, pair: Pair) -> None:
        """Check that an invitation would pester nobody.

        Raises:
            RuleError: `invitation-waiting`, `invitation-declined`, `invitations-too-many`.
        """
        self._forget_past()
        who = f"<@{pair.invited_id}>"
        earlier = self._sent.get(pair)
        if earlier is not None:
            code = "invitation-declined" if earlier.is_declined else "invitation-waiting"
            raise RuleError(code, who=who, when=_until(earlier.at_ms))
        ours_ms = sorted(
            its.at_ms
            for each, its in self._sent.items()
            if (each.guild_id, each.inviter_id) == (pair.guild_id, pair.inviter_id)
        )
        if len(ours_ms) >= MOST:
            raise RuleError("invitations-too-many", count=len(ours_ms), when=_until(ours_ms[-MOST]))

    @contextmanager
    def sending(self, pair: Pair) -> Iterator[None]:
        """Note an invitation that is sent inside; one that cannot be sent does not count.

        Raises:
            RuleError: As in `verify_may_invite`.
        """
        self.verify_may_invite(pair)
        self._sent[pair] = _Sent(self._clock.now_ms())
        try:
            yield
        except BaseException:
            self._sent.pop(pair, None)
            raise

    def accept(self, pair: Pair) -> None:
        """Forget an invitation that was accepted, so that the two can play again at once."""
        self._sent.pop(pair, None)

    def decline(self, pair: Pair) -> None:
        """Note that the invited person can't play for a while."""
        self._sent[pair] = _Sent(self._clock.now_ms(), is_declined=True)

    def _forget_past(self) -> None:
        now_ms = self._clock.now_ms()
        self._sent = {pair: its for pair, its in self._sent.items() if 0 <= now_ms - its.at_ms < PAUSE_MS}


def _until(at_ms: int) -> str:
    # Rounded up: who waits until then may invite.
    return f"<t:{-(-(at_ms + PAUSE_MS) // 1000)}:R>"
