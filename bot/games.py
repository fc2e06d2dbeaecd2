"""Defines the Discord side of each game. A new game is one more entry in `DISCORD_GAMES`.

Shared code receives this list or a part of it, and names no game.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

from bot.commands.gnau import open_gnau_for, take_gnau_seat
from bot.commands.tricks import open_tricks_for, take_trick_seat
from bot.delivery.board import DeliveryContext
from bot.delivery.gnau.tables import GnauDelivery
from bot.delivery.tables import TableDelivery
from bot.delivery.tricks import TrickDelivery
from bot.features.lessons.gnau import gnau_end, gnau_pages
from bot.features.lessons.gongzhu import gongzhu_pages
from bot.features.lessons.hearts import hearts_pages
from bot.features.lessons.lesson import Lesson, Pages
from bot.features.lessons.tricks import tricks_end
from bot.rules.gnau.presets import PRESETS
from bot.settings import Settings
from bot.tables import games
from bot.tables.games import Game
from bot.tables.gnau.settings import GnauSettings, Suspense
from bot.tables.settable import Settable
from bot.views.gnau.bid_buttons import BidButton, HintButton
from bot.views.gnau.buttons import GnauButton, join_row, pass_bank_row
from bot.views.gnau.hand import ChoiceButton
from bot.views.gnau.settings import GNAU_PAGES
from bot.views.gnau.terms import GNAU_TERMS, TermSelect
from bot.views.gnau.why import WordsButton
from bot.views.hosting import ChangeSelect, HandOverSelect, RemoveSelect, StakeButton
from bot.views.lasting import LastingItem
from bot.views.more import MoreButton
from bot.views.remedies import more_points
from bot.views.settings_pages import Page
from bot.views.terms import Terms
from bot.views.tricks.buttons import TrickButton
from bot.views.tricks.faces.face import Face
from bot.views.tricks.faces.gongzhu import GongzhuFace
from bot.views.tricks.faces.hearts import HeartsFace
from bot.views.tricks.levels import LevelSelect
from bot.views.tricks.panel import PanelButton
from bot.views.tricks.review import MistakeButton, ReviewButton
from bot.views.tricks.taking_over import TakeOverButton
from bot.views.tricks.terms import trick_terms
from bot.views.visit import Opening, Remedy, Seating


def _no_defaults(_settings: Settings) -> None:
    return None


@dataclass(frozen=True)
class DiscordGame:
    """The Discord side of one game.

    Args:
        game: The part that does not depend on Discord, such as its name and tables.
        delivery: Creates the delivery that shows its tables.
        extension: The cog with its commands.
        lasting_items: The buttons and selects in its messages. Games may share some of them.
        open_usual: None for a game that only its command opens.
        take_seat: None for a game whose tables are joined by their own button alone.
        face: The appearance of a trick game; None for other games.
        lesson: None for a game without a lesson.
        terms: What the hosts of its tables can change; None for a game without hosts.
        defaults: Returns the game's settings in servers that have decided nothing, from the environment. It
            returns None for a game without settings of its own.
        settings_pages: Its own pages among the settings of a server.
        remedies: By code of an error, what a member who gets the error can do about it.
    """

    game: Game
    delivery: Callable[[DeliveryContext], TableDelivery[Any]]
    extension: str
    lasting_items: tuple[type[LastingItem[Any]], ...]
    open_usual: Opening | None = None
    take_seat: Seating | None = None
    face: Face | None = None
    lesson: Lesson | None = None
    terms: Terms | None = None
    defaults: Callable[[Settings], Settable | None] = _no_defaults
    settings_pages: tuple[Page, ...] = ()
    remedies: Mapping[str, Remedy] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The name in custom ids and in the database."""
        return self.game.name


def _gnau_defaults(settings: Settings) -> GnauSettings:
    return GnauSettings(
        rules=PRESETS[settings.gnau_rules],
        reveal_s=settings.gnau_reveal_s,
        suspense=Suspense(settings.gnau_suspense),
    )


SHARED_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (
    MoreButton,
    HandOverSelect,
    RemoveSelect,
    ChangeSelect,
    StakeButton,
)

GNAU: Final = DiscordGame(
    game=games.GNAU,
    delivery=GnauDelivery,
    extension="cogs.gnau",
    open_usual=open_gnau_for,
    take_seat=take_gnau_seat,
    lasting_items=(GnauButton, BidButton, HintButton, ChoiceButton, WordsButton, *SHARED_ITEMS, TermSelect),
    terms=GNAU_TERMS,
    lesson=Lesson(games.GNAU.name, gnau_pages, gnau_end),
    defaults=_gnau_defaults,
    settings_pages=GNAU_PAGES,
    remedies={
        "player-cannot-cover": more_points,
        "nobody-can-cover": more_points,
        "dealer-cannot-cover": pass_bank_row,
        "dealer-account-too-new": pass_bank_row,
        "bank-cannot-cover": join_row,
    },
)

TRICK_ITEMS: Final[tuple[type[LastingItem[Any]], ...]] = (
    TrickButton,
    PanelButton,
    TakeOverButton,
    LevelSelect,
    *SHARED_ITEMS,
    ReviewButton,
    MistakeButton,
)


def trick_game(face: Face, extension: str, lesson: Pages | None = None) -> DiscordGame:
    """Return a trick game. All trick games have the same kind of tables, each with a face of its own."""
    return DiscordGame(
        game=games.of_tricks(face.game),
        delivery=partial(TrickDelivery, face=face),
        extension=extension,
        open_usual=partial(open_tricks_for, game=face.game),
        take_seat=partial(take_trick_seat, face.name),
        lasting_items=TRICK_ITEMS,
        terms=trick_terms(face.game),
        face=face,
        lesson=None if lesson is None else Lesson(face.name, lesson, partial(tricks_end, face.name)),
        remedies={"game-stake-uncovered": more_points, "nobody-has-stake": more_points},
    )


HEARTS: Final = trick_game(HeartsFace(), "cogs.hearts", hearts_pages)
GONGZHU: Final = trick_game(GongzhuFace(), "cogs.gongzhu", gongzhu_pages)

DISCORD_GAMES: Final = (GNAU, HEARTS, GONGZHU)
