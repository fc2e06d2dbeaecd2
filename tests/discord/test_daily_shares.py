"""What everyone sees of somebody's daily deal, and how many days in a row they have played."""

from bot.rules.cards import Card
from bot.rules.hearts import Options
from bot.rules.hearts.scoring import points_of
from tests.discord.test_daily_deal import bare, deal_in, hand_of, player, refusal, score_of, to_midnight_s
from tests.support.card_secrets import gives_away_card
from tests.support.guild import CardRoom, text_of
from tests.support.together import click_together


def counts(card: Card) -> bool:
    return points_of(card, Options()) > 0


async def test_a_result_is_shown_to_everybody_once_without_a_card(room: CardRoom):
    ann = await player(room, room.ann)
    await ann.finish()
    await ann.press("Share")
    assert ann.labels == ["Review"]
    [shared] = room.messages
    hand = await hand_of(room, room.ann)
    facts, marks = bare(text_of(shared)).strip().splitlines()
    assert facts.startswith(f"{room.ann.mention} · ♥️ Hearts <t:")
    assert facts.endswith(f" · Score: {hand.score} · Place 1 of 1 so far")
    # A sign for each trick: red where it brought points, with no word of the cards.
    taken = [trick.winner == 0 and any(map(counts, trick.cards)) for trick in hand.table.hand.play.finished]
    assert marks == "".join("🟥" if is_taken else "⬜" for is_taken in taken)
    cards = (await hand_of(room, room.ann)).table.hand.deal
    assert not [card for hand in cards for card in hand if gives_away_card(card)(text_of(shared))]
    forged = f"daily:hearts:{deal_in(room).day}:go:share"
    assert "already shared that result" in await refusal(ann, forged)
    assert ann.labels == ["Review"]
    assert len(room.messages) == 1


async def test_a_double_click_shares_a_result_once(room: CardRoom):
    ann = await player(room, room.ann)
    await score_of(room, room.ann)
    await ann.look()
    await click_together(room.env, [(room.ann, ann.placed_panel, "Share")] * 2)
    assert len(room.messages) == 1


async def test_days_in_a_row(room: CardRoom):
    for day in range(1, 5):
        await score_of(room, room.ann)
        words = (await player(room, room.ann)).words
        assert (f"🔥 {day} days in a row" in words) is (day > 1)
        await room.env.advance_time(to_midnight_s(room))
    # A day without the deal ends it.
    await room.env.advance_time(to_midnight_s(room))
    await score_of(room, room.ann)
    assert "in a row" not in (await player(room, room.ann)).words
