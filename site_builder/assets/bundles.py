"""Bundled assets under names that change with their content."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path, PurePosixPath

from site_builder import urls
from site_builder.assets.formulas import FONT_PACKAGE, font_face
from site_builder.config import ACCENT, ACCENT_DARK, Site
from site_builder.model import Artifact

BUNDLES = (
    "css/main.css", "js/theme.js", "js/main.js", "js/search.js", "js/save.js", "js/correct.js",
    "js/trends.js", "js/names.js",
    "js/map.js",
)  # fmt: skip
"""Entries below static/, each bundled with what it imports."""
ON_DEMAND = ("lunr", "map", "save", "search")
"""Scripts that main.js loads where they are wanted."""
LIBRARIES = ("lunr",)
"""npm packages whose code the site carries."""

LUNR_PARTS = (
    "utils", "field_ref", "set", "idf", "token", "pipeline", "vector", "stemmer",
    "token_set", "token_set_builder", "index", "match_data", "query",
)  # fmt: skip

Bundler = Callable[[tuple[Path, ...], Sequence[str]], Mapping[str, bytes]]
"""(folders, entries) → each entry with its imports, minified."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Assets:
    """The site's assets, and where each is."""

    artifacts: tuple[Artifact, ...]
    hrefs: Mapping[str, str]
    """Path by plain name: `main.css` → `assets/main.1f3a….css`."""


def bundle(
    static: tuple[Path, ...],
    site: Site,
    *,
    bundler: Bundler,
    minify: Callable[[bytes], bytes],
    package: Callable[[str], Path],
    font: bytes,
) -> Assets:
    """Give each asset a path of its own content's hash.

    A browser may keep such a file for ever: another content has another name.
    `static` lists the folders to look in, a catalogue's own first; `package`
    finds an npm package; `font` is for the formulas, b"" when there are none.
    """
    bundled = bundler(static, BUNDLES)
    bodies = {PurePosixPath(name).name: body for name, body in bundled.items()}
    carried: tuple[str, ...] = LIBRARIES
    if font:
        carried += (FONT_PACKAGE,)
        bodies["formulas.woff2"] = font
        bodies["main.css"] += font_face(_href("formulas.woff2", font).rpartition("/")[2])
    bodies["main.css"] += accent_rule(site)
    bodies["lunr.js"] = minify(_lunr(package("lunr") / "lib"))
    bodies["main.js"] = _addresses(bodies) + bodies["main.js"]
    bodies["favicon.svg"] = _first(static, "favicon.svg").read_bytes()
    bodies["licences.txt"] = _licences(carried, package)
    hrefs = {name: _href(name, body) for name, body in bodies.items()}
    artifacts = tuple(Artifact(path=hrefs[name], body=body) for name, body in bodies.items())
    return Assets(artifacts=artifacts, hrefs=hrefs)


def _addresses(bodies: Mapping[str, bytes]) -> bytes:
    """Tell the script of every page where those are that it loads on demand."""
    paths = {name: _href(f"{name}.js", bodies[f"{name}.js"]) for name in ON_DEMAND}
    return f"globalThis.papershelfScripts={json.dumps(paths, separators=(',', ':'))};".encode()


def _href(name: str, body: bytes) -> str:
    return urls.asset(name, blake2b(body, digest_size=5).hexdigest())


def _first(folders: tuple[Path, ...], name: str) -> Path:
    return next(folder / name for folder in folders if (folder / name).is_file())


def _lunr(lib: Path) -> bytes:
    """lunr's own parts that search an index, in the order of its build.

    The builder, the tokeniser and the parser of query strings stay behind:
    the index comes ready made, and words a reader types are never parsed.
    """
    parts = b"\n".join((lib / f"{name}.js").read_bytes() for name in LUNR_PARTS)
    version = (lib.parent / "VERSION").read_bytes().strip()
    return b'const lunr = globalThis.lunr = { version: "%s" };\n%s' % (version, parts)


def _licences(names: Iterable[str], package: Callable[[str], Path]) -> bytes:
    """The terms of each package, in its authors' own words."""
    texts = ((name, (package(name) / "LICENSE").read_text("utf-8")) for name in names)
    return "\n\n".join(
        f"{name}\n{'=' * len(name)}\n\n{text.strip()}\n" for name, text in texts
    ).encode()


def accent_rule(site: Site) -> bytes:
    """The catalogue's own accent colours, outside all layers so that they win."""
    if (site.accent, site.accent_dark) == (ACCENT, ACCENT_DARK):
        return b""
    dark = f"{{--color-accent:{site.accent_dark}}}"
    return (
        f":root{{--color-accent:{site.accent}}}"
        f"@media (prefers-color-scheme:dark){{:root:not([data-theme=light]){dark}}}"
        f":root[data-theme=dark]{dark}"
    ).encode()
