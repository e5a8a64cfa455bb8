"""The search's files: complete, harmless, the same for the same papers."""

import json
import re

import pytest

from site_builder import search
from site_builder.model import Tag

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


def test_the_manifest_tells_years_tags_and_the_index(cat) -> None:
    files = list(search.index(cat))
    manifest = read(files)["search/manifest.js"]
    index = next(file.path for file in files if "index" in file.path)

    assert manifest == {
        "version": 1,
        "papers": 2,
        "perFile": 16,
        "index": index.removeprefix("search/"),
        "years": [["2024", "2024", 1], ["2023", "2023", 1]],
        "tags": [["light", "Light", 1], ["lamps", "Lamps", 1]],
    }


def test_papers_are_shown_with_their_own_tags(cat) -> None:
    assert read(search.index(cat))["search/papers/0.js"] == [
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
    terms = read(search.index(cat))["search/index.js"]["terms"].split(" ")

    assert terms == ["2023", "2024", "ada", "fog", "keeper", "lamps", "lightconf", *terms[7:]]
    assert terms[7:] == ["lighthouses", "weigh"]


def test_the_index_tells_the_words_that_abstracts_are_not_searched_for(cat) -> None:
    stops = read(search.index(cat))["search/index.js"]["stops"].split(" ")

    assert {"of", "the", "we"} <= set(stops)
    assert stops == sorted(stops)


def test_the_members_of_a_tag_include_those_below_it(cat) -> None:
    assert read(search.index(cat))["search/index.js"]["tags"] == [[1], [1]]


def test_many_papers_are_cut_into_files(make_paper, make_catalog) -> None:
    many = make_catalog(*(make_paper(f"Paper {number:02}") for number in range(33)))
    files = read(search.index(many))

    assert [len(files[f"search/papers/{number}.js"]) for number in range(3)] == [16, 16, 1]


def test_a_script_cannot_end_the_script_it_stands_in(make_paper, make_catalog) -> None:
    hostile = make_catalog(make_paper("</script>\u2028", abstract="<!-- \u2029 __proto__"))
    bodies = [file.body.decode() for file in search.index(hostile)]

    assert [body for body in bodies if re.search("[<\u2028\u2029]", body)] == []


def test_names_change_with_content_only(make_paper, make_catalog) -> None:
    def paths(*titles: str) -> set[str]:
        papers = (make_paper(title) for title in titles)
        return {file.path for file in search.index(make_catalog(*papers))}

    assert paths("A", "B") == paths("B", "A")
    assert len(paths("A", "B") & paths("A", "C")) == 1


def test_an_empty_catalogue_has_an_index_all_the_same(make_catalog) -> None:
    files = read(search.index(make_catalog()))

    assert files["search/manifest.js"]["papers"] == 0
    assert files["search/index.js"]["terms"] == ""
