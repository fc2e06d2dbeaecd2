"""Cards in what the bot says."""

import re
from functools import cache
from typing import Final

from bot.paths import data_dir
from bot.render.cards import card_of_emoji
from bot.rules.cards import parse_card
from bot.text.cards import NO_BREAK, card_sign, tied

_SUITS: Final = {"♠": "S", "♥": "H", "♦": "D", "♣": "C"}
_CARD: Final = re.compile(r"(?<![A-Za-z0-9])(10|[2-9AJQKT])(?:([♠♥♦♣])|([SHDC])(?![A-Za-z0-9]))")
# A card's emoji, in a text or in a button's own field.
_EMOJI: Final = re.compile(r"(?:<:)?([a-z]+_of_[a-z]+_\d+)(?::\d+>)?")
# A card in the files of texts.
_WRITTEN: Final = re.compile(r'\{ CARD\("(\w+)"\) \}')
# A blank there at which no line breaks.
_NO_BREAK: Final = r'{"\u00A0"}'
# Also the names of variants before their texts.
_PLACEABLE_ENDS: Final = re.compile(r"[{}]|\*?\[[\w-]+\]")


def cards_in(words: str) -> frozenset[str]:
    """Return the cards that a text names, in any of the ways there are to write them.

    Those that the bot names in fixed words, such as rules and advice, are nobody's.
    """
    in_signs = tied(_EMOJI.sub(_emoji_sign, words))
    found = (
        f"{'10' if rank == 'T' else rank}{_SUITS.get(symbol) or letter}"
        for rank, symbol, letter in _CARD.findall(_without_fixed(in_signs))
    )
    return frozenset(found)


def _without_fixed(words: str) -> str:
    if not _CARD.search(words):
        return words
    for fixed in _fixed():
        words = words.replace(fixed, "")
    return words


@cache
def _fixed() -> tuple[str, ...]:
    """Return what names a card in the texts themselves, placeables left out, the longest first."""
    files = sorted((data_dir() / "locales" / "en").glob("*.ftl"))
    written = (file.read_text(encoding="utf-8").replace(_NO_BREAK, NO_BREAK) for file in files)
    texts = (_WRITTEN.sub(_sign, each) for each in written)
    lines = [line for text in texts for line in text.splitlines()]
    values = [line.partition(" = ")[2] or line for line in lines if not line.startswith("#")]
    parts = {part.strip() for value in values for part in _PLACEABLE_ENDS.split(value)}
    return tuple(sorted((part for part in parts if _CARD.search(part)), key=lambda part: (-len(part), part)))


def _emoji_sign(emoji: re.Match[str]) -> str:
    found = card_of_emoji(emoji[1])
    return emoji[0] if found is None else card_sign(found[0])


def _sign(written: re.Match[str]) -> str:
    return card_sign(parse_card(written[1]))
