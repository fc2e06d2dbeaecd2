"""The secret key for pseudonyms of people who deleted their data. It is stored beside the database."""

import logging
import os
import secrets
from pathlib import Path
from typing import Final

from sqlalchemy import make_url

from bot.paths import var_dir
from bot.settings import Settings
from bot.tables.privacy import Pseudonyms

log = logging.getLogger(__name__)

FILE_NAME: Final = "privacy.key"
_KEY_BYTES: Final = 32


def pseudonyms_of(settings: Settings) -> Pseudonyms:
    """Return pseudonyms with the key of the settings, or else of a key file, which is created if missing.

    No backup holds the key file: a backup alone must not tell who has deleted their data.
    """
    if settings.privacy_key is not None:
        return Pseudonyms(settings.privacy_key.encode())
    if settings.shard_ids is not None:
        log.warning(
            "PRIVACY_KEY is not set: processes with keys of their own do not know what others deleted"
        )
    path = _folder(settings.database_url) / FILE_NAME
    try:
        return Pseudonyms(_read(path) or _create(path))
    except OSError as error:
        log.warning("the key of pseudonyms cannot be kept and ends with this process: %s", error.strerror)
        return Pseudonyms(secrets.token_bytes(_KEY_BYTES))


def _folder(database_url: str) -> Path:
    url = make_url(database_url)
    is_file = url.get_backend_name() == "sqlite" and url.database not in {None, "", ":memory:"}
    return Path(url.database or "").parent if is_file else var_dir()


def _read(path: Path) -> bytes | None:
    """Return the key; None if there is no complete one, for example because its creation was interrupted."""
    try:
        kept = bytes.fromhex(path.read_text(encoding="ascii"))
    except (FileNotFoundError, ValueError):
        return None
    return kept if len(kept) == _KEY_BYTES else None


def _create(path: Path) -> bytes:
    key = secrets.token_bytes(_KEY_BYTES)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(key.hex())
    return key
