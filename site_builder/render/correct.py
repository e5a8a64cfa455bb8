"""correct.html"""

from __future__ import annotations

from site_builder import urls
from site_builder.fields import LINK_KINDS
from site_builder.model import PageSpec
from site_builder.render.head import head
from site_builder.render.shelf import Shelf
from site_builder.render.views import CorrectView
from site_builder.render.wording import LINK_LABELS


def correct(shelf: Shelf) -> PageSpec:
    """The form for corrections; the paper comes from its address, in the browser."""
    catalog = shelf.catalog
    tags = {group.slug: group.label for group in catalog.tags}
    tags |= {tag.slug: tag.label for tag in catalog.taxonomy}
    papers = sum(paper.status == "published" for paper in catalog.papers)
    view = CorrectView(
        head=head(urls.CORRECT, shelf.say("Suggest a correction"), shelf, indexed=False),
        tags=tuple(sorted(tags.items(), key=lambda tag: (tag[1].casefold(), tag[0]))),
        kinds=tuple((kind, shelf.say(LINK_LABELS[kind])) for kind in LINK_KINDS),
        digits=urls.spread(papers),
    )
    return PageSpec(path=urls.CORRECT, template="pages/correct.html", view=view, indexed=False)
