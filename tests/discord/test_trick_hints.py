"""Hints at tables of Hearts and Gong Zhu: from the command and from one's own panel, to one person alone."""

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
from tests.support.tricks.flows import to_the_moon
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.people import play_on, table_in

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
    assert "sees only what you see" in words
    assert asked == [view]


async def test_a_hint_before_play_names_cards_to_pass(room: CardRoom):
    await begin(room, HEARTS)
    _, table = await table_in(room, HEARTS)
    words = await ask(room, room.ann, HEARTS)
    assert f"**Pass {TEXT.cards(advise_prepared(table.view_of(0)).cards)}.**" in words
    assert sum(line.startswith("- **") for line in words.splitlines()) in {1, 2, 3}


async def test_a_hint_before_play_names_cards_to_expose(room: CardRoom):
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
async def test_a_hint_stays_in_the_panel_until_a_card_is_played(room: CardRoom, game, asked):
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


async def test_a_hint_leaves_picked_cards_as_they_are(room: CardRoom):
    await begin(room, HEARTS)
    panel = await open_panel(room, room.ann)
    first = labels_of(panel)[0]
    result = await room.ann.click(panel, label=first)
    result = await room.ann.click(result.response or panel, label=HINT)
    assert f"✓ {first}" in labels_of(result.response or panel)
    assert "Pass (1/3)" in labels_of(result.response or panel)


async def test_asking_for_a_hint_takes_the_seat_back(room: CardRoom):
    await begin(room, HEARTS)
    await room.env.advance_time(46)
    _, table = await table_in(room, HEARTS)
    assert table.seats[0].is_away
    await ask(room, room.ann, HEARTS)
    _, table = await table_in(room, HEARTS)
    assert table.seat_of(UserId(room.ann.id)) == 0
    assert not table.seats[0].is_away


async def test_a_moon_shooter_sees_both_outcomes_and_may_ask_for_a_hint(room: CardRoom):
    ann = await to_the_moon(room)
    for choice, own, others in (("26 for everyone else", "0", "26"), ("26 off my score", "−26", "0")):
        scores = " · ".join([f"**you {own}**", *(f"🤖 {name} {others}" for name in ("Mei", "Ravi", "Jojo"))])
        assert f"{choice}: {scores}\n-# The game goes on." in ann.words
    await ann.press(HINT)
    assert "💡 **26 for everyone else.** Nobody is ahead of you then" in ann.words
    assert "💡 **26 for everyone else.**" in await ask(room, room.ann, HEARTS)
    await ann.look()
    await ann.press("26 for everyone else")
    assert "26 for everyone else!" in text_of(room.table)
