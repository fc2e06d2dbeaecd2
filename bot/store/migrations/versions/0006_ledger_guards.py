"""The database itself refuses postings that do not sum to zero, changed entries, and overdrawn purses.

SQLite checks nothing at the end of a transaction but its foreign keys. So the sum of each posting's entries
is kept beside it, as a deferred foreign key into a table whose only row is zero.
"""

from typing import Final

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")

ADD = """
INSERT INTO posting_sums (posting_id, sum_points) VALUES (NEW.posting_id, NEW.amount_points)
ON CONFLICT (posting_id) DO UPDATE SET sum_points = posting_sums.sum_points + NEW.amount_points;
"""
SUBTRACT = """
UPDATE posting_sums SET sum_points = sum_points - OLD.amount_points WHERE posting_id = OLD.posting_id;
"""
IS_OVERDRAWN = "NEW.kind IN ('purse', 'escrow') AND NEW.balance_points < 0"

# name: (when, condition, body); an empty body refuses.
TRIGGERS: Final = {
    "entries_added": ("AFTER INSERT ON entries", "", ADD),
    "entries_removed": ("AFTER DELETE ON entries", "", SUBTRACT),
    "entries_never_changed": ("BEFORE UPDATE ON entries", "", ""),
    "accounts_never_overdrawn": ("BEFORE UPDATE ON accounts", IS_OVERDRAWN, ""),
}


def upgrade() -> None:
    zero = op.create_table(
        "zero", sa.Column("points", sa.BigInteger(), primary_key=True, autoincrement=False)
    )
    op.bulk_insert(zero, [{"points": 0}])
    _create_posting_sums()
    op.execute(
        "INSERT INTO posting_sums (posting_id, sum_points) "
        "SELECT posting_id, sum(amount_points) FROM entries GROUP BY posting_id"
    )
    create = _create_on_postgresql if _is_postgresql() else _create_on_sqlite
    for name, (when, condition, body) in TRIGGERS.items():
        create(name, when, condition, body)


def downgrade() -> None:
    for name, (when, _, _) in TRIGGERS.items():
        if _is_postgresql():
            op.execute(f"DROP TRIGGER {name} ON {when.split()[-1]}")
            op.execute(f"DROP FUNCTION {name}()")
        else:
            op.execute(f"DROP TRIGGER {name}")
    op.drop_table("posting_sums")
    op.drop_table("zero")


def _is_postgresql() -> bool:
    return op.get_bind().dialect.name == "postgresql"


def _create_posting_sums() -> None:
    op.create_table(
        "posting_sums",
        sa.Column("posting_id", ROW_ID, nullable=False),
        sa.Column("sum_points", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("posting_id", name="pk_posting_sums"),
        sa.ForeignKeyConstraint(
            ["posting_id"],
            ["postings.id"],
            name="fk_posting_sums_posting_id_postings",
            ondelete="CASCADE",
        ),
        sa.ForeignKeyConstraint(
            ["sum_points"],
            ["zero.points"],
            name="fk_posting_sums_sum_points_zero",
            deferrable=True,
            initially="DEFERRED",
        ),
    )


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
