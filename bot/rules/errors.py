"""Errors of the rules and of the tables that play by them."""

from typing import TypeAlias

Param: TypeAlias = str | int


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
