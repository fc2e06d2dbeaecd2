"""Who deals: at a new table, after a person has sat down or passed the bank on, and after a round."""

from dataclasses import replace

from bot.tables.gnau.state import ALWAYS_A_PERSON, DealerPolicy, GnauTable
from bot.tables.ids import UserId


def with_opener_seated(table: GnauTable, part: str) -> GnauTable:
    """Return a new table with its opener seated, as the dealer if the policy needs a person to deal.

    Args:
        part: What the opener adds to the shuffle.
    """
    user_id = table.opener_id
    banker_id = banker_after_join(table, user_id)
    return replace(table, seats=(user_id,), banker_id=banker_id, parts={user_id: part})


def next_seat(table: GnauTable) -> UserId | None:
    """Return the person in the seat after the dealer; None if nobody else is seated."""
    others = _from_the_dealers_left(table)
    return others[0] if others else None


def banker_after_join(table: GnauTable, user_id: UserId) -> UserId | None:
    """Return the dealer after a person has sat down; None for the bot."""
    if table.banker_id is None and table.options.dealer in ALWAYS_A_PERSON:
        return user_id
    return table.banker_id


def banker_under(table: GnauTable, host_id: UserId | None) -> UserId | None:
    """Return the dealer after a change of the dealer policy; None for the bot.

    Args:
        host_id: The host; None if they neither have a seat nor take one.
    """
    match table.options.dealer:
        case DealerPolicy.HOUSE | DealerPolicy.BID:
            return None
        case DealerPolicy.OPENER:
            return host_id
        case DealerPolicy.ANYONE:
            return table.banker_id
    return next_seat(table) if table.banker_id is None else table.banker_id


def banker_after_pass(table: GnauTable) -> UserId | None:
    """Return the dealer after the dealer has passed the bank on; None for the bot."""
    return next_seat(table) if table.options.dealer in ALWAYS_A_PERSON else None


def banker_after_round(table: GnauTable) -> UserId | None:
    """Return the dealer after the round that was just revealed; None for the bot."""
    if table.options.dealer is DealerPolicy.ROTATE:
        return next_seat(table)
    if table.options.dealer is DealerPolicy.WINNER:
        return _biggest_winner(table)
    return None if table.options.dealer is DealerPolicy.BID else table.banker_id


def _biggest_winner(table: GnauTable) -> UserId | None:
    """Return the biggest winner; in a tie the dealer, then the nearest person to the dealer's left."""
    deltas = table.deltas()
    dealer = () if table.banker_id is None else (table.banker_id,)
    people: tuple[UserId, ...] = (*dealer, *_from_the_dealers_left(table))
    return max(people, key=lambda user_id: deltas.get(user_id, 0))


def _from_the_dealers_left(table: GnauTable) -> tuple[UserId, ...]:
    if table.banker_id not in table.seats:
        return table.seats
    seat = table.seats.index(table.banker_id)
    return table.seats[seat + 1 :] + table.seats[:seat]
