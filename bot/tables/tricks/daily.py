"""The daily deal: a hand that everybody in a server plays once, each alone with three computer players.

Time and chance have no part in it after the deal, and the computer players do what the plain advice says. So
anyone who plays the same cards meets the same answers, until an update of the bot changes the advice.
"""

from dataclasses import dataclass, replace
from typing import Final

from bot.players import TrickGame
from bot.rules.errors import RuleError
from bot.tables.commands import Actor
from bot.tables.ids import ChannelId, GuildId, MessageId, UserId
from bot.tables.machine import Moment
from bot.tables.ports import Json
from bot.tables.tricks.commands import HandCommand, Start
from bot.tables.tricks.events import evolve
from bot.tables.tricks.machine import TrickMachine
from bot.tables.tricks.playing import advised
from bot.tables.tricks.state import TrickTable, TrickTableOptions, new_trick_table

# What everybody adds to the shuffle: with a part of their own they would get cards of their own.
PART: Final = "daily deal"


@dataclass(frozen=True)
class DailyDeal:
    """One hand that everybody in a server may play.

    Args:
        guild_id: The server.
        game: The game.
        day: The day of UTC.
    """

    guild_id: GuildId
    game: str
    day: int


@dataclass(frozen=True)
class DealSource:
    """What a deal is made of, the same for everybody.

    Args:
        seed_root: The secret of its shuffle.
        advice: The version of the advice that its computer players began with.
    """

    seed_root: bytes
    advice: str


@dataclass(frozen=True)
class KeptHand:
    """How far somebody has come with a daily deal.

    Args:
        version: How often it has changed.
        snapshot: Their table of it.
        advice: The version of the advice that the computer players of the deal began with.
        has_shared: Whether they have shown their result to everybody.
    """

    version: int
    snapshot: Json
    advice: str
    has_shared: bool = False

    def followed_by(self, snapshot: Json) -> "KeptHand":
        """Return the next version."""
        return replace(self, version=self.version + 1, snapshot=snapshot)


@dataclass(frozen=True)
class DailyStanding:
    """One person's line in the standing of a daily deal.

    Args:
        user_id: The person.
        score: What the hand came to for them.
    """

    user_id: UserId
    score: int


@dataclass(frozen=True)
class SharedPost:
    """A message in which somebody has shown everybody what a deal came to for them.

    Args:
        user_id: The person.
        score: What it came to.
        channel_id: Where it stands.
        message_id: The message.
    """

    user_id: UserId
    score: int
    channel_id: ChannelId
    message_id: MessageId


def deal_to(user_id: UserId, game: TrickGame, seed_root: bytes, moment: Moment) -> TrickTable:
    """Deal the hand to somebody, in the first seat and under the usual house rules.

    Args:
        user_id: Who plays it.
        game: Which game.
        seed_root: The secret of its shuffle.
        moment: Time and chance.
    """
    lobby = new_trick_table(
        game=game,
        opener_id=user_id,
        opener_part=PART,
        options=TrickTableOptions(game.rules.Options()),
        seed_root=seed_root,
        now_ms=moment.now_ms,
    )
    return _with_answers(_after(lobby, Start(Actor(user_id)), moment), moment)


def go_on(table: TrickTable, command: HandCommand, moment: Moment) -> TrickTable:
    """Return the hand after its person has done something, and the computer players after them.

    Args:
        table: The hand.
        command: What they do.
        moment: Time and chance.

    Raises:
        RuleError: `daily-deal-over`, or what speaks against it.
    """
    if is_over(table):
        raise RuleError("daily-deal-over")
    return _with_answers(_after(table, command, moment), moment)


def is_over(table: TrickTable) -> bool:
    """Whether the hand was played to its end."""
    return bool(table.scores)


def _after(table: TrickTable, command: Start | HandCommand, moment: Moment) -> TrickTable:
    return evolve.all(table, TrickMachine(table.game).decide(table, command, moment), moment.now_ms)


def _with_answers(table: TrickTable, moment: Moment) -> TrickTable:
    """Return the hand once nobody but its person is waited for. They have all the time they want."""
    while computers := [seat for seat in table.waited_for if table.seats[seat].is_computer]:
        table = evolve.all(table, advised(table, computers[0], moment), moment.now_ms)
    return replace(table, deadline_ms=None)
