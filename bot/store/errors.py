"""Why the database cannot be used, in a form every front end can put into words."""

from typing import TypeAlias

Param: TypeAlias = str | int


class StoreUnavailable(Exception):
    """The database cannot be opened, or not copied.

    Neither the message nor the parameters ever hold a password.

    Args:
        reason: What is wrong: `database-url-invalid`, `database-url-option`, `database-driver-missing`,
            `database-unreachable`, `database-refused`, `database-unwritable`, `database-damaged`,
            `database-busy`, `database-full` or `database-too-new`; of copies, what begins with `copy-`.
        params: What a sentence about it needs: `database` (the file, or the address of the server),
            `option` (the unknown one of the address), `driver` (the missing package) or `revision`
            (the unknown one); of copies also `holder` (the process that is running), `left_s` (seconds until
            its lease ends), `tables` (those that differ), `table`, `key` and `column` (of a damaged row)
            or `why` (what the system or the database said).
    """

    def __init__(self, reason: str, **params: Param) -> None:
        self.reason = reason
        self.params = params
        named = ", ".join(f"{name}={value!r}" for name, value in params.items())
        super().__init__(f"{reason.replace('-', ' ')}: {named}" if named else reason.replace("-", " "))
