"""Two rounds of Gnau as curious people play them, with a Discord and a disk that fail now and then."""

import random
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from itertools import combinations
from typing import Any, Final

import simcord
from sqlalchemy import make_url

from bot.rules.cards import format_cards
from bot.tables.gnau import DealerPolicy, Phase, SplitMode
from bot.tables.ids import UserId
from tests.support.guild import CardRoom, labels_of
from tests.support.secrecy import Watch
from tests.support.together import click_forged, click_together

Act = Callable[[], Awaitable[Any]]

# How many things are tried in a round, of some thirty.
PRIED: Final = 18
TRIPLES: Final = tuple(combinations(range(5), 3))
CLOSED_DM: Final[dict[str, Any]] = {"status": 403, "code": 50007}
BROKEN: Final[dict[str, Any]] = {"status": 500}


class CuriousEvening:
    """A table at which some play and everybody is curious."""

    def __init__(self, room: CardRoom, watch: Watch, seed: int) -> None:
        self.room = room
        self.watch = watch
        self.rng = random.Random(seed)
        crowd = [room.ann, room.ben, room.cat, room.dan, room.person("Eve"), room.person("Fay")]
        # With a dealer five hands at most, for two rounds of which the deck of these evenings has cards.
        self.players = crowd[: self.rng.randint(2, 4)]
        self.strangers = [*crowd[len(self.players) :], room.person("Guy")]
        self.boss = room.boss()
        self.options: dict[str, Any] = {
            "dealer": self.rng.choice(list(DealerPolicy)).value,
            "split": list(SplitMode)[seed % 2].value,
        }
        self.points = self.rng.choice(["score", "bankroll"])

    async def play(self) -> None:
        """Open a table and play two rounds, the second of them after a look back."""
        await self.prepare()
        await self.act(self.room.open(**self.options))
        table = self.room.table
        for person in self.players:
            await self.act(click_together(self.room.env, [(person, table, "Join")] * 2))
        await self.act(self._cut())
        await self.act(self.room.more(self.strangers[0], "Follow"))
        for label in ("Deal", "Deal again"):
            with self._failing_disk():
                await self.act(self.room.click(self.room.ann, label))
            await self.act(click_together(self.room.env, [(self.room.ann, self.room.table, label)] * 2))
            await self.pry()
            await self.finish()
            if self.rng.random() < 0.5:
                await self.look_back()

    async def act(self, doing: Awaitable[Any]) -> Any:
        """Do something, and look at what has left the bot."""
        result = await doing
        await self.watch.look(self.room.bot)
        return result

    async def prepare(self) -> None:
        """Set the server up, and have some direct messages fail."""
        await self._set(points=self.points, opening_grant_points=100_000)
        for person in self.players:
            fault = self.rng.choice([None, None, CLOSED_DM, BROKEN])
            if fault is not None:
                path = f"/channels/{person.user.dm_channel.id}/messages"
                self.room.env.inject_error("POST", path, times=None, **fault)

    async def pry(self) -> None:
        """Have people try to find something out while the cards are out, in any order."""
        assert (await self.room.state()).phase is Phase.DEALT
        acts = [*self._of_players(), *self._of_the_curious(), *self._of_fate()]
        for act in self.rng.sample(acts, PRIED):
            await self.act(act())

    async def finish(self) -> None:
        """Have all but one choose or say that they are ready, and the time run out."""
        state = await self.room.state()
        # The dealer may be ready from the start.
        awaited_id = state.players[-1]
        for number, person in enumerate(self.players):
            if person.id == awaited_id:
                continue
            if state.is_own_split:
                await self._choose(person, TRIPLES[number])
            else:
                await self.act(self.room.click(person, "Ready"))
            await self.act(self.room.click(self.strangers[0], "My hand"))
        await self.act(self.room.env.advance_time(max(await self._left_s() - 1, 0)))
        assert (await self.room.state()).phase is Phase.DEALT
        await self.act(self.room.env.advance_time(120))
        assert (await self.room.state()).phase is Phase.REVEALED

    async def look_back(self) -> None:
        """Look at what has been played; it is public now, the next round is not."""
        for command in ("gnau history", "gnau stats"):
            await self.act(self.players[0].slash(self.room.channel, command))
        # Only the first round's deck is as it was shuffled: see the deck of these evenings.
        for command in ("gnau history", "gnau verify"):
            await self.act(self.players[0].slash(self.room.channel, command, round="1.1"))
        # What was said to a command is the newest message now, and the buttons are on the table's.
        await self.act(self._table_to_the_bottom())

    def _of_players(self) -> list[Act]:
        room = self.room
        acts: list[Act] = []
        for person in self.players:
            acts.append(partial(room.click, person, "My hand"))
            acts.append(partial(person.slash, room.channel, "gnau hand"))
            acts.append(partial(person.slash, room.channel, "privacy export"))
        acts.append(lambda: self._odds_of_own_hand(self.players[-1]))
        acts.append(lambda: self.players[-1].slash(room.channel, "gnau close"))
        acts.append(lambda: self.players[0].slash(room.channel, "gnau deal"))
        return acts

    def _of_the_curious(self) -> list[Act]:
        room, who = self.room, self.strangers[0]
        typed: list[tuple[str, dict[str, Any]]] = [
            ("gnau hand", {}),
            ("gnau history", {"member": self.players[0]}),
            ("gnau history", {"round": "1.2"}),
            ("gnau verify", {"round": "1.2"}),
            ("gnau stats", {"member": self.players[0]}),
            ("gnau odds", {}),
            ("gnau leaderboard", {"sort": "best-hand"}),
            ("gnau leaderboard", {}),
            ("points balance", {"member": self.players[0]}),
            ("gnau open", {}),
        ]
        acts: list[Act] = [partial(self._typed, who, command, options) for command, options in typed]
        acts += [
            partial(self.players[0].autocomplete, room.channel, command, "round", "1.")
            for command in ("gnau history", "gnau verify")
        ]
        acts.append(partial(room.click, who, "My hand"))
        acts += [partial(self._follow, each) for each in (who, self.players[0])]
        acts += [partial(self._forged, who, move) for move in ("hand", "ready", "pick:confirm:012")]
        return acts

    def _of_fate(self) -> list[Act]:
        return [
            self.room.restart,
            lambda: self._set(language=self.rng.choice(["en", None])),
            self._hand_lost_on_the_way,
            self._hand_while_the_disk_fails,
            self._table_to_the_bottom,
        ]

    async def _typed(self, who: simcord.MemberActor, command: str, options: dict[str, Any]) -> None:
        await who.slash(self.room.channel, command, **options)
        await self._table_to_the_bottom()

    async def _forged(self, who: simcord.MemberActor, action: str) -> None:
        number = (await self.room.state()).round
        custom_id = f"gnau:1:{number}:{action}"
        await click_forged(self.room.env, who, self.room.table, "My hand", custom_id)

    async def _follow(self, who: simcord.MemberActor) -> None:
        # While cards are out, a panel with this button may still be open.
        await click_forged(self.room.env, who, self.room.table, "My hand", "follow:gnau:1")

    async def _odds_of_own_hand(self, who: simcord.MemberActor) -> None:
        hands = (await self.room.state()).hands
        cards = hands.held_by(UserId(who.id)) if hands else None
        if cards:
            await who.slash(self.room.channel, "gnau odds", cards=format_cards(cards))

    async def _left_s(self) -> float:
        deadline_ms = (await self.room.state()).deadline_ms
        assert deadline_ms is not None
        return (deadline_ms - self.room.clock.now_ms()) / 1000

    async def _choose(self, who: simcord.MemberActor, places: tuple[int, ...]) -> None:
        answer = await self.act(self.room.click(who, "My hand"))
        shown = answer.response
        number = (await self.room.state()).round
        pressed = ""
        for move in (*map(str, places), "confirm"):
            custom_id = f"gnau:1:{number}:pick:{move}:{pressed}"
            await self.act(who.click(shown, custom_id=custom_id))
            pressed += move
        if "Confirm anyway" in labels_of(answer.response):
            await self.act(who.click(answer.response, label="Confirm anyway"))

    async def _cut(self) -> None:
        form = await self.room.more(self.players[0], "Add a word")
        await self.players[0].submit_modal(form, {"word": "durian"})

    async def _hand_lost_on_the_way(self) -> None:
        self.room.env.inject_error("POST", "/webhooks/*", **BROKEN)
        await self.room.click(self.players[0], "My hand")

    async def _hand_while_the_disk_fails(self) -> None:
        with self._failing_disk():
            # Own splits are revealed by nobody.
            for label in ("Reveal", "My hand"):
                if label in labels_of(self.room.table):
                    await self.room.click(self.players[0], label)

    async def _table_to_the_bottom(self) -> None:
        """Have the table's message deleted and posted again, below all answers."""
        for message in self.room.messages:
            self.room.env.backend.delete_message(self.room.channel.id, message.id)
        await self.players[0].slash(self.room.channel, "gnau open")

    async def _set(self, **changes: Any) -> None:
        services = self.room.bot.services
        await services.settings.change(self.room.guild_id, changes, user_id=UserId(self.boss.id))

    @contextmanager
    def _failing_disk(self) -> Iterator[None]:
        """Have the database refuse every change of a table."""
        refuse = "BEFORE UPDATE ON game_tables BEGIN SELECT RAISE(ABORT, 'disk full'); END"
        file = make_url(self.room.bot.settings.database_url).database or ""
        with closing(sqlite3.connect(file)) as database:
            database.execute(f"CREATE TRIGGER refuse {refuse}")
            yield
            database.execute("DROP TRIGGER refuse")
