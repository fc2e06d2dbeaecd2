"""A reveal in steps: the process may die at each of them, and a card that is shown too early is caught."""

from collections.abc import Iterator
from dataclasses import dataclass, field

import pytest

from tests.simulation.bugs import Bug, put_in
from tests.simulation.gnau.referee import GnauReferee, results_in
from tests.simulation.gnau.revealing import step_in
from tests.simulation.gnau.rounds import HOUSE, SettledRound, settled_rounds
from tests.simulation.loop import ProcessLoop
from tests.simulation.places import Message
from tests.simulation.run import Simulation
from tests.simulation.scripted import replay_point
from tests.simulation.workshop import Workshop
from tests.support.tiers import alike

pytestmark = pytest.mark.logs_errors

STEPS = 4
# As a step, or the end, is on its way, just after it was shown, and while people look at it.
AROUND = (-10, 1, 7)


@dataclass
class Seen:
    """What an evening was like.

    Args:
        points: The await points at which the steps of the reveal, and then its end, were shown.
        results: What each of them said that everybody has won or lost; None for a step.
    """

    points: list[int] = field(default_factory=list)
    results: list[dict[int, int] | None] = field(default_factory=list)
    books: list[dict[int, int]] = field(default_factory=list)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What the scripted evenings of a test are like, one after the other."""
    seen = Seen()
    misread, at_point = GnauReferee.misread, Simulation._at_point

    def noted(self: GnauReferee, message: Message, words: str) -> Iterator[str]:
        is_step, announced = step_in(words) is not None, results_in(words)
        if message.viewer_id is None and (is_step or announced is not None):
            seen.points.append(self._side.schedule.points)
            seen.results.append(None if is_step or announced is None else announced[1])
        return misread(self, message, words)

    def looked_at(self: Simulation, loop: ProcessLoop) -> None:
        deaths = self.deaths
        at_point(self, loop)
        if self.deaths > deaths:
            seen.books += [settled.deltas for settled in settled_rounds(self.books).values()]

    monkeypatch.setattr(GnauReferee, "misread", noted)
    monkeypatch.setattr(Simulation, "_at_point", looked_at)
    return seen


@pytest.mark.parametrize("around", alike(AROUND))
def test_a_process_may_die_at_every_step_of_a_reveal(shop: Workshop, seen: Seen, around: int):
    assert shop.evening().violations == []
    points, result = seen.points[: STEPS + 1], seen.results[STEPS]
    assert seen.results[:STEPS] == [None] * STEPS
    assert result
    for number, point in enumerate(points):
        for noted in (seen.points, seen.results, seen.books):
            noted.clear()
        outcome = shop.evening(dies_at=point + around)
        assert outcome.violations == [], "\n".join([*outcome.tail, replay_point(point + around)])
        # The books had it before, and were not touched again.
        assert seen.books == [result]
        steps = min(STEPS, number + (around > 0))
        # Whatever was shown by then, what comes after the death is the end.
        assert seen.results[:steps] == [None] * steps
        assert set(map(str, seen.results[steps:])) == {str(result)}


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
