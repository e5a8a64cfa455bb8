"""The main job, in the order it runs: abstracts in, a site out."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from site_builder import (
    assets,
    catalog,
    checks,
    exports,
    importers,
    language,
    render,
    search,
    store,
    text,
    understanding,
)
from site_builder.config import Config, Site
from site_builder.engine import Engine, Output, Report
from site_builder.errors import Problem
from site_builder.model import (
    Artifact,
    Catalog,
    Derived,
    Draft,
    Layout,
    Page,
    Paper,
    Record,
    Related,
    Statistics,
    Tag,
)

Neighbours = dict[str, tuple[Related, ...]]
Artifacts = tuple[Artifact, ...]
Words = dict[str, tuple[str, ...]]


def import_sources(config: Config, engine: Engine) -> store.ImportReport:
    """Make paper files of the sources, then find each paper's neighbours."""
    paths = config.paths
    read_fact = partial(importers.read, root=paths.content, year=None)
    facts = engine.gather(read_fact, importers.find(paths.metadata))
    attached = importers.attach(read_sources(config, engine), facts)
    taxonomy = store.read_taxonomy(paths.taxonomy)
    macros = text.read_macros(config.site.macros)
    tagger = understanding.compile_taxonomy(taxonomy)
    draft = partial(understanding.draft, taxonomy=tagger, macros=macros)
    salt = (taxonomy, macros)
    drafts = engine.map(draft, attached.records, stage="Abstracts", kind=Draft, salt=salt)
    files = engine.load(store.find(paths.papers), paths.content)
    ledger = store.read_ledger(paths.ledger)
    changes = store.reconcile(drafts, files, ledger, today=config.today, restore=config.restore)
    engine.warn(*attached.problems, *changes.problems)
    found = store.write_problems((*attached.problems, *changes.problems))
    engine.write(changes.artifacts, paths.content)
    engine.write([Artifact(path=store.PROBLEMS, body=found)], paths.content)
    papers = catalog.rename_tags(load_papers(config, engine), taxonomy)
    engine.write(derive(papers, taxonomy, tagger, config, engine), paths.content)
    return replace(changes.report, matches=attached.matches)


def derive(
    papers: Sequence[Paper],
    taxonomy: tuple[Tag, ...],
    tagger: understanding.Tagger,
    config: Config,
    engine: Engine,
) -> Artifacts:
    """What only the whole catalogue tells: neighbours, the map; and why papers bear their tags."""
    gists = [(p.id, _gist(p), p.tags) for p in papers]
    related = engine.once(
        understanding.related, gists, stage="Neighbours", kind=Neighbours, key=gists
    )
    before = store.read_layout(config.paths.layout)
    lay_out = partial(understanding.lay_out, taxonomy=taxonomy, before=before)
    layout = engine.once(lay_out, gists, stage="Map", kind=Layout, key=(gists, taxonomy, before))
    speaking = partial(understanding.evidence, tagger=tagger)
    said = [understanding.said(paper) for paper in papers]
    found = engine.map(speaking, said, stage="Evidence", kind=Words, salt=taxonomy)
    evidence = dict(zip((paper.id for paper in papers), found, strict=True))
    dated = [(p.id, p.year, _gist(p)) for p in papers if p.year and p.status == "published"]
    statistics = engine.once(
        understanding.count_terms, dated, stage="Statistics", kind=Statistics, key=dated
    )
    return (
        Artifact(path=store.RELATED, body=store.write_related(related)),
        Artifact(path=store.LAYOUT, body=store.write_layout(layout)),
        Artifact(path=store.EVIDENCE, body=store.write_evidence(evidence)),
        Artifact(path=store.STATISTICS, body=store.write_statistics(statistics)),
    )


def _gist(paper: Paper) -> str:
    return f"{paper.title.plain}\n{paper.abstract.plain}"


def read_sources(config: Config, engine: Engine) -> list[Record]:
    """What the sources say of each paper."""
    read = partial(importers.read, root=config.paths.content, year=config.year)
    return engine.gather(read, importers.find(config.paths.abstracts))


def load_papers(config: Config, engine: Engine) -> list[Paper]:
    """The papers of the paper files, their text set for reading."""
    paths = config.paths
    macros = text.read_macros(config.site.macros)
    read = partial(store.read_paper, render_math=engine.render_math, macros=macros)
    found = store.find(paths.papers)
    return engine.read(read, found, paths.content, stage="Papers", kind=Paper, salt=macros)


def load_catalog(config: Config, engine: Engine) -> Catalog:
    """Everything there is to show, grouped and in order."""
    paths = config.paths
    lines = store.source_lines(read_sources(config, engine))
    papers = [store.with_source_line(paper, lines) for paper in load_papers(config, engine)]
    found = store.find(paths.pages)
    pages = engine.read(store.read_page, found, paths.pages, stage="Pages", kind=Page)
    derived = Derived(
        related=store.read_related(paths.related),
        layout=store.read_layout(paths.layout),
        evidence=store.read_evidence(paths.evidence),
        statistics=store.read_statistics(paths.statistics),
    )
    taxonomy = store.read_taxonomy(paths.taxonomy)
    engine.warn(*catalog.former_tags(papers, taxonomy))
    cat = catalog.build(papers, derived=derived, taxonomy=taxonomy, pages=tuple(pages))
    return catalog.without(cat, config.site.without)


def make_site(
    cat: Catalog, config: Config, engine: Engine, *, problems: Sequence[Problem]
) -> Iterator[Output]:
    """Every file of the site; one of its pages tells the problems."""
    paths, site = config.paths, config.site
    bundle = assets.bundle(
        paths.static,
        site,
        bundler=bundler(site, engine),
        minify=engine.minify,
        package=engine.package,
        font=formula_font(cat, engine),
    )
    shared = render.site_view(site, cat, bundle.hrefs)
    renderer = render.Renderer(templates=paths.templates, site=shared)
    plan = render.Plan(cat, site, problems=tuple(problems))
    yield from bundle.artifacts
    yield from assets.media(paths.content)
    yield from engine.produce(renderer, plan, folders=paths.templates)
    engine.warn(*plan.dead_ends())
    yield from engine.once(
        search.index, cat, stage="Search", kind=Artifacts, key=(cat.papers, cat.taxonomy)
    )
    yield from engine.once(
        partial(render.entries, site=site),
        cat,
        stage="Entries",
        kind=Artifacts,
        key=(cat.papers, cat.derived, cat.taxonomy, site.site_url),
    )
    yield from render.trends_data(cat, site)
    yield from render.map_data(cat)
    yield from exports.export_all(cat, site, plan.indexed)


def lasting(
    cat: Catalog, config: Config, engine: Engine, found: Sequence[Problem]
) -> list[Problem]:
    """What a build `found`, what the last import did, and what is doubtful in the texts."""
    others = (*store.read_problems(config.paths.problems), *checks.texts(cat.papers))
    return sorted({*found, *engine.graded(others)})


def bundler(site: Site, engine: Engine) -> assets.Bundler:
    """Bundles scripts that speak the catalogue's language."""
    speak = partial(language.put_into, words=site.words)
    return partial(engine.bundle, prepare=speak, salt=site.words)


def formula_font(cat: Catalog, engine: Engine) -> bytes:
    """A font with the letters of the catalogue's formulas; b"" when it has none."""
    letters = assets.formula_letters(cat)
    if not letters:
        return b""
    whole = (engine.package(assets.FONT_PACKAGE) / assets.FONT_FILE).read_bytes()
    source = (whole, letters)
    return engine.once(assets.formula_font, source, stage="Font", kind=bytes, key=source)


def build(config: Config, engine: Engine) -> Report:
    """Build the site of the paper files."""
    before = len(engine.problems)
    cat = load_catalog(config, engine)
    engine.warn(*store.without_words(config.site.language, config.site.words))
    engine.warn(*catalog.check(cat))
    problems = lasting(cat, config, engine, engine.problems[before:])
    return engine.publish(make_site(cat, config, engine, problems=problems))
