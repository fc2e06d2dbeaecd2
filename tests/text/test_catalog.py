"""The catalogue: texts by language and id."""

import pytest

from bot.rules.cards import parse_card
from bot.rules.errors import RuleError
from bot.text import MissingText, load_catalog, with_minus


@pytest.fixture
def catalog(tmp_path):
    for locale, words in {"en": "Hello", "de": "Hallo", "pt-BR": "Oi"}.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "one.ftl").write_text(
            f"hello = {words}, {{ $name }}!\nnumber = {{ $count }}\nlines = {words}\n    and again\n"
            f"error-table-full = {words}: {{ $players }}\nno-value =\n    .label = {words}\n",
            encoding="utf-8",
        )
    (tmp_path / "README.txt").write_text("not a language")
    return load_catalog(tmp_path)


@pytest.mark.parametrize(
    ("locale", "hello"),
    [
        ("en", "Hello, Ann!"),
        ("en-GB", "Hello, Ann!"),
        ("de", "Hallo, Ann!"),
        ("de-AT", "Hallo, Ann!"),
        ("pt-BR", "Oi, Ann!"),
        ("fr", "Hello, Ann!"),
        ("", "Hello, Ann!"),
    ],
)
def test_a_language_or_the_nearest_there_is(catalog, locale, hello):
    assert catalog.text(locale)("hello", name="Ann") == hello


def test_the_languages(catalog):
    assert catalog.locales == ("de", "en", "pt-BR")
    assert catalog.text("de-AT").locale == "de"


def test_numbers_are_written_as_the_language_writes_them(catalog):
    assert catalog.text("en")("number", count=12_345) == "12,345"
    assert catalog.text("de")("number", count=12_345) == "12.345"
    assert catalog.text("en")("number", count="12345") == "12345"


@pytest.mark.parametrize(
    ("written", "with_a_minus"),
    [
        ("-5", "−5"),
        ("at -5 or (-6)", "at −5 or (−6)"),
        ("**-5** 🔴-5", "**−5** 🔴−5"),
        ("得分-5，共-12分", "得分−5，共−12分"),
        ("スコア-5、合計：-12", "スコア−5、合計：−12"),
        ("คะแนน-5", "คะแนน−5"),
        # These are no negative numbers.
        ("2-3 points, Q-2", "2-3 points, Q-2"),
        ("第2-3局", "第2-3局"),
        ("Straße-5", "Straße-5"),
        ("<@-5> <t:-5:R> #-5 --5", "<@-5> <t:-5:R> #-5 --5"),
    ],
)
def test_a_hyphen_before_a_number_is_a_minus_where_no_word_or_number_ends(written, with_a_minus):
    assert with_minus(written) == with_a_minus


def test_no_isolation_marks_are_put_around_variables(catalog):
    assert catalog.text()("hello", name="Ann").isascii()


def test_lines_stay_lines(catalog):
    assert catalog.text()("lines") == "Hello\nand again"


def test_an_error_becomes_a_sentence(catalog):
    assert catalog.text().error(RuleError("table-full", players=19)) == "Hello: 19"


def test_a_text_is_looked_for_in_what_its_reader_reads_best(tmp_path):
    for number, locale in enumerate(("en", "zh-CN", "zh-TW", "zh-HK")):
        (tmp_path / locale).mkdir()
        ids = ("deep", "middle", "near", "own")[: 4 - number]
        texts = "".join(f"{text_id} = {locale}\n" for text_id in ids)
        (tmp_path / locale / "one.ftl").write_text(texts, encoding="utf-8")
    catalog = load_catalog(tmp_path)

    def found(locale):
        return [catalog.text(locale)(text_id) for text_id in ("deep", "middle", "near", "own")]

    assert found("zh-HK") == ["zh-HK", "zh-TW", "zh-CN", "en"]
    assert found("zh-MO") == found("zh-HK")
    assert found("zh-TW") == ["zh-TW", "zh-TW", "zh-CN", "en"]
    assert found("zh-SG") == ["zh-CN", "zh-CN", "zh-CN", "en"]
    assert found("pt-BR") == found("en-GB") == ["en"] * 4
    assert catalog.text("zh-HK").is_translated("near")
    assert not catalog.text("zh-HK").is_translated("own")
    assert not catalog.text("en").is_translated("deep")


def test_what_a_language_lacks_or_has_wrong_is_english(tmp_path, caplog):
    texts = {
        "en": 'press = Press { BUTTON("deal") }, { $name }.\ndeal = Deal\nbye = Bye\nqueen = { CARD("QS") }\n'
        "rounds = { $n ->\n    [one] one round\n   *[other] { $n } rounds\n  }\n",
        "de": "deal = Geben\nrounds = { $anzahl } Runden\nbye = { $\n",
    }
    for locale, words in texts.items():
        (tmp_path / locale).mkdir()
        (tmp_path / locale / "one.ftl").write_text(words, encoding="utf-8")
    german = load_catalog(tmp_path).text("de")
    assert german("press", name="Ann") == "Press **Geben**, Ann."
    assert (german("rounds", n=1), german("rounds", n=2), german("bye")) == ("one round", "2 rounds", "Bye")
    assert german.in_terminal()("queen") == "Q♠"
    assert german.with_emoji({parse_card("QS"): "<:q:1>"})("queen") == "<:q:1>"
    # What is missing is no fault; of what is broken, the first is told.
    assert [record.levelname for record in caplog.records] == ["WARNING"]
    assert "rounds" in caplog.text
    with pytest.raises(MissingText, match="nothing"):
        german("nothing")


@pytest.mark.parametrize(
    ("text_id", "params"), [("goodbye", {}), ("hello", {"nome": "Ann"}), ("no-value", {})]
)
def test_a_missing_text_or_variable_is_an_error_that_names_it(catalog, text_id, params):
    with pytest.raises(MissingText, match=f"{text_id}.*'en'"):
        catalog.text()(text_id, **params)
