"""The drawn table of Hearts and Gong Zhu in Discord: when it is uploaded, and that no word waits for it."""

from dataclasses import dataclass
from io import SEEK_END
from itertools import pairwise
from typing import Any

import discord
import pytest
from simcord.backend.models.channel import Overwrite
from simcord.enums import OverwriteType
from simcord.http import router

from bot.players import GONGZHU, HEARTS, TrickGame
from bot.tables.ids import UserId
from bot.tables.tricks import Phase
from bot.views.pictures import _drawn
from bot.views.tricks.pictures import table_picture
from tests.support.counted import EPHEMERAL
from tests.support.guild import CardRoom, text_of
from tests.support.pictures import parts_of, words_for
from tests.support.tiers import alike
from tests.support.tricks.flows import ANN
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import TrickPlayer, begin, play_until, table_in, told_of

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))


@dataclass(frozen=True)
class Edit:
    """A request that has shown a message anew.

    Args:
        place: Which message: the channel's, or the answer to a click by its token.
        is_private: Whether it is an answer that one person alone sees.
        said: What is said of its pictures.
        uploads: The names and sizes of the files that came with it.
    """

    place: str
    is_private: bool
    words: str
    said: tuple[str, ...]
    pictures: tuple[str, ...]
    uploads: dict[str, int]
    kept: int


@pytest.fixture
def edits(monkeypatch: pytest.MonkeyPatch) -> list[Edit]:
    """Every edit that is sent from now on, in order."""
    found: list[Edit] = []
    dispatch = router.dispatch

    def noted(backend: Any, method: str, path: str, **options: Any) -> Any:
        body, at = options.get("json") or {}, len(found)
        answer = dispatch(backend, method, path, **options)
        if method == "PATCH" and "/messages/" in path and "components" in body:
            found.insert(at, _edit_of(path, body, options.get("files") or (), answer))
        return answer

    monkeypatch.setattr(router, "dispatch", noted)
    return found


def _edit_of(path: str, body: dict[str, Any], files: Any, message: dict[str, Any]) -> Edit:
    parts = list(parts_of(body["components"]))
    uploads = {file.filename: file.fp.seek(0, SEEK_END) for file in files}
    return Edit(
        place=path,
        is_private=bool(message["flags"] & EPHEMERAL),
        words="\n".join(filter(None, (part.get("content") or part.get("label") for part in parts))),
        said=tuple(item["description"] for part in parts for item in part.get("items", ())),
        pictures=tuple(item["media"]["url"] for part in parts for item in part.get("items", ())),
        uploads=uploads,
        kept=len(body.get("attachments") or ()) - len(uploads),
    )


async def hand(room: CardRoom, *players: TrickPlayer) -> None:
    """Play until a hand is over."""

    def is_over() -> bool:
        shown = text_of(room.table)
        return "finished" in shown or "Hand finished" in players[0].words

    await play_until(players, is_over)


@games
async def test_a_whole_hand_costs_no_edit_of_the_table_more_and_two_uploads_a_trick_in_a_panel(
    room: CardRoom, game: TrickGame, edits: list[Edit]
):
    [ann] = await begin(room, game, room.ann)
    picked = len(edits)
    await play_until([ann], lambda: "Trick" in told_of(room.table))
    start = len(edits)
    await hand(room, ann)
    public = [each for each in edits[picked:] if not each.is_private]
    # None is for the sake of a picture. On a busy machine one may show what the one before it has shown.
    assert all(
        (one.words, one.said) != (other.words, other.said) or not other.uploads
        for one, other in pairwise(public)
    )
    assert all(len(each.pictures) == 1 for each in public)
    own = [each for each in edits[start:] if each.is_private]
    uploads = [each for each in own if each.uploads]
    # After each trick, and at each turn but those to lead.
    assert 12 <= len(uploads) <= 2 * 13 + 1
    # All else keeps what is there, or has none.
    assert all(each.kept == len(each.pictures) for each in own if not each.uploads)
    assert max(size for each in edits for size in each.uploads.values()) < 60_000


async def to_answer(room: CardRoom) -> TrickPlayer:
    """Have Ann play Hearts until she has to answer a lead."""
    [ann] = await begin(room, HEARTS, room.ann)
    await play_until([ann], lambda: "Your turn" in ann.words and "Trick 3" in told_of(room.table))
    return ann


async def test_a_panel_shows_its_text_at_once_and_its_picture_next(room: CardRoom, edits: list[Edit]):
    ann = await to_answer(room)
    edits.clear()
    await ann.look()
    text, picture = (each for each in edits if each.is_private)
    # What lies on the table is said as long as it is not seen.
    assert "👑" in text.words
    assert set(picture.words.splitlines()) < set(text.words.splitlines())
    assert (text.pictures, text.uploads) == ((), {})
    [name] = picture.uploads
    assert picture.pictures == (f"attachment://{name}",)


async def test_picks_are_shown_by_the_buttons_alone(room: CardRoom, edits: list[Edit]):
    [ann] = await begin(room, HEARTS, room.ann)
    label = next(iter(ann.enabled.values()))
    edits.clear()
    await ann.press(label)
    [picked] = (each for each in edits if each.is_private)
    assert f"✓ {label}" in picked.words
    assert (picked.pictures, picked.uploads) == ((), {})


async def test_a_picture_is_never_uploaded_twice_to_one_message(room: CardRoom, edits: list[Edit]):
    ann, ben = await begin(room, GONGZHU, room.ann, room.ben)
    await hand(room, ann, ben)
    public = [name for each in edits if not each.is_private for name in each.uploads]
    assert len(public) == len(set(public)) > 20


@games
async def test_a_channel_without_files_gets_all_the_text(room: CardRoom, game: TrickGame, edits: list[Edit]):
    [ann] = await begin(room, game, room.ann)
    denied = discord.Permissions(attach_files=True).value
    overwrite = Overwrite(room.guild.default_role.id, OverwriteType.ROLE, deny=denied)
    room.env.backend.set_overwrite(room.channel.id, overwrite)
    edits.clear()
    await play_until([ann], lambda: "this hand" in told_of(room.table))
    await ann.look()
    assert edits
    assert not any(each.uploads for each in edits)
    assert " · took " in text_of(room.table)
    assert ann.labels


async def test_a_picture_that_discord_refuses_costs_no_word(room: CardRoom, edits: list[Edit]):
    ann = await to_answer(room)
    words = ann.words
    for status, code in ((413, 40005), (403, 50013), (400, 50035)):
        # The text of the panel, and then its picture.
        room.bot.trick_panels._open.clear()
        edits.clear()
        await ann.look()
        assert ann.words == words
        assert any(each.uploads for each in edits)
        # As if the bot knew nothing of the picture that is there.
        room.bot.trick_panels._open.clear()
        room.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=status, code=code, times=1)
        await ann.press("Scores")
        assert words_for(ann.panel) == []
        assert "📋" in ann.words
        # The trick that the picture would have shown.
        assert "👑" in ann.words


async def test_a_table_that_cannot_be_drawn_is_told(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
):
    _drawn.cache_clear()
    monkeypatch.setattr("bot.views.tricks.pictures.draw_table", lambda _: 1 // 0)
    [ann] = await begin(room, GONGZHU, room.ann)
    await play_until([ann], lambda: "Trick 2" in told_of(room.table))
    assert "a picture could not be drawn: ZeroDivisionError" in caplog.text
    assert words_for(room.table) == words_for(ann.panel) == []
    assert ann.labels


async def test_a_panel_from_before_a_restart_gets_its_picture_with_the_next_click(room: CardRoom):
    # She has a card to expose, and so a choice.
    room.deck.hands = [ANN]
    [ann] = await begin(room, GONGZHU, room.ann)
    before = words_for(ann.panel)
    await room.restart()
    await ann.press("Expose nothing")
    assert words_for(ann.panel) != before
    assert words_for(ann.panel)
    assert len(ann.panel.attachments) == 1


@games
async def test_each_picture_is_made_only_of_what_its_readers_may_see(
    room: CardRoom, game: TrickGame, monkeypatch: pytest.MonkeyPatch
):
    """By what is handed to be drawn: no held card goes into any picture."""
    shown: list[tuple[Any, Any]] = []
    picture_of = table_picture

    def noted(text: Any, face: Any, table: Any, names: Any, own: Any = None) -> Any:
        picture = picture_of(text, face, table, names, own)
        shown.append((table, (own, picture)))
        return picture

    monkeypatch.setattr("bot.views.tricks.pictures.table_picture", noted)
    monkeypatch.setattr("bot.delivery.tricks.table_picture", noted)
    ann, ben = await begin(room, game, room.ann, room.ben)
    seats = {(await table_in(room, game))[1].seat_of(UserId(each.who.id)) for each in (ann, ben)}
    await hand(room, ann, ben)
    assert (await table_in(room, game))[1].phase in {Phase.BETWEEN, Phase.OVER}
    owners = set()
    for table, (own, picture) in shown:
        if picture is None or table.phase is Phase.BETWEEN:
            continue
        assert picture.drawn.hand is None
        held = {card for cards in table.hand.held for card in cards}
        exposed = {card for cards in table.view_of(0).exposed for card in cards}
        taken = {card for seat in picture.drawn.seats for card in seat.counting}
        trick = set() if picture.drawn.trick is None else set(picture.drawn.trick.cards)
        assert held.isdisjoint(taken | trick)
        assert {card for seat in picture.drawn.seats for card in seat.exposed} <= exposed
        owners.add(None if own is None else own.seat)
    assert owners == {None, *seats}


@games
async def test_a_panel_draws_the_seat_of_who_leaves_as_the_computer_players_that_it_is(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    for player in (ann, ben):
        await player.choose()
    await play_until([ann, ben], lambda: "Trick 2 of 13" in told_of(room.table))
    assert " Ben: " in said_of(ann)
    question = await room.behind(room.ben, "Leave")
    await room.ben.click(question, label="Leave the game")
    await room.pause()
    assert " Ben: " not in said_of(ann)
    assert " Mei: " in said_of(ann)


def said_of(player: TrickPlayer) -> str:
    """Return what is said of the picture of a panel."""
    [attachment] = player.panel.attachments
    return f" {attachment.description}"
