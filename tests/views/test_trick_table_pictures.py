"""What the pictures of a table show at each moment of games: never a card that is not for who sees it."""

import re
from collections.abc import Hashable, Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.players import GONGZHU, HEARTS
from bot.render import drawable
from bot.render.lettering import first_drawable
from bot.render.tricks import DrawnTable
from bot.rules import hearts
from bot.rules.cards import Card, parse_card
from bot.rules.tricks import SEATS
from bot.tables.commands import Leave
from bot.tables.tricks import Phase, PlayerAway, PrepareFor, TrickTable
from bot.tables.tricks.state import WITH_CARDS
from bot.text.cards import cards_plain
from bot.views.pictures import MOST_WORDS
from bot.views.tricks.pictures import Own, TablePicture, own_moment, table_picture
from tests.support.tables import ANN, BEN, CAT, OPENER
from tests.support.tiers import alike, examples
from tests.support.tricks.games import TRICK_GAMES
from tests.support.tricks.tables import ALL_CLUBS, ALL_DIAMONDS, Dealt, join, next_step, prepared_of, started
from tests.views.trick_evenings import FACES, TEXT, evening, hand_of, open_cards

# A hand of Gong Zhu shows what one of Hearts does, except what is passed: a test below is about that.
games = pytest.mark.parametrize("game", alike(TRICK_GAMES[::-1]))
NAMES = {OPENER: "Zoë ✨", ANN: "\ue000 \ue001", BEN: "Benjamin", CAT: "W" * 32}
LONGEST = dict.fromkeys(NAMES, "W" * 40)
_PLAIN = re.compile(r"(?<!\w)(?:10|[2-9AJQK])[♠♥♦♣]")


def picture(table: TrickTable, seat: int | None = None, names=NAMES) -> TablePicture:
    """Return the picture of a table; that of one seat where one is given."""
    own = None if seat is None else Own(seat)
    found = table_picture(TEXT, FACES[table.game.name], table, names, own)
    assert found is not None
    return found


def cards_of(drawn: DrawnTable) -> Iterator[Card]:
    """Yield every card that a picture is made of."""
    for seat in drawn.seats:
        yield from (*seat.counting, *seat.exposed)
    if drawn.trick is not None:
        yield from (*drawn.trick.cards, *drawn.trick.exposed)
    if drawn.hand is not None:
        yield from drawn.hand.cards


def called(shown: TablePicture) -> list[str]:
    return [first_drawable(seat.names) for seat in shown.drawn.seats]


def cards_said(words: str) -> set[Card]:
    return {parse_card(found) for found in _PLAIN.findall(words)}


def pictured(table: TrickTable) -> list[int | None]:
    """Return whose pictures there are: None stands for everybody's."""
    public: list[int | None] = [None] if table.phase in WITH_CARDS else []
    return [*public, *range(SEATS)] if table.phase in {Phase.PLAYING, Phase.BETWEEN} else public


@games
@settings(max_examples=examples(5))
@given(seed=st.integers(0, 10**6))
def test_a_picture_shows_only_what_everyone_may_know_and_its_words_say_all_of_it_and_fit(game, seed):
    for play in evening(game, seed):
        table = play.table
        for seat in pictured(table):
            shown = picture(table, seat)
            assert set(cards_of(shown.drawn)) <= open_cards(table)
            assert shown.drawn.hand is None
            assert cards_said(shown.words) == set(cards_of(shown.drawn))
            for drawn in shown.drawn.seats:
                # In teams the side is named from the first hand on.
                is_said = bool(table.scores) or table.game_options.rules.has_teams
                assert (drawn.score != "") == is_said
                for word in (drawn.score, drawn.points, drawn.note.replace("took it", "won this trick")):
                    assert word in shown.words
            assert len(picture(table, seat, names=LONGEST).words) <= MOST_WORDS


@games
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 10**6))
def test_a_table_has_a_picture_while_cards_are_out_and_a_panel_from_the_first_card_to_the_next_hand(
    game, seed
):
    for play in evening(game, seed):
        table = play.table
        public = table_picture(TEXT, FACES[game.name], table, NAMES)
        assert (public is not None) == (table.phase in WITH_CARDS)
        own = table_picture(TEXT, FACES[game.name], table, NAMES, Own(1))
        assert (own is not None) == (own_moment(table, Own(1)) is not None)
        assert (own is not None) == (table.phase in {Phase.PLAYING, Phase.BETWEEN})


@games
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 10**6))
def test_whose_turn_it_is_is_marked_and_nobody_sees_computers_prepare(game, seed):
    for play in evening(game, seed):
        table = play.table
        if table.phase in WITH_CARDS:
            due = {seat for seat, drawn in enumerate(picture(table).drawn.seats) if drawn.is_due}
            waited_for = set(table.waited_for)
            if table.phase is Phase.PREPARING:
                waited_for = {seat for seat in waited_for if table.seats[seat].is_present}
            assert due == waited_for
            # In a panel it would be out of date with the next card.
            for drawn in picture(table, 0).drawn.seats if table.phase is Phase.PLAYING else ():
                assert not drawn.is_due
                assert drawn.note in {"", "took it", "ahead"}


@games
def test_a_new_picture_is_due_after_each_trick_and_when_it_is_ones_turn_to_answer(game):
    play, own, moments = started(ANN, game=game).until(Phase.PLAYING), Own(1), []
    while play.table.phase is Phase.PLAYING:
        trick, moment = hand_of(play.table).play.trick, own_moment(play.table, own)
        is_new = moment not in moments
        answers = bool(trick.cards) and play.table.waited_for == (own.seat,)
        assert is_new == (not trick.cards or answers)
        moments.append(moment)
        play = play.after(next_step(play.table))
    assert own_moment(play.table, own) not in moments


@games
@settings(max_examples=examples(3))
@given(seed=st.integers(0, 10**6))
def test_the_picture_of_ones_turn_is_of_the_trick_to_answer(game, seed):
    pictures: dict[Hashable, TablePicture] = {}
    for play in evening(game, seed):
        table = play.table
        if table.phase is not Phase.PLAYING:
            continue
        shown = pictures.setdefault(own_moment(table, Own(1)), picture(table, 1))
        trick = hand_of(table).play.trick
        if table.waited_for == (1,) and trick.cards:
            assert shown.drawn.trick is not None
            assert shown.drawn.trick.cards == trick.cards
            assert "finished" not in shown.drawn.heading
            ahead = [place for place, drawn in enumerate(shown.drawn.seats) if drawn.note == "ahead"]
            assert ahead == [(trick.winner - 1) % SEATS]


def test_one_sees_oneself_at_the_bottom_and_play_goes_clockwise():
    table = started(ANN, game=HEARTS).until(Phase.PLAYING).table
    assert called(picture(table)) == [drawable("Zoë ✨"), "Seat 2", "Ravi", "Jojo"]
    own = picture(table, 1)
    assert called(own) == ["Seat 2", "Ravi", "Jojo", drawable("Zoë ✨")]
    # What cannot be drawn is said all the same.
    assert "\ue000 \ue001: 13 cards left" in own.words
    assert "🤖 Ravi: 13 cards left" in own.words


def test_while_people_choose_it_shows_what_and_who_is_ready():
    play = started(ANN, BEN, CAT, game=HEARTS)
    assert picture(play.table).drawn.middle == "Pass three cards to the left"
    passed = play.after(next_step(play.table))
    [seat] = set(range(SEATS)) - set(passed.table.waited_for)
    public = [each.note for each in picture(passed.table).drawn.seats]
    assert (public[seat], public.count("choosing")) == ("ready", 3)


def test_what_is_exposed_is_marked_wherever_it_lies():
    play = started(ANN, game=GONGZHU).until(Phase.PLAYING)
    exposed = set(hand_of(play.table).exposed)
    assert exposed
    while play.table.phase is Phase.PLAYING:
        shown = picture(play.table).drawn
        held = {card for seat in shown.seats for card in seat.exposed}
        lying = shown.trick.exposed if shown.trick is not None else frozenset()
        taken = {card for seat in shown.seats for card in seat.counting}
        assert exposed <= held | lying | taken
        play = play.after(next_step(play.table))


def test_a_finished_trick_shows_who_led_and_who_took_it_until_the_next_card():
    play = started(ANN, game=HEARTS).until(Phase.PLAYING)
    while play.table.plays < 4:
        play = play.after(next_step(play.table))
    finished = hand_of(play.table).play.finished[0]
    for seat in (None, 0, 1, 2, 3):
        trick = picture(play.table, seat).drawn.trick
        assert trick is not None
        assert trick.cards == finished.cards
        own = seat or 0
        assert ((trick.leader + own) % SEATS, ((trick.winner or 0) + own) % SEATS) == (
            finished.leader,
            finished.winner,
        )
    assert f"{cards_plain(finished.cards[:1])}, " in picture(play.table).words
    after = picture(play.after(next_step(play.table)).table).drawn.trick
    assert after is not None
    assert (len(after.cards), after.winner) == (1, None)


def test_who_is_away_is_said_to_be():
    play = started(ANN).until(Phase.PLAYING).with_events(PlayerAway(ANN, 1))
    assert [seat.note for seat in picture(play.table).drawn.seats].count("away") == 1


def test_what_a_computer_prepares_changes_nothing():
    begun = started(ANN, game=HEARTS)
    thought = begun.after(PrepareFor(round=1, seat=3, cards=prepared_of(begun.table, 3)))
    assert picture(thought.table) == picture(begun.table)


@games
@pytest.mark.parametrize("phase", [Phase.PLAYING, Phase.BETWEEN])
def test_a_seat_whose_person_has_left_is_drawn_at_once_as_the_computer_players_that_it_is(game, phase):
    before = started(ANN, BEN, game=game).until(phase)
    after = before.after(Leave(BEN))
    for seat in (0, 1, 3):
        assert own_moment(after.table, Own(seat)) != own_moment(before.table, Own(seat))
        place = (2 - seat) % SEATS
        then, now = (picture(play.table, seat).drawn.seats[place] for play in (before, after))
        assert (first_drawable(then.names), then.is_computer) == ("Benjamin", False)
        assert (first_drawable(now.names), now.is_computer) == ("Ravi", True)


@games
def test_between_two_hands_who_has_taken_a_seat_over_sits_there(game):
    table = started(ANN, game=game).until(Phase.BETWEEN).after(join(BEN)).table
    assert table.seats[2].user_id == BEN
    assert called(picture(table, 2))[0] == "Benjamin"
    assert "Benjamin" in called(picture(table, 0))


def test_a_moon_stands_in_the_middle_until_it_is_said_what_it_does():
    options = hearts.Options(moon=hearts.Moon.CHOOSE)
    play = started(ANN, rules=options, chance=Dealt(ALL_DIAMONDS, ALL_CLUBS))
    table = play.until(Phase.CHOOSING, choose=lambda legal: legal[-1]).table
    shown = picture(table)
    assert (shown.drawn.heading, shown.drawn.middle) == ("", "Shot the moon!")
    assert shown.words.startswith("Shot the moon! ")
