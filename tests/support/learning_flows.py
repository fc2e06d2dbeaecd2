"""All that people can do to learn and to get better: the drill, the daily games, the lessons."""

from collections.abc import Awaitable, Callable
from typing import Final

from bot.games import GNAU
from bot.services import RENEW_S
from bot.tables.days import DAY_MS
from tests.support.daily_deals import DailyPlayer
from tests.support.guild import CardRoom, buttons_of
from tests.support.practice import a_hand_alone, three_hands
from tests.support.pupil import TAUGHT, Pupil
from tests.support.settings_panel import panel_of
from tests.support.trainee import Trainee
from tests.support.tricks.flows import ANN as CAN_EXPOSE
from tests.support.tricks.games import TRICK_GAMES


async def the_drill(room: CardRoom) -> None:
    """A set of today shown to everybody, free practice, and a page that midnight has passed."""
    ben, cat = Trainee(room, room.ben), Trainee(room, room.cat)
    await ben.start()
    for place in range(5):
        await ben.press(place, "undo")
    await ben.finish()
    await ben.say("Share")
    await room.cat.click(room.table, label="Today's set")
    await room.ben.slash(room.channel, "gnau practice")
    await ben.say("Free practice")
    await ben.answer(right=False)
    for label in ("Bid or not?", "Bid", "Next hand", "No bid", "Free practice"):
        await ben.say(label)
    await cat.start()
    await cat.press(0)
    room.clock.ahead_ms = DAY_MS
    await room.env.advance_time(RENEW_S)
    await cat.press(1)
    await cat.say("Today's set")


async def the_announcement(room: CardRoom) -> None:
    """A channel for announcements, a day that some people play, and what the next day says of it."""
    panel = await panel_of(room, room.boss())
    await panel.turn_to("access")
    await panel.choose("announcement_channel", room.channel)
    await room.env.settle()
    for who, wrong in ((room.ann, 1), (room.ben, 1), (room.cat, 3)):
        trainee = Trainee(room, who)
        await trainee.start()
        await trainee.finish(wrong=wrong)
    for game in TRICK_GAMES:
        player = DailyPlayer(room, room.dan, game)
        await player.look()
        await player.finish()
    await room.env.advance_time((DAY_MS - room.clock.now_ms() % DAY_MS) / 1000 + 1)
    for message in room.messages:
        for button in buttons_of(message):
            await room.ben.click(message, custom_id=button["custom_id"])


async def lessons(room: CardRoom) -> None:
    """Every lesson from beginning to end, answered wrong and right, back and once more."""
    for game in TAUGHT:
        pupil = Pupil(room, room.cat, game)
        await pupil.start()
        await pupil.press("Skip")
        await pupil.press("Back")
        await pupil.go_through()
        await pupil.press("Start again")
        for _ in pupil.pages:
            await pupil.press("Skip")
        # In both games there is something to pick.
        room.deck.hands = [] if game is GNAU else [CAN_EXPOSE]
        await pupil.press(pupil.labels[0])
        await (three_hands if game is GNAU else a_hand_alone)(pupil)


LEARNING_FLOWS: Final[tuple[Callable[[CardRoom], Awaitable[None]], ...]] = (
    the_drill,
    the_announcement,
    lessons,
)
