"""Someone who practises alone after a lesson."""

import re

import simcord

from bot.features.practice.model import PracticeHand, practised
from bot.games import DISCORD_GAMES
from bot.tables.ids import UserId
from bot.tables.machine import Moment
from tests.support.guild import buttons_of, shown_by
from tests.support.pupil import Pupil
from tests.support.trainee import Trainee
from tests.support.tricks.people import TrickPlayer

_NAMED = re.compile(r"practice:[a-z]+:([0-9a-f]{8}):([0-9a-cx-]*):")


class PracticePlayer(TrickPlayer):
    """A person with a practice hand before them."""

    async def look(self) -> simcord.InteractionResult:
        """Skip the lesson and press **Practise**; the page is the panel from then on."""
        [taught] = [each for each in DISCORD_GAMES if each.name == self.game.name]
        pupil = Pupil(self.room, self.who, taught)
        await pupil.start()
        for _ in pupil.pages:
            await pupil.press("Skip")
        result = await pupil.press("Practise")
        self.panel = pupil.page
        return result

    @property
    def hand(self) -> PracticeHand:
        """The hand on the page, as its buttons name it."""
        named = [_NAMED.match(each["custom_id"]) for each in buttons_of(self.panel)]
        seed, moves = next(found.groups() for found in named if found is not None)
        services = self.room.bot.services
        moment = Moment(services.clock.now_ms(), services.chance)
        return practised(seed, moves, self.game, UserId(self.who.id), moment)

    async def finish(self) -> None:
        """Play to the end whatever may be played, or claim what is left."""
        while True:
            if "Claim the rest" in self.labels:
                await self.press("Claim the rest")
            elif not await self.move():
                return


async def three_hands(pupil: Pupil) -> None:
    """Practise Gnau: a wrong answer and two right ones, and once more."""
    trainee = Trainee(pupil.room, pupil.who)
    trainee.page = pupil.page
    for number in range(3):
        await trainee.press(0, 1)
        await trainee.press("undo", "undo")
        await trainee.answer(right=number > 0)
        await trainee.say(trainee.enabled[0])


async def a_hand_alone(pupil: Pupil) -> None:
    """Practise a game of tricks: a hand with all its buttons, its review, and another hand."""
    assert pupil.game.face is not None
    player = PracticePlayer(pupil.room, pupil.who, pupil.game.face.game)
    player.panel = pupil.page
    for label in ("Q♠︎", "✓ Q♠︎", "Q♠︎", "Clear"):
        await player.press(label)
    while "Hint" not in player.labels:
        await player.move()
    await player.press("Hint")
    await player.finish()
    page = shown_by(await player.press("Review"))
    for label in ("Trick by trick", "Next →", "← Back", "Mistake →"):
        await player.who.click(page, label=label)
    await player.press("Again")
    if "Expose nothing" in player.labels:
        await player.press("Expose nothing")
