"""The languages of people's Discord: read once, written when they change, and no matter if they can't be."""

from types import SimpleNamespace
from typing import Any

import pytest

from bot.services.languages import ClientLanguages
from bot.store import Database, DatabaseAway, DatabaseLanguages
from tests.support.tables import ANN, BEN


class Watched(DatabaseLanguages):
    """Counts what is read and written, and fails when it is told to."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.asked: list[str] = []
        self.is_away = False

    async def of(self, user_ids: Any) -> Any:
        self._note("of")
        return await super().of(user_ids)

    async def keep(self, changed: Any) -> None:
        self._note("keep")
        await super().keep(changed)

    def _note(self, what: str) -> None:
        self.asked.append(what)
        if self.is_away:
            raise DatabaseAway("it is away")


@pytest.fixture
def store(database: Database) -> Watched:
    return Watched(database)


def at_table(*people: int) -> Any:
    return SimpleNamespace(table=SimpleNamespace(people=people))


async def test_it_is_kept_for_people_at_tables_alone(store: Watched):
    languages = ClientLanguages(store, is_used=True)
    languages.note(ANN, "de")
    languages.note(BEN, "ja")
    languages.hear(at_table(ANN))
    await languages.close()
    assert await store.of([ANN, BEN]) == {ANN: "de"}
    assert await languages.of(BEN) == "ja"


async def test_a_second_process_reads_once_and_writes_only_a_change(store: Watched):
    await store.keep({ANN: "de"})
    store.asked.clear()
    languages = ClientLanguages(store, is_used=True)
    assert [await languages.of(each) for each in (ANN, ANN, BEN, BEN)] == ["de", "de", None, None]
    assert store.asked == ["of", "of"]
    languages.note(ANN, "de")
    languages.hear(at_table(ANN, BEN))
    await languages.close()
    assert store.asked == ["of", "of"]
    languages.note(ANN, "fr")
    for _ in range(2):
        languages.hear(at_table(ANN, BEN))
        await languages.close()
    assert store.asked == ["of", "of", "keep"]
    assert await store.of([ANN]) == {ANN: "fr"}


async def test_where_there_is_one_language_nothing_is_kept(store: Watched):
    languages = ClientLanguages(store, is_used=False)
    languages.note(ANN, "de")
    languages.hear(at_table(ANN))
    await languages.close()
    assert await languages.of(ANN) is None
    assert store.asked == []


async def test_a_database_that_is_away_costs_only_the_language(store: Watched):
    languages = ClientLanguages(store, is_used=True)
    store.is_away = True
    assert await languages.of(ANN) is None
    languages.note(ANN, "de")
    languages.hear(at_table(ANN))
    await languages.close()
    store.is_away = False
    languages.hear(at_table(ANN))
    await languages.close()
    assert await store.of([ANN]) == {ANN: "de"}


async def test_whoever_is_forgotten_begins_anew(store: Watched):
    languages = ClientLanguages(store, is_used=True)
    languages.note(ANN, "de")
    languages.hear(at_table(ANN))
    await languages.forget(ANN)
    assert store.asked.count("keep") <= 1
    languages.hear(at_table(ANN))
    await languages.close()
    assert store.asked.count("keep") <= 1
    languages.note(ANN, "fr")
    languages.hear(at_table(ANN))
    await languages.close()
    assert await store.of([ANN]) == {ANN: "fr"}


async def test_not_everyone_is_remembered_for_ever(store: Watched, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("bot.services.languages._MOST_KNOWN", 1)
    languages = ClientLanguages(store, is_used=True)
    languages.note(ANN, "de")
    languages.note(BEN, "ja")
    assert [await languages.of(each) for each in (ANN, BEN)] == [None, "ja"]
    languages.note(ANN, "x" * 17)
    assert await languages.of(ANN) is None
