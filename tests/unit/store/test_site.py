from pathlib import Path

import pytest

from site_builder.config import Site
from site_builder.errors import ConfigError
from site_builder.store.site import contrast, read_site


def write(folder: Path, content: str) -> Path:
    file = folder / "site.yaml"
    file.write_text(content, "utf-8")
    return file


def test_without_a_file_the_defaults_hold(tmp_path: Path) -> None:
    assert read_site(tmp_path / "site.yaml") == Site()


def test_every_key_is_read(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "title: Tides\n"
        "description: Shells by weight.\n"
        "language: pt-BR\n"
        "site_url: https://example.org/tides\n"
        "repository: https://github.com/a/b.git\n"
        "branch: trunk\n"
        "accent: #0B57B0\n"
        'accent_dark: "#8ab8ff"\n'
        "attribution: By their authors.\n"
        "problems:\n"
        "  unknown-tag: error\n"
        "  short-block: off\n",
    )

    assert read_site(file) == Site(
        title="Tides",
        description="Shells by weight.",
        language="pt-BR",
        site_url="https://example.org/tides/",
        repository="https://github.com/a/b",
        branch="trunk",
        accent="#0b57b0",
        accent_dark="#8ab8ff",
        attribution="By their authors.",
        problems={"unknown-tag": "error", "short-block": "off"},
    )


def test_all_faults_are_told_at_once(tmp_path: Path) -> None:
    file = write(
        tmp_path,
        "titel: Tides\n"
        "language: the Queen's\n"
        "site_url: example.org\n"
        'accent: "#777777"\n'
        "accent_dark: navy\n"
        "description: [a]\n"
        "problems:\n"
        "  unknown-tag: fatal\n",
    )
    with pytest.raises(ConfigError) as caught:
        read_site(file)

    assert str(caught.value) == (
        "site.yaml:1: unknown key 'titel'. Did you mean 'title'?\n"
        'site.yaml:2: language: expected a language such as en or pt-BR, found "the Queen\'s"\n'
        "site.yaml:3: site_url: expected an address such as https://example.org/,"
        " found 'example.org'\n"
        "site.yaml:4: accent: #777777 has a contrast of 4.5 on the light background;"
        " readers need 4.5\n"
        "site.yaml:5: accent_dark: expected a colour such as \"#0b57b0\", found 'navy'\n"
        "site.yaml:6: description: expected one text, found a list\n"
        "site.yaml:8: unknown-tag: expected error, warning or off, found 'fatal'"
    )
    assert caught.value.exit_code == 2


def test_bad_yaml_is_a_fault_of_the_settings(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"site\.yaml:1:9: there is a colon"):
        read_site(write(tmp_path, "title: a: b\n"))


def test_contrast_is_that_of_wcag() -> None:
    assert contrast("#000000", "#ffffff") == 21
    assert round(contrast("#777777", "#ffffff"), 2) == 4.48


def test_macros_are_kept_as_they_are_written(tmp_path: Path) -> None:
    definitions = "\\newcommand{\\a}{b}\n\\def\\c#1{#1}\n"
    file = write(tmp_path, "macros: |\n  \\newcommand{\\a}{b}\n  \\def\\c#1{#1}\n")

    assert read_site(file).macros == definitions


def test_macros_that_are_none_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ConfigError, match=r"site\.yaml:2: macros: expected a definition such as"):
        read_site(write(tmp_path, "title: Tides\nmacros: a = b\n"))
