"""`texts`: how much of a language there is, and what is wrong with it."""

import pytest

from bot.cli import texts
from bot.cli.output import EXIT_OK, EXIT_SOME_WRONG, Unusable
from bot.text import load_catalog
from bot.text.tiers import Tier, tier_of
from tests.support.texts import shipped_texts

TEXT = shipped_texts().text().in_terminal()


@pytest.fixture
def run(tmp_path, monkeypatch, capsys):
    """Return what `texts` says of files, each in a folder of its language."""

    def answer(files, language=None):
        for name, words in files.items():
            (tmp_path / "locales" / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / "locales" / name).write_text(words, encoding="utf-8")
        monkeypatch.setattr(texts, "data_dir", lambda: tmp_path)
        monkeypatch.setattr(texts, "load_catalog", lambda: load_catalog(tmp_path / "locales"))
        status = texts.run(type("Args", (), {"language": language})(), TEXT)
        return status, capsys.readouterr().out

    return answer


ENGLISH = {
    "en/tables.ftl": "cut-title = Cut\nhello = { $name }\n",
    "en/settings.ftl": "about = About\n",
    "en/cli.ftl": "cli-help = Help\n",
}


def test_only_english_is_said(run):
    assert run(ENGLISH) == (EXIT_OK, "There is only English so far.\n")


def test_what_is_there_and_what_is_missing(run):
    status, out = run(ENGLISH | {"de/tables.ftl": "hello = Hallo, { $name }\n"}, "de")
    assert status == EXIT_OK
    assert out.splitlines() == [
        "de: not offered yet: that takes 90% of tier 1",
        "  tier 1, playing: 1 of 2 (50%)",
        "  tier 2, managing and advice: 0 of 1 (0%)",
        "  tier 3, the terminal, which stays English: 0 of 1 (0%)",
        "  missing in tables.ftl: 1",
        "  missing in settings.ftl: 1",
    ]


def test_what_is_wrong(run):
    words = f"hello = {{ $nom }}\nbye = Bis bald\ncut-title = {'x' * 46}\nbroken = {{ $\n"
    status, out = run(ENGLISH | {"de/tables.ftl": words})
    assert status == EXIT_SOME_WRONG
    assert "de: offered in lists of languages" in out
    assert "  can't be read in tables.ftl: broken = { $" in out
    assert "  English has no bye" in out
    assert "  hello uses what English doesn't give: $nom" in out
    assert "  cut-title is too long: 46 of 45 characters" in out


@pytest.mark.parametrize(("words", "is_wide"), [("m" * 34, False), ("牛" * 18, True), ("m" * 35, True)])
def test_a_button_has_to_fit_on_a_phone(run, words, is_wide):
    english = ENGLISH | {"en/more.ftl": "more-button = More\n"}
    status, out = run(english | {"zh-CN/more.ftl": f"more-button = {words}\n"}, "zh-CN")
    assert status == (EXIT_SOME_WRONG if is_wide else EXIT_OK)
    assert ("  more-button is too wide for a phone: " in out) is is_wide


def test_a_term_is_the_languages_own(run):
    english = ENGLISH | {"en/terms.ftl": "-ox = ox\n", "en/about.ftl": "about-ox = An { -ox }\n"}
    status, out = run(english | {"de/about.ftl": 'about-ox = Ein { -ox(case: "x") }\n'}, "de")
    assert status == EXIT_SOME_WRONG
    assert "  about-ox quotes a term that terms.ftl lacks: -ox" in out
    # A term is no text to translate.
    assert "tier 1, playing: 1 of 3" in out
    words = {"de/terms.ftl": "-ox = { $case ->\n    [x] Ochsen\n   *[y] Ochse\n}\n"}
    assert run(words, "de")[0] == EXIT_OK


def test_a_language_that_is_not_there_is_refused(run):
    with pytest.raises(Unusable, match="fr"):
        run(ENGLISH, "fr")


@pytest.mark.parametrize(
    ("file", "tier"),
    [
        ("gnau-table", Tier.PLAYING),
        ("hearts-advice", Tier.MANAGING),
        ("errors-deal", Tier.MANAGING),
        ("cli-odds", Tier.TERMINAL),
    ],
)
def test_what_players_see_comes_first(file, tier):
    assert tier_of(file) is tier


def test_a_language_is_offered_from_nine_tenths_of_what_players_see(tmp_path):
    for locale, texts_there in (("en", 10), ("de", 9), ("fr", 8)):
        (tmp_path / locale).mkdir()
        words = "".join(f"text-{number} = {locale}\n" for number in range(texts_there))
        (tmp_path / locale / "tables.ftl").write_text(words, encoding="utf-8")
    (tmp_path / "en" / "settings.ftl").write_text("about = About\n", encoding="utf-8")
    catalog = load_catalog(tmp_path)
    assert catalog.offered == ("de", "en")
    assert catalog.locales == ("de", "en", "fr")
