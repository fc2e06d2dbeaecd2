"""The key of pseudonyms: from the settings, or kept beside the database for its owner alone."""

import stat
import sys

import pytest

from bot.privacy_key import FILE_NAME, pseudonyms_of
from bot.settings import Settings


@pytest.fixture
def settings(tmp_path) -> Settings:
    return Settings(token=None, database_url=f"sqlite:///{tmp_path}/var/room.sqlite3")


@pytest.fixture
def file(tmp_path):
    return tmp_path / "var" / FILE_NAME


def test_the_privacy_key_is_made_once_and_for_its_owner_alone(settings, file):
    made = pseudonyms_of(settings)
    assert len(made.key) == 32
    assert pseudonyms_of(settings) == made
    assert file.read_text() == made.key.hex()
    assert sys.platform == "win32" or stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("cut", ["", "00ff", "not hexadecimal"])
def test_a_file_without_a_whole_key_is_made_again(settings, file, cut):
    file.parent.mkdir()
    file.write_text(cut)
    assert pseudonyms_of(settings) == pseudonyms_of(settings)
    assert file.read_text() != cut


def test_a_privacy_key_in_the_settings_goes_before_the_file_and_is_never_shown(tmp_path, file):
    url = f"sqlite:///{tmp_path}/var/room.sqlite3"
    settings = Settings(token=None, database_url=url, privacy_key="durian" * 6)
    assert pseudonyms_of(settings).key == b"durian" * 6
    assert not file.exists()
    assert "durian" not in repr(settings) + repr(pseudonyms_of(settings))


def test_where_no_file_can_be_kept_the_process_has_a_key_of_its_own(settings, file, caplog):
    file.parent.write_text("a file where the folder should be")
    assert pseudonyms_of(settings) != pseudonyms_of(settings)
    assert "ends with this process" in caplog.text


def test_several_processes_are_told_to_share_one_privacy_key(tmp_path, caplog):
    url = f"sqlite:///{tmp_path}/room.sqlite3"
    pseudonyms_of(Settings(token=None, database_url=url, shard_count=2, shard_ids=(0,)))
    assert "PRIVACY_KEY is not set" in caplog.text
