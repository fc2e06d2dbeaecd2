"""The daily deal: a hand that each member of a server plays once, alone with three computer players.

After the deal, nothing depends on time or chance, and the computer players follow the plain advice. So all
members who play the same cards get the same answers, until an update of the bot changes the advice.
"""

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Final, TypeAlias

from bot.players import TrickGame
from bot.rules.errors import RuleError
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.machine import Moment
from bot.tables.ports import Json
from bot.tables.tricks import HandCommand, TrickTable
from bot.tables.tricks.alone import deal_alone, go_on_alone, is_over

# The part of every member in the shuffle. With different parts, members would get different cards.
PART: Final = "daily deal"
# The seat of the member; computer players have the other seats.
_MEMBER: Final = 0


@dataclass(frozen=True)
class DailyDeal:
    """The key of one daily hand in a server; `day` counts UTC days as `day_of` does."""

    guild_id: GuildId
    game: str
    day: int


@dataclass(frozen=True)
class DealSource:
    """The source of a daily deal, which is the same for all members.

    Args:
        seed_root: The secret of the shuffle.
        advice: The version of the advice when the deal was made.
    """

    seed_root: bytes
    advice: str


@dataclass(frozen=True)
class KeptHand:
    """A member's stored progress in a daily deal.

    Args:
        version: A number that grows by 1 with each change.
        snapshot: The member's table of the deal.
        advice: The version of the advice when the deal was made.
        has_shared: Whether the member has posted their result for all to see.
    """

    version: int
    snapshot: Json
    advice: str
    has_shared: bool = False

    def followed_by(self, snapshot: Json) -> "KeptHand":
        """Return the next version, with a new snapshot."""
        return replace(self, version=self.version + 1, snapshot=snapshot)


@dataclass(frozen=True)
class DailyStanding:
    """One member's score in the standing of a daily deal."""

    user_id: UserId
    score: int


Marks: TypeAlias = tuple[bool | None, ...]


@dataclass(frozen=True)
class SharedPost:
    """The message in which a member has posted their score in a daily deal.

    Args:
        marks: As `trick_marks` returns them; empty if the hand cannot be read.
    """

    user_id: UserId
    score: int
    channel_id: ChannelId
    message_id: MessageId
    marks: Marks = ()


def deal_to(user_id: UserId, game: TrickGame, seed_root: bytes, moment: Moment) -> TrickTable:
    """Deal the hand to a member, in the first seat and under the default house rules."""
    return deal_alone(user_id, PART, game, seed_root, moment)


def go_on(table: TrickTable, command: HandCommand, moment: Moment) -> TrickTable:
    """Return the table after the member's command and the answers of the computer players.

    Raises:
        RuleError: `daily-deal-over`, or the reason why the command is not allowed.
    """
    if is_over(table):
        raise RuleError("daily-deal-over")
    return go_on_alone(table, command, moment)


def trick_marks(table: TrickTable) -> Marks:
    """Return whether each trick of a finished hand made the member's score better; None if it stayed."""
    assert table.hand is not None
    merits = [_merit_after(table, number) for number in range(len(table.hand.play.finished) + 1)]
    return tuple(None if before == after else after > before for before, after in pairwise(merits))


def _merit_after(table: TrickTable, tricks: int) -> int:
    hand, rules = table.hand, table.rules
    assert hand is not None
    # Faster than playing the hand again up to there.
    play = replace(hand.play, finished=hand.play.finished[:tricks])
    return rules.merit(rules.hand_scores(replace(hand, play=play), table.chosen)[_MEMBER])
