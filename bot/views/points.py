"""Points as people read them."""

from bot.text import Text


def signed_points(text: Text, points: int) -> str:
    """Return a change of points with its sign."""
    if points > 0:
        return text("points-gained", points=points)
    return text("points-lost", points=-points) if points else text("points-unmoved")
