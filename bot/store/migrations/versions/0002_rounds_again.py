"""Rounds can be shown again and found by person; tables know their options and where decks come from.

Tables from before get the options they were played with and a root of their own. There is no way back for
these: after a downgrade, the program before cannot read the snapshots of tables any more.
"""

import json
import secrets
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

TABLES = sa.table("game_tables", sa.column("id", sa.BigInteger), sa.column("snapshot", sa.JSON))
ROUNDS = sa.table("rounds", sa.column("id", sa.BigInteger), sa.column("record", sa.JSON))
PLAYERS = sa.table(
    "round_players",
    sa.column("round_id", sa.BigInteger),
    sa.column("user_id", sa.BigInteger),
    sa.column("is_dealer", sa.Boolean),
)


def upgrade() -> None:
    with op.batch_alter_table("rounds") as rounds:
        rounds.add_column(sa.Column("snapshot", sa.JSON()))
        rounds.add_column(sa.Column("points", sa.String(16), nullable=False, server_default="score"))
        rounds.drop_index("ix_rounds_guild_id")
        rounds.create_index("ix_rounds_guild_id_settled_ms", ["guild_id", "settled_ms"])
    with op.batch_alter_table("round_players") as players:
        players.add_column(sa.Column("is_dealer", sa.Boolean(), nullable=False, server_default=sa.false()))
        players.add_column(sa.Column("hand_rank", sa.Integer()))
    _mark_dealers()
    _convert_snapshots()


def downgrade() -> None:
    with op.batch_alter_table("round_players") as players:
        players.drop_column("hand_rank")
        players.drop_column("is_dealer")
    op.drop_index("ix_rounds_guild_id_settled_ms", "rounds")
    op.create_index("ix_rounds_guild_id", "rounds", ["guild_id"])
    # Not in batch mode: SQLite would drop the old table, to which the players of its rounds refer.
    op.drop_column("rounds", "points")
    op.drop_column("rounds", "snapshot")


def _mark_dealers() -> None:
    connection = op.get_bind()
    for round_id, record in connection.execute(sa.select(ROUNDS.c.id, ROUNDS.c.record)).all():
        seated = [int(user_id) for user_id in record["players"]]
        dealt = sa.and_(PLAYERS.c.round_id == round_id, PLAYERS.c.user_id.not_in(seated))
        connection.execute(sa.update(PLAYERS).where(dealt).values(is_dealer=True))


def _convert_snapshots() -> None:
    connection = op.get_bind()
    for table_id, kept in connection.execute(sa.select(TABLES.c.id, TABLES.c.snapshot)).all():
        if "dealer_id" in kept:
            change = sa.update(TABLES).where(TABLES.c.id == table_id).values(snapshot=converted(kept))
            connection.execute(change)


def converted(kept: dict[str, Any]) -> dict[str, Any]:
    """Return the snapshot of a table in its new form."""
    kept = json.loads(json.dumps(kept))
    dealer_id, root = kept.pop("dealer_id"), secrets.token_hex(32)
    kept["options"] = {
        "stake_points": kept.pop("stake_points"),
        "rules": kept.pop("rules"),
        "reveal_s": kept.pop("reveal_s"),
        "dealer": "house" if dealer_id is None else "opener",
        "split": "auto",
        "points": "score",
    }
    players = kept["seats"]
    kept["seats"] = players if dealer_id is None else [dealer_id, *players]
    # Nobody chose these parts; from the next round on they count like the id of a click.
    kept |= {"seed_root": root, "banker_id": dealer_id, "choices": {}, "sat_out": {}}
    kept["parts"] = {str(user_id): str(user_id) for user_id in kept["seats"]}
    if kept["hands"] is not None:
        # That round was shuffled without a seed: scheme 0 has nothing to check.
        kept["hands"] |= {"dealer_id": dealer_id, "seed": "", "parts": [], "scheme": 0}
    return kept
