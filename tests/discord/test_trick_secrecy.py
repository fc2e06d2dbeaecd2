"""A card of Hearts or Gong Zhu is known to who holds it alone, until it is played, exposed or passed."""

import logging
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui

from bot.players import TrickGame
from bot.tables.ids import UserId
from bot.tables.tricks import Phase
from bot.text.cards import card_sign
from bot.views.tricks import panel
from tests.support.guild import CardRoom, buttons_of
from tests.support.secrecy import Watch, watching
from tests.support.tiers import alike
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, held_at, table_in
from tests.support.tricks.secrets import TrickSecrets

games = pytest.mark.parametrize("game", TRICK_GAMES)
# Two hands of a game take seconds, of which the fast tier has few.
WHOLE_HANDS = [
    (TRICK_GAMES[0], 1),
    *(pytest.param(game, 2, marks=pytest.mark.thorough) for game in TRICK_GAMES),
]
log = logging.getLogger("bot.leaks")


@pytest.fixture
async def watched(
    tmp_path: Path, logged: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[CardRoom, Watch]]:
    async with CardRoom(tmp_path, monitor_port=9_100) as room:
        with watching(room.env, logged, [TrickSecrets()], monkeypatch) as watch:
            yield room, watch


def pries(
    room: CardRoom, game: TrickGame, ben: TrickPlayer, number: int
) -> list[Callable[[], Awaitable[Any]]]:
    """Return what curious people do while cards are out: a stranger, and who sits at the table."""
    table = room.table_of(game)
    acts: list[Callable[[], Awaitable[Any]]] = [
        partial(room.cat.click, table, custom_id=item["custom_id"])
        for item in buttons_of(table)
        if not item.get("disabled")
    ]
    typed: list[tuple[str, dict[str, Any]]] = [(f"{game} {name}", {}) for name in ("hand", "hint", "open")]
    if number == 1:
        # Later these name cards that were played in an hand is over, and are secret again in this one.
        typed += [
            (f"{game} review", {"hand": "1.1"}),
            (f"{game} verify", {"hand": "1.1"}),
            ("gnau history", {"member": room.ben}),
            ("gnau verify", {"round": "1.1"}),
        ]
        acts.append(partial(room.ben.slash, room.channel, "privacy export"))
    acts += [partial(room.cat.slash, room.channel, name, **options) for name, options in typed]
    acts += [
        partial(room.cat.autocomplete, room.channel, f"{game} play", "card", ""),
        partial(room.ben.slash, room.channel, f"{game} hint"),
        partial(room.more, room.cat, "Follow", table),
        ben.look,
        room.restart,
        partial(room.env.advance_time, 46),
    ]
    return acts


@pytest.mark.parametrize(("game", "hands"), WHOLE_HANDS)
async def test_nothing_is_given_away_in_whole_hands(watched: tuple[CardRoom, Watch], game, hands: int):
    room, watch = watched
    rng = random.Random(game.name)
    ann, ben = await begin(room, game, room.ann, room.ben, target=10_000)
    await room.more(room.dan, "Follow", room.table_of(game))
    for number in range(1, hands + 1):
        await play_hand(room, watch, rng, ann, ben, number)
        assert watch.leaks == []
        assert len(watch.sent) > 150
        watch.forget()
        await room.click(room.ann, "Next hand", room.table_of(game))
        for player in (ann, ben):
            await player.look()


async def play_hand(
    room: CardRoom, watch: Watch, rng: random.Random, ann: TrickPlayer, ben: TrickPlayer, number: int
) -> None:
    """Have a hand played while people are curious; look at what leaves the bot after everything they do."""
    while not await is_over(room, ann.game):
        for act in (ann.move, ben.move, rng.choice(pries(room, ann.game, ben, number)), ann.look, ben.look):
            if not await is_over(room, ann.game):
                await act()
                await watch.look(room.bot)


async def is_over(room: CardRoom, game: TrickGame) -> bool:
    return (await table_in(room, game))[1].phase is Phase.BETWEEN


async def a_card_in_the_table_message(room: CardRoom, card: Any) -> None:
    message = room.bot.get_partial_messageable(room.channel.id).get_partial_message(room.table.id)
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay(f"▫️ Ann · {card_sign(card)}")))
    await message.edit(view=view)


async def a_card_in_a_custom_id(room: CardRoom, card: Any) -> None:
    view = ui.View()
    view.add_item(ui.Button(label="Look", custom_id=f"hearts:1:1:play:{card}"))
    await room.bot.get_partial_messageable(room.channel.id).send(view=view)


async def a_card_in_the_log(room: CardRoom, card: Any) -> None:
    log.info("Ann holds %s", card)


async def a_card_in_a_direct_message(room: CardRoom, card: Any) -> None:
    channel = await room.bot.create_dm(discord.Object(room.ben.id))
    await channel.send(card_sign(card))


async def the_seed(room: CardRoom, _: Any) -> None:
    [step] = await room.bot.services.games.all_open()
    log.info("dealt with %s", step.table.shuffle.seed.hex())


@pytest.mark.parametrize("game", alike(TRICK_GAMES))
@pytest.mark.parametrize(
    "leak",
    [
        a_card_in_the_table_message,
        a_card_in_a_custom_id,
        a_card_in_the_log,
        a_card_in_a_direct_message,
        the_seed,
    ],
    ids=lambda leak: leak.__name__,
)
async def test_a_leak_is_found(watched: tuple[CardRoom, Watch], game, leak):
    room, watch = watched
    await begin(room, game, room.ann, room.ben)
    await watch.look(room.bot)
    assert watch.leaks == []
    await leak(room, held_at((await table_in(room, game))[1])[0][0])
    await watch.look(room.bot)
    assert watch.leaks


@games
async def test_somebody_elses_panel_is_a_leak(
    watched: tuple[CardRoom, Watch], game, monkeypatch: pytest.MonkeyPatch
):
    room, watch = watched
    _, ben = await begin(room, game, room.ann, room.ben)
    await watch.look(room.bot)
    view = panel.panel_view

    def of_ann(text, face, stored, table, *_, **__):
        return view(text, face, stored, table, UserId(room.ann.id))

    monkeypatch.setattr(panel, "panel_view", of_ann)
    await ben.look()
    await watch.look(room.bot)
    assert watch.leaks


@games
async def test_ones_own_cards_are_no_leak(watched: tuple[CardRoom, Watch], game):
    room, watch = watched
    await begin(room, game, room.ann, room.ben)
    await watch.look(room.bot)
    secrets = await watch.games[0].of(room.bot)
    private = [sent.text for sent in watch.readable_by(room.ann.id) if sent.reader_id == room.ann.id]
    told = {each.what for each in secrets if any(map(each.is_in, private))}
    assert told == {each.what for each in secrets if each.owner_id == room.ann.id}
    assert watch.leaks == []
