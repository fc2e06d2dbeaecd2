"""Bots of the playground."""

import pytest

from bot.app import World, create_bot
from bot.services import SystemClock
from bot.settings import Settings
from tests.support.tables import Seeded
from tests.support.texts import shipped_texts


@pytest.fixture
def new_bot(tmp_path):
    """A new process's bot on the same database."""

    def create(**options):
        texts = options.pop("catalog", None) or shipped_texts()
        settings = Settings(
            token=None, database_url=f"sqlite:///{tmp_path}/play.sqlite3", shard_count=1, **options
        )
        world = World(
            SystemClock(), Seeded(5), edit_window_s=0.0, beat_s=None, catalog=texts, warm_up_after_s=None
        )
        return create_bot(settings, world=world)

    return create
