"""Hints at tables of Hearts and Gong Zhu: from the command and from one's own panel, to one person alone."""

from types import SimpleNamespace

import pytest

from bot.players import GONGZHU, HEARTS, TrickGame, advise_prepared
from bot.rules.gongzhu import exposable
from bot.tables.ids import UserId
from bot.tables.tricks import Phase
from bot.text.cards import card_sign
from tests.support.guild import CardRoom, labels_of, note_of, text_of
from tests.support.quick_thinking import think_at_once
from tests.support.texts import shipped_texts
from tests.support.tiers import alike
from tests.support.together import click_forged, click_together
from tests.support.tricks.flows import to_the_moon
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import finish_hand, play_on, table_in

TEXT = shipped_texts().text()

HINT = "Hint"
each_game = pytest.mark.parametrize("game", TRICK_GAMES)
games = pytest.mark.parametrize("game", alike(TRICK_GAMES))


@pytest.fixture(autouse=True)
def asked(monkeypatch):
    """Have a strong player answer at once, and note what it is asked."""
    return think_at_once(monkeypatch)


async def begin(room: CardRoom, game: TrickGame) -> None:
    """Have Ann open a table, with Ben, and start."""
    await room.ann.slash(room.channel, f"{game} open")
    await room.click(room.ben, "Join")
    await room.click(room.ann, "Start")


async def to_anns_turn(room: CardRoom, game: TrickGame):
    """Return what Ann sees once it is her turn and she has a choice."""

    def is_due(table):
        return table.waited_for == (0,) and len(table.view_of(0).legal) > 1

    table = await play_on(room, game, lambda table: table.phase is Phase.PLAYING and is_due(table))
    return table.view_of(0)


async def ask(room: CardRoom, who, game: TrickGame) -> str:
    return note_of(await who.slash(room.channel, f"{game} hint"))


async def open_panel(room: CardRoom, who):
    return (await room.click(who, "My hand")).response


@each_game
async def test_a_hint_names_the_card_and_why(room: CardRoom, game, asked):
    await begin(room, game)
    view = await to_anns_turn(room, game)
    words = await ask(room, room.ann, game)
    assert f"**Play {card_sign(view.legal[-1])}.**" in words
    assert "sees what you see" in words
    assert asked == [view]


@games
async def test_a_hint_changes_nothing_and_shows_nobody_else_anything(room: CardRoom, game):
    await begin(room, game)
    await to_anns_turn(room, game)
    (stored, table), shown = await table_in(room, game), text_of(room.table)
    for _ in range(2):
        await ask(room, room.ann, game)
    after, same = await table_in(room, game)
    assert (after.version, same) == (stored.version, table)
    assert text_of(room.table) == shown
    assert len(room.messages) == 1


async def test_which_cards_to_pass(room: CardRoom):
    await begin(room, HEARTS)
    _, table = await table_in(room, HEARTS)
    words = await ask(room, room.ann, HEARTS)
    assert f"**Pass {TEXT.cards(advise_prepared(table.view_of(0)).cards)}.**" in words
    assert sum(line.startswith("- **") for line in words.splitlines()) in {1, 2, 3}


async def test_what_to_expose_or_that_nothing_should_be(room: CardRoom):
    await begin(room, GONGZHU)
    _, table = await table_in(room, GONGZHU)
    for who, place in ((room.ann, 0), (room.ben, 1)):
        cards = advise_prepared(table.view_of(place)).cards
        said = f"**Expose {TEXT.cards(cards)}.**" if cards else "**Expose nothing.**"
        words = await ask(room, who, GONGZHU)
        assert said in words
        held = exposable(table.view_of(place).held)
        for card in held:
            sign = TEXT.card(card)
            assert f"- **{sign}:** " in words or f"- **Not {sign}:** " in words
        assert bool(held) != ("You hold none of the four cards" in words)


@games
async def test_a_stranger_and_who_is_not_to_play_are_told_so(room: CardRoom, game, asked):
    assert "This channel has no table of that game" in await ask(room, room.cat, game)
    await begin(room, game)
    await to_anns_turn(room, game)
    assert "not at this table" in await ask(room, room.cat, game)
    assert "isn't your turn" in await ask(room, room.ben, game)
    assert asked == []


@games
async def test_in_the_panel_it_stands_above_the_cards_until_one_is_played(room: CardRoom, game, asked):
    await begin(room, game)
    view = await to_anns_turn(room, game)
    assert HINT not in labels_of(await open_panel(room, room.ben))
    panel = await open_panel(room, room.ann)
    assert labels_of(panel)[-2:] == [HINT, "Scores"]
    result = await room.ann.click(panel, label=HINT)
    assert result.followups == []
    assert f"**Play {card_sign(view.legal[-1])}.**" in text_of(panel)
    # It goes once the card is played, here from the other end.
    await room.ann.slash(room.channel, f"{game} play", card=str(view.legal[-1]))
    assert "💡 **Play" not in text_of(panel)


async def test_in_the_panel_it_leaves_what_is_picked_as_it_is(room: CardRoom):
    await begin(room, HEARTS)
    panel = await open_panel(room, room.ann)
    first = labels_of(panel)[0]
    result = await room.ann.click(panel, label=first)
    result = await room.ann.click(result.response or panel, label=HINT)
    assert f"✓ {first}" in labels_of(result.response or panel)
    assert "Pass (1/3)" in labels_of(result.response or panel)


@games
async def test_a_double_click_is_answered_twice_and_thought_about_once(room: CardRoom, game, asked):
    await begin(room, game)
    await to_anns_turn(room, game)
    panel = await open_panel(room, room.ann)
    message = SimpleNamespace(channel=room.channel, id=panel.id)
    results = await click_together(room.env, [(room.ann, message, HINT)] * 2)
    assert [result.followups for result in results] == [[], []]
    assert "💡 **Play" in text_of(panel)
    assert len(asked) == 1


async def test_an_old_panels_hint_says_that_it_is_old(room: CardRoom, asked):
    await begin(room, HEARTS)
    panel = await open_panel(room, room.ann)
    await finish_hand(room, HEARTS)
    await room.click(room.ann, "Next hand")
    # The panel was brought up to date meanwhile, but the click was on its way already.
    message = SimpleNamespace(channel=room.channel, id=panel.id)
    result = await click_forged(room.env, room.ann, message, HINT, "hearts:1:1:hint:")
    assert result.followups == []
    assert "hand is over" in text_of(panel)
    assert asked == []


async def test_who_was_away_is_back_when_they_ask(room: CardRoom):
    await begin(room, HEARTS)
    await room.env.advance_time(46)
    _, table = await table_in(room, HEARTS)
    assert table.seats[0].is_away
    await ask(room, room.ann, HEARTS)
    _, table = await table_in(room, HEARTS)
    assert table.seat_of(UserId(room.ann.id)) == 0
    assert not table.seats[0].is_away


async def test_who_has_shot_the_moon_sees_where_each_choice_leads_and_may_ask_which_is_better(room: CardRoom):
    ann = await to_the_moon(room)
    for choice, own, others in (("26 for everybody else", "0", "26"), ("26 off my score", "−26", "0")):
        scores = " · ".join([f"**you {own}**", *(f"🤖 {name} {others}" for name in ("Mei", "Ravi", "Jojo"))])
        assert f"{choice}: {scores}\n-# The game goes on." in ann.words
    await ann.press(HINT)
    assert "💡 **26 for everybody else.** You gain the same on each of them either way." in ann.words
    assert "💡 **26 for everybody else.**" in await ask(room, room.ann, HEARTS)
    await ann.look()
    await ann.press("26 for everybody else")
    assert "26 for everybody else!" in text_of(room.table)
