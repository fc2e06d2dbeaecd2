"""The folders of files other than Python code."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent


def data_dir() -> Path:
    """Return the folder of shipped data: `data/` in a checkout, inside the package once installed."""
    installed = _PACKAGE / "_data"
    return installed if installed.is_dir() else _CHECKOUT / "data"


def is_checkout() -> bool:
    """Return whether the bot runs from its source, not from an installed wheel."""
    return (_CHECKOUT / "data" / "locales").is_dir()


def var_dir() -> Path:
    """Return the folder for files that the bot writes. This function does not create it."""
    return (_CHECKOUT if is_checkout() else Path.cwd()) / "data" / "var"
