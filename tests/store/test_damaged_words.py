"""What a server keeps can be damaged as well: there, every column of words takes any words."""

import sqlalchemy as sa

from bot.store.audit import find_damage
from bot.store.repair import repair
from bot.store.schema import accounts, daily_deals, rounds
from bot.tables.points import AccountKind
from tests.support.lives import KOPITIAM, LEN, MEI, everything, places_of
from tests.support.tampering import tamper


async def spoil(engine, table, theirs, **values) -> None:
    # As the words that they are, past the types that would take nothing else.
    raw = {name: sa.type_coerce(sa.literal(value), sa.Text) for name, value in values.items()}
    await tamper(engine, sa.update(table).where(theirs).values(raw))


async def test_damaged_words(evenings, records, engine, services, clock):
    purse = (accounts.c.owner_id == LEN) & (accounts.c.kind == AccountKind.PURSE.value)
    here = accounts.c.guild_id == KOPITIAM
    before = await everything(engine)
    await spoil(engine, accounts, purse & here, kind="pursf")
    repaired = await repair(engine, ())
    assert [each.kind for each in repaired.kinds] == [AccountKind.PURSE]
    assert await everything(engine) == before
    await spoil(engine, accounts, purse & here, kind="pursf")
    await spoil(
        engine, rounds, rounds.c.id == sa.select(sa.func.min(rounds.c.id)).scalar_subquery(), points="x"
    )
    await spoil(engine, daily_deals, daily_deals.c.guild_id == KOPITIAM, seed_root="no digits")
    found = {(each.table, each.column) for each in (await find_damage(engine)).rows}
    assert found == {("accounts", "kind"), ("rounds", "points"), ("daily_deals", "seed_root")}
    told = await records.kept_about(LEN)
    assert [line["points"] for line in told["balances"] if line["server"] == str(KOPITIAM)] == ["score"]
    assert await services.bankroll.balance(KOPITIAM, MEI) == dict_of(before)[KOPITIAM, "purse", MEI]
    await records.forget(LEN, now_ms=clock.now_ms())
    assert places_of(await everything(engine), LEN) == []


def dict_of(rows) -> dict[tuple[int, str, int], int]:
    return {tuple(row[1:4]): row[4] for row in rows["accounts"]}
