"""A reveal in steps: the process may die at each of them, and a card that is shown too early is caught."""

from collections.abc import Iterator

import pytest

from tests.simulation.bugs import Bug, put_in
from tests.simulation.gnau.referee import GnauReferee
from tests.simulation.gnau.revealing import RevealStep, step_in
from tests.simulation.gnau.rounds import HOUSE, SettledRound
from tests.simulation.places import Message
from tests.simulation.scripted import replay_point
from tests.simulation.workshop import Workshop
from tests.support.tiers import alike

pytestmark = pytest.mark.logs_errors

# Just after a step was shown, as it is on its way, and while people look at it.
AROUND = alike([1, -10, 25])


@pytest.fixture
def points(shop: Workshop, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The await points at which the steps of the scripted evening are shown."""
    found: list[int] = []
    misread = GnauReferee._misread_step

    def noted(self: GnauReferee, message: Message, step: RevealStep, deltas: dict[int, int]) -> Iterator[str]:
        found.append(self._side.schedule.points)
        yield from misread(self, message, step, deltas)

    with monkeypatch.context() as patch:
        patch.setattr(GnauReferee, "_misread_step", noted)
        assert shop.evening().violations == []
    return found


@pytest.mark.parametrize("around", AROUND)
def test_a_process_may_die_at_every_step_of_a_reveal(shop: Workshop, points: list[int], around: int):
    assert len(points) == 4
    for point in (shown + around for shown in points):
        outcome = shop.evening(dies_at=point)
        assert outcome.violations == [], "\n".join([*outcome.tail, replay_point(point)])


def test_a_card_that_is_shown_before_its_turn_is_caught(shop: Workshop):
    with put_in(Bug.EARLY_CARD):
        violations = shop.evening().violations
    assert any("cards that are not to be seen are shown to 3 people" in each for each in violations)


SETTLED = SettledRound(
    {1: 2, 2: -1},
    {
        HOUSE: frozenset(["KS", "5H", "5D", "3C", "3H"]),
        1: frozenset(["3S", "6H", "8D", "4C", "8S"]),
        2: frozenset(["AS", "KD", "7C", "6S", "10S"]),
    },
)
TITLE = "## Gnau · table 7 · round 3\n"


@pytest.mark.parametrize(
    ("words", "cards", "is_allowed"),
    [
        ("# 🎴 🎴 🎴 🎴 🎴\n🎴 <@1> <@2>", "", True),
        ("# 🎴 🎴 🎴 🎴 🎴\n🎴 <@1> <@2>", "KS", False),
        ("# K♠ 5♥ 5♦ 🎴 🎴\n🎴 <@1> <@2>", "KS 5H 5D", True),
        ("# K♠ 5♥ 5♦ 🎴 🎴\n🎴 <@1> <@2>", "KS 5H 5D 3C", False),
        ("# K♠ 5♥ 5♦ 🎴 🎴\n🎴 <@1> <@2>", "KS 5H 8D", False),
        ("🎴 <@1> <@2>", "KS 5H 5D 3C 3H", True),
        ("🎴 <@1> <@2>", "KS 5H 5D 3C 3H 8D", False),
        ("### 🎴 <@2> is last", "KS 5H 5D 3C 3H 3S 6H 8D 4C 8S", True),
        ("### 🎴 <@2> is last", "KS 5H 5D 3C 3H 3S 6H 8D 4C", False),
        ("### 🎴 <@2> is last", "KS 5H 5D 3C 3H 3S 6H 8D 4C 8S AS", False),
        # The dealer's hand comes before all others.
        ("# K♠ 5♥ 5♦ 🎴 🎴\n🎴 <@2>", "KS 5H 5D 3S 6H 8D 4C 8S", False),
        # Who did not play is not waited for.
        ("🎴 <@1> <@2> <@3>", "KS 5H 5D 3C 3H", False),
    ],
)
def test_a_step_may_show_what_lies_face_up_and_no_more(words: str, cards: str, *, is_allowed: bool):
    step = step_in(TITLE + words)
    assert step is not None
    assert step.may_show(frozenset(cards.split()), SETTLED) is is_allowed


def test_a_result_is_no_step():
    assert step_in(f"{TITLE}🟢 <@1> **wins 2**") is None
