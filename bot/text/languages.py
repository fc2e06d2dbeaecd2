"""The languages in which a reader's texts are looked for, one after the other."""

from functools import lru_cache
from itertools import chain
from typing import Final

DEFAULT_LOCALE: Final = "en"

# Whoever reads the one reads the other more easily than English.
_ALSO_READ: Final = {
    "zh-HK": ("zh-TW", "zh-CN"),
    "zh-MO": ("zh-HK", "zh-TW", "zh-CN"),
    "zh-TW": ("zh-CN",),
    "zh-SG": ("zh-CN",),
    "zh": ("zh-CN",),
}


@lru_cache
def languages_of(locale: str) -> tuple[str, ...]:
    """Return the languages in which to look for a text, the wanted one first and English last.

    Args:
        locale: A tag as Discord sends it or a folder is called.

    Example:
        >>> languages_of("zh-HK"), languages_of("pt-BR")
        (('zh-HK', 'zh-TW', 'zh-CN', 'zh', 'en'), ('pt-BR', 'pt', 'en'))
    """
    base = locale.split("-", maxsplit=1)[0]
    # A tag may come by two ways, and English as the wanted one.
    return tuple(dict.fromkeys(chain((locale,), _ALSO_READ.get(locale, ()), (base, DEFAULT_LOCALE))))
