"""PageSpec → Artifact, by its template."""

from __future__ import annotations

import re
import traceback
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import jinja2
from markupsafe import Markup, escape

from site_builder import urls
from site_builder.catalog import count_trends
from site_builder.config import MenuItem, Site
from site_builder.errors import TemplateError
from site_builder.language import Words
from site_builder.model import Artifact, Catalog, PageSpec
from site_builder.render.trends import has_trends
from site_builder.render.views import LinkView, SiteView
from site_builder.text import notes_html, slugify

_ADDRESS = re.compile(r'(?<= )(href|src)="([^"#?/:][^":]*)"')
"""Of a file of the site, in HTML that `notes_html` wrote."""
USUAL = ("years", "tags", "venues", "authors", "names", "map", "trends")
"""The menu of a catalogue that has none of its own; the footer leads to about.html."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Renderer:
    """Turns a `PageSpec` into its page; a value that worker processes can share."""

    templates: tuple[Path, ...]
    """Folders to look in: a catalogue's own before the built-in one."""
    site: SiteView

    def __call__(self, spec: PageSpec) -> Artifact:
        """Render one page; `TemplateError` names template and line."""
        try:
            template = _environment(self.templates, self.site.words).get_template(spec.template)
            url = partial(_link, spec.path)
            html = template.render(
                site=self.site, page=spec.view, url=url, placed=partial(_placed, url)
            )
        except jinja2.TemplateError as error:
            raise TemplateError(
                f"{error.message or error} while rendering {spec.path}",
                where=_place(error, spec.template),
                hint="site_builder/render/views.py lists what a template can use.",
            ) from error
        return Artifact(path=spec.path, body=html.encode())


def navigation(site: Site, catalog: Catalog) -> Iterator[LinkView]:
    """The menu: the usual one, or the catalogue's own, without pages that are not there."""
    doors = doorways(site, catalog)
    for item in site.menu or map(_usual, USUAL):
        if item.target not in doors:
            yield LinkView(label=item.label, href=item.target)
        elif there := doors[item.target]:
            yield LinkView(label=item.label or there.label, href=there.href)


def _usual(name: str) -> MenuItem:
    return MenuItem(target=name)


def doorways(site: Site, catalog: Catalog) -> dict[str, LinkView | None]:
    """Links to the pages of `DOORS`; None for one that is not there."""
    say = site.words.say
    trends = "trends" not in site.without and has_trends(count_trends(catalog))
    found = {
        "years": (say("Years"), urls.YEARS, True),
        "tags": (say("Tags"), urls.TAGS, catalog.tags),
        "venues": (say("Venues"), urls.VENUES, catalog.venues[1:]),
        "programme": (say("Programme"), urls.PROGRAMME, catalog.programme),
        "authors": (say("Authors"), urls.AUTHORS, catalog.authors),
        "names": (say("Names"), urls.NAMES, catalog.glossary),
        "map": (say("Map"), urls.MAP, catalog.derived.layout.points),
        "trends": (say("Trends"), urls.TRENDS, trends),
        "changes": (say("Changes"), urls.CHANGES, "changes" not in site.without),
        "search": (say("Search"), urls.SEARCH, True),
        "list": (say("Reading list"), urls.READING_LIST, True),
        "about": (say("About"), urls.ABOUT, True),
    }
    return {
        name: LinkView(label=label, href=href) if there else None
        for name, (label, href, there) in found.items()
    }


def site_view(site: Site, catalog: Catalog, assets: Mapping[str, str]) -> SiteView:
    """What every page shares; `assets` maps plain names to hashed paths."""
    return SiteView(
        title=site.title,
        id=slugify(site.title),
        description=site.description,
        language=site.language,
        attribution=site.attribution,
        repository=site.repository,
        logo=site.logo,
        card=urls.absolute(site.card, site.site_url) if site.card and site.site_url else "",
        footer=Markup(notes_html(site.footer)),
        without=site.without,
        navigation=tuple(navigation(site, catalog)),
        assets=assets,
        words=site.words,
        base=urlsplit(urls.absolute(urls.HOME, site.site_url)).path if site.site_url else "",
    )


def _link(page: str, target: str) -> str:
    """A link from `page`: relative inside the site, as it is to another."""
    return target if ":" in target.partition("/")[0] else urls.relative(target, page)


def _placed(url: Callable[[str], str], html: str) -> Markup:
    """Turn links that hold at the site's root into links from the page."""
    return Markup(_ADDRESS.sub(lambda found: f'{found[1]}="{url(found[2])}"', html))


@lru_cache(maxsize=4)
def _environment(folders: tuple[Path, ...], words: Words) -> jinja2.Environment:
    environment = jinja2.Environment(
        loader=jinja2.FileSystemLoader(folders),
        autoescape=True,
        undefined=jinja2.StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
    )
    environment.globals |= {
        "_": _safe(words.say),
        "count": _safe(words.count),
        "number": words.number,
    }
    environment.policies["json.dumps_kwargs"] = {"sort_keys": True, "separators": (",", ":")}
    return environment


def _safe(say: Callable[..., str]) -> Callable[..., Markup]:
    """Let values of a phrase be markup, such as links: all else is escaped."""

    def said(*given: Any, **values: Any) -> Markup:
        kept = {name: f"{{{name}}}" for name in values}
        return Markup(escape(say(*given, **kept))).format(**values)

    return said


def _place(error: jinja2.TemplateError, template: str) -> str:
    """`file:line` of the innermost template that the error passed through."""
    if isinstance(error, jinja2.TemplateSyntaxError):
        return f"{error.filename or error.name}:{error.lineno}"
    frames = traceback.extract_tb(error.__traceback__)
    inner = (frame for frame in reversed(frames) if not frame.filename.endswith(".py"))
    return next((f"{frame.filename}:{frame.lineno}" for frame in inner), template)
