"""The bank test: workers over one database, killed at random moments and replaced, and the books checked."""

import asyncio
import random
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from bot.services import FairChance, Services
from bot.store import Database, create_engine, revision_state
from bot.tables.gnau import Phase
from bot.tables.ids import UserId
from tests.bank.books import read_books
from tests.bank.checking import Evidence, loose_ends, violations
from tests.bank.journal import Journal, Reader
from tests.bank.operations import MANAGER, SCORE_GUILD, SETTINGS, BankClock, Kind, Operation, Outcome
from tests.bank.performing import perform
from tests.support.services import full_services
from tests.support.texts import shipped_texts

_ROOT: Final = Path(__file__).parents[2]
_CHECK_EVERY: Final = 20
_POLL_S: Final = 0.02
_LAST_ANSWERS: Final = 40
# In which time a worker is heard of: starting, and 20 attempts at a busy database, fit well into it.
_SILENCE_S: Final = 180.0
_WORKER: Final = ("-m", "tests.bank.worker")


class BankFailed(Exception):
    """The bank did not keep its promises."""

    def __init__(self, faults: list[str]) -> None:
        self.faults = faults
        super().__init__("\n".join(faults))


class DatabaseInUse(Exception):
    """The database holds something already. Nothing was changed."""


@dataclass
class Summary:
    """What a run came to.

    Args:
        done: How many operations of each kind were acknowledged.
        conflicts: How many found that another process had been faster.
        retried: How many had no answer when their worker was killed, and were asked for again.
    """

    kills: int = 0
    done: Counter[Kind] = field(default_factory=Counter)
    refused: int = 0
    conflicts: int = 0
    retried: int = 0
    checks: int = 0
    postings: int = 0
    rounds: int = 0


class Bank:
    """Workers over one database, and who watches them.

    Args:
        url: The database, empty.
        seed: What decides whom to kill and when; what the processes make of that is up to the machine.
    """

    def __init__(self, url: str, folder: Path, seed: int) -> None:
        self._url = url
        self._journal = folder / "journal.jsonl"
        self._complaints = folder / "complaints.txt"
        self._reader = Reader(self._journal)
        self._chance = random.Random(seed)
        self._processes: dict[int, Process] = {}
        self._hired = 0
        self._engine = create_engine(url)
        self._database = Database(self._engine)
        self._services = full_services(self._database, shipped_texts(), BankClock(), FairChance(), SETTINGS)
        self.summary = Summary()

    async def run(self, kills: int, workers: int, told: Callable[[], object]) -> Summary:
        """Kill so many workers while so many are at work.

        Raises:
            BankFailed: The books are not as they must be, or a worker has ended by itself or stands still.
            DatabaseInUse: The database is not empty.
        """
        try:
            await self._open()
            for _ in range(workers):
                await self._hire([])
            for number in range(1, kills + 1):
                await self._replace_one()
                told()
                if number % _CHECK_EVERY == 0:
                    await self.check()
            # Whoever is left works for a while: on a busy machine most may have been killed young.
            for number in self._processes:
                await self._heard_of(number, _LAST_ANSWERS)
            await self._finish()
        finally:
            await self._dismiss()
            await self._services.close()
            await self._database.close()
        return self.summary

    async def check(self, *, is_over: bool = False) -> None:
        """Compare the books with the journal.

        Raises:
            BankFailed: They are not as they must be.
        """
        # What was answered before the books are read must be in them; what is in them was begun before.
        answered = dict(self._reader.catch_up().answered)
        books = await read_books(self._engine)
        evidence = Evidence(self._reader.catch_up().intended, answered, books)
        faults = violations(evidence) + (loose_ends(evidence) if is_over else [])
        if faults:
            raise BankFailed(faults)
        self.summary.checks += 1
        self.summary.postings, self.summary.rounds = len(books.postings), len(books.rounds)

    async def _open(self) -> None:
        if (await revision_state(self._engine)).current is not None:
            raise DatabaseInUse("the database is in use: the bank test needs an empty one")
        await self._database.open()
        await self._services.settings.change(SCORE_GUILD, {"points": "score"}, user_id=UserId(MANAGER))

    async def _hire(self, inherited: list[Operation]) -> None:
        self._hired += 1
        self._reader.story.hand_over(inherited, self._hired)
        command = [sys.executable, *_WORKER, self._url, str(self._journal), str(self._hired)]
        with self._complaints.open("ab") as complaints:
            process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=complaints, stderr=complaints, cwd=_ROOT
            )
        assert process.stdin is not None
        process.stdin.write("".join(f"{operation.to_json()}\n" for operation in inherited).encode())
        process.stdin.close()
        self._processes[self._hired] = process

    async def _replace_one(self) -> None:
        number, process = self._chance.choice(list(self._processes.items()))
        # Some die while they start, take over from the one before, or have just begun.
        if self._chance.random() < 0.2:
            await asyncio.sleep(self._chance.uniform(0.0, 0.6))
        else:
            await self._heard_of(number)
            await asyncio.sleep(self._chance.uniform(0.0, 0.5))
        self._verify_alive()
        process.kill()
        await process.wait()
        del self._processes[number]
        inherited = self._reader.catch_up().open_operations(number)
        self.summary.kills += 1
        self.summary.retried += len(inherited)
        await self._hire(inherited)

    async def _heard_of(self, number: int, answers: int = 1) -> None:
        try:
            async with asyncio.timeout(_SILENCE_S):
                while self._reader.catch_up().voices.get(number, 0) < answers:
                    self._verify_alive()
                    await asyncio.sleep(_POLL_S)
        except TimeoutError:
            said = self._reader.story.voices.get(number, 0)
            fault = f"worker {number} gave {said} answers in {_SILENCE_S:.0f} s, not {answers}"
            raise BankFailed([fault]) from None

    def _verify_alive(self) -> None:
        if any(process.returncode is not None for process in self._processes.values()):
            said = self._complaints.read_text(encoding="utf-8", errors="replace")
            raise BankFailed([f"a worker has ended by itself:\n{said}"])

    async def _dismiss(self) -> None:
        for process in self._processes.values():
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _finish(self) -> None:
        """Answer what is still open, end all tables, and look at the books once more."""
        self._verify_alive()
        await self._dismiss()
        journal = Journal(self._journal, 0)
        for number in self._processes:
            for operation in self._reader.catch_up().open_operations(number):
                journal.answer(operation.key, await perform(self._services, operation))
        await _close_tables(self._services, journal)
        await self.check(is_over=True)
        story = self._reader.story
        for key, answer in story.answered.items():
            self.summary.done[story.intended[key].kind] += answer.outcome is Outcome.DONE
            self.summary.refused += answer.outcome is Outcome.REFUSED
            self.summary.conflicts += answer.outcome is Outcome.CONFLICT


async def _close_tables(services: Services, journal: Journal) -> None:
    for step in await services.games.all_open():
        kinds = [Kind.REVEAL, Kind.CLOSE] if step.table.phase is Phase.DEALT else [Kind.CLOSE]
        for kind in kinds:
            operation = Operation(
                f"end-{step.stored.table_id}-{kind}",
                kind,
                step.stored.guild_id,
                table_id=step.stored.table_id,
                round=step.table.round,
            )
            journal.intend(operation)
            journal.answer(operation.key, await perform(services, operation))
