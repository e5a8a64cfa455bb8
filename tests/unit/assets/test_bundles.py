import json
from collections.abc import Mapping, Sequence
from pathlib import Path

import pytest

from site_builder import assets
from site_builder.assets.bundles import LUNR_PARTS
from site_builder.config import Site


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """An npm package of that name."""
    folder = tmp_path / "node_modules" / "lunr"
    (folder / "lib").mkdir(parents=True)
    for part in LUNR_PARTS:
        (folder / "lib" / f"{part}.js").write_text(f"/* {part} */")
    (folder / "VERSION").write_text("2.3.9\n")
    (folder / "LICENSE").write_text("Do what is right.\n")
    return folder


def bundled(tmp_path: Path, package: Path, site: Site, font: bytes = b"") -> assets.Assets:
    """The assets of a static folder whose bundles are their own names."""
    static = tmp_path / "static"
    static.mkdir(exist_ok=True)
    (static / "favicon.svg").write_text("<svg/>")

    def bundler(_folders: tuple[Path, ...], names: Sequence[str]) -> Mapping[str, bytes]:
        return {name: name.encode() for name in names}

    return assets.bundle(
        (static,),
        site,
        bundler=bundler,
        minify=lambda script: script,
        package=lambda _name: package,
        font=font,
    )


def test_every_asset_has_an_address_of_its_content(tmp_path: Path, package: Path) -> None:
    found = bundled(tmp_path, package, Site())

    assert sorted(found.hrefs) == [
        "correct.js",
        "favicon.svg",
        "licences.txt",
        "lunr.js",
        "main.css",
        "main.js",
        "map.js",
        "names.js",
        "save.js",
        "search.js",
        "theme.js",
        "trends.js",
    ]
    assert sorted(found.hrefs.values()) == sorted(artifact.path for artifact in found.artifacts)
    assert all(path.startswith("assets/") for path in found.hrefs.values())


def test_another_content_has_another_address(tmp_path: Path, package: Path) -> None:
    before = bundled(tmp_path, package, Site()).hrefs
    (package / "lib" / "index.js").write_text("/* mended */")
    after = bundled(tmp_path, package, Site()).hrefs

    assert {name for name in before if before[name] != after[name]} == {"lunr.js", "main.js"}


def test_an_accent_of_the_catalogue_wins_over_the_style_sheet(
    tmp_path: Path, package: Path
) -> None:
    plain = bundled(tmp_path, package, Site())
    own = bundled(tmp_path, package, Site(accent="#123456"))
    body = {artifact.path: artifact.body for artifact in (*plain.artifacts, *own.artifacts)}

    assert body[plain.hrefs["main.css"]] == b"css/main.css"
    assert body[own.hrefs["main.css"]].startswith(b"css/main.css:root{--color-accent:#123456}")


def test_the_terms_of_libraries_are_told(tmp_path: Path, package: Path) -> None:
    found = bundled(tmp_path, package, Site())
    body = {artifact.path: artifact.body for artifact in found.artifacts}

    assert body[found.hrefs["licences.txt"]] == b"lunr\n====\n\nDo what is right.\n"


def test_a_font_for_formulas_is_named_by_the_style_sheet(tmp_path: Path, package: Path) -> None:
    found = bundled(tmp_path, package, Site(), font=b"letters")
    body = {artifact.path: artifact.body for artifact in found.artifacts}
    name = found.hrefs["formulas.woff2"].removeprefix("assets/")

    assert body[found.hrefs["formulas.woff2"]] == b"letters"
    assert f"src:url({name})".encode() in body[found.hrefs["main.css"]]
    assert b"stix-two-math\n====" in body[found.hrefs["licences.txt"]]


def test_the_script_of_every_page_is_told_where_the_others_are(
    tmp_path: Path, package: Path
) -> None:
    found = bundled(tmp_path, package, Site())
    (main,) = (a.body for a in found.artifacts if a.path == found.hrefs["main.js"])
    told, _, rest = main.partition(b";")

    assert rest == b"js/main.js"
    assert json.loads(told.removeprefix(b"globalThis.papershelfScripts=")) == {
        name: found.hrefs[f"{name}.js"] for name in ("lunr", "map", "save", "search")
    }
