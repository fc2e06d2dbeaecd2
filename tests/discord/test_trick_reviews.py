"""Reviews of hands of Hearts and Gong Zhu: page by page, to one person alone, for who may see the hand."""

import asyncio
from types import SimpleNamespace

import discord
import pytest
import simcord

from bot.players import (
    GONGZHU,
    HEARTS,
    LOOKING_AHEAD,
    Choice,
    PlayerView,
    Selection,
    TrickGame,
    advise_prepared,
)
from bot.rules.tricks import CARDS_EACH
from bot.services.opinions import Opinions, Reviewed
from bot.services.thinking import Thinking
from bot.tables.ids import ChannelId, UserId
from bot.text.cards import card_sign
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.quick_thinking import think_at_once
from tests.support.tiers import alike
from tests.support.together import click_forged, click_together
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.hands import keep_hand, keep_table, played_hand, snapshot_of
from tests.support.tricks.people import finish_hand

NEXT, BACK = "Next →", "← Back"
TRICKS, MISTAKE = "Trick by trick", "Mistake →"
each_game = pytest.mark.parametrize("game", TRICK_GAMES)
games = pytest.mark.parametrize("game", alike(TRICK_GAMES))


def last_three(view: PlayerView) -> Selection:
    return Selection(view.held[-3:], (LOOKING_AHEAD,) * 3, {view.held[-3:]: 5.0})


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """Have a strong player answer at once, and note what it is asked."""
    return think_at_once(monkeypatch, last_three)


async def keep(room: CardRoom, game: TrickGame, seed: int = 1, channel=None):
    """Keep a hand that Ann and Ben have played against two computer players; return it."""
    hand, people = played_hand(game.name, seed), [UserId(room.ann.id), None, UserId(room.ben.id), None]
    place = ChannelId((channel or room.channel).id)
    snapshot, database = snapshot_of(hand, people), room.bot.database
    table = await keep_table(database, game.name, snapshot, room.guild_id, place)
    await keep_hand(database, table, hand, people, hand_number=1)
    return hand


async def review(room: CardRoom, who: simcord.MemberActor, game: TrickGame, channel=None, **options) -> str:
    return note_of(await who.slash(channel or room.channel, f"{game} review", **options))


async def open_review(room: CardRoom, who: simcord.MemberActor, game: TrickGame):
    """Return the first page of a review, behind what it begins with for those who have played the hand."""
    page = shown_by(await who.slash(room.channel, f"{game} review"))
    if TRICKS in labels_of(page):
        await who.click(page, label=TRICKS)
    return page


async def turn(who: simcord.MemberActor, page, label: str = NEXT):
    await who.click(page, label=label)
    return text_of(page)


@each_game
async def test_a_review_goes_through_the_hand_trick_by_trick(room: CardRoom, game):
    hand = await keep(room, game)
    page = await open_review(room, room.ann, game)
    assert page.ephemeral
    assert room.messages == []
    assert ("passing" if game is HEARTS else "exposing") in text_of(page)
    for number, trick in enumerate(hand.play.finished, start=1):
        words = await turn(room.ann, page)
        assert f"hand 1 of table 1 · trick {number} of {CARDS_EACH}" in words
        led, *_ = (line for line in words.splitlines() if "led" in line)
        assert card_sign(trick.cards[0]) in led
        took = next(line for line in words.splitlines() if line.startswith("👑"))
        assert card_sign(trick.winning_card) in took
        assert all(card_sign(card) in words for card in trick.cards)
    with pytest.raises(simcord.backend.errors.SetupError):
        await room.ann.click(page, label=NEXT)
    assert f"trick {CARDS_EACH - 1} of" in await turn(room.ann, page, BACK)


@each_game
async def test_a_review_says_what_a_strong_player_would_have_done_and_expected(room: CardRoom, game):
    await keep(room, game)
    page = await open_review(room, room.ann, game)
    told = [text_of(page)] + [await turn(room.ann, page) for _ in range(CARDS_EACH)]
    assert any(", better: **" in words and "Expected: " in words for words in told)
    for words in told:
        assert (", better: **" in words) != ("✅" in words)
        assert "Expected: points ahead" in words or "Judged from that seat's cards only" in words
    # One's own cards are read, where one might have played others.
    own = [words for words in told if f"{room.ann.mention} **(you)** chose" in words]
    assert all(words.count("Judged from this hand: ") == 1 for words in own)
    assert sum(words.count("Judged from this hand: ") for words in told) == len(own)
    if game is HEARTS:
        assert ", better: **" in told[0]


@games
async def test_ones_own_seat_is_marked(room: CardRoom, game):
    await keep(room, game)
    for who in (room.ann, room.ben):
        words = text_of(await open_review(room, who, game))
        assert f"<@{who.id}> **(you)**" in words
    assert "(you)" not in text_of(await open_review(room, room.cat, game))


@games
async def test_the_button_at_the_table_opens_it(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open", target=10_000)
    await room.click(room.ann, "Start")
    await finish_hand(room, game)
    for who in (room.ann, room.cat):
        words = note_of(await room.click(who, "Review"))
        assert "hand 1 of table 1" in words
    assert len(room.messages) == 1


async def test_only_what_is_looked_at_is_thought_about(room: CardRoom, asked):
    await keep(room, HEARTS)
    page = await open_review(room, room.cat, HEARTS)
    assert len(asked) == 4
    await turn(room.cat, page)
    assert len(asked) == 8
    await turn(room.cat, page, BACK)
    await open_review(room, room.cat, HEARTS)
    assert len(asked) == 8


@games
async def test_it_begins_with_ones_own_three_costliest_decisions(room: CardRoom, game, asked):
    await keep(room, game)
    page = (await room.ann.slash(room.channel, f"{game} review")).response
    assert {view.seat for view in asked} == {0}
    assert all(len(view.legal) != 1 for view in asked)
    words = text_of(page)
    assert "Your costliest decisions" in words
    costs = [
        float(line.split("about ")[1].split()[0].replace("−", "-"))
        for line in words.splitlines()
        if "Costs" in line
    ]
    assert costs == sorted(costs)
    assert all(cost < 0 for cost in costs)
    assert labels_of(page) == [MISTAKE, TRICKS]


@games
async def test_next_mistake_leads_from_one_to_the_next_and_back_to_the_list(room: CardRoom, game):
    await keep(room, game)
    page = (await room.ann.slash(room.channel, f"{game} review")).response
    opening, seen = text_of(page), []
    while (words := await turn(room.ann, page, MISTAKE)) != opening:
        assert "<@" in words
        [line] = [line for line in words.splitlines() if "**(you)**" in line and "better: **" in line]
        seen.append((words.splitlines()[0], line))
    assert len(seen) >= 3
    assert len(set(seen)) == len(seen)


async def test_who_has_not_played_it_has_no_mistakes_in_it(room: CardRoom, asked):
    await keep(room, HEARTS)
    page = shown_by(await room.cat.slash(room.channel, "hearts review"))
    assert labels_of(page) == [BACK, NEXT]
    assert len(asked) == 4
    # Whoever presses somebody else's button has their own review.
    forged = f"mistake:hearts:1:1:{room.ann.id}:0:on"
    message = SimpleNamespace(channel=room.channel, id=page.id)
    result = await click_forged(room.env, room.cat, message, NEXT, forged)
    assert "(you)" not in text_of(shown_by(result))


async def test_a_hand_without_mistakes_says_so(room: CardRoom, monkeypatch):
    async def agreeing(_, view, *__):
        return advise_prepared(view) if not view.legal else Choice(view.legal[0], LOOKING_AHEAD, {})

    monkeypatch.setattr(Thinking, "consider", agreeing)
    monkeypatch.setattr(Reviewed, "is_otherwise", False)
    await keep(room, HEARTS)
    page = (await room.ann.slash(room.channel, "hearts review")).response
    assert "No mistakes" in text_of(page)
    assert labels_of(page) == [TRICKS]


async def test_two_clicks_at_once_show_one_page(room: CardRoom, asked):
    await keep(room, HEARTS)
    page = await open_review(room, room.cat, HEARTS)
    message = SimpleNamespace(channel=room.channel, id=page.id)
    await click_together(room.env, [(room.cat, message, NEXT)] * 2)
    assert f"trick 1 of {CARDS_EACH}" in text_of(page)
    assert len(asked) == 8


@games
async def test_after_a_restart_the_pages_turn_on(room: CardRoom, game):
    await keep(room, game)
    page = await open_review(room, room.ann, game)
    first = await turn(room.ann, page)
    await room.restart()
    await turn(room.ann, page)
    assert await turn(room.ann, page, BACK) == first


# Which hand, and who may see it


async def test_the_latest_of_the_channel_or_the_one_that_is_named(room: CardRoom):
    await keep(room, HEARTS, 1)
    await keep(room, HEARTS, 2)
    assert "hand 1 of table 2" in await review(room, room.ann, HEARTS)
    assert "hand 1 of table 1" in await review(room, room.ann, HEARTS, hand="1.1")


@pytest.mark.parametrize(
    ("hand", "note"),
    [
        ("1.1", "no finished hand 1.1 of this game"),
        ("9.9", "no finished hand 9.9 of this game"),
        ("no", "isn't a round."),
    ],
)
async def test_a_hand_of_another_game_or_of_no_game_is_not_found(room: CardRoom, hand, note):
    await keep(room, GONGZHU)
    assert note in await review(room, room.ann, HEARTS, hand=hand)


async def test_a_channel_without_a_finished_hand(room: CardRoom):
    await keep(room, GONGZHU)
    assert "No hand of this game is finished" in await review(room, room.ann, HEARTS)


async def test_hands_are_suggested_to_who_has_played_them(room: CardRoom):
    for seed in (1, 2):
        await keep(room, HEARTS, seed)
    await keep(room, GONGZHU)

    async def suggested(who, typed):
        choices = await who.autocomplete(room.channel, "hearts review", "hand", typed)
        return [choice["value"] for choice in choices]

    assert await suggested(room.ann, "") == ["2.1", "1.1"]
    assert await suggested(room.ann, "1") == ["1.1"]
    assert await suggested(room.cat, "") == []


async def test_a_hand_of_a_hidden_channel_is_for_who_played_it(room: CardRoom):
    nobody = discord.PermissionOverwrite(view_channel=False)
    secret = room.guild.create_text_channel("secret", overwrites={room.guild.default_role: nobody})
    await keep(room, HEARTS, channel=secret)
    assert "hand 1 of table 1" in await review(room, room.ben, HEARTS, hand="1.1")
    assert "no finished hand" in await review(room, room.cat, HEARTS, hand="1.1")
    await keep(room, HEARTS, 2)
    page = await open_review(room, room.cat, HEARTS)
    message = SimpleNamespace(channel=room.channel, id=page.id)
    forged = f"review:hearts:1:1:{room.cat.id}:1:on"
    result = await click_forged(room.env, room.cat, message, NEXT, forged)
    assert "no finished hand 1.1" in text_of(result.followups[0])


@games
async def test_a_silent_strong_player_is_owned_up_to(room: CardRoom, game, monkeypatch):
    async def nothing(*_):
        return None

    monkeypatch.setattr(Thinking, "consider", nothing)
    await keep(room, game)
    page = await open_review(room, room.ann, game)
    words = await turn(room.ann, page)
    assert "Still thinking" in words
    assert "✅" not in words
    assert labels_of(page) == [BACK, NEXT, MISTAKE]
    opening = (await room.ann.slash(room.channel, f"{game} review")).response
    assert "Open this page again" in text_of(opening)
    assert labels_of(opening) == [TRICKS]


async def test_who_asks_for_another_page_meanwhile_is_asked_to_wait(room: CardRoom, monkeypatch):
    await keep(room, HEARTS)
    page = await open_review(room, room.ann, HEARTS)
    await turn(room.ann, page)
    real, questions, both = Opinions.for_views, [], asyncio.Event()

    async def noted(self, *question):
        questions.append(question)
        if len(questions) == 2:
            both.set()
        return await real(self, *question)

    async def think(*_):
        await both.wait()

    monkeypatch.setattr(Opinions, "for_views", noted)
    monkeypatch.setattr(Opinions, "_think", think)
    room.bot.services.opinions._kept.clear()
    message = SimpleNamespace(channel=room.channel, id=page.id)
    results = await click_together(room.env, [(room.ann, message, NEXT), (room.ann, message, BACK)])
    [note] = [note for result in results for note in result.followups]
    assert "One moment" in text_of(note)
    assert note.ephemeral
    assert "trick 2 of" in text_of(page) or "passing" in text_of(page)
