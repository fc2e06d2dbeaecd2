"""No picture of the README shows what the bot no longer does."""

import re
from pathlib import Path

from PIL import Image

from tests.pictures import FOLDER, WORDS
from tests.pictures.scenes import evening, opened, written_down

README = (FOLDER.parents[1] / "README.md").read_text(encoding="utf-8")
KILOBYTES = {"round.webp": 2_000}
AGAIN = "the pictures are not of today: python -m tests.pictures takes them again"


async def test_every_message_shows_what_it_showed_when_its_picture_was_taken(tmp_path: Path):
    async with opened(tmp_path) as room:
        shots = [shot async for shot in evening(room)]
    assert (FOLDER / WORDS).read_text(encoding="utf-8") == written_down(shots), AGAIN
    pictures = {f"{shot.name}.webp" for shot in shots if shot.is_still} | {"round.webp"}
    assert {path.name for path in FOLDER.iterdir()} == pictures | {WORDS}


def test_the_readme_shows_every_picture_there_is():
    shown = re.findall(r"\]\(data/pictures/([^)]+)\)", README)
    assert sorted(shown) == sorted(path.name for path in FOLDER.glob("*.webp"))


def test_pictures_are_small_enough_for_a_readme():
    for path in FOLDER.glob("*.webp"):
        assert path.stat().st_size <= 1000 * KILOBYTES.get(path.name, 150), path.name
        with Image.open(path) as picture:
            assert picture.width <= 1000
