"""A PostgreSQL server of its own for the tests that want one, thrown away afterwards."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

_SETTINGS = {
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "listen_addresses": "127.0.0.1",
    "unix_socket_directories": "''",
    "max_connections": "200",
    "shared_buffers": "16MB",
}


class PostgresMissing(Exception):
    """The server programs are not on this machine."""


def _program_dir() -> Path:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for folder in [*folders, *(Path(part) for part in os.get_exec_path())]:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise PostgresMissing("PostgreSQL server programs not found: apt-get install postgresql")


def _as_server_user(command: Sequence[str]) -> list[str]:
    """Return the command for the user it has to run as: the server refuses root."""
    if os.geteuid() != 0:
        return list(command)
    runuser = shutil.which("runuser")
    if runuser is None:
        raise PostgresMissing(
            "PostgreSQL does not run as root, and runuser is not found: run as another user"
        )
    return [runuser, "-u", "postgres", "--", *command]


def _free_port() -> int:
    with closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _init(programs: Path, data: Path) -> None:
    command = [str(programs / "initdb"), "-D", str(data), "-U", "gnau", "-A", "trust", "-E", "UTF8"]
    command += ["--no-sync", "--locale=C"]
    subprocess.run(_as_server_user(command), check=True, capture_output=True, cwd="/")


@contextmanager
def _running(programs: Path, data: Path, port: int) -> Iterator[None]:
    control = [str(programs / "pg_ctl"), "-D", str(data), "-w"]
    options = " ".join(f"-c {name}={value}" for name, value in {**_SETTINGS, "port": port}.items())
    start = [*control, "-o", options, "-l", str(data / "log"), "start"]
    subprocess.run(_as_server_user(start), check=True, stdout=subprocess.DEVNULL, cwd="/")
    try:
        yield
    finally:
        stop = [*control, "-m", "immediate", "stop"]
        subprocess.run(_as_server_user(stop), check=False, stdout=subprocess.DEVNULL, cwd="/")


@contextmanager
def throwaway_cluster() -> Iterator[str]:
    """Run a private server.

    Yields:
        The address of its first database, for a user who may create more.

    Raises:
        PostgresMissing: This machine has no server programs; the message says what to do.
    """
    programs = _program_dir()
    with tempfile.TemporaryDirectory(prefix="gnau-postgres-") as folder:
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        data, port = Path(folder) / "data", _free_port()
        _init(programs, data)
        with _running(programs, data, port):
            yield f"postgresql://gnau@127.0.0.1:{port}/postgres"
