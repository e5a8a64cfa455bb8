"""All links and anchors resolve at `/`, below `/repo/` and from disk.

Links are resolved as a browser does, against the address of their page, and
must lead to a file of the site, letter by letter, and to an id in it. Over
HTTP every file that is linked to is also fetched. Nothing may be asked of
another host, and every page must be within reach of the home page.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from http.client import HTTPConnection
from pathlib import PurePosixPath
from urllib.parse import quote, unquote, urldefrag, urljoin, urlsplit

from tests.gates.interface import Outcome, Task
from tests.gates.references import Document, Reference, addresses, read
from tests.web.server import serve
from tests.web.site import Site

NOT_FOUND = "404.html"
OUTWARD = frozenset(("http", "https", "mailto"))
INERT = ("data:", "blob:")
CSS_URL = re.compile(r"""(?:url\(|@import)\s*["']?([^"')\s;]+)""")


def crawl(task: Task) -> Outcome:
    """Check every reference of every page and style sheet."""
    documents = {page: read(task.site.text(page)) for page in task.site.pages}
    faults = [*_offsite(task.site, documents)]
    links = 0
    with serve(task.site.folder) as root, serve(task.site.folder, "/repo/") as repo:
        for base in (root, repo, f"{task.site.folder.resolve().as_uri()}/"):
            found = _Crawl(task.site, documents, base)
            faults += found.faults
            links += found.checked
    faults += _for_machines(task.site, documents["index.html"].canonical)
    faults += _unreached(task.site, documents)
    note = f"{len(documents)} pages, {links:,} links at 3 bases"
    return Outcome(faults=tuple(dict.fromkeys(faults)), note=note)


class _Crawl:
    """One pass over all links, with the site at one base."""

    def __init__(self, site: Site, documents: dict[str, Document], base: str) -> None:
        self.site, self.documents, self.base = site, documents, base
        self.checked = 0
        self.faults: list[str] = []
        self.wanted: set[str] = set()
        self.resolved: dict[tuple[str, str], str] = {}
        for page, document in documents.items():
            for reference in document.references:
                self._check(page, document, reference)
        if base.startswith("http"):
            self.faults += _unserved(base, self.wanted)

    def _check(self, page: str, document: Document, reference: Reference) -> None:
        if _is_outward(reference.target) or reference.target.startswith(INERT):
            return
        self.checked += 1
        fault = self._fault(page, document, reference.target)
        if fault:
            place = "file://" if self.base.startswith("file:") else urlsplit(self.base).path
            self.faults.append(
                f"{page}: <{reference.element}> {reference.target}: {fault} ({place})"
            )

    def _fault(self, page: str, document: Document, target: str) -> str:
        if document.base and page == NOT_FOUND:
            address = urljoin(self.base, _below(document.base, target))
        elif target.startswith("/"):
            return "starts at the host's root"
        else:
            address = self._resolve(page, target)
        if not address.startswith(self.base):
            return "leaves the site's folder"
        address, fragment = urldefrag(address)
        path = unquote(address.removeprefix(self.base).partition("?")[0])
        return self._missing(path, unquote(fragment))

    def _resolve(self, page: str, target: str) -> str:
        """The address that `target` means in `page`, worked out once for each folder."""
        place = page if target.startswith(("#", "?")) or not target else page.rpartition("/")[0]
        if (place, target) not in self.resolved:
            self.resolved[place, target] = urljoin(self.base + quote(page), target)
        return self.resolved[place, target]

    def _missing(self, path: str, fragment: str) -> str:
        """What is wrong with a link to a file of the site; "" if nothing is."""
        if path not in self.site.files:
            folded = {file.casefold(): file for file in self.site.files}
            if other := folded.get(path.casefold()):
                return f"is spelt {other} on disk"
            if path == "" or path.endswith("/") or f"{path}/index.html" in self.site.files:
                return "names a folder, which does not open from disk"
            return "no such file"
        self.wanted.add(path)
        if fragment and fragment != "top" and path in self.documents:
            return "" if fragment in self.documents[path].ids else "no such id in that page"
        return ""


def _unserved(base: str, paths: set[str]) -> Iterator[str]:
    """Files that the server, asked for them, does not give."""
    where = urlsplit(base)
    connection = HTTPConnection(where.netloc)
    for path in sorted(paths):
        connection.request("HEAD", where.path + quote(path))
        response = connection.getresponse()
        response.read()
        if response.status != 200:
            yield f"{path}: status {response.status} below {where.path}"
    connection.close()


def _offsite(site: Site, documents: dict[str, Document]) -> Iterator[str]:
    """What pages and style sheets would ask of another host, or badly point to."""
    for page, document in documents.items():
        for reference in document.references:
            outward = _is_outward(reference.target)
            if outward and not reference.followed_by_hand:
                yield f"{page}: <{reference.element}> loads {reference.target}"
            scheme = urlsplit(reference.target).scheme
            if scheme and not outward and not reference.target.startswith(INERT):
                yield f"{page}: <{reference.element}> has the scheme of {reference.target}"
    for sheet in sorted(file for file in site.files if file.endswith(".css")):
        for target in CSS_URL.findall(site.text(sheet)):
            path = (PurePosixPath(sheet).parent / target).as_posix()
            if not target.startswith(("data:", "#")) and path not in site.files:
                yield f"{sheet}: url({target}) is no file of the site"


def _for_machines(site: Site, home: str) -> Iterator[str]:
    """What sitemaps and feeds list and is not there; `home` is the public address, or ""."""
    for file in sorted(file for file in site.files if file.endswith(".xml")):
        for address in addresses(site.text(file)):
            if home and not address.startswith(home):
                yield f"{file}: {address} is not below {home}"
                continue
            below = address.removeprefix(home) or "index.html"
            path = below if home else urljoin(file, below)
            if unquote(path) not in site.files:
                yield f"{file}: {address} is no file of the site"


def _unreached(site: Site, documents: dict[str, Document]) -> Iterator[str]:
    """Pages for readers that no chain of links from the home page leads to."""
    base = "http://site/"
    seen, todo = {"index.html"}, ["index.html"]
    while todo:
        page = todo.pop()
        for reference in documents[page].references if page in documents else ():
            address = urldefrag(urljoin(base + quote(page), reference.target)).url
            path = unquote(address.removeprefix(base).partition("?")[0])
            if path in documents and path not in seen:
                seen.add(path)
                todo.append(path)
    for page in documents:
        if page not in seen and 'content="noindex"' not in site.text(page):
            yield f"{page}: no way leads there from the home page"


def _is_outward(target: str) -> bool:
    return target.startswith("//") or urlsplit(target).scheme in OUTWARD


def _below(base: str, target: str) -> str:
    """The way from the site's root to `target` as a page with `<base>` means it."""
    home = urljoin(base, ".")
    address = urljoin(base, target)
    return address.removeprefix(home) if address.startswith(home) else f"/{target}"
