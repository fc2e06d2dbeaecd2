"""The journal against the books: was everything that was acknowledged done once, and nothing else?"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Final

from bot.rules.gnau.record import parse_record
from bot.rules.gnau.settlement import settle
from bot.store.audit import Audit
from tests.bank.books import Books, Holder, RoundKey, SettledRound
from tests.bank.operations import (
    BANKROLL_GUILDS,
    PEOPLE,
    SETTINGS,
    Answer,
    Kind,
    Operation,
    Outcome,
)

_BY_HAND: Final = frozenset({Kind.GIFT, Kind.GRANT, Kind.RESET})
_FAULTS: Final = ("lopsided", "misstated", "unbalanced", "overdrawn", "stranded")
_ROUND: Final = re.compile(r"gnau:(\d+):(\d+)(:reserve)?")
_ONCE_EACH: Final = re.compile(r"(opening|daily):(\d+):(\d+)(:\d+)?")


@dataclass(frozen=True)
class Evidence:
    """What is known of a run.

    Args:
        intended: Everything that was begun before the books were read, by key.
        answered: Everything that was answered before the books were read, by key.
    """

    intended: Mapping[str, Operation]
    answered: Mapping[str, Answer]
    books: Books

    def done(self) -> Iterator[tuple[Operation, Answer]]:
        """Yield what was acknowledged."""
        for key, answer in self.answered.items():
            if answer.outcome is Outcome.DONE:
                yield self.intended[key], answer


def violations(evidence: Evidence) -> list[str]:
    """Return a sentence for everything that is not as it must be at any moment."""
    found = [*_audit_faults(evidence.books.audit)]
    for check in (_by_hand, _allowances, _rounds_told, _rounds_kept, _at_stake, _unexplained):
        found += check(evidence)
    return found


def loose_ends(evidence: Evidence) -> list[str]:
    """Return a sentence for everything that is not as it must be once all has been answered and closed."""
    books = evidence.books
    found = [f"{key} was never answered" for key in evidence.intended if key not in evidence.answered]
    found += [f"table {number} is still open" for number, table in books.tables.items() if table.is_open]
    found += [f"table {number} holds {points}" for number, points in books.escrows.items() if points]
    return found


def _audit_faults(audit: Audit) -> Iterator[str]:
    for each in fields(audit):
        if each.name in _FAULTS:
            yield from (f"{each.name}: {culprit}" for culprit in getattr(audit, each.name))


def _by_hand(evidence: Evidence) -> Iterator[str]:
    """Gifts, grants and resets."""
    for key, operation in evidence.intended.items():
        if operation.kind not in _BY_HAND:
            continue
        moved = evidence.books.postings.get(operation.reference)
        answer = evidence.answered.get(key)
        if answer is None:
            # It may be there or not, but if so, then rightly; a reset may move whatever is needed.
            if moved is not None and operation.kind is not Kind.RESET and moved != _expected(operation):
                yield f"{operation.reference} moved {moved}, not {_expected(operation)}"
            continue
        expected = _expected(operation, answer.points) if answer.outcome is Outcome.DONE else {}
        if (moved or {}) != expected:
            yield f"{operation.reference} was answered {answer}, but moved {moved}, not {expected}"


def _expected(operation: Operation, reset_points: int = 0) -> dict[Holder, int]:
    person = Holder(operation.guild_id, operation.personal, operation.user_id)
    if operation.kind is Kind.GIFT:
        return {person: -operation.points, person._replace(owner_id=operation.other_id): operation.points}
    points = reset_points if operation.kind is Kind.RESET else operation.points
    return _from_house(person, points)


def _from_house(person: Holder, points: int) -> dict[Holder, int]:
    house = Holder(person.guild_id, "house" if person.kind == "user" else "bank", 0)
    return {person: points, house: -points} if points else {}


def _allowances(evidence: Evidence) -> Iterator[str]:
    asked, told, kept = Counter[tuple[int, int]](), Counter[tuple[int, int]](), Counter[tuple[int, int]]()
    for operation in evidence.intended.values():
        asked[operation.guild_id, operation.user_id] += operation.kind is Kind.DAILY
    for operation, _ in evidence.done():
        told[operation.guild_id, operation.user_id] += operation.kind is Kind.DAILY
    for reference, moved in evidence.books.postings.items():
        if reference.startswith("daily:"):
            person = _once_each(reference)
            kept[person.guild_id, person.owner_id] += 1
            if moved != _from_house(person, SETTINGS.daily_points):
                yield f"{reference} moved {moved}"
    for person_key in asked | kept:
        if not told[person_key] <= kept[person_key] <= asked[person_key]:
            counts = f"asked for {asked[person_key]}, told {told[person_key]}, kept {kept[person_key]}"
            yield f"allowances of {person_key}: {counts}"


def _once_each(reference: str) -> Holder:
    """Return whose purse an allowance or an opening grant went into."""
    found = _ONCE_EACH.fullmatch(reference)
    return Holder(int(found[2]), "purse", int(found[3])) if found else Holder(0, "", 0)


def _rounds_told(evidence: Evidence) -> Iterator[str]:
    """What was said of rounds is kept of them."""
    for operation, answer in evidence.done():
        table = evidence.books.tables.get(operation.table_id)
        if answer.dealt and (table is None or table.round < answer.dealt):
            yield f"table {operation.table_id} forgot that round {answer.dealt} was dealt"
        if not answer.revealed:
            continue
        kept = evidence.books.rounds.get(RoundKey(operation.table_id, answer.revealed))
        told = {int(user_id): delta for user_id, delta in answer.deltas.items()}
        if kept is None or kept.deltas != told:
            yield f"table {operation.table_id}, round {answer.revealed}: told {told}, kept {kept}"


def _rounds_kept(evidence: Evidence) -> Iterator[str]:
    """Every settled round moved what its cards say, and nothing stayed behind at the table."""
    for key, kept in evidence.books.rounds.items():
        reference = f"gnau:{key.table_id}:{key.number}"
        moved = evidence.books.net(reference, f"{reference}:reserve")
        expected = _by_cards(kept)
        if moved != expected:
            yield f"{reference} moved {moved}, not {expected}"
        if {user_id: delta for user_id, delta in kept.deltas.items() if delta} != _people(expected):
            yield f"{reference} was told as {kept.deltas}, not {expected}"

    for reference in evidence.books.postings:
        at_table = _ROUND.fullmatch(reference)
        if at_table is not None and not at_table[3]:
            key = RoundKey(int(at_table[1]), int(at_table[2]))
            if key not in evidence.books.rounds:
                yield f"{reference} moved points, but there is no such round"


def _by_cards(kept: SettledRound) -> dict[Holder, int]:
    dealt = parse_record(kept.record)
    settlement = settle(dealt.dealer, dealt.players, dealt.rules, dealt.stake)
    score = kept.points == "score"
    moved = {
        Holder(kept.guild_id, "user" if score else "purse", int(name)): result.delta
        for name, result in settlement.players.items()
    }
    dealers = kept.deltas.keys() - {int(name) for name in settlement.players}
    dealer = Holder(kept.guild_id, "house" if score else "bank", 0)
    for user_id in dealers:
        dealer = Holder(kept.guild_id, "user" if score else "purse", user_id)
    moved[dealer] = settlement.dealer_delta
    return {holder: points for holder, points in moved.items() if points}


def _people(moved: Mapping[Holder, int]) -> dict[int, int]:
    return {holder.owner_id: points for holder, points in moved.items() if holder.owner_id}


def _at_stake(evidence: Evidence) -> Iterator[str]:
    """An escrow holds what was set aside for the cards that are out, and nothing otherwise."""
    books = evidence.books
    for number, table in books.tables.items():
        escrow = Holder(table.guild_id, "escrow", number)
        reserved = books.postings.get(f"gnau:{number}:{table.round}:reserve", {}).get(escrow, 0)
        expected = reserved if table.is_dealt else 0
        if books.escrows.get(number, 0) != expected:
            yield f"table {number} holds {books.escrows.get(number, 0)}, not {expected}"


def _unexplained(evidence: Evidence) -> Iterator[str]:
    """Nothing is kept that nobody ever meant to do."""
    by_hand = {each.reference for each in evidence.intended.values() if each.kind in _BY_HAND}
    deals = {
        RoundKey(each.table_id, each.round + 1)
        for each in evidence.intended.values()
        if each.kind is Kind.DEAL
    }
    for reference, moved in evidence.books.postings.items():
        if (at_table := _ROUND.fullmatch(reference)) is not None:
            is_meant = RoundKey(int(at_table[1]), int(at_table[2])) in deals
        elif (once := _ONCE_EACH.fullmatch(reference)) is not None:
            # What an allowance moves, and how many there may be, is checked elsewhere.
            person = _once_each(reference)
            is_meant = person.guild_id in BANKROLL_GUILDS and person.owner_id in PEOPLE
            if once[1] == "opening":
                is_meant = is_meant and moved == _from_house(person, SETTINGS.opening_grant_points)
        else:
            is_meant = reference in by_hand
        if not is_meant:
            yield f"{reference} moved {moved}, which nobody meant to"
    yield from (f"round {key} was settled, but never meant" for key in evidence.books.rounds.keys() - deals)
