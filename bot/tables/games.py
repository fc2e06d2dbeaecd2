"""The list of all games of this program. Code that is not specific to one game works from this list."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.rules import gnau
from bot.rules.deal_files import Check, CheckedDeal, Json, file_checks, format_of, read_deal_object
from bot.rules.errors import RuleError, quote
from bot.rules.tricks import records
from bot.tables.gnau import GnauMachine, recall
from bot.tables.gnau.settings import GnauSettings
from bot.tables.machine import Machine, state_of
from bot.tables.ports import StoredTable
from bot.tables.privacy import PersonalReader
from bot.tables.server_settings import ServerSettings
from bot.tables.settable import Settable
from bot.tables.tricks import TrickMachine
from bot.tables.tricks.recall import TrickReader


@dataclass(frozen=True)
class Game:
    """One game, without its Discord part.

    Args:
        machine: The state machine of the game's tables.
        deal_checks: Yields the results of the steps that only the game's own deal files have.
        replay: Replays a hand record and returns the result, ready for JSON.
        personal: Tells one person what the game's tables keep of them.
        settings: The game's own default settings; None if the game has no settings of its own.
        tricks: The rules and computer players of a game of tricks; None for any other game.
    """

    machine: Machine[Any, Any, Any]
    deal_checks: Callable[[Json], Iterable[Check]]
    replay: Callable[[Mapping[str, object]], dict[str, Any]]
    personal: PersonalReader
    settings: Settable | None = None
    tricks: TrickGame | None = None

    @property
    def name(self) -> str:
        """The name under which everything about the game is stored."""
        return self.machine.game


def of_tricks(game: TrickGame) -> Game:
    """Return a game of tricks. All of them share one kind of table."""
    return Game(
        machine=TrickMachine(game),
        deal_checks=partial(records.deal_checks, game.rules),
        replay=partial(records.replay, game.rules),
        personal=TrickReader(game),
        tricks=game,
    )


GNAU: Final = Game(
    machine=GnauMachine(),
    deal_checks=gnau.deal_checks,
    replay=gnau.replay,
    personal=recall,
    settings=GnauSettings(),
)
GAMES: Final[tuple[Game, ...]] = (GNAU, of_tricks(HEARTS), of_tricks(GONGZHU))


def is_loadable(stored: StoredTable, games: Iterable[Game] = GAMES) -> bool:
    """Return whether this program has the table's game and can read the table's stored state."""
    return any(game.name == stored.game and state_of(game.machine, stored) is not None for game in games)


def usual_settings(games: Iterable[Game]) -> ServerSettings:
    """Return the settings of a server that has decided nothing."""
    return ServerSettings(tuple(game.settings for game in games if game.settings is not None))


def hand_record_in(record: Json) -> Json:
    """Return the hand record in a deal file, or the object itself if it is not a deal file.

    Only `check_deal` says whether the file is true.
    """
    held = record.get("hand_record")
    is_deal = any(record.get("format") == format_of(game.name) for game in GAMES)
    return held if is_deal and isinstance(held, dict) else record


def check_deal(written: bytes, games: Iterable[Game] = GAMES) -> CheckedDeal:
    """Check a deal file step by step, by the rules of its game.

    Raises:
        RuleError: It is not a deal file, or it says what no deal can be.
    """
    deal = read_deal_object(written)
    if "format" not in deal:
        raise RuleError("record-key-missing", key="format")
    by_format, named = {format_of(game.name): game for game in games}, deal["format"]
    if not isinstance(named, str) or named not in by_format:
        raise RuleError("deal-format-unknown", format=quote(named), known=", ".join(by_format))
    own = tuple(by_format[named].deal_checks(deal))
    return CheckedDeal(deal, (*file_checks(deal, written), *own))
