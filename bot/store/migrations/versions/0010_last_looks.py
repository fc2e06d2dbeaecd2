"""What was not shown yet: results that stand in no message of their own, and how tables ended."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"

GAME_TABLES = sa.table(
    "game_tables", sa.column("id"), sa.column("is_open", sa.Boolean), sa.column("snapshot", sa.Text)
)
ROUNDS = sa.table("rounds", sa.column("table_id"), sa.column("number"), sa.column("is_announced", sa.Boolean))


def upgrade() -> None:
    # What happened before this was kept counts as shown,
    op.add_column(
        "game_tables", sa.Column("owes_last_look", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_index(
        "ix_game_tables_owes_last_look",
        "game_tables",
        ["guild_id"],
        sqlite_where=sa.text("owes_last_look = 1"),
        postgresql_where=sa.text("owes_last_look"),
    )
    op.add_column("rounds", sa.Column("is_announced", sa.Boolean(), nullable=False, server_default=sa.true()))
    op.create_index(
        "ix_rounds_not_announced",
        "rounds",
        ["table_id"],
        sqlite_where=sa.text("is_announced = 0"),
        postgresql_where=sa.text("NOT is_announced"),
    )
    # but for the results that stand in the message of a table that goes on.
    for table_id, number in _shown_now():
        op.execute(
            ROUNDS.update()
            .where(ROUNDS.c.table_id == table_id, ROUNDS.c.number == number)
            .values(is_announced=False)
        )


def downgrade() -> None:
    op.drop_index("ix_rounds_not_announced", "rounds")
    op.drop_column("rounds", "is_announced")
    op.drop_index("ix_game_tables_owes_last_look", "game_tables")
    op.drop_column("game_tables", "owes_last_look")


def _shown_now() -> list[tuple[int, int]]:
    query = sa.select(GAME_TABLES.c.id, sa.cast(GAME_TABLES.c.snapshot, sa.Text)).where(GAME_TABLES.c.is_open)
    kept = [(table_id, _read(snapshot)) for table_id, snapshot in op.get_bind().execute(query)]
    return [(table_id, table["round"]) for table_id, table in kept if table.get("phase") == "revealed"]


def _read(snapshot: str) -> dict[str, Any]:
    try:
        table = json.loads(snapshot)
    except (ValueError, RecursionError):
        return {}
    return table if isinstance(table, dict) else {}
