from pathlib import Path

import pytest

from site_builder.errors import ConfigError
from site_builder.language import Words
from site_builder.store import read_words, without_words

HEAD = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n'
PLURAL = '"Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n\n'
OWN = 'msgid "Tags"\nmsgstr "Schlagwörter"\n'
SHIPPED = """msgid "Tags"
msgstr "Etiketten"

msgid "{n} paper"
msgid_plural "{n} papers"
msgstr[0] "{n} Arbeit"
msgstr[1] "{n} Arbeiten"

#, fuzzy
msgid "Names"
msgstr "Namen?"

msgid "Years"
msgstr ""
"""


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    own, shipped = tmp_path / "own", tmp_path / "shipped"
    for folder, text in ((own, OWN), (shipped, SHIPPED)):
        folder.mkdir()
        (folder / "de.po").write_text(HEAD + PLURAL + text, "utf-8")
    return own, shipped


def test_own_words_stand_before_the_shipped_ones(folders):
    words = read_words("de-AT", folders)

    assert words.phrases == {"Tags": ("Schlagwörter",), "{n} paper": ("{n} Arbeit", "{n} Arbeiten")}
    assert words.count(4_812, "{n} paper", "{n} papers") == "4.812 Arbeiten"


def test_english_needs_no_file(tmp_path: Path):
    assert read_words("en-GB", [tmp_path]) == Words()


def test_a_language_from_right_to_left_is_known_without_words(tmp_path: Path):
    words = read_words("ar", [tmp_path])

    assert words.right_to_left
    assert [problem.code for problem in without_words("ar", words)] == ["no-words"]
    assert without_words("en", Words()) == ()


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('msgid "Page {page}"\nmsgstr "Seite"\n', r"words/de\.po:6: 'Seite' must hold the same"),
        ('msgid "A"\nmsgstr "{b}"\n', r"words/de\.po:6: '{b}' must hold the same"),
        *(
            (f'msgid "Page {{page}}"\nmsgstr "{form}"\n', r"words/de\.po:6: .* must hold the same")
            for form in (
                "{page",
                "page}",
                "{page} {",
                "{page} }",
                "{}",
                "{page!r}",
                "{page:>9}",
                "{page.real}",
                "{page[0]}",
                "{page} {0}",
            )
        ),
        ('msgid "{0} of {1}"\nmsgstr "{1} {0} {0}"\n', r"words/de\.po:6: .* must hold the same"),
        ("msgid Tags\n", r"words/de\.po: the file of words is damaged"),
    ],
)
def test_a_damaged_file_is_told_with_its_line(tmp_path: Path, text: str, message: str):
    (tmp_path / "de.po").write_text(HEAD + PLURAL + text, "utf-8")

    with pytest.raises(ConfigError, match=message):
        read_words("de", [tmp_path])


def test_a_file_with_a_rule_of_code_is_refused(tmp_path: Path):
    rule = '"Plural-Forms: nplurals=2; plural=alert(n);\\n"\n\n'
    (tmp_path / "de.po").write_text(HEAD + rule + OWN, "utf-8")

    with pytest.raises(ConfigError, match="damaged"):
        read_words("de", [tmp_path])


@pytest.mark.parametrize("rule", ["n*7", "n%0", "n == 999 ? 2 : 0"])
def test_a_rule_that_leads_to_no_form_is_refused(tmp_path: Path, rule: str):
    plural = f'"Plural-Forms: nplurals=2; plural=({rule});\\n"\n\n'
    (tmp_path / "de.po").write_text(HEAD + plural + OWN, "utf-8")

    with pytest.raises(ConfigError, match="names no form for the number"):
        read_words("de", [tmp_path])


def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path):
    (tmp_path / "de.po").write_text(HEAD + PLURAL + OWN, "utf-8-sig")

    assert read_words("de", [tmp_path]).phrases == {"Tags": ("Schlagwörter",)}


def test_a_charset_that_nobody_knows_is_told(tmp_path: Path):
    (tmp_path / "de.po").write_text(HEAD.replace("UTF-8", "KLINGON") + PLURAL + OWN, "utf-8")

    with pytest.raises(ConfigError, match=r"words/de\.po: the file of words is damaged"):
        read_words("de", [tmp_path])
