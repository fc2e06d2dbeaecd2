"""What people type, whatever keyboard they type it on."""

from unicodedata import east_asian_width, normalize


def half_width(typed: str) -> str:
    """Return typed letters, digits and signs in the ordinary width, without blanks around them.

    Chinese and Japanese keyboards write them as wide as a sign of their own.

    Example:
        >>> half_width(" １０，Ｑ♠ "), half_width("ｔｉｅｓ＝ｐｕｓｈ")
        ('10,Q♠', 'ties=push')
    """
    return (typed if typed.isascii() else "".join(map(_half, typed))).strip()


def _half(sign: str) -> str:
    # Of all signs it would also make 102 of a 10².
    return normalize("NFKC", sign) if east_asian_width(sign) == "F" else sign
