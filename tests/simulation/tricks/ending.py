"""A hand of Hearts or Gong Zhu, played to its end by those who sit there."""

from typing import Final

from tests.simulation.hosting import Host
from tests.simulation.tricks.kept import WITH_CARDS

# So long a hand takes where all are there. Who is not keeps the others waiting for their first turn.
HAND_S: Final = 200.0
# Whoever sees nothing more to do asks for their cards again, so many times.
PATIENCE: Final = 5


def play_out(host: Host) -> bool:
    """Have people play their table's hand to its end, if cards are out and they are still there.

    Returns:
        Whether the table can be closed now: a game can be called off at any time.
    """
    if host.table.kept["options"]["turn_s"] > HAND_S:
        # Who is not there keeps the others waiting for days.
        return host.now is not None
    people = [seat["user_id"] for seat in host.table.kept["seats"] if seat["user_id"] in host.people]
    for _ in range(PATIENCE):
        if people and _is_played(host):
            _play(host, people)
    if people and _is_played(host):
        host.blame(f"hand {host.table.table_id}-{host.table.round} cannot be played to its end")
    return host.now is not None


def _play(host: Host, people: list[int]) -> None:
    for user_id in people:
        host.type("hand", user_id)
    crowd = host.simulation.crowd
    crowd.play_on(people, host.table.guild_id)
    host.wait_until(lambda: not _is_played(host), HAND_S)
    crowd.rest()


def _is_played(host: Host) -> bool:
    now = host.now
    return now is not None and now.round == host.table.round and now.phase in WITH_CARDS
