"""A round of Gnau, ended by hand."""

from tests.simulation.gnau.rounds import WITH_CARDS
from tests.simulation.hosting import Host


def reveal(host: Host) -> bool:
    """Reveal a table's round, if one is running; return whether the table can be closed now.

    A round in which people split their hands themselves, or bid, may have to wait for them.
    """
    # Since the tables were listed its time may have come.
    now = host.now
    # At a table where people split their hands themselves, there is nothing to press.
    if now is not None and now.phase == "dealt" and now.kept["options"]["split"] != "own":
        host.press(f"gnau:{now.table_id}:{now.round}:reveal")
    return host.now is not None and host.now.phase not in WITH_CARDS
