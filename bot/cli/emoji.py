"""`emoji sync`: upload the cards as emoji of the application."""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
from tqdm import tqdm

from bot.cli.discord_requests import faults_in_words, log_in
from bot.cli.environment import read_settings
from bot.cli.output import EXIT_OK, Unusable, print_answer
from bot.render.cards import card_of_emoji, emoji_name, emoji_png
from bot.rules.cards import Card, build_deck
from bot.settings import Settings
from bot.text import Text

# The number of emoji that an application may have.
LIMIT: Final = 2000
# The errors if a connection ends before the answer to a request.
_BROKEN_OFF: Final = (aiohttp.ClientError, OSError)


@dataclass(frozen=True)
class Plan:
    """The changes to an application's emoji.

    Args:
        missing: The cards without an emoji.
        outdated: Emoji with older pictures of cards. Emoji that are not of cards are never included.
        room: The number of emoji that the application may still add.
    """

    missing: tuple[Card, ...]
    outdated: tuple[discord.Emoji, ...]
    room: int


def plan(there: Sequence[discord.Emoji]) -> Plan:
    """Return the necessary changes to an application's emoji."""
    names = {emoji.name for emoji in there}
    missing = tuple(card for card in build_deck() if emoji_name(card) not in names)
    outdated = tuple(emoji for emoji in there if _is_outdated(emoji.name))
    return Plan(missing, outdated, LIMIT - len(there))


def _is_outdated(name: str) -> bool:
    read, latest = card_of_emoji(name), None
    if read is not None:
        latest = card_of_emoji(emoji_name(read[0]))
    # A newer version comes from a newer release of the bot and is not outdated.
    return read is not None and latest is not None and read[1] < latest[1]


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `emoji` to its parser."""
    parser.add_argument("action", choices=("sync",), help=text("cli-emoji-action"))
    parser.add_argument("--dry-run", action="store_true", help=text("cli-emoji-dry-run"))
    parser.add_argument("--prune", action="store_true", help=text("cli-emoji-prune"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Upload missing emoji, and delete outdated ones if `--prune` is given.

    Raises:
        Unusable: Discord refused the changes.
    """
    settings = read_settings(text, needs_token=True)
    with faults_in_words(text):
        asyncio.run(_sync(settings, args, text))
    return EXIT_OK


async def _sync(settings: Settings, args: argparse.Namespace, text: Text) -> None:
    async with discord.Client(intents=discord.Intents.none()) as client:
        await log_in(client, settings)
        todo = plan(await client.fetch_application_emojis())
        outdated = todo.outdated if args.prune else ()
        if args.dry_run:
            _print_plan(text, todo, outdated)
            return
        _verify_room(text, todo, outdated)
        await _carry_out(client, text, todo, outdated)
    print_answer(text("cli-emoji-done", uploaded=len(todo.missing), deleted=len(outdated)))
    if todo.outdated and not outdated:
        print_answer(text("cli-emoji-outdated", count=len(todo.outdated)))


def _print_plan(text: Text, todo: Plan, outdated: Sequence[discord.Emoji]) -> None:
    for card in todo.missing:
        print_answer(f"+ {emoji_name(card)}")
    for emoji in outdated:
        print_answer(f"- {emoji.name}")
    print_answer(text("cli-emoji-plan", missing=len(todo.missing), outdated=len(outdated)))


def _verify_room(text: Text, todo: Plan, outdated: Sequence[discord.Emoji]) -> None:
    room = todo.room + len(outdated)
    if len(todo.missing) > room:
        raise Unusable(text("cli-emoji-full", limit=LIMIT, room=room, missing=len(todo.missing)))


async def _carry_out(
    client: discord.Client, text: Text, todo: Plan, outdated: Sequence[discord.Emoji]
) -> None:
    # `None` hides the bar unless standard error is a terminal. The client waits when Discord is busy.
    with tqdm(
        total=len(todo.missing) + len(outdated),
        desc=text("cli-emoji-bar"),
        unit=f" {text('cli-emoji-unit')}",
        file=sys.stderr,
        disable=None,
        leave=False,
    ) as bar:
        # If there is room for both, a card keeps its older emoji until it has the new one.
        first = outdated if len(todo.missing) > todo.room else ()
        for emoji in first:
            await _delete(emoji)
            bar.update()
        for card in todo.missing:
            await _upload(client, card)
            bar.update()
        for emoji in outdated if not first else ():
            await _delete(emoji)
            bar.update()


async def _upload(client: discord.Client, card: Card) -> None:
    name, image = emoji_name(card), emoji_png(card)
    try:
        await client.create_application_emoji(name=name, image=image)
    except discord.HTTPException as error:
        # The library repeats a request whose answer was lost. Then the name is taken by the first request.
        if error.status != HTTPStatus.BAD_REQUEST or not await _is_there(client, name):
            raise
    except _BROKEN_OFF:
        # Discord may have carried out the request nevertheless.
        if not await _is_there(client, name):
            await client.create_application_emoji(name=name, image=image)


async def _is_there(client: discord.Client, name: str) -> bool:
    return name in {emoji.name for emoji in await client.fetch_application_emojis()}


async def _delete(emoji: discord.Emoji) -> None:
    # The emoji may be gone: deleted by another process, or by a first request whose answer was lost.
    with suppress(discord.NotFound):
        try:
            await emoji.delete()
        except _BROKEN_OFF:
            await emoji.delete()
