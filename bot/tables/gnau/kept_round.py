"""The snapshot of a revealed round, written compactly: each person once, and nothing that the record says.

What is left out is what `expanded` puts back: cards, house rules, and what nearly always is the same.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from bot.tables.ports import Json

_FORMAT: Final = 2
# What a revealed table nearly always has, and is written only where it has something else.
_USUAL: Final[Mapping[str, Any]] = {
    "seed_root": "",
    "phase": "revealed",
    "banker_id": None,
    "sat_out": {},
    "choices": {},
    "delivered": False,
    "undelivered": [],
    "gone": [],
    "opener_id": 0,
}
# Sorted, as sets are kept.
_SETS: Final = ("ready", "undelivered", "gone")
_BY_PERSON: Final = ("tally",)
_BY_PERSON_IN_EVENING: Final = ("rounds", "streaks")
_PERSON: Final = ("opener_id", "banker_id")
_FEATS: Final = ("best_hand", "biggest_win")


def compact(kept: Json, record: Json) -> Json:
    """Return the compact form of a round's snapshot; the snapshot itself where that would lose anything.

    Args:
        kept: The snapshot of the table, in either form.
        record: The hand record beside it.
    """
    if "format" in kept:
        return kept
    try:
        short = _compact(kept, record)
        return short if expanded(short, record) == kept else kept
    except (LookupError, TypeError, ValueError, AttributeError):
        return kept


def expanded(kept: Json, record: Json) -> Json:
    """Return the snapshot of a table from either form.

    Raises:
        Exception: It is neither: of whatever kind, `kept` is damaged.
    """
    if "format" not in kept:
        return kept
    if kept["format"] != _FORMAT:
        raise ValueError("a format of another version")
    people = kept["people"]
    players = kept["hands"].get("players", [*range(len(people))])
    full = {**_USUAL, "seats": players, "ready": players}
    full |= {key: value for key, value in kept.items() if key not in {"format", "people"}}
    full["options"] = {"rules": record["rules"], "stake_points": record["stake"], **full["options"]}
    full["seats"] = _named(people, full["seats"])
    full |= {key: sorted(_named(people, full[key])) for key in _SETS}
    full |= {key: _by_person(people, full[key]) for key in _BY_PERSON}
    full |= {key: _person(people, full[key]) for key in _PERSON}
    full["hands"] = _expanded_hands(people, players, full["hands"], record)
    full.setdefault("parts", _shuffled_in(full["hands"]))
    full.setdefault("rounds_played", full["round"])
    if "evening" in full:
        full["evening"] = _expanded_evening(people, full["evening"])
    return full


def _compact(kept: Json, record: Json) -> Json:
    numbers = {person: number for number, person in enumerate(_people(kept))}
    short = {"format": _FORMAT, "people": list(numbers), **kept}
    told = {"rules": record["rules"], "stake_points": record["stake"]}
    short["options"] = _unusual(kept["options"], told)
    short["seats"] = [numbers[person] for person in kept["seats"]]
    short |= {key: sorted(numbers[person] for person in kept[key]) for key in _SETS}
    short |= {key: _values(numbers, kept[key]) for key in _BY_PERSON}
    short |= {key: None if kept[key] is None else numbers[kept[key]] for key in _PERSON}
    players = [numbers[person] for person, _ in kept["hands"]["players"]]
    short["hands"] = _compact_hands(numbers, players, kept["hands"])
    if kept["parts"] == _shuffled_in(kept["hands"]):
        del short["parts"]
    if kept["rounds_played"] == kept["round"]:
        del short["rounds_played"]
    if "evening" in kept:
        short["evening"] = _compact_evening(numbers, kept["evening"])
    return _unusual(short, {**_USUAL, "seats": players, "ready": sorted(players)})


def _unusual(kept: Json, usual: Mapping[str, Any]) -> Json:
    return {key: value for key, value in kept.items() if key not in usual or value != usual[key]}


def _people(kept: Json) -> Iterable[int]:
    named = [*map(int, kept["tally"]), *kept["seats"], *(person for person, _ in kept["hands"]["players"])]
    named += [kept["hands"]["dealer_id"], kept["opener_id"], kept["banker_id"]]
    named += [*kept["ready"], *kept["undelivered"], *kept["gone"]]
    evening = kept.get("evening", {})
    named += [int(person) for key in _BY_PERSON_IN_EVENING for person in evening.get(key, ())]
    named += [evening[key]["user_id"] for key in _FEATS if evening.get(key)]
    return dict.fromkeys(person for person in named if person is not None)


def _compact_hands(numbers: Mapping[int, int], players: list[int], hands: Json) -> Json:
    dealer_id = hands["dealer_id"]
    short = {key: value for key, value in hands.items() if key != "dealer"}
    short |= {"players": players, "dealer_id": None if dealer_id is None else numbers[dealer_id]}
    return _unusual(short, {"players": [*range(len(numbers))], "dealer_id": None})


def _expanded_hands(people: list[int], players: list[int], hands: Json, record: Json) -> Json:
    return {
        **hands,
        "dealer": record["dealer"],
        "players": [[person, record["players"][str(person)]] for person in _named(people, players)],
        "dealer_id": _person(people, hands.get("dealer_id")),
    }


def _shuffled_in(hands: Json) -> Json:
    """Return who added what to the shuffle; usually they add the same to the next."""
    dealer = [] if hands["dealer_id"] is None else [hands["dealer_id"]]
    people = [*dealer, *(person for person, _ in hands["players"])]
    return {str(person): part for person, part in zip(people, hands["parts"], strict=True)}


def _compact_evening(numbers: Mapping[int, int], evening: Json) -> Json:
    feats = {
        key: {**evening[key], "user_id": numbers[evening[key]["user_id"]]} for key in _FEATS if evening[key]
    }
    return evening | {key: _values(numbers, evening[key]) for key in _BY_PERSON_IN_EVENING} | feats


def _expanded_evening(people: list[int], evening: Json) -> Json:
    feats = {
        key: {**evening[key], "user_id": _person(people, evening[key]["user_id"])}
        for key in _FEATS
        if evening[key]
    }
    return evening | {key: _by_person(people, evening[key]) for key in _BY_PERSON_IN_EVENING} | feats


def _values(numbers: Mapping[int, int], by_person: Json) -> list[Any]:
    if not {int(person) for person in by_person} <= numbers.keys():
        raise ValueError("somebody else")
    return [by_person.get(str(person)) for person in numbers]


def _by_person(people: list[int], values: list[Any]) -> Json:
    return {str(person): value for person, value in zip(people, values, strict=True) if value is not None}


def _named(people: list[int], numbers: list[int]) -> list[int]:
    return [_person(people, number) for number in numbers]


def _person(people: list[int], number: int | None) -> Any:
    if number is not None and number < 0:
        raise ValueError("nobody")
    return None if number is None else people[number]
