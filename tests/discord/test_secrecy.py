"""Before the reveal a card, a choice and a seed are known to their owner alone, or to nobody."""

import re
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.logs import configure_logging
from bot.players import HEARTS
from bot.rules.cards import build_deck, parse_cards
from bot.rules.gnau.bid_odds import four_card_odds
from bot.rules.gnau.odds import round_odds
from bot.rules.gnau.options import HouseRules
from bot.settings import Settings
from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from bot.text.cards import card_plain
from bot.views import pictures
from tests.support.curious_evening import CuriousEvening
from tests.support.gnau_secrets import FreshDeck, GnauSecrets
from tests.support.guild import CardRoom, labels_of
from tests.support.leaks import LEAKS, Leak
from tests.support.quick_pictures import one_pixel
from tests.support.secrecy import Secrets, Watch, watching
from tests.support.together import click_forged
from tests.support.tricks.people import begin, table_in
from tests.support.tricks.secrets import TrickSecrets

EVENINGS = 6

HOUSE = "KS 5H 5C 3S 3D"
ANN = "AS KD 4C 6S 10S"
BEN = "2H 8D KC 9C 9D"
OTHER_HOUSE = "QH QD 2S 7C JC"
OTHER_BEN = "6D 6H 7S AC 4H"
# The time of a log line, the number by which discord.py lets Discord know a message that comes twice, and
# Discord's number of a click: in the simulation it counts what was sent to somebody alone before it.
BY_CHANCE = re.compile(
    r"\d{4}-\d\d-\d\d[ T][\d:.,+]+|(?<=nonce\n)\d+|(?<=interactions/)\d+|(?<=simcord_interaction_)\d+"
)


@pytest.fixture
async def watched(
    tmp_path: Path, logged: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[tuple[CardRoom, Watch]]:
    # Figures are kept, but served nowhere: only `run` opens the port.
    async with CardRoom(tmp_path, deck=FreshDeck(), monitor_port=9_100) as room:
        with watching(room.env, logged, [GnauSecrets(room)], monkeypatch) as watch:
            yield room, watch


@pytest.mark.logs_errors
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(seed, marks=pytest.mark.thorough) for seed in range(1, EVENINGS))]
)
async def test_nothing_is_given_away_before_the_reveal(watched: tuple[CardRoom, Watch], seed: int):
    room, watch = watched
    if seed % 2:
        configure_logging(Settings(token=None, database_url="", log_level="DEBUG", log_json=True))
    await CuriousEvening(room, watch, seed).play()
    assert watch.leaks == []
    assert len(watch.sent) > 150


@pytest.mark.parametrize("hands", [(OTHER_HOUSE, ANN, BEN), (HOUSE, ANN, OTHER_BEN)])
async def test_nobody_else_can_tell_one_hand_or_choice_from_another(
    tmp_path: Path, logged: Callable[[], str], monkeypatch: pytest.MonkeyPatch, hands: tuple[str, ...]
):
    """Two evenings that differ in what is hidden alone are the same to everybody it is hidden from."""
    # What happens once in each process would set the two evenings apart.
    round_odds(HouseRules())
    async with CardRoom(tmp_path):
        logged()
    told = []
    for number, (dealt, pressed) in enumerate((((HOUSE, ANN, BEN), "012"), (hands, "134"))):
        folder = tmp_path / str(number)
        folder.mkdir()
        async with CardRoom(folder, deck=FreshDeck()) as room:
            room.deck.hands = list(dealt)
            with watching(room.env, logged, [GnauSecrets(room)], monkeypatch) as watch:
                await play_and_press(room, pressed)
                await watch.look(room.bot)
        told.append(
            {BY_CHANCE.sub("", f"{s.where} {s.text}") for s in watch.sent if s.reader_id != room.ben.id}
        )
    assert sorted(told[0] ^ told[1]) == []
    assert len(told[0]) > 15


# Ann's and Ben's hands, which differ in what nobody sees: the fifth cards.
FACE_DOWN = [("AS KD 4C 6S 10S", "2H 8D KC 9C 9D"), ("AS KD 4C 6S JH", "2H 8D KC 9C 3S")]


async def test_nobody_can_tell_a_fifth_card_or_a_bid_before_all_are_in(
    tmp_path: Path, logged: Callable[[], str], monkeypatch: pytest.MonkeyPatch
):
    """Two evenings that differ in them alone are the same to everybody but who has bid."""
    four_card_odds(parse_cards(FACE_DOWN[0][0])[:4], HouseRules())
    async with CardRoom(tmp_path):
        logged()
    told: list[set[str]] = []
    for bid, hands in zip(("No bid", "Bid ×3"), FACE_DOWN, strict=True):
        folder = tmp_path / str(len(told))
        folder.mkdir()
        async with CardRoom(folder, deck=FreshDeck()) as room:
            room.deck.hands = list(hands)
            with watching(room.env, logged, [GnauSecrets(room)], monkeypatch) as watch:
                await bid_and_look(room, bid)
                await watch.look(room.bot)
        assert watch.leaks == []
        told.append(
            {BY_CHANCE.sub("", f"{s.where} {s.text}") for s in watch.sent if s.reader_id != room.ben.id}
        )
    assert sorted(told[0] ^ told[1]) == []
    assert len(told[0]) > 15


async def bid_and_look(room: CardRoom, bid: str) -> None:
    """Deal to Ann and Ben, have Ben bid and everybody look; Ann has not bid yet."""
    await room.open(dealer="bid")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    await room.ben.user.click(room.ben.user.dm_channel.history()[-1], label=bid)
    for person in (room.ann, room.dan):
        await room.click(person, "My hand")
        await person.slash(room.channel, "gnau history", member=room.ben)
    await room.ann.user.click(room.ann.user.dm_channel.history()[-1], label="Hint")
    await room.ann.slash(room.channel, "privacy export")
    state = await room.state()
    assert state.bidding is not None
    assert (state.phase, list(state.bidding.bids)) == (Phase.BIDDING, [room.ben.id])


async def play_and_press(room: CardRoom, pressed: str) -> None:
    """Deal to Ann and Ben, have Ben choose and everybody look; nothing is revealed yet."""
    await room.open(split="own")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await room.click(room.ann, "Deal")
    for person in (room.ann, room.dan):
        await room.click(person, "My hand")
        await person.slash(room.channel, "gnau history", member=room.ben)
    letter = room.ben.user.dm_channel.history()[-1]
    for move, before in zip((*pressed, "confirm"), ("", pressed[:1], pressed[:2], pressed), strict=True):
        await room.ben.user.click(letter, custom_id=f"gnau:1:1:pick:{move}:{before}")
    if "Confirm anyway" in labels_of(letter := room.ben.user.dm_channel.history()[-1]):
        await room.ben.user.click(letter, label="Confirm anyway")
    await room.click(room.ann, "My hand")
    await click_forged(room.env, room.ann, room.table, "My hand", "gnau:1:1:reveal")
    state = await room.state()
    assert (state.phase, list(state.choices)) == (Phase.DEALT, [room.ben.id])


async def test_after_the_reveal_the_hands_are_public_and_the_next_seed_is_not(
    watched: tuple[CardRoom, Watch],
):
    room, watch = watched
    await room.deal_to(room.ann, room.ben)
    await watch.look(room.bot)
    hidden = {secret.what: secret for secret in await watch.games[0].of(room.bot)}
    await room.click(room.ann, "Reveal")
    await watch.look(room.bot)
    assert watch.leaks == []
    public = "\n".join(sent.text for sent in watch.sent if sent.reader_id is None)
    assert {what for what, secret in hidden.items() if secret.is_in(public)} == {
        what for what in hidden if "seed" not in what and "hand" not in what
    } | {"the seed of round 1"}


@pytest.mark.logs_errors
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_leak_is_found(watched: tuple[CardRoom, Watch], leak: Leak, monkeypatch: pytest.MonkeyPatch):
    room, watch = watched
    await room.open(split="own")
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await watch.look(room.bot)
    await room.click(room.ann, "Deal")
    await watch.look(room.bot)
    assert watch.leaks == []
    await leak(room, monkeypatch)
    await watch.look(room.bot)
    assert watch.leaks


async def test_ones_own_cards_are_no_leak(watched: tuple[CardRoom, Watch]):
    room, watch = watched
    await room.deal_to(room.ann, room.ben)
    await room.click(room.ann, "My hand")
    await watch.look(room.bot)
    assert watch.leaks == []
    private = [sent for sent in watch.sent if sent.reader_id == room.ann.id]
    secrets = [each for each in await watch.games[0].of(room.bot) if each.owner_id == room.ann.id]
    told = {secret.what for secret in secrets if any(secret.is_in(sent.text) for sent in private)}
    assert told == {secret.what for secret in secrets} - {f"{room.ann.id}'s hand"}


@pytest.fixture
def looking(
    logged: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> Callable[[CardRoom, Secrets], AbstractContextManager[Watch]]:
    """Watching in which a picture is read by what it would be drawn from, and takes no time."""

    @contextmanager
    def looking(room: CardRoom, game: Secrets) -> Iterator[Watch]:
        with watching(room.env, logged, [game], monkeypatch) as watch, monkeypatch.context() as patch:

            def noted(draw: Any, *inputs: Any) -> bytes | None:
                data, words = one_pixel(draw, *inputs), repr(inputs)
                for card in build_deck():
                    words = words.replace(repr(card), f"{card} {card_plain(card)}")
                watch.drawn[data or b""] = words
                return data

            patch.setattr(pictures, "_drawn", noted)
            yield watch

    return looking


async def test_pictures_of_four_colours_and_text_alone_give_nothing_away(tmp_path: Path, looking):
    async with CardRoom(tmp_path, deck=FreshDeck()) as room:
        for person, choice in ((room.ann, "four_colours"), (room.ben, "text_only")):
            await room.bot.services.preferences.change(UserId(person.id), {choice: True})
        with looking(room, GnauSecrets(room)) as watch:
            await play_and_press(room, "012")
            await watch.look(room.bot)
            check_own_pictures(room, watch)
            await check_own_words(room, watch)
            await room.env.advance_time(120)
            assert (await room.state()).phase is Phase.REVEALED
            await watch.look(room.bot)
            assert watch.leaks == []
            await room.ann.slash(room.channel, "gnau close")
        with looking(room, TrickSecrets()) as watch:
            ann, ben = await begin(room, HEARTS, room.ann, room.ben)
            await watch.look(room.bot)
            await check_own_words(room, watch)
            for player in (ann, ben) * 3:
                if not await player.move():
                    await room.env.advance_time(1)
                await watch.look(room.bot)
            check_own_pictures(room, watch)
            # A trick was played, and the next has begun.
            assert (await table_in(room, HEARTS))[1].plays > 4
            await room.click(room.cat, "My hand", room.table_of(HEARTS))
            await watch.look(room.bot)
        assert watch.leaks == []


def check_own_pictures(room: CardRoom, watch: Watch) -> None:
    """Fail unless Ann has pictures of four colours, and Ben none."""
    drawn = {
        who: [each.text for each in watch.sent if each.reader_id == who and "four_colour=" in each.text]
        for who in (room.ann.id, room.ben.id)
    }
    assert all("four_colour=True" in text for text in drawn[room.ann.id])
    assert drawn[room.ann.id]
    assert drawn[room.ben.id] == []


async def check_own_words(room: CardRoom, watch: Watch) -> None:
    """Fail unless Ben has his own cards in words, and nobody another's."""
    assert watch.leaks == []
    told = "\n".join(each.text for each in watch.sent if each.reader_id == room.ben.id)
    owners = {secret.owner_id for secret in await watch.games[0].of(room.bot) if secret.is_in(told)}
    assert owners == {room.ben.id}
