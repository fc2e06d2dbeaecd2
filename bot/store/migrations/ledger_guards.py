"""The triggers by which the database refuses what would unbalance the books.

Refused are postings that do not sum to zero, changed entries, and overdrawn purses. SQLite checks nothing
at the end of a transaction but its foreign keys. So the sum of each posting's entries is kept beside it, as
a deferred foreign key into a table whose only row is zero.
"""

from typing import Final

from alembic import op

_ADD: Final = """
INSERT INTO posting_sums (posting_id, sum_points) VALUES (NEW.posting_id, NEW.amount_points)
ON CONFLICT (posting_id) DO UPDATE SET sum_points = posting_sums.sum_points + NEW.amount_points;
"""
_SUBTRACT: Final = """
UPDATE posting_sums SET sum_points = sum_points - OLD.amount_points WHERE posting_id = OLD.posting_id;
"""
_IS_OVERDRAWN: Final = "NEW.kind IN ('purse', 'escrow') AND NEW.balance_points < 0"

# name: (when, condition, body); an empty body refuses.
_TRIGGERS: Final = {
    "entries_added": ("AFTER INSERT ON entries", "", _ADD),
    "entries_removed": ("AFTER DELETE ON entries", "", _SUBTRACT),
    "entries_never_changed": ("BEFORE UPDATE ON entries", "", ""),
    "accounts_never_overdrawn": ("BEFORE UPDATE ON accounts", _IS_OVERDRAWN, ""),
}


def create() -> None:
    """Create the triggers, once their tables are there."""
    create = _create_on_postgresql if _is_postgresql() else _create_on_sqlite
    for name, (when, condition, body) in _TRIGGERS.items():
        create(name, when, condition, body)


def drop() -> None:
    """Drop the triggers."""
    for name, (when, _, _) in _TRIGGERS.items():
        if _is_postgresql():
            op.execute(f"DROP TRIGGER {name} ON {when.split()[-1]}")
            op.execute(f"DROP FUNCTION {name}()")
        else:
            op.execute(f"DROP TRIGGER {name}")


def _is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def _create_on_sqlite(name: str, when: str, condition: str, body: str) -> None:
    only = f"WHEN {condition}" if condition else ""
    refuse = f"SELECT RAISE(ABORT, '{name}');"
    op.execute(f"CREATE TRIGGER {name} {when} FOR EACH ROW {only} BEGIN {body or refuse} END")


def _create_on_postgresql(name: str, when: str, condition: str, body: str) -> None:
    only = f"WHEN ({condition})" if condition else ""
    refuse = f"RAISE EXCEPTION '{name}' USING ERRCODE = 'integrity_constraint_violation';"
    op.execute(
        f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS "
        f"$$ BEGIN {body or refuse} RETURN NULL; END $$"
    )
    op.execute(f"CREATE TRIGGER {name} {when} FOR EACH ROW {only} EXECUTE FUNCTION {name}()")
