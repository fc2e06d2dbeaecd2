"""What a table of Hearts or Gong Zhu keeps of one person, and of nobody else."""

from collections.abc import Sequence

from bot.players import GONGZHU, HEARTS
from bot.rules.hearts import direction_of, receiver_of
from bot.rules.tricks import SEATS
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.tables.personal.reader import facts_about
from bot.tables.ports import Json


def own_round(stored: StoredRound, user_id: UserId) -> Json:
    """Return what a finished hand keeps of somebody who took part in it.

    Who has left the seat while the hand was played, so that it is not known any more which it was, is told
    the cards by the event of their deal.

    Args:
        stored: The hand; of its players only the person has to be known.
        user_id: The person.
    """
    table = stored.snapshot or {}
    seat = _seat_at_deal(table, user_id)
    return {
        "stake": table.get("options", {}).get("stake_points"),
        "part": _part_of(table.get("shuffle") or {}, user_id),
        "rules": stored.record["options"],
        "seat": seat,
        **({} if seat is None else _own_cards(stored.record, seat)),
        "score": None if seat is None else table["scores"][-1][seat],
    }


def own_daily_hand(snapshot: Json) -> Json:
    """Return what somebody's table of a daily deal keeps of them, before the hand is over too.

    Args:
        snapshot: The table; the person has its first seat.
    """
    hand = snapshot["hand"]
    prepared: Sequence[Sequence[str] | None] = hand["prepared"]
    is_begun = None not in prepared
    return _own_cards(
        {
            "hand": snapshot["hand_number"],
            "deal": hand["deal"],
            "passes": prepared if is_begun and snapshot["game"] == HEARTS.name else None,
            "exposed": prepared[0] or () if snapshot["game"] == GONGZHU.name else (),
            "plays": hand["plays"],
        },
        seat=0,
    )


def own_facts(kind: str, data: Json, user_id: UserId) -> Json | None:
    """Return what an event of a table says of somebody; None where it is not about them.

    Args:
        kind: The event's name.
        data: Its facts.
        user_id: The person.
    """
    if kind == "HandDealt" and user_id in data["people"]:
        seat = data["people"].index(user_id)
        return {"round": data["round"], "seat": seat, "cards": " ".join(data["deal"][seat])}
    return facts_about(data, user_id)


def own_seat(snapshot: Json, user_id: UserId) -> Json:
    """Return what a table's snapshot keeps of somebody, even where the snapshot is damaged."""
    seats = _seats_of(snapshot)
    seat = _seat_index(seats, user_id)
    return {
        "is_seated": seat is not None,
        "seat": seat,
        "is_away": seat is not None and seats[seat].get("is_away"),
        "holds_stake": any(seat.get("holder_id") == user_id for seat in seats),
        "score": None if seat is None else sum(hand[seat] for hand in snapshot.get("scores", ())),
    }


def _seats_of(snapshot: Json) -> list[Json]:
    return [seat if isinstance(seat, dict) else {} for seat in snapshot.get("seats", ())]


def _seat_index(seats: Sequence[Json], user_id: UserId) -> int | None:
    return next((seat for seat, occupant in enumerate(seats) if occupant.get("user_id") == user_id), None)


def _seat_at_deal(table: Json, user_id: UserId) -> int | None:
    """Return to which seat somebody's cards were dealt, or None where that is not certain.

    Whose the stake of a seat is says nothing of it: the cards may be those of who has taken the seat over.
    """
    people: Sequence[int] = (table.get("shuffle") or {}).get("people", ())
    if len(people) == SEATS:
        return people.index(user_id) if user_id in people else None
    # Nobody sits down while cards are out, so who sits there in the end has sat there all the time.
    return _seat_index(_seats_of(table), user_id)


def _part_of(shuffle: Json, user_id: UserId) -> str | None:
    return dict(zip(shuffle.get("people", ()), shuffle.get("parts", ()), strict=False)).get(user_id)


def _own_cards(record: Json, seat: int) -> Json:
    """Return a seat's cards: dealt to it, given away or shown before the play, and played, in order."""
    dealt = record["deal"][seat]
    passes = record.get("passes")
    passed = passes[seat] if passes else ()
    received = passes[_giver_to(seat, record["hand"])] if passes else ()
    held = {*dealt, *received} - {*passed}
    return {
        "cards": " ".join(dealt),
        "passed": " ".join(passed),
        "exposed": " ".join(card for card in record.get("exposed", ()) if card in dealt),
        "played": " ".join(card for card in record["plays"] if card in held),
    }


def _giver_to(seat: int, number: int) -> int:
    direction = direction_of(number)
    return next(giver for giver in range(SEATS) if receiver_of(giver, direction) == seat)
