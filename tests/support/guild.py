"""A simulated server with people in it, and the real bot."""

from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import discord
import simcord
from simcord.backend import serializers
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType

from bot.app import CardsBot, World, create_bot
from bot.features.feature import Feature
from bot.features.registry import FEATURES
from bot.games import DISCORD_GAMES, DiscordGame
from bot.players import TrickGame
from bot.rules.cards import Card, parse_cards
from bot.rules.gnau.options import HouseRules
from bot.services import Pace, TableService, this_process
from bot.settings import Settings
from bot.tables.gnau import GnauTable
from bot.tables.ids import ChannelId, GuildId
from bot.tables.leases import Holder
from bot.text import Catalog
from bot.text.tricks import game_name
from tests.support.databases import lay_out
from tests.support.old_messages import refuse_old_edits
from tests.support.quick_simcord import StillDiscord
from tests.support.tables import Seeded, server_settings
from tests.support.texts import shipped_texts
from tests.support.together import click_forged

# Computer players, and forced cards, at whose play nobody looks.
AT_ONCE: Final = Pace(0.0, 0.0, (0.0, 0.0))
# Where time stands still nobody waits for a turn, either.
NO_LIMIT: Final = 1_000_000

# How the line of a result begins that says who plays next.
_WHAT_IS_NEXT: Final = ("Next: ", "Nobody is seated. ", "-# Anyone seated can deal: ")


class VirtualClock:
    """The simulated Discord's time; it stands still until a test moves it.

    `ahead_ms` sets the bot's clock alone: a day in a moment, without all that happens in the course of a day.
    """

    env: simcord.Env | None = None
    ahead_ms = 0

    def now_ms(self) -> int:
        assert self.env is not None
        return int(self.env.now().timestamp() * 1000) + self.ahead_ms


class StackedDeck(Seeded):
    """The real shuffle; with `hands` set these come first, hand by hand, the dealer's first."""

    def __init__(self) -> None:
        super().__init__(7)
        self.hands: list[str] = []

    def shuffled(
        self, deck: Sequence[Card], seed: bytes, parts: Sequence[str], round_number: int
    ) -> list[Card]:
        rest = super().shuffled(deck, seed, parts, round_number)
        top = [card for hand in self.hands for card in parse_cards(hand)]
        for card in top:
            rest.remove(card)
        return [*top, *rest]


class CardRoom:
    """One channel of one server, the bot, and everything a test wants to do there."""

    def __init__(
        self,
        folder: Path,
        *,
        database_url: str | None = None,
        edit_window_s: float = 0.0,
        deck: StackedDeck | None = None,
        pace: Pace = AT_ONCE,
        pause_s: float = 0.0,
        is_warm: bool = True,
        warm_up_after_s: float | None = None,
        games: tuple[DiscordGame, ...] = DISCORD_GAMES,
        features: tuple[Feature, ...] = FEATURES,
        catalog: Catalog | None = None,
        **settings: Any,
    ) -> None:
        self.clock = VirtualClock()
        self.deck = deck or StackedDeck()
        url = database_url or f"sqlite:///{folder}/room.sqlite3"
        lay_out(url)
        # Most tests ask how a round ends, not how it is revealed.
        settings.setdefault("gnau_suspense", "off")
        if not edit_window_s:
            settings.setdefault("requests_per_s", NO_LIMIT)
        self._settings = Settings(token=None, database_url=url, shard_count=1, **settings)
        self._edit_window_s = edit_window_s
        self._pace = pace
        self._pause_s = pause_s
        self._is_warm = is_warm
        self._warm_up_after_s = warm_up_after_s
        self._games = games
        self._features = features
        self._catalog = catalog or shipped_texts()
        self.bot = self._new_bot()
        self.env: simcord.Env = StillDiscord(self.bot)
        self.clock.env = self.env
        refuse_old_edits(self.env)
        self.guild = self.env.create_guild("Kopitiam")
        self.channel = self.guild.create_text_channel("table")
        self.ann, self.ben, self.cat, self.dan = (self.person(name) for name in ("Ann", "Ben", "Cat", "Dan"))

    def person(self, name: str, **options: Any) -> simcord.MemberActor:
        return self.guild.add_member(self.env.create_user(name.lower(), global_name=name), **options)

    def boss(self) -> simcord.MemberActor:
        role = self.guild.create_role("Boss", permissions=discord.Permissions(manage_guild=True))
        return self.person("Boss", roles=[role])

    def show_manage_to(self, *people: simcord.MemberActor) -> None:
        """Have the server show `/manage` to people without Manage Server, as its own settings can."""
        command = self.env.backend.find_command("manage", self.guild.id)
        assert command is not None
        self.guild.set_command_permissions(int(command["id"]), dict.fromkeys(people, True))

    async def __aenter__(self) -> "CardRoom":
        await self.env.start()
        if self._is_warm:
            # As a bot is that has been up for a moment.
            await self.bot.services.odds.round_odds(HouseRules())
        return self

    async def __aexit__(self, kind: type[BaseException] | None, *_: object) -> None:
        await self.env.shutdown()
        await end(self.bot)
        if kind is None:
            self.env.raise_errors()

    async def restart(self) -> None:
        """Stop the bot as it stands and start another one over the same database."""
        old, self.bot = self.bot, self._new_bot()
        await self.env.restart_bot(self.bot)
        await end(old)

    async def send_bot_away(self) -> Callable[..., Awaitable[None]]:
        """Have the server remove the bot; what is returned invites it again, the channel being empty then.

        With `is_heard=False` the bot does not hear of that, as if it did not run at the time.
        """
        backend = self.env.backend
        guild, channel = backend.get_guild(self.guild.id), backend.get_channel(self.channel.id)
        backend.remove_guild(guild.id)
        await self.env.settle()

        async def invite_again(*, is_heard: bool = True) -> None:
            backend.guilds[guild.id], backend.channels[channel.id] = guild, channel
            backend.messages[channel.id] = {}
            guild.members[backend.bot_user.id].joined_at = backend.now_iso()
            if not is_heard:
                return
            payload = serializers.guild_create_payload(backend, guild)
            # Discord says so only of servers that the bot was in before.
            del payload["unavailable"]
            backend.emit("GUILD_CREATE", payload)
            await self.env.settle()

        return invite_again

    def refuse_to_show(self, code: int = 50013) -> None:
        """Have Discord refuse whatever the bot would show in the channel, where no press is a way to it.

        Args:
            code: Discord's number for why; when not given, that the bot may not write there.
        """
        vars(self.bot.presses)["on"] = lambda _message_id: None
        for method, path in (("PATCH", "messages/*"), ("POST", "messages")):
            self.env.inject_error(
                method, f"/channels/{self.channel.id}/{path}", status=403, code=code, times=None
            )

    async def forbid_files(self) -> None:
        """Take the permission to attach files in the channel from the bot."""
        deny = discord.Permissions(attach_files=True).value
        denied = Overwrite(self.guild.default_role.id, OverwriteType.ROLE, deny=deny)
        self.env.backend.set_overwrite(self.channel.id, denied)
        await self.env.settle()

    async def pause(self) -> None:
        """Let so much time pass that everybody may open a table again."""
        await self.env.advance_time(server_settings().opening_pause_s)

    async def open(self, who: simcord.MemberActor | None = None, **options: Any) -> discord.Message:
        """Open a table; nobody is at it yet, unless whoever opens it is to `join`."""
        if self.messages:
            await self.pause()
        await (who or self.ann).slash(self.channel, "gnau open", **{"join": False, **options})
        return self.table

    async def deal_to(self, *people: simcord.MemberActor) -> discord.Message:
        """Open a table of Ann's, seat these people, deal."""
        await self.open()
        for person in people:
            await self.click(person, "Join")
        await self.click(self.ann, "Deal")
        return self.table

    async def click(self, who: Any, label: str, message: Any = None) -> simcord.InteractionResult:
        result: simcord.InteractionResult = await who.click(message or self.table, label=label)
        return result

    async def panel(self, who: Any, message: Any = None) -> Any:
        """Open a person's own panel behind **More**, and return it as clicks in the same instant need it."""
        shown = shown_by(await self.click(who, "More", message))
        return SimpleNamespace(id=shown.id, channel=self.channel)

    async def more(self, who: Any, label: str, message: Any = None) -> simcord.InteractionResult:
        """Press something behind **More** at a table, for which a panel of the person's own opens."""
        panel = shown_by(await self.click(who, "More", message))
        return await self.click(who, label, panel)

    async def behind(self, who: Any, label: str, message: Any = None) -> Any:
        """Press something behind **More** that is answered there, and return the panel."""
        panel = shown_by(await self.click(who, "More", message))
        await self.click(who, label, panel)
        return panel

    async def press_old(self, who: Any, custom_id: str, message: Any = None) -> simcord.InteractionResult:
        """Press a button that stands in an older message or panel, though it is not offered any more."""
        return await click_forged(self.env, who, message or self.table, "More", custom_id)

    async def told(self, who: Any, label: str, message: Any = None) -> str:
        """Press something behind **More**, and return what it says then."""
        return text_of(await self.behind(who, label, message))

    async def offered(self, who: Any, message: Any = None) -> list[str]:
        """Return what a person may do behind **More** at a table."""
        return labels_of(shown_by(await self.click(who, "More", message)))

    @property
    def guild_id(self) -> GuildId:
        """The server, as the services know it."""
        return GuildId(self.guild.id)

    async def state(self) -> GnauTable:
        """The state of the open table."""
        tables: TableService[GnauTable] = self.bot.services.games.tables_of("gnau")
        return (await tables.in_channel(ChannelId(self.channel.id)))[1]

    @property
    def table(self) -> discord.Message:
        """The newest message that everybody sees."""
        return self.messages[-1]

    def table_of(self, game: TrickGame) -> discord.Message:
        """The newest message that everybody sees and that shows a table of a game of tricks."""
        title = game_name(self._catalog.text(), game.name)
        return next(message for message in reversed(self.messages) if f"{title} · table" in text_of(message))

    @property
    def messages(self) -> list[discord.Message]:
        """What everybody sees in the channel, oldest first."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def dms(self, who: simcord.MemberActor) -> list[str]:
        """What the bot has sent to somebody directly, oldest first."""
        return [text_of(message) for message in who.user.dm_channel.history()]

    def _new_bot(self, holder: Holder | None = None) -> CardsBot:
        # The simulated Discord would wait for each beat before it goes on.
        world = World(
            self.clock,
            self.deck,
            self._edit_window_s,
            holder or this_process(),
            beat_s=None,
            pace=self._pace,
            pause_s=self._pause_s,
            warm_up_after_s=self._warm_up_after_s,
            catalog=self._catalog,
            games=self._games,
            features=self._features,
        )
        return create_bot(self._settings, world=world)


async def end(bot: CardsBot) -> None:
    """End a bot as the death of its process would, whatever it is about: nothing of it holds the database."""
    for posts in bot.posts:
        await posts.close()
    for owned in (bot.delivery, bot.notices, bot.services):
        await owned.close()
    await bot.database.close()


def text_of(message: Any) -> str:
    """Return all words of a message: its content and its text displays."""
    return "\n".join([message.content, *_texts(message.components)])


def seated_in(message: Any) -> int:
    """Return how many people a lobby shows."""
    lines = text_of(message).splitlines()
    return sum(line.startswith(("🪑 <@", "👑 <@")) for line in lines)


def told_in(message: Any) -> str:
    """Return all that a message tells: its words, and what is said of its pictures."""
    galleries = [part for part in components_of(message) if part["type"] == 12]
    said = [item["description"] or "" for part in galleries for item in part["items"]]
    return "\n".join([text_of(message), *said])


def lasting_text_of(message: Any) -> str:
    """Return what stays of a result once the table goes on: all but what can be done now and comes next."""
    lines = text_of(message).split("\n")
    return "\n".join(line for line in lines if not line.startswith(_WHAT_IS_NEXT))


def shown_by(result: simcord.InteractionResult) -> Any:
    """Return the newest message with which a click or command was answered; achievements aside."""
    return _answers(result)[-1]


def note_of(result: simcord.InteractionResult) -> str:
    """Return the one private answer to a click or command; achievements aside."""
    answers = [answer for answer in _answers(result) if answer is not None and answer.ephemeral]
    assert len(answers) == 1, answers
    return text_of(answers[0])


def _answers(result: simcord.InteractionResult) -> list[Any]:
    return [
        result.response,
        *(each for each in result.followups if not text_of(each).startswith("🏅 **New achievement")),
    ]


def buttons_of(message: Any) -> list[dict[str, Any]]:
    """Return the buttons of a message that answer, links not included."""
    return [
        item for item in _walk(_payloads(message.components)) if item["type"] == 2 and "custom_id" in item
    ]


def labels_of(message: Any) -> list[str]:
    """Return what the buttons of a message say."""
    return [item["label"] for item in _walk(_payloads(message.components)) if item["type"] == 2]


def components_of(message: Any) -> list[dict[str, Any]]:
    """Return all components of a message as Discord is sent them."""
    return _walk(_payloads(message.components))


def _texts(components: Sequence[Any]) -> list[str]:
    return [item["content"] for item in _walk(_payloads(components)) if item["type"] == 10]


def _payloads(components: Sequence[Any]) -> list[dict[str, Any]]:
    return [item if isinstance(item, dict) else item.to_dict() for item in components]


def _walk(items: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    found = []
    for item in items:
        found.append(item)
        found.extend(_walk(item.get("components", [])))
        # The button beside a text.
        found.extend(_walk(list(filter(None, [item.get("accessory")]))))
    return found
