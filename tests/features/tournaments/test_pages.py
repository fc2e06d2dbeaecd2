"""What a tournament looks like with as many people as there can be: it fits into a message."""

from dataclasses import replace
from typing import Final

import pytest

from bot.features.tournaments.model import (
    MOST_DEALS,
    MOST_PEOPLE,
    CheckedHand,
    Entrant,
    Place,
    Played,
    State,
    Tournament,
    Wanted,
    standing,
    unsealed,
)
from bot.features.tournaments.pages import Shown, check_view, standing_view
from bot.features.tournaments.scoring import NO_POINTS, seats_for
from bot.features.tournaments.view import public_view
from bot.tables.ids import ChannelId, GuildId, MessageId, TableId, UserId
from bot.views.style import MOST_SIGNS
from tests.support.texts import shipped_texts

PEOPLE: Final = [UserId(10**18 + number) for number in range(MOST_PEOPLE)]
SEATS: Final = seats_for(PEOPLE)
TABLES: Final = range(16)
FULL: Final = Tournament(
    10**12,
    GuildId(10**18),
    ChannelId(10**18 + 1),
    MessageId(10**18 + 2),
    Wanted("gongzhu", MOST_DEALS, MOST_PEOPLE, 259_200, 1_800_000_000_000),
    bytes(32),
    State.PLAYING,
    tuple(Entrant(person, *SEATS[person]) for person in PEOPLE),
    tuple(Place(number, ChannelId(10**18 + number), TableId(10**12 + number)) for number in TABLES),
)


def merits(number: int, deals: int) -> tuple[tuple[int, ...], ...]:
    return tuple((-400 + number, 200 * number, -7 * deal, 100) for deal in range(deals))


def played(deals: int, *, is_open: bool = True) -> tuple[Played, ...]:
    return tuple(Played(number, is_open, merits(number, deals)) for number in TABLES)


@pytest.mark.parametrize("locale", shipped_texts().locales)
def test_every_page_fits_into_a_message(locale):
    text = shipped_texts().text(locale)
    checked = [CheckedHand(number, 16, is_true=True) for number in range(1, MOST_DEALS + 1)]
    over = played(MOST_DEALS, is_open=False)
    gathering = replace(FULL, state=State.GATHERING, tables=())
    cancelled = replace(FULL, state=State.CANCELLED)
    for view in (
        public_view(text, Shown(gathering)),
        public_view(text, Shown(FULL, played(15), lacks_threads=True)),
        public_view(text, Shown(FULL, over)),
        public_view(text, Shown(cancelled, over)),
        standing_view(text, Shown(FULL, over)),
        check_view(text, Shown(FULL, over), checked),
    ):
        assert 0 < view.content_length() <= MOST_SIGNS


def test_only_what_no_table_plays_any_more_is_compared():
    some = (Played(0, is_open=True, merits=merits(0, 3)), Played(1, is_open=True, merits=merits(1, 1)))
    assert unsealed(some, 4) == 1
    assert unsealed((some[0], replace(some[1], is_open=False)), 4) == 3
    assert unsealed([replace(each, is_open=False) for each in some], 4) == 4
    assert unsealed((*some, Played(2)), 4) == 0


def test_the_whole_standing_adds_up_to_nothing():
    lines = standing(FULL, played(MOST_DEALS, is_open=False))
    assert len(lines) == MOST_PEOPLE
    assert sum((line.points for line in lines), NO_POINTS) == NO_POINTS


def test_a_seat_is_compared_with_those_who_held_its_cards():
    """At table 1 the seats turn on after four deals, so from the fifth deal on its seat 1 is its seat 0's."""
    deals = tuple((9, 0, 0, 0) for _ in range(8)), tuple((0, 0, 0, 0) for _ in range(8))
    pair = replace(FULL, tables=FULL.tables[:2], wanted=replace(FULL.wanted, deals=8))
    people = [UserId(1), UserId(2), UserId(3), UserId(4), UserId(5), UserId(6), UserId(7), UserId(8)]
    pair = replace(pair, people=tuple(Entrant(each, *seats_for(people)[each]) for each in people))
    lines = standing(pair, [Played(number, False, merits) for number, merits in enumerate(deals)])
    # The good cards of the first place come to everyone at table 0 twice, once against each of two people.
    first = {line.user_id: line.points.matchpoints for line in lines if line.user_id % 2}
    assert set(first.values()) == {2}
    assert {line.points.matchpoints for line in lines if not line.user_id % 2} == {-2}
