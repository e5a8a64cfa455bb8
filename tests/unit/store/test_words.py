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
