"""`python -m tests.pictures`: plays the evening of the README and takes its pictures.

`python -m tests.pictures gallery FOLDER` takes pictures of all that people get to see, to look at.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from PIL import Image

from tests.pictures import FOLDER, WORDS
from tests.pictures.camera import camera_in
from tests.pictures.gallery import gallery
from tests.pictures.scenes import evening, opened, written_down
from tests.support.browser import chromium_path
from tests.support.texts import shipped_texts

QUALITY: Final = 85
# The moving picture has fewer pixels and less detail, and shows of a high message what is at its top.
MOVING_WIDTH_PX: Final = 520
MOVING_HEIGHT_PX: Final = 720
MOVING_QUALITY: Final = 70
# Under what a message of the moving picture does not fill: what is around messages in Discord.
GROUND: Final = "#323339"


def main(arguments: Sequence[str] | None = None) -> int:
    """Take all pictures anew; return 2 where that cannot be done."""
    given = _parser().parse_args(arguments)
    if chromium_path() is None:
        print("There is no Chromium here to take pictures with: apt-get install chromium", file=sys.stderr)
        return 2
    asyncio.run(_take_gallery(given) if given.what == "gallery" else _take_all())
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.pictures", description="Take the README's pictures, or those of the gallery."
    )
    gallery_parser = parser.add_subparsers(dest="what").add_parser(
        "gallery", help="all that people get to see in all flows, at two widths, with signs and with emoji"
    )
    gallery_parser.add_argument("folder", type=Path, help="where the pictures go")
    gallery_parser.add_argument("flows", nargs="*", help="parts of the names of flows; all when not given")
    gallery_parser.add_argument(
        "--language",
        default="en",
        choices=shipped_texts().locales,
        help="the language that all have Discord in",
    )
    gallery_parser.add_argument("--light", action="store_true", help="as on bright screens, about")
    return parser


async def _take_gallery(given: argparse.Namespace) -> None:
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)  # noqa: ASYNC240 - nobody else waits here
    with tempfile.TemporaryDirectory() as work:
        shown = gallery(Path(work), given.flows, language=given.language, is_light=given.light)
        async for name, sheet in shown:
            sheet.save(folder / f"{name}.png")
            print(f"{name}.png")


async def _take_all() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder)) as room, camera_in(room) as camera:
            taken = [(shot, await camera.take(shot)) async for shot in evening(room)]
    FOLDER.mkdir(exist_ok=True)
    for shot, image in taken:
        if shot.is_still:
            _save(image, shot.name)
    _save_moving([(shot.frame_s, image) for shot, image in taken if shot.frame_s is not None])
    (FOLDER / WORDS).write_text(written_down([shot for shot, _ in taken]), encoding="utf-8")


def _save(image: Image.Image, name: str) -> None:
    path = FOLDER / f"{name}.webp"
    image.save(path, quality=QUALITY, method=6)
    print(f"{path.name}: {image.width} × {image.height}, {path.stat().st_size // 1000} kB")


def _save_moving(frames: Sequence[tuple[float, Image.Image]]) -> None:
    """Save frames as one picture, each shown for its seconds."""
    shown = []
    for _, image in frames:
        scaled = image.resize((MOVING_WIDTH_PX, image.height * MOVING_WIDTH_PX // image.width))
        ground = Image.new("RGB", (MOVING_WIDTH_PX, MOVING_HEIGHT_PX), GROUND)
        ground.paste(scaled)
        shown.append(ground)
    path = FOLDER / "round.webp"
    durations_ms = [round(seconds * 1000) for seconds, _ in frames]
    first, *others = shown
    first.save(
        path,
        save_all=True,
        append_images=others,
        duration=durations_ms,
        loop=0,
        quality=MOVING_QUALITY,
        method=6,
    )
    print(f"{path.name}: {len(shown)} frames, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    sys.exit(main())
