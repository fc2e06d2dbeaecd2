"""What a Gnau table keeps of one person, and of nobody else."""

from collections.abc import Iterable

from bot.rules.cards import Card
from bot.tables.gnau.recall import recalled
from bot.tables.gnau.state import Hands
from bot.tables.history import StoredRound
from bot.tables.ids import UserId
from bot.tables.personal.reader import facts_about
from bot.tables.ports import Json


def own_round(stored: StoredRound, user_id: UserId) -> Json:
    """Return what a settled round keeps of somebody who took part in it.

    Args:
        stored: The round; of its players only the person has to be known.
        user_id: The person.
    """
    table = recalled(stored)
    cards, choice = table.cards_of(user_id), table.choices.get(user_id)
    assert table.hands is not None
    return {
        "stake": table.options.stake_points,
        "cards": _words(cards),
        "pressed": None if choice is None else _words(cards[place] for place in choice),
        "part": _part_in(table.hands, user_id),
        "rules": stored.record["rules"],
    }


def own_facts(kind: str, data: Json, user_id: UserId) -> Json | None:
    """Return what an event of a table says of somebody; None where it is not about them.

    Args:
        kind: The event's name.
        data: Its facts.
        user_id: The person.
    """
    if kind == "CardsDealt":
        held = _hand_of(data["hands"], user_id)
        return None if held is None else {"round": data["round"], "cards": " ".join(held)}
    return facts_about(data, user_id)


def own_seat(snapshot: Json, user_id: UserId) -> Json:
    """Return what a table's snapshot keeps of somebody, even where the snapshot is damaged."""
    return {
        "is_seated": user_id in snapshot.get("seats", ()),
        "tally": snapshot.get("tally", {}).get(str(user_id)),
    }


def _part_in(hands: Hands, user_id: UserId) -> str | None:
    return dict(zip(hands.people, hands.parts, strict=False)).get(user_id)


def _hand_of(hands: Json, user_id: UserId) -> list[str] | None:
    if hands["dealer_id"] == user_id:
        return list(hands["dealer"])
    return next((list(cards) for player_id, cards in hands["players"] if player_id == user_id), None)


def _words(cards: Iterable[Card]) -> str:
    return " ".join(str(card) for card in cards)
