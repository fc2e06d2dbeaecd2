"""All services of a process, those of features included."""

from typing import Any

from bot.features.feature import add_features
from bot.features.registry import FEATURES
from bot.services import Services


def full_services(*args: Any, **others: Any) -> Services:
    """Return the services that a bot would have."""
    services = Services(*args, **others)
    add_features(services, FEATURES)
    return services
