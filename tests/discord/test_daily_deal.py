"""The daily deal of Hearts and Gong Zhu: played alone, once, and compared."""

from collections import Counter

import pytest
import simcord

from bot.delivery.board import OLD_AGAIN_S
from bot.delivery.pace import EDITS
from bot.features.daily.model import DailyDeal
from bot.features.daily.posts import GATHER_S
from bot.features.daily.service import DailyDealService
from bot.players import HEARTS, TrickGame
from bot.rules.cards import build_deck
from bot.tables.days import DAY_MS
from bot.tables.ids import UserId
from bot.text import with_minus
from tests.discord.test_edit_pace import edits_timed, most_at_once
from tests.support.card_secrets import gives_away_card, gives_away_seed
from tests.support.daily_deals import DailyPlayer, play_to_the_end
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.pictures import words_for
from tests.support.quick_thinking import think_at_once
from tests.support.together import click_forged
from tests.support.tricks.games import TRICK_GAMES

games = pytest.mark.parametrize("game", TRICK_GAMES)


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """Have a strong player answer at once, and note what it is asked."""
    return think_at_once(monkeypatch)


async def player(room: CardRoom, who: simcord.MemberActor, game: TrickGame = HEARTS) -> DailyPlayer:
    """Return somebody with the deal before them."""
    player = DailyPlayer(room, who, game)
    await player.look()
    return player


def deal_in(room: CardRoom, game: TrickGame = HEARTS) -> DailyDeal:
    return room.bot.services.of(DailyDealService).todays(room.guild_id, game.name)


async def hand_of(room: CardRoom, who: simcord.MemberActor, game: TrickGame = HEARTS):
    return await room.bot.services.of(DailyDealService).hand(deal_in(room, game), UserId(who.id))


async def score_of(room: CardRoom, who: simcord.MemberActor, game: TrickGame = HEARTS, **how) -> int:
    """Have somebody play the deal in a moment; return what it came to."""
    # As if they had clicked: what follows is the bot's own work, which the room waits for.
    deals = room.bot.services.of(DailyDealService)
    with room.env._bot_scope():
        return await play_to_the_end(deals, deal_in(room, game), UserId(who.id), **how)


async def forge(player: DailyPlayer, custom_id: str) -> simcord.InteractionResult:
    """Click on a button of the panel whose id is another one."""
    label = player.labels[0]
    return await click_forged(player.room.env, player.who, player.placed_panel, label, custom_id)


async def refusal(player: DailyPlayer, custom_id: str) -> str:
    """Return what the panel says after a click on a forged button: there is no message below it."""
    assert (await forge(player, custom_id)).followups == []
    return player.words


def to_midnight_s(room: CardRoom) -> float:
    return (DAY_MS - room.clock.now_ms() % DAY_MS) / 1000 + 1


def bare(words: str) -> str:
    return words.replace("*", "")


@games
async def test_a_deal_from_the_first_card_to_the_standing(room: CardRoom, game: TrickGame):
    ann = await player(room, room.ann, game)
    assert ann.panel.ephemeral
    assert "Everyone here gets these cards, once" in ann.words
    assert "🔒 Shuffle lock" in ann.words
    assert "Hint" not in ann.labels
    assert " ." not in ann.words
    await ann.finish()
    score = (await hand_of(room, room.ann, game)).score
    assert with_minus(f"Score: {score}") in ann.words
    assert "Place 1 of 1 so far" in bare(ann.words)
    assert with_minus(f"🥇 Ann · {score}") in bare(ann.words)
    assert "Next deal:" in ann.words
    assert ann.labels == ["Share", "Review"]
    assert room.messages == []


@games
async def test_nothing_hidden_is_shown_before_the_end(room: CardRoom, game: TrickGame):
    ann = await player(room, room.ann, game)
    while (hand := await hand_of(room, room.ann, game)).score is None:
        held = hand.table.hand.held
        hidden = [card for seat in (1, 2, 3) for card in held[seat]]
        if hand.table.hand.play is None:
            hidden = [card for card in hidden if card not in hand.table.hand.deal[0]]
        seen = set(hand.table.view_of(0).given)
        written = f"{ann.words} {[*ann.enabled]}"
        assert not [card for card in hidden if card not in seen and gives_away_card(card)(written)]
        assert not gives_away_seed(hand.table.shuffle.seed)(written)
        await ann.move()
    # Others can still play it.
    assert not gives_away_seed(hand.table.shuffle.seed)(ann.words)
    await room.env.advance_time(to_midnight_s(room))
    await ann.press("Share")
    assert gives_away_seed(hand.table.shuffle.seed)(ann.words)


async def test_after_an_update_of_the_computer_players_the_deal_says_so(room: CardRoom, monkeypatch):
    ann = await player(room, room.ann)
    assert "have been updated" not in ann.words
    monkeypatch.setattr(HEARTS.advisor, "version", "9.9")
    await ann.look()
    assert "The computer players have been updated since this deal began." in ann.words


@games
async def test_the_result_is_in_order_of_score(room: CardRoom, game: TrickGame):
    ann = await player(room, room.ann, game)
    await ann.finish()
    table = (await hand_of(room, room.ann, game)).table
    totals = [with_minus(f"{total}") for total in sorted(table.totals, key=table.rules.merit, reverse=True)]
    shown = [line.split("`")[1].strip() for line in ann.words.splitlines() if line.startswith("`")]
    assert shown == totals


@games
async def test_the_trick_is_a_picture_until_the_hand_is_over_and_shows_no_held_card(
    room: CardRoom, game: TrickGame
):
    ann = await player(room, room.ann, game)
    pictures = []
    while (hand := await hand_of(room, room.ann, game)).score is None:
        table = hand.table
        if table.hand.play is not None:
            [words] = words_for(ann.panel)
            exposed = {card for cards in table.view_of(0).exposed for card in cards}
            held = {card for cards in table.hand.held for card in cards} - exposed
            assert not [card for card in held if gives_away_card(card)(words)]
            pictures.append(words)
        await ann.move()
    assert len(set(pictures)) == len(pictures) >= 12
    assert words_for(ann.panel) == []


async def test_a_picture_of_an_earlier_moment_goes_where_no_new_one_can_be_drawn(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    ann = await player(room, room.ann)
    # What is picked is shown by the buttons alone.
    await ann.press(next(iter(ann.enabled.values())))
    assert words_for(ann.panel) == []
    await ann.press("Clear")
    await ann.move()
    assert words_for(ann.panel)
    monkeypatch.setattr("bot.views.tricks.pictures.draw_table", lambda *_: 1 // 0)
    await ann.move()
    assert words_for(ann.panel) == []
    assert "👑" in ann.words or "You lead" in ann.words


async def test_a_daily_deal_goes_on_after_a_restart(room: CardRoom):
    ann = await player(room, room.ann)
    for _ in range(4):
        await ann.move()
    words, old = ann.words, ann.panel
    await room.restart()
    await ann.look()
    assert (ann.words, ann.panel.id != old.id) == (words, True)
    # The panel from before works as well.
    ann.panel = old
    await ann.finish()
    assert "Place 1 of 1" in bare(ann.words)


async def test_a_daily_deal_counts_once(room: CardRoom):
    ann = await player(room, room.ann)
    await ann.finish()
    words = ann.words
    await ann.look()
    assert ann.words == words
    played = (await hand_of(room, room.ann)).table.hand.deal[0][0]
    forged = f"daily:hearts:{deal_in(room).day}:play:{played}"
    assert "Each deal counts once" in await refusal(ann, forged)
    await ann.press("Share")
    assert "Each deal counts once" not in ann.words


async def test_a_card_that_may_not_be_played_is_refused_in_the_panel_until_the_next_click(room: CardRoom):
    ann = await player(room, room.ann)
    await ann.choose()
    game, day = ann.game.name, deal_in(room).day
    legal = ann.cards
    held = (await hand_of(room, room.ann)).table.hand.held[0]
    not_held = next(card for card in build_deck() if card not in held)
    assert "isn't in your hand" in await refusal(ann, f"daily:{game}:{day}:play:{not_held}")
    assert ann.cards == legal
    await ann.move()
    assert "isn't in your hand" not in ann.words


async def shared_by(room: CardRoom, who: simcord.MemberActor, **how) -> int:
    """Have somebody play the deal and show their result to everybody; return what it came to."""
    score = await score_of(room, who, **how)
    await (await player(room, who)).press("Share")
    return score


def posted(room: CardRoom) -> list[str]:
    """Return what the results say that everybody sees, oldest first."""
    return [bare(text_of(message)) for message in room.messages]


def worst(legal):
    return legal[-1]


async def test_a_shown_result_keeps_its_place_while_the_day_lasts(room: CardRoom):
    ann = await shared_by(room, room.ann)
    await score_of(room, room.cat)
    ben = await score_of(room, room.ben, choose=worst)
    assert "Place 1 of 1" in posted(room)[0]
    await room.env.advance_time(GATHER_S + 5)
    place = 1 if ann < ben else 2
    assert f"Place {place} of 3 so far" in posted(room)[0]
    assert "Play today's deal" in labels_of(room.messages[0])
    # The next day says for good how it was.
    await room.env.advance_time(to_midnight_s(room) + 5)
    assert f"Place {place} of 3\n" in posted(room)[0]
    assert len(room.messages) == 1


async def test_a_shown_result_keeps_its_place_after_a_restart(room: CardRoom):
    await shared_by(room, room.ann)
    await room.restart()
    await score_of(room, room.ben)
    await room.restart()
    await room.env.advance_time(GATHER_S + 5)
    assert "of 2 so far" in posted(room)[0]


async def test_shown_results_leave_the_tables_of_the_channel_their_edits(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    for who in (room.ann, room.ben, room.cat, room.dan):
        await shared_by(room, who)
    await room.env.advance_time(GATHER_S + 10)
    with edits_timed(room, monkeypatch) as edits:
        # Both within a moment.
        await score_of(room, room.person("Eve"))
        await score_of(room, room.boss())
        await room.env.advance_time(GATHER_S + 10)
    assert Counter(message_id for _, message_id in edits) == {each.id: 1 for each in room.messages}
    assert most_at_once(edits) <= EDITS
    assert all("of 6 so far" in words for words in posted(room))


async def test_an_old_shown_result_is_edited_a_few_times_an_hour(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await shared_by(room, room.ann)
    await room.env.advance_time(2 * 3600)
    with edits_timed(room, monkeypatch) as edits:
        for who in (room.ben, room.cat, room.dan):
            await score_of(room, who)
            await room.env.advance_time(GATHER_S + 5)
        assert "of 2 so far" in posted(room)[0]
        await room.env.advance_time(OLD_AGAIN_S)
    assert len(edits) == 2
    assert "of 4 so far" in posted(room)[0]


async def test_a_shown_result_that_was_deleted_stays_away(room: CardRoom):
    await shared_by(room, room.ann)
    await shared_by(room, room.ben)
    await room.messages[0].delete()
    await score_of(room, room.cat)
    await room.env.advance_time(GATHER_S + 10)
    assert ["of 3" in words for words in posted(room)] == [True]
    assert [post.user_id for post in await room.bot.services.of(DailyDealService).posts(deal_in(room))] == [
        room.ben.id
    ]


async def test_a_shared_result_leads_to_the_same_daily_deal(room: CardRoom):
    ann = await player(room, room.ann)
    cards = ann.labels[:13]
    await ann.finish()
    await ann.press("Share")
    page = shown_by(await room.ben.click(room.messages[-1], label="Play today's deal"))
    assert page.flags.ephemeral
    assert labels_of(page)[:13] == cards


async def test_the_review_goes_through_the_hand(room: CardRoom):
    await score_of(room, room.ann)
    ann = await player(room, room.ann)
    page = shown_by(await ann.press("Review"))
    assert "daily deal of" in text_of(page)
    assert "your review" in text_of(page)
    await room.ann.click(page, label="Trick by trick")
    assert "passing" in text_of(page)
    await room.ann.click(page, label="Next →")
    assert "trick 1 of 13" in text_of(page)


async def test_nobody_reviews_what_they_are_still_to_play(room: CardRoom):
    ann = await player(room, room.ann)
    forged = f"daily:hearts:{deal_in(room).day}:go:review"
    assert "Finish that deal first" in text_of(shown_by(await forge(ann, forged)))


async def test_midnight_brings_a_new_deal_and_the_old_one_can_still_be_ended(room: CardRoom):
    await score_of(room, room.ben)
    ann, old = await player(room, room.ann), deal_in(room)
    await ann.move()
    await room.env.advance_time(to_midnight_s(room))
    again = await player(room, room.ann)
    assert "Everyone here gets these cards, once" in again.words
    await ann.finish()
    assert "Place 1 of 2\n" in bare(ann.words) or "Place 2 of 2\n" in bare(ann.words)
    assert "The next deal" not in ann.words
    assert len(await room.bot.services.of(DailyDealService).standings(old)) == 2
    await again.finish()
    assert "The day before: 🥇" in bare(again.words)
    assert "Place 1 of 1 so far" in bare(again.words)


async def test_a_deal_of_another_person_or_day_is_not_played_by_a_forged_click(room: CardRoom):
    ann = await player(room, room.ann)
    for day in (deal_in(room).day - 1, deal_in(room).day + 1):
        forged = f"daily:hearts:{day}:play:2C"
        # There is no such hand to say it in.
        assert "haven't started that deal" in text_of(shown_by(await forge(ann, forged)))


async def test_everything_about_somebody_goes_with_their_hands(room: CardRoom):
    await score_of(room, room.ann)
    ann = await player(room, room.ann)
    question = shown_by(await room.ann.slash(room.channel, "privacy delete"))
    await room.ann.click(question, label="Delete my data")
    assert "Your data is deleted" in text_of(question)
    assert "haven't started that deal" in note_of(await ann.press("Review"))
