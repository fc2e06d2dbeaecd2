"""People at tables of Hearts and Gong Zhu in the simulated server, who play on quickly."""

import random
from collections.abc import Callable, Sequence
from types import SimpleNamespace
from typing import Any, Final

import simcord

from bot.players import TrickGame
from bot.rules.cards import Card, parse_card
from bot.rules.tricks import BySeat
from bot.tables.ids import ChannelId
from bot.tables.ports import StoredTable
from bot.tables.tricks import Phase, TrickTable
from tests.support.guild import CardRoom, buttons_of, labels_of, shown_by, text_of, told_in
from tests.support.tricks.tables import next_step

# Longer than a computer player takes for a card.
STEP_S: Final = 1.0
# A game of the longest kind that a test plays has fewer moments than this in which nobody can do anything.
PATIENCE: Final = 3_000


class TrickPlayer:
    """A person and their panel."""

    panel: Any = None

    def __init__(self, room: CardRoom, who: simcord.MemberActor, game: TrickGame) -> None:
        self.room = room
        self.who = who
        self.game = game
        self.rng = random.Random(who.id)

    async def look(self) -> simcord.InteractionResult:
        """Press **My hand**; what opens is the panel from then on."""
        result = await self.room.click(self.who, "My hand", self.room.table_of(self.game))
        self.panel = result.response
        return result

    @property
    def words(self) -> str:
        """What the panel says now."""
        return text_of(self.panel)

    @property
    def labels(self) -> list[str]:
        """What the buttons of the panel say."""
        return labels_of(self.panel)

    @property
    def enabled(self) -> dict[str, str]:
        """The buttons of the panel that can be pressed now: their custom ids and what they say."""
        found = buttons_of(self.panel)
        return {item["custom_id"]: item.get("label", "") for item in found if not item.get("disabled")}

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that can be played now."""
        return tuple(parse_card(each.rpartition(":")[2]) for each in self._of("play"))

    @property
    def placed_panel(self) -> Any:
        """The panel, as a message of its channel."""
        return SimpleNamespace(channel=self.room.channel, id=self.panel.id)

    async def press(self, label: str) -> simcord.InteractionResult:
        """Press a button of the panel."""
        result: simcord.InteractionResult = await self.who.click(self.panel, label=label)
        return result

    async def do(self, act: str) -> simcord.InteractionResult:
        """Press the one button of the panel that does something, or any of several."""
        custom_id = self.rng.choice(self._of(act))
        result: simcord.InteractionResult = await self.who.click(self.panel, custom_id=custom_id)
        return result

    async def move(self) -> bool:
        """Do what there is to do, if anything: pass, expose, play, pick, deal the next hand."""
        if self._of("confirm") or self._of("pick"):
            await self.choose()
            return True
        due = next((act for act in ("play", "moon", "next") if self._of(act)), None)
        if due is not None:
            await self.do(due)
        return due is not None

    async def choose(self) -> None:
        """Pass three cards, or expose what can be exposed, if that is anything."""
        # With three cards of Hearts picked no others can be pressed any more.
        while unmarked := [each for each in self._of("pick") if not self.enabled[each].startswith("✓")]:
            await self.who.click(self.panel, custom_id=self.rng.choice(unmarked))
        if self._of("confirm"):
            await self.do("confirm")

    def _of(self, act: str) -> list[str]:
        return [each for each in self.enabled if f":{act}:" in each] if self.panel is not None else []


async def play_until(
    players: Sequence[TrickPlayer], is_done: Callable[[], bool], step_s: float = STEP_S
) -> None:
    """Have people do whatever their panels offer, and wait where that is nothing, until something holds."""
    room = players[0].room
    for _ in range(PATIENCE):
        if is_done():
            return
        has_moved = False
        for player in players:
            has_moved = has_moved or (not is_done() and await player.move())
        if not has_moved:
            await room.env.advance_time(step_s)
    raise AssertionError(f"it does not come to that:\n{text_of(room.table)}")


async def begin(
    room: CardRoom, game: TrickGame, *people: simcord.MemberActor, **options: Any
) -> list[TrickPlayer]:
    """Have the first of some people open a table and start once the others sit; all look at their cards.

    Args:
        people: Who; computer players have the other seats.
    """
    if room.messages:
        await room.pause()
    opener, *others = people
    await opener.slash(room.channel, f"{game} open", **options)
    for person in others:
        await room.click(person, "Join", room.table_of(game))
    await room.click(opener, "Start", room.table_of(game))
    players = [TrickPlayer(room, person, game) for person in people]
    for player in players:
        await player.look()
    return players


async def type_close(room: CardRoom, who: simcord.MemberActor, game: TrickGame) -> Any:
    """Have somebody type that a running game is to be called off, and mean it; return what they are told."""
    question = shown_by(await who.slash(room.channel, f"{game} close"))
    await who.click(question, label="Call the game off")
    return question


def told_of(message: Any) -> str:
    """Return all that a message tells, as `told_in` does, with ordinary blanks alone."""
    return told_in(message).replace("\u00a0", " ")


# In such steps a message catches up with what has happened, edit by edit.
EDIT_S: Final = 2
EDITS: Final = 9


async def table_in(room: CardRoom, game: TrickGame) -> tuple[StoredTable, TrickTable]:
    """Return the open table of a game, and its state."""
    stored, table = await room.bot.services.games.tables_of(game.name).in_channel(ChannelId(room.channel.id))
    return stored, table


def held_at(table: TrickTable) -> BySeat:
    """Return what each seat still holds of a hand that was dealt."""
    assert table.hand is not None
    held: BySeat = table.hand.held
    return held


async def play_on(room: CardRoom, game: TrickGame, until: Callable[[TrickTable], bool]) -> TrickTable:
    """Have everybody do what they may, without a pause, until something holds of the table."""
    tables = room.bot.services.games.tables_of(game.name)
    stored, table = await table_in(room, game)
    while not until(table):
        # As if somebody had clicked: what follows is the bot's own work, which the room waits for.
        with room.env._bot_scope():
            table = (await tables.apply(stored.table_id, next_step(table))).table
    await _catch_up(room, game)
    return table


async def finish_hand(room: CardRoom, game: TrickGame) -> TrickTable:
    """Have the running hand played to its end."""
    return await play_on(room, game, lambda table: table.phase in {Phase.BETWEEN, Phase.OVER})


async def _catch_up(room: CardRoom, game: TrickGame) -> None:
    """Wait until the message shows the table as it is."""
    for _ in range(EDITS):
        due = await room.bot.delivery.for_game(game.name).rendered(*await table_in(room, game))
        shown = SimpleNamespace(content="", components=due.view.to_components())
        if told_of(room.table) == told_of(shown):
            return
        await room.env.advance_time(EDIT_S)
    raise AssertionError("the message does not show the table")
