"""The private panel of Hearts and Gong Zhu: one's own cards and nobody else's, and what can be pressed."""

from dataclasses import replace

import discord
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import SUITS, parse_card
from bot.rules.errors import RuleError
from bot.rules.tricks import of_suit
from bot.tables.commands import Actor, Close, Leave
from bot.tables.ids import TableId
from bot.tables.tricks import NextHand, Phase, PlayCard, PlayerAway, Prepare
from bot.text.cards import card_sign
from bot.text.catalog import MINUS
from bot.views.open_panels import NO_PICKS, Picks
from bot.views.phrases import signed_points
from bot.views.style import PICKED
from bot.views.tricks.buttons import TrickButton
from bot.views.tricks.custom_ids import HandAction, HandAddress, hand_command, read_indices, write_indices
from bot.views.tricks.panel import PanelButton, panel_view
from tests.support.tables import ANN, BEN, CAT, OPENER, STRANGER
from tests.support.tiers import examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_DIAMONDS,
    LONG,
    Dealt,
    lobby,
    next_step,
    started,
    stored,
)
from tests.views.trick_evenings import (
    FACES,
    PEOPLE,
    TEXT,
    button_style,
    cards_in,
    evening,
    faults_of,
    hand_of,
    open_cards,
    own_cards,
    pressable,
    seat_of,
    words_of,
)

HINT = TEXT("tricks-panel-hint")
SCORES = TEXT("tricks-button-scores")
games = pytest.mark.parametrize("game", TRICK_GAMES)


def panel_of(play, person=ANN, picks=NO_PICKS, note=""):
    face = FACES[play.table.game.name]
    return panel_view(TEXT, face, stored(play.table), play.table, person, picks, note=note)


def asked_by(button, play):
    """What a button asks of the table."""
    return button._command(Actor(ANN)) or hand_command(button.action, button.arg, ANN, play.table)


def suits_of(cards):
    """A hand as it is read while somebody waits: a suit to a line."""
    return [TEXT.cards(of_suit(cards, suit)) for suit in SUITS if of_suit(cards, suit)]


def lines_of_hand(view):
    """The last words of a panel, which are the hand of somebody who waits."""
    *_, last = (item for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay))
    return last.content.splitlines()


def items_of(view):
    return [item for item in view.walk_children() if isinstance(item, PanelButton)]


@games
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 10**6))
async def test_at_every_moment_a_panel_fits_and_knows_only_ones_own_cards(game, seed):
    for play in evening(game, seed):
        for person in PEOPLE:
            view, seat = panel_of(play, person), play.table.seat_of(person)
            assert faults_of(view) == []
            known = open_cards(play.table)
            if seat is not None and play.table.hand is not None:
                known |= own_cards(play.table, seat)
            assert cards_in(view) <= known
            check_ids(items_of(view))


def check_ids(items):
    assert len({item.custom_id for item in items}) == len(items)
    for item in items:
        match = PanelButton.__discord_ui_compiled_template__.fullmatch(item.custom_id)
        assert match
        assert not TrickButton.__discord_ui_compiled_template__.fullmatch(item.custom_id)
        again = PanelButton.read(match)
        assert (again.address, again.action, again.arg) == (item.address, item.action, item.arg)
        assert again.log_fields == {"table": 7, "round": item.address.round}


@games
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 10**6))
def test_what_can_be_pressed_is_what_may_be_played(game, seed):
    for play in evening(game, seed):
        if play.table.phase is not Phase.PLAYING:
            continue
        for person in play.table.people:
            seat = seat_of(play.table, person)
            legal = play.table.view_of(seat).legal
            held = hand_of(play.table).held[seat]
            plays = [item for item in items_of(panel_of(play, person)) if item.action is HandAction.PLAY]
            assert [item.arg for item in plays] == (list(map(str, held)) if legal else [])
            assert [item.arg for item in plays if not item.item.disabled] == list(map(str, legal))
            if held and not legal:
                assert lines_of_hand(panel_of(play, person)) == suits_of(held)


def test_a_suit_has_rows_of_its_own_of_at_most_five():
    play = started(ANN, BEN, CAT, chance=Dealt(ALL_DIAMONDS, ALL_CLUBS))
    suits = set()
    while play.table.plays < 4:
        for person in PEOPLE:
            for row in panel_of(play, person).walk_children():
                if isinstance(row, discord.ui.ActionRow):
                    buttons = [item for item in row.children if isinstance(item, PanelButton)]
                    assert len(buttons) == len(row.children) <= 5
                    if buttons[0].action is not HandAction.PLAY:
                        continue
                    [suit] = {parse_card(item.arg).suit for item in buttons}
                    suits.add(suit)
        play = play.after(next_step(play.table))
    assert len(suits) == 4


def test_whose_turn_it_is_and_what_lies_there():
    play = started(ANN).to_seat(1)
    assert "Your turn" in words_of(panel_of(play)) or "You lead" in words_of(panel_of(play))
    assert f"<@{ANN}> **to play** ⏳ <t:" in words_of(panel_of(play, OPENER))
    assert pressable(panel_of(play, OPENER)) == [SCORES]
    assert set(hand_of(play.table).play.trick.cards) <= cards_in(panel_of(play, OPENER))
    waiting = started(ANN).to_seat(2)
    assert "🤖 Ravi **to lead**" in words_of(panel_of(waiting))


def test_a_panel_says_why_cards_are_greyed():
    play = started(ANN).until(Phase.PLAYING)
    reasons = set()
    while play.table.phase is Phase.PLAYING:
        for person in play.table.people:
            words = words_of(panel_of(play, person)).splitlines()
            reasons |= {line for line in words if line.startswith("-# ✋")}
            view = play.table.view_of(seat_of(play.table, person))
            greyed = bool(view.legal) and len(view.legal) < len(view.held)
            assert any(line.startswith("-# ✋") for line in words) == greyed
        play = play.after(next_step(play.table))
    assert any("Follow suit" in reason for reason in reasons)


def test_what_one_was_passed():
    play = started(ANN).until(Phase.PLAYING)
    words, table = words_of(panel_of(play)), play.table
    received = " ".join(map(card_sign, table.view_of(1).received))
    [line] = [line for line in words.splitlines() if "🔁" in line]
    assert f"From <@{OPENER}>:" in line
    assert [card[:-1] for card in received.split()] == [
        each.rstrip("\ufe0e\ufe0f")
        for each in line.split(": ")[1].split(" · ")[0].replace("\u00a0", " ").split()
    ]


def test_passing_is_picked_card_by_card():
    play = started(ANN)
    dealt = hand_of(play.table).deal[1]
    assert "Pick three cards for 🤖 Ravi" in words_of(panel_of(play))
    assert len(pressable(panel_of(play))) == 13 + len([HINT, SCORES])
    two = panel_of(play, picks=Picks(1, (0, 5)))
    assert button_style(two, f"✓ {card_sign(dealt[5])}") is PICKED
    assert "Pass (2/3)" not in pressable(two)
    assert "Clear" in pressable(two)
    three = panel_of(play, picks=Picks(1, (0, 5, 12)))
    names = TEXT.cards(dealt[index] for index in (0, 5, 12))
    assert pressable(three)[3:] == [f"Pass {names}", "Clear", HINT, SCORES]
    confirm = next(item for item in items_of(three) if item.action is HandAction.CONFIRM)
    assert asked_by(confirm, play) == Prepare(ANN, (dealt[0], dealt[5], dealt[12]), round=1)
    done = play.after(asked_by(confirm, play))
    assert "✅ You pass" in words_of(panel_of(done))
    assert pressable(panel_of(done)) == [SCORES]
    assert lines_of_hand(panel_of(done)) == suits_of(dealt)


def test_a_click_on_a_picked_card_lets_it_go():
    view = panel_of(started(ANN), picks=Picks(1, (0, 5)))
    toggles = [item for item in items_of(view) if item.action is HandAction.PICK]
    assert toggles[5]._picks == Picks(1, (0,))
    assert toggles[3]._picks == Picks(1, (0, 3, 5))
    clear = next(item for item in items_of(view) if item.action is HandAction.CLEAR)
    assert clear._picks == NO_PICKS


@given(st.sets(st.integers(0, 12)))
def test_what_is_picked_travels_in_a_custom_id(places):
    assert read_indices(write_indices(places)) == tuple(sorted(places))


def test_what_was_picked_in_another_hand_does_not_count():
    play = started(ANN)
    assert words_of(panel_of(play, picks=Picks(2, (0, 1)))) == words_of(panel_of(play))


def test_exposing():
    play = started(ANN, game=GONGZHU)
    for person in play.table.people:
        seat = seat_of(play.table, person)
        mine = gongzhu.exposable(hand_of(play.table).deal[seat])
        words = pressable(panel_of(play, person))
        assert words == [*map(card_sign, mine), "Expose nothing", HINT, SCORES]
        if mine:
            at = hand_of(play.table).deal[seat].index(mine[0])
            view = panel_of(play, person, Picks(1, (at,)))
            assert f"Expose {card_sign(mine[0])}" in pressable(view)
    quiet = play.after(Prepare(ANN, ()))
    assert "You expose nothing" in words_of(panel_of(quiet))


def test_exposed_cards_are_shown_with_whose_they_are():
    play = started(ANN, game=GONGZHU).until(Phase.PLAYING)
    [line] = [line for line in words_of(panel_of(play)).splitlines() if "👁️ Exposed" in line]
    assert line.count("(") == sum(bool(cards) for cards in play.table.view_of(1).exposed)


def test_the_moon():
    rules = hearts.Options(moon=hearts.Moon.CHOOSE)
    play = started(ANN, rules=rules, chance=Dealt(ALL_DIAMONDS, ALL_CLUBS))
    play = play.until(Phase.CHOOSING, choose=lambda legal: legal[-1])
    assert pressable(panel_of(play)) == ["26 for everyone else", "26 off my score", "Hint", SCORES]
    assert f"<@{ANN}> shot the moon" in words_of(panel_of(play, OPENER))
    assert pressable(panel_of(play, OPENER)) == [SCORES]
    first, *_ = items_of(panel_of(play))
    assert play.after(asked_by(first, play)).table.chosen is hearts.Moon.ADD_TO_OTHERS


def moon_to_choose(*totals, **rules):
    """Return a second hand in which Ann has shot the moon, as if these were the scores before it."""
    options = hearts.Options(moon=hearts.Moon.CHOOSE, **rules)
    play = started(ANN, rules=options, chance=Dealt(ALL_DIAMONDS, ALL_CLUBS))
    play = play.until(Phase.CHOOSING, choose=lambda legal: legal[-1])
    table = replace(play.table, hand_number=2, scores=(totals,), took_everything=(None,))
    return replace(play, table=table)


@pytest.mark.parametrize(
    ("totals", "added", "taken", "hint"),
    [
        (
            (80, 60, 70, 90),
            "The game ends, and you win.",
            "The game goes on.",
            "That ends the game, and you win.",
        ),
        (
            (34, 60, 70, 90),
            "The game ends, and you share the win.",
            "The game goes on.",
            "That ends the game, and you share the win.",
        ),
        (
            (0, 60, 70, 90),
            f"The game ends, and <@{OPENER}> wins.",
            "The game goes on.",
            "would end the game, and you wouldn't win it.",
        ),
        ((30, 20, 30, 40), "The game goes on.", "The game goes on.", "Nobody is ahead of you then"),
        ((10, 60, 30, 40), "The game goes on.", "The game goes on.", "You're behind either way"),
    ],
)
def test_who_has_shot_the_moon_sees_what_each_choice_leads_to(totals, added, taken, hint):
    play = moon_to_choose(*totals)
    lines = words_of(panel_of(play)).splitlines()
    for choice, after, end in (
        ("26 for everyone else", [total + 26 for total in totals], added),
        ("26 off my score", list(totals), taken),
    ):
        own = totals[1] if choice.endswith("else") else totals[1] - 26
        [at] = [number for number, line in enumerate(lines) if line.startswith(f"{choice}:")]
        scores = f"<@{OPENER}> {after[0]} · **you {own}** · 🤖 Ravi {after[2]} · 🤖 Jojo {after[3]}"
        assert lines[at : at + 2] == [f"{choice}: {scores}".replace("-", MINUS), f"-# {end}"]
    assert hint in FACES["hearts"].hint_to_choose(TEXT, play.table, 1)


@given(
    totals=st.tuples(*[st.integers(-60, 100)] * 4),
    priced=st.sampled_from([({}, 26), ({"black_maria": True}, 43), ({"spot": True, "target": 100}, 129)]),
    hands=st.sampled_from([None, 3]),
)
def test_the_hint_for_the_moon_is_true(totals, priced, hands):
    rules, moved = priced
    play = moon_to_choose(*totals, **rules, hands=hands)
    added = [total if seat == 1 else total + moved for seat, total in enumerate(totals)]
    is_over, is_first = max(added) > 100, added[1] == min(added)
    hint = FACES["hearts"].hint_to_choose(TEXT, play.table, 1)
    # The end, or being nearer to it, is good for whoever is first then, and for nobody else.
    choice = f"{moved} for everyone else" if is_first else f"{moved} off your score"
    assert hint.startswith(f"💡 **{choice}.**")
    assert ("That ends the game" in hint) == (is_over and is_first)
    assert ("would end the game, and you wouldn't win" in hint) == (is_over and not is_first)
    assert ("share" in hint) == (is_over and is_first and added.count(min(added)) > 1)
    assert ("Nobody is ahead of you" in hint) == (is_first and not is_over)
    assert ("You're behind" in hint) == (not is_first and not is_over)


def test_in_the_last_hand_of_a_game_either_choice_ends_it():
    play = moon_to_choose(10, 0, 10, 10, hands=2)
    assert "Choose either" in FACES["hearts"].hint_to_choose(TEXT, play.table, 1)
    assert words_of(panel_of(play)).count("-# The game ends, and you win.") == 2


@games
def test_what_is_said_to_a_click_stands_above_the_buttons(game):
    play = started(ANN, game=game).until(Phase.PLAYING).to_seat(1)
    view = panel_of(play, note="Not that one.")
    texts = [item.content for item in view.walk_children() if isinstance(item, discord.ui.TextDisplay)]
    assert texts[-1] == "Not that one."
    assert pressable(view) == pressable(panel_of(play))
    assert "Not that one." in words_of(panel_of(play.after(Leave(ANN)), note="Not that one."))


@games
def test_what_a_hand_came_to_is_read_until_the_next_card(game):
    play = started(ANN, game=game, rules=LONG[game]).until(Phase.BETWEEN)
    score = signed_points(TEXT, play.table.scores[0][1])
    assert f"**{score}** for you" in words_of(panel_of(play))
    play = play.after(NextHand(ANN))
    while not play.table.plays:
        assert f"Last hand: **{score}**" in words_of(panel_of(play))
        play = play.after(next_step(play.table))
    assert "Last hand" not in words_of(panel_of(play))


@games
def test_a_panel_stays_of_use_between_hands_and_after_the_game(game):
    between = started(ANN, game=game).until(Phase.BETWEEN)
    assert pressable(panel_of(between)) == ["Next hand", "Review", SCORES]
    button, *_ = items_of(panel_of(between))
    assert asked_by(button, between) == NextHand(ANN, round=1)
    over = between.with_totals(*((200,) * 4 if game is HEARTS else (-2000,) * 4))
    over = replace(over, table=replace(over.table, phase=Phase.OVER))
    assert "🏆" in words_of(panel_of(over))
    assert pressable(panel_of(over)) == ["Play again", "Review", SCORES]
    closed = between.after(Close(actor=Actor(OPENER, manages_server=True)))
    assert "The table is closed" in words_of(panel_of(closed))
    assert "You have seat 2" in words_of(panel_of(lobby(ANN, game=game)))
    assert pressable(panel_of(lobby(ANN, game=game))) == []


@games
def test_who_has_no_seat_sees_no_card(game):
    play = started(ANN, game=game).until(Phase.PLAYING)
    for view in (panel_of(play, STRANGER), panel_of(play.after(Leave(ANN)), ANN)):
        assert "not at this table" in words_of(view)
        assert cards_in(view) == set()


@games
def test_who_was_away_comes_back(game):
    play = started(ANN, game=game).until(Phase.PLAYING).with_events(PlayerAway(ANN, 1))
    assert "I'm back" in pressable(panel_of(play))
    assert "ran out of time" in words_of(panel_of(play))
    back = next(item for item in items_of(panel_of(play)) if item.action is HandAction.BACK)
    assert asked_by(back, play) is None


def test_a_button_of_a_card_that_was_played_is_refused_by_the_table():
    play = started(ANN).to_seat(1)
    card = play.table.view_of(1).legal[0]
    button = PanelButton(HandAddress(HEARTS.name, TableId(7), 1), HandAction.PLAY, str(card))
    command = asked_by(button, play)
    assert command == PlayCard(ANN, card, round=1)
    after = play.after(command).to_seat(1)
    assert after.refusal(asked_by(button, after)) == "card-not-held"


def test_confirming_when_play_has_begun_is_refused_by_the_table():
    play = started(ANN)
    button = PanelButton(HandAddress(HEARTS.name, TableId(7), 1), HandAction.CONFIRM, "9ac")
    later = play.to_last_card()
    assert later.refusal(asked_by(button, later)) == "pass-over"
    with pytest.raises(RuleError, match="no cards now"):
        asked_by(button, later.until(Phase.BETWEEN))
