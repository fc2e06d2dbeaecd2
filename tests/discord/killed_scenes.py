"""What the bot is killed in the middle of, and how the evening goes on after it."""

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from bot.features.daily.service import DailyDealService
from bot.players import HEARTS
from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from tests.discord.games import GRANT, points
from tests.support.daily_deals import DailyPlayer
from tests.support.guild import CardRoom, labels_of, shown_by, text_of
from tests.support.tricks.people import STEP_S, TrickPlayer, begin, held_at, play_until, table_in

Act: TypeAlias = Callable[[], Awaitable[Any]]
GIFT: Final = 40
# In bankrolls, so that something is set aside.
_SETTINGS: Final = {
    "points": "bankroll",
    "opening_grant_points": GRANT,
    "giving": True,
    "giving_min_age_days": 0,
}
_ROUNDS: Final = 2


@dataclass(frozen=True)
class Scene:
    """Something that somebody does, and the evening around it.

    Args:
        act: Returns what is done, with everything about it at hand.
        after: In another process: does it again where it was in vain, and brings the evening to its end.
        answers: How many of the messages that everybody sees are an answer to what was done. What was done is
            not done twice for the sake of an answer that did not come.
    """

    before: Callable[[CardRoom], Awaitable[object]]
    act: Callable[[CardRoom], Awaitable[Act]]
    after: Callable[[CardRoom], Awaitable[object]]
    answers: int = 0


class _First(TrickPlayer):
    """Somebody who always does the first thing they may, in whichever process."""

    def __init__(self, *place: Any) -> None:
        super().__init__(*place)
        self._rng: Any = _FirstOf()


class _FirstDaily(_First, DailyPlayer):
    """The same, with the daily deal."""


class _FirstOf:
    def choice(self, ids: Sequence[str]) -> str:
        return min(ids)


async def _dealt(room: CardRoom) -> None:
    await room.open(stake=5)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")


async def _revealed(room: CardRoom) -> None:
    await _dealt(room)
    await room.click(room.ann, "Reveal")


async def _press(label: str, room: CardRoom) -> Act:
    return partial(room.click, room.ann, label)


async def _end_of_gnau(room: CardRoom) -> None:
    while (await room.state()).rounds_played < _ROUNDS:
        due = [label for label in ("Reveal", "Deal", "Deal again") if label in labels_of(room.table)]
        await room.click(room.ann, due[0])
    await room.more(room.ann, "Close")


async def _four_cards(room: CardRoom) -> None:
    await room.open(stake=5, dealer="bid")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    # With a higher bid, nobody has the points to raise.
    await _decide(room, room.ann, "Bid ×1")


async def _raising(room: CardRoom) -> None:
    await _four_cards(room)
    await _decide(room, room.ben, _BENS[Phase.BIDDING])


# What Ben presses with four cards; Ann has the bank.
_BENS: Final = {Phase.BIDDING: "No bid", Phase.RAISING: "Raise ×2"}


async def _decide(room: CardRoom, person: Any, label: str) -> None:
    await person.click(shown_by(await room.click(person, "My hand")), label=label)


async def _bens(phase: Phase, room: CardRoom) -> Act:
    return partial(_decide, room, room.ben, _BENS[phase])


async def _end_of_bids(room: CardRoom) -> None:
    while (state := await room.state()).has_cards_out:
        await _decide(room, room.ben, _BENS[state.phase])
    await room.more(room.ann, "Close")


async def _at_hearts(room: CardRoom) -> list[TrickPlayer]:
    """Return Ann and Ben with their cards before them."""
    players: list[TrickPlayer] = [_First(room, who, HEARTS) for who in (room.ann, room.ben)]
    for player in players:
        await player.look()
    return players


async def _down_to(cards: int, room: CardRoom) -> None:
    """Have two people play Hearts for a stake until they have so few cards left, and it is their turn."""
    await begin(room, HEARTS, room.ann, room.ben, stake=10, target=1)
    players = await _at_hearts(room)
    while await _held(room) > cards or not any(player.cards for player in players):
        # One at a time: the moment looked for may lie between the moves of two.
        for player in players:
            if await player.move():
                break
        else:
            await room.env.advance_time(STEP_S)


async def _held(room: CardRoom) -> int:
    _, table = await table_in(room, HEARTS)
    anns, bens, *_ = held_at(table)
    return len(anns) + len(bens)


async def _a_card(room: CardRoom) -> Act:
    due = [player for player in await _at_hearts(room) if player.cards]
    return due[0].move


async def _end_of_hearts(room: CardRoom) -> None:
    if "Play again" not in labels_of(room.table):
        await play_until(await _at_hearts(room), lambda: "Play again" in labels_of(room.table))
    await room.more(room.ann, "Close")


async def _daily(room: CardRoom) -> DailyPlayer:
    player = _FirstDaily(room, room.ann, HEARTS)
    await player.look()
    return player


async def _down_to_the_last(room: CardRoom) -> None:
    player = await _daily(room)
    deals = room.bot.services.of(DailyDealService)
    deal, user_id = deals.todays(room.guild_id, HEARTS.name), UserId(room.ann.id)
    while len(held_at((await deals.hand(deal, user_id)).table)[0]) > 1:
        await player.move()


async def _the_last_card(room: CardRoom) -> Act:
    return partial(_end_and_share, await _daily(room))


async def _end_of_the_daily_deal(room: CardRoom) -> None:
    await _end_and_share(await _daily(room))
    assert "Place 1 of 1" in (await _daily(room)).words.replace("*", "")


async def _end_and_share(player: DailyPlayer) -> None:
    await player.finish()
    if "Share" in player.labels:
        await player.press("Share")


async def _nothing(_: CardRoom) -> None:
    pass


async def _a_gift(room: CardRoom) -> Act:
    return partial(_give, room)


async def _give(room: CardRoom) -> None:
    await room.ann.slash(room.channel, "points give", member=room.ben, points=GIFT)


async def _given(room: CardRoom) -> None:
    if await points(room, room.ben) != [GRANT + GIFT]:
        await _give(room)


SCENES: Final = {
    "deal": Scene(_revealed, partial(_press, "Deal again"), _end_of_gnau),
    "reveal": Scene(_dealt, partial(_press, "Reveal"), _end_of_gnau),
    "bid": Scene(_four_cards, partial(_bens, Phase.BIDDING), _end_of_bids),
    "raise": Scene(_raising, partial(_bens, Phase.RAISING), _end_of_bids),
    "card": Scene(partial(_down_to, 8), _a_card, _end_of_hearts),
    "ending": Scene(partial(_down_to, 1), _a_card, _end_of_hearts),
    "daily-deal": Scene(_down_to_the_last, _the_last_card, _end_of_the_daily_deal, answers=1),
    "gift": Scene(_nothing, _a_gift, _given, answers=1),
}


async def play_for_bankrolls(room: CardRoom) -> None:
    """Have the server play so that something can be set aside, and given."""
    await room.bot.services.settings.change(room.guild_id, _SETTINGS, user_id=UserId(room.ann.id))


async def evening_of(room: CardRoom) -> dict[str, Any]:
    """Return what there is to see in the end, and what everybody has."""
    people = (room.ann, room.ben)
    ids = [str(message.id) for message in room.messages]

    def seen(words: str) -> str:
        # What was sent by another process has another id, and is linked to by that.
        return re.sub(r"\d{15,}", lambda found: _numbered(found[0], ids), words)

    return {
        "channel": [seen(text_of(message)) for message in room.messages],
        "letters": [[seen(letter) for letter in room.dms(person)] for person in people],
        "purses": await points(room, *people),
    }


def _numbered(message_id: str, ids: list[str]) -> str:
    return f"message {ids.index(message_id) + 1}" if message_id in ids else message_id
