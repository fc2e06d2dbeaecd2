"""What those in the four seats are called."""

from collections.abc import Iterable

from bot.tables.tricks import TrickTable
from bot.text import Text
from bot.text.tricks import computer_name
from bot.views.panel import person_name


def seat_name(text: Text, table: TrickTable, place: int) -> str:
    """Return who has a seat now: a person, a computer player, or nobody."""
    seat = table.seats[place]
    if seat.user_id is not None:
        return person_name(text, seat.user_id)
    return computer_name(text, place) if seat.is_computer else text("tricks-seat-free")


def player_name(text: Text, table: TrickTable, place: int) -> str:
    """Return who had a seat in a game that is over; people may have come and gone since.

    Whoever played the last hand there, or else whose game it was, or else a computer player.
    """
    seat = table.seats[place]
    has_played = table.shuffle is not None and seat.user_id in table.shuffle.people
    if seat.user_id is not None and has_played and table.holders.get(seat.user_id, place) == place:
        return person_name(text, seat.user_id)
    if seat.holder_id is None:
        return computer_name(text, place)
    holder = person_name(text, seat.holder_id)
    if seat.is_computer:
        return text("tricks-computer-for", computer=computer_name(text, place), who=holder)
    return holder


def player_names(text: Text, table: TrickTable, places: Iterable[int]) -> str:
    """Return several of those who had a seat in a game that is over."""
    return ", ".join(player_name(text, table, place) for place in places)
