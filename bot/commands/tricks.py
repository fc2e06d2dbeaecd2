"""The commands that all trick games share."""

from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, ClassVar, Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.groups import described, word
from bot.commands.rule_sets import rules_called, suggest_kept
from bot.commands.stakes import Wanted, refusal
from bot.commands.tables import (
    PACES,
    SUGGESTED,
    TableBot,
    open_table,
    seconds_of,
    settings_to_open,
    suggest_rounds,
    table_here,
    where_typed,
)
from bot.players import Level, TrickGame
from bot.rules.cards import Card, parse_card
from bot.rules.errors import RuleError
from bot.rules.notation import written
from bot.rules.tricks.rules import TrickOptions
from bot.tables.commands import Close
from bot.tables.history import parse_round_id
from bot.tables.ids import TableId
from bot.tables.ports import StoredTable
from bot.tables.server_settings import ServerSettings
from bot.tables.tricks import (
    DEFAULT_TURN_S,
    IN_GAME,
    PlayCard,
    Start,
    TrickTable,
    TrickTableOptions,
    new_trick_table,
)
from bot.text.cards import card_plain
from bot.views.rule_sets import kept_line
from bot.views.tricks.buttons import ask_to_call_off, take_seat, tell_sat_out
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.details import rules_view
from bot.views.tricks.panel import show_hint, show_panel
from bot.views.tricks.review import show_review
from bot.views.visit import Visit, visiting

# The texts of these commands are the same in every game. This name stands in their ids.
SHARED: Final = dict.fromkeys(("start", "hand", "play", "hint", "review", "rules", "close"), "tricks")
# The order in which Discord lists the commands: those that people need first come first.
LISTED: Final = (
    *("open", "start", "hand", "play", "hint", "close", "rules", "learn", "daily", "leaderboard", "review"),
    "verify",
)
LEVELS: Final = [level.value for level in Level]
NO_STAKE: Final = 0


async def suggest_cards(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the cards that the member may play now at this channel's table."""
    cards = await _cog_of(interaction).playable(Visit.of(interaction))
    typed = current.strip().upper()
    found = [card for card in cards if typed in str(card) or typed in card_plain(card)]
    return [app_commands.Choice(name=card_plain(card), value=str(card)) for card in found[:SUGGESTED]]


async def suggest_rules(
    interaction: discord.Interaction[Any], current: str
) -> list[app_commands.Choice[str]]:
    """Suggest the rule sets that the server keeps for the game of a command."""
    return await suggest_kept(Visit.of(interaction), _cog_of(interaction).game_name, current)


def _cog_of(interaction: discord.Interaction[Any]) -> "TrickCommands":
    command = interaction.command
    assert isinstance(command, app_commands.Command)
    assert isinstance(command.binding, TrickCommands)
    return command.binding


class TrickCommands(commands.Cog):
    """Commands of one trick game; the cog of that game adds the command that opens a table.

    Attributes:
        choices: The values to choose from, for the game's own options when a table is opened.
    """

    game: ClassVar[TrickGame]
    choices: ClassVar[Mapping[str, Sequence[str]]] = {}

    def __init__(self, bot: TableBot) -> None:
        super().__init__()
        self.game_name = self.game.name
        opening = {"level": LEVELS, "pace": PACES, **self.choices}
        word(self, bot.catalog.text(), listed=LISTED, choices={"open": opening}, shared=SHARED)

    @app_commands.command(description=described("tricks-start"))
    async def start(self, interaction: discord.Interaction[Any]) -> None:
        """Begin a game at this channel's table, and show the member's cards if the member plays in it."""
        async with visiting(interaction) as visit:
            stored, _ = await self._table_here(visit)
            await visit.think()
            started, user_id = Start(visit.actor), visit.user_id
            step = await visit.tables(self.game.name).apply(stored.table_id, started)
            if user_id in step.table.sat_out:
                await tell_sat_out(visit, step.table)
            elif step.table.seat_of(user_id) is None:
                await visit.tell(visit.text("tricks-note-started", link=stored.url))
            else:
                await show_panel(visit, step.stored, step.table)

    @app_commands.command(description=described("tricks-hand"))
    async def hand(self, interaction: discord.Interaction[Any]) -> None:
        """Show the member's own cards in private, with buttons to play them."""
        async with visiting(interaction) as visit:
            stored, table = await self._table_here(visit)
            await visit.think()
            await show_panel(visit, stored, table)

    @app_commands.command(description=described("tricks-play"))
    @app_commands.autocomplete(card=suggest_cards)
    async def play(self, interaction: discord.Interaction[Any], card: str) -> None:
        """Play a card."""
        async with visiting(interaction) as visit:
            stored, _ = await self._table_here(visit)
            played = parse_card(card)
            await visit.tables(self.game.name).apply(stored.table_id, PlayCard(visit.user_id, played))
            text = visit.text
            await visit.tell(text("tricks-note-played", card=text.card(played), link=stored.url))

    @app_commands.command(description=described("tricks-hint"))
    async def hint(self, interaction: discord.Interaction[Any]) -> None:
        """Advise the member in private what to play, pass or expose."""
        async with visiting(interaction) as visit:
            stored, table = await self._table_here(visit)
            # The computation may take longer than the three seconds that Discord allows for an answer.
            await visit.think()
            await show_hint(visit, stored, table)

    @app_commands.command(description=described("tricks-review"))
    @app_commands.autocomplete(hand=suggest_rounds)
    async def review(self, interaction: discord.Interaction[Any], hand: str | None = None) -> None:
        """Go through a finished hand with the member, in private."""
        async with visiting(interaction) as visit:
            table_id, number = await hand_called(visit, self.game.name, hand)
            await show_review(visit, HandAddress(self.game.name, table_id, number))

    @app_commands.command(description=described("tricks-rules"))
    async def rules(self, interaction: discord.Interaction[Any]) -> None:
        """Show the rules of this channel's table, or the usual rules if there is no table."""
        async with visiting(interaction) as visit:
            settings = await visit.services.settings.for_guild(visit.guild_id)
            text = await visit.public_text()
            kept = kept_line(text, settings, self.game.name)
            view = rules_view(text, visit.face(self.game.name), await self._rules_here(visit), kept)
            await visit.interaction.response.send_message(view=view)

    @app_commands.command(description=described("tricks-close"))
    async def close(self, interaction: discord.Interaction[Any]) -> None:
        """Close this channel's table; during a game, ask first whether to have the game called off."""
        async with visiting(interaction) as visit:
            stored, table = await self._table_here(visit)
            if table.phase in IN_GAME:
                await ask_to_call_off(visit, stored, table)
                return
            # The round keeps this from closing a game that has begun meanwhile without asking.
            closing = Close(visit.actor, round=table.round)
            await visit.tables(self.game.name).apply(stored.table_id, closing)
            note = visit.text("table-closed", table=str(stored.table_id))
            await visit.tell(note)

    async def open_with(
        self,
        interaction: discord.Interaction[Any],
        stake: int | None,
        level: str | None,
        pace: str | None,
        *,
        rules: str | None,
        **options: object,
    ) -> None:
        """Open a table in the channel of the interaction, or say why it cannot be opened.

        Args:
            pace: The seconds for a turn; None for the usual ones.
            rules: The name of a set that the server keeps; None for the usual rules.
            options: Values that replace those of the set; None for each that does not.
        """
        async with visiting(interaction) as visit:
            chosen = self.game.rules.Options()
            if rules is not None:
                guild_id, _ = where_typed(visit)
                settings = await visit.services.settings.for_guild(guild_id)
                chosen = rules_called(visit, settings, self.game.name, rules)
            chosen = chosen.changed(**{name: value for name, value in options.items() if value is not None})
            await open_tricks(visit, self.game, chosen, stake, level, seconds_of(pace))

    async def playable(self, visit: Visit) -> tuple[Card, ...]:
        """Return the cards that the member may play now at this channel's table; empty if there are none."""
        try:
            _, table = await self._table_here(visit)
        except RuleError:
            return ()
        seat = table.seat_of(visit.user_id)
        return () if seat is None or seat not in table.waited_for else table.view_of(seat).legal

    async def _table_here(self, visit: Visit) -> tuple[StoredTable, TrickTable]:
        return await table_here(visit, self.game.name)

    async def _rules_here(self, visit: Visit) -> TrickOptions:
        try:
            _, table = await self._table_here(visit)
        except RuleError:
            return self.game.rules.Options()
        return table.options.rules


async def hand_called(visit: Visit, game: str, called: str | None) -> tuple[TableId, int]:
    """Return the table and number of the named hand; without a name, of this channel's latest hand.

    Raises:
        RuleError: `round-id-invalid`, `no-hand-here`.
    """
    if called is not None:
        return parse_round_id(called)
    guild_id, channel_id = where_typed(visit)
    latest = await visit.services.history.latest_round(guild_id, channel_id, game=game)
    if latest is None:
        raise RuleError("no-hand-here")
    return latest.table_id, latest.number


async def open_tricks(  # noqa: PLR0913, PLR0917 - what can be said of a table
    visit: Visit,
    game: TrickGame,
    rules: TrickOptions | None = None,
    stake: int | None = None,
    level: str | None = None,
    turn_s: int | None = None,
) -> None:
    """Open a table in the channel of an interaction. None stands for the usual value of an option.

    Args:
        stake: The stake of a game; None for the usual stake of the server.
        level: The level of the computer players.
        turn_s: The time for a turn.

    Raises:
        RuleError: The member may not open this table, or it cannot be opened.
    """
    settings = await settings_to_open(visit)
    options = TrickTableOptions(
        rules=rules or game.rules.Options(),
        stake_points=_stake(settings, stake),
        level=Level(level) if level else Level.CASUAL,
        turn_s=turn_s or DEFAULT_TURN_S,
        points=settings.points,
    )
    table = new_trick_table(
        game=game,
        opener_id=visit.user_id,
        opener_part=str(visit.interaction.id),
        options=options,
        seed_root=visit.services.chance.fresh_root(),
        now_ms=visit.services.clock.now_ms(),
    )
    if table.is_bankroll:
        await _verify_stake(visit, settings, table)
    await open_table(visit, game.name, table)
    if table.is_bankroll:
        await _warn_of_stake(visit, table)


async def open_tricks_for(
    visit: Visit, stake: int | None = None, choices: str = "", *, game: TrickGame
) -> None:
    """Open a table by a button.

    Args:
        stake: The stake of a game; None for the usual stake of the server.
        choices: The result of `carried_choices`; empty for the usual options.

    Raises:
        RuleError: The member may not open this table, or it cannot be opened.
    """
    if not choices:
        await open_tricks(visit, game, stake=stake)
        return
    rules, level, turn_s = read_choices(game, choices)
    await open_tricks(visit, game, rules, stake, level, turn_s)


async def take_trick_seat(game: str, visit: Visit, table_id: TableId) -> bool:
    """Give the person who clicked or typed a seat at a table, and show them their panel.

    Returns:
        Whether they have the seat; False if a game is running and they were asked first.

    Raises:
        RuleError: There is no seat for the person.
    """
    _, table = await visit.tables(game).get(table_id)
    return await take_seat(visit, HandAddress(game, table_id, table.round))


def read_choices(game: TrickGame, choices: str) -> tuple[TrickOptions, str, int]:
    """Return the house rules, the level and the time for a turn from the result of `carried_choices`."""
    level, seconds, *values = choices.split(".")
    # A button of an older version lacks the options that were added since.
    names = [each.name for each in fields(game.rules.Options)][: len(values)]
    rules = {name: _chosen(each) for name, each in zip(names, values, strict=True)}
    return game.rules.Options.from_record(rules), level, int(seconds)


def carried_choices(options: TrickTableOptions) -> str:
    """Return the options of a table, without its stake, in the form in which a button carries them."""
    values = (_carried(getattr(options.rules, each.name)) for each in fields(options.rules))
    return ".".join([options.level.value, str(options.turn_s), *values])


def _carried(value: object) -> str:
    return "" if value is None else written(value)


def _chosen(carried: str) -> object:
    """Return the value that `_carried` wrote, as a record may have it."""
    return int(carried) if carried.isdecimal() else carried or None


async def _verify_stake(visit: Visit, settings: ServerSettings, table: TrickTable) -> None:
    """Check that the opener and one other member of the server could play for a table's stake.

    Raises:
        RuleError: `stake-too-high`.
    """
    stake = table.options.stake_points
    if stake == NO_STAKE:
        return
    purses = await visit.services.bankroll.purses(visit.guild_id, table.opener_id)
    highest = min(purses.to_lose, purses.others)
    if highest < stake:
        wanted = Wanted(table.game.name, "game", stake, stake, carried_choices(table.options))
        raise refusal(wanted, purses, settings.stake_within(highest))


async def _warn_of_stake(visit: Visit, table: TrickTable) -> None:
    """Tell the opener of a table, in private, if most members could not play for its stake."""
    usual, stake = await visit.services.bankroll.usual_balance(visit.guild_id), table.options.stake_points
    if usual < stake:
        text = visit.text
        note = text("table-stake-high", unit="game", need=stake, stake=usual, game=table.game.name)
        await visit.tell(note)


def _stake(settings: ServerSettings, asked: int | None) -> int:
    """Return the stake of a game. A member may ask for a game without a stake in every server."""
    return NO_STAKE if asked == NO_STAKE else settings.stake(asked)
