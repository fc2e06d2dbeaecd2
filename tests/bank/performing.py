"""Operations, carried out by the real services."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.rules.errors import RuleError
from bot.services import Services
from bot.services.bankroll import Gift
from bot.tables.commands import Actor, Close, Join, Leave
from bot.tables.gnau import (
    CardsDealt,
    Command,
    Deal,
    DealerPolicy,
    GnauTableOptions,
    Reveal,
    RoundRevealed,
)
from bot.tables.ids import ChannelId, GuildId, TableId, UserId
from bot.tables.points import Memo
from bot.tables.ports import DuplicatePosting, TableExists, VersionConflict
from tests.bank.operations import MANAGER, Answer, Kind, Operation, Outcome
from tests.support.services import open_gnau

_MEMO: Final = Memo(UserId(MANAGER), "because")
_DONE: Final = Answer(Outcome.DONE)
_LEADS: Final = Actor(UserId(MANAGER), manages_server=True)


async def perform(services: Services, operation: Operation) -> Answer:
    """Do what is asked for and say what became of it."""
    try:
        return await _WAYS.get(operation.kind, _at_table)(services, operation)
    except RuleError as error:
        return Answer(Outcome.REFUSED, error.code)
    except (VersionConflict, DuplicatePosting, TableExists) as error:
        return Answer(Outcome.CONFLICT, type(error).__name__)


async def _give(services: Services, asked: Operation) -> Answer:
    gift = Gift(UserId(asked.user_id), 0, UserId(asked.other_id), asked.points, asked.key)
    await services.bankroll.give(GuildId(asked.guild_id), gift)
    return _DONE


async def _grant(services: Services, asked: Operation) -> Answer:
    place = GuildId(asked.guild_id), UserId(asked.user_id)
    await services.bankroll.grant(*place, asked.points, _MEMO, asked.key)
    return _DONE


async def _reset(services: Services, asked: Operation) -> Answer:
    place = GuildId(asked.guild_id), UserId(asked.user_id)
    before, after = await services.bankroll.reset(*place, _MEMO, asked.key)
    return Answer(Outcome.DONE, points=after - before)


async def _daily(services: Services, asked: Operation) -> Answer:
    got, _ = await services.bankroll.take_daily(GuildId(asked.guild_id), UserId(asked.user_id))
    return Answer(Outcome.DONE, points=got)


async def _open(services: Services, asked: Operation) -> Answer:
    guild_id = GuildId(asked.guild_id)
    options = GnauTableOptions(
        stake_points=asked.points,
        # The deal settles at once at some tables; at the others somebody reveals, or the time is over.
        reveal_s=0 if asked.points == 3 else 300,
        dealer=DealerPolicy.ROTATE if asked.points == 2 else DealerPolicy.HOUSE,
        points=(await services.settings.for_guild(guild_id)).points,
    )
    place = guild_id, ChannelId(asked.channel_id)
    await open_gnau(services, place, UserId(MANAGER), asked.key, options)
    return _DONE


async def _at_table(services: Services, asked: Operation) -> Answer:
    step = await services.games.tables_of("gnau").apply(TableId(asked.table_id), _command(asked))
    dealt = any(isinstance(event, CardsDealt) for event in step.events)
    revealed = any(isinstance(event, RoundRevealed) for event in step.events)
    deltas = {str(user_id): delta for user_id, delta in step.table.deltas().items()} if revealed else {}
    number = step.table.round
    return Answer(
        Outcome.DONE, dealt=number if dealt else 0, revealed=number if revealed else 0, deltas=deltas
    )


def _command(asked: Operation) -> Command:
    user_id = UserId(asked.user_id)
    commands: dict[Kind, Command] = {
        Kind.JOIN: Join(user_id, asked.key, round=asked.round),
        Kind.LEAVE: Leave(user_id, round=asked.round),
        Kind.DEAL: Deal(_LEADS, round=asked.round),
        Kind.REVEAL: Reveal(_LEADS, round=asked.round),
        Kind.CLOSE: Close(_LEADS, round=asked.round),
    }
    return commands[asked.kind]


_WAYS: Final[dict[Kind, Callable[[Services, Operation], Awaitable[Answer]]]] = {
    Kind.GIFT: _give,
    Kind.GRANT: _grant,
    Kind.RESET: _reset,
    Kind.DAILY: _daily,
    Kind.OPEN: _open,
}
