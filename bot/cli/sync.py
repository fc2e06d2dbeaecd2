"""`sync`: register the commands at Discord."""

import argparse
import asyncio

import discord

from bot.app import CardsBot, system_world
from bot.cli.discord_requests import faults_in_words, log_in
from bot.cli.environment import discord_id, read_settings
from bot.cli.output import EXIT_OK, print_answer
from bot.settings import Settings
from bot.text import Text


class CommandsOnly(CardsBot):
    """The bot with its commands, but without database and tables."""

    async def setup_hook(self) -> None:
        await self.load_commands()


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `sync` to its parser."""
    parser.add_argument("--guild", type=discord_id, metavar="ID", help=text("cli-sync-guild"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Register the commands at Discord: for all servers, or for one server with immediate effect.

    Raises:
        Unusable: Discord refused the commands.
    """
    settings = read_settings(text, needs_token=True)
    with faults_in_words(text):
        count, is_for_users = asyncio.run(_sync(settings, args.guild))
    where = text("cli-sync-everywhere") if args.guild is None else text("cli-sync-one", guild=str(args.guild))
    print_answer(text("cli-sync-done", commands=count, place=where))
    if not is_for_users:
        print_answer(text("cli-sync-not-for-users"))
    return EXIT_OK


async def _sync(settings: Settings, guild_id: int | None) -> tuple[int, bool]:
    """Return how many commands were registered, and whether people can install the bot for themselves."""
    async with CommandsOnly(settings, system_world()) as bot:
        await log_in(bot, settings)
        guild = None if guild_id is None else discord.Object(guild_id)
        if guild is not None:
            bot.tree.copy_global_to(guild=guild)
        return len(await bot.tree.sync(guild=guild)), _is_for_users(bot.application)


def _is_for_users(application: discord.AppInfo | None) -> bool:
    # Where nothing was ever chosen, Discord names neither kind of installation.
    if application is None or application.guild_integration_config is None:
        return True
    return application.user_integration_config is not None
