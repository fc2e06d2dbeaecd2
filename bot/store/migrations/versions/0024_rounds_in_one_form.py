"""Rounds of Gnau that version 0.2 kept at length, or in an older form, are kept as all others are.

Their deals lose the cards that were kept twice. What is damaged stays as it is.
"""

import json
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any, Final

import sqlalchemy as sa
from alembic import context, op

from bot.tables.gnau.kept_round import KeptRound, compact, expanded

revision = "0024"
down_revision = "0023"

# How many rounds are looked at at a time.
CHUNK: Final = 1_000

ROUNDS: Final = sa.text("""
SELECT rounds.id, table_id, number, CAST(record AS TEXT) AS record, CAST(rounds.snapshot AS TEXT) AS snapshot
FROM rounds JOIN game_tables ON game_tables.id = rounds.table_id
WHERE rounds.id BETWEEN :first AND :last AND game = 'gnau' AND rounds.snapshot IS NOT NULL
""")
DEALS: Final = sa.text("""
SELECT table_id, seq, CAST(data AS TEXT) AS data FROM table_events
WHERE kind = 'CardsDealt' AND table_id IN (SELECT table_id FROM rounds WHERE id BETWEEN :first AND :last)
""")
KEEP_ROUND: Final = sa.text(
    "UPDATE rounds SET record = :record, snapshot = :snapshot WHERE id = :id"
).bindparams(sa.bindparam("record", type_=sa.JSON), sa.bindparam("snapshot", type_=sa.JSON))
KEEP_DEAL: Final = sa.text(
    "UPDATE table_events SET data = :data WHERE table_id = :table_id AND seq = :seq"
).bindparams(sa.bindparam("data", type_=sa.JSON))

# What form 2 leaves out where it is so.
USUAL: Final[Mapping[str, Any]] = MappingProxyType(
    {
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
)
SETS: Final = ("ready", "undelivered", "gone")
DAMAGED: Final = (LookupError, TypeError, ValueError, AttributeError)


def upgrade() -> None:
    connection = op.get_bind()
    progress = context.config.attributes.get("progress", iter)
    last_round = connection.execute(sa.text("SELECT max(id) FROM rounds")).scalar_one() or 0
    for first in progress(range(1, last_round + 1, CHUNK)):
        chunk = {"first": first, "last": first + CHUNK - 1}
        hands = {}
        for row in connection.execute(ROUNDS, chunk).all():
            for kept, full in _in_full(row):
                hands[row.table_id, row.number] = full.snapshot["hands"]
                if (short := compact(full)) != kept:
                    connection.execute(KEEP_ROUND, {"id": row.id, **short._asdict()})
        for row in connection.execute(DEALS, chunk).all():
            for deal in _without_hands(row, hands):
                connection.execute(KEEP_DEAL, {"table_id": row.table_id, "seq": row.seq, "data": deal})


def downgrade() -> None:
    """Change nothing: version 0.2 reads what it finds."""


def _in_full(row: Any) -> Iterator[tuple[KeptRound, KeptRound]]:
    """Yield a round as it is kept, and in full; nothing where it is damaged."""
    try:
        kept = KeptRound(json.loads(row.record), json.loads(row.snapshot))
        is_second_form = kept.snapshot.get("format") == 2
        full = KeptRound(kept.record, _expanded(*kept)) if is_second_form else expanded(kept)
        # Rounds from before it was noted know of nobody who has gone.
        yield kept, full._replace(snapshot={"gone": [], **full.snapshot})
    except DAMAGED:
        return


def _without_hands(row: Any, hands: Mapping[tuple[int, int], Any]) -> Iterator[dict[str, Any]]:
    try:
        deal = json.loads(row.data)
        if "hands" in deal and deal["hands"] == hands.get((row.table_id, deal["round"])):
            yield {"format": 2, **{key: value for key, value in deal.items() if key != "hands"}}
    except DAMAGED:
        return


def _expanded(record: Any, kept: Any) -> Any:
    """Return what a snapshot in form 2 says."""
    people = kept["people"]
    players = kept["hands"].get("players", [*range(len(people))])
    full = {**USUAL, "seats": players, "ready": players}
    full |= {key: value for key, value in kept.items() if key not in {"format", "people"}}
    full["options"] = {"rules": record["rules"], "stake_points": record["stake"], **full["options"]}
    full["seats"] = [people[number] for number in full["seats"]]
    full |= {key: sorted(people[number] for number in full[key]) for key in SETS}
    full["tally"] = _by_person(people, full["tally"])
    full |= {key: _person(people, full[key]) for key in ("opener_id", "banker_id")}
    full["hands"] = full["hands"] | {
        "dealer": record["dealer"],
        "players": [[people[number], record["players"][str(people[number])]] for number in players],
        "dealer_id": _person(people, full["hands"].get("dealer_id")),
    }
    full.setdefault("parts", _shuffled_in(full["hands"]))
    full.setdefault("rounds_played", full["round"])
    if "evening" in full:
        full["evening"] = _evening(people, full["evening"])
    return full


def _evening(people: list[int], evening: Any) -> Any:
    told = {key: _by_person(people, evening[key]) for key in ("rounds", "streaks")}
    for key in ("best_hand", "biggest_win"):
        if evening[key]:
            told[key] = evening[key] | {"user_id": _person(people, evening[key]["user_id"])}
    return evening | told


def _shuffled_in(hands: Any) -> Any:
    dealer = [] if hands["dealer_id"] is None else [hands["dealer_id"]]
    people = [*dealer, *(person for person, _ in hands["players"])]
    return {str(person): part for person, part in zip(people, hands["parts"], strict=True)}


def _by_person(people: list[int], values: list[Any]) -> Any:
    return {str(person): value for person, value in zip(people, values, strict=True) if value is not None}


def _person(people: list[int], number: int | None) -> int | None:
    return None if number is None else people[number]
