"""The table message of Hearts and Gong Zhu: what it tells, what it keeps to itself, and that it fits."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import Game
from bot.rules import gongzhu, hearts
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to
from bot.tables.commands import Actor, Close
from bot.tables.history import StoredRound
from bot.tables.ids import TableId
from bot.tables.tricks import (
    WITH_CARDS,
    Cause,
    ChooseMoon,
    Leave,
    NextHand,
    Phase,
    PlayerAway,
    PrepareFor,
)
from bot.tables.tricks.snapshot import dump
from bot.text import load_catalog
from bot.views.tricks import Action, PanelButton, TrickButton, TrickModel, page_view, rules_view, table_view
from bot.views.tricks.buttons import last_trick, question_view
from bot.views.tricks.panel import Place
from tests.support.clock import NOW_MS
from tests.support.limits import too_much_in
from tests.support.tables import ANN, BEN, CAT, CHANNEL, GUILD, OPENER
from tests.support.trick_tables import (
    CLUBS,
    DIAMONDS,
    RULES,
    Dealt,
    lobby,
    next_step,
    prepared_of,
    started,
    stored,
)
from tests.views.trick_evenings import (
    HOUSE_RULES,
    buttons_of,
    cards_in,
    due,
    evening,
    hand_of,
    open_cards,
    pressable,
    seed_of,
    words_of,
)

TEXT = load_catalog().text()
games = pytest.mark.parametrize("game", Game)


def view_of(play, cause=None):
    return table_view(TEXT, TrickModel(stored(play.table), play.table, cause=cause))


def read(play, cause=None):
    return words_of(view_of(play, cause))


def faults_of(view):
    ids = [each.custom_id for each in buttons_of(view)]
    assert len(set(ids)) == len(ids)
    return list(too_much_in({"components": view.to_components()}))


@games
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_at_every_moment_a_message_fits_and_names_no_card_that_is_held(game, seed):
    for play in evening(game, seed):
        view = view_of(play)
        assert faults_of(view) == []
        assert cards_in(view) <= open_cards(play.table), play.table.phase


@games
@settings(max_examples=5, deadline=None)
@given(seed=st.integers(0, 10**6))
def test_while_cards_are_out_everybody_is_named_once_and_it_says_whose_turn_it_is(game, seed):
    for play in evening(game, seed):
        table, words = play.table, read(play)
        if table.phase not in WITH_CARDS:
            continue
        assert [words.count(f"<@{person}>") for person in table.people] == [1] * len(table.people)
        lines = words.splitlines()
        if table.phase is Phase.PLAYING:
            [turn] = [line for line in lines if "👉" in line]
            seat = table.seats[table.waited_for[0]]
            assert seat.user_id is None or f"<@{seat.user_id}>" in turn
            assert (due(table) in turn) == seat.is_present


@games
@settings(max_examples=3, deadline=None)
@given(seed=st.integers(0, 10**6))
async def test_every_button_can_be_read_from_its_own_id_and_by_one_class_only(game, seed):
    for play in evening(game, seed):
        for item in view_of(play).walk_children():
            if isinstance(item, TrickButton):
                match = TrickButton.__discord_ui_compiled_template__.fullmatch(item.custom_id)
                assert match
                assert not PanelButton.__discord_ui_compiled_template__.fullmatch(item.custom_id)
                again = await TrickButton.from_custom_id(None, item.item, match)  # type: ignore[arg-type]
                assert (again.place, again.action, again.log_fields) == (
                    item.place,
                    item.action,
                    {"table": 7, "round": play.table.round},
                )


@games
def test_a_lobby_says_how_it_is_played_at_and_what_binds_the_shuffle(game):
    play = lobby(ANN, game=game, rules=HOUSE_RULES[game][1], stake_points=5)
    words = read(play)
    assert play.table.commitment.hex() in words
    assert "Stake: **5**" in words
    assert "Play points only" in words
    assert "casual · 45 seconds a turn" in words
    assert "Seats 2/4" in words
    assert ("Omnibus" in words and "picks" in words) or "never counts" in words
    assert "Stake" not in read(lobby(game=game, stake_points=0))
    assert pressable(view_of(play)) == [
        "Join",
        "Leave",
        "Add a computer",
        "Start",
        "Cut the deck",
        "Close",
    ]


@games
def test_a_full_lobby_has_no_seat_to_offer(game):
    assert {"Join", "Add a computer"}.isdisjoint(pressable(view_of(lobby(ANN, BEN, CAT, game=game))))


@games
def test_before_play_only_people_are_seen_to_choose(game):
    begun = started(ANN, game=game)
    assert read(begun).count("still to choose") == 2
    assert "<t:" in read(begun)
    cards = prepared_of(begun.table, 3)
    waited_for = begun.table.waited_for
    thought = begun if 3 not in waited_for else begun.after(PrepareFor(round=1, seat=3, cards=cards))
    assert read(thought) == read(begun)
    assert read(begun.after(next_step(begun.table))).count("still to choose") == 1
    assert commitment_to(bytes.fromhex(seed_of(begun.table))).hex() in read(begun)


def test_where_cards_go_is_said():
    assert "to the left" in read(started(ANN))


def test_a_finished_trick_lies_until_the_next_card():
    play = started(ANN).until(Phase.PLAYING)
    while play.table.plays < 4:
        play = play.after(next_step(play.table))
    words, trick = read(play), hand_of(play.table).play.finished[0]
    assert words.count("**") >= 8
    assert "took the trick" in words
    assert cards_in(view_of(play)) == set(trick.cards)
    after = play.after(next_step(play.table))
    assert set(hand_of(after.table).play.trick.cards) <= cards_in(view_of(after))
    assert "took the trick" not in read(after)
    assert "Trick 2 of 13" in read(after)


def test_hearts_that_are_broken_are_said_to_be():
    play = started(ANN).until(Phase.PLAYING)
    assert "not broken" in read(play)
    while not hand_of(play.table).is_broken:
        play = play.after(next_step(play.table, lambda legal: max(legal, key=lambda card: card.suit == "H")))
    assert "💔" in read(play)


def test_exposed_cards_lie_open_wherever_they_are():
    play = started(ANN, game=Game.GONGZHU).until(Phase.PLAYING)
    exposed = set(hand_of(play.table).exposed)
    assert exposed
    while play.table.phase is Phase.PLAYING:
        assert exposed <= cards_in(view_of(play))
        assert read(play).count("👁️") >= len(exposed)
        play = play.after(next_step(play.table))


def test_absent_people_are_marked_and_a_paused_game_says_how_it_goes_on():
    play = started(ANN).until(Phase.PLAYING)
    away = play.with_events(PlayerAway(ANN, 1))
    assert "🤖 plays" in read(away)
    assert "Paused" not in read(away)
    paused = away.with_events(PlayerAway(OPENER, 0))
    assert "Paused" in read(paused)
    assert "My hand" in read(paused)
    assert "🤖 plays" not in read(paused)
    between = play.until(Phase.BETWEEN).with_events(PlayerAway(ANN, 1), PlayerAway(OPENER, 0))
    assert "**Next hand** goes on" in read(between)


def test_how_many_agree_to_call_the_game_off():
    play = started(ANN)
    assert "Call off" in pressable(view_of(play))
    asked = play.after(Close(actor=Actor(ANN)))
    assert "Call off (1/2)" in pressable(view_of(asked))


@games
def test_the_last_trick(game):
    play = started(ANN, game=game).until(Phase.PLAYING)
    assert "Last trick" not in pressable(view_of(play))
    with pytest.raises(RuleError, match="no trick yet"):
        last_trick(TEXT, play.table)
    while play.table.plays < 5:
        play = play.after(next_step(play.table))
    assert "Last trick" in pressable(view_of(play))
    shown = last_trick(TEXT, play.table)
    assert shown.startswith("Trick 1: ")
    assert shown.count("**") == 8


def shot(moon=hearts.Moon.CHOOSE):
    """A table at which Ann has shot the moon."""
    rules = hearts.Options(moon=moon)
    play = started(ANN, rules=rules, chance=Dealt(DIAMONDS, CLUBS))
    return play.until(Phase.CHOOSING, Phase.BETWEEN, choose=lambda legal: legal[-1])


def test_the_moon():
    play = shot()
    [line] = [line for line in read(play).splitlines() if "👉" in line]
    assert line == f"👉 <@{ANN}> · **picks** {due(play.table)}"
    picked = play.after(ChooseMoon(ANN, hearts.Moon.TAKE_FROM_SELF))
    assert f"<@{ANN}> **shot the moon**: 26 off" in read(picked)
    assert "26 for each other" in read(shot(hearts.Moon.ADD_TO_OTHERS))


@games
def test_between_hands_there_are_scores_the_seed_and_the_time(game):
    play = started(ANN, game=game).until(Phase.BETWEEN)
    words, table = read(play), play.table
    assert seed_of(table) == table.commitment.hex()
    assert words.count(seed_of(table)) == 1
    assert due(table) in words
    assert "Last trick" in words
    numbers = [line.split("`")[1].split() for line in words.splitlines() if line.startswith("`")]
    assert numbers[0] == ["hand", "total"]
    assert [int(total.replace(",", "")) for _, total in numbers[1:]] == list(table.totals)
    assert len({len(line.split("`")[1]) for line in words.splitlines() if line.startswith("`")}) == 1
    assert pressable(view_of(play)) == [
        *("Next hand", "Join", "Leave"),
        *("Review", "Cut the deck", "Call off"),
    ]
    full = started(ANN, BEN, CAT, game=game).until(Phase.BETWEEN)
    assert "Join" not in pressable(view_of(full))


def over(game, *others, totals=None):
    play = started(*others, game=game)
    end = (40, 101, 60, 70) if game is Game.HEARTS else (300, -1200, 20, 20)
    return play.with_totals(*(totals or end)).until(Phase.OVER)


@games
def test_a_game_that_is_over_says_who_has_won_and_what_that_moves(game):
    play = over(game, ANN)
    words = read(play)
    assert "🏆" in words
    assert f"<@{OPENER}> **+5**" in words or f"<@{ANN}> **+5**" in words
    assert ("🐷 **" in words) == (game is Game.GONGZHU)
    assert "after one hand" in words or "hands" in words
    assert seed_of(play.table) in words
    assert {"Play again", "Cut the deck", "Close"} <= set(pressable(view_of(play)))
    assert "💰" not in read(over(game))


@games
def test_who_has_won_stays_so_when_people_go(game):
    play = over(game, ANN)
    words = read(play)
    gone = read(play.after(Leave(ANN)))
    before, after = (each.split("**Play again**")[0] for each in (words, gone))
    assert before == after
    assert f"<@{ANN}>" not in gone.split("**Play again**")[1]


@games
def test_who_left_a_running_game_is_still_told_what_it_was(game):
    play = started(ANN, BEN, game=game).until(Phase.PLAYING).after(Leave(ANN))
    assert f"🤖 Mei for <@{ANN}>" in read(play.with_totals(0, 2000, 0, -2000).until(Phase.OVER))


@games
def test_a_closed_table_says_why_and_shows_the_seed_it_owes(game):
    play = started(ANN, game=game).until(Phase.PLAYING)
    off = play.after(Close(actor=Actor(ANN)), Close(actor=Actor(OPENER)))
    words = read(off, Cause.AGREED)
    assert "agreed" in words
    assert "nothing is won or lost" in words
    assert seed_of(play.table) in words
    assert buttons_of(view_of(off)) == []
    empty = lobby(game=game)
    closed = empty.after(Close(actor=Actor(OPENER)))
    assert empty.table.next_seed.hex() in read(closed)
    assert "called off" not in read(closed)
    ended = over(game, ANN)
    assert "🏆" in read(ended.after(Close(actor=Actor(OPENER))))
    between = started(ANN, game=game).until(Phase.BETWEEN)
    stopped = between.after(Close(actor=Actor(OPENER, manages_server=True)))
    assert "after one hand" in read(stopped)
    assert between.table.next_seed.hex() in read(stopped)


@games
@pytest.mark.parametrize("cause", Cause)
def test_every_cause_has_words(game, cause):
    closed = lobby(game=game).after(Close(actor=Actor(OPENER)))
    assert len(read(closed, cause)) > len(read(closed))


@games
def test_a_long_game_with_wild_scores_fits(game):
    rules = replace(RULES[game], target=10_000)
    play = started(ANN, BEN, CAT, game=game, rules=rules).until(Phase.BETWEEN)
    scores = ((-3200, 3200, -1600, 26),) * 900
    played = play.after(NextHand(OPENER)).until(Phase.PLAYING).to_last_card()
    for table in (
        played.table,
        played.until(Phase.BETWEEN).table,
        replace(played.until(Phase.BETWEEN).table, phase=Phase.OVER),
        replace(played.table, phase=Phase.CLOSED),
    ):
        sweepers = (0,) * len(scores)
        longest = replace(table, scores=scores, sweepers=sweepers, hand_number=901, round=9_999)
        view = table_view(TEXT, TrickModel(stored(play.table), longest, NOW_MS, Cause.ASKED))
        assert faults_of(view) == []


@games
def test_a_page_is_what_came_of_a_hand_or_a_game_without_buttons(game):
    for play, title in (
        (started(ANN, game=game).until(Phase.BETWEEN), "is over"),
        (over(game, ANN), "game over"),
    ):
        table = play.table
        kept = StoredRound(
            table_id=TableId(7),
            guild_id=GUILD,
            channel_id=CHANNEL,
            game=game,
            number=table.round,
            settled_ms=NOW_MS,
            points=table.options.points,
            record={},
            snapshot=dump(replace(table, seed_root=b"")),
            players={},
            balances={},
        )
        view = page_view(TEXT, kept)
        assert title in words_of(view)
        assert seed_of(table) in words_of(view)
        assert buttons_of(view) == []
        assert faults_of(view) == []


def test_a_slip_of_the_thumb_costs_nothing():
    play = started(ANN, game=Game.HEARTS)
    place = Place(Game.HEARTS, TableId(7), 1)
    leave = question_view(TEXT, place, play.table, Action.ASK_LEAVE, Actor(ANN))
    assert [each.custom_id for each in buttons_of(leave)] == ["hearts:7:1:give_up"]
    ask = question_view(TEXT, place, play.table, Action.ASK_CALL_OFF, Actor(ANN))
    assert "0 of 2 have" in words_of(ask)
    assert [each.custom_id for each in buttons_of(ask)] == ["hearts:7:1:call_off"]
    for actor, table in (
        (Actor(ANN, manages_server=True), play.table),
        (Actor(OPENER), started().table),
        (Actor(OPENER), play.after(Close(actor=Actor(ANN))).table),
    ):
        assert "at once" in words_of(question_view(TEXT, place, table, Action.ASK_CALL_OFF, actor))


@games
@pytest.mark.parametrize("which", [0, 1])
def test_the_rules_are_read_out(game, which):
    rules = HOUSE_RULES[game][which]
    view = rules_view(TEXT, game, rules)
    assert faults_of(view) == []
    assert f"{rules.target}" in words_of(view)
    assert ("Omnibus" in words_of(view) or "even for" in words_of(view)) == bool(which)


def test_gong_zhu_marks_who_has_all_the_hearts_and_who_leads_next():
    play = started(ANN, game=Game.GONGZHU).until(Phase.BETWEEN)
    assert "took the pig and leads next" in read(play)
    table = play.table
    won = [place for place, cards in enumerate(hand_of(table).play.captured) if gongzhu.has_all_hearts(cards)]
    assert ("all the hearts!" in read(play)) == bool(won)
