"""The short stored form of a settled round: it has each person, card and rule once and omits usual values.

The snapshot's `format` is 3 if the snapshot and its hand record are in the short form. Without a `format`,
both are in the full form. A round that the short form cannot hold without loss is stored in the full form.
"""

from base64 import b64decode, b64encode
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from bot.rules.gnau.options import HouseRules
from bot.tables.ports import Json

_FORM: Final = 3
# The values that nearly every revealed table has. Only other values are written. Stored rounds rely on these
# values, so they must never change, even if other values become usual.
_USUAL: Final[Mapping[str, Any]] = MappingProxyType(
    {
        "seed_root": "",
        "phase": "revealed",
        "banker_id": None,
        "sat_out": {},
        "choices": {},
        "delivered": True,
        "undelivered": [],
        "gone": [],
        "opener_id": 0,
    }
)
_USUAL_OPTIONS: Final[Mapping[str, Any]] = MappingProxyType(
    {"reveal_s": 20, "dealer": "house", "split": "auto", "points": "score"}
)
_USUAL_IDLE_MS: Final = 900_000
_USUAL_SCHEME: Final = 1
# The rules of `classic`. `HouseRules.from_record` applies other values on top of them.
_USUAL_RULES: Final[Mapping[str, Any]] = MappingProxyType(HouseRules().to_record())
# Only rounds whose bank was bid for have these in their record.
_BIDDING_KEYS: Final = ("bid", "raises")
# The fields that hold sets. They are stored as sorted lists.
_SETS: Final = ("ready", "undelivered", "gone")
_BY_PERSON_IN_EVENING: Final = ("rounds", "streaks")
_PERSON: Final = ("opener_id", "banker_id")
_FEATS: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "best_hand": ("user_id", "round", "rank", "category", "strength"),
        "biggest_win": ("user_id", "round", "points"),
    }
)


class KeptRound(NamedTuple):
    """A round as it is stored in two columns: the hand record, and the table as it was revealed."""

    record: Json
    snapshot: Json


def compact(kept: KeptRound) -> KeptRound:
    """Return the short form of a full round, or the full round if the short form would lose data."""
    try:
        short = KeptRound(_compact_record(kept.record), _compact(*kept))
        return short if expanded(short) == kept else kept
    except (LookupError, TypeError, ValueError, AttributeError):
        return kept


def expanded(kept: KeptRound) -> KeptRound:
    """Return the full form of a round, whether it is in the short or the full form.

    Raises:
        Exception: The round is damaged. The exception can be of any type.
    """
    record, snapshot = kept
    if "format" not in snapshot:
        return kept
    if snapshot["format"] != _FORM:
        raise ValueError("a format of another version")
    record = _expanded_record(record)
    return KeptRound(record, _expanded(record, snapshot))


def full_record(record: Json) -> Json:
    """Return the hand record of a stored round, whether it is in the short or the full form.

    Raises:
        Exception: The record is damaged. The exception can be of any type.
    """
    return record if "game" in record else _expanded_record(record)


def _compact_record(record: Json) -> Json:
    rules = _unusual(record["rules"], _USUAL_RULES)
    if "payouts" in rules:
        rules["payouts"] = _unusual(rules["payouts"], _USUAL_RULES["payouts"])
    return {
        "rules": rules,
        "stake": record["stake"],
        "dealer": " ".join(record["dealer"]),
        "players": [[int(person), " ".join(cards)] for person, cards in record["players"].items()],
        **{key: record[key] for key in _BIDDING_KEYS if key in record},
    }


def _expanded_record(short: Json) -> Json:
    rules = {**_USUAL_RULES, **short["rules"]}
    rules["payouts"] = {**_USUAL_RULES["payouts"], **rules["payouts"]}
    return {
        "game": "gnau",
        "rules": rules,
        "stake": short["stake"],
        "dealer": short["dealer"].split(),
        "players": {str(person): cards.split() for person, cards in short["players"]},
        **{key: short[key] for key in _BIDDING_KEYS if key in short},
    }


def _compact(record: Json, full: Json) -> Json:
    players = [int(person) for person in record["players"]]
    numbers = {person: number for number, person in enumerate(dict.fromkeys([*players, *_people(full)]))}
    short = {"format": _FORM, "others": list(numbers)[len(players) :], **full}
    told = {"rules": record["rules"], "stake_points": record["stake"]}
    short["options"] = _unusual(full["options"], {**_USUAL_OPTIONS, **told})
    short["seats"] = [numbers[person] for person in full["seats"]]
    short |= {key: sorted(numbers[person] for person in full[key]) for key in _SETS}
    short |= {key: None if full[key] is None else numbers[full[key]] for key in _PERSON}
    short["tally"] = _values(numbers, full["tally"])
    short["hands"] = _compact_hands(numbers, full["hands"])
    if "evening" in full:
        short["evening"] = _compact_evening(numbers, full["evening"], full["round"])
    told = {"parts": _shuffled_in(full["hands"]), "rounds_played": full["round"]}
    told |= {"deadline_ms": _idle_since(full), "others": [], "options": {}}
    return _unusual(short, _usual(len(players)) | told)


def _expanded(record: Json, short: Json) -> Json:
    players = [*map(int, record["players"])]
    people = [*players, *short.get("others", ())]
    full = _usual(len(players)) | short
    full = {key: value for key, value in full.items() if key not in {"format", "others"}}
    told = {"rules": record["rules"], "stake_points": record["stake"]}
    full["options"] = {**_USUAL_OPTIONS, **told, **full.get("options", {})}
    full["seats"] = _named(people, full["seats"])
    full |= {key: sorted(_named(people, full[key])) for key in _SETS}
    full |= {key: _person(people, full[key]) for key in _PERSON}
    full["tally"] = _by_person(people, full["tally"])
    full["hands"] = _expanded_hands(people, full["hands"], record)
    if "evening" in full:
        full["evening"] = _expanded_evening(people, full["evening"], full["round"])
    full.setdefault("parts", _shuffled_in(full["hands"]))
    full.setdefault("rounds_played", full["round"])
    full.setdefault("deadline_ms", _idle_since(full))
    return full


def _usual(players: int) -> Json:
    return {**_USUAL, "seats": [*range(players)], "ready": [*range(players)]}


def _unusual(kept: Json, usual: Mapping[str, Any]) -> Json:
    return {key: value for key, value in kept.items() if key not in usual or value != usual[key]}


def _people(full: Json) -> Iterable[int]:
    named = [*map(int, full["tally"]), *full["seats"]]
    named += [full["hands"]["dealer_id"], full["opener_id"], full["banker_id"]]
    named += [*full["ready"], *full["undelivered"], *full["gone"]]
    evening = full.get("evening", {})
    named += [int(person) for key in _BY_PERSON_IN_EVENING for person in evening.get(key, ())]
    named += [evening[key]["user_id"] for key in _FEATS if evening.get(key)]
    return (person for person in named if person is not None)


def _compact_hands(numbers: Mapping[int, int], hands: Json) -> Json:
    dealer_id = hands["dealer_id"]
    short = {key: value for key, value in hands.items() if key not in {"dealer", "players"}}
    short["seed"] = b64encode(bytes.fromhex(hands["seed"])).decode()
    short["dealer_id"] = None if dealer_id is None else numbers[dealer_id]
    return _unusual(short, {"dealer_id": None, "scheme": _USUAL_SCHEME})


def _expanded_hands(people: list[int], hands: Json, record: Json) -> Json:
    return {
        "scheme": _USUAL_SCHEME,
        **hands,
        "seed": b64decode(hands["seed"], validate=True).hex(),
        "dealer": record["dealer"],
        "players": [[int(person), cards] for person, cards in record["players"].items()],
        "dealer_id": _person(people, hands.get("dealer_id")),
    }


def _shuffled_in(hands: Json) -> Json:
    """Return each person's part of the shuffle; usually the same parts are kept for the next shuffle."""
    dealer = [] if hands["dealer_id"] is None else [hands["dealer_id"]]
    people = [*dealer, *(person for person, _ in hands["players"])]
    return {str(person): part for person, part in zip(people, hands["parts"], strict=True)}


def _idle_since(full: Json) -> int | None:
    """Return when a table closes if nothing happens after the reveal."""
    revealed_ms: int | None = full.get("revealed_ms")
    return None if revealed_ms is None else revealed_ms + _USUAL_IDLE_MS


def _compact_evening(numbers: Mapping[int, int], evening: Json, played: int) -> Json:
    short = evening | {key: _values(numbers, evening[key]) for key in _BY_PERSON_IN_EVENING}
    for key, names in _FEATS.items():
        if evening[key]:
            feat = evening[key] | {"user_id": numbers[evening[key]["user_id"]]}
            short[key] = [feat[name] for name in names]
    return _unusual(short, _usual_evening(len(numbers), played))


def _expanded_evening(people: list[int], short: Json, played: int) -> Json:
    evening = _usual_evening(len(people), played) | short
    evening |= {key: _by_person(people, evening[key]) for key in _BY_PERSON_IN_EVENING}
    for key, names in _FEATS.items():
        if short[key]:
            feat = dict(zip(names, short[key], strict=True))
            evening[key] = feat | {"user_id": _person(people, feat["user_id"])}
    return evening


def _usual_evening(people: int, played: int) -> Json:
    """Return the usual values of an evening: all people have played every round."""
    return {"rounds": [played] * people, "firsts": {}}


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
