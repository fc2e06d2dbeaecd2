"""The table message of Hearts and Gong Zhu: what it tells, what it keeps to itself, and that it fits."""

import pytest
from discord import ui
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS
from bot.rules.errors import RuleError
from bot.rules.fair_deal import commitment_to
from bot.tables.commands import Actor, Close, Leave
from bot.tables.ids import TableId
from bot.tables.tricks import Phase, PlayerAway, PrepareFor, TakeOver
from bot.tables.tricks.state import WITH_CARDS
from bot.views.phrases import SHOWN_DIGITS
from bot.views.tricks.buttons import TableAction, TrickButton, question_view
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.details import details_view, rules_view
from bot.views.tricks.panel import PanelButton
from bot.views.tricks.results import last_trick
from bot.views.tricks.terms import entries
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    LONG,
    Dealt,
    fourth_hand,
    lobby,
    next_step,
    prepared_of,
    started,
    stored,
)
from tests.views.trick_evenings import (
    FACES,
    HOUSE_RULES,
    TEXT,
    buttons_of,
    cards_in,
    due,
    evening,
    faults_of,
    hand_of,
    open_cards,
    pressable,
    read,
    seed_of,
    view_of,
    words_of,
)

games = pytest.mark.parametrize("game", TRICK_GAMES)


@games
@settings(max_examples=examples(5))
@given(seed=st.integers(0, 10**6))
def test_at_every_moment_a_message_fits_and_names_no_card_that_is_held(game, seed):
    for play in evening(game, seed):
        view = view_of(play)
        assert faults_of(view) == []
        assert cards_in(view) <= open_cards(play.table), play.table.phase


@games
@settings(max_examples=examples(5))
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
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 10**6))
async def test_every_button_can_be_read_from_its_own_id_and_by_one_class_only(game, seed):
    for play in evening(game, seed):
        for item in view_of(play).walk_children():
            if isinstance(item, TrickButton):
                match = TrickButton.__discord_ui_compiled_template__.fullmatch(item.custom_id)
                assert match
                assert not PanelButton.__discord_ui_compiled_template__.fullmatch(item.custom_id)
                again = TrickButton.read(match)
                assert (again.address, again.action, again.log_fields) == (
                    item.address,
                    item.action,
                    {"table": 7, "round": play.table.round},
                )


@games
def test_a_lobby_says_what_one_needs_to_sit_down(game):
    play = lobby(ANN, game=game, rules=HOUSE_RULES[game][1], stake_points=5)
    words = read(play)
    assert play.table.commitment.hex()[:SHOWN_DIGITS] in words
    assert play.table.commitment.hex() not in words
    assert "Stake: 5 · Game to " in words
    assert f"👑 <@{OPENER}>" in words
    assert "**Aim:**" in words
    assert ("J♦︎\N{NO-BREAK SPACE}−10" in words and "chooses" in words) or "never counts" in words
    assert "No stake" in read(lobby(game=game, stake_points=0))
    assert pressable(view_of(play)) == ["Join", "Start", "How to play", "More"]
    assert offered(play, OPENER) == [
        *("Add a word", "Add a computer", "Computers", "Settings", "Details"),
        *("Leave", "Close"),
    ]
    assert offered(play, ANN) == ["Add a word", "Add a computer", "Details", "Leave"]
    assert offered(play, CAT) == ["Details"]
    assert "🔒 Shuffle lock `" in words


@games
def test_a_lobby_without_people_offers_a_seat_and_nothing_that_needs_one(game):
    words = pressable(view_of(lobby(game=game).after(Leave(OPENER))))
    assert [each for each in words if each != TEXT("lesson-button-open")] == ["Join", "More"]


@games
@pytest.mark.parametrize("which", [0, 1])
def test_details_have_the_whole_lock_and_all_the_rules(game, which):
    play = lobby(ANN, game=game, rules=HOUSE_RULES[game][which], stake_points=5)
    view = details_view(TEXT, FACES[game.name], stored(play.table), play.table)
    words = words_of(view)
    assert faults_of(view) == []
    assert play.table.commitment.hex() in words
    assert "Stake between players: **5**" in words
    assert "Play points only" in words
    assert "casual · 45 seconds a turn" in words
    rules = words_of(rules_view(TEXT, FACES[game.name], play.table.options.rules))
    assert set(rules.splitlines()[2:]) <= set(words.splitlines())


@games
def test_a_full_lobby_has_no_seat_to_offer(game):
    play = lobby(ANN, BEN, CAT, game=game)
    assert "Join" not in pressable(view_of(play))
    assert "Add a computer" not in offered(play, ANN)


@games
def test_before_play_only_people_are_seen_to_choose(game):
    begun = started(ANN, game=game)
    assert read(begun).count("· choosing") == 2
    assert "<t:" in read(begun)
    cards = prepared_of(begun.table, 3)
    waited_for = begun.table.waited_for
    thought = begun if 3 not in waited_for else begun.after(PrepareFor(round=1, seat=3, cards=cards))
    assert read(thought) == read(begun)
    assert read(begun.after(next_step(begun.table))).count("· choosing") == 1
    lock = commitment_to(bytes.fromhex(seed_of(begun.table))).hex()
    assert f"`{lock[:SHOWN_DIGITS]}…`" in read(begun)


def test_where_cards_go_is_said():
    assert "to the left" in read(started(ANN))


def test_a_finished_trick_lies_until_the_next_card():
    play = started(ANN).until(Phase.PLAYING)
    while play.table.plays < 4:
        play = play.after(next_step(play.table))
    words, trick = read(play), hand_of(play.table).play.finished[0]
    assert words.count("**") >= 8
    assert "took it" in words
    assert cards_in(view_of(play)) == set(trick.cards)
    after = play.after(next_step(play.table))
    assert set(hand_of(after.table).play.trick.cards) <= cards_in(view_of(after))
    assert "took it" not in read(after)
    assert "Trick 2 of 13" in read(after)


def test_hearts_that_are_broken_are_said_to_be():
    play = started(ANN).until(Phase.PLAYING)
    assert "aren't broken" in read(play)
    while not hand_of(play.table).is_broken:
        play = play.after(next_step(play.table, lambda legal: max(legal, key=lambda card: card.suit == "H")))
    assert "💔" in read(play)


def test_exposed_cards_lie_open_wherever_they_are():
    play = started(ANN, game=GONGZHU).until(Phase.PLAYING)
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
    assert "Press **Next\u00a0hand**" in read(between)
    assert "Kept until" in read(paused)
    given_up = away.after(Leave(OPENER))
    assert f"Computer players play on: {due(given_up.table)}" in read(given_up)
    assert "Press **My\u00a0hand** to go on" in read(given_up)
    assert "Kept until" not in read(given_up)
    stopped = play.until(Phase.BETWEEN).after(Leave(ANN)).with_events(PlayerAway(OPENER, 0))
    assert f"Computer players play on: {due(stopped.table)}" in read(stopped)
    assert "Press **Next\u00a0hand** to go on" in read(stopped)


@games
@pytest.mark.parametrize("phase", [Phase.PREPARING, Phase.PLAYING, Phase.BETWEEN])
def test_a_game_that_all_have_left_says_that_it_is_played_to_its_end(game, phase):
    play = started(ANN, game=game, rules=LONG[game]).until(phase)
    assert "Everyone has left" not in read(play.after(Leave(ANN)))
    left = play.after(Leave(ANN), Leave(OPENER))
    assert "Everyone has left" in read(left)
    assert "Paused" not in read(left)
    assert ("Next hand: <t" in read(left)) == (phase is Phase.BETWEEN)
    assert faults_of(view_of(left)) == []


def test_the_result_of_a_game_that_all_have_left_names_those_whose_it_was():
    play = fourth_hand(ANN, chance=Dealt(ALL_CLUBS)).with_totals(0, 90, 0, 0)
    words = read(play.after(Leave(ANN), Leave(OPENER)).until(Phase.OVER))
    assert "Everyone has left" not in words
    for person in (OPENER, ANN):
        assert f" for <@{person}>" in words
    assert "💰 <@" not in words
    assert "all stakes are returned" in words


def test_how_many_agree_to_call_the_game_off():
    play = started(ANN, BEN)
    assert "Call off" in offered(play, BEN)
    asked = play.after(Close(actor=Actor(ANN)))
    assert "Call off (1/3)" in offered(asked, BEN)
    assert "Call off (1/3)" not in offered(asked, ANN)
    # Ben's stake stays in the game, which is played to its end.
    assert "Call off" not in offered(asked.after(Leave(BEN)), OPENER)


def offered(play, user_id):
    """What a person may do behind More."""
    found = entries(TEXT, stored(play.table), play.table, Actor(user_id))
    return [each.button.item.label for each in found]


def rows_of(play):
    """What the buttons of a table say, row by row."""
    rows = [item for item in view_of(play).walk_children() if isinstance(item, ui.ActionRow)]
    return [[each.item.label for each in row.children if isinstance(each, ui.DynamicItem)] for row in rows]


def test_a_table_has_at_most_four_buttons_and_the_rest_is_behind_more():
    assert rows_of(started(ANN)) == [["My hand", "Scores", "More"]]
    assert offered(started(ANN), ANN) == ["Details", "Leave", "Call off"]
    assert offered(started(ANN), CAT) == ["Details"]
    between = started(ANN, BEN).until(Phase.BETWEEN).after(Close(actor=Actor(ANN)))
    assert rows_of(between) == [["Next hand", "Join"], ["Review", "More"]]
    assert offered(between, BEN) == ["Scores", "Add a word", "Details", "Leave", "Call off (1/3)"]
    full = started(ANN, BEN, CAT).until(Phase.BETWEEN)
    assert rows_of(full) == [["Next hand", "Review"], ["Scores", "More"]]
    assert "Scores" not in offered(full, ANN)
    alone = started().with_totals(101, 0, 0, 0).until(Phase.OVER)
    assert rows_of(alone) == [["Play again", "Join"], ["Review", "More"]]
    assert offered(alone, OPENER) == ["Scores", "Add a word", "Settings", "Details", "Leave", "Close"]


@games
def test_the_last_trick(game):
    play = started(ANN, game=game).until(Phase.PLAYING)
    assert "Previous trick" not in offered(play, ANN)
    with pytest.raises(RuleError, match="no trick yet"):
        last_trick(TEXT, FACES[play.table.game.name], play.table)
    while play.table.plays < 5:
        play = play.after(next_step(play.table))
    assert "Previous trick" in offered(play, ANN)
    shown = last_trick(TEXT, FACES[play.table.game.name], play.table)
    assert shown.startswith("Trick 1: ")
    assert shown.count("**") == 8


def test_a_slip_of_the_thumb_costs_nothing():
    play = started(ANN, game=HEARTS)
    address = HandAddress(HEARTS.name, TableId(7), 1)
    leave = question_view(TEXT, address, play.table, TableAction.ASK_LEAVE, Actor(ANN))
    assert [each.custom_id for each in buttons_of(leave)] == ["keep", "hearts:7:1:give_up"]
    ask = question_view(TEXT, address, play.table, TableAction.ASK_CALL_OFF, Actor(ANN))
    assert "0 of 2 so far" in words_of(ask)
    assert [each.custom_id for each in buttons_of(ask)] == ["keep", "hearts:7:1:call_off"]
    for actor, table in (
        (Actor(ANN, manages_server=True), play.table),
        (Actor(OPENER), started().table),
        (Actor(OPENER), play.after(Close(actor=Actor(ANN))).table),
    ):
        assert "at once" in words_of(question_view(TEXT, address, table, TableAction.ASK_CALL_OFF, actor))


def leaving(play, user_id):
    """Return what somebody is asked who wants to leave a running game."""
    address = HandAddress(HEARTS.name, TableId(7), 1)
    return words_of(question_view(TEXT, address, play.table, TableAction.ASK_LEAVE, Actor(user_id)))


def test_who_leaves_is_told_before_what_that_does():
    play = started(ANN, game=HEARTS, stake_points=5)
    assert "counts as lost for you and your stake stays in it, unless you come back" in leaving(play, ANN)
    free = started(ANN, game=HEARTS, stake_points=0)
    assert "counts as lost for you, unless you come back" in leaving(free, ANN)
    # Nobody is left to play it on.
    for last in (started(game=HEARTS, stake_points=5), free.after(Leave(ANN))):
        assert "so it's called off and the table closes" in leaving(last, OPENER)
        assert not last.after(Leave(OPENER)).table.is_open
    # Ann's stake keeps it going.
    staked = play.after(Leave(ANN))
    assert "A computer player takes your seat" in leaving(staked, OPENER)
    assert staked.after(Leave(OPENER)).table.is_open


def test_who_took_a_seat_over_has_nothing_to_lose():
    between = started(ANN, game=HEARTS).until(Phase.BETWEEN)
    taken = between.after(TakeOver(CAT, "part", 2, round=between.table.round))
    assert "You can join again between two hands" in leaving(taken, CAT)


@games
@pytest.mark.parametrize("which", [0, 1])
def test_the_rules_are_read_out(game, which):
    rules = HOUSE_RULES[game][which]
    view = rules_view(TEXT, FACES[game.name], rules)
    assert faults_of(view) == []
    assert f"{rules.target}" in words_of(view)
    assert ("J♦︎ −10" in words_of(view) or "even if" in words_of(view)) == bool(which)
