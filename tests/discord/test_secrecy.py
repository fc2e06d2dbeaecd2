"""Before the reveal a card is seen by its owner alone."""

import json
import logging
import re
from collections.abc import Callable, Iterator

import pytest

from bot.logs import configure_logging
from bot.rules.cards import parse_cards
from bot.settings import Settings
from bot.text.gnau import card_face, card_plain
from tests.support.guild import CardRoom

HANDS = ["KS 5H 5C 3S 3D", "AS KD 4C 6S 10S", "2H 8D KC 9C 9D"]


def names_of(cards: str) -> set[str]:
    """All ways to write these cards."""
    parsed = parse_cards(cards)
    return {name for card in parsed for name in (str(card), card_plain(card), card_face(card))}


@pytest.fixture
def logged(capsys: pytest.CaptureFixture[str]) -> Iterator[Callable[[], str]]:
    """Logging as `run` sets it up, at its most talkative, and what it has written so far."""
    root = logging.getLogger()
    level, handlers = root.level, list(root.handlers)
    configure_logging(Settings(token=None, database_url="", log_level="DEBUG"))
    yield lambda: capsys.readouterr().err
    root.setLevel(level)
    root.handlers[:] = handlers


async def test_no_card_leaves_the_bot_before_the_reveal(logged: Callable[[], str], room: CardRoom):
    room.deck.hands = HANDS
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "Ready")
    await room.click(room.cat, "My hand")
    private = {person.user.dm_channel.id for person in (room.ann, room.ben)}
    public = [
        json.dumps([call.path, call.json], ensure_ascii=False)
        for call in room.env.http_requests
        if not any(str(channel) in call.path for channel in private) and "commands" not in call.path
    ]
    words = set(re.findall(r"[\w♠♥♦♣\ufe0e\ufe0f]+", logged()))
    assert words
    for name in names_of(" ".join(HANDS)):
        assert not [line for line in public if re.search(rf"(?<!\w){name}(?!\w)", line)]
    assert not words & names_of(" ".join(HANDS))


async def test_a_direct_message_holds_nobody_elses_cards(room: CardRoom):
    room.deck.hands = HANDS
    await room.deal_to(room.ann, room.ben)
    [message] = room.dms(room.ben)
    others = {card_face(card) for card in parse_cards(f"{HANDS[0]} {HANDS[1]}")}
    assert not [face for face in others if re.search(rf"(?<!\w){face}", message)]


async def test_before_the_deal_nobodys_cards_exist(room: CardRoom):
    await room.open()
    await room.click(room.ann, "Join")
    [stored] = await room.bot.services.store.open_tables()
    assert stored.snapshot["hands"] is None


async def test_private_answers_are_private(room: CardRoom):
    room.deck.hands = HANDS
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "My hand")
    assert "Ngau Tonku" not in "".join(m.content for m in room.channel.history(viewer=room.ben))
    seen = [m for m in room.channel.history(viewer=room.ben) if m.flags.ephemeral]
    assert all("Tonku" not in json.dumps([c.to_dict() for c in m.components]) for m in seen)
