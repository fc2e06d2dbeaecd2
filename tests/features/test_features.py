"""A feature comes by one folder and one entry in the list, and goes by the same way."""

import io
import json
import shutil
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import simcord
from discord import app_commands

from bot.features.drill.feature import DRILL
from bot.features.feature import Feature
from bot.features.registry import FEATURES
from bot.paths import data_dir
from bot.store import create_engine
from bot.store.schema import metadata
from bot.text import Catalog, load_catalog
from tests.store.copying.copies import copied
from tests.support.guild import CardRoom, note_of, shown_by, text_of

WITHOUT_DRILL = tuple(each for each in FEATURES if each is not DRILL)


@pytest.fixture
def guestbook() -> Iterator[Feature]:
    """The feature that exists in the tests alone. No other test sees its table."""
    from tests.support.guestbook import GUESTBOOK
    from tests.support.guestbook.rows import signatures

    yield GUESTBOOK
    metadata.remove(signatures)
    for name in [name for name in sys.modules if name.startswith("tests.support.guestbook")]:
        del sys.modules[name]


async def exported(room: CardRoom, who: simcord.MemberActor) -> dict[str, Any]:
    await who.slash(room.channel, "privacy export")
    [attachment] = who.user.dm_channel.history()[-1].attachments
    with zipfile.ZipFile(io.BytesIO(await attachment.read())) as files:
        data: dict[str, Any] = json.loads(files.read("your-data.json"))
    return data


async def delete_everything(room: CardRoom, who: simcord.MemberActor) -> str:
    answer = shown_by(await who.slash(room.channel, "privacy delete"))
    await who.click(answer, label="Delete my data")
    return text_of(answer)


@pytest.fixture
def catalog(tmp_path: Path) -> Catalog:
    """The texts with those of the guestbook, which are one more file."""
    folder = tmp_path / "locales"
    shutil.copytree(data_dir() / "locales", folder)
    (folder / "en" / "guestbook.ftl").write_text("command-gnau-guestbook = Sign the guestbook\n")
    return load_catalog(folder)


async def test_a_new_feature_has_its_command_button_table_and_line_in_the_export(
    tmp_path: Path, guestbook: Feature, catalog: Catalog
):
    async with CardRoom(tmp_path, features=(*FEATURES, guestbook), catalog=catalog) as room:
        message = shown_by(await room.ann.slash(room.channel, "gnau guestbook"))
        assert note_of(await room.ann.click(message, label="Sign")) == "Signatures: 1"
        await room.restart()
        assert note_of(await room.ben.click(message, label="Sign")) == "Signatures: 2"
        [line] = (await exported(room, room.ann))["guestbook"]
        assert line["server"] == str(room.guild.id)
        assert "Your data is deleted" in await delete_everything(room, room.ann)
        assert note_of(await room.ben.click(message, label="Sign")) == "Signatures: 1"


async def test_the_table_of_a_new_feature_is_part_of_a_backup(
    tmp_path: Path, guestbook: Feature, catalog: Catalog
):
    async with CardRoom(tmp_path, features=(*FEATURES, guestbook), catalog=catalog) as room:
        message = shown_by(await room.ann.slash(room.channel, "gnau guestbook"))
        await room.ann.click(message, label="Sign")
    source, backup = (create_engine(f"sqlite:///{tmp_path}/{name}.sqlite3") for name in ("room", "backup"))
    assert (await copied(source, backup)).tallies["signatures"].rows == 1
    for engine in (source, backup):
        await engine.dispose()


async def test_without_the_drill_the_bot_starts_deals_exports_and_deletes(tmp_path: Path):
    async with CardRoom(tmp_path, features=WITHOUT_DRILL) as room:
        group = room.bot.tree.get_command("gnau")
        assert isinstance(group, app_commands.Group)
        names = {command.name for command in group.commands}
        assert "leaderboard" in names
        assert "practice" not in names
        await room.open()
        await room.click(room.ben, "Join")
        await room.click(room.ann, "Deal")
        await room.click(room.ann, "Reveal")
        assert len((await exported(room, room.ben))["rounds"]) == 1
        await room.more(room.ann, "Close")
        assert "in one round" in await delete_everything(room, room.ben)
