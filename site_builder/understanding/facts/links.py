"""Addresses in an abstract, and what each leads to."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from site_builder.fields import link_kind
from site_builder.text.links import ADDRESS, HINT, safe_url, trim, unescape_address
from site_builder.understanding.facts.finding import Finding
from site_builder.understanding.words import wordset

_SAID = tuple(
    (kind, re.compile(words, re.IGNORECASE))
    for kind, words in (
        (
            "code",
            r"\bcodes?\b|\bsource|implementation|software|librar|tool(?:kit|box)|\bscripts?\b",
        ),
        ("data", r"\bdata ?sets?\b|\bdata\b|\bbenchmarks?\b|\bcorp(?:us|ora)\b|annotations?\b"),
        ("model", r"\bmodels?\b|\bweights\b|checkpoints?\b"),
        ("demo", r"\bdemos?\b(?! video)|\bdemonstration (?:system|page|website)"),
        ("video", r"\bvideos?\b|footage"),
        ("project", r"\bproject\b|web ?(?:page|site)|home ?page|supplement|\bmaterials?\b"),
    )
)
"""Words that say what stands at an address."""
_PROMISED = re.compile(
    r"\b(?:will|shall|to|would) (?:\w+ )?(?:be(?! (?:found|seen))|release|publish|open|appear"
    r"|become|make|share|update)\b|\bcoming soon\b|\b(?:up)?on (?:acceptance|publication)"
    r"|\bafter (?:acceptance|publication)\b",
    re.IGNORECASE,
)
_CLAUSES = re.compile(r"(?:[,;]| and| while) (?=[^,;]*\b(?:is|are|can be) )")
PROMISED = "{} (announced)"
"""Label of an address at which there may be nothing yet."""
_NAMES = {
    "code": "Code", "data": "Data", "model": "Model", "demo": "Demo", "video": "Video",
    "project": "Project",
}  # fmt: skip
_FULL_STOP = re.compile(r"[.!?;]\s+(?=[\"“(]?[A-Z])")
_ENDS = re.compile(r"[.!?]\s*\Z")
_TELLS = re.compile(
    r"availab|releas|public|open|found|download|\bcodes?\b|project page|web ?site", re.IGNORECASE
)
"""A sentence that has ended before an address speaks of it if it has such a word."""
_POINTS_BACK = re.compile(r"\b(?:[Ii]t|[Tt]hem|[Tt]hey|[Tt]hese|[Tt]his)\b")
_FULL_VERSION = re.compile(
    r"\b(?:full|extended|long\w*|complete|preprint) (?:version|paper)|appendix|arxiv version",
    re.IGNORECASE,
)
_REPOSITORIES = wordset(
    "github.com gitlab.com bitbucket.org codeberg.org git.io anonymous.4open.science "
    "anon-github.automl.cc"
)
_SITES = (".github.io", ".gitlab.io", "sites.google.com")
_NEEDS_A_PATH = _REPOSITORIES | wordset(
    "sites.google.com youtu.be youtube.com huggingface.co bit.ly tinyurl.com goo.gl aka.ms "
    "drive.google.com doi.org"
)
_BLANK = re.compile(r"(?:^|/)(?:x{2,}|\.{2,}|anonymous)$", re.IGNORECASE)
"""What stands in place of an address yet to come."""
_ARCHIVES = re.compile(r"zenodo|figshare|dryad|dataverse|kaggle", re.IGNORECASE)
_PUBLISHERS = re.compile(
    r"dl\.acm|ieeexplore|springer|sciencedirect|openreview|aclanthology|aclweb|wiley|nature\.com"
    r"|papers\.n\w{0,5}ps|proceedings\.|semanticscholar|wikipedia"
)
_CUT_OFF = re.compile(r"\s+(?:~|[\w.~-]*/|\\)")
"""Behind an address that a space broke in two."""
_PASSAGE = 300
"""Characters before an address that may speak of it."""


def find(plain: str) -> tuple[Finding, ...]:
    """List the addresses of a plain abstract, each once, with what they lead to.

    What is only announced is labelled so. An address that names no page, or a
    work of others, is left out.
    """
    if not HINT.search(plain):
        return ()
    found: dict[str, Finding] = {}
    done = 0
    for match in re.finditer(ADDRESS, plain):
        passage = _passage(plain[done : match.start()])
        done = match.end()
        url = safe_url(trim(unescape_address(match["url"] or "")))
        if url.endswith(("/", "-", "_")) and _CUT_OFF.match(plain, done):
            continue
        if url and (kind := _kind(url, passage)):
            promised = kind in _NAMES and _PROMISED.search(_CLAUSES.split(passage)[-1])
            label = PROMISED.format(_NAMES[kind]) if promised else ""
            words = " ".join(f"{passage}{match[0]}".split())
            link = Finding(kind="link", value=url, detail=kind, label=label, words=words)
            found.setdefault(same(url), link)
    return tuple(found.values())


def same(url: str) -> str:
    """Return what two spellings of one address share."""
    bare = url.partition("://")[2].removeprefix("www.").rstrip("/").removesuffix(".git")
    return bare.partition("#")[0].lower()


def _passage(before: str) -> str:
    """Return the sentence that leads to an address; two, where it points back to data."""
    stops = [match.end() for match in _FULL_STOP.finditer(before)]
    last = before[stops[-1] :] if stops else before
    if _ENDS.search(last) and not _TELLS.search(last):
        return ""
    if len(stops) > 1 and not _said(last) and _POINTS_BACK.search(last):
        both = before[stops[-2] :]
        return both if _said(both) == ["data"] else last
    return last[-_PASSAGE:]


def _said(passage: str) -> list[str]:
    return [kind for kind, words in _SAID if words.search(passage)]


def _kind(url: str, passage: str) -> str:
    """Return the kind of a link by its host and by the words before it; "" to leave it out."""
    parts = urlsplit(url)
    host = (parts.hostname or "").removeprefix("www.")
    path = parts.path.strip("/")
    if (
        "." not in host
        or _BLANK.search(path)
        or (host in _NEEDS_A_PATH and not path)
        or _PUBLISHERS.search(host)
    ):
        return ""
    said = _said(passage)
    by_host = link_kind(url)
    if by_host in ("arxiv", "doi", "pdf"):
        return _of_text(by_host, url, passage, said)
    if by_host == "video":
        return "video"
    if host == "huggingface.co":
        return {"datasets": "data", "spaces": "demo"}.get(path.partition("/")[0], "model")
    return _of_place(host, said)


def _of_text(by_host: str, url: str, passage: str, said: list[str]) -> str:
    """Judge an address of a text: this paper's own, an archived data set, or others'."""
    if _ARCHIVES.search(url):
        return "code" if "code" in said and "data" not in said else "data"
    return by_host if _FULL_VERSION.search(passage) and by_host == "arxiv" else ""


def _of_place(host: str, said: list[str]) -> str:
    """Judge a repository, a project's site, or any other place."""
    if host in _REPOSITORIES:
        return said[0] if len(said) == 1 and said[0] != "project" else "code"
    if host.endswith(_SITES):
        return said[0] if said in (["data"], ["demo"]) else "project"
    if not said or {"video", "project", "demo"} & set(said[1:]):
        return "project"
    return said[0]
