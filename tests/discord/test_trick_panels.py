"""Private panels: passing, exposing and playing by their buttons, and clicks that come to nothing."""

import pytest

from bot.players import GONGZHU, HEARTS
from bot.text.cards import card_sign
from bot.views.open_panels import OpenPanels
from tests.support.guild import CardRoom, labels_of, note_of, shown_by, text_of
from tests.support.tiers import alike
from tests.support.together import click_forged, click_together
from tests.support.tricks.flows import ANN, BEN
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import (
    TrickPlayer,
    begin,
    finish_hand,
    held_at,
    play_until,
    table_in,
    told_of,
    type_close,
)

games = pytest.mark.parametrize("game", alike(TRICK_GAMES))


async def to_turn(player: TrickPlayer, *others: TrickPlayer, least: int = 2) -> None:
    """Play until it is somebody's turn who has a choice, and some cards they may not play."""

    def is_due() -> bool:
        return least <= len(player.cards) < len(player.labels) - 1

    await play_until([*others, player], is_due)


async def forge(player: TrickPlayer, act: str):
    """Click a button of somebody's panel that has become another one while the click was on its way."""
    number = (await table_in(player.room, player.game))[1].round
    custom_id = f"{player.game}:1:{number}:{act}"
    label = player.labels[0]
    return await click_forged(player.room.env, player.who, player.placed_panel, label, custom_id)


def refusal(player: TrickPlayer, result) -> str:
    """Return what a panel says after a click in it: there is no message beside it."""
    assert result.followups == []
    return player.words


async def test_picks_can_be_taken_back_until_they_are_passed(room: CardRoom):
    room.deck.hands = [ANN, BEN]
    ann, ben = await begin(room, HEARTS, room.ann, room.ben)
    for label in ("2♠︎", "3♠︎", "4♠︎"):
        await ann.press(label)
    assert "5♠︎" not in ann.enabled.values()
    assert {"✓ 2♠︎", "✓ 3♠︎", "✓ 4♠︎", "Pass 2♠︎\u00a03♠︎\u00a04♠︎"} <= set(ann.enabled.values())
    await ann.press("✓ 3♠︎")
    assert "Pass (2/3)" in ann.labels
    await ann.press("Clear")
    assert "Pass (0/3)" in ann.labels
    for label in ("Q♠︎", "2♥︎", "4♣︎"):
        await ann.press(label)
    await ann.press("Pass Q♠︎\u00a02♥︎\u00a04♣︎")
    assert f"✅ You pass Q♠︎\u00a02♥︎\u00a04♣︎ to {room.ben.mention}" in ann.words
    assert list(ann.enabled.values()) == ["Scores"]
    await ben.choose()
    assert f"🔁 From {room.ann.mention}: Q♠︎\u00a02♥︎\u00a04♣︎" in ben.words
    assert any("Q♠︎" in each for each in (*ben.labels, *ben.words.splitlines()) if "🔁" not in each)


async def test_exposed_cards_are_shown_once_all_have_chosen(room: CardRoom):
    room.deck.hands = [ANN, BEN]
    ann, ben = await begin(room, GONGZHU, room.ann, room.ben)
    assert list(ann.enabled.values()) == ["Q♠︎", "Expose nothing", "Hint", "Scores"]
    await ann.press("Q♠︎")
    await ann.press("Expose Q♠︎")
    assert "✅ You expose Q♠︎" in ann.words
    for seen in (text_of(room.table), ben.words):
        assert "Q♠︎" not in seen
    assert "have nothing to expose" in ben.words
    await ben.press("Expose nothing")
    assert "exposed Q♠" in told_of(room.table)
    assert f"Q♠︎ ({room.ann.mention})" in ben.words


@games
async def test_an_illegal_card_is_refused_to_its_player_alone(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    await to_turn(ann, ben)
    _, table = await table_in(room, game)
    view, shown = table.view_of(0), text_of(room.table)
    assert set(ann.cards) == set(view.legal)
    [unplayable, *_] = (card for card in view.held if card not in view.legal)
    assert "Follow suit" in refusal(ann, await forge(ann, f"play:{unplayable}"))
    assert "Follow suit" in ann.words
    await room.ann.slash(room.channel, f"{game} play", card=str(unplayable))
    [elsewhere, *_] = (card for hand in held_at(table)[1:] for card in hand)
    note = note_of(await room.ann.slash(room.channel, f"{game} play", card=str(elsewhere)))
    assert "isn't in your hand" in note
    assert (await table_in(room, game))[1] == table
    assert text_of(room.table) == shown
    assert len(room.messages) == 1


@games
async def test_a_double_click_plays_once(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    await to_turn(ann, ben)
    _, before = await table_in(room, game)
    card = ann.cards[0]
    clicks = [(room.ann, ann.placed_panel, card_sign(card))] * 2
    results = await click_together(room.env, clicks)
    assert [result.followups for result in results] == [[], []]
    _, after = await table_in(room, game)
    assert after.hand is not None
    assert sum(card in trick.cards for trick in after.hand.play.tricks) == 1
    own = [set(held_at(table)[0]) for table in (before, after)]
    assert own[0] - own[1] == {card}


@games
async def test_a_stranger_sees_and_changes_nothing(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    await to_turn(ann, ben)
    _, before = await table_in(room, game)
    assert "You have no seat here" in note_of(await room.click(room.cat, "My hand", room.table_of(game)))
    assert {"Leave", "Call off"}.isdisjoint(await room.offered(room.cat, room.table_of(game)))
    for action, said in (("ask_leave", "You have no seat here"), ("ask_call_off", "Only the players")):
        result = await room.press_old(room.cat, f"{game}:1:1:{action}", room.table_of(game))
        assert said in note_of(result)
    for command in ("hand", "hint"):
        assert "You have no seat here" in note_of(await room.cat.slash(room.channel, f"{game} {command}"))
    played = await room.cat.slash(room.channel, f"{game} play", card=str(ann.cards[0]))
    assert "You have no seat here" in note_of(played)
    assert await room.cat.autocomplete(room.channel, f"{game} play", "card", "") == []
    assert (await table_in(room, game))[1] == before


@games
async def test_a_button_of_an_older_hand(room: CardRoom, game):
    ann, _ = await begin(room, game, room.ann, room.ben, target=10_000)
    await finish_hand(room, game)
    await room.click(room.ann, "Next hand", room.table_of(game))
    _, before = await table_in(room, game)
    for act in (f"play:{held_at(before)[0][0]}", "confirm:012", "pick:0", "hint:"):
        result = await click_forged(room.env, room.ann, ann.placed_panel, ann.labels[0], f"{game}:1:1:{act}")
        assert "That hand is finished. Here is the latest one." in refusal(ann, result)
    table = room.table_of(game)
    # What somebody else has just asked for is done.
    result = await click_forged(room.env, room.ann, ann.placed_panel, ann.labels[0], f"{game}:1:1:next:")
    assert "hand is finished" not in refusal(ann, result)
    result = await click_forged(room.env, room.ann, table, "More", f"{game}:1:1:next")
    assert result.followups == []
    result = await click_forged(room.env, room.ann, table, "More", f"{game}:1:1:give_up")
    assert "hand is finished" in note_of(result)
    assert (await table_in(room, game))[1] == before
    # What was said to a click goes with the next.
    await ann.press("Scores")
    assert "hand is finished" not in ann.words
    assert "📋 **Scores** · after one hand" in ann.words


async def test_scores_pressed_as_ones_panel_opens_are_told_in_it_and_leave_no_thinking(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    [ann] = await begin(room, HEARTS, room.ann)
    await finish_hand(room, HEARTS)
    open_of, asked = OpenPanels.open_of, []

    def opened_after_the_click(panels, table_id, user_id):
        asked.append(user_id)
        return None if len(asked) == 1 else open_of(panels, table_id, user_id)

    monkeypatch.setattr(OpenPanels, "open_of", opened_after_the_click)
    result = await room.press_old(room.ann, "hearts:1:1:scores", room.table_of(HEARTS))
    assert "📋 **Scores** · after one hand" in ann.words
    assert result.response is None


@games
async def test_the_panel_follows_the_table_by_itself(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    await to_turn(ann, ben)
    before = ben.words
    await ann.do("play")
    assert ben.words != before
    looks = ben.words, ben.labels
    await ben.look()
    assert (ben.words, ben.labels) == looks


def seen_by(player: TrickPlayer) -> list[int]:
    """Return the panels that somebody has before them."""
    history = player.room.channel.history(viewer=player.who)
    return [each.id for each in history if each.flags.ephemeral and "table 1" in text_of(each)]


@games
async def test_a_panel_opened_anew_takes_the_place_of_the_older_one(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    for _ in range(2):
        await ann.look()
        assert seen_by(ann) == [ann.panel.id]
    assert seen_by(ben) == [ben.panel.id]
    # A press in it makes no other one of it, and it follows.
    await to_turn(ann, ben)
    await ann.do("play")
    assert seen_by(ann) == [ann.panel.id]


async def a_quarter_passes(room: CardRoom) -> None:
    for _ in range(14):
        await room.env.advance_time(60)


@games
async def test_a_panel_whose_time_is_up_goes_and_another_can_be_opened(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben, pace="300")
    await a_quarter_passes(room)
    assert seen_by(ann) == seen_by(ben) == []
    await ann.look()
    assert seen_by(ann) == [ann.panel.id]
    assert f"hand {(await table_in(room, game))[1].hand_number}" in ann.words
    assert len(ann.labels) > 1
    assert seen_by(ben) == []


@games
async def test_a_press_keeps_a_panel_for_another_quarter_of_an_hour(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben, pace="300")
    await room.env.advance_time(600)
    await ann.press("Scores")
    await room.env.advance_time(600)
    assert (seen_by(ann), seen_by(ben)) == ([ann.panel.id], [])


@games
async def test_the_panels_of_a_table_that_closes_go(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    await type_close(room, room.boss(), game)
    assert "is closed" in text_of(room.table)
    assert seen_by(ann) == seen_by(ben) == []


@games
async def test_a_panel_from_before_a_restart_is_replaced_in_its_place(room: CardRoom, game):
    ann, ben = await begin(room, game, room.ann, room.ben)
    await to_turn(ann, ben)
    opened, cards = ann.panel.id, ann.cards
    await room.restart()
    await ann.press(card_sign(cards[0]))
    assert ann.panel.id == opened
    _, table = await table_in(room, game)
    assert cards[0] not in held_at(table)[0]
    assert card_sign(cards[0]) not in ann.labels
    # It follows its table from then on.
    await play_until([ben, ann], lambda: "Your turn" in ann.words or "You lead" in ann.words)


@games
@pytest.mark.parametrize("is_typed", [False, True])
async def test_start_gives_the_host_their_hand(room: CardRoom, game, is_typed):
    await room.ann.slash(room.channel, f"{game} open")
    start = room.ann.slash(room.channel, f"{game} start") if is_typed else room.click(room.ann, "Start")
    started = await start
    assert "· hand 1" in note_of(started)
    held = held_at((await table_in(room, game))[1])[0]
    assert {card_sign(card) for card in held} <= {*labels_of(shown_by(started))}


@games
async def test_a_manager_without_a_seat_starts_and_is_shown_nothing(room: CardRoom, game):
    boss = room.boss()
    await room.ann.slash(room.channel, f"{game} open")
    await room.click(boss, "Start", room.table_of(game))
    assert (await table_in(room, game))[1].round == 1
    assert [each for each in room.channel.history(viewer=boss) if each.flags.ephemeral] == []


@games
async def test_a_manager_without_a_seat_who_types_start_hears_that_it_has(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open")
    started = await room.boss().slash(room.channel, f"{game} start")
    assert note_of(started).startswith("The game has started: [to the table](")


@games
async def test_joining_again_shows_the_panel(room: CardRoom, game):
    await room.ann.slash(room.channel, f"{game} open")
    assert "table 1" in note_of(await room.click(room.ann, "Join", room.table_of(game)))
