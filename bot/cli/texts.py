"""`texts`: say how much of each language there is, and what is wrong with it."""

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from bot.cli.output import EXIT_OK, EXIT_SOME_WRONG, Unusable, print_answer
from bot.paths import data_dir
from bot.text import DEFAULT_LOCALE, Catalog, Text, load_catalog
from bot.text.columns import columns_of
from bot.text.coverage import Coverage, Entry, coverage_of, read_entries
from bot.text.tiers import tier_of
from bot.views.inputs import columns_for, room_for

# For a variable of a text whose length is looked at.
_SAMPLE: Final = 2


def add_arguments(parser: argparse.ArgumentParser, text: Text) -> None:
    """Add the arguments of `texts` to its parser."""
    parser.add_argument("--language", metavar="de", help=text("cli-texts-language"))


def run(args: argparse.Namespace, text: Text) -> int:
    """Print how much of each language there is.

    Returns:
        1 if something is wrong with a language. What is missing is not wrong.

    Raises:
        Unusable: There is no such language.
    """
    catalog, folder = load_catalog(), data_dir() / "locales"
    others = [locale for locale in catalog.locales if locale != DEFAULT_LOCALE]
    if args.language and args.language not in others:
        raise Unusable(text("cli-texts-unknown-language", language=args.language))
    chosen, english = [args.language] if args.language else others, read_entries(folder / DEFAULT_LOCALE)
    if not chosen:
        print_answer(text("cli-texts-only-english"))
    is_wrong = False
    for locale in chosen:
        coverage = coverage_of(folder / locale, english)
        wrong = [*_wrong(text, coverage), *_too_long(text, catalog, locale, english, folder)]
        is_offered = "yes" if locale in catalog.offered else "no"
        head = text("cli-texts-of", language=locale, is_offered=is_offered)
        print_answer("\n".join([head, *_there(text, coverage), *wrong]))
        is_wrong = is_wrong or bool(wrong)
    return EXIT_SOME_WRONG if is_wrong else EXIT_OK


def _there(text: Text, coverage: Coverage) -> Iterator[str]:
    for tier, (have, of) in coverage.counts.items():
        name = text(f"cli-texts-tier-{tier.name.lower()}")
        yield text("cli-texts-tier", tier=tier.value, name=name, have=have, of=of, percent=100 * have // of)
    for file, missing in sorted(coverage.missing.items(), key=lambda line: (tier_of(line[0]), -line[1])):
        yield text("cli-texts-missing", file=f"{file}.ftl", missing=missing)


def _wrong(text: Text, coverage: Coverage) -> Iterator[str]:
    for where in coverage.misspelt:
        yield text("cli-texts-misspelt", where=where)
    for text_id in coverage.unknown:
        yield text("cli-texts-unknown", id=text_id)
    for text_id, names in coverage.open_terms.items():
        yield text("cli-texts-terms", id=text_id, names=", ".join(names))
    for text_id, names in coverage.open_variables.items():
        yield text("cli-texts-variables", id=text_id, names=", ".join(f"${name}" for name in names))


def _too_long(
    text: Text, catalog: Catalog, locale: str, english: Mapping[str, Entry], folder: Path
) -> Iterator[str]:
    words = catalog.text(locale)
    for text_id in read_entries(folder / locale).keys() & english.keys():
        room, columns = room_for(text_id), columns_for(text_id)
        if room is None:
            continue
        filled = words(text_id, **dict.fromkeys(english[text_id].variables, _SAMPLE))
        if len(filled) > room:
            yield text("cli-texts-too-long", id=text_id, long=len(filled), room=room)
        elif columns is not None and columns_of(filled) > columns:
            yield text("cli-texts-too-wide", id=text_id, wide=columns_of(filled), columns=columns)
