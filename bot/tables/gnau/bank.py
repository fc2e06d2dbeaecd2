"""Who deals next: how the bank moves from person to person under each policy."""

from typing import Final

from bot.tables.gnau.options import DealerPolicy
from bot.tables.gnau.state import GnauTable
from bot.tables.ids import UserId

# Under these a person always deals, once anybody is seated.
ALWAYS_A_PERSON: Final = frozenset({DealerPolicy.ROTATE, DealerPolicy.WINNER})


def next_seat(table: GnauTable) -> UserId | None:
    """Return who sits after the dealer, or None where nobody else does."""
    others = _from_the_dealers_left(table)
    return others[0] if others else None


def banker_after_join(table: GnauTable, user_id: UserId) -> UserId | None:
    """Return who deals once somebody has sat down."""
    if table.banker_id is None and table.options.dealer in ALWAYS_A_PERSON:
        return user_id
    return table.banker_id


def banker_after_pass(table: GnauTable) -> UserId | None:
    """Return who deals once the dealer does not want to any more."""
    return next_seat(table) if table.options.dealer in ALWAYS_A_PERSON else None


def banker_after_round(table: GnauTable) -> UserId | None:
    """Return who deals after the round that was just revealed."""
    if table.options.dealer is DealerPolicy.ROTATE:
        return next_seat(table)
    if table.options.dealer is DealerPolicy.WINNER:
        return _biggest_winner(table)
    return table.banker_id


def may_take_bank(table: GnauTable, user_id: UserId) -> bool:
    """Say whether this is a table where the bank can be taken, by this person, while the bot has it."""
    policy = table.options.dealer
    return policy is DealerPolicy.ANYONE or (policy is DealerPolicy.OPENER and user_id == table.opener_id)


def _biggest_winner(table: GnauTable) -> UserId | None:
    """Return who won most; between equals the dealer, then the nearest to the dealer's left."""
    deltas = table.deltas()
    dealer = () if table.banker_id is None else (table.banker_id,)
    people: tuple[UserId, ...] = (*dealer, *_from_the_dealers_left(table))
    return max(people, key=lambda user_id: deltas.get(user_id, 0))


def _from_the_dealers_left(table: GnauTable) -> tuple[UserId, ...]:
    if table.banker_id not in table.seats:
        return table.seats
    place = table.seats.index(table.banker_id)
    return table.seats[place + 1 :] + table.seats[:place]
