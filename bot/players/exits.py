"""Leading so that somebody else wins."""

from bot.players.cardset import NO_CARDS, SUIT_SETS, highest

_DISTANT = -1000


def surest_exit(legal: int, unseen: int) -> int:
    """Return the lowest card of the suit in which somebody else is the likeliest to win.

    Args:
        legal: What may be led.
        unseen: What the others hold.
    """
    found, best = NO_CARDS, _DISTANT
    for suit in SUIT_SETS:
        cards = legal & suit
        if cards:
            card = cards & -cards
            out = unseen & suit
            lower = (out & (card - 1)).bit_count()
            chance = out.bit_count() - 3 * lower if out.bit_count() > lower else lower + _DISTANT // 2
            if chance > best:
                found, best = card, chance
    return found


def most_dangerous(cards: int, unseen: int) -> int:
    """Return the highest card of the suit in which one holds the most that lower ones are out against."""
    found, worst = NO_CARDS, -100
    for suit in SUIT_SETS:
        held = cards & suit
        if held:
            top, bottom = highest(held), held & -held
            out = unseen & suit
            danger = (out & (top - 1)).bit_count() + 2 * (out & (bottom - 1)).bit_count() - held.bit_count()
            if danger > worst:
                found, worst = top, danger
    return found
