"""A fourth game of tricks that only the tests have: what the bot is handed of it is all that it needs."""

import io
import pickle
import re
import shutil
import zipfile
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import DISCORD_GAMES, trick_game
from bot.paths import data_dir
from bot.rules.cards import build_deck
from bot.rules.tricks import deal_out
from bot.tables.tricks import Phase
from bot.text import Catalog, load_catalog
from tests.black_lady.face import BlackLadyFace
from tests.black_lady.game import BLACK_LADY
from tests.black_lady.rules import LADY, Options, begin_hand, hand_scores, legal_plays
from tests.support.daily_deals import DailyPlayer
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.pictures import words_for
from tests.support.quick_thinking import think_at_once
from tests.support.tricks.people import TrickPlayer, begin, play_until, table_in, told_of

ROOT = Path(__file__).parents[2]
TEXTS = Path(__file__).parent / "texts"


@pytest.fixture(scope="module")
def catalog(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The shipped texts, with those of the game beside them."""
    folder = tmp_path_factory.mktemp("texts")
    for texts in (data_dir() / "locales", TEXTS):
        shutil.copytree(texts, folder, dirs_exist_ok=True)
    return load_catalog(folder)


@pytest.fixture
async def room(tmp_path: Path, catalog: Catalog, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[CardRoom]:
    think_at_once(monkeypatch)
    games = (*DISCORD_GAMES, trick_game(BlackLadyFace(), "tests.black_lady.cog"))
    async with CardRoom(tmp_path, games=games, catalog=catalog) as room:
        yield room


def shows(room: CardRoom, label: str) -> bool:
    return label in labels_of(room.table_of(BLACK_LADY))


def words(room: CardRoom) -> str:
    return text_of(room.table_of(BLACK_LADY))


def trick(room: CardRoom) -> int:
    """Return the number of the trick on the table, 0 where there is none."""
    found = re.search(r"Trick (\d+) of 13", told_of(room.table_of(BLACK_LADY)))
    return int(found[1]) if found else 0


async def restart(room: CardRoom, *players: TrickPlayer) -> None:
    """Stop and start the bot: the table is as it was, and so is everybody's panel, opened anew."""
    _, before = await table_in(room, BLACK_LADY)
    seen = [(player.words, player.labels) for player in players]
    await room.restart()
    assert (await table_in(room, BLACK_LADY))[1] == before
    assert "Restored after a restart" in words(room)
    for player, panel in zip(players, seen, strict=True):
        await player.look()
        assert (player.words, player.labels) == panel


async def test_people_play_whole_hands_of_it_beside_computers(room: CardRoom):
    # A lady and all hearts in the first hand do not end the game.
    ann, ben = await begin(room, BLACK_LADY, room.ann, room.ben, stake=5, target=60)
    assert "👸 Black Lady · table 1 · hand 1" in words(room)
    assert "press **My\N{NO-BREAK SPACE}hand**" in words(room)
    assert f"Pick three ladies for {room.ben.mention}" in ann.words
    await ann.press("Hint")
    await ann.choose()
    assert "You give" in ann.words
    await restart(room, ann, ben)
    await ben.choose()
    assert f"{room.ann.mention} gave you" in ben.words
    # Its tables are drawn by its face alone.
    [everybodys], [bens] = words_for(room.table_of(BLACK_LADY)), words_for(ben.panel)
    assert "cards left" in everybodys
    assert "cards left" in bens
    assert "Your cards: " not in f"{everybodys}{bens}"

    await play_until([ann, ben], lambda: trick(room) >= 5 and bool(ann.cards))
    _, table = await table_in(room, BLACK_LADY)
    assert table.hand is not None
    assert ann.cards == legal_plays(table.hand)
    await restart(room, ann, ben)
    hint = shown_by(await ann.press("Hint"))
    assert "Play" in text_of(hint)
    await play_until([ann, ben], lambda: shows(room, "Next hand"))

    _, table = await table_in(room, BLACK_LADY)
    assert table.hand is not None
    [scores] = table.scores
    assert scores == hand_scores(table.hand)
    [who] = re.findall(r"(.+) took the lady and leads next", words(room))
    taker = next(seat for seat, cards in enumerate(table.hand.play.captured) if LADY in cards)
    assert (str(room.ann.id) in who) == (taker == 0)
    await room.click(room.ann, "Next hand", room.table_of(BLACK_LADY))
    _, table = await table_in(room, BLACK_LADY)
    assert table.hand is not None
    assert table.hand.leader == taker

    await play_until([ann, ben], lambda: shows(room, "Play again"))
    _, table = await table_in(room, BLACK_LADY)
    assert table.phase is Phase.OVER
    assert "🏆" in words(room)
    assert "💰" in words(room)


async def test_a_hand_that_is_over_is_reviewed_and_verified(room: CardRoom):
    [ann] = await begin(room, BLACK_LADY, room.ann)
    await play_until([ann], lambda: shows(room, "Next hand"))
    page = shown_by(await room.click(room.ben, "Review", room.table_of(BLACK_LADY)))
    assert "what went to the left" in text_of(page)
    assert f"{room.ann.mention} → 🤖 Mei" in text_of(page)
    await room.ben.click(page, label="Next →")
    assert "👸 Black Lady · hand 1 of table 1 · trick 1 of 13" in text_of(page)
    verified = shown_by(await room.ann.slash(room.channel, "black_lady verify", hand="1.1"))
    assert "❌" not in text_of(verified)


async def test_what_is_true_of_every_game_is_true_of_it(room: CardRoom):
    await room.ann.slash(room.channel, "black_lady open", target=1)
    await room.click(room.ben, "Join")
    await room.more(room.ben, "Leave")
    form = await room.more(room.ann, "Add a word")
    await room.ann.submit_modal(form, {"word": "durian"})
    await room.ann.slash(room.channel, "black_lady start")
    assert "Pick three ladies" in note_of(await room.ann.slash(room.channel, "black_lady hand"))
    rules = await room.ben.slash(room.channel, "black_lady rules")
    assert "K♠ 10, A♠ 7" in text_of(rules.response)
    await room.ann.slash(room.channel, "hearts open")
    ann = TrickPlayer(room, room.ann, BLACK_LADY)
    await ann.look()
    await play_until([ann], lambda: shows(room, "Play again"))
    standings = await room.ann.slash(room.channel, "black_lady leaderboard")
    assert "👸 Black Lady · leaderboard" in text_of(standings.response)
    await room.ann.slash(room.channel, "black_lady close")
    assert "is closed" in words(room)


async def test_its_daily_deal(room: CardRoom):
    ann = DailyPlayer(room, room.ann, BLACK_LADY)
    await ann.look()
    assert "👸 Black Lady · daily deal" in ann.words
    await ann.finish()
    page = shown_by(await ann.press("Review"))
    assert "👸 Black Lady" in text_of(page)
    await ann.press("Share")
    assert "👸 Black Lady <t:" in text_of(room.messages[-1])


async def test_what_it_keeps_of_somebody_is_theirs_to_have(room: CardRoom):
    [ann] = await begin(room, BLACK_LADY, room.ann, target=1)
    await play_until([ann], lambda: shows(room, "Play again"))
    _, table = await table_in(room, BLACK_LADY)
    assert table.hand is not None
    await room.ann.slash(room.channel, "privacy export")
    [attachment] = room.ann.user.dm_channel.history()[-1].attachments
    with zipfile.ZipFile(io.BytesIO(await attachment.read())) as files:
        kept = files.read("your-data.json").decode()
    assert " ".join(map(str, table.hand.deal[0])) in kept
    assert " ".join(map(str, table.hand.prepared[0])) in kept


def test_the_process_that_thinks_gets_it_by_its_name():
    hand = begin_hand(deal_out(build_deck()), 1, None, Options())
    view = BLACK_LADY.view_of(hand, 0)
    assert pickle.loads(pickle.dumps(view)).game is BLACK_LADY


def test_no_part_of_the_bot_knows_it():
    sources = [path for folder in ("bot", "cogs") for path in (ROOT / folder).rglob("*.py")]
    texts = list((data_dir() / "locales").rglob("*.ftl"))
    knowing = re.compile(r"black.?lad(y|ies)", re.IGNORECASE)
    assert [path for path in (*sources, *texts) if knowing.search(path.read_text(encoding="utf-8"))] == []
