"""`invite`: print the link that adds the bot to a server, or to a person's own apps."""

import argparse
import base64
import binascii

from bot.cli.environment import discord_id, read_settings
from bot.cli.output import EXIT_OK, Unusable, print_answer
from bot.commands.tables import invite_link, link_for_oneself
from bot.text import Text


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `invite` to its parser."""
    parser.add_argument("--for-oneself", action="store_true", help=text("cli-invite-for-oneself"))
    parser.add_argument("--application", type=discord_id, metavar="ID", help=text("cli-invite-application"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print the link.

    Raises:
        Unusable: The application's id is unknown.
    """
    application_id = args.application
    if application_id is None:
        application_id = application_of(read_settings(text, needs_token=True).token or "")
    if application_id is None:
        raise Unusable(text("setting-token-malformed", name="DISCORD_TOKEN"))
    print_answer(link_for_oneself(application_id) if args.for_oneself else invite_link(application_id))
    return EXIT_OK


def application_of(token: str) -> int | None:
    """Return the id of a token's application; None if the token names none."""
    # The first part of a token is the application's id in base64, so no request to Discord is needed.
    part = token.split(".", maxsplit=1)[0]
    try:
        decoded = base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode("ascii")
    except (binascii.Error, UnicodeDecodeError):
        return None
    return int(decoded) if decoded.isdecimal() else None
