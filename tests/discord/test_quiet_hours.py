"""Quiet hours of one's own at slow tables, chosen by tapping, through days of two time zones."""

from datetime import UTC, datetime

from bot.players import HEARTS
from bot.tables.preferences import Preferences, QuietSpan
from tests.discord.test_preferences import chosen, panel_of, prefer
from tests.discord.test_slow_reminders import at_her_turn
from tests.discord.test_slow_tables import DAY_S, HOUR_S, PACE
from tests.discord.test_turn_calls import pings
from tests.support.guild import CardRoom, buttons_of, components_of, note_of, text_of
from tests.support.tricks.people import begin, play_until, table_in

BERLIN = {"time_zone": "Europe/Berlin", "quiet_hours": ["22:00-08:00"]}


def lists(panel) -> dict[str, list[str]]:
    """Return what the lists of a panel offer, by custom id, the chosen one first."""
    found = [each for each in components_of(panel) if each["type"] == 3]
    return {
        each["custom_id"]: [
            option["label"]
            for option in sorted(each["options"], key=lambda option: not option.get("default"))
        ]
        for each in found
    }


async def quiet_page(room: CardRoom, who):
    await who.click(await panel_of(room, who), label="🌙 Quiet hours")
    return room.channel.history(viewer=who)[-1]


async def choose(room: CardRoom, who, panel, **values: str):
    """Choose from lists of the page, such as `zone` or `quiet_0_start`; return the page."""
    for name, value in values.items():
        await who.select(panel, [value], custom_id=f"preferences:{name.replace('_', ':')}")
    return room.channel.history(viewer=who)[-1]


def said(room: CardRoom, who) -> str:
    return text_of(room.channel.history(viewer=who)[-1])


async def test_a_night_is_chosen_in_four_taps(room: CardRoom):
    panel = await quiet_page(room, room.ann)
    assert lists(panel).keys() == {"preferences:zone"}
    panel = await choose(room, room.ann, panel, zone="Asia/Kuala_Lumpur", quiet_0_start="22")
    assert lists(panel)["preferences:zone"][0] == "Kuala Lumpur"
    assert lists(panel)["preferences:quiet:0:start"][0] == "From 22:00"
    assert lists(panel)["preferences:quiet:0:hours"][0] == "Until 06:00 · 8 hours"
    await choose(room, room.ann, panel, quiet_0_hours="9")
    night = Preferences(time_zone="Asia/Kuala_Lumpur", quiet_hours=(QuietSpan(22, 9),))
    assert chosen(room, room.ann) == night
    await room.restart()
    assert chosen(room, room.ann) == night
    await room.ann.click(panel, label="← Back")
    assert "Your preferences" in said(room, room.ann)


async def test_two_spans_have_twelve_hours_together(room: CardRoom):
    panel = await quiet_page(room, room.ann)
    panel = await choose(room, room.ann, panel, zone="Asia/Tokyo", quiet_0_start="23", quiet_0_hours="8")
    panel = await choose(room, room.ann, panel, quiet_1_start="12")
    assert chosen(room, room.ann).quiet_hours == (QuietSpan(23, 8), QuietSpan(12, 4))
    assert lists(panel)["preferences:quiet:1:hours"] == [
        *("Until 16:00 · 4 hours", "Until 13:00 · one hour", "Until 14:00 · 2 hours", "Until 15:00 · 3 hours")
    ]
    panel = await choose(room, room.ann, panel, quiet_1_start="off", quiet_0_hours="12")
    assert "preferences:quiet:1:start" not in lists(panel)
    await choose(room, room.ann, panel, quiet_0_start="off")
    assert chosen(room, room.ann) == Preferences(time_zone="Asia/Tokyo")


async def test_another_time_zone_is_typed(room: CardRoom):
    panel = await quiet_page(room, room.ann)
    for typed, kept in (
        ("asia/kathmandu", "Asia/Kathmandu"),
        ("UTC −3:30", "UTC-03:30"),
        ("gmt+9", "UTC+09:00"),
    ):
        asked = await room.ann.select(panel, ["other"], custom_id="preferences:zone")
        await room.ann.submit_modal(asked, {"zone": typed})
        assert chosen(room, room.ann).time_zone == kept
        shown = room.channel.history(viewer=room.ann)[-1]
        assert kept.rpartition("/")[2] in lists(shown)["preferences:zone"][0]
    asked = await room.ann.select(panel, ["other"], custom_id="preferences:zone")
    refused = await room.ann.submit_modal(asked, {"zone": "at home"})
    assert "don't know that time zone" in note_of(refused)
    assert chosen(room, room.ann).time_zone == "UTC+09:00"


async def test_the_clock_of_a_slow_table_waits_for_the_morning(room: CardRoom):
    await prefer(room, room.ann, **BERLIN)
    [ann] = await begin(room, HEARTS, room.ann, pace=PACE)
    await play_until([ann], lambda: bool(ann.cards))
    _, table = await table_in(room, HEARTS)
    assert table.deadline_ms is not None
    # The turn began on 1 January at 1:00 in Berlin. A pace of a day takes the 14 hours of that day that are
    # not quiet, and 10 of the next.
    due = datetime.fromtimestamp(table.deadline_ms // 1000, UTC)
    assert due == datetime(2026, 1, 2, 17, 0, tzinfo=UTC)
    assert f"<t:{table.deadline_ms // 1000}:R>" in ann.words
    await room.env.advance_time(40 * HOUR_S)
    await room.restart()
    assert (await table_in(room, HEARTS))[1].seats[0].is_present
    await room.env.advance_time(HOUR_S)
    assert not (await table_in(room, HEARTS))[1].seats[0].is_present


async def test_reminders_wait_for_the_morning(room: CardRoom):
    await prefer(room, room.ann, **BERLIN)
    await at_her_turn(room)
    await room.env.advance_time(7 * HOUR_S - 60)
    assert pings(room) == []
    await room.env.advance_time(120)
    assert len(pings(room)) == 1
    # Half of the time is over at 20:00 in Berlin.
    await room.env.advance_time(12 * HOUR_S - 120)
    assert len(pings(room)) == 1
    await room.env.advance_time(120)
    assert len(pings(room)) == 2


async def test_hours_chosen_since_the_turn_began_silence_reminders_but_move_no_deadline(room: CardRoom):
    await at_her_turn(room)
    _, before = await table_in(room, HEARTS)
    await prefer(room, room.ann, **BERLIN)
    await room.env.advance_time(6 * HOUR_S)
    assert pings(room) == []
    assert (await table_in(room, HEARTS))[1] == before
    await room.env.advance_time(HOUR_S + 60)
    assert len(pings(room)) == 1
    await room.env.advance_time(17 * HOUR_S)
    assert (await table_in(room, HEARTS))[1].is_paused


async def test_a_quick_table_knows_no_quiet_hours(room: CardRoom):
    await prefer(room, room.ann, **BERLIN, turn_calls="ping")
    await at_her_turn(room, "600")
    await room.env.advance_time(30)
    assert len(pings(room)) == 1


async def test_nobody_is_told_of_the_hours_of_others(room: CardRoom):
    await prefer(room, room.ann, **BERLIN)
    await at_her_turn(room)
    await room.env.advance_time(DAY_S)
    told = "".join(text_of(each) for each in room.messages)
    for word in ("Berlin", "22:00", "08:00", "quiet", "Quiet"):
        assert word not in told
    panel = await quiet_page(room, room.ben)
    assert "Berlin" not in [
        option["label"]
        for each in components_of(panel)
        for option in each.get("options", ())
        if option.get("default")
    ]
    assert [each["label"] for each in buttons_of(panel)] == ["← Back"]
