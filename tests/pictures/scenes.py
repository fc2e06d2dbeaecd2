"""The evening of the README's pictures. Chance, names and time are given, so it is always the same."""

import random
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import simcord

from bot.players import HEARTS
from bot.render.cards import emoji_name
from bot.rules.cards import build_deck
from tests.pictures.written import written
from tests.support.guild import CardRoom, shown_by, text_of
from tests.support.tongues import Tongues
from tests.support.tricks.people import begin, play_until, told_of

# The dealer's five cards, then each player's.
HANDS: Final = ("7S 3D JC 2H 6C", "4C 6S 10S AS KD", "8D 4H 8S 9C 9H", "KS QD 5C 7H 4S", "10D JH 5S QS 2C")
# How many rounds were played before, so that there are points to lead by.
ROUNDS_BEFORE: Final = 6
# How the deck of Hearts is shuffled, and the trick that the picture shows.
HEARTS_DECK: Final = 7
# How each of the people picks cards, whatever ids they have.
HEARTS_PICKS: Final = (1456074443980800006, 1456074443980800007, 1456074443980800073)
TRICK: Final = 6


@dataclass(frozen=True)
class Shot:
    """One message as Ann sees it at one moment.

    Args:
        place: Which of Ann's framed messages it is: -1 for the newest.
        is_still: Whether it is a picture of its own.
        frame_s: For how long the moving picture shows it; None where it does not.
    """

    name: str
    shows: str
    place: int
    is_still: bool = True
    frame_s: float | None = None


def written_down(shots: Iterable[Shot]) -> str:
    """Return what all shots show, as it is kept beside the pictures."""
    return "\n".join(f"=== {shot.name}\n\n{shot.shows}" for shot in shots)


@asynccontextmanager
async def opened(folder: Path, language: str = "en") -> AsyncIterator[CardRoom]:
    """Open the room of the evening, where the bot has its emoji, and everyone has Discord in a language."""
    room = CardRoom(folder)
    Tongues(room.env, server=language, others=language)
    for card in build_deck():
        room.env.backend.create_application_emoji(emoji_name(card))
    async with room:
        room.env.backend.edit_bot_profile("Gnau")
        yield room


async def evening(room: CardRoom) -> AsyncIterator[Shot]:
    """Play the evening; yield each moment that a picture is taken of, before it is over."""
    people = [room.ann, room.ben, room.person("Ravi"), room.person("Siti")]
    await _rounds_before(room, people)
    async for shot in _round(room, people):
        yield shot
    async for shot in _hearts(room, people[:3]):
        yield shot
    answer = await room.ann.slash(room.channel, "gnau leaderboard")
    yield _shot(room, "leaderboard", shown_by(answer))


async def _rounds_before(room: CardRoom, people: list[simcord.MemberActor]) -> None:
    """Some rounds in another channel, so that there are points to lead by."""
    shown, room.channel = room.channel, room.guild.create_text_channel("yesterday")
    await room.open()
    for person in people:
        await room.click(person, "Join")
    for number in range(ROUNDS_BEFORE):
        room.deck.hands = _hands(number, 5, len(people) + 1)
        await room.ann.slash(room.channel, "gnau deal")
        await room.click(room.ann, "Reveal")
    await room.more(room.ann, "Close")
    await room.pause()
    room.channel = shown


async def _round(room: CardRoom, people: list[simcord.MemberActor]) -> AsyncIterator[Shot]:
    """A round of Gnau, from the open table to the reveal."""
    await room.open(stake=5)
    yield _shot(room, "round-1", room.table, is_still=False, frame_s=1.5)
    for number, person in enumerate(people, start=1):
        await room.click(person, "Join")
        if number < len(people):
            yield _shot(room, f"round-{1 + number}", room.table, is_still=False, frame_s=0.6)
    yield _shot(room, "lobby", room.table, frame_s=2.0)
    room.deck.hands = list(HANDS)
    await room.click(room.ann, "Deal")
    yield _shot(room, "round-5", room.table, is_still=False, frame_s=2.0)
    answer = await room.click(room.ann, "My hand")
    yield _shot(room, "hand", shown_by(answer), frame_s=3.0)
    for person in people:
        await room.click(person, "Ready")
    yield _shot(room, "reveal", room.table, frame_s=5.0)
    await room.more(room.ann, "Close")


async def _hearts(room: CardRoom, people: list[simcord.MemberActor]) -> AsyncIterator[Shot]:
    """The middle of a hand of Hearts, as everyone sees it and as Ann does."""
    room.deck.hands = _hands(HEARTS_DECK, 13, 4)
    players = await begin(room, HEARTS, *people, target=100)
    for player, number in zip(players, HEARTS_PICKS, strict=True):
        player.rng = random.Random(number)
    ann = players[0]

    def is_anns_turn() -> bool:
        return f"Trick {TRICK} of" in told_of(room.table_of(HEARTS)) and bool(ann.cards)

    await play_until(players, is_anns_turn)
    yield _shot(room, "hearts", room.table_of(HEARTS))
    yield _shot(room, "panel", ann.panel)
    await play_until(players, lambda: "hand 2" in text_of(room.table_of(HEARTS)))
    room.deck.hands = []


def _hands(deck: int, cards_each: int, hands: int) -> list[str]:
    """Return the hands that a deck begins with.

    Args:
        deck: The number that decides how it is shuffled, whatever ids the people have.
    """
    cards = list(map(str, build_deck()))
    random.Random(deck).shuffle(cards)
    return [" ".join(cards[number * cards_each :][:cards_each]) for number in range(hands)]


def _shot(room: CardRoom, name: str, message: Any, **how: Any) -> Shot:
    backend = room.env.backend
    kept = backend.get_message(room.channel.id, message.id)
    names = {user_id: user.global_name or user.name for user_id, user in backend.users.items()}
    framed = [each.id for each in room.channel.history(viewer=room.ann) if each.components]
    place = framed.index(message.id) - len(framed)
    return Shot(name, written(kept.components, names), place, **how)
