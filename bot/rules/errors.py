"""Errors of the rules and of the tables that play by them."""

from typing import Final, TypeAlias

Param: TypeAlias = str | int

_QUOTED_LENGTH: Final = 24


class RuleError(ValueError):
    """Something the rules do not allow, in a form every front end can put into words.

    Args:
        code: What went wrong, for example `card-unknown`. It is also, after `error-`, the id of the
            text a person reads.
        params: What the text needs to name the culprit.
    """

    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params = params
        named = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code.replace('-', ' ')}: {named}" if named else code.replace("-", " "))


class Quoted(str):
    """What somebody typed, as an error names it; a message must show it as it is, whatever it contains."""

    __slots__ = ()


def quote(text: object) -> Quoted:
    """Return what somebody typed, short and printable, so that an error can name it."""
    printable = "".join(sign if sign.isprintable() else "\ufffd" for sign in str(text)[: _QUOTED_LENGTH + 1])
    return Quoted(printable if len(printable) <= _QUOTED_LENGTH else printable[: _QUOTED_LENGTH - 1] + "…")
