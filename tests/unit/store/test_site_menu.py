"""Menu, logo and the pages that a catalogue does without."""

from pathlib import Path

import pytest

from site_builder.config import MenuItem
from site_builder.errors import ConfigError
from site_builder.store.site import read_site


def read(folder: Path, text: str):
    file = folder / "site.yaml"
    file.write_text(text, "utf-8")
    return read_site(file)


def test_a_menu_names_pages_and_leads_elsewhere(tmp_path):
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/logo.svg").write_text("<svg/>", "utf-8")
    site = read(
        tmp_path,
        "menu:\n- map\n- Call: https://example.org/call\n"
        "- By year: years\n- Team: team/who.html#chairs\n- Ask: mailto:a@b.example\nwithout:\n- trends\nlogo: logo.svg\n"
        "home: |\n  One.\n\n  Two.\nfooter: Kept *well*.\n",
    )

    assert site.menu == (
        MenuItem(target="map"),
        MenuItem(target="https://example.org/call", label="Call"),
        MenuItem(target="years", label="By year"),
        MenuItem(target="team/who.html#chairs", label="Team"),
        MenuItem(target="mailto:a@b.example", label="Ask"),
    )
    assert site.without == ("trends",)
    assert (site.logo, site.home, site.footer) == ("logo.svg", "One.\n\nTwo.\n", "Kept *well*.")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("menu:\n- maps\n", r"site\.yaml:2: unknown key 'maps'\. Did you mean 'map'\?"),
        ("menu: map\n", r"site\.yaml:1: menu: expected a list of pages"),
        ("menu:\n- a: b\n  c: d\n", r"site\.yaml:2: menu: expected the name of a page, or"),
        ("without:\n- trend\n", r"site\.yaml:2: unknown key 'trend'\. Did you mean 'trends'\?"),
        ("without:\n- search\n", r"site\.yaml:2: unknown key 'search'"),
        ("logo: ../logo.svg\n", r"site\.yaml:1: logo: expected a picture in content/pages/"),
        (
            "title: T\nlogo: none.svg\n",
            r"site\.yaml:2: logo: there is no file content/pages/none\.svg",
        ),
        ("menu:\n- '': a.html\n", r"site\.yaml:2: menu: expected words before the colon"),
        *(
            (f'menu:\n- Evil: "{target}"\n', r"site\.yaml:2: menu: expected a page such as")
            for target in (
                "javascript:alert(1)",
                " JaVaScript:alert(1)",
                "java\\tscript:alert(1)",
                "data:text/html,x",
                "//evil.example/",
                "/etc/passwd",
                "../x.html",
                "a\\\\b.html",
                "http://[::1",
                "http://",
                "mailto:",
                "nowhere",
            )
        ),
        ("logo: logo.exe\n", r"site\.yaml:1: logo: expected a picture"),
    ],
)
def test_what_is_wrong_is_told_with_its_line(tmp_path, text, message):
    with pytest.raises(ConfigError, match=message):
        read(tmp_path, text)
