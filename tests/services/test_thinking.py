"""What computer players decide: the advice at once, and what takes time in a process of its own."""

import asyncio
import io
import logging
import multiprocessing
import os
import pickle
import signal
import subprocess
import sys
import threading
from dataclasses import fields, is_dataclass
from itertools import count
from multiprocessing.context import SpawnProcess
from pathlib import Path
from random import Random

import pytest

from bot.players import Budget, Level, Savings, advise, advise_prepared
from bot.rules import gongzhu, hearts
from bot.rules.cards import Card
from bot.services.leases import _is_running
from bot.services.queues import Asker
from bot.services.thinking import THINK_MS, Thinking
from bot.tables.ids import TableId
from bot.worker import Question, answer
from tests.rules.trick_cases import begin_hearts, random_deal
from tests.support.hanging import HANGS_S
from tests.support.imports import loaded_with, parts_of_bot
from tests.support.tables import GUILD
from tests.support.tiers import alike
from tests.support.views import view_of

ROOT, SCRIPT = Path(__file__).parents[2], Path(__file__).with_name("thinking_bot.py")
SHORT_MS, LONG_MS = 20, 60_000
SEED = "7/1/0/2"
TABLE, OTHER = Asker(GUILD, TableId(7)), Asker(GUILD, TableId(8))

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="signals not found: use another system")


@pytest.fixture
async def think(monkeypatch):
    """Make somebody who thinks, with this patience; a busy machine takes its time for any thought."""
    monkeypatch.setattr("bot.services.helper_process._ANSWER_S", HANGS_S)
    made = []

    def think(think_ms=THINK_MS, wait_s=HANGS_S):
        made.append(Thinking(think_ms, wait_s))
        return made[-1]

    yield think
    for thinking in made:
        await thinking.close()


def view_before_passing():
    return view_of(hearts.new_hand(random_deal(Random(1)), 1), 2)


def view_before_exposing():
    return view_of(gongzhu.new_hand(random_deal(Random(1))), 2)


def hand_in_play():
    """Return a hand of Hearts in which six cards were played, and the next has a choice."""
    hand = begin_hearts(Random(1))
    for _ in range(6):
        assert hand.to_play is not None
        hand = hearts.play_card(hand, hand.to_play, hearts.legal_plays(hand)[0])
    assert len(hearts.legal_plays(hand)) > 1
    return hand


def view_in_play():
    hand = hand_in_play()
    return view_of(hand, hand.to_play)


def ahead(thinking, view=None, asker=TABLE):
    """Have a strong player decide; in play where no view is given."""
    return thinking.decide(view or view_in_play(), Level.STRONG, SEED, asker)


def processes():
    return multiprocessing.active_children()


async def process_of(thinking):
    """Wait until a process is thinking, and return it."""
    async with asyncio.timeout(HANGS_S):
        while (process := thinking._worker._process) is None:  # noqa: ASYNC110 - a thread starts it
            await asyncio.sleep(0.005)
    return process


def warnings(caplog):
    return [record.message for record in caplog.records if record.levelno >= logging.WARNING]


# The plain advice


@pytest.mark.parametrize(
    ("view", "advised"),
    [
        (view_in_play(), (advise(view_in_play()).card,)),
        (view_before_passing(), advise_prepared(view_before_passing()).cards),
        (view_before_exposing(), advise_prepared(view_before_exposing()).cards),
    ],
)
async def test_casual_follows_the_advice_at_once(think, view, advised):
    # It comes back without having waited for anything.
    with pytest.raises(StopIteration) as done:
        think().decide(view, Level.CASUAL, SEED, TABLE).send(None)
    assert done.value.value == advised
    assert processes() == []


async def test_nobody_thinks_about_the_only_card(think):
    hand = begin_hearts(Random(1))
    assert hand.to_play is not None
    view = view_of(hand, hand.to_play)
    assert await ahead(think(), view) == view.legal
    assert processes() == []


# Looking ahead


async def test_strong_thinks_in_one_process_that_ends_with_it(think):
    thinking = think(SHORT_MS)
    passed = await ahead(thinking, view_before_passing())
    (process,) = processes()
    assert set(passed) <= set(view_before_passing().held)
    assert len(passed) == 3
    exposed = await ahead(thinking, view_before_exposing())
    assert set(exposed) <= set(view_before_exposing().held)
    (played,) = await ahead(thinking)
    assert played in view_in_play().legal
    assert processes() == [process]
    await thinking.close()
    assert processes() == []


async def test_the_event_loop_goes_on_meanwhile(think):
    thinking = think(LONG_MS)
    thought = asyncio.create_task(ahead(thinking))
    await process_of(thinking)
    for _ in range(5):
        await asyncio.sleep(0.005)
    assert not thought.done()
    thought.cancel()


def test_the_same_seed_makes_the_same_guesses(monkeypatch):
    monkeypatch.setattr("bot.worker._budget", lambda _: Budget(most_deals=3))
    hand = hearts.new_hand(random_deal(Random(1)), 1)
    views = [view_of(hand, seat) for seat in range(4)]
    answers = {
        seed: [answer(Question(view, seed, SHORT_MS), Level.STRONG) for view in views] for seed in "abcd"
    }
    assert [answer(Question(view, "a", SHORT_MS), Level.STRONG) for view in views] == answers["a"]
    assert any(other != answers["a"] for other in answers.values())


def test_a_strong_player_thinks_as_long_as_it_may(monkeypatch):
    # Each look at the time finds a millisecond gone.
    looks = count()
    monkeypatch.setattr("bot.worker.perf_counter", lambda: next(looks) / 1000)
    answer(Question(view_before_passing(), SEED, 20), Level.STRONG)
    assert 20 <= next(looks) < 40


# What the process gets to know


class Seen(pickle.Unpickler):
    """Notes the type of everything that is in a message."""

    def __init__(self, message):
        super().__init__(io.BytesIO(message))
        self.types: set[str] = set()

    def find_class(self, module, name):
        self.types.add(f"{module}.{name}")
        return super().find_class(module, name)


def cards_in(thing):
    """Return all cards within something, wherever they are."""
    if isinstance(thing, Card):
        return {thing}
    if isinstance(thing, tuple):
        return set().union(*map(cards_in, thing))
    if not is_dataclass(thing):
        return set()
    return set().union(*(cards_in(getattr(thing, field.name)) for field in fields(thing)))


async def test_no_other_hand_reaches_the_process(think, monkeypatch):
    sent: list[bytes] = []
    thinking = think(SHORT_MS)
    monkeypatch.setattr(thinking._worker, "ask", lambda question: sent.append(pickle.dumps(question)))
    hand, seat = hand_in_play(), hand_in_play().to_play
    await ahead(thinking, view_of(hand, seat))
    seen = Seen(sent[0])
    question = seen.load()
    names = {"Question", "PlayerView", "resolve_name", "Options", "Moon", "Passing", "Trick", "Card", "Suit"}
    assert {name.rpartition(".")[2] for name in seen.types} == names
    # Whose cards they were is nobody's secret any more, or was never one to this seat.
    assert cards_in(question) == {*hand.held[seat], *hand.play.played, *hand.passes[seat]}


def test_the_process_loads_the_players_and_nothing_else_of_the_bot():
    loaded = loaded_with("bot.worker")  # The paths lead to what the players have learnt.
    assert parts_of_bot(loaded) == {"paths", "players", "rules", "worker"}
    assert {"discord", "sqlalchemy", "asyncio"} & loaded == set()


# What goes wrong


async def test_a_killed_process_costs_one_thought(think, caplog):
    thinking = think(LONG_MS)
    thought = asyncio.create_task(ahead(thinking))
    first = await process_of(thinking)
    first.kill()
    assert await thought == (advise(view_in_play()).card,)
    assert warnings(caplog) == ["strong computer players follow the plain advice: no answer"]
    thinking._savings = Savings(SHORT_MS / 1000)
    await ahead(thinking)
    (second,) = processes()
    assert second is not first
    assert len(warnings(caplog)) == 1


async def test_a_process_that_died_while_nobody_asked_it(think, caplog):
    thinking = think(SHORT_MS)
    await ahead(thinking)
    process = await process_of(thinking)
    process.kill()
    process.join()
    assert await ahead(thinking) == (advise(view_in_play()).card,)
    await ahead(thinking)
    assert len(processes()) == len(warnings(caplog)) == 1


async def test_a_process_that_cannot_start_is_reported_once(think, caplog, monkeypatch):
    def fail(_):
        raise BlockingIOError("too many processes")

    monkeypatch.setattr(SpawnProcess, "start", fail)
    thinking = think(SHORT_MS)
    for _ in range(3):
        assert await ahead(thinking) == (advise(view_in_play()).card,)
    assert len(warnings(caplog)) == 1
    monkeypatch.undo()
    await ahead(thinking)
    assert len(processes()) == 1


async def test_a_process_that_does_not_answer_is_replaced(think, monkeypatch):
    monkeypatch.setattr("bot.services.helper_process._START_S", -LONG_MS / 1000)
    thinking = think(LONG_MS)
    assert await ahead(thinking) == (advise(view_in_play()).card,)
    assert processes() == []
    monkeypatch.undo()
    thinking._savings = Savings(SHORT_MS / 1000)
    await ahead(thinking)
    assert len(processes()) == 1


class Slow:
    """In place of the process: it answers a question only once it may, and notes what it was asked."""

    def __init__(self, thinking, monkeypatch):
        self.asked = []
        self.may_answer = threading.Semaphore(0)
        monkeypatch.setattr(thinking._worker, "ask", self._ask)

    def _ask(self, question):
        self.asked.append(question)
        self.may_answer.acquire()
        return answer(question, Level.CASUAL)


async def test_who_cannot_be_answered_in_time_follows_the_advice_at_once(think, monkeypatch, caplog):
    thinking = think(LONG_MS, wait_s=1.5 * LONG_MS / 1000)
    slow = Slow(thinking, monkeypatch)
    first = asyncio.create_task(ahead(thinking))
    await asyncio.sleep(0)
    for _ in range(3):
        # It comes back without having waited for anything.
        with pytest.raises(StopIteration) as done:
            ahead(thinking, asker=OTHER).send(None)
        assert done.value.value == (advise(view_in_play()).card,)
    slow.may_answer.release(2)
    await first
    await ahead(thinking, asker=OTHER)
    assert len(slow.asked) == 2
    (told,) = warnings(caplog)
    assert "the plain advice stands in" in told


async def test_what_clear_decisions_save_goes_to_others_while_nobody_else_asks(think, monkeypatch):
    thinking = think(LONG_MS, wait_s=5 * LONG_MS / 1000)
    slow = Slow(thinking, monkeypatch)
    slow.may_answer.release(4)
    await ahead(thinking)
    await ahead(thinking)
    await asyncio.gather(ahead(thinking), ahead(thinking, asker=OTHER))
    first, second, third, fourth = (question.think_ms for question in slow.asked)
    assert first == fourth == LONG_MS < second <= third <= 2 * LONG_MS


async def test_what_is_given_up_in_line_is_never_thought_about(think, monkeypatch):
    thinking = think(SHORT_MS)
    slow = Slow(thinking, monkeypatch)
    questions = [
        asyncio.create_task(thinking.decide(view_in_play(), Level.STRONG, seed, TABLE)) for seed in "abcd"
    ]
    await asyncio.sleep(0)
    # The first is being thought about, which cannot be stopped, and the others wait.
    for given_up in (questions[0], questions[2]):
        given_up.cancel()
    slow.may_answer.release(4)
    await asyncio.gather(*questions, return_exceptions=True)
    assert [question.seed for question in slow.asked] == ["a", "b", "d"]
    assert [question.cancelled() for question in questions] == [True, False, True, False]


async def test_closing_ends_what_waits_and_the_process(think):
    thinking = think(150, wait_s=5)
    thoughts = [asyncio.create_task(ahead(thinking)) for _ in range(20)]
    await process_of(thinking)
    await thinking.close()
    assert processes() == []
    results = await asyncio.gather(*thoughts, return_exceptions=True)
    assert sum(isinstance(result, asyncio.CancelledError) for result in results) >= 18


async def test_closing_waits_neither_for_a_thought_nor_for_a_process_that_starts(think, caplog):
    thinking = think(LONG_MS, wait_s=LONG_MS / 1000)
    thought = asyncio.create_task(ahead(thinking))
    await process_of(thinking)
    async with asyncio.timeout(LONG_MS / 2000):
        await thinking.close()
    assert processes() == []
    assert await thought == (advise(view_in_play()).card,)
    assert warnings(caplog) == []


async def test_a_process_that_takes_long_to_start_is_not_started_again(think, monkeypatch):
    monkeypatch.setattr("bot.services.helper_process._ANSWER_S", -LONG_MS / 1000)
    thinking = think(SHORT_MS, wait_s=0.01)
    assert await ahead(thinking) == (advise(view_in_play()).card,)
    process = await process_of(thinking)
    monkeypatch.undo()
    async with asyncio.timeout(LONG_MS / 1000):
        while thinking._line._began_s is not None:  # noqa: ASYNC110 - a thread ends it
            await asyncio.sleep(0.005)
    assert processes() == [process]


# The end of the bot


@needs_signals
async def test_ctrl_c_is_for_the_bot_to_obey(think):
    thinking = think(SHORT_MS)
    await ahead(thinking)
    (process,) = processes()
    os.kill(process.pid, signal.SIGINT)
    await ahead(thinking)
    assert processes() == [process]


@needs_signals
@pytest.mark.parametrize("ending", alike(["SIGKILL", "SIGINT", "SIGTERM"]))
def test_the_process_ends_with_the_bot_however_that_ends(ending):
    with subprocess.Popen(
        [sys.executable, str(SCRIPT)],
        env={"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as bot:
        assert bot.stdout is not None
        assert _is_running(int(bot.stdout.readline()))
        if ending == "SIGINT":
            # A terminal sends it to all processes at once.
            os.killpg(bot.pid, signal.SIGINT)
        else:
            bot.send_signal(signal.Signals[ending])
        # There is an end of what it says once the last of its processes is gone, which all could write there.
        assert bot.communicate(timeout=HANGS_S) == ("", "")
