"""How many tables a server puts up with."""

from dataclasses import replace

import pytest

from bot.rules.errors import RuleError
from bot.tables.admission import Opener, OpeningLimits, verify_limits
from bot.tables.ids import MessageId, TableId
from bot.tables.ports import Openings
from tests.support.clock import NOW_MS
from tests.support.tables import ANN, lobby, server_settings, stored

LIMITS = OpeningLimits(per_member=2, per_server=4, pause_s=10)
NOTHING = Openings(in_server=0, own=(), latest_ms=None)
OWN = tuple(stored(lobby().table, TableId(number)) for number in range(1, 31))
MEMBER, MANAGER = Opener(ANN), Opener(ANN, manages_server=True)


def refusal(opener: Opener, others: Openings, limits: OpeningLimits = LIMITS) -> RuleError | None:
    try:
        verify_limits(opener, limits, others, NOW_MS)
    except RuleError as error:
        return error
    return None


@pytest.mark.parametrize(
    ("others", "member", "manager"),
    [
        (NOTHING, None, None),
        (Openings(1, OWN[:1], None), None, None),
        (Openings(2, OWN[:2], None), "too-many-own-tables", None),
        (Openings(3, OWN[:3], None), "too-many-own-tables", None),
        (Openings(3, (), None), None, None),
        (Openings(4, (), None), "too-many-tables", "too-many-tables"),
        (Openings(5, OWN[:2], None), "too-many-own-tables", "too-many-tables"),
        (Openings(0, (), NOW_MS), "opened-just-now", None),
        (Openings(0, (), NOW_MS - 9_999), "opened-just-now", None),
        (Openings(0, (), NOW_MS - 10_000), None, None),
        (Openings(2, OWN[:2], NOW_MS), "too-many-own-tables", None),
        # The clock was set back meanwhile.
        (Openings(0, (), NOW_MS + 1), None, None),
    ],
)
def test_who_may_open_one_more(others, member, manager):
    for opener, code in ((MEMBER, member), (MANAGER, manager)):
        error = refusal(opener, others)
        assert (error.code if error else None) == code


def test_without_a_pause_nobody_waits():
    assert refusal(MEMBER, Openings(0, (), NOW_MS), replace(LIMITS, pause_s=0)) is None


def test_the_end_of_the_pause_is_named():
    error = refusal(MEMBER, Openings(0, (), NOW_MS - 1))
    assert error is not None
    assert error.params == {"when": f"<t:{NOW_MS // 1000 + 10}:R>"}


def test_ones_own_tables_are_linked_the_newest_ones_if_they_are_many():
    shown = replace(OWN[0], message_id=MessageId(5))
    error = refusal(MEMBER, Openings(2, (shown, OWN[1]), None))
    assert error is not None
    assert error.params["tables"] == f"{shown.url} {OWN[1].url}"
    assert shown.url.endswith(f"/{shown.channel_id}/5")
    many = refusal(MEMBER, Openings(30, OWN, None))
    assert many is not None
    assert len(str(many.params["tables"]).split()) == 10


def test_the_limits_of_a_server():
    settings = server_settings(tables_per_member=5, tables_per_server=50, opening_pause_s=0)
    assert settings.opening_limits == OpeningLimits(5, 50, 0)
    assert server_settings().opening_limits == OpeningLimits(3, 20, 10)


@pytest.mark.parametrize(
    "changes",
    [
        {"tables_per_member": 0},
        {"tables_per_member": 101},
        {"tables_per_server": 0},
        {"tables_per_server": 501},
        {"opening_pause_s": -1},
        {"opening_pause_s": 3601},
        {"opening_pause_s": 2**53},
        {"tables_per_server": -(2**63)},
        {"tables_per_member": True},
        {"tables_per_member": 2.0},
        {"tables_per_member": "3"},
    ],
)
def test_limits_out_of_bounds(changes):
    with pytest.raises(RuleError) as caught:
        server_settings().changed(changes)
    assert caught.value.code == "server-setting-out-of-range"
