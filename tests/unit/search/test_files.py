"""The search's files: complete, harmless, the same for the same papers."""

import json
import re
from pathlib import Path

import numpy as np
import pytest
from lunr.builder import Builder

from site_builder import search
from site_builder.model import Tag
from site_builder.search import shards, vocabulary
from site_builder.search.documents import BOOSTS, WHOLE, texts
from site_builder.search.files import index_files
from site_builder.search.postings import STOP_WORDS, count
from site_builder.search.tokens import tokens
from tests.unit.search.reader import Bits

TAXONOMY = (Tag(slug="light", label="Light"), Tag(slug="lamps", label="Lamps", parent="light"))
CALL = re.compile(r'papershelf\.register\("(\w+)",(.*)\);\n', re.DOTALL)


def read(artifacts) -> dict[str, object]:
    """Data by path, digests left out."""
    found = {}
    for artifact in artifacts:
        call = CALL.fullmatch(artifact.body.decode())
        found[re.sub(r"\.[0-9a-f]{10}\.", ".", artifact.path)] = json.loads(call[2])
    return found


@pytest.fixture
def cat(make_paper, make_catalog):
    return make_catalog(
        make_paper("Lamps", tags=("lamps",), authors=("Ada Keeper",), venue="LightConf"),
        make_paper("Fog", year=2023, presentation="oral", title_from="abstract"),
        make_paper("Gone", status="withdrawn"),
        taxonomy=TAXONOMY,
    )


def test_the_manifest_tells_years_tags_and_how_words_are_weighed(cat) -> None:
    manifest = read(search.index(cat))["search/manifest.js"]

    assert {key: manifest[key] for key in ("version", "papers", "perFile", "vocabulary")} == {
        "version": 3,
        "papers": 2,
        "perFile": 48,
        "vocabulary": False,
    }
    assert manifest["years"] == [["2024", "2024", 1], ["2023", "2023", 1]]
    assert manifest["tags"] == [["light", "Light", 1], ["lamps", "Lamps", 1]]
    assert manifest["fields"] == [
        ["title", 1.0, 1.0, 0],
        ["authors", 2.0, 1.0, 2],
        ["tags", 0.5, 0.5, 0],
        ["venue", 0.5, 1.5, 2],
        ["abstract", 1.0, 2.0, 4],
    ]


def test_papers_are_shown_with_their_own_tags(cat) -> None:
    assert read(search.index(cat))["search/d/0.js"] == [
        [
            "papers/2024/lamps.html",
            "Lamps",
            ["Ada Keeper"],
            "LightConf 2024",
            [1],
            "We weigh lighthouses.",
            False,
        ],
        ["papers/2023/fog.html", "Fog", [], "2023 · oral", [], "We weigh lighthouses.", True],
    ]


def test_every_field_is_searched_and_stop_words_of_abstracts_are_not(cat) -> None:
    words, _ = read(search.index(cat))["search/t/0.js"]

    assert words == "02023 34 0ada 0fog 0keeper 0lamps 1ightconf 5houses 0weigh"


def test_the_page_is_told_which_words_abstracts_are_not_searched_for(cat) -> None:
    stops = read(search.index(cat))["search/manifest.js"]["stops"].split(" ")

    assert {"of", "the", "we"} <= set(stops)
    assert stops == sorted(stops)


def test_the_members_of_a_tag_include_those_below_it(cat) -> None:
    members = Bits.of(read(search.index(cat))["search/tags.js"])

    assert [members.gamma() - 1 for _ in ("light", "lamps")] == [1, 1]
    assert [members.rice(0) for _ in ("light", "lamps")] == [0, 0]


def test_many_papers_are_cut_into_files(make_paper, make_catalog) -> None:
    many = make_catalog(*(make_paper(f"Paper {number:02}") for number in range(49)))
    files = read(search.index(many))

    assert [len(files[f"search/d/{number}.js"]) for number in range(4)] == [16, 16, 16, 1]


def test_few_papers_share_a_file(make_paper, make_catalog) -> None:
    few = make_catalog(*(make_paper(f"Paper {number:02}") for number in range(48)))
    files = read(search.index(few))

    assert len(files["search/d/0.js"]) == 48


def test_words_have_files_of_their_own_where_lists_are_many(
    cat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(vocabulary, "FEW_LISTS", 0)
    files = read(search.index(cat))

    assert files["search/manifest.js"]["vocabulary"] is True
    assert files["search/words.js"] == ["", ""]
    assert files["search/v/0.js"][0].split(" ")[:3] == ["2023", "2024", "ada"]
    assert files["search/r/0.js"][0].split(" ")[:3] == ["3202", "4202", "ada"]
    assert files["search/v/0.js"][1] == "1 1 1 1 1 2 1 2 2"


def test_where_very_many_lists_begin_is_told_by_files_of_their_own(
    cat, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "POSTINGS", 2)
    flat = read(index_files(cat))["search/manifest.js"]
    files = read(index_files(cat, in_manifest=3, per_border=2))
    manifest = files["search/manifest.js"]
    parts = [
        files[f"search/b/{number}.js"] for number in range(len(manifest["borders"].split(" ")))
    ]

    assert flat["perBorder"] == 1
    assert manifest["perBorder"] == 2
    assert " ".join(parts) == flat["borders"]
    assert [part.split(" ")[0] for part in parts] == manifest["borders"].split(" ")


def test_a_script_cannot_end_the_script_it_stands_in(make_paper, make_catalog) -> None:
    hostile = make_catalog(make_paper("</script>\u2028", abstract="<!-- \u2029 __proto__"))
    bodies = [file.body.decode() for file in search.index(hostile)]

    assert [body for body in bodies if re.search("[<\u2028\u2029]", body)] == []


def test_names_change_with_content_only(make_paper, make_catalog) -> None:
    def paths(*titles: str) -> set[str]:
        papers = (make_paper(title) for title in titles)
        return {file.path for file in search.index(make_catalog(*papers))}

    assert paths("A", "B") == paths("B", "A")
    assert paths("A", "B") & paths("A", "C") == {"search/manifest.js"}


def test_an_empty_catalogue_has_a_manifest_all_the_same(make_catalog) -> None:
    files = read(search.index(make_catalog()))

    assert sorted(files) == ["search/manifest.js", "search/tags.js"]
    assert files["search/manifest.js"]["papers"] == 0


PAPERS = (
    ("Lamps that learn in-context", "Ada Keeper", 2024, "light",
     "We show that lamps learn learning rules from the context they are lit in."),
    ("Counting gulls from a moving mast", "Björn Ström", 2024, "birds",
     "Gulls are counted from a mast that moves; images give the count."),
    ("Images of fog", "Ada Keeper, Björn Ström", 2024, "",
     "An image of fog is no image at all: fog images are grey."),
    ("α-fog and the first lamp", "", 2023, "light",
     "β-VAE models of fog with GPT-4."),
    ("图神经网络 for lighthouses", "Zoë Łukasiewicz", 2023, "",
     "Lighthouses form a graph; graphs of lighthouses learn."),
    ("A model of models", "C. Keeper", None, "light",
     "Model after model models the lamp."),
)  # fmt: skip
GOLDEN = Path(__file__).parents[2] / "golden" / "search.json"


@pytest.fixture
def told(make_paper, make_catalog):
    papers = [
        make_paper(
            title,
            id=f"paper-{number}",
            path=f"papers/{year}/{number}.md",
            authors=tuple(filter(None, authors.split(", "))),
            year=year,
            tags=(tag,) if tag else (),
            abstract=abstract,
        )
        for number, (title, authors, year, tag, abstract) in enumerate(PAPERS)
    ]
    tags = (Tag(slug="light", label="Light"), Tag(slug="birds", label="Birds"))
    return make_catalog(*papers, taxonomy=tags)


@pytest.mark.parametrize(
    ("golden", "sizes"),
    [("search", (4, 30)), ("search-words", (0, 30)), ("search-borders", (0, 5))],
)
def test_the_browser_is_tested_with_what_is_written(
    golden: str, sizes: tuple[int, int], told, monkeypatch, request
) -> None:
    monkeypatch.setattr(vocabulary, "FEW_LISTS", sizes[0])
    monkeypatch.setattr(shards, "POSTINGS", sizes[1])
    files = index_files(told, in_manifest=4, per_border=3)
    actual = {"files": read(files), "lunr": whole(told)}
    path = GOLDEN.with_stem(golden)
    if request.config.getoption("--update-golden"):
        path.write_text(by_line(actual), "utf-8")

    assert json.loads(path.read_text("utf-8")) == json.loads(json.dumps(actual))


def by_line(found: dict[str, dict[str, object]]) -> str:
    """JSON with a file, or a part of the index, to a line."""
    parts = {
        name: ",\n".join(
            f"{json.dumps(key)}: {json.dumps(part[key], ensure_ascii=False)}"
            for key in sorted(part)
        )
        for name, part in found.items()
    }
    return "{" + ",\n".join(f'"{name}": {{\n{body}\n}}' for name, body in parts.items()) + "}\n"


def whole(cat) -> dict[str, object]:
    """The index as lunr.py builds it, with lengths in the steps that the files have them in."""
    builder = Builder()
    for name, boost in BOOSTS.items():
        builder.field(name, boost)
    labels = {group.slug: group.label for group in cat.tags}
    documents = [texts(paper, [labels[tag] for tag in paper.tags]) for paper in cat.papers]
    counted = count(documents, BOOSTS, WHOLE)
    for number, document in enumerate(documents):
        words = {name: [t for text in document[name] for t in tokens(text)] for name in BOOSTS}
        words["abstract"] = [word for word in words["abstract"] if word not in STOP_WORDS]
        builder.add({"id": number, **words})
    for ref, length in builder.field_lengths.items():
        steps = shards.steps(np.array([length]))
        builder.field_lengths[ref] = 2 ** (int(steps[0]) / 4)
    builder.average_field_length = {
        name: float(np.mean(field.lengths)) for name, field in counted.fields.items()
    }
    builder._calculate_average_field_lengths = lambda: None
    serialised = json.loads(json.dumps(builder.build().serialize()))
    serialised["invertedIndex"].sort(key=lambda pair: pair[0].encode("utf-16-be"))
    return serialised
