"""Gong Zhu in teams as people see it: who plays with whom, whose score decides, and what is said of it."""

import pytest

from bot.players import GONGZHU
from bot.rules import gongzhu
from bot.tables.commands import Leave
from bot.tables.tricks import Phase, Start, TrickTable
from bot.text.catalog import MINUS
from bot.views.tricks.custom_ids import HandAddress
from bot.views.tricks.details import details_view, rules_view
from bot.views.tricks.panel import panel_view
from bot.views.tricks.pictures import table_picture
from bot.views.tricks.results import ranking, score_sheet
from bot.views.tricks.score_sheet import score_columns
from bot.views.tricks.taking_over import taking_over_view
from tests.support.tables import ANN, BEN, CAT, OPENER, TABLE
from tests.support.tricks.tables import BY_OPENER, TrickPlay, lobby, started, stored
from tests.views.trick_evenings import FACES, TEXT, faults_of, read, words_of

FACE = FACES["gongzhu"]
TEAMS = gongzhu.Options(teams=True)
NAMES = {OPENER: "Olga", ANN: "Ann", BEN: "Ben", CAT: "Cat"}


def in_teams(*others, rules=TEAMS) -> TrickPlay:
    return started(*others, game=GONGZHU, rules=rules)


def over(*totals: int) -> TrickPlay:
    """Return a table of four people after a game with these scores."""
    ended = in_teams(ANN, BEN, CAT, rules=gongzhu.Options(teams=True, target=1)).until(Phase.OVER)
    return ended.with_totals(*totals)


def panel_of(play: TrickPlay, person) -> str:
    return words_of(panel_view(TEXT, FACE, stored(play.table), play.table, person))


def picture_of(table: TrickTable):
    picture = table_picture(TEXT, FACE, table, NAMES)
    assert picture is not None
    return picture


def test_a_lobby_lists_partners_together():
    lines = read(lobby(ANN, BEN, game=GONGZHU, rules=TEAMS)).splitlines()
    at = lines.index("**Side 1:**")
    assert lines[at : at + 6] == [
        *("**Side 1:**", f"👑 <@{OPENER}>", f"🪑 <@{BEN}>"),
        *("**Side 2:**", f"🪑 <@{ANN}>", "🪑 free"),
    ]
    assert "Two against two" in read(lobby(game=GONGZHU, rules=TEAMS))
    assert "Side 1" not in read(lobby(ANN, BEN, game=GONGZHU))


def test_a_panel_names_the_partner():
    waiting = lobby(ANN, BEN, game=GONGZHU, rules=TEAMS)
    assert f"Your partner: <@{BEN}>" in panel_of(waiting, OPENER)
    assert "Your partner: free" in panel_of(waiting, ANN)
    for phase in (Phase.PREPARING, Phase.PLAYING):
        play = in_teams(ANN, BEN).until(phase)
        assert f"Your partner: <@{OPENER}>" in panel_of(play, BEN)
        assert "Your partner: 🤖 Jojo" in panel_of(play, ANN)
    assert "partner" not in panel_of(started(ANN, BEN, game=GONGZHU), ANN)


def test_while_cards_are_out_each_seat_has_its_side_and_the_score_of_that():
    first = in_teams(ANN, BEN, CAT).until(Phase.PLAYING)
    assert [read(first).count(f"side {number}") for number in (1, 2)] == [2, 2]
    assert [seat.score for seat in picture_of(first.table).drawn.seats] == ["side 1", "side 2"] * 2
    later = first.with_totals(-300, 40, 100, 60)
    assert read(later).count(f"side 1: {MINUS}200") == read(later).count("side 2: 100") == 2
    assert [seat.score for seat in picture_of(later.table).drawn.seats] == [
        *(f"side 1: {MINUS}200", "side 2: 100") * 2
    ]
    assert f"side 1: {MINUS}200" in picture_of(later.table).words


def test_between_hands_the_sides_have_their_scores():
    play = in_teams(ANN, BEN, CAT).until(Phase.BETWEEN).with_totals(-300, 40, 100, 60)
    sides = f"🤝 <@{OPENER}> and <@{BEN}> **\u200e{MINUS}200** · <@{ANN}> and <@{CAT}> **\u200e100**"
    assert sides in read(play)
    assert sides in panel_of(play, ANN)
    assert sides in score_sheet(TEXT, FACE, play.table)


def test_partners_win_and_lose_together():
    words = read(over(-900, -200, 800, 50))
    assert f"🏆 **<@{OPENER}>** and **<@{BEN}>** win after one hand!" in words
    assert f"🐷 **<@{ANN}>** and **<@{CAT}>** lose." in words
    assert f"💰 <@{OPENER}> **\u200e+5** · <@{BEN}> **\u200e+5** · <@{ANN}> **\u200e{MINUS}5**" in words
    assert "The stake is between players" not in words
    panel = panel_of(over(-900, -200, 800, 50), OPENER)
    assert f"You finished with {MINUS}900." in panel
    assert f"<@{OPENER}> and <@{BEN}> **\u200e{MINUS}100**" in panel
    assert "The players tied: nobody pays" in read(over(-900, -200, 800, 100))


def test_the_sheet_has_partners_next_to_each_other_and_crowns_both():
    table = over(-900, -200, 800, 50).table
    assert ranking(table) == [2, 0, 3, 1]
    columns = score_columns(TEXT, FACE, table, NAMES)
    assert [(column.names[0], column.has_won) for column in columns] == [
        ("Ben", True),
        ("Olga", True),
        ("Cat", False),
        ("Ann", False),
    ]
    assert ranking(over(0, -100, 0, 100).table) == [0, 2, 3, 1]


def test_whoever_takes_a_seat_over_is_told_the_score_of_its_side():
    play = in_teams(ANN).until(Phase.BETWEEN).with_totals(-300, 40, 100, 60)
    address = HandAddress("gongzhu", TABLE, play.table.round)
    words = words_of(taking_over_view(TEXT, address, play.table, 2, CAT))
    assert f"seat 3 with its side's score of **{MINUS}200** (place\u00a02\u00a0of\u00a02)" in words


@pytest.mark.parametrize("teams", [True, False])
def test_rules_and_stakes_are_those_of_the_table(teams):
    rules = gongzhu.Options(teams=teams, first_lead=gongzhu.FirstLead.TWO_OF_CLUBS)
    view = rules_view(TEXT, FACE, rules)
    assert faults_of(view) == []
    words = words_of(view)
    assert ("The side with the higher score wins" in words) is teams
    assert ("the lowest loses" in words) is not teams
    assert ("a side is at" in words) is teams
    assert ("each player of the losing side pays" in words) is teams
    assert "2♣︎ leads the first hand" in words
    assert "2♠︎ leads" not in words
    play = lobby(ANN, game=GONGZHU, rules=rules)
    details = words_of(details_view(TEXT, FACE, stored(play.table), play.table))
    assert ("Each player of the losing side pays it" in details) is teams


def test_a_game_among_partners_says_nothing_of_stakes():
    play = lobby(ANN, BEN, game=GONGZHU, rules=gongzhu.Options(teams=True, target=1)).after(Leave(ANN))
    assert "💰" not in read(play.after(Start(BY_OPENER)).until(Phase.OVER))
