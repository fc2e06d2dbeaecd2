"""What is kept about a person, told to them: everything, and nothing of anybody else."""

import json

from bot.tables.gnau.recall import in_full
from bot.tables.ids import UserId
from tests.support.lives import KOPITIAM, LEN, MEI, RAJ, SUE, Evening


async def test_everything_about_the_person_and_nobody_else_by_name(evenings, records):
    data = await records.kept_about(LEN)
    counts = {name: len(lines) for name, lines in data.items()}
    assert counts["balances"] == 4
    assert counts["rounds"] == 14
    assert counts["games"] == 2
    assert counts["drill_answers"] == 22
    assert counts["drill_shares"] == 2
    assert counts["daily_hands"] == 4
    assert counts["tables"] == 8
    assert counts["settings"] == 2
    assert counts["moved_by_hand"] == 4
    written = json.dumps(data, ensure_ascii=False)
    assert all(str(other) not in written for other in (MEI, RAJ, SUE))
    assert "durian" in written
    assert "mangosteen" not in written
    assert "happy birthday Len" in written
    assert "=cmd for @…" in written


async def test_the_postings_add_up_to_the_balances(evenings, records):
    data = await records.kept_about(LEN)
    for line in data["balances"]:
        moved = [
            posting["change"]
            for posting in data["postings"]
            if (posting["server"], posting["points"]) == (line["server"], line["points"])
        ]
        assert sum(moved) == line["balance"]


async def test_of_a_round_the_persons_own_cards_only(evenings, records, services):
    lines = {line["round"]: line for line in (await records.kept_about(LEN))["rounds"]}
    page = await services.history.rounds_of(KOPITIAM, LEN, game="gnau", page=0, size=100)
    assert page is not None
    for stored in page.rounds:
        line = lines[f"{stored.table_id}.{stored.number}"]
        player = stored.players[LEN]
        record = in_full(stored).record
        own = record["dealer"] if player.is_dealer else record["players"][str(LEN)]
        assert line["cards"] == " ".join(own)
        assert (line["change"], line["balance"]) == (player.delta_points, stored.balances[LEN])
        assert line["rules"] == record["rules"]


async def test_nothing_about_a_stranger(evenings, records):
    assert not any((await records.kept_about(UserId(10**18 + 99))).values())


async def test_who_has_blocked_the_person(services, records):
    await services.settings.block(KOPITIAM, LEN, user_id=SUE)
    [line] = (await records.kept_about(LEN))["settings"]
    assert (line["server"], line["what"]) == (str(KOPITIAM), "named_in_blocked")


async def test_a_damaged_table_is_told_all_the_same(services, records, database):
    evening = Evening(services)
    table = await evening.open(LEN)
    async with database.writing() as connection:
        await connection.exec_driver_sql(
            f"UPDATE game_tables SET snapshot = '{{}}', opener_id = {LEN} WHERE id = {table}"
        )
    [line] = (await records.kept_about(LEN))["tables"]
    assert (line["table"], line["has_opened"]) == (table, True)
