"""`/manage`: commands for managers of a server, about all games. Discord hides them from other members."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word
from bot.commands.tables import verify_is_person
from bot.rules.fair_deal import MAX_PART, read_word
from bot.services.bankroll import MAX_REASON
from bot.tables.ids import UserId
from bot.tables.points import Memo
from bot.tables.server_settings import MAX_POINTS
from bot.text.sanitize import escape_markdown
from bot.views.open_tables import show_open_tables
from bot.views.visit import visiting

Points = app_commands.Range[int, 1, MAX_POINTS]
Word = app_commands.Range[str, 1, MAX_PART]
Reason = app_commands.Range[str, 1, MAX_REASON]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.default_permissions(manage_guild=True)
class Manage(commands.GroupCog, group_name="manage", group_description=described("manage")):
    """The commands for managers. A server can show them to others, so each checks the permission itself."""

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        word(self, bot.catalog.text(), listed=("settings", "rules"))

    @app_commands.command(description=described("manage-tables"))
    async def tables(self, interaction: discord.Interaction[CardsBot]) -> None:
        """List the server's open tables, each with a button that closes it."""
        async with visiting(interaction) as visit:
            await show_open_tables(visit)

    @app_commands.command(description=described("manage-block"))
    async def block(self, interaction: discord.Interaction[CardsBot], member: discord.User) -> None:
        """Block a user, even one who has left the server."""
        async with visiting(interaction) as visit:
            guild_id = visit.require_manager()
            verify_is_person(member)
            await visit.services.block(guild_id, UserId(member.id), user_id=visit.user_id)
            await visit.tell(visit.text("blocking-blocked", member=member.mention))

    @app_commands.command(description=described("manage-unblock"))
    async def unblock(self, interaction: discord.Interaction[CardsBot], member: discord.User) -> None:
        """Let a user play again, even one who has left the server."""
        async with visiting(interaction) as visit:
            guild_id, settings = visit.require_manager(), visit.services.settings
            await settings.unblock(guild_id, UserId(member.id), user_id=visit.user_id)
            await visit.tell(visit.text("blocking-unblocked", member=member.mention))

    @app_commands.command(name="hide-word", description=described("manage-hide-word"))
    async def hide_word(self, interaction: discord.Interaction[CardsBot], word: Word) -> None:
        """Hide a word that a player has cut the deck with."""
        async with visiting(interaction) as visit:
            guild_id, settings = visit.require_manager(), visit.services.settings
            digest = await settings.hide_word(guild_id, read_word(word), user_id=visit.user_id)
            await visit.tell(visit.text("word-hidden", digest=digest))

    @app_commands.command(name="show-word", description=described("manage-show-word"))
    async def show_word(self, interaction: discord.Interaction[CardsBot], word: Word) -> None:
        """Show a hidden word again."""
        async with visiting(interaction) as visit:
            guild_id, settings = visit.require_manager(), visit.services.settings
            await settings.show_word(guild_id, read_word(word), user_id=visit.user_id)
            await visit.tell(visit.text("word-shown"))

    @app_commands.command(name="points-add", description=described("manage-points-add"))
    async def grant(
        self,
        interaction: discord.Interaction[CardsBot],
        member: discord.Member,
        points: Points,
        reason: Reason,
    ) -> None:
        """Give a member new points."""
        async with visiting(interaction) as visit:
            guild_id = visit.require_manager()
            verify_is_person(member)
            memo = Memo(visit.user_id, reason)
            user_id, key = UserId(member.id), str(visit.interaction.id)
            balance = await visit.services.bankroll.grant(guild_id, user_id, points, memo, key)
            said = visit.text(
                "manage-granted",
                manager=visit.interaction.user.mention,
                member=member.mention,
                points=points,
                balance=balance,
                reason=escape_markdown(reason, MAX_REASON),
            )
            await visit.interaction.response.send_message(said)

    @app_commands.command(name="points-reset", description=described("manage-points-reset"))
    async def reset(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member, reason: Reason
    ) -> None:
        """Set a member's points back to the number that every member starts with."""
        async with visiting(interaction) as visit:
            guild_id = visit.require_manager()
            memo = Memo(visit.user_id, reason)
            user_id, key = UserId(member.id), str(visit.interaction.id)
            before, balance = await visit.services.bankroll.reset(guild_id, user_id, memo, key)
            text = visit.text
            if before == balance:
                await visit.tell(text("manage-reset-nothing", member=member.mention, balance=balance))
                return
            said = text(
                "manage-reset",
                manager=visit.interaction.user.mention,
                member=member.mention,
                before=before,
                balance=balance,
                reason=escape_markdown(reason, MAX_REASON),
            )
            await visit.interaction.response.send_message(said)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Manage(bot))
