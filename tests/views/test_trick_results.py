"""What came of a hand and of a game, at the table and as a page that stays."""

from dataclasses import replace

import pytest

from bot.players import GONGZHU, HEARTS
from bot.rules import gongzhu, hearts
from bot.rules.cards import parse_card, parse_cards
from bot.rules.tricks import SEATS
from bot.tables.commands import Actor, Close, Leave
from bot.tables.events import Cause, TableClosed
from bot.tables.history import StoredRound
from bot.tables.ids import TableId, UserId
from bot.tables.tricks import ChooseAfterPlay, NextHand, Phase, PlayerAway
from bot.tables.tricks.snapshot import dump
from bot.text.catalog import MINUS
from bot.views.phrases import SHOWN_DIGITS, signed_points
from bot.views.tricks.details import details_view
from bot.views.tricks.layout import TrickModel, page_view, table_view
from bot.views.tricks.results import last_trick_line, score_sheet
from bot.views.tricks.seats import player_name, taken
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, BEN, CAT, CHANNEL, GUILD, OPENER
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import (
    ALL_CLUBS,
    ALL_DIAMONDS,
    BY_OPENER,
    RULES,
    Dealt,
    join,
    lobby,
    started,
    stored,
)
from tests.views.trick_evenings import (
    FACES,
    TEXT,
    buttons_of,
    due,
    faults_of,
    hand_of,
    pressable,
    read,
    seed_of,
    view_of,
    words_of,
)

games = pytest.mark.parametrize("game", TRICK_GAMES)


def shot(moon=hearts.Moon.CHOOSE, **rules):
    """A table at which Ann has shot the moon."""
    options = hearts.Options(moon=moon, **rules)
    play = started(ANN, rules=options, chance=Dealt(ALL_DIAMONDS, ALL_CLUBS))
    return play.until(Phase.CHOOSING, Phase.BETWEEN, choose=lambda legal: legal[-1])


def test_the_moon():
    play = shot()
    [line] = [line for line in read(play).splitlines() if "👉" in line]
    assert line == f"👉 <@{ANN}> · **to choose** ⏳ {due(play.table)}"
    # What that brings to whom nobody knows yet.
    assert "this hand" not in read(play)
    picked = play.after(ChooseAfterPlay(ANN, hearts.Moon.TAKE_FROM_SELF))
    assert f"<@{ANN}> **shot the moon**: 26 off" in read(picked)
    assert "26 for everyone else" in read(shot(hearts.Moon.ADD_TO_OTHERS))
    assert "43 for everyone else" in read(shot(hearts.Moon.ADD_TO_OTHERS, black_maria=True))
    assert "129 off their own" in read(shot(hearts.Moon.TAKE_FROM_SELF, spot=True))


def test_hearts_that_cost_their_rank_are_told_with_what_they_cost():
    play = shot(hearts.Moon.ADD_TO_OTHERS, spot=True)
    told = [*FACES["hearts"].counting(TEXT, play.table, play.table.hand.play.captured[1])]
    assert told == ["❤️×13 (104)", TEXT.card(parse_card("QS"))]


def test_the_king_and_the_ace_of_spades_are_told_where_they_cost():
    cards = parse_cards("2H JD KS AS 3S")
    for rules, told in (
        (hearts.Options(), ["❤️×1"]),
        (hearts.Options(black_maria=True), ["❤️×1", "K♠︎", "A♠︎"]),
    ):
        table = lobby(rules=rules).table
        assert [*FACES["hearts"].counting(TEXT, table, cards)] == told


@games
def test_between_hands_the_last_one_is_announced(game):
    rules = game.rules.Options(target=10_000, hands=3)
    play = started(ANN, game=game, rules=rules).until(Phase.BETWEEN)
    assert "▶️ Next hand" in read(play)
    assert "▶️ Last hand" in read(play.after(NextHand(ANN)).until(Phase.BETWEEN))
    over = play.after(NextHand(ANN)).until(Phase.BETWEEN).after(NextHand(ANN)).until(Phase.OVER)
    assert "after 3 hands" in read(over)


@games
def test_between_hands_there_are_scores_the_seed_and_the_time(game):
    play = started(ANN, game=game).until(Phase.BETWEEN)
    words, table = read(play), play.table
    assert seed_of(table) == table.commitment.hex()
    assert words.count(f"`{seed_of(table)[:SHOWN_DIGITS]}…`") == 1
    assert due(table) in words
    assert "Previous trick" in words
    numbers = [line.split("`")[1].split() for line in words.splitlines() if line.startswith("`")]
    assert numbers[0] == ["hand", "total"]
    assert [int(total.replace(",", "").replace(MINUS, "-")) for _, total in numbers[1:]] == list(table.totals)
    assert len({len(line.split("`")[1]) for line in words.splitlines() if line.startswith("`")}) == 1
    assert pressable(view_of(play)) == ["Next hand", "Join", "Review", "More"]
    full = started(ANN, BEN, CAT, game=game).until(Phase.BETWEEN)
    assert "Join" not in pressable(view_of(full))


def over(game, *others, totals=None):
    play = started(*others, game=game)
    end = (40, 101, 60, 70) if game is HEARTS else (300, -1200, 20, 20)
    return play.with_totals(*(totals or end)).until(Phase.OVER)


@games
def test_a_game_that_is_over_says_who_has_won_and_what_that_moves(game):
    play = over(game, ANN)
    words = read(play)
    assert "🏆" in words
    assert f"<@{OPENER}> **\u200e+5**" in words or f"<@{ANN}> **\u200e+5**" in words
    assert ("🐷 **" in words) == (game is GONGZHU)
    assert "after one hand" in words or "hands" in words
    assert seed_of(play.table)[:SHOWN_DIGITS] in words
    assert pressable(view_of(play)) == ["Play again", "Join", "Review", "More"]
    assert "💰" not in read(over(game))


@games
def test_the_end_of_a_game_says_what_each_took_in_its_last_hand_as_every_hand_before_does(game):
    play = over(game, ANN)
    for words in (read(play), read(play.after(Close(BY_OPENER)))):
        lines, table = words.splitlines(), play.table
        [head] = [number for number, line in enumerate(lines) if line.split() == ["`hand", "total`"]]
        assert "🏆" in words.split(lines[head])[0]
        for seat in range(SEATS):
            name = player_name(TEXT, table, seat)
            [own] = [number for number, line in enumerate(lines) if f"` {name}" in line]
            took = taken(TEXT, FACES[game.name], table, seat)
            said = lines[own : own + 2] if took else lines[own : own + 1]
            assert lines[own + len(said)].endswith(f" {signed_points(TEXT, table.scores[-1][seat])}")
            numbers = said[0].split("`")[1].replace(MINUS, "-").replace("±", "").replace(",", "").split()
            assert [*map(int, numbers)] == [table.scores[-1][seat], table.totals[seat]]
            assert said[1:] == ([f"-# ↳ {took}"] if took else [])
        assert sum("↳" in line for line in lines) > 0
        assert last_trick_line(TEXT, table) in lines


def ended(game, *others, totals, left=()):
    """Return what is read of a game that has ended with these scores, which some had left."""
    play = over(game, *others)
    return read(replace(play, table=replace(play.table, scores=(totals,), left=frozenset(left))))


AMONG = f"The stake is between players: <@{OPENER}> and <@{ANN}>."


@pytest.mark.parametrize(
    ("game", "totals", "is_explained"),
    [
        (HEARTS, (20, 40, 30, 101), False),
        (HEARTS, (20, 101, 0, 40), True),
        # The second pays the first: the last is a computer player.
        (GONGZHU, (300, 100, 0, -1000), True),
        (GONGZHU, (300, -1000, 0, 100), False),
        (GONGZHU, (300, -1000, 400, 100), True),
    ],
)
def test_payments_that_the_scores_do_not_explain_say_between_whom_they_are(game, totals, is_explained):
    words = ended(game, ANN, totals=totals)
    assert f"💰 <@{OPENER}> **\u200e+5** · <@{ANN}> **\u200e−5**" in words
    assert (AMONG in words) == is_explained


@games
def test_several_who_won_or_lost_are_named_as_a_sentence_names_them(game):
    tied = (0, 0, 0, 101) if game is HEARTS else (5, 5, 5, -1000)
    assert f"🏆 **<@{OPENER}>**, **<@{ANN}>** and **🤖 Ravi** win after one hand!" in ended(
        game, ANN, totals=tied
    )
    if game is GONGZHU:
        lost = ended(game, ANN, totals=(5, -1000, 5, -1000))
        assert f"🐷 **<@{ANN}>** and **🤖 Jojo** lose." in lost


def test_after_a_game_the_seats_are_told_once_others_have_them_or_someone_is_away():
    play = over(HEARTS, ANN)
    assert "Seated:" not in read(play)
    assert "-# Anyone seated can start: <t:" in read(play)
    taken = read(play.after(Leave(ANN), join(BEN)))
    assert f"-# 🪑 Seated: <@{OPENER}> · <@{BEN}> · 🤖 Ravi · 🤖 Jojo" in taken.splitlines()
    away = read(play.with_events(PlayerAway(ANN, 1)))
    assert f"-# 🪑 Seated: <@{OPENER}> · <@{ANN}> 💤 · 🤖 Ravi · 🤖 Jojo" in away.splitlines()


def test_between_four_people_the_scores_explain_everything():
    assert "The stake is between players" not in ended(GONGZHU, ANN, BEN, CAT, totals=(9, 8, 7, -1000))


@games
def test_who_has_left_is_told_to_have_lost(game):
    best = (0, 50, 60, 101) if game is HEARTS else (300, 0, -10, -1000)
    words = ended(game, ANN, totals=best, left=[OPENER])
    assert f"💰 <@{ANN}> **\u200e+5** · <@{OPENER}> **\u200e−5**" in words
    assert f"<@{OPENER}> left, which counts as a loss." in words
    assert "left the game" not in ended(game, ANN, totals=best)


@games
def test_where_nothing_is_paid_it_says_why(game):
    draw = (101, 101, 0, 0) if game is HEARTS else (-1000, -1000, 0, 0)
    assert "The players tied: nobody pays" in ended(game, ANN, totals=draw)
    assert "all stakes are returned" in ended(game, ANN, totals=draw, left=[OPENER, ANN])
    alone = ended(game, totals=draw)
    assert "nobody pays" not in alone
    assert "returned" not in alone


@games
def test_who_has_won_stays_so_when_people_go(game):
    play = over(game, ANN)
    words = read(play)
    gone = read(play.after(Leave(ANN)))
    before, after = (each.split("-# Anyone seated")[0].split("-# 🪑")[0] for each in (words, gone))
    assert before.split("-# 🔓")[0] == after.split("-# 🔓")[0]
    assert f"<@{ANN}>" not in gone.split("-# 🪑")[1]


@games
def test_a_seat_that_somebody_takes_after_a_game_keeps_the_name_of_who_played_it(game):
    play = started(game=game, rules=replace(RULES[game], target=1)).until(Phase.OVER)
    sheet, words = score_sheet(TEXT, FACES[game.name], play.table), read(play)
    assert "🤖 Mei (casual)" in sheet
    assert "Earlier hands" not in sheet
    taken = play.after(join(ANN))
    assert score_sheet(TEXT, FACES[game.name], taken.table) == sheet
    assert read(taken).split("-# Anyone seated")[0] == words.split("-# 🔓")[0]


@games
def test_who_left_a_running_game_is_still_told_what_it_was(game):
    play = started(ANN, BEN, game=game).until(Phase.PLAYING).after(Leave(ANN))
    assert f"🤖 Mei for <@{ANN}>" in read(play.with_totals(0, 2000, 0, -2000).until(Phase.OVER))


@games
def test_a_closed_table_says_why_and_its_details_the_key_it_owes(game):
    play = started(ANN, game=game).until(Phase.PLAYING)
    off = play.after(Close(actor=Actor(ANN)), Close(actor=Actor(OPENER)))
    words = read(off, Cause.AGREED)
    assert "agreed" in words
    assert "nothing is won or lost" in words
    assert seed_of(play.table) in details(off)
    assert pressable(view_of(off)) == ["Details"]
    empty = lobby(game=game)
    closed = empty.after(Close(actor=Actor(OPENER)))
    assert empty.table.next_seed.hex() in details(closed)
    assert "called off" not in read(closed)
    ended = over(game, ANN)
    assert "🏆" in read(ended.after(Close(actor=Actor(OPENER))))
    between = started(ANN, game=game).until(Phase.BETWEEN)
    stopped = between.after(Close(actor=Actor(OPENER, manages_server=True)))
    assert "Called off: nothing is won or lost." in read(stopped)
    assert between.table.next_seed.hex() in details(stopped)


def details(play):
    """What the details of a table say."""
    face = FACES[play.table.game.name]
    return words_of(details_view(TEXT, face, stored(play.table), play.table))


@games
@pytest.mark.parametrize("cause", [each for each in Cause if each is not Cause.ALL_READY])
def test_every_cause_has_words(game, cause):
    closed = lobby(game=game).after(Close(actor=Actor(OPENER)))
    assert len(read(closed, cause)) > len(read(closed))


@games
def test_who_has_closed_a_table_is_named_where_that_is_known(game):
    closed = lobby(game=game).after(Close(BY_OPENER))
    assert f"Closed by <@{ANN}>." in read(closed, Cause.ASKED, ANN)
    assert "Closed by a former player." in read(closed, Cause.ASKED, UserId(-3))
    assert "Someone closed it." in read(closed, Cause.ASKED)


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
        longest = replace(table, scores=scores, took_everything=sweepers, hand_number=901, round=9_999)
        view = table_view(
            TEXT,
            TrickModel(
                FACES[play.table.game.name],
                stored(play.table),
                longest,
                NOW_MS,
                TableClosed(Cause.ASKED, OPENER),
            ),
        )
        assert faults_of(view) == []


@games
def test_a_page_is_what_came_of_a_hand_or_a_game_without_buttons(game):
    for play, title in (
        (started(ANN, game=game).until(Phase.BETWEEN), "finished"),
        (over(game, ANN), "game finished"),
    ):
        table = play.table
        kept = StoredRound(
            table_id=TableId(7),
            guild_id=GUILD,
            channel_id=CHANNEL,
            game=game.name,
            number=table.round,
            settled_ms=NOW_MS,
            points=table.options.points,
            record={},
            snapshot=dump(replace(table, seed_root=b"")),
            players={},
            balances={},
        )
        view = page_view(TEXT, FACES[play.table.game.name], kept)
        assert title in words_of(view)
        assert seed_of(table)[:SHOWN_DIGITS] in words_of(view)
        assert buttons_of(view) == []
        assert faults_of(view) == []


def test_gong_zhu_marks_who_has_all_the_hearts_and_who_leads_next():
    play = started(ANN, game=GONGZHU).until(Phase.BETWEEN)
    assert "took the pig and leads the next hand" in read(play)
    table = play.table
    won = [seat for seat, cards in enumerate(hand_of(table).play.captured) if gongzhu.has_all_hearts(cards)]
    assert ("all the hearts!" in read(play)) == bool(won)
