"""A vacation of one's own: clocks of slow tables stand still, and the others see until when."""

import io
import json
import zipfile

import pytest

from bot.features.privacy.service import PrivacyService
from bot.players import HEARTS
from bot.services import Services
from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from tests.discord.test_own_splits import letter
from tests.discord.test_preferences import chosen, panel_of
from tests.discord.test_slow_reminders import at_her_turn
from tests.discord.test_slow_tables import DAY_S, HOUR_S, PACE
from tests.discord.test_turn_calls import pings
from tests.support.guild import CardRoom, buttons_of, note_of, text_of
from tests.support.tricks.people import begin, table_in


async def vacation_page(room: CardRoom, who):
    await who.click(await panel_of(room, who), label="🏖️ Vacation")
    return room.channel.history(viewer=who)[-1]


async def leave(room: CardRoom, who, days: int):
    page = await vacation_page(room, who)
    await who.select(page, [str(days)], custom_id="preferences:days")
    await who.click(page, custom_id=f"preferences:leave:{days}")
    await room.pause()
    return page


async def come_back(room: CardRoom, who) -> None:
    await who.click(await vacation_page(room, who), label="I'm back")
    await room.pause()


def until(room: CardRoom, seconds: float) -> str:
    return f"<t:{int(room.clock.now_ms() // 1000 + seconds)}:"


def said(room: CardRoom, who) -> str:
    return text_of(room.channel.history(viewer=who)[-1])


async def test_a_vacation_takes_two_taps_and_can_end_early(room: CardRoom):
    page = await vacation_page(room, room.ann)
    assert "You have 7 days left this month." in text_of(page)
    assert [each["label"] for each in buttons_of(page)] == ["← Back", "Start 7 days now"]
    before_ms = room.clock.now_ms()
    await room.ann.select(page, ["3"], custom_id="preferences:days")
    assert chosen(room, room.ann).vacations == ()
    await room.ann.click(page, label="Start 3 days now")
    assert f"You're on vacation until <t:{before_ms // 1000 + 3 * DAY_S}:f>." in said(room, room.ann)
    await room.env.advance_time(DAY_S + HOUR_S)
    await room.restart()
    await come_back(room, room.ann)
    # The second day has begun.
    assert "You have 5 days left this month." in said(room, room.ann)
    await room.ann.click(room.channel.history(viewer=room.ann)[-1], label="← Back")
    assert "Your preferences" in said(room, room.ann)


@pytest.mark.thorough
async def test_a_month_has_a_week(room: CardRoom):
    page = await leave(room, room.ann, 7)
    await room.env.advance_time(8 * DAY_S)
    refused = await room.ann.click(page, label="I'm back")
    assert "You have no day left this month." in text_of(refused.response)
    await room.env.advance_time(24 * DAY_S)
    assert "7 days left" in text_of(await vacation_page(room, room.ann))


async def test_an_old_button_begins_no_second_vacation(room: CardRoom):
    first, second = [await vacation_page(room, room.ann) for _ in range(2)]
    await room.ann.click(first, label="Start 7 days now")
    assert "on vacation already" in note_of(await room.ann.click(second, label="Start 7 days now"))
    await come_back(room, room.ann)
    assert "6 days left this month. Choose fewer." in note_of(
        await room.ann.click(second, label="Start 7 days now")
    )


async def test_a_clock_that_runs_stops_and_goes_on(room: CardRoom):
    ann = await at_her_turn(room)
    await room.env.advance_time(20 * HOUR_S)
    _, before = await table_in(room, HEARTS)
    assert before.deadline_ms is not None
    await leave(room, room.ann, 7)
    _, table = await table_in(room, HEARTS)
    assert table.deadline_ms == before.deadline_ms + 7 * DAY_S * 1000
    shown = text_of(room.table_of(HEARTS))
    assert f"{room.ann.mention} is away until {until(room, 7 * DAY_S - 1)[:-3]}" in shown
    assert f"<t:{table.deadline_ms // 1000}:R>" in shown
    await room.env.advance_time(2 * DAY_S + 12 * HOUR_S)
    await room.restart()
    await come_back(room, room.ann)
    assert "is away until" not in text_of(room.table_of(HEARTS))
    _, table = await table_in(room, HEARTS)
    assert (table.deadline_ms or 0) - room.clock.now_ms() == pytest.approx(4 * HOUR_S * 1000, abs=60_000)
    await ann.look()
    await ann.do("play")
    assert (await table_in(room, HEARTS))[1].plays > before.plays


async def test_whoever_never_comes_back_is_played_for(room: CardRoom):
    await at_her_turn(room)
    await leave(room, room.ann, 7)
    await room.env.advance_time(8 * DAY_S - 60)
    assert (await table_in(room, HEARTS))[1].seats[0].is_present
    await room.env.advance_time(120)
    assert (await table_in(room, HEARTS))[1].is_paused
    # And the table ends, as ever.
    await room.env.advance_time(8 * DAY_S)
    assert await room.bot.services.store.open_tables() == []


async def test_nobody_is_reminded_on_vacation(room: CardRoom):
    await leave(room, room.ann, 3)
    await at_her_turn(room)
    await room.env.advance_time(3 * DAY_S - 2 * 60)
    assert pings(room) == []
    await room.env.advance_time(5 * 60)
    assert len(pings(room)) == 1
    await room.env.advance_time(13 * HOUR_S)
    assert len(pings(room)) == 2


async def test_a_table_that_waits_for_others_says_who_is_away(room: CardRoom):
    await room.open(split="own", pace=PACE)
    for person in (room.ann, room.ben):
        await room.click(person, "Join")
    await leave(room, room.ben, 2)
    assert f"🏖️ {room.ben.mention} is away until" in text_of(room.table)
    await room.click(room.ann, "Deal")
    assert f"🏖️ {room.ben.mention} is away until" in text_of(room.table)
    await room.ann.user.click(letter(room, room.ann), label="No Ox")
    await room.env.advance_time(3 * DAY_S - 5 * 60)
    assert (await room.state()).phase is Phase.DEALT
    await room.env.advance_time(10 * 60)
    assert (await room.state()).phase is Phase.REVEALED


async def test_the_message_with_the_cards_shows_the_deadline_that_counts(room: CardRoom):
    await room.open(split="own", pace=PACE)
    await room.click(room.ann, "Join")
    await room.click(room.ann, "Deal")
    before = f"<t:{((await room.state()).deadline_ms or 0) // 1000}:R>"
    assert before in text_of(letter(room, room.ann))
    await leave(room, room.ann, 2)
    after = f"<t:{((await room.state()).deadline_ms or 0) // 1000}:R>"
    assert before != after
    assert after in text_of(letter(room, room.ann))
    assert after in text_of(room.table)


async def test_quick_tables_go_on_and_say_nothing(room: CardRoom):
    await leave(room, room.ann, 2)
    await begin(room, HEARTS, room.ann, pace="600")
    assert "is away until" not in text_of(room.table_of(HEARTS))
    await room.env.advance_time(700)
    assert (await table_in(room, HEARTS))[1].is_paused


async def test_a_vacation_that_no_process_told_the_tables_counts_all_the_same(
    room: CardRoom, monkeypatch: pytest.MonkeyPatch
):
    await at_her_turn(room)
    with monkeypatch.context() as patched:
        for delivery in room.bot.delivery:
            patched.setattr(delivery, "_hear_of", lambda *_: None)
        room.bot.services.preferences._listeners.clear()
        await leave(room, room.ann, 7)
    await room.restart()
    await room.env.advance_time(DAY_S + 60)
    assert (await table_in(room, HEARTS))[1].seats[0].is_present
    await room.env.advance_time(6 * DAY_S)
    assert (await table_in(room, HEARTS))[1].seats[0].is_present
    await room.env.advance_time(DAY_S)
    assert (await table_in(room, HEARTS))[1].is_paused


async def test_vacations_are_exported_in_words_and_deleted(room: CardRoom):
    await leave(room, room.ann, 1)
    services: Services = room.bot.services
    archive = await services.of(PrivacyService).export(UserId(room.ann.id))
    with zipfile.ZipFile(io.BytesIO(archive)) as files:
        [kept] = json.loads(files.read("your-data.json"))["preferences"]
    assert kept["vacations"] == [{"from": "2026-01-01T00:00:00Z", "until": "2026-01-02T00:00:00Z"}]
    asked = (await room.ann.slash(room.channel, "privacy delete")).response
    assert asked is not None
    await room.ann.click(asked, label="Delete my data")
    assert services.preferences.for_user(room.ann.id).vacations == ()
