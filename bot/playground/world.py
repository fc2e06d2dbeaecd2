"""The server, the channel and the people of the simulated Discord.

Their ids are the same at every start, so that an evening's points survive until the next.
"""

from datetime import UTC, datetime
from typing import Final, NamedTuple

import discord
import simcord

from bot.text import Text

PEOPLE: Final = ("Ann", "Ben", "Mei Ling", "Ravi", "Siti")

# A click is answered once the bot has nothing left to do but sleep, and a sleep that ends within this time is
# waited for: long enough for a busy machine, short enough that nobody is held up by a reveal about to come.
# So the page shows one's own card together with that of the computer player who comes next.
SETTLE_S: Final = 2.0


class World(NamedTuple):
    """What was built.

    Args:
        env: The simulated Discord.
        channel: Where people play.
        people: Who they are.
    """

    env: simcord.Env
    channel: simcord.ChannelHandle
    people: tuple[simcord.MemberActor, ...]


def build_world(bot: discord.Client, text: Text) -> World:
    """Build the world around a bot that has not started yet.

    Args:
        bot: The bot.
        text: The words, for the names of places.
    """
    env = simcord.Env(bot, check_errors=False, settle_timeout=SETTLE_S)
    # Ids follow from the order of creation and from the simulated time, which always begins alike.
    users = [env.create_user(name.lower().replace(" ", ""), global_name=name) for name in PEOPLE]
    guild = env.create_guild(text("play-server"), owner=users[0])
    env.backend.edit_bot_profile(text("play-bot"))
    channel = guild.create_text_channel(text("play-channel"))
    people = (simcord.MemberActor(env, guild, users[0]), *(guild.add_member(user) for user in users[1:]))
    # From here on the time is the real one, so that messages of two evenings get different ids.
    catch_up(env)
    return World(env, channel, people)


def catch_up(env: simcord.Env) -> None:
    """Set the simulated time to the real one; it never goes back."""
    late_s = (datetime.now(UTC) - env.now()).total_seconds()
    env.backend.advance_clock(max(0.0, late_s))
