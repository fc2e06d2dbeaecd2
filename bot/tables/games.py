"""The games that this program has: one list, by which everything goes that is not of one game alone."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules import gnau
from bot.rules.deal_files import CheckedDeal, Json, read_deal_object
from bot.rules.errors import RuleError, quote
from bot.rules.tricks import deals
from bot.tables.gnau import GnauMachine, recall
from bot.tables.gnau.settings import GnauSettings
from bot.tables.machine import Machine, state_of
from bot.tables.ports import StoredTable
from bot.tables.privacy import PersonalReader
from bot.tables.settings import GameSettings, ServerSettings
from bot.tables.tricks import TrickMachine
from bot.tables.tricks.recall import TrickReader


@dataclass(frozen=True)
class Game:
    """One game, without anything of Discord.

    Args:
        machine: Its tables.
        deal_format: What its deal files call themselves.
        check_deal: Checks one of them: the file as an object, and its bytes.
        replay: Plays what a hand record says again, and returns what came of it, ready for JSON.
        personal: Tells one person what its tables keep of them.
        settings: What holds for it alone in servers that have decided nothing; None where there is nothing to
            decide.
        tricks: Its rules and its computer players, where it is a game of tricks.
    """

    machine: Machine[Any]
    deal_format: str
    check_deal: Callable[[Json, bytes], CheckedDeal]
    replay: Callable[[Mapping[str, object]], dict[str, Any]]
    personal: PersonalReader
    settings: GameSettings | None = None
    tricks: TrickGame | None = None

    @property
    def name(self) -> str:
        """What it is called wherever something is kept."""
        return self.machine.game


def of_tricks(game: TrickGame) -> Game:
    """Return a game of tricks: all of them share one kind of table."""
    return Game(
        machine=TrickMachine(game),
        deal_format=deals.format_of(game.name),
        check_deal=partial(deals.check_deal, game.rules),
        replay=game.rules.replay,
        personal=TrickReader(game),
        tricks=game,
    )


GNAU: Final = Game(
    machine=GnauMachine(),
    deal_format=gnau.DEAL_FORMAT,
    check_deal=gnau.check_deal,
    replay=gnau.replay,
    personal=recall,
    settings=GnauSettings(),
)
GAMES: Final[tuple[Game, ...]] = (GNAU, of_tricks(HEARTS), of_tricks(GONGZHU))


def is_loadable(stored: StoredTable, games: Iterable[Game] = GAMES) -> bool:
    """Whether this program has a table's game, and can read what was kept of the table."""
    return any(game.name == stored.game and state_of(game.machine, stored) is not None for game in games)


def usual_settings(games: Iterable[Game]) -> ServerSettings:
    """Return what holds in servers that have decided nothing."""
    return ServerSettings(tuple(game.settings for game in games if game.settings is not None))


def hand_record_in(record: Json) -> Json:
    """Return the hand record that a deal file holds; what is no deal file is returned as it is.

    Whether the file is true is for `check_deal` to say.
    """
    held = record.get("hand_record")
    is_deal = any(record.get("format") == game.deal_format for game in GAMES)
    return held if is_deal and isinstance(held, dict) else record


def check_deal(written: bytes, games: Iterable[Game] = GAMES) -> CheckedDeal:
    """Check a deal file, step by step, by the rules of its game.

    Args:
        written: The bytes of the file.
        games: The games that there are.

    Raises:
        RuleError: It is no deal file, or says what no deal can be.
    """
    record = read_deal_object(written)
    if "format" not in record:
        raise RuleError("record-key-missing", key="format")
    by_format, named = {game.deal_format: game for game in games}, record["format"]
    if not isinstance(named, str) or named not in by_format:
        raise RuleError("deal-format-unknown", format=quote(named), known=", ".join(by_format))
    return by_format[named].check_deal(record, written)
