"""`/privacy`: shows, exports and deletes a user's data; also deletes the data of servers without the bot."""

from io import BytesIO

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word
from bot.delivery.messages import DELIVERY_FAULTS
from bot.features.privacy.service import ARCHIVE_NAME, PrivacyService
from bot.features.privacy.view import about_view, ask_to_delete
from bot.tables.history import parse_round_id
from bot.views.visit import Visit, visiting


@app_commands.allowed_installs(guilds=True, users=True)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
class Privacy(commands.GroupCog, group_name="privacy", group_description=described("privacy")):
    """The commands about stored data. They also work in direct messages with the bot."""

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        word(self, bot.catalog.text())

    @app_commands.command(description=described("privacy-about"))
    async def about(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Say what is stored about people."""
        visit = Visit.of(interaction)
        await visit.show(about_view(visit.text))

    @app_commands.command(description=described("privacy-export"))
    async def export(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Send users everything that is stored about them, by direct message if possible."""
        async with visiting(interaction) as visit:
            with visit.heavy_turn():
                # The export searches all data, which may take longer than the three seconds for an answer.
                await visit.think()
                archive = await visit.services.of(PrivacyService).export(visit.user_id)
            text = visit.text
            if await _sent_directly(visit.interaction.user, text("privacy-export"), archive):
                await visit.tell(text("privacy-export-sent"))
            else:
                said = text("privacy-export-here")
                await visit.interaction.followup.send(said, file=_attachment(archive), ephemeral=True)

    @app_commands.command(name="hide-word", description=described("privacy-hide-word"))
    async def hide_word(
        self,
        interaction: discord.Interaction[CardsBot],
        round: str,  # noqa: A002 - the option is called so in Discord
    ) -> None:
        """Hide the member's own word, which the command names by a round or hand that it was used in."""
        async with visiting(interaction) as visit:
            guild_id = visit.require_server()
            services, user_id = visit.services, visit.user_id
            table_id, number = parse_round_id(round)
            word = await services.own_word(guild_id, table_id, number, user_id)
            digest = await services.settings.hide_word(guild_id, word, user_id=user_id)
            await visit.tell(visit.text("word-hidden", digest=digest))

    @app_commands.command(description=described("privacy-delete"))
    async def delete(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Ask users whether to delete everything about them."""
        async with visiting(interaction) as visit:
            await ask_to_delete(visit)


async def _sent_directly(person: discord.User | discord.Member, said: str, archive: bytes) -> bool:
    try:
        await person.send(said, file=_attachment(archive))
    except DELIVERY_FAULTS:
        return False
    return True


def _attachment(archive: bytes) -> discord.File:
    return discord.File(BytesIO(archive), ARCHIVE_NAME)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Privacy(bot))
