"""Leaks on purpose: a running round's secrets, sent where others can read them."""

import base64
import io
import json
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Final, TypeAlias

import discord
import pytest
from discord import ui

from bot.render import Bar, draw_bars
from bot.render.gnau import DrawnGroup, draw_hand
from bot.rules.cards import Card, rank_text
from bot.tables.gnau import ChooseSplit
from bot.tables.ids import TableId, UserId
from bot.text.cards import card_plain, card_sign, cards_plain
from bot.views.gnau import buttons
from tests.support.guild import CardRoom

Leak: TypeAlias = Callable[[CardRoom, pytest.MonkeyPatch], Awaitable[None]]

log = logging.getLogger("bot.leaks")


async def _hand(room: CardRoom) -> tuple[Card, ...]:
    return (await room.state()).cards_of(UserId(room.ann.id))


async def _send(room: CardRoom, content: str | None = None, **options: Any) -> None:
    await room.bot.get_partial_messageable(room.channel.id).send(content, **options)


def _button(custom_id: str) -> ui.View:
    view = ui.View()
    view.add_item(ui.Button(label="Look", custom_id=custom_id))
    return view


async def a_card_in_a_message(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    await _send(room, f"Ann has got {card_sign((await _hand(room))[3])}!")


async def a_card_in_an_edit(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    message = room.bot.get_partial_messageable(room.channel.id).get_partial_message(room.table.id)
    view = ui.LayoutView()
    view.add_item(ui.Container(ui.TextDisplay(f"👀 {card_plain((await _hand(room))[0])}")))
    await message.edit(view=view)


async def a_card_in_a_log_line(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    log.debug("table %d: %s", 1, (await room.state()).hands)


async def a_card_in_a_traceback(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    try:
        int(str((await _hand(room))[2]))
    except ValueError:
        log.exception("a round failed")


async def a_card_in_the_fields_of_a_log_line(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    log.info("dealt %s", json.dumps([list(card) for card in await _hand(room)]))


async def a_card_in_a_figure(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    assert room.bot.monitor is not None
    room.bot.monitor._figures.rounds.labels(str((await _hand(room))[0])).inc()


async def a_card_in_a_custom_id(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    await _send(room, view=_button(f"gnau:1:1:hand:{(await _hand(room))[0]}"))


async def a_card_wrapped_up_in_a_custom_id(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    written = base64.urlsafe_b64encode(" ".join(map(str, await _hand(room))).encode()).decode()
    await _send(room, view=_button(f"gnau:1:1:{written}"))


async def a_card_in_a_file_name(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    await _send(room, file=discord.File(io.BytesIO(b"x"), f"hand-{(await _hand(room))[1]}.txt"))


async def a_card_in_an_alt_text(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    shown = cards_plain(await _hand(room))
    await _send(room, file=discord.File(io.BytesIO(b"x"), "hand.png", description=shown))


async def a_card_in_a_file(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    kept = json.dumps({"hand": cards_plain(await _hand(room))})
    await _send(room, file=discord.File(io.BytesIO(kept.encode()), "deal.json"))


async def a_card_in_a_picture(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    picture = draw_bars([Bar("Hands", 0.5, cards_plain(await _hand(room)))])
    await _send(room, file=discord.File(io.BytesIO(picture), "hand.png"))


async def cards_in_a_picture(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    picture = draw_hand((DrawnGroup(await _hand(room), (None,) * 5),))
    await _send(room, file=discord.File(io.BytesIO(picture), "picture.png"))


async def a_rank_and_a_suit_in_two_fields(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    card = (await _hand(room))[4]
    select: ui.Select[Any] = ui.Select(custom_id="x", placeholder="hand")
    select.add_option(label=rank_text(card.rank), value="rank", description=card_plain(card)[-1])
    view = ui.View()
    view.add_item(select)
    await _send(room, f"{rank_text(card.rank)}\n{card_plain(card)[-1]}", view=view)


async def the_ranks_of_a_hand(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    await _send(room, " ".join(rank_text(card.rank) for card in await _hand(room)))


async def a_card_in_somebody_elses_private_answer(room: CardRoom, patch: pytest.MonkeyPatch) -> None:
    view = buttons.private_view
    patch.setattr(
        buttons,
        "private_view",
        lambda text, hand, picture=None: view(text, replace(hand, user_id=UserId(room.ann.id)), picture),
    )
    await room.click(room.ben, "My hand")


async def a_card_in_somebody_elses_letter(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    channel = await room.bot.create_dm(discord.Object(room.ben.id))
    await channel.send(str((await _hand(room))[0]))


async def a_card_in_a_direct_message_that_does_not_arrive(room: CardRoom, patch: pytest.MonkeyPatch) -> None:
    path = f"/channels/{room.ben.user.dm_channel.id}/messages"
    room.env.inject_error("POST", path, status=403, code=50007)
    with pytest.raises(discord.Forbidden):
        await a_card_in_somebody_elses_letter(room, patch)


async def the_seed(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    hands = (await room.state()).hands
    assert hands is not None
    await _send(room, f"🔒 {hands.seed.hex()}")


async def the_next_seed(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    await _send(room, f"🔒 {base64.b64encode((await room.state()).next_seed).decode()}")


async def the_beginning_of_the_root(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    log.debug("opened with %s…", (await room.state()).seed_root.hex()[:16])


async def a_choice(room: CardRoom, _patch: pytest.MonkeyPatch) -> None:
    await room.bot.services.games.tables_of("gnau").apply(
        TableId(1), ChooseSplit(UserId(room.ann.id), (0, 3, 4), round=1)
    )
    await _send(room, view=_button("gnau:1:1:pick:undo:034"))


LEAKS: Final[tuple[Leak, ...]] = (
    a_card_in_a_message,
    a_card_in_an_edit,
    a_card_in_a_log_line,
    a_card_in_a_traceback,
    a_card_in_the_fields_of_a_log_line,
    a_card_in_a_figure,
    a_card_in_a_custom_id,
    a_card_wrapped_up_in_a_custom_id,
    a_card_in_a_file_name,
    a_card_in_an_alt_text,
    a_card_in_a_file,
    a_card_in_a_picture,
    cards_in_a_picture,
    a_rank_and_a_suit_in_two_fields,
    the_ranks_of_a_hand,
    a_card_in_somebody_elses_private_answer,
    a_card_in_somebody_elses_letter,
    a_card_in_a_direct_message_that_does_not_arrive,
    the_seed,
    the_next_seed,
    the_beginning_of_the_root,
    a_choice,
)
