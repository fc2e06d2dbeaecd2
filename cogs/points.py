"""`/points`: a member's points outside the games. They serve all games."""

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import CardsBot
from bot.commands.groups import described, word
from bot.commands.tables import verify_is_person
from bot.services.bankroll import Gift
from bot.tables.ids import UserId
from bot.tables.server_settings import MAX_POINTS
from bot.views.visit import visiting

Amount = app_commands.Range[int, 1, MAX_POINTS]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class Points(commands.GroupCog, group_name="points", group_description=described("points")):
    """The commands about points. Features may add further ones."""

    def __init__(self, bot: CardsBot) -> None:
        super().__init__()
        word(self, bot.catalog.text(), listed=("balance", "claim", "give"))

    @app_commands.command(description=described("points-claim"))
    async def claim(self, interaction: discord.Interaction[CardsBot]) -> None:
        """Give the member the daily points."""
        async with visiting(interaction) as visit:
            bankroll = visit.services.bankroll
            got, balance = await bankroll.take_daily(visit.require_server(), visit.user_id)
            await visit.tell(visit.text("gnau-daily-taken", got=got, balance=balance))

    @app_commands.command(description=described("points-give"))
    async def give(
        self, interaction: discord.Interaction[CardsBot], member: discord.Member, points: Amount
    ) -> None:
        """Give another member some of the member's own points."""
        async with visiting(interaction) as visit:
            guild_id = visit.require_server()
            verify_is_person(member)
            gift = Gift(
                giver_id=visit.user_id,
                giver_since_ms=int(visit.interaction.user.created_at.timestamp() * 1000),
                receiver_id=UserId(member.id),
                points=points,
                key=str(visit.interaction.id),
            )
            await visit.services.bankroll.give(guild_id, gift)
            said = visit.text(
                "gnau-gift-given", giver=visit.interaction.user.mention, member=member.mention, points=points
            )
            await visit.interaction.response.send_message(said)


async def setup(bot: CardsBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(Points(bot))
