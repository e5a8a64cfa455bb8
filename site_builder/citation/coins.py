"""COinS: a citation hidden in a list entry, for Zotero and its kin."""

from __future__ import annotations

from urllib.parse import urlencode

from site_builder.citation.page import is_citable
from site_builder.model import Paper
from site_builder.text import family_given


def coins(paper: Paper) -> str:
    """The `title` of a `Z3988` span: an OpenURL 1.0 context object in KEV form.

    "" for a paper without a true title and authors, which must not be cited
    by an invented one. Long lists of authors are cut to the first ten, as in
    the list itself; the paper's own page names all.
    """
    if not is_citable(paper):
        return ""
    pairs = [
        ("ctx_ver", "Z39.88-2004"),
        ("rft_val_fmt", "info:ofi/fmt:kev:mtx:book"),
        ("rft.genre", "proceeding"),
        ("rft.atitle", paper.title.plain),
        *((("rft.btitle", paper.venue),) if paper.venue else ()),
        *((("rft.date", str(paper.year)),) if paper.year else ()),
        *(("rft.au", family_given(author.name)) for author in paper.authors[:10]),
    ]
    return urlencode(pairs, safe=":/,")
