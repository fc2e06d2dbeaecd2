"""The errors of the rules and of the tables that play by them."""

from typing import Final, TypeAlias

Param: TypeAlias = str | int

_QUOTED_LENGTH: Final = 24


class RuleError(ValueError):
    """An action or input that the rules forbid, in a form that every front end can put into words.

    Args:
        code: The kind of error, for example `card-unknown`. The id of the text shown to people is `error-`
            and it.
        params: The variables of that text, for example the card that is wrong.
    """

    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params = params
        named = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{code.replace('-', ' ')}: {named}" if named else code.replace("-", " "))


class Quoted(str):
    """A person's input inside an error. A message must show it literally, not interpret its markup."""

    __slots__ = ()


def quote(text: object) -> Quoted:
    """Return a person's input shortened and with unprintable characters replaced, for use in an error."""
    printable = "".join(sign if sign.isprintable() else "\ufffd" for sign in str(text)[: _QUOTED_LENGTH + 1])
    return Quoted(printable if len(printable) <= _QUOTED_LENGTH else printable[: _QUOTED_LENGTH - 1] + "…")
