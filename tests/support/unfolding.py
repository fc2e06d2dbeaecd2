"""What can be read in a text or file once its wrappings are taken off."""

import base64
import binascii
import html
import re
from io import BytesIO
from typing import Final
from urllib.parse import unquote
from zipfile import ZipFile

from PIL import Image

PNG: Final = b"\x89PNG"
ZIP: Final = b"PK"
_ESCAPE: Final = re.compile(r"\\u([0-9a-fA-F]{4})")
# Shorter ones are found in any number or word by chance.
_BASE64: Final = re.compile(r"[A-Za-z0-9+/_-]{8,}={0,2}|[A-Za-z0-9+/_-]{2,7}={1,2}")
_HEX: Final = re.compile(r"\b(?:[0-9a-fA-F]{2}){5,}\b")


def unfold_text(text: str) -> str:
    r"""Return a text with, below it, what it says without escapes and what is encoded in it.

    Example:
        >>> print(unfold_text(r"a %E2%99%A0 \u2660 S1MgNUg="))
        a %E2%99%A0 \u2660 S1MgNUg=
        a ♠ ♠ S1MgNUg=
        KS 5H
    """
    plain = unquote(html.unescape(_ESCAPE.sub(lambda match: chr(int(match[1], 16)), text)))
    encoded = [_from_base64(match[0]) for match in _BASE64.finditer(plain)]
    encoded += [_printable(bytes.fromhex(match[0])) for match in _HEX.finditer(plain)]
    return "\n".join([text, *([plain] if plain != text else []), *filter(None, encoded)])


def unfold_bytes(data: bytes) -> str:
    """Return what can be read in a file; of a picture what is written beside it, not what it shows."""
    if data.startswith(PNG):
        with Image.open(BytesIO(data)) as picture:
            return "\n".join(map(str, picture.info.values()))
    if data.startswith(ZIP):
        with ZipFile(BytesIO(data)) as archive:
            return "\n".join(f"{name}\n{unfold_bytes(archive.read(name))}" for name in archive.namelist())
    return data.decode("utf-8", errors="replace")


def _from_base64(word: str) -> str:
    padded = word.rstrip("=") + "=" * (-len(word.rstrip("=")) % 4)
    try:
        return _printable(base64.b64decode(padded, altchars=b"-_" if set(word) & {"-", "_"} else None))
    except binascii.Error:
        return ""


def _printable(data: bytes) -> str:
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return ""
    return text if text.isprintable() else ""
